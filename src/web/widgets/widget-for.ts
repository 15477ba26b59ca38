import type { DecisionLimit as Limit } from "../../client/index";
import { choicesOf, type Scalar, type Schema } from "./schema";

/** The kinds of input, each with its own widget; `form` is the fallback, edited as JSON. */
export type WidgetKind =
  | "nothing"
  | "forced"
  | "choice"
  | "list"
  | "grid"
  | "place"
  | "path"
  | "actor"
  | "slots"
  | "shares"
  | "some"
  | "rows"
  | "groups"
  | "number"
  | "words"
  | "fields"
  | "form";

/** The ids on the board, such as `space:malta`, `tube:fwd1`, `target:2`, `piece:goeben`. */
export type BoardIds = ReadonlySet<string>;

/** Namespaces of values on the board, in order of preference. */
const NAMESPACES = ["tube", "target", "system", "crew", "space", "piece"] as const;

/** Maximum values shown side by side; more become a list. */
const MAX_BUTTONS = 8;

/**
 * Returns the namespace in which the board has all values; undefined if one is missing. Numbers are ids of targets
 * only.
 */
export function namespaceOf(values: readonly Scalar[], board: BoardIds): string | undefined {
  const present = values.filter((value) => value !== null);
  if (present.length === 0) return undefined;
  return NAMESPACES.find((name) =>
    present.every((value) => (typeof value === "string" || name === "target") && board.has(`${name}:${value}`)),
  );
}

/** Returns the widget for a schema. It depends on the schema, the limits and the board only. */
export function widgetFor(schema: Schema, limits: readonly Limit[], board: BoardIds): WidgetKind {
  if (schema.anyOf !== undefined) return "actor";
  const choices = choicesOf(schema);
  if (choices !== undefined) {
    if (choices.length === 1) return "forced";
    if (choices.length <= MAX_BUTTONS) return "choice";
    const values = choices.map(({ value }) => value);
    return namespaceOf(values, board) === undefined ? "list" : "place";
  }
  if (schema["x-path"] !== undefined) return "path";
  if (schema.type === "object") return objectWidget(schema, limits);
  if (schema.type === "array") return arrayWidget(schema);
  if (schema.type === "boolean") return "choice";
  if (schema.type === "null") return "forced";
  if (schema.type === "integer" || schema.type === "number")
    return schema.minimum !== undefined && schema.minimum === schema.maximum ? "forced" : "number";
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  return types.includes("string") && types.every((each) => each === "string" || each === "null") ? "words" : "form";
}

function objectWidget(schema: Schema, limits: readonly Limit[]): WidgetKind {
  const members = Object.entries(schema.properties ?? {});
  const required = schema.required ?? [];
  if (members.length === 0) return "nothing";
  if (isGrid(schema, limits)) return "grid";
  if (members.every(([, { type }]) => type === "integer")) return "shares";
  const isSlots = members.length > 1 || (schema.minProperties ?? 0) > 0;
  const areChoices = members.every(([, each]) => choicesOf(each) !== undefined);
  const areAlike =
    new Set(members.flatMap(([, each]) => (choicesOf(each) ?? []).map(({ value }) => typeof value))).size === 1;
  const isOptional = members.every(([name]) => !required.includes(name));
  if (isSlots && areChoices && areAlike && (isOptional || isRegular(members))) return "slots";
  return "fields";
}

/** True for members that all accept the same values, such as the tubes of a boat. */
function isRegular(members: readonly (readonly [string, Schema])[]): boolean {
  const valueLists = members.map(([, each]) => JSON.stringify(choicesOf(each)?.map(({ value }) => value)));
  return members.length > 2 && new Set(valueLists).size === 1;
}

/** True for two or three enumerated members whose combinations are listed by a limit. */
function isGrid({ properties = {} }: Schema, limits: readonly Limit[]): boolean {
  const names = Object.keys(properties);
  if (names.length < 2 || names.length > 3 || !names.every((name) => choicesOf(properties[name]!) !== undefined))
    return false;
  return gridLimit(names, limits) !== undefined;
}

/** Returns the limit that lists the allowed combinations of all members. */
export function gridLimit(names: readonly string[], limits: readonly Limit[]): Limit | undefined {
  const pointers = names.map((name) => `/${name}`);
  return limits.find(
    (limit) =>
      limit.rule === "pairs" &&
      limit.allowed !== undefined &&
      limit.each === undefined &&
      limit.pointers.length === pointers.length &&
      pointers.every((pointer) => limit.pointers.includes(pointer)),
  );
}

function arrayWidget({ items = {}, maxItems }: Schema): WidgetKind {
  if (maxItems === 0) return "forced";
  if (items.type === "array") return "groups";
  if (choicesOf(items) !== undefined) return "some";
  return "rows";
}
