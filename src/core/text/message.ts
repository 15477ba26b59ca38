import type { MessageTemplates, Phrases } from "../contract/phrases";
import type { Fault, InvalidRequest, LocalizedFault, Malformed, Message } from "../contract/request";
import type en from "./grammar/en.json";
import { joinAlternatives, joinItems, joiningForms } from "./items";
import { nameFor } from "./sentence";
import { fill, namesIn } from "./template";

/** Ids of the kernel's own messages. */
export type KernelMessage = keyof (typeof en)["faults"];

/** Returns the code of a message id: `FIELD_UNKNOWN` of `FIELD_UNKNOWN/path`. */
export function codeOfMessage(id: string): string {
  return id.split("/", 1)[0]!;
}

/** Returns a fault with the message of an id. */
export function faultAt<I extends string = KernelMessage>(
  id: NoInfer<I>,
  pointer: string,
  values: Message["values"] = {},
): Fault {
  return { code: codeOfMessage(id), pointer, message: { id, values } };
}

/** Formats the faults of an answer. Returns an answer without faults unchanged. */
export function formatAnswer<A extends object>(answer: A, templates: MessageTemplates): Localized<A> {
  if (!("faults" in answer)) return answer as Localized<A>;
  const faults = (answer.faults as readonly (Fault | LocalizedFault)[]).map((fault) => formatFault(fault, templates));
  return { ...answer, faults } as unknown as Localized<A>;
}

/** An answer whose faults are formatted. */
export type Localized<A> = Exclude<A, InvalidRequest> | (Extract<A, InvalidRequest> extends never ? never : Malformed);

/** Formats the message of a fault. Returns an already formatted fault unchanged. */
export function formatFault(fault: Fault | LocalizedFault, templates: MessageTemplates): LocalizedFault {
  const { code, pointer, message } = fault;
  return { code, pointer, message: typeof message === "string" ? message : formatMessage(message, templates) };
}

/**
 * Formats a message, whose values are any data of a request or a snapshot. They stay as they were sent, unless the
 * message has codes and the phrases of a language replace them by words. For the reasons of rules, see `formatReason`.
 */
export function formatMessage(
  { id, values = {}, hasCodes = false }: Message,
  templates: MessageTemplates | Phrases,
): string {
  const template = templates.faults[id] ?? id;
  const texts = namesIn(template).map((path) => [
    path,
    formatValue(valueAtPath(values, path), path, hasCodes, templates),
  ]);
  return fill(template, Object.fromEntries(texts));
}

/** Returns the value at a path such as `state.boat.type`. */
function valueAtPath(values: object, path: string): unknown {
  if (path in values) return (values as Readonly<Record<string, unknown>>)[path];
  return path.split(".").reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], values);
}

function formatValue(value: unknown, path: string, hasCodes: boolean, templates: MessageTemplates | Phrases): string {
  const forms = joiningForms(templates);
  if (isMessage(value)) return formatMessage(value, templates);
  if (isAlternative(value)) {
    const texts = value.or.map((each) => formatValue(each, path, hasCodes, templates));
    return joinAlternatives(texts, forms);
  }
  if (hasCodes && "words" in templates) {
    const name = path.split(".").at(-1)!;
    return nameFor(value, templates, name, name.toUpperCase());
  }
  return Array.isArray(value) ? joinItems(value.map(String), forms.separator, forms) : String(value);
}

/** True for alternatives, of which the message means any one. */
function isAlternative(value: unknown): value is { readonly or: readonly unknown[] } {
  return typeof value === "object" && value !== null && "or" in value && Array.isArray(value.or);
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value;
}
