import { type ClassType, Int } from "type-graphql";
import type { z } from "zod";
import type { JsonSchema } from "../../../core/contract/choice";
import { meaningOf, REPLACEMENT } from "../../../core/contract/schema";
import { propertiesOf, refName } from "../../../core/json/schema";
import { isEmptyObject, type SchemaDocument, schemaDocument, withoutNull } from "../../json-schemas";
import { pascalCase, spelledOut } from "../../names";
import {
  asInputType,
  asObjectType,
  emptyClass,
  enumOf,
  type FieldOptions,
  type FieldType,
  type NamedType,
  type TypeFields,
  type TypeValue,
} from "./decorate";
import { JsonScalar } from "./scalars";

/** Whether a type is for requests or for responses. */
type Direction = "input" | "output";

/** A field that replaces the one of its JSON Schema. Default description: that of the schema. */
export type OwnField = Omit<FieldOptions, "description"> & Partial<FieldOptions>;

/** The names of types, and the exceptions from their JSON Schemas. */
interface TypeMakerOptions {
  readonly nameOf: (id: string) => string;
  /** Returns the existing type for an id, if there is one. */
  readonly known?: (id: string, direction: Direction) => TypeValue | undefined;
  /** Returns the description of an enum value by the name of its type. Default: its code in words. */
  readonly describeValue?: (value: string, type: string) => string;
  /** Fields that replace those of their schemas, by `Type.field`. */
  readonly ownFields?: Readonly<Record<string, OwnField>>;
}

/** The position of a schema: its named schemas, the direction, and the name of the enclosing type. */
interface SchemaPosition {
  readonly document: SchemaDocument;
  readonly direction: Direction;
  readonly name: string;
}

/**
 * Converts JSON Schemas to classes with type-graphql's decorators. The same schema under one name gives the same class.
 * Two different schemas under one name are an error.
 */
export class TypeMaker {
  private readonly types = new Map<string, { readonly source: string; readonly type: object }>();

  constructor(private readonly options: TypeMakerOptions) {}

  /** Returns the output class of a zod schema of an object with an id. */
  answerType(schema: z.ZodType): ClassType {
    return this.outputType(schemaDocument(schema, "output"), { name: "", description: "" }) as ClassType;
  }

  /**
   * Returns the output type of a schema. Any JSON for a union, and undefined for an object without members, which
   * GraphQL cannot express.
   */
  outputType(document: SchemaDocument, fallback: NamedType): TypeValue | undefined {
    return this.rootType(document, "output", fallback);
  }

  /** Returns the input type of a schema, in the same way. */
  inputType(document: SchemaDocument, fallback: NamedType): TypeValue | undefined {
    return this.rootType(document, "input", fallback);
  }

  /** Returns the input members of a schema as arguments, without those that GraphQL cannot express. */
  argumentsOf(schema: z.ZodType, name: string): TypeFields {
    const document = schemaDocument(schema, "input");
    return this.members(document.root, { document, direction: "input", name });
  }

  /** Returns the output members of a schema as fields of the type with this name. */
  fieldsOf(document: SchemaDocument, name: string): TypeFields {
    return this.members(document.root, { document, direction: "output", name });
  }

  /** Returns the class of an object's schema, which may implement an interface. */
  objectType(document: SchemaDocument, heading: NamedType, of?: ClassType): ClassType {
    return this.memoized(heading.name, document.root, emptyClass, (type) => {
      asObjectType(type, heading, this.fieldsOf(document, heading.name), of);
    });
  }

  /** Returns an enum of these values. */
  enumType(values: readonly string[], { name, description }: NamedType): TypeValue {
    return this.enumOf(values, name, { description });
  }

  private rootType(document: SchemaDocument, direction: Direction, fallback: NamedType): TypeValue | undefined {
    const { id, root } = document;
    if (isEmptyObject(root)) return undefined;
    if (root.type !== "object") return JsonScalar;
    const name = id === undefined ? fallback.name : this.nameOf(id, direction);
    const description = (root.description as string | undefined) ?? fallback.description;
    return this.object(root, { document, direction, name }, description);
  }

  private object(schema: JsonSchema, place: SchemaPosition, description: string): ClassType {
    const { name, direction, document } = place;
    if (direction === "output") return this.objectType({ ...document, root: schema }, { name, description });
    return this.memoized(name, schema, emptyClass, (type) => {
      asInputType(type, { name, description }, this.members(schema, place));
    });
  }

  private members(schema: JsonSchema, place: SchemaPosition): TypeFields {
    const required = (schema.required ?? []) as readonly string[];
    const entries = Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, FieldOptions][] => {
      const description = descriptionOf(property, place.document) ?? "";
      const ownField = this.options.ownFields?.[`${place.name}.${name}`];
      if (ownField !== undefined) return [[name, { description, ...deprecationOf(property), ...ownField }]];
      const bare = this.fieldType(property, { ...place, name: place.name + pascalCase(name) });
      if (bare === undefined) return [];
      const typed = { ...bare, ...deprecationOf(property) };
      if (required.includes(name)) return [[name, { ...typed, description }]];
      const text = place.direction === "output" ? nullDescription(description) : description;
      return [[name, { ...orNull(typed), description: text }]];
    });
    return Object.fromEntries(entries);
  }

  private nameOf(id: string, direction: Direction): string {
    const name = this.options.nameOf(id);
    return direction === "input" && !name.endsWith("Input") ? `${name}Input` : name;
  }

  /** Returns the type of a required member, nullable or not. Undefined if GraphQL cannot express it. */
  private fieldType(property: JsonSchema, place: SchemaPosition): FieldType | undefined {
    const { schema, nullable } = withoutNull(property);
    const typed = this.bareType(schema, place);
    return typed !== undefined && nullable ? orNull(typed) : typed;
  }

  private bareType(schema: JsonSchema, place: SchemaPosition): FieldType | undefined {
    const merged = place.direction === "output" ? mergedAlternatives(schema, place.document) : undefined;
    if (merged !== undefined) return this.bareType(merged, place);
    const id = refName(schema);
    if (id !== undefined) {
      const target = place.document.defs[id]!;
      const known = this.options.known?.(id, place.direction);
      const name = target.type === "object" ? this.nameOf(id, place.direction) : this.options.nameOf(id);
      return known === undefined ? this.fieldType(target, { ...place, name }) : { type: known };
    }
    if (schema.type === "array") return listOf(this.fieldType(schema.items as JsonSchema, place), place);
    const type = this.singleType(schema, place);
    return type && { type };
  }

  private singleType(schema: JsonSchema, place: SchemaPosition): TypeValue | undefined {
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
        const record = recordMembers(schema);
        if (record !== undefined) return this.singleType(record, place);
        if (isEmptyObject(schema)) return schema.additionalProperties === false ? undefined : JsonScalar;
        const name = place.direction === "input" && !place.name.endsWith("Input") ? `${place.name}Input` : place.name;
        return this.object(schema, { ...place, name }, descriptionOf(schema, place.document) ?? "");
      }
      case undefined:
        return JsonScalar;
      default:
        throw new Error(`Type ${place.name} cannot be built from ${JSON.stringify(schema)}.`);
    }
  }

  private enumOf(names: readonly string[], name: string, schema: JsonSchema): object {
    const description = (schema.description as string | undefined) ?? "";
    const { describeValue: sayValue = spelledOut } = this.options;
    const say = (value: string): string => meaningOf(value, name) ?? `${sayValue(value, name)}.`;
    const values = () => Object.fromEntries(names.map((value) => [value, say(value)]));
    return this.memoized(name, names, () => enumOf({ name, description }, values()));
  }

  /** Memoizes a type by name. `fill` adds the fields afterwards, so that types can be recursive. */
  private memoized<T extends object>(
    name: string,
    source: unknown,
    make: (name: string) => T,
    fill?: (type: T) => void,
  ): T {
    const text = JSON.stringify(source);
    const known = this.types.get(name);
    if (known !== undefined) {
      if (known.source !== text) throw new Error(`Two different schemas are called ${name}.`);
      return known.type as T;
    }
    const type = make(name);
    this.types.set(name, { source: text, type });
    fill?.(type);
    return type;
  }
}

/** Returns the mark of a deprecated member. */
function deprecationOf({ [REPLACEMENT]: replacement }: JsonSchema): Pick<FieldOptions, "deprecationReason"> {
  return typeof replacement === "string" ? { deprecationReason: replacement } : {};
}

/** Returns a record with listed names as an object with these members. Undefined for any other schema. */
function recordMembers({ propertyNames, additionalProperties, ...schema }: JsonSchema): JsonSchema | undefined {
  const names = (propertyNames as JsonSchema | undefined)?.enum as readonly string[] | undefined;
  if (names === undefined) return undefined;
  return { ...schema, properties: Object.fromEntries(names.map((name) => [name, additionalProperties])) };
}

/**
 * Returns alternatives that one member distinguishes as one object: the members of all, required if all require them.
 * Undefined for any other schema, and if two alternatives have different members of one name.
 */
function mergedAlternatives({ oneOf, description }: JsonSchema, { defs }: SchemaDocument): JsonSchema | undefined {
  const objects = (oneOf as readonly JsonSchema[] | undefined)?.map((each) => defs[refName(each) ?? ""]);
  if (objects === undefined || objects.some((each) => each?.type !== "object")) return undefined;
  const properties: Record<string, JsonSchema> = {};
  for (const [name, property] of objects.flatMap((each) => Object.entries(propertiesOf(each!)))) {
    const known = properties[name];
    if (known === undefined) properties[name] = namesOnly(property);
    else if (known.enum !== undefined && property.const !== undefined)
      properties[name] = { ...known, enum: [...new Set([...(known.enum as readonly unknown[]), property.const])] };
    else if (typeText(known) !== typeText(property)) return undefined;
    else if (known.description !== property.description)
      properties[name] = { ...known, description: `${known.description} ${property.description}` };
  }
  const required = Object.keys(properties).filter((name) =>
    objects.every((each) => (each!.required as readonly string[] | undefined)?.includes(name)),
  );
  return { type: "object", description, properties, required };
}

/** Returns a schema as text, without its description. */
function typeText({ description: _, ...schema }: JsonSchema): string {
  return JSON.stringify(schema);
}

/** Returns the schema of one name as that of a list of names. */
function namesOnly({ const: only, ...schema }: JsonSchema): JsonSchema {
  if (typeof only === "string") return { ...schema, enum: [only] };
  return only === undefined ? schema : { ...schema, const: only };
}

/** Returns the nullable form of a type. */
function orNull<T extends FieldType>({ nullable, ...type }: T): Omit<T, "nullable"> & Pick<FieldType, "nullable"> {
  return { ...type, nullable: nullable === "items" || nullable === "itemsAndList" ? "itemsAndList" : true };
}

/**
 * Returns a list of such items. If the items are lists, they are nullable if the outer list is, because the decorators
 * set all levels at once.
 */
function listOf(item: FieldType | undefined, { name }: SchemaPosition): FieldType | undefined {
  if (item?.nullable === "items")
    throw new Error(`Type ${name} has a list of lists of which only the inmost may hold null.`);
  return item && { type: [item.type], nullable: item.nullable ? "items" : false };
}

/** Returns the description of a schema, or else that of the schema it refers to. */
function descriptionOf(schema: JsonSchema, document: SchemaDocument): string | undefined {
  const ownDescription = schema.description as string | undefined;
  if (ownDescription !== undefined) return ownDescription;
  const inner = withoutNull(schema).schema;
  const id = refName(inner);
  if (id !== undefined) return document.defs[id]!.description as string | undefined;
  if (inner !== schema) return inner.description as string | undefined;
  const items = schema.items as JsonSchema | undefined;
  return items === undefined ? undefined : descriptionOf(items, document);
}

/** Returns the GraphQL description of an optional member: REST omits it, GraphQL returns null. */
function nullDescription(description: string): string {
  return description.replace("left out", "null").replaceAll("Omitted", "Null").replaceAll("omitted", "null");
}
