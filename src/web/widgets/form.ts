import type { VNode } from "preact";
import { keysOf } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import type { Decision } from "../service/service";
import { choicesOf, isRecord, type Schema } from "./schema";
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

/** The values that a rule closes at a pointer now, each with its words, its section, and why where that is known. */
export function closedAt({ closed }: Form, pointer: string): readonly Decision["closed"][number][] {
  return closed.filter((each) => each.value !== null && keysOf(each.pointer, pointer) !== undefined);
}

/** The objects in a draft of which too few or too many members are set: how many of which there have to be. */
export function countedIn(
  schema: Schema,
  draft: unknown,
): readonly { readonly least: number; readonly most: number; readonly of: string }[] {
  const { properties, minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  if (properties === undefined || !isRecord(draft)) return [];
  const names = Object.keys(properties);
  const count = names.filter((name) => draft[name] !== undefined).length;
  const inside = names.flatMap((name) => countedIn(properties[name]!, draft[name]));
  if (count >= minProperties && count <= maxProperties) return inside;
  const most = Math.min(maxProperties, names.length);
  return [
    { least: minProperties, most, of: names.map((name) => properties[name]!.title ?? name).join(", ") },
    ...inside,
  ];
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
