import type { AnyOperation } from "../contract/operation";
import type { Fault, Request } from "../contract/request";
import { pointerTo, replaceAt, valuesAt } from "../json/pointer";
import { faultAt } from "../text/message";
import { isTypedText, normalizeText, TYPED_TEXT_CODE } from "../text/typed-text";
import { FAULT_LIMIT } from "./fault";

/**
 * Returns the faults of texts that people cannot type on purpose. Codes never have such faults, so all texts are
 * checked alike.
 */
export function textFaults(value: unknown, root: string): readonly Fault[] {
  // Nearly every value has no faults, and a search without pointers takes a third of the time.
  if (hasTypedTexts(value)) return NO_FAULTS;
  const faults: Fault[] = [];
  addTextFaults(value, root, faults);
  return faults.slice(0, FAULT_LIMIT);
}

/** True if people can type every text in a value. */
function hasTypedTexts(value: unknown): boolean {
  if (typeof value === "string") return isPlain(value) || isTypedText(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) if (!hasTypedTexts(value[index])) return false;
    return true;
  }
  for (const name in value) if (!hasTypedTexts((value as Record<string, unknown>)[name])) return false;
  return true;
}

function addTextFaults(value: unknown, pointer: string, faults: Fault[]): void {
  if (typeof value === "string") {
    if (!isPlain(value) && !isTypedText(value)) faults.push(faultAt(TYPED_TEXT_CODE, pointer));
  } else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (typeof item === "string" || typeof item === "object") addTextFaults(item, pointerTo(pointer, [name]), faults);
    }
  }
}

/** True for an empty text, and for printable ASCII that begins with a visible character. Nearly all texts pass. */
function isPlain(text: string): boolean {
  return text === "" || PLAIN.test(text);
}

const PLAIN = /^[!-~][ -~]*$/;

/** An input with normalized texts, and the faults of texts that people cannot type on purpose. */
export interface NormalizedInput {
  readonly input: unknown;
  readonly faults: readonly Fault[];
}

/** Normalizes the texts of an input. An input from a stored game stays unchanged. */
export function normalizeTexts(
  { texts = [] }: Pick<AnyOperation, "texts">,
  { input, storedPart }: Pick<Request, "input" | "storedPart">,
): NormalizedInput {
  if (texts.length === 0 || storedPart === "ALL") return { input, faults: NO_FAULTS };
  const faults: Fault[] = [];
  let typed = input;
  for (const { pointer, value } of texts.flatMap((pattern) => valuesAt(input, pattern))) {
    // The schema rejects an empty text.
    if (typeof value !== "string" || value === "") continue;
    const text = normalizeText(value);
    if (!isTypedText(text)) faults.push(faultAt(TYPED_TEXT_CODE, `/input${pointer}`));
    else if (text !== value) typed = replaceAt(typed, pointer, text);
  }
  return { input: typed, faults: faults.slice(0, FAULT_LIMIT) };
}

const NO_FAULTS: readonly Fault[] = [];
