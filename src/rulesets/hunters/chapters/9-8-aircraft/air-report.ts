import * as z from "zod";
import type { DamageResult } from "../../charts/results";
import { named } from "../../schemas";
import { damageSchema } from "../shared/outcomes";

/** 9.8.3 The results of flak. */
const FLAK_RESULTS = ["shot_down", "damaged", "miss"] as const;

/** 9.8.3 The result of flak. */
export type FlakResult = (typeof FLAK_RESULTS)[number];

/** 9.8 The result of an aircraft encounter, or of the rest of one. */
export interface AirReport {
  readonly crashDive: boolean;
  readonly attacks: number;
  readonly hits: number;
  readonly damage: DamageResult[];
  readonly flak: FlakResult | null;
}

/** 9.8 Schema of the result of an aircraft encounter. */
export const airSchema = named(
  () =>
    z.strictObject({
      crashDive: z.boolean().describe("9.8.1 The crash dive succeeded."),
      attacks: z.int32().min(0).max(1000).describe("Air attacks suffered."),
      hits: z.int32().min(0).max(10000).describe("Hits taken in these attacks."),
      damage: damageSchema,
      flak: z
        .enum(FLAK_RESULTS)
        .meta({ id: "HuntersFlakResult", description: "9.8.3 Result of the flak." })
        .nullable()
        .describe("9.8.3 Result of the flak; null if the boat did not fire."),
    }),
  "AirReport",
  "9.8 Result of an aircraft encounter.",
);

/** 9.8 An air report as an outcome. */
export function airOutcome({ crashDive, attacks, hits, damage, flak }: AirReport): z.infer<typeof airSchema> {
  return { crashDive, attacks, hits, damage: [...damage], flak };
}
