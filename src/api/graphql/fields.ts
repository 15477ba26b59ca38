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

/** Gives a resolver class a method that decorators can be put on; `answers.ts` answers in its place. */
export function define(target: ClassType, name: string): void {
  Object.defineProperty(target.prototype, name, { value: () => undefined, configurable: true, writable: true });
}

/** The descriptor of such a method, as decorators take it. */
export function descriptorOf(target: ClassType, name: string): TypedPropertyDescriptor<never> {
  return Object.getOwnPropertyDescriptor(target.prototype, name) as TypedPropertyDescriptor<never>;
}
