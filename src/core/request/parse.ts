import type { z } from "zod";
import { type Copier, copierFor, UNSURE } from "./copier";

/** How often a schema has been asked, and its copier once that was worth it. */
interface Use {
  times: number;
  copier: Copier | undefined;
}

const uses = new WeakMap<z.ZodType, Use>();

/** No cold start should wait for code to be generated. */
const WORTH_IT = 4;

/** Parses as `safeParse` does, and much faster what fits; what does not is told by the schema itself. */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  let use = uses.get(schema);
  if (use === undefined) {
    use = { times: 0, copier: undefined };
    uses.set(schema, use);
  }
  use.times += 1;
  if (use.times === WORTH_IT) use.copier = copierFor(schema);
  const data = use.copier === undefined ? UNSURE : use.copier(value);
  return data === UNSURE ? schema.safeParse(value) : { success: true, data: data as T };
}
