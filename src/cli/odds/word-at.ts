import type { Phrases } from "../../core/contract/phrases";
import { tokensOf } from "../../core/json/pointer";
import { wordFor } from "../../core/text/sentence";

/** Formats the value at a pointer. The last name of the pointer selects its word. */
export function wordAt(place: string, value: unknown, phrases: Phrases): string {
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return wordFor(value, phrases, tokensOf(place).findLast((token) => !/^(\d+|\*)$/.test(token)) ?? place) || "-";
}
