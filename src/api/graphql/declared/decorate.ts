import "reflect-metadata/lite";
import {
  Arg,
  type ClassType,
  createUnionType,
  Field,
  InputType,
  InterfaceType,
  ObjectType,
  registerEnumType,
} from "type-graphql";

/** A type as type-graphql accepts it: a class, a scalar, the object of an enum, a union, or a list of one of these. */
export type TypeValue = object | symbol;

/** A type, and its nullable levels. Default: none. */
export interface FieldType {
  readonly type: TypeValue;
  readonly nullable?: boolean | "items" | "itemsAndList";
}

/** The declaration of a field's argument. */
export interface Argument extends FieldType {
  readonly description: string;
  readonly defaultValue?: unknown;
}

/** The declaration of a field. */
export interface FieldOptions extends FieldType {
  readonly description: string;
  /** What to use instead. Omitted unless the field is deprecated. */
  readonly deprecationReason?: string;
  readonly args?: Arguments;
}

/** The arguments of a field, by name. */
export type Arguments = Readonly<Record<string, Argument>>;

/** The fields of a type, by name. */
export type TypeFields = Readonly<Record<string, FieldOptions>>;

/** The name and description of a type. */
export interface NamedType {
  readonly name: string;
  readonly description: string;
}

/** Returns a new class for the decorators. */
export function emptyClass(name: string): ClassType {
  return { [name]: class {} }[name]!;
}

/** A decorator that makes a member a field. A member without a method has no descriptor. */
type Decorator = (
  type: () => TypeValue,
  options: { readonly simple: true },
) => (target: object, name: string, method: never) => void;

/** Adds fields to a class: to a type, or with `Query` or `Mutation` to a root. */
export function addFields(target: ClassType, fields: TypeFields, decorator: Decorator = Field): void {
  for (const [name, { type, args, ...options }] of Object.entries(fields)) {
    decorator(() => type, { ...options, simple: true })(target.prototype, name, undefined as never);
    for (const [index, [argument, { type, ...argumentOptions }]] of Object.entries(args ?? {}).entries()) {
      Arg(argument, () => type, argumentOptions)(target.prototype, name, index);
    }
  }
}

/** Makes a class an object type with these fields in addition to those of its interface. */
export function asObjectType(
  target: ClassType,
  { name, description }: NamedType,
  fields: TypeFields,
  of?: ClassType,
): void {
  addFields(target, fields);
  ObjectType(name, { description, implements: of ?? [] })(target);
}

/** Makes a class an input type. */
export function asInputType(target: ClassType, { name, description }: NamedType, fields: TypeFields): void {
  addFields(target, fields);
  InputType(name, { description })(target);
}

/** Makes a class an interface. */
export function asInterfaceType(target: ClassType, { name, description }: NamedType, fields: TypeFields): void {
  addFields(target, fields);
  InterfaceType(name, { description })(target);
}

/** Returns an enum of these values with their descriptions. */
export function enumOf({ name, description }: NamedType, values: Readonly<Record<string, string>>): object {
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value]));
  const described = Object.entries(values).map(([value, what]) => [value, { description: what }]);
  registerEnumType(type, { name, description, valuesConfig: Object.fromEntries(described) });
  return type;
}

/** A union of object types. */
export function unionOf({ name, description }: NamedType, types: readonly ClassType[]): TypeValue {
  return createUnionType({ name, description, types: () => types });
}
