import { isShared } from "../../core/operation/decisions";

/** Decisions that answers share, as they were written the first time. */
const written = new WeakMap<object, string>();

/** An answer as JSON.stringify writes it. Decisions it shares with other answers are written once. */
export function jsonText(answer: unknown): string {
  const { decisions } = (answer ?? {}) as { readonly decisions?: unknown };
  if (!Array.isArray(decisions)) return JSON.stringify(answer);
  let text = "";
  for (const [name, value] of Object.entries(answer as object)) {
    const member = value === decisions ? listText(decisions) : JSON.stringify(value);
    if (member !== undefined) text += `${text === "" ? "{" : ","}${JSON.stringify(name)}:${member}`;
  }
  return `${text}}`;
}

function listText(items: readonly unknown[]): string {
  let text = "[";
  for (const [index, item] of items.entries()) text += `${index === 0 ? "" : ","}${itemText(item)}`;
  return `${text}]`;
}

function itemText(item: unknown): string {
  const known = typeof item === "object" && item !== null ? written.get(item) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(item) ?? "null";
  if (isShared(item)) written.set(item, text);
  return text;
}
