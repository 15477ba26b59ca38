import type { Phrases } from "../contract/phrases";
import type { Fault } from "../contract/request";
import { joinItems } from "./items";
import { wordFor } from "./sentence";
import { fill } from "./template";

/** A sentence as it stands in English, by which other languages have theirs, and what fills its braces: values, other such sentences, or `or` with values of which any may be meant. */
export interface Said {
  readonly sentence: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** True where the values are codes of the game, which a language has words for. */
  readonly codes?: boolean;
}

/** What the sentences of faults are made of: beside them, since a fault is plain JSON to whoever reads an answer. */
const sayings = new WeakMap<Fault, Said>();

/** A fault whose sentence stands in the catalogues of the other languages, so that each can say it. */
export function wordedFault(code: string, pointer: string, said: Said): Fault {
  const fault = { code, pointer, message: sayFault(said) };
  sayings.set(fault, said);
  return fault;
}

/** The same, of a sentence and what fills its braces. */
export function faultAt(code: string, pointer: string, sentence: string, values: Said["values"] = {}): Fault {
  return wordedFault(code, pointer, { sentence, values });
}

/** A fault at another place, or under another code. */
export function movedFault(fault: Fault, to: Partial<Pick<Fault, "code" | "pointer">>): Fault {
  const moved = { ...fault, ...to };
  const said = sayings.get(fault);
  if (said !== undefined) sayings.set(moved, said);
  return moved;
}

/** An answer whose faults are said in the words of a language, where there is one; any other as it is. */
export function inWords<A extends object>(answer: A, phrases: Phrases | undefined): A {
  if (phrases === undefined || !("faults" in answer)) return answer;
  const faults = (answer.faults as readonly Fault[]).map((fault) => wordedIn(fault, phrases));
  return { ...answer, faults };
}

/** A fault in the words of a language. */
function wordedIn(fault: Fault, phrases: Phrases): Fault {
  const said = sayings.get(fault);
  return said === undefined ? fault : { ...fault, message: sayFault(said, phrases) };
}

/** The sentence filled in: in English with values as they stand, or in a language. */
export function sayFault({ sentence, values = {}, codes = false }: Said, phrases?: Phrases): string {
  const template = phrases?.faultSentences[sentence] ?? sentence;
  const texts = Object.entries(values).map(([name, value]) => [name, valueText(value, name, codes, phrases)]);
  return fill(template, Object.fromEntries(texts));
}

function valueText(value: unknown, path: string, codes: boolean, phrases: Phrases | undefined): string {
  if (isSaid(value)) return sayFault(value, phrases);
  if (isEither(value)) {
    const texts = value.or.map((each) => valueText(each, path, codes, phrases));
    return joinItems(texts, phrases?.forms.or ?? " or ", phrases?.forms);
  }
  if (!codes || phrases === undefined) {
    return Array.isArray(value) ? joinItems(value.map(String), ", ", phrases?.forms) : String(value);
  }
  const name = path.split(".").at(-1)!;
  return wordFor(value, phrases, name, name.toUpperCase());
}

/** True for values of which any may be meant. */
function isEither(value: unknown): value is { readonly or: readonly unknown[] } {
  return typeof value === "object" && value !== null && "or" in value && Array.isArray(value.or);
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "sentence" in value;
}
