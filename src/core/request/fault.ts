import type { z } from "zod";
import { pointerTo, tokensOf } from "../audit/pointer";
import type { Fault, Message } from "../contract/request";
import { faultAt } from "../text/message";

/** At most this many faults are reported for one request. */
export const FAULT_LIMIT = 20;

/** What tells the place of a fault. */
type Located = Pick<Fault, "code" | "pointer">;

/** All faults of a request as they are reported: where there are too many, every field keeps its first ones. */
export function gathered<F extends Located>(...parts: readonly (readonly F[])[]): F[] {
  const all = parts.flat();
  if (all.length <= FAULT_LIMIT) return all;
  const byField = new Map<string, F[]>();
  for (const fault of all) {
    const field = fieldOf(fault);
    byField.set(field, [...(byField.get(field) ?? []), fault]);
  }
  const kept = [...byField.values()];
  const longest = (): F[] => kept.reduce((a, b) => (b.length > a.length ? b : a));
  while (kept.reduce((sum, faults) => sum + faults.length, 0) > FAULT_LIMIT) longest().pop();
  return all.filter((fault) => kept.some((faults) => faults.includes(fault)));
}

/** The field of a request that a fault stands in; one for all the fields that no request has. */
function fieldOf({ code, pointer }: Located): string {
  const [field = "", ...deeper] = tokensOf(pointer);
  return code === "FIELD_UNKNOWN" && deeper.length === 0 ? "" : field;
}

const ECHO_LIMIT = 60;

/** Turns a failed zod parse into faults, one per issue, with pointers below `root`; `code` may depend on the place. */
export function faultsOf(error: z.ZodError, root: string, code: string | ((pointer: string) => string)): Fault[] {
  const faults = error.issues
    .filter(isTightest)
    .slice(0, FAULT_LIMIT)
    .flatMap((issue) => {
      const path = issue.path.map(String);
      if (issue.code === "unrecognized_keys") {
        return issue.keys.slice(0, FAULT_LIMIT).map((key) =>
          faultAt("FIELD_UNKNOWN", pointerTo(root, [...path, key]), {
            name: shortened(key),
          }),
        );
      }
      const custom = issue.code === "custom" ? (issue.params?.code as string | undefined) : undefined;
      const pointer = pointerTo(root, path);
      const usual = typeof code === "string" ? code : code(pointer);
      return [{ code: custom ?? usual, pointer, message: messageOf(issue) }];
    });
  return faults.slice(0, FAULT_LIMIT);
}

/** False for a bound of a number that a tighter one of the same place makes needless, such as the largest 32-bit integer. */
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

/** A caller's own text as a sentence repeats it: no longer than needed to know it again, and without half a character. */
export function shortened(text: string): string {
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

/** What is wrong with one value: the message that its schema names, or one about the kind of value. */
function messageOf(issue: z.core.$ZodIssue): Message {
  switch (issue.code) {
    case "invalid_type": {
      const kind = { id: KINDS[issue.expected] ?? issue.expected };
      const isMissing = issue.message.endsWith("received undefined");
      return { id: isMissing ? "value/missing" : "value/kind", values: { kind } };
    }
    case "invalid_value":
      return oneOf(issue.values);
    case "invalid_union":
      return isDiscriminated(issue) ? oneOf(issue.options) : { id: "value/form" };
    case "invalid_key":
      return { id: "value/name" };
    case "not_multiple_of":
      return { id: "value/step", values: { step: issue.divisor } };
    case "too_big":
      return bounded(MOST, issue.origin, "most/number", issue.maximum);
    case "too_small":
      return bounded(LEAST, issue.origin, "least/number", issue.minimum);
    case "invalid_format":
      return issue.message.startsWith("Invalid ") ? { id: "value/text" } : { id: issue.message };
    case "custom":
      return { id: issue.message, values: issue.params?.values };
    default:
      return { id: issue.message };
  }
}

/** True if a member says which of several forms a value has, and none has this one. */
function isDiscriminated(issue: object): issue is { readonly options: readonly unknown[] } {
  return "options" in issue && Array.isArray(issue.options);
}

/** Says which values are possible. */
function oneOf(possible: readonly unknown[]): Message {
  const values = possible.map((value) => JSON.stringify(value) ?? String(value));
  return { id: "value/one-of", values: { values: { or: values } } };
}

/** How a bound of texts and of lists is said: of one, and of several. */
type Bounds = Readonly<Record<string, readonly [one: string, several: string]>>;

const MOST: Bounds = {
  string: ["most/character", "most/characters"],
  array: ["most/item", "most/items"],
};

const LEAST: Bounds = {
  string: ["least/character", "least/characters"],
  array: ["least/item", "least/items"],
};

/** What a bound asks for; of numbers it is the number itself. */
function bounded(bounds: Bounds, origin: string, number: string, count: number | bigint): Message {
  const [one, several] = bounds[origin] ?? [number, number];
  return Number(count) === 1 && one !== several ? { id: one } : { id: several, values: { count } };
}
