import { oversteppedLimits } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import { type Schema, withValueAt } from "./schema";

/** A draft of an input and its limits. */
interface LimitedDraft {
  readonly limits: readonly Limit[];
  readonly draft: unknown;
}

/** Returns the value at a pointer of a draft; undefined if there is none. */
export function draftValue(draft: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined,
      draft,
    );
}

/** Returns the limit that a value at a pointer would break in this draft; undefined if there is none. */
export function limitBrokenBy({ limits, draft }: LimitedDraft, pointer: string, value: unknown): Limit | undefined {
  const before = oversteppedLimits(limits, draft);
  const after = oversteppedLimits(limits, withValueAt(draft, pointer, value));
  return after.find((limit) => !before.includes(limit));
}

/** Returns a changed draft without the optional values that conflict with the change. */
export function withoutConflicts(schema: Schema, limits: readonly Limit[], draft: unknown, changed: string): unknown {
  let now = draft;
  for (const limit of oversteppedLimits(limits, draft)) {
    for (const pointer of limit.pointers) {
      const mustStay =
        pointer === changed ||
        pointer.includes("*") ||
        !isOptional(schema, pointer) ||
        draftValue(now, pointer) === undefined;
      if (!mustStay && oversteppedLimits([limit], now).length > 0) now = withValueAt(now, pointer, undefined);
    }
  }
  return now;
}

function isOptional(schema: Schema, pointer: string): boolean {
  const keys = pointer.split("/").slice(1);
  const name = keys.pop()!;
  const parent = keys.reduce<Schema | undefined>((each, key) => each?.properties?.[key], schema);
  return parent?.properties?.[name] !== undefined && !(parent.required ?? []).includes(name);
}
