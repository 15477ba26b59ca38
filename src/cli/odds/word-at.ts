import { tokensOf } from "../../core/audit/pointer";
import type { Phrases } from "../../core/contract/phrases";
import { wordFor } from "../../core/text/sentence";

/** What stands at a place, in words where they say all of it: by the last name of the pointer, as `words` has it. */
export function wordAt(place: string, value: unknown, phrases: Phrases): string {
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return wordFor(value, phrases, tokensOf(place).findLast((token) => !/^(\d+|\*)$/.test(token)) ?? place) || "-";
}
