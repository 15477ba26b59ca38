import * as z from "zod";

/** Gives a schema, which nobody else uses, the name and the description under which it is published. */
export function named<T extends z.ZodType>(id: string, description: string, schema: T): T {
  z.globalRegistry.add(schema, { id, description });
  return schema;
}

/** A schema that is made when it is first asked for, and is the same from then on. */
export function deferred<T extends z.ZodType>(make: () => T): z.ZodLazy<T> {
  let made: T | undefined;
  return z.lazy(() => {
    made ??= make();
    return made;
  });
}

/**
 * What names the schemas of a game: on the wires their names begin with `prefix`. Codes are given as they are, whatever has members as a
 * function, unless it stands within such a function: a process asks for few of them, and if all were made at once a first answer of REST
 * would take a fifth to three tenths longer.
 */
export function namingFor(prefix: string) {
  function name<T extends z.ZodType>(make: () => T, id: string, description: string): z.ZodLazy<T>;
  function name<T extends z.ZodType>(schema: T, id: string, description: string): T;
  function name(given: z.ZodType | (() => z.ZodType), id: string, description: string): z.ZodType {
    return typeof given === "function"
      ? deferred(() => named(prefix + id, description, given()))
      : named(prefix + id, description, given);
  }
  return name;
}

/** What the codes of a published schema mean, by its name. */
const meanings = new Map<string, Readonly<Record<string, string>>>();

/** A schema of codes, published under a name, with what each of them means. */
export function codes<C extends string>(id: string, description: string, each: Readonly<Record<C, string>>) {
  meanings.set(id, each);
  const told = Object.entries(each).map(([code, meaning]) => `${code}: ${meaning}`);
  return named(id, [description, ...told].join(" "), z.enum(Object.keys(each) as [C, ...C[]]));
}

/** What a code means in the schema that `codes` publishes under this name; undefined in any other. */
export function meaningOf(code: string, id: string): string | undefined {
  return meanings.get(id)?.[code];
}

/** A text. */
export const text = (description: string) => z.string().describe(description);

/** A whole number of 32 bits. */
export const whole = (description: string) => z.int32().describe(description);

/** A whole number from 0. */
export const index = (description: string) => z.int32().min(0).describe(description);

/** Ids by role, which may be left out. */
export const idsByRole = (description: string) =>
  z.exactOptional(z.record(z.string(), z.string())).describe(description);
