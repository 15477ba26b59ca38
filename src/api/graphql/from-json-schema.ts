import { type ClassType, Field, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import type { JsonSchema } from "../../core/contract/choice";
import { isEmptyObject, propertiesOf, refName, type SchemaDocument, withoutNull } from "../json-schemas";
import { pascalCase, wordsOf } from "../names";
import { JsonScalar, SnapshotScalar } from "./scalars";

/** Whether a type is read from a caller or returned to one. */
export type Direction = "input" | "output";

/** A type as type-graphql's decorators take it. */
interface FieldType {
  readonly type: () => ClassType;
  readonly nullable: boolean | "items" | "itemsAndList";
}

/** A member of an object: a field of a type, or an argument. */
interface Member extends FieldType {
  readonly name: string;
  readonly description: string;
}

/** What a schema is read with: its named schemas, the direction, and the name of the type it stands in. */
interface Place {
  readonly document: SchemaDocument;
  readonly direction: Direction;
  readonly name: string;
}

/**
 * Makes GraphQL classes of JSON Schemas by applying type-graphql's decorators. One maker serves one GraphQL schema, and a
 * schema met twice under one name gives one class; two different schemas under one name are an error.
 */
export class TypeMaker {
  private readonly made = new Map<string, { readonly source: string; readonly type: object }>();

  /** Where a caller sends what has the id `snapshotId`, it is a snapshot. */
  constructor(
    private readonly typeName: (id: string) => string,
    private readonly snapshotId?: string,
  ) {}

  /** The class of an object's schema, or any JSON for a union; undefined when the object has no members, which GraphQL cannot say. */
  classOf(
    document: SchemaDocument,
    direction: Direction,
    fallback: { readonly name: string; readonly description: string },
  ): ClassType | undefined {
    if (isEmptyObject(document.root)) return undefined;
    if (document.root.type !== "object") return JsonScalar as unknown as ClassType;
    const name = document.id === undefined ? fallback.name : this.nameOf(document.id, direction);
    const description = (document.root.description as string | undefined) ?? fallback.description;
    return this.objectClass(document.root, { document, direction, name }, description);
  }

  /** The members of an object's schema, without those that GraphQL cannot say. */
  membersOf(document: SchemaDocument, direction: Direction, name: string): readonly Member[] {
    return this.members(document.root, { document, direction, name });
  }

  private members(schema: JsonSchema, place: Place): readonly Member[] {
    const required = (schema.required ?? []) as readonly string[];
    return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
      const field = this.fieldType(property, { ...place, name: place.name + pascalCase(name) });
      if (field === undefined) return [];
      const nullable = required.includes(name) ? field.nullable : orNull(field.nullable);
      return [{ name, type: field.type, nullable, description: describe(property, place.document) ?? "" }];
    });
  }

  private nameOf(id: string, direction: Direction): string {
    const name = this.typeName(id);
    return direction === "input" && !name.endsWith("Input") ? `${name}Input` : name;
  }

  private objectClass(schema: JsonSchema, place: Place, description: string): ClassType {
    return this.once(place.name, { schema, description }, () => {
      const cls = { [place.name]: class {} }[place.name] as ClassType;
      const decorate = place.direction === "input" ? InputType : ObjectType;
      for (const { name, type, ...options } of this.members(schema, place)) {
        Field(type, { ...options, simple: true })(cls.prototype, name);
      }
      decorate(place.name, { description })(cls);
      return cls;
    }) as ClassType;
  }

  private fieldType(given: JsonSchema, place: Place): FieldType | undefined {
    const { schema, nullable } = withoutNull(given);
    const id = refName(schema);
    if (id !== undefined && id === this.snapshotId && place.direction === "input") {
      return { type: () => SnapshotScalar as never, nullable };
    }
    if (id !== undefined) {
      const named = place.document.defs[id]!;
      const isObject = named.type === "object";
      const name = isObject ? this.nameOf(id, place.direction) : this.typeName(id);
      const field = this.fieldType(named, { ...place, name });
      return field && { ...field, nullable: nullable ? orNull(field.nullable) : field.nullable };
    }
    if (schema.type === "array") {
      const item = this.fieldType(schema.items as JsonSchema, place);
      if (item === undefined) return undefined;
      const inner = item.nullable === false ? nullable : nullable ? "itemsAndList" : "items";
      return { type: () => [item.type()] as never, nullable: inner };
    }
    const type = this.scalarOrClass(schema, place);
    return type && { type: type as () => ClassType, nullable };
  }

  private scalarOrClass(schema: JsonSchema, place: Place): (() => unknown) | undefined {
    switch (schema.type) {
      case "string": {
        const values = schema.enum as readonly string[] | undefined;
        if (values === undefined) return () => String;
        const type = this.enumOf(values, place.name, schema);
        return () => type;
      }
      case "integer":
        return () => Int;
      case "number":
        return Number.isInteger(schema.const) ? () => Int : () => Number;
      case "boolean":
        return () => Boolean;
      case "object": {
        if (isEmptyObject(schema)) return schema.additionalProperties === false ? undefined : () => JsonScalar;
        const name = place.direction === "input" && !place.name.endsWith("Input") ? `${place.name}Input` : place.name;
        const cls = this.objectClass(schema, { ...place, name }, describe(schema, place.document) ?? "");
        return () => cls;
      }
      case undefined:
        return () => JsonScalar;
      default:
        throw new Error(`Type ${place.name} cannot be made of ${JSON.stringify(schema)}.`);
    }
  }

  private enumOf(values: readonly string[], name: string, schema: JsonSchema): object {
    return this.once(name, { values }, () => {
      const type = Object.fromEntries(values.map((value) => [value, value]));
      const valuesConfig = Object.fromEntries(values.map((value) => [value, { description: `${wordsOf(value)}.` }]));
      registerEnumType(type, { name, description: (schema.description as string | undefined) ?? "", valuesConfig });
      return type;
    });
  }

  private once(name: string, source: unknown, make: () => object): object {
    const text = JSON.stringify(source);
    const known = this.made.get(name);
    if (known !== undefined) {
      if (known.source !== text) throw new Error(`Two different schemas are called ${name}.`);
      return known.type;
    }
    const type = make();
    this.made.set(name, { source: text, type });
    return type;
  }
}

function orNull(nullable: FieldType["nullable"]): FieldType["nullable"] {
  return nullable === "items" || nullable === "itemsAndList" ? "itemsAndList" : true;
}

/** The description beside a schema, or else that of the schema it refers to. */
function describe(schema: JsonSchema, document: SchemaDocument): string | undefined {
  const own = schema.description as string | undefined;
  if (own !== undefined) return own;
  const inner = withoutNull(schema).schema;
  const id = refName(inner);
  if (id !== undefined) return document.defs[id]!.description as string | undefined;
  if (inner !== schema) return inner.description as string | undefined;
  const items = schema.items as JsonSchema | undefined;
  return items === undefined ? undefined : describe(items, document);
}
