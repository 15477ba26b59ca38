import * as z from "zod";
import type { DamageResult } from "../../charts/results";
import { damageSchema } from "../shared/outcomes";

/** What flak achieved. */
export type FlakResult = "shot_down" | "damaged" | "miss";

/** What an aircraft encounter, or the rest of one, did to the boat. */
export interface AirReport {
  readonly crashDive: boolean;
  readonly attacks: number;
  readonly hits: number;
  readonly damage: DamageResult[];
  readonly flak: FlakResult | null;
}

/** 9.8 What aircraft did to the boat. */
export const airSchema = z
  .strictObject({
    crashDive: z.boolean().describe("9.8.1 The boat dived in time."),
    attacks: z.int32().min(0).max(1000).describe("Air attacks suffered."),
    hits: z.int32().min(0).max(10000).describe("Hits taken from them."),
    damage: damageSchema,
    flak: z
      .enum(["shot_down", "damaged", "miss"])
      .meta({ id: "HuntersFlakResult", description: "9.8.3 What flak achieved." })
      .nullable()
      .describe("9.8.3 What flak achieved; null when there was none."),
  })
  .meta({ id: "HuntersAirReport", description: "9.8 What aircraft did to the boat." });

/** The typed form of an air report. */
export function airOutcome({ crashDive, attacks, hits, damage, flak }: AirReport): z.infer<typeof airSchema> {
  return { crashDive, attacks, hits, damage: [...damage], flak };
}
