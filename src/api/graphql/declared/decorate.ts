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

/** A type as decorators take it: a class, a scalar, the object of an enum, a union, or a list of one of these. */
export type TypeValue = object | symbol;

/** A type, and what of it may be null: nothing unless told. */
export interface Typed {
  readonly type: TypeValue;
  readonly nullable?: boolean | "items" | "itemsAndList";
}

/** What an argument of a field is. */
export interface Argument extends Typed {
  readonly description: string;
  readonly defaultValue?: unknown;
}

/** What a field of a type is. */
export interface FieldOptions extends Typed {
  readonly description: string;
  readonly args?: Arguments;
}

/** The arguments of a field, by name. */
export type Arguments = Readonly<Record<string, Argument>>;

/** The fields of a type, by name. */
export type Fields = Readonly<Record<string, FieldOptions>>;

/** What a type is called and what it is. */
export interface Named {
  readonly name: string;
  readonly description: string;
}

/** A class to be decorated. */
export function emptyClass(name: string): ClassType {
  return { [name]: class {} }[name]!;
}

/** What makes a member a field; of what has no method it takes no descriptor. */
type Decorator = (
  type: () => TypeValue,
  options: { readonly simple: true },
) => (target: object, name: string, method: never) => void;

/** Gives a class these fields: those of a type, or with `Query` or `Mutation` those of a root. */
export function addFields(target: ClassType, fields: Fields, decorator: Decorator = Field): void {
  for (const [name, { type, args, ...options }] of Object.entries(fields)) {
    decorator(() => type, { ...options, simple: true })(target.prototype, name, undefined as never);
    for (const [index, [argument, { type: taken, ...asked }]] of Object.entries(args ?? {}).entries()) {
      Arg(argument, () => taken, asked)(target.prototype, name, index);
    }
  }
}

/** Makes a class an object type with these fields beside those of its interface. */
export function asObjectType(target: ClassType, { name, description }: Named, fields: Fields, of?: ClassType): void {
  addFields(target, fields);
  ObjectType(name, { description, implements: of ?? [] })(target);
}

/** Makes a class an input type. */
export function asInputType(target: ClassType, { name, description }: Named, fields: Fields): void {
  addFields(target, fields);
  InputType(name, { description })(target);
}

/** Makes a class an interface. */
export function asInterfaceType(target: ClassType, { name, description }: Named, fields: Fields): void {
  addFields(target, fields);
  InterfaceType(name, { description })(target);
}

/** An enum of these values, each with what it is. */
export function enumOf({ name, description }: Named, values: Readonly<Record<string, string>>): object {
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value]));
  const described = Object.entries(values).map(([value, what]) => [value, { description: what }]);
  registerEnumType(type, { name, description, valuesConfig: Object.fromEntries(described) });
  return type;
}

/** A union of object types. */
export function unionOf({ name, description }: Named, types: readonly ClassType[]): TypeValue {
  return createUnionType({ name, description, types: () => types });
}
