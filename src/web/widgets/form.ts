import type { VNode } from "preact";
import { keysOf, oversteppedLimits } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import type { Decision } from "../service/service";
import { choicesOf, isRecord, put, type Schema } from "./schema";
import type { BoardIds } from "./widget-for";

/** What a widget is drawn from: the draft of an input, what bounds it, and how a part of it is changed or drawn. */
export interface Form {
  readonly schema: Schema;
  readonly limits: readonly Limit[];
  readonly closed: Decision["closed"];
  readonly draft: unknown;
  readonly board: BoardIds;
  /** Puts a value where a pointer leads; undefined takes it away. */
  readonly change: (pointer: string, value: unknown) => void;
  /** Draws the part of the input at a pointer. */
  readonly field: (schema: Schema, pointer: string) => VNode;
}

/** What a widget is for: a part of a form. */
export interface WidgetProps {
  readonly schema: Schema;
  readonly pointer: string;
  readonly form: Form;
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

/** The values that a rule closes at a pointer now, each with its words, its section, and why where that is known. */
export function closedAt({ closed }: Form, pointer: string): readonly Decision["closed"][number][] {
  return closed.filter((each) => each.value !== null && keysOf(each.pointer, pointer) !== undefined);
}

/** Why a value may not stand at a pointer beside all that is chosen; undefined where it may. */
export function stoppedBy({ limits, draft }: Form, pointer: string, value: unknown): Limit | undefined {
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

/** What is still missing in a draft, by the titles of the members that are not chosen. */
export function missingIn(schema: Schema, draft: unknown): readonly string[] {
  const { properties = {}, required = [] } = schema;
  return required.flatMap((name) => {
    const member = properties[name] ?? {};
    const value = isRecord(draft) ? draft[name] : undefined;
    if (value === undefined) return [member.title ?? name];
    return member.type === "object" && choicesOf(member) === undefined ? missingIn(member, value) : [];
  });
}
