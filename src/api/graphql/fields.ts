import { Arg, type ClassType, FieldResolver } from "type-graphql";

/** What an argument of a namespace's field is. */
export interface ArgumentOptions {
  readonly type: () => unknown;
  readonly nullable: boolean | "items" | "itemsAndList";
  readonly description: string;
  readonly defaultValue?: string;
}

/** Makes a method of a resolver class a field. */
export function addField(
  fields: ClassType,
  name: string,
  type: () => unknown,
  description: string,
  nullable = false,
): void {
  const decorate = FieldResolver(type as () => ClassType, { description, nullable });
  decorate(fields.prototype, name, descriptorOf(fields, name));
}

/** Gives such a method its next argument. */
export function addArgument(
  fields: ClassType,
  method: string,
  index: number,
  name: string,
  { type, ...options }: ArgumentOptions,
): void {
  Arg(name, type as () => ClassType, options)(fields.prototype, method, index);
}

/** Gives a resolver class a method that is called with its arguments by name. */
export function define(
  target: ClassType,
  name: string,
  answer: (given: Readonly<Record<string, unknown>>) => unknown,
  names: readonly string[] = [],
): void {
  const value = (...values: unknown[]): unknown =>
    answer(
      Object.fromEntries(names.flatMap((each, index) => (values[index] === undefined ? [] : [[each, values[index]]]))),
    );
  Object.defineProperty(target.prototype, name, { value, configurable: true, writable: true });
}

/** The descriptor of such a method, as decorators take it. */
export function descriptorOf(target: ClassType, name: string): TypedPropertyDescriptor<never> {
  return Object.getOwnPropertyDescriptor(target.prototype, name) as TypedPropertyDescriptor<never>;
}
