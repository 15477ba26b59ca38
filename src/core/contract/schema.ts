import * as z from "zod";

/** A schema with the name and the description under which it is published. */
export function named<T extends z.ZodType>(id: string, description: string, schema: T): T {
  return schema.meta({ id, description });
}

/** What the codes of a published schema mean, by its name. */
const meanings = new Map<string, Readonly<Record<string, string>>>();

/** A schema of codes, published under a name, with what each of them means. */
export function codes<C extends string>(id: string, description: string, each: Readonly<Record<C, string>>) {
  meanings.set(id, each);
  const told = Object.entries(each).map(([code, meaning]) => `${code}: ${meaning}`);
  const schema = z.enum(Object.keys(each) as [C, ...C[]]);
  return schema.meta({ id, description: [description, ...told].join(" ") });
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
