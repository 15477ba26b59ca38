import * as z from "zod";

/** A schema with the name and the description under which it is published. */
export function named<T extends z.ZodType>(id: string, description: string, schema: T): T {
  return schema.meta({ id, description });
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
