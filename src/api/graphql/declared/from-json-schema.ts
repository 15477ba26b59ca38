import { type ClassType, Int } from "type-graphql";
import type { z } from "zod";
import type { JsonSchema } from "../../../core/contract/choice";
import { refName } from "../../../core/contract/definitions";
import { meaningOf } from "../../../core/contract/schema";
import { isEmptyObject, propertiesOf, type SchemaDocument, schemaDocument, withoutNull } from "../../json-schemas";
import { pascalCase, spelledOut } from "../../names";
import {
  asInputType,
  asObjectType,
  emptyClass,
  enumOf,
  type FieldOptions,
  type Fields,
  type Named,
  type Typed,
  type TypeValue,
} from "./decorate";
import { JsonScalar } from "./scalars";

/** Whether a type is read from a caller or returned to one. */
type Direction = "input" | "output";

/** What a field is in place of what its JSON Schema says, described as there unless told. */
export type OwnField = Omit<FieldOptions, "description"> & Partial<FieldOptions>;

/** How types are named, and what is not made of its JSON Schema. */
interface Ways {
  readonly nameOf: (id: string) => string;
  /** The type of what has an id, where there is one already. */
  readonly known?: (id: string, direction: Direction) => TypeValue | undefined;
  /** What a value of an enum is, by the name of its type; its code in words unless told. */
  readonly sayValue?: (value: string, type: string) => string;
  /** Fields by `Type.field`. */
  readonly own?: Readonly<Record<string, OwnField>>;
}

/** What a schema is read with: its named schemas, the direction, and the name of the type it stands in. */
interface Place {
  readonly document: SchemaDocument;
  readonly direction: Direction;
  readonly name: string;
}

/**
 * Makes GraphQL types of JSON Schemas: classes that are given type-graphql's decorators. A schema met twice under one name
 * gives one class; two different schemas under one name are an error.
 */
export class TypeMaker {
  private readonly made = new Map<string, { readonly source: string; readonly type: object }>();

  constructor(private readonly ways: Ways) {}

  /** The class of what a zod schema of an object with an id gives. */
  answerType(schema: z.ZodType): ClassType {
    return this.outputType(schemaDocument(schema, "output"), { name: "", description: "" }) as ClassType;
  }

  /** The type of what a schema gives, any JSON for a union; undefined for an object without members, which GraphQL cannot say. */
  outputType(document: SchemaDocument, fallback: Named): TypeValue | undefined {
    return this.rootType(document, "output", fallback);
  }

  /** The same of what a schema reads. */
  inputType(document: SchemaDocument, fallback: Named): TypeValue | undefined {
    return this.rootType(document, "input", fallback);
  }

  /** The members of what a schema reads as arguments of a field, without those that GraphQL cannot say. */
  argumentsOf(schema: z.ZodType, name: string): Fields {
    const document = schemaDocument(schema, "input");
    return this.members(document.root, { document, direction: "input", name });
  }

  /** The members of what a schema gives as fields of the type of that name. */
  fieldsOf(document: SchemaDocument, name: string): Fields {
    return this.members(document.root, { document, direction: "output", name });
  }

  /** The class of an object's schema, which may be of an interface. */
  objectType(document: SchemaDocument, named: Named, of?: ClassType): ClassType {
    return this.once(named.name, document.root, emptyClass, (type) => {
      asObjectType(type, named, this.fieldsOf(document, named.name), of);
    });
  }

  /** The enum of these values under this name. */
  enumType(values: readonly string[], { name, description }: Named): TypeValue {
    return this.enumOf(values, name, { description });
  }

  private rootType(document: SchemaDocument, direction: Direction, fallback: Named): TypeValue | undefined {
    const { id, root } = document;
    if (isEmptyObject(root)) return undefined;
    if (root.type !== "object") return JsonScalar;
    const name = id === undefined ? fallback.name : this.nameOf(id, direction);
    const description = (root.description as string | undefined) ?? fallback.description;
    return this.object(root, { document, direction, name }, description);
  }

  private object(schema: JsonSchema, place: Place, description: string): ClassType {
    const { name, direction, document } = place;
    if (direction === "output") return this.objectType({ ...document, root: schema }, { name, description });
    return this.once(name, schema, emptyClass, (type) => {
      asInputType(type, { name, description }, this.members(schema, place));
    });
  }

  private members(schema: JsonSchema, place: Place): Fields {
    const required = (schema.required ?? []) as readonly string[];
    const entries = Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, FieldOptions][] => {
      const description = describe(property, place.document) ?? "";
      const own = this.ways.own?.[`${place.name}.${name}`];
      if (own !== undefined) return [[name, { description, ...own }]];
      const typed = this.fieldType(property, { ...place, name: place.name + pascalCase(name) });
      if (typed === undefined) return [];
      if (required.includes(name)) return [[name, { ...typed, description }]];
      // What REST leaves out is null here.
      const told = place.direction === "output" ? description.replace("left out", "null") : description;
      return [[name, { ...orNull(typed), description: told }]];
    });
    return Object.fromEntries(entries);
  }

  private nameOf(id: string, direction: Direction): string {
    const name = this.ways.nameOf(id);
    return direction === "input" && !name.endsWith("Input") ? `${name}Input` : name;
  }

  /** The type of a member that has to be there, null or not; undefined where GraphQL cannot say it. */
  private fieldType(given: JsonSchema, place: Place): Typed | undefined {
    const { schema, nullable } = withoutNull(given);
    const typed = this.bareType(schema, place);
    return typed !== undefined && nullable ? orNull(typed) : typed;
  }

  private bareType(schema: JsonSchema, place: Place): Typed | undefined {
    const id = refName(schema);
    if (id !== undefined) {
      const named = place.document.defs[id]!;
      const known = this.ways.known?.(id, place.direction);
      const name = named.type === "object" ? this.nameOf(id, place.direction) : this.ways.nameOf(id);
      return known === undefined ? this.fieldType(named, { ...place, name }) : { type: known };
    }
    if (schema.type === "array") return listOf(this.fieldType(schema.items as JsonSchema, place), place);
    const type = this.singleType(schema, place);
    return type && { type };
  }

  private singleType(schema: JsonSchema, place: Place): TypeValue | undefined {
    switch (schema.type) {
      case "string": {
        const values = schema.enum as readonly string[] | undefined;
        return values === undefined ? String : this.enumOf(values, place.name, schema);
      }
      case "integer":
        return Int;
      case "number":
        return Number.isInteger(schema.const) ? Int : Number;
      case "boolean":
        return Boolean;
      case "object": {
        if (isEmptyObject(schema)) return schema.additionalProperties === false ? undefined : JsonScalar;
        const name = place.direction === "input" && !place.name.endsWith("Input") ? `${place.name}Input` : place.name;
        return this.object(schema, { ...place, name }, describe(schema, place.document) ?? "");
      }
      case undefined:
        return JsonScalar;
      default:
        throw new Error(`Type ${place.name} cannot be made of ${JSON.stringify(schema)}.`);
    }
  }

  private enumOf(names: readonly string[], name: string, schema: JsonSchema): object {
    const description = (schema.description as string | undefined) ?? "";
    const { sayValue = spelledOut } = this.ways;
    const say = (value: string): string => meaningOf(value, name) ?? `${sayValue(value, name)}.`;
    const values = () => Object.fromEntries(names.map((value) => [value, say(value)]));
    return this.once(name, names, () => enumOf({ name, description }, values()));
  }

  /** The type of that name; what makes it whole comes after, so that it may stand within itself. */
  private once<T extends object>(
    name: string,
    source: unknown,
    make: (name: string) => T,
    fill?: (type: T) => void,
  ): T {
    const text = JSON.stringify(source);
    const known = this.made.get(name);
    if (known !== undefined) {
      if (known.source !== text) throw new Error(`Two different schemas are called ${name}.`);
      return known.type as T;
    }
    const type = make(name);
    this.made.set(name, { source: text, type });
    fill?.(type);
    return type;
  }
}

/** The same type that may be null. */
function orNull({ type, nullable }: Typed): Typed {
  return { type, nullable: nullable === "items" || nullable === "itemsAndList" ? "itemsAndList" : true };
}

/** A list of such items, whose own lists are null where these may be: the decorators tell of all levels at once. */
function listOf(item: Typed | undefined, { name }: Place): Typed | undefined {
  if (item?.nullable === "items")
    throw new Error(`Type ${name} has a list of lists of which only the inmost may hold null.`);
  return item && { type: [item.type], nullable: item.nullable ? "items" : false };
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
