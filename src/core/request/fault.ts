import type { z } from "zod";
import type { Fault, Message } from "../contract/request";
import { pointerTo, tokensOf } from "../json/pointer";
import { faultAt } from "../text/message";

/** Maximum number of faults reported for one request. */
export const FAULT_LIMIT = 20;

/** The parts of a fault that identify its field. */
type FaultLocation = Pick<Fault, "code" | "pointer">;

/** Merges the faults of a request and limits their number. If there are too many, every field keeps its first ones. */
export function mergeFaults<F extends FaultLocation>(...parts: readonly (readonly F[])[]): F[] {
  const all = parts.flat();
  if (all.length <= FAULT_LIMIT) return all;
  const byField = new Map<string, F[]>();
  for (const fault of all) {
    const field = fieldOf(fault);
    byField.set(field, [...(byField.get(field) ?? []), fault]);
  }
  const lists = [...byField.values()];
  const longest = (): F[] => lists.reduce((a, b) => (b.length > a.length ? b : a));
  while (lists.reduce((sum, faults) => sum + faults.length, 0) > FAULT_LIMIT) longest().pop();
  return all.filter((fault) => lists.some((faults) => faults.includes(fault)));
}

/** Returns the field of a request that a fault belongs to. All unknown fields count as one. */
function fieldOf({ code, pointer }: FaultLocation): string {
  const [field = "", ...deeper] = tokensOf(pointer);
  return code === "FIELD_UNKNOWN" && deeper.length === 0 ? "" : field;
}

const ECHO_LIMIT = 60;

/** Converts the issues of a failed zod parse to faults with pointers below `root`. `code` may depend on the pointer. */
export function issueFaults(error: z.ZodError, root: string, code: string | ((pointer: string) => string)): Fault[] {
  const faults = error.issues
    .filter(isTightest)
    .slice(0, FAULT_LIMIT)
    .flatMap((issue) => {
      const path = issue.path.map(String);
      if (issue.code === "unrecognized_keys") {
        return issue.keys.slice(0, FAULT_LIMIT).map((key) =>
          faultAt("FIELD_UNKNOWN", pointerTo(root, [...path, key]), {
            name: shorten(key),
          }),
        );
      }
      const custom = issue.code === "custom" ? (issue.params?.code as string | undefined) : undefined;
      const pointer = pointerTo(root, path);
      const usual = typeof code === "string" ? code : code(pointer);
      return [{ code: custom ?? usual, pointer, message: issueMessage(issue) }];
    });
  return faults.slice(0, FAULT_LIMIT);
}

/**
 * False for a numeric bound if a tighter bound at the same place was violated too. Example: the largest 32-bit integer.
 */
function isTightest(issue: z.core.$ZodIssue, _: number, issues: readonly z.core.$ZodIssue[]): boolean {
  if (issue.code !== "too_big" && issue.code !== "too_small") return true;
  const boundOf = (each: z.core.$ZodIssue) =>
    each.code === "too_big" ? -Number(each.maximum) : each.code === "too_small" ? Number(each.minimum) : Number.NaN;
  const here = pointerTo("", issue.path.map(String));
  return !issues.some(
    (other) =>
      other.code === issue.code && boundOf(other) > boundOf(issue) && pointerTo("", other.path.map(String)) === here,
  );
}

/** Shortens a caller's text for a message, without splitting a surrogate pair. */
export function shorten(text: string): string {
  return text.length > ECHO_LIMIT ? `${text.slice(0, ECHO_LIMIT).toWellFormed()}...` : text;
}

const KINDS: Readonly<Record<string, string>> = {
  array: "kind/array",
  boolean: "kind/boolean",
  int: "kind/int",
  nonoptional: "kind/nonoptional",
  number: "kind/number",
  object: "kind/object",
  record: "kind/object",

  string: "kind/string",
};

/** Returns the message for one invalid value: the one its schema names, or one for the kind of issue. */
function issueMessage(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case "invalid_type": {
      const kind = { id: KINDS[issue.expected] ?? issue.expected };
      const isMissing = issue.message.endsWith("received undefined");
      return { id: isMissing ? "value/missing" : "value/kind", values: { kind } };
    }
    case "invalid_value":
      return oneOfMessage(issue.values);
    case "invalid_union":
      return isDiscriminated(issue) ? oneOfMessage(issue.options) : { id: "value/form" };
    case "invalid_key":
      return { id: "value/name" };
    case "not_multiple_of":
      return { id: "value/step", values: { step: issue.divisor } };
    case "too_big":
      return boundMessage(MOST_MESSAGES, issue.origin, "most/number", issue.maximum);
    case "too_small":
      return boundMessage(LEAST_MESSAGES, issue.origin, "least/number", issue.minimum);
    case "invalid_format":
      return issue.message.startsWith("Invalid ") ? { id: "value/text" } : { id: issue.message };
    case "custom":
      return { id: issue.message, values: issue.params?.values };
    default:
      return { id: issue.message };
  }
}

/** True if a discriminator selects the form of a value, and no form matches. */
function isDiscriminated(issue: object): issue is { readonly options: readonly unknown[] } {
  return "options" in issue && Array.isArray(issue.options);
}

/** Returns a message that lists the allowed values. */
function oneOfMessage(possible: readonly unknown[]): Message {
  const values = possible.map((value) => (isPlainName(value) ? value : (JSON.stringify(value) ?? String(value))));
  return values.length === 1
    ? { id: "value/only", values: { value: values[0] } }
    : { id: "value/one-of", values: { values } };
}

/** True for a text that needs no quotes, as it reads like neither a number nor a JSON literal. */
function isPlainName(value: unknown): value is string {
  return typeof value === "string" && /^[\w./:-]+$/.test(value) && !/^(?:true|false|null|[\d.-]+)$/.test(value);
}

/** Message ids for bounds of texts and lists, by origin: singular and plural. */
type BoundMessages = Readonly<Record<string, readonly [one: string, several: string]>>;

const MOST_MESSAGES: BoundMessages = {
  string: ["most/character", "most/characters"],
  array: ["most/item", "most/items"],
};

const LEAST_MESSAGES: BoundMessages = {
  string: ["least/character", "least/characters"],
  array: ["least/item", "least/items"],
};

/** Returns the message for a violated bound. `number` is the message id for numbers. */
function boundMessage(bounds: BoundMessages, origin: string, number: string, count: number | bigint): Message {
  const [one, several] = bounds[origin] ?? [number, number];
  return Number(count) === 1 && one !== several ? { id: one } : { id: several, values: { count } };
}
