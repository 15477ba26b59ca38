import { z } from "zod";
import { cloneJson } from "../../src/core/audit/canonical";
import type { Pick } from "../../src/core/operation/choice";
import type { AnyRuleset } from "../../src/core/operation/contract";

type Schema = Readonly<Record<string, unknown>>;

/** A place in a snapshot: what holds it, by which key, and the schema of what stands there. */
interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
  readonly schema: Schema;
}

const schemas = new WeakMap<AnyRuleset, Schema>();

/** A copy of a snapshot with one place changed to another value that its schema allows; `ids` are what an id may become. */
export function mutated(ruleset: AnyRuleset, snapshot: unknown, pick: Pick, ids: readonly string[]): unknown {
  const schema = schemas.get(ruleset) ?? (z.toJSONSchema(ruleset.snapshot) as Schema);
  schemas.set(ruleset, schema);
  const copy = cloneJson(snapshot);
  // A member of the snapshot is chosen first, so that long lists do not hide the rest.
  const members = Object.keys(copy as object).filter((key) => key !== "ruleset" && key !== "step" && key !== "edition");
  const within = [...placesIn(copy as object, [members[pick(members.length)]!], schema, schema)];
  const { holder, key, schema: own } = within[pick(within.length)]!;
  change(holder, key, own, pick, ids);
  return copy;
}

/** Every place at these keys of a value and below them. */
function* placesIn(value: object, keys: readonly string[], schema: Schema, root: Schema): Generator<Place> {
  const branch = branchFor(value, schema, root);
  for (const key of keys) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    const own = branchFor(inner, schemaAt(branch, key, root), root);
    yield { holder: value as Place["holder"], key, schema: own };
    if (typeof inner === "object" && inner !== null) yield* placesIn(inner, Object.keys(inner), own, root);
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

function change(holder: Place["holder"], key: string, schema: Schema, pick: Pick, ids: readonly string[]): void {
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
    node[key] = steps[pick(steps.length)];
  } else if (schema.type === "string") node[key] = ids[pick(ids.length)];
  else if (Array.isArray(value)) {
    if (value.length > 1 && pick(2) === 0) value.reverse();
    else if (pick(2) === 0) value.pop();
    else value.push(fresh(schema.items as Schema, pick, ids));
  } else if (value === null) node[key] = fresh(schema, pick, ids);
}

/** Some value of a simple schema; undefined for what holds more. */
function fresh(schema: Schema, pick: Pick, ids: readonly string[]): unknown {
  const { enum: values, type } = schema as { enum?: unknown[]; type?: string };
  if (values !== undefined) return values[pick(values.length)];
  if (type === "string") return ids[pick(ids.length)];
  return type === "integer" ? pick(6) : undefined;
}
