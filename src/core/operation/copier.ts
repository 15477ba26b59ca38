import type { z } from "zod";

/** Gives a copy of what fits a schema, or `UNSURE` for what does not fit or cannot be told to. */
export type Copier = (value: unknown) => unknown;

/** Said of a value that only the schema itself can judge. */
export const UNSURE = Symbol("unsure");

type Definition = z.core.$ZodTypes["_zod"]["def"];
type Check = z.core.$ZodChecks["_zod"]["def"];

/**
 * A copier for a schema: it never takes what the schema refuses, and its copy is what the schema would give, its keys in
 * the schema's order. Kinds of schemas and checks it does not know are left to the schema.
 */
export function copierFor(schema: z.core.$ZodType): Copier {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return copierOfKind(def) ?? parsed(schema as z.ZodType);
}

function copierOfKind(def: Definition): Copier | undefined {
  switch (def.type) {
    case "object":
      return objectCopier(def);
    case "array":
      return arrayCopier(def);
    case "nullable":
      return nullable(copierFor(def.innerType));
    case "optional":
      return copierFor(def.innerType);
    case "string":
      return stringCopier(def);
    case "number":
      return numberCopier(def);
    case "boolean":
      return plain(def, (value) => typeof value === "boolean");
    case "enum":
      return oneOf(def, Object.values(def.entries));
    case "literal":
      return oneOf(def, def.values);
    default:
      return undefined;
  }
}

function parsed(schema: z.ZodType): Copier {
  return (value) => {
    const { success, data } = schema.safeParse(value);
    return success ? data : UNSURE;
  };
}

/** An object that takes no other keys. One whose keys stand in another order than the schema's is left to the schema. */
function objectCopier({ shape, catchall, checks }: z.core.$ZodObjectDef): Copier | undefined {
  if (catchall?._zod.def.type !== "never" || checks?.length) return undefined;
  const keys = Object.keys(shape);
  const copiers = keys.map((key) => copierFor(shape[key]!));
  const optional = keys.map((key) => shape[key]!._zod.optin !== undefined);
  if (keys.some((key) => key === "__proto__" || !isPlainlyOptional(shape[key]!))) return undefined;
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return UNSURE;
    const given = Object.keys(value);
    const values: readonly unknown[] = Object.values(value);
    const copy: Record<string, unknown> = { ...value };
    let place = 0;
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index]!;
      if (given[place] !== key) {
        if (optional[index]) continue;
        return UNSURE;
      }
      const member = values[place];
      const copied = copiers[index]!(member);
      if (copied === UNSURE) return UNSURE;
      if (copied !== member) copy[key] = copied;
      place += 1;
    }
    return place === given.length ? copy : UNSURE;
  };
}

/** True for a member that must be there, or may be missing and then stays so. */
function isPlainlyOptional(schema: z.core.$ZodType): boolean {
  const { optin, optout, def } = schema._zod;
  return (optin === undefined && optout === undefined) || def.type === "optional";
}

function arrayCopier({ element, checks }: z.core.$ZodArrayDef): Copier | undefined {
  const limits = lengthLimits(checks);
  if (limits === undefined) return undefined;
  const { least, most } = limits;
  const copier = copierFor(element);
  return (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return UNSURE;
    const items: unknown[] = value.slice();
    for (let index = 0; index < items.length; index++) {
      const item = copier(items[index]);
      if (item === UNSURE) return UNSURE;
      items[index] = item;
    }
    return items;
  };
}

function nullable(copier: Copier): Copier {
  return (value) => (value === null ? null : copier(value));
}

function stringCopier({ checks, ...def }: z.core.$ZodStringDef): Copier | undefined {
  const patterns: RegExp[] = [];
  const sizes: z.core.$ZodCheck<never>[] = [];
  if ("format" in def || def.coerce) return undefined;
  for (const check of checks ?? []) {
    const { check: kind, format, pattern } = check._zod.def as Check & { format?: string; pattern?: RegExp };
    if (kind !== "string_format") sizes.push(check);
    else if (format === "regex" && pattern !== undefined && !pattern.global && !pattern.sticky) patterns.push(pattern);
    else return undefined;
  }
  const limits = lengthLimits(sizes);
  if (limits === undefined) return undefined;
  const { least, most } = limits;
  return (value) => {
    // A character is one or two units long: what may be too short by half is left to the schema.
    if (typeof value !== "string" || value.length > most || value.length < least * 2 - 1) return UNSURE;
    for (let index = 0; index < patterns.length; index++) if (!patterns[index]!.test(value)) return UNSURE;
    return value;
  };
}

function numberCopier({ checks, coerce, ...def }: z.core.$ZodNumberDef): Copier | undefined {
  if (coerce || (def as { format?: string }).format !== "int32") return undefined;
  let [least, most] = [-2_147_483_648, 2_147_483_647];
  for (const check of checks ?? []) {
    const { check: kind, value, inclusive } = check._zod.def as Check & { value?: unknown; inclusive?: boolean };
    if (typeof value !== "number" || inclusive !== true) return undefined;
    if (kind === "greater_than") least = Math.max(least, value);
    else if (kind === "less_than") most = Math.min(most, value);
    else return undefined;
  }
  return (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most ? value : UNSURE;
}

function oneOf({ checks }: Definition, values: readonly unknown[]): Copier | undefined {
  if (checks?.length || values.some((value) => typeof value === "number")) return undefined;
  const known = new Set(values);
  return (value) => (known.has(value) ? value : UNSURE);
}

function plain({ checks, ...def }: Definition, fits: (value: unknown) => boolean): Copier | undefined {
  if (checks?.length || (def as { coerce?: boolean }).coerce) return undefined;
  return (value) => (fits(value) ? value : UNSURE);
}

/** The lengths that checks allow; undefined when they check anything else. */
function lengthLimits(
  checks: readonly z.core.$ZodCheck<never>[] | undefined,
): { readonly least: number; readonly most: number } | undefined {
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { _zod } of checks ?? []) {
    const { check, minimum, maximum } = _zod.def as Check & { minimum?: number; maximum?: number };
    if (check === "min_length" && minimum !== undefined) least = Math.max(least, minimum);
    else if (check === "max_length" && maximum !== undefined) most = Math.min(most, maximum);
    else return undefined;
  }
  return { least, most };
}
