import type { Malformed } from "../contract/answer";
import type { Phrases, Sayings } from "../contract/phrases";
import type { Fault, Message, SaidFault, Unread } from "../contract/request";
import type en from "./grammar/en.json";
import { joinItems } from "./items";
import { wordFor } from "./sentence";
import { fill, namesIn } from "./template";

/** Ids of the kernel's own messages. */
export type KernelMessage = keyof (typeof en)["faults"];

/** The code of an id: `FIELD_UNKNOWN` of `FIELD_UNKNOWN/path`. */
export function codeOfMessage(id: string): string {
  return id.split("/", 1)[0]!;
}

/** A fault with the message of an id. */
export function faultAt<I extends string = KernelMessage>(
  id: NoInfer<I>,
  pointer: string,
  values: Message["values"] = {},
): Fault {
  return { code: codeOfMessage(id), pointer, message: { id, values } };
}

/** An answer with the sentences of its faults, in these words. An answer without faults stays as it is. */
export function sayAnswer<A extends object>(answer: A, sayings: Sayings): Said<A> {
  if (!("faults" in answer)) return answer as Said<A>;
  const faults = (answer.faults as readonly (Fault | SaidFault)[]).map((fault) => sayFault(fault, sayings));
  return { ...answer, faults } as unknown as Said<A>;
}

/** Answers of which those that cannot be read have sentences. */
export type Said<A> = Exclude<A, Unread> | (Extract<A, Unread> extends never ? never : Malformed);

/** A fault with its sentence in these words. One that has its sentence stays as it is. */
export function sayFault(fault: Fault | SaidFault, sayings: Sayings): SaidFault {
  const { code, pointer, message } = fault;
  return { code, pointer, message: typeof message === "string" ? message : sayMessage(message, sayings) };
}

/** The sentence of a message. With the words of a language, the codes of a game among its values are in words too. */
export function sayMessage({ id, values = {}, hasCodes = false }: Message, sayings: Sayings): string {
  const template = sayings.faults[id] ?? id;
  const texts = namesIn(template).map((path) => [path, sayValue(valueAt(values, path), path, hasCodes, sayings)]);
  return fill(template, Object.fromEntries(texts));
}

/** The value at a path such as `state.boat.type`. */
function valueAt(values: object, path: string): unknown {
  if (path in values) return (values as Readonly<Record<string, unknown>>)[path];
  return path.split(".").reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], values);
}

function sayValue(value: unknown, path: string, hasCodes: boolean, sayings: Sayings): string {
  const forms = "words" in sayings ? (sayings as Phrases).forms : undefined;
  if (isMessage(value)) return sayMessage(value, sayings);
  if (isAlternative(value)) {
    const texts = value.or.map((each) => sayValue(each, path, hasCodes, sayings));
    return joinItems(texts, forms?.or ?? " or ", forms);
  }
  if (!hasCodes || forms === undefined) {
    return Array.isArray(value) ? joinItems(value.map(String), ", ", forms) : String(value);
  }
  const name = path.split(".").at(-1)!;
  return wordFor(value, sayings as Phrases, name, name.toUpperCase());
}

/** True for values of which the message means any one. */
function isAlternative(value: unknown): value is { readonly or: readonly unknown[] } {
  return typeof value === "object" && value !== null && "or" in value && Array.isArray(value.or);
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value;
}
