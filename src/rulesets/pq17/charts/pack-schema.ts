import type { z } from "zod";
import { type Pack, packSchema } from "./schema";

/** The schema of the chart pack; a function, so that the bundles load it for those who bring charts of their own. */
export function chartPackSchema(): z.ZodType<Pack> {
  return packSchema;
}
