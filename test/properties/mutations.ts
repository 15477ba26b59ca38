import { z } from "zod";
import { cloneJson } from "../../src/core/audit/canonical";
import type { Picker } from "../../src/core/contract/choice";
import type { AnyRuleset } from "../../src/core/contract/ruleset";

type Schema = Readonly<Record<string, unknown>>;

/** A place in a snapshot: what holds it, by which key, and the schema of what stands there. */
interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
  /** The key of the member that it is or, in a list, of the list. */
  readonly name: string;
  readonly schema: Schema;
}

/** What an id may become: one that stands in the snapshot, at this key or anywhere, one of the charts, or one that means nothing. */
export interface Ids {
  readonly own: readonly string[];
  readonly byKey: ReadonlyMap<string, readonly string[]>;
  readonly charts: readonly string[];
}

const schemas = new WeakMap<AnyRuleset, Schema>();

const chartIds = new WeakMap<AnyRuleset, readonly string[]>();

const idsOf = new WeakMap<object, Ids>();

/** The ids of a snapshot and of its charts. */
export function idsIn(ruleset: AnyRuleset, snapshot: object): Ids {
  const ids = idsOf.get(snapshot) ?? gathered(ruleset, snapshot);
  idsOf.set(snapshot, ids);
  return ids;
}

function gathered(ruleset: AnyRuleset, snapshot: object): Ids {
  const byKey = new Map<string, string[]>();
  const own: string[] = [];
  const known = chartIds.get(ruleset) ?? [...new Set([...textsIn(ruleset.pack.charts, "")].map(([, text]) => text))];
  chartIds.set(ruleset, known);
  for (const [key, text] of textsIn(snapshot, "")) {
    own.push(text);
    byKey.set(key, [...(byKey.get(key) ?? []), text]);
  }
  return { own, byKey, charts: known };
}

/** Every text of a value that may be an id, with the key that it stands at; items of a list stand at the key of the list. */
function* textsIn(value: unknown, key: string): Generator<readonly [string, string]> {
  if (typeof value === "string" && /^[a-z0-9_-]{1,60}$/i.test(value)) yield [key, value];
  if (Array.isArray(value)) for (const item of value) yield* textsIn(item, key);
  else if (typeof value === "object" && value !== null) {
    for (const [inner, item] of Object.entries(value)) yield* textsIn(item, inner);
  }
}

/** A text that the schema of a place with this key allows, where one of a few tries gives one. */
function idFor(key: string, { pattern = "" }: { readonly pattern?: string }, pick: Picker, given: Ids): string {
  const { own, byKey, charts } = given;
  const allowed = new RegExp(pattern, "u");
  for (let tries = 0; tries < 8; tries += 1) {
    const among = [byKey.get(key) ?? own, byKey.get(key) ?? own, own, charts, ["nowhere", "9999"]][pick(5)]!;
    const text = among[pick(among.length)];
    if (text !== undefined && allowed.test(text)) return text;
  }
  return "nowhere";
}

/** A copy of a snapshot with one place changed to another value that its schema allows. */
export function mutated(ruleset: AnyRuleset, snapshot: unknown, pick: Picker, ids: Ids): unknown {
  const schema = schemas.get(ruleset) ?? (z.toJSONSchema(ruleset.snapshot) as Schema);
  schemas.set(ruleset, schema);
  const copy = cloneJson(snapshot);
  // A member of the snapshot is chosen first, so that long lists do not hide the rest.
  const members = Object.keys(copy as object).filter((key) => key !== "ruleset" && key !== "step" && key !== "edition");
  const within = [...placesIn(copy as object, [members[pick(members.length)]!], schema, schema)];
  const { holder, key, name, schema: own } = within[pick(within.length)]!;
  change(holder, key, name, own, pick, ids);
  return copy;
}

/** Every place at these keys of a value and below them. */
function* placesIn(value: object, keys: readonly string[], schema: Schema, root: Schema, list = ""): Generator<Place> {
  const branch = branchFor(value, schema, root);
  for (const key of keys) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    const own = branchFor(inner, schemaAt(branch, key, root), root);
    const name = Array.isArray(value) ? list : key;
    yield { holder: value as Place["holder"], key, name, schema: own };
    if (typeof inner === "object" && inner !== null) yield* placesIn(inner, Object.keys(inner), own, root, name);
  }
}

function resolved(schema: Schema, root: Schema): Schema {
  const { $ref } = schema as { $ref?: string };
  if ($ref === undefined) return schema;
  const name = $ref.split("/").at(-1)!;
  const found = ($ref === "#" ? root : (root.$defs as Record<string, Schema>)[name])!;
  return { ...found, ...Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$ref")) };
}

/** A schema with the branch that a value is of, of a nullable one the branch that is not null; `nullable` says that null is allowed. */
function branchFor(value: unknown, given: Schema, root: Schema): Schema {
  const schema = resolved(given, root);
  const { anyOf, oneOf } = schema as { anyOf?: Schema[]; oneOf?: Schema[] };
  const branches = (anyOf ?? oneOf)?.map((each) => resolved(each, root));
  if (branches === undefined) return schema;
  const full = branches.filter(({ type }) => type !== "null");
  const own = full.find((each) => isOf(value, each)) ?? full[0] ?? branches[0]!;
  const nullable = schema.nullable === true || full.length < branches.length;
  return { ...branchFor(value, own, root), nullable };
}

/** True when every constant that a branch of a union asks for stands in the value. */
function isOf(
  value: unknown,
  { properties = {} }: { readonly properties?: Readonly<Record<string, Schema>> },
): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(properties).every(([key, { const: only, enum: some }]) => {
    const held = (value as Record<string, unknown>)[key];
    return (only === undefined || held === only) && (!Array.isArray(some) || some.includes(held));
  });
}

function schemaAt(schema: Schema, key: string, root: Schema): Schema {
  if (schema.type === "array") return resolved(schema.items as Schema, root);
  return resolved(((schema.properties ?? {}) as Record<string, Schema>)[key] ?? {}, root);
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
    const way = pick(4);
    if (value.length > 1 && way === 0) value.reverse();
    else if (way === 1) value.length = 0;
    else if (way === 2) value.pop();
    else value.push(...fresh(schema.items as Schema, name, pick, ids));
  } else if (value === null) node[key] = fresh(schema, name, pick, ids)[0] ?? null;
}

/** Some value of a simple schema; none for what holds more. */
function fresh(schema: Schema, name: string, pick: Picker, ids: Ids): unknown[] {
  const { enum: values, type, minimum = 0 } = schema as { enum?: unknown[]; type?: string; minimum?: number };
  if (values !== undefined) return [values[pick(values.length)]];
  if (type === "string") return [idFor(name, schema, pick, ids)];
  return type === "integer" ? [minimum + pick(6)] : [];
}
