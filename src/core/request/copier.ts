import type { z } from "zod";

/** Gives a copy of what fits a schema, or `UNSURE` for what does not fit or cannot be told to. */
export type Copier = (value: unknown) => unknown;

/** Said of a value that only the schema itself can judge. */
export const UNSURE = Symbol("unsure");

type Schema = z.core.$ZodTypes;

type Checks = readonly z.core.$ZodCheck<never>[] | undefined;

/** What any check may hold that is looked at here. */
interface AnyCheck {
  readonly check: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
}

/**
 * Makes a copier for a schema: it never takes what the schema refuses, and its copy is what the schema would give. It is
 * generated code, as zod makes it for objects; kinds of schemas and checks it does not know are left to the schema.
 * Undefined where no code can be generated.
 */
export function copierFor(schema: z.ZodType): Copier | undefined {
  try {
    const writer = new CopierWriter();
    const body = `return ${writer.functionFor(schema as unknown as Schema)};`;
    return new Function("UNSURE", "known", [...writer.lines, body].join("\n"))(UNSURE, writer.known) as Copier;
  } catch {
    return undefined;
  }
}

class CopierWriter {
  /** The functions written so far. */
  readonly lines: string[] = [];
  /** What the code refers to by its place: sets of values, patterns, and schemas left to themselves. */
  readonly known: unknown[] = [];
  private readonly names = new Map<Schema, string>();

  /** The name of a function that copies what fits this schema. */
  functionFor(schema: Schema): string {
    const written = this.names.get(schema);
    if (written !== undefined) return written;
    const lines = this.linesFor(schema, "v") ?? [`v = ${this.refer(parsed(schema))}(v);`, ...unless("v !== UNSURE")];
    const name = `copy${this.lines.length}`;
    this.lines.push(`function ${name}(v) {\n${lines.join("\n")}\nreturn v;\n}`);
    this.names.set(schema, name);
    return name;
  }

  /** The lines that put a copy in place of the value in a variable or return UNSURE; undefined for an unknown kind. */
  private linesFor({ _zod: { def } }: Schema, v: string): readonly string[] | undefined {
    switch (def.type) {
      case "object":
        return this.object(def, v);
      case "array":
        return this.array(def, v);
      case "nullable": {
        const inner = this.linesFor(def.innerType as Schema, v);
        return inner && [`if (${v} !== null) {`, ...inner, "}"];
      }
      case "string":
        return this.string(def, v);
      case "number":
        return numberLines(def, v);
      case "boolean":
        return def.checks?.length || "coerce" in def ? undefined : unless(`typeof ${v} === "boolean"`);
      case "enum":
        return this.oneOf(def.checks, Object.values(def.entries), v);
      case "literal":
        return this.oneOf(def.checks, def.values, v);
      default:
        return undefined;
    }
  }

  private object({ shape, catchall, checks }: z.core.$ZodObjectDef, v: string): readonly string[] | undefined {
    const keys = Object.keys(shape);
    const unknown = keys.some((key) => key === "__proto__" || !isPlain(shape[key] as Schema));
    if (catchall?._zod.def.type !== "never" || checks?.length || unknown) return undefined;
    const lines: string[] = [];
    const put: string[] = [];
    let [literal, begun] = ["", false];
    for (const [index, key] of keys.entries()) {
      const name = JSON.stringify(key);
      const schema = shape[key] as Schema;
      const optional = schema._zod.def.type === "optional";
      const inner = optional ? (schema._zod.def as z.core.$ZodOptionalDef).innerType : schema;
      const member = `m${index}`;
      const fit = this.memberLines(inner as Schema, member);
      lines.push(`let ${member} = ${v}[${name}];`, ...(optional ? [`if (${member} !== undefined) {`] : []), ...fit);
      lines.push("count += 1;", ...(optional ? ["}"] : []));
      begun ||= optional;
      if (begun) put.push(`${optional ? `if (${member} !== undefined) ` : ""}copy[${name}] = ${member};`);
      else literal += `${name}: ${member},`;
    }
    const isObject = `typeof ${v} === "object" && ${v} !== null && !Array.isArray(${v})`;
    const counted = ["let count = 0;", ...lines, `for (const key in ${v}) count -= 1;`, ...unless("count === 0")];
    return [...unless(isObject), ...counted, `const copy = {${literal}};`, ...put, `${v} = copy;`];
  }

  /** Scalars are looked at in place; what declares names of its own has a function of its own. */
  private memberLines(schema: Schema, member: string): readonly string[] {
    const own = isScalar(schema) ? this.linesFor(schema, member) : undefined;
    return own ?? [`${member} = ${this.functionFor(schema)}(${member});`, ...unless(`${member} !== UNSURE`)];
  }

  private array({ element, checks }: z.core.$ZodArrayDef, v: string): readonly string[] | undefined {
    const limits = lengthLimits(checks);
    if (limits === undefined) return undefined;
    const { least, most } = limits;
    return [
      ...unless(`Array.isArray(${v}) && ${v}.length >= ${least} && ${v}.length <= ${most}`),
      `const items = ${v}.slice();`,
      `for (let i = 0; i < items.length; i++) {`,
      `const item = ${this.functionFor(element as Schema)}(items[i]);`,
      ...unless("item !== UNSURE"),
      "items[i] = item;",
      "}",
      `${v} = items;`,
    ];
  }

  private string(def: z.core.$ZodStringDef, v: string): readonly string[] | undefined {
    if ("format" in def || def.coerce) return undefined;
    const isFormat = (check: z.core.$ZodCheck<never>): boolean => check._zod.def.check === "string_format";
    const formats = (def.checks ?? []).filter(isFormat).map(({ _zod }) => _zod.def as AnyCheck);
    const limits = lengthLimits((def.checks ?? []).filter((check) => !isFormat(check)));
    const strange = formats.some(({ format, pattern }) => format !== "regex" || pattern!.global || pattern!.sticky);
    if (limits === undefined || strange) return undefined;
    // A character is one or two units long: what may be too short by half is left to the schema.
    const least = Math.max(0, limits.least * 2 - 1);
    const fits = formats.map(({ pattern }) => `${this.refer(pattern)}.test(${v})`);
    const length = `${v}.length >= ${least} && ${v}.length <= ${limits.most}`;
    return unless([`typeof ${v} === "string"`, length, ...fits].join(" && "));
  }

  /** Puts the schema's own text in place of the caller's, which the engine would compare letter by letter ever after. */
  private oneOf(checks: Checks, values: readonly unknown[], v: string): readonly string[] | undefined {
    if (checks?.length || values.some((value) => typeof value !== "string")) return undefined;
    const same = values.map((value) => JSON.stringify(value)).map((text) => `${v} === ${text} ? ${text} : `);
    const known = new Map(values.map((value) => [value, value]));
    const own = values.length <= FEW ? `${same.join("")}undefined` : `${this.refer(known)}.get(${v})`;
    return [`${v} = ${own};`, ...unless(`${v} !== undefined`)];
  }

  private refer(value: unknown): string {
    return `known[${this.known.push(value) - 1}]`;
  }
}

/** Values that are compared one by one. */
const FEW = 4;

function isScalar({ _zod: { def } }: Schema): boolean {
  if (def.type === "nullable") return isScalar(def.innerType as Schema);
  return def.type !== "object" && def.type !== "array";
}

function unless(condition: string): readonly string[] {
  return [`if (!(${condition})) return UNSURE;`];
}

function parsed(schema: Schema): Copier {
  return (value) => {
    const { success, data } = (schema as unknown as z.ZodType).safeParse(value);
    return success ? data : UNSURE;
  };
}

/** True for a member that must be there, or may be missing and then stays so. */
function isPlain({ _zod: { optin, optout, def } }: Schema): boolean {
  if (def.type !== "optional") return optin === undefined && optout === undefined;
  return isPlain(def.innerType as Schema) && (def.innerType as Schema)._zod.def.type !== "optional";
}

function numberLines(def: z.core.$ZodNumberDef, v: string): readonly string[] | undefined {
  if (def.coerce || (def as { format?: string }).format !== "int32") return undefined;
  let [least, most] = [-2_147_483_648, 2_147_483_647];
  for (const { _zod } of def.checks ?? []) {
    const { check, value, inclusive } = _zod.def as AnyCheck;
    if (typeof value !== "number" || inclusive !== true) return undefined;
    if (check === "greater_than") least = Math.max(least, value);
    else if (check === "less_than") most = Math.min(most, value);
    else return undefined;
  }
  return unless(`Number.isInteger(${v}) && ${v} >= ${least} && ${v} <= ${most}`);
}

/** The lengths that checks allow; undefined when they check anything else. */
function lengthLimits(checks: Checks): { readonly least: number; readonly most: number } | undefined {
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  for (const { _zod } of checks ?? []) {
    const { check, minimum, maximum } = _zod.def as AnyCheck;
    if (check === "min_length" && minimum !== undefined) least = Math.max(least, minimum);
    else if (check === "max_length" && maximum !== undefined) most = Math.min(most, maximum);
    else return undefined;
  }
  return { least, most };
}
