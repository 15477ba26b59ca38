import { isDeepStrictEqual } from "node:util";

/** A JSON Schema, an OpenAPI document, or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a client sends values of a schema or receives them. */
type Direction = "request" | "response";

const METHODS = ["get", "put", "post", "delete", "patch"];

/**
 * Names what breaks a client that was written for the old document: routes, parameters, responses and values that are
 * gone, new requirements of requests, and weaker promises of responses. Additions are not changes. Limits of numbers
 * and texts are not compared, because they are not stable.
 */
export function breakingOpenApiChanges(before: Json, after: Json): string[] {
  const comparison = new Comparison(before, after);
  for (const [path, item] of membersOf(before, "paths")) {
    for (const method of METHODS.filter((each) => each in item)) {
      const route = `${method.toUpperCase()} ${path}`;
      const next = part(after, "paths", path, method);
      if (next === undefined) comparison.report(`${route}: the route is gone`);
      else comparison.compareRoutes(route, item[method] as Json, next);
    }
  }
  return [...comparison.changes];
}

/** A comparison of two documents that collects the breaking changes. */
class Comparison {
  readonly changes = new Set<string>();
  /** Pairs of schemas that were compared, so that recursive schemas end and each change has one name. */
  private readonly compared = new Set<string>();

  constructor(
    private readonly before: Json,
    private readonly after: Json,
  ) {}

  report(change: string): void {
    this.changes.add(change);
  }

  compareRoutes(route: string, old: Json, next: Json): void {
    this.compareParameters(route, parametersOf(this.before, old), parametersOf(this.after, next));
    const [oldBody, nextBody] = [bodyOf(this.before, old.requestBody), bodyOf(this.after, next.requestBody)];
    if (nextBody?.required === true && oldBody?.required !== true) this.report(`${route}: a body is now required`);
    this.compareContent(`${route}: request`, oldBody, nextBody, "request");
    for (const [status, response] of membersOf(old, "responses")) {
      const nextResponse = part(next, "responses", status);
      if (nextResponse === undefined) this.report(`${route}: response ${status} is gone`);
      else {
        const place = `${route}: response ${status}`;
        this.compareContent(place, bodyOf(this.before, response), bodyOf(this.after, nextResponse), "response");
      }
    }
  }

  private compareParameters(route: string, old: ReadonlyMap<string, Json>, next: ReadonlyMap<string, Json>): void {
    for (const [name, parameter] of old) {
      const nextParameter = next.get(name);
      if (nextParameter === undefined) this.report(`${route}: parameter ${name} is gone`);
      else this.compareSchemas(`${route}: parameter ${name}`, parameter.schema, nextParameter.schema, "request");
    }
    for (const [name, parameter] of next) {
      if (parameter.required === true && old.get(name)?.required !== true)
        this.report(`${route}: parameter ${name} is now required`);
    }
  }

  private compareContent(place: string, old: Json | undefined, next: Json | undefined, direction: Direction): void {
    for (const [type, media] of membersOf(old ?? {}, "content")) {
      const nextMedia = part(next ?? {}, "content", type);
      if (nextMedia === undefined) this.report(`${place}: ${type} is gone`);
      else this.compareSchemas(place, media.schema, nextMedia.schema, direction);
    }
  }

  private compareSchemas(place: string, oldSchema: unknown, nextSchema: unknown, direction: Direction): void {
    if (!isJson(oldSchema) || !isJson(nextSchema)) return;
    const named = typeof oldSchema.$ref === "string" ? oldSchema.$ref.split("/").at(-1)! : undefined;
    if (named !== undefined) {
      const pair = `${oldSchema.$ref} ${nextSchema.$ref} ${direction}`;
      if (typeof nextSchema.$ref === "string" && this.compared.has(pair)) return;
      this.compared.add(pair);
    }
    const at = named === undefined ? place : `${named} (${direction})`;
    const [old, next] = [resolve(this.before, oldSchema), resolve(this.after, nextSchema)];
    this.compareValues(at, old, next, direction);
    this.compareMembers(at, old, next, direction);
    this.compareSchemas(`${at}/*`, old.items, next.items, direction);
    this.compareSchemas(`${at}/*`, old.additionalProperties, next.additionalProperties, direction);
    if (next.additionalProperties === false && old.additionalProperties !== false && direction === "request")
      this.report(`${at}: unknown members are no longer accepted`);
    this.compareAlternatives(at, old, next, direction);
  }

  private compareValues(at: string, old: Json, next: Json, direction: Direction): void {
    const [oldTypes, nextTypes] = [typesOf(old), typesOf(next)];
    const lost = oldTypes.filter((type) => !nextTypes.includes(type));
    const added = nextTypes.filter((type) => !oldTypes.includes(type));
    if (direction === "request" && nextTypes.length > 0 && (lost.length > 0 || oldTypes.length === 0))
      this.report(`${at}: no longer accepts ${lost.join(", ") || "every type"}`);
    if (direction === "response" && oldTypes.length > 0 && (added.length > 0 || nextTypes.length === 0))
      this.report(`${at}: may now be ${added.join(", ") || "of any type"}`);
    const [oldValues, nextValues] = [valuesOf(old), valuesOf(next)];
    if (oldValues === undefined) {
      if (nextValues !== undefined && direction === "request") this.report(`${at}: accepts only listed values`);
      return;
    }
    for (const value of oldValues) {
      if (nextValues !== undefined && !nextValues.some((each) => isDeepStrictEqual(each, value)))
        this.report(`${at}: the value ${JSON.stringify(value)} is gone`);
    }
  }

  private compareMembers(at: string, old: Json, next: Json, direction: Direction): void {
    const [oldRequired, nextRequired] = [listOf<string>(old.required), listOf<string>(next.required)];
    for (const [name, member] of membersOf(old, "properties")) {
      const nextMember = part(next, "properties", name);
      if (nextMember === undefined) this.report(`${at}/${name}: the field is gone`);
      else {
        this.compareSchemas(`${at}/${name}`, member, nextMember, direction);
        if (direction === "response" && oldRequired.includes(name) && !nextRequired.includes(name))
          this.report(`${at}/${name}: may now be omitted`);
      }
    }
    if (direction === "response") return;
    for (const name of nextRequired.filter((each) => !oldRequired.includes(each)))
      this.report(`${at}/${name}: is now required`);
  }

  private compareAlternatives(at: string, old: Json, next: Json, direction: Direction): void {
    const [oldCases, nextCases] = [alternativesOf(this.before, old), alternativesOf(this.after, next)];
    for (const [name, alternative] of oldCases) {
      const nextAlternative = nextCases.get(name);
      if (nextAlternative !== undefined) this.compareSchemas(`${at}/${name}`, alternative, nextAlternative, direction);
      else if (nextCases.size > 0 || direction === "request") this.report(`${at}: the alternative ${name} is gone`);
    }
    if (direction === "response" && oldCases.size > 0 && nextCases.has("null") && !oldCases.has("null"))
      this.report(`${at}: may now be null`);
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the part of a document at a path. Undefined if it is not an object. */
function part(document: Json, ...path: readonly string[]): Json | undefined {
  const value = path.reduce<unknown>(
    (at, name) => (isJson(at) && Object.hasOwn(at, name) ? at[name] : undefined),
    document,
  );
  return isJson(value) ? value : undefined;
}

function membersOf(document: Json, name: string): [string, Json][] {
  return Object.entries(part(document, name) ?? {}).filter((entry): entry is [string, Json] => isJson(entry[1]));
}

function listOf<T>(value: unknown): readonly T[] {
  return Array.isArray(value) ? value : [];
}

/** Resolves the reference of a schema, a parameter or a response. Keywords next to a reference take precedence. */
function resolve(document: Json, value: Json): Json {
  const { $ref, ...rest } = value;
  if (typeof $ref !== "string") return value;
  return { ...resolve(document, part(document, ...$ref.replace(/^#\//, "").split("/")) ?? {}), ...rest };
}

function bodyOf(document: Json, body: unknown): Json | undefined {
  return isJson(body) ? resolve(document, body) : undefined;
}

function parametersOf(document: Json, operation: Json): ReadonlyMap<string, Json> {
  const parameters = listOf<Json>(operation.parameters).map((each) => resolve(document, each));
  return new Map(parameters.map((each) => [`${each.in} ${each.name}`, each]));
}

/** Returns the types that a schema names. Empty for any type. An integer is not a number of its own here. */
function typesOf({ type }: Json): readonly string[] {
  return typeof type === "string" ? [type] : listOf<string>(type);
}

function valuesOf(schema: Json): readonly unknown[] | undefined {
  if ("const" in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

/** Returns the alternatives of a schema by name: the referenced schema, the value of `kind`, the type, or the place. */
function alternativesOf(document: Json, { anyOf, oneOf }: Json): ReadonlyMap<string, Json> {
  const all = listOf<Json>(anyOf ?? oneOf);
  return new Map(all.map((each, index) => [alternativeName(document, each) ?? `alternative ${index}`, each]));
}

function alternativeName(document: Json, alternative: Json): string | undefined {
  if (typeof alternative.$ref === "string") return alternative.$ref.split("/").at(-1);
  const resolved = resolve(document, alternative);
  const kind = part(resolved, "properties", "kind");
  if (kind?.const !== undefined) return String(kind.const);
  if (resolved.const !== undefined) return JSON.stringify(resolved.const);
  return typeof resolved.type === "string" ? resolved.type : undefined;
}
