import type { VNode } from "preact";
import { keysOf } from "../../client/decisions";
import type { DecisionLimit as Limit } from "../../client/index";
import type { Decision } from "../service/service";
import { choicesOf, isRecord, type Schema } from "./schema";
import type { BoardIds } from "./widget-for";

/** The state of a form for its widgets: the draft, its limits, and functions to change and draw parts. */
export interface InputForm {
  readonly schema: Schema;
  readonly limits: readonly Limit[];
  readonly closed: Decision["closed"];
  readonly draft: unknown;
  readonly board: BoardIds;
  /** Sets the value at a pointer; undefined removes it. */
  readonly change: (pointer: string, value: unknown) => void;
  /** Draws the part of the input at a pointer. */
  readonly field: (schema: Schema, pointer: string) => VNode;
}

/** The part of a form that a widget edits. */
export interface WidgetProps {
  readonly schema: Schema;
  readonly pointer: string;
  readonly form: InputForm;
}

/** Returns the values that a rule closes at a pointer, each with its title, section and reason (if known). */
export function closedAt({ closed }: InputForm, pointer: string): readonly Decision["closed"][number][] {
  return closed.filter((each) => each.value !== null && keysOf(each.pointer, pointer) !== undefined);
}

/** Returns the objects of a draft with too few or too many members, with the allowed counts. */
export function memberCountFaults(
  schema: Schema,
  draft: unknown,
): readonly { readonly least: number; readonly most: number; readonly of: string }[] {
  const { properties, minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = schema;
  if (properties === undefined || !isRecord(draft)) return [];
  const names = Object.keys(properties);
  const count = names.filter((name) => draft[name] !== undefined).length;
  const inside = names.flatMap((name) => memberCountFaults(properties[name]!, draft[name]));
  if (count >= minProperties && count <= maxProperties) return inside;
  const most = Math.min(maxProperties, names.length);
  return [
    { least: minProperties, most, of: names.map((name) => properties[name]!.title ?? name).join(", ") },
    ...inside,
  ];
}

/** Returns the titles of the required members that are missing in a draft. */
export function missingTitles(schema: Schema, draft: unknown): readonly string[] {
  const { properties = {}, required = [] } = schema;
  return required.flatMap((name) => {
    const member = properties[name] ?? {};
    const value = isRecord(draft) ? draft[name] : undefined;
    if (value === undefined) return [member.title ?? name];
    return member.type === "object" && choicesOf(member) === undefined ? missingTitles(member, value) : [];
  });
}
