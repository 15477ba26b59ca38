import type { JsonSchema } from "../../core/contract/choice";
import { refName } from "../../core/contract/definitions";
import type { SchemaDocument } from "../json-schemas";

/** The named schemas of an OpenAPI document; two different schemas under one name are an error. */
export class Components {
  private readonly schemas = new Map<string, JsonSchema>();
  private readonly settled = new Map<string, JsonSchema>();

  /** Says more of what has this name than its own schema does, whoever adds it. */
  settle(name: string, schema: JsonSchema): void {
    this.settled.set(name, schema);
  }

  /** Adds a schema under a name and gives a reference to it. */
  add(name: string, declared: JsonSchema): JsonSchema {
    const schema = this.settled.get(name) ?? declared;
    const known = this.schemas.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are called ${name}.`);
    }
    this.schemas.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Adds a schema with all it refers to; `fallback` names and describes a schema that does not do so itself. */
  addDocument(
    document: SchemaDocument,
    nameOf: (id: string) => string,
    fallback?: { readonly name: string; readonly description: string },
  ): JsonSchema {
    for (const [id, schema] of Object.entries(document.defs))
      this.add(nameOf(id), renamed(schema, nameOf) as JsonSchema);
    const name = document.id === undefined ? fallback?.name : nameOf(document.id);
    if (name === undefined) throw new Error(`A schema has no name: ${JSON.stringify(document.root)}`);
    const root = renamed(document.root, nameOf) as JsonSchema;
    return this.add(name, "description" in root ? root : { description: fallback?.description, ...root });
  }

  /** Every schema by name, sorted. */
  all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function renamed(value: unknown, nameOf: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, nameOf));
  if (typeof value !== "object" || value === null) return value;
  const id = refName(value as JsonSchema);
  const entries = Object.entries(value).map(([key, item]) =>
    key === "$ref" && id !== undefined ? [key, `#/components/schemas/${nameOf(id)}`] : [key, renamed(item, nameOf)],
  );
  return Object.fromEntries(entries);
}
