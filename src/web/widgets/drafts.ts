import { oversteppedLimits } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import { put, type Schema } from "./schema";

/** A draft of an input, and what bounds it. */
interface Bounded {
  readonly limits: readonly Limit[];
  readonly draft: unknown;
}

/** What stands in a draft where a pointer leads; undefined where nothing does. */
export function valueAt(draft: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined,
      draft,
    );
}

/** Why a value may not stand at a pointer beside all that is chosen; undefined where it may. */
export function stoppedBy({ limits, draft }: Bounded, pointer: string, value: unknown): Limit | undefined {
  const before = oversteppedLimits(limits, draft);
  const after = oversteppedLimits(limits, put(draft, pointer, value));
  return after.find((limit) => !before.includes(limit));
}

/** A draft after a change: what could be left out and no longer goes with what was chosen is taken away. */
export function settled(schema: Schema, limits: readonly Limit[], draft: unknown, changed: string): unknown {
  let now = draft;
  for (const limit of oversteppedLimits(limits, draft)) {
    for (const pointer of limit.pointers) {
      const isLeft =
        pointer === changed ||
        pointer.includes("*") ||
        !isOptional(schema, pointer) ||
        valueAt(now, pointer) === undefined;
      if (!isLeft && oversteppedLimits([limit], now).length > 0) now = put(now, pointer, undefined);
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
