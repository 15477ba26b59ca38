import type { z } from "zod";
import type { ChartPack } from "../../../core/contract/chart";
import { packSchema } from "./schema";

/** The schema of the chart pack; a function, so that the bundles load it for those who bring charts of their own. */
export function chartPackSchema(): z.ZodType<ChartPack> {
  return packSchema as unknown as z.ZodType<ChartPack>;
}
