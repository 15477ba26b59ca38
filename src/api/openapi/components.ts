import type { JsonSchema } from "../../core/contract/choice";
import { mapObjects } from "../../core/json/objects";
import { refName } from "../../core/json/schema";
import type { SchemaDocument } from "../json-schemas";

/** The named schemas of an OpenAPI document. Two different schemas under one name are an error. */
export class Components {
  private readonly schemas = new Map<string, JsonSchema>();
  private readonly fixed = new Map<string, JsonSchema>();

  /** Replaces the schema of this name, whichever schema is added later. */
  fix(name: string, schema: JsonSchema): void {
    this.fixed.set(name, schema);
  }

  /** Adds a schema under a name and returns a reference to it. */
  add(name: string, declared: JsonSchema): JsonSchema {
    const schema = this.fixed.get(name) ?? declared;
    const known = this.schemas.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are called ${name}.`);
    }
    this.schemas.set(name, schema);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Adds a schema with all its references. `fallback` has name and description for a schema without its own. */
  addDocument(
    document: SchemaDocument,
    nameOf: (id: string) => string,
    fallback?: { readonly name: string; readonly description: string },
  ): JsonSchema {
    for (const [id, schema] of Object.entries(document.defs)) this.add(nameOf(id), renameReferences(schema, nameOf));
    const name = document.id === undefined ? fallback?.name : nameOf(document.id);
    if (name === undefined) throw new Error(`A schema has no name: ${JSON.stringify(document.root)}`);
    const root = renameReferences(document.root, nameOf);
    return this.add(name, "description" in root ? root : { description: fallback?.description, ...root });
  }

  /** Returns every schema by name, sorted. */
  all(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function renameReferences(schema: JsonSchema, nameOf: (id: string) => string): JsonSchema {
  return mapObjects(schema, (each) => {
    const id = refName(each);
    return id === undefined ? each : { ...each, $ref: `#/components/schemas/${nameOf(id)}` };
  });
}
