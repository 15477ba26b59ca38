import { z } from "zod";
import type { Picker } from "../../src/core/contract/choice";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { cloneJson } from "../../src/core/json/clone";

type Schema = Readonly<Record<string, unknown>>;

/** A place in a snapshot: its parent, its key, and the schema of its value. */
interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
  /** Key of the member or, for an item, of its list. */
  readonly name: string;
  readonly schema: Schema;
}

/** Candidates for an id: ids of the snapshot at this key or anywhere, ids of the charts, and unknown ids. */
export interface Ids {
  readonly snapshotIds: readonly string[];
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  readonly charts: readonly string[];
}

const schemas = new WeakMap<AnyRuleset, Schema>();

const chartIds = new WeakMap<AnyRuleset, readonly string[]>();

const idsOf = new WeakMap<object, Ids>();

/** Returns the ids of a snapshot and its charts. Cached by snapshot. */
export function idsIn(ruleset: AnyRuleset, snapshot: object): Ids {
  const ids = idsOf.get(snapshot) ?? collectIds(ruleset, snapshot);
  idsOf.set(snapshot, ids);
  return ids;
}

function collectIds(ruleset: AnyRuleset, snapshot: object): Ids {
  const byKey = new Map<string, string[]>();
  const snapshotIds: string[] = [];
  const known = chartIds.get(ruleset) ?? [...new Set([...textsIn(ruleset.pack.charts, "")].map(([, text]) => text))];
  chartIds.set(ruleset, known);
  for (const [key, text] of textsIn(snapshot, "")) {
    snapshotIds.push(text);
    byKey.set(key, [...(byKey.get(key) ?? []), text]);
  }
  return { snapshotIds, byKey, charts: known };
}

/** Yields every text of a value that may be an id, with its key. Items have the key of their list. */
function* textsIn(value: unknown, key: string): Generator<readonly [string, string]> {
  if (typeof value === "string" && /^[a-z0-9_-]{1,60}$/i.test(value)) yield [key, value];
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item, key);
  else if (typeof value === "object" && value !== null) {
    for (const [inner, item] of Object.entries(value)) yield* textsIn(item, inner);
  }
}

/**
 * Returns a text that matches the schema of a place with this key, if one of 8 tries finds one. Otherwise `nowhere`.
 */
function idFor(key: string, { pattern = "" }: { readonly pattern?: string }, pick: Picker, ids: Ids): string {
  const { snapshotIds, byKey, charts } = ids;
  const allowed = new RegExp(pattern, "u");
  for (let tries = 0; tries < 8; tries += 1) {
    const among = [
      byKey.get(key) ?? snapshotIds,
      byKey.get(key) ?? snapshotIds,
      snapshotIds,
      charts,
      ["nowhere", "9999"],
    ][pick(5)]!;
    const text = among[pick(among.length)];
    if (text !== undefined && allowed.test(text)) return text;
  }
  return "nowhere";
}

/** Returns a copy of a snapshot with one place changed to another value that its schema allows. */
export function mutateSnapshot(ruleset: AnyRuleset, snapshot: unknown, pick: Picker, ids: Ids): unknown {
  const schema = schemas.get(ruleset) ?? (z.toJSONSchema(ruleset.snapshot) as Schema);
  schemas.set(ruleset, schema);
  const copy = cloneJson(snapshot);
  // Picks a top-level member first, so that long lists do not hide the rest.
  const members = Object.keys(copy as object).filter((key) => key !== "ruleset" && key !== "step" && key !== "edition");
  const within = [...placesIn(copy as object, [members[pick(members.length)]!], schema, schema)];
  const { holder, key, name, schema: placeSchema } = within[pick(within.length)]!;
  change(holder, key, name, placeSchema, pick, ids);
  return copy;
}

/** Yields every place at these keys of a value, at any depth. */
function* placesIn(value: object, keys: readonly string[], schema: Schema, root: Schema, list = ""): Generator<Place> {
  const branch = branchFor(value, schema, root);
  for (const key of keys) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    const innerSchema = branchFor(inner, schemaAt(branch, key, root), root);
    const name = Array.isArray(value) ? list : key;
    yield { holder: value as Place["holder"], key, name, schema: innerSchema };
    if (typeof inner === "object" && inner !== null)
      yield* placesIn(inner, Object.keys(inner), innerSchema, root, name);
  }
}

function resolveReference(schema: Schema, root: Schema): Schema {
  const { $ref } = schema as { $ref?: string };
  if ($ref === undefined) return schema;
  const name = $ref.split("/").at(-1)!;
  const referenced = ($ref === "#" ? root : (root.$defs as Record<string, Schema>)[name])!;
  return { ...referenced, ...Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$ref")) };
}

/**
 * Returns a schema with the branch that matches the value. For a nullable schema it is the branch that is not null, and
 * `nullable` is true.
 */
function branchFor(value: unknown, unresolved: Schema, root: Schema): Schema {
  const schema = resolveReference(unresolved, root);
  const { anyOf, oneOf } = schema as { anyOf?: Schema[]; oneOf?: Schema[] };
  const branches = (anyOf ?? oneOf)?.map((each) => resolveReference(each, root));
  if (branches === undefined) return schema;
  const full = branches.filter(({ type }) => type !== "null");
  const matching = full.find((each) => isOf(value, each)) ?? full[0] ?? branches[0]!;
  const nullable = schema.nullable === true || full.length < branches.length;
  return { ...branchFor(value, matching, root), nullable };
}

/** Returns true if the value contains every constant of a union's branch. */
function isOf(
  value: unknown,
  { properties = {} }: { readonly properties?: Readonly<Record<string, Schema>> },
): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(properties).every(([key, { const: only, enum: some }]) => {
    const member = (value as Record<string, unknown>)[key];
    return (only === undefined || member === only) && (!Array.isArray(some) || some.includes(member));
  });
}

function schemaAt(schema: Schema, key: string, root: Schema): Schema {
  if (schema.type === "array") return resolveReference(schema.items as Schema, root);
  return resolveReference(((schema.properties ?? {}) as Record<string, Schema>)[key] ?? {}, root);
}

function change(holder: Place["holder"], key: string, name: string, schema: Schema, pick: Picker, ids: Ids): void {
  const node = holder as Record<string, unknown>;
  const value = node[key];
  if (Array.isArray(holder) && pick(3) === 0) {
    holder.splice(Number(key), 1, ...(pick(2) === 0 ? [] : [value, cloneJson(value)]));
    return;
  }
  if (schema.nullable === true && value !== null && pick(4) === 0) {
    node[key] = null;
    return;
  }
  const { enum: values, minimum, maximum } = schema as { enum?: unknown[]; minimum?: number; maximum?: number };
  if (values !== undefined) node[key] = values[pick(values.length)];
  else if (schema.type === "boolean") node[key] = value !== true;
  else if (schema.type === "integer") {
    const steps = [Number(value) + 1, Number(value) - 1, minimum ?? 0, maximum ?? 99, pick(12)];
    node[key] = Math.max(minimum ?? 0, Math.min(maximum ?? 99, steps[pick(steps.length)]!));
  } else if (schema.type === "string") node[key] = idFor(name, schema, pick, ids);
  else if (Array.isArray(value)) {
    const variant = pick(4);
    if (value.length > 1 && variant === 0) value.reverse();
    else if (variant === 1) value.length = 0;
    else if (variant === 2) value.pop();
    else value.push(...newValues(schema.items as Schema, name, pick, ids));
  } else if (value === null) node[key] = newValues(schema, name, pick, ids)[0] ?? null;
}

/** Returns new values for a simple schema; empty for objects and lists. */
function newValues(schema: Schema, name: string, pick: Picker, ids: Ids): unknown[] {
  const { enum: values, type, minimum = 0 } = schema as { enum?: unknown[]; type?: string; minimum?: number };
  if (values !== undefined) return [values[pick(values.length)]];
  if (type === "string") return [idFor(name, schema, pick, ids)];
  return type === "integer" ? [minimum + pick(6)] : [];
}
