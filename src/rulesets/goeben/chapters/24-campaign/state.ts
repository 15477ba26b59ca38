import * as z from "zod";
import { atlanticBonusSchema, campaignResultSchema, named, nationSchema, orderSchema } from "../../schemas";
import { ids, spaces } from "../11-intelligence/state";

/** 24 A campaign. */
export const campaignSchema = named(
  () =>
    z.strictObject({
      scenario: z.int32().min(1).max(6).describe("Number of the scenario, from 1."),
      ordersLeft: z.array(orderSchema).max(6).describe("24.0 Orders not yet drawn."),
      achieved: z.array(orderSchema).max(6),
      failed: z.array(orderSchema).max(6),
      sunkForGood: ids("24.1 Allied ships that do not return."),
      alliances: z.array(nationSchema).max(2).describe("24.1 Nations that joined the Central Powers."),
      highSeas: spaces("D-60 Patrol zones that have become high seas."),
      startSpaces: spaces("24.2 Spaces besides Pola where German ships may begin."),
      atlanticBonus: atlanticBonusSchema.nullable(),
      austroHungarianGained: z
        .boolean()
        .describe("D-70 True if the Naval Pact has brought a ship. Rule 20 then applies to it."),
      result: campaignResultSchema.nullable(),
    }),
  "Campaign",
  "24 The state of a campaign.",
);

/** A campaign. */
export type Campaign = z.infer<typeof campaignSchema>;
