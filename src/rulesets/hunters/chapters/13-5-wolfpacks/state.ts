import * as z from "zod";
import { count, named } from "../../schemas";

/** 13.5.3-13.5.5 A convoy battle fought with the pack. */
export const packBattleSchema = named(
  () =>
    z.strictObject({
      round: count(20, "Round of the joint battle. 0 means that the boat fights alone and may still join."),
      draw: named(
        z.strictObject({
          boats: z.int32().min(1).max(24).describe("Number of boats that attack in this round."),
          own: z.int32().min(1).max(24).describe("Number of this boat among them, from 1."),
          hunted: z.int32().min(1).max(24).describe("Number of the boat that the escort hunts."),
        }),
        "PackDraw",
        "13.5.4 The draw of one round: this boat's number and the number of the hunted boat.",
      )
        .nullable()
        .describe("13.5.4 The draw of this round; null before the draw."),
      others: z
        .array(
          named(
            z.strictObject({
              slot: z.int32().min(1).max(4).describe("Target column on the Combat Mat, from 1."),
              damage: count(60, "Damage done by other boats."),
            }),
            "OthersDamage",
            "E-89 Damage to a target by other boats of the wolfpack.",
          ),
        )
        .max(4)
        .describe("E-89 Damage by other boats to the ships of a shared convoy."),
    }),
  "PackBattle",
  "13.5.3-13.5.5 A convoy battle fought with the wolfpack.",
);

/** 13.5.3-13.5.5 A convoy battle fought with the pack. */
export type PackBattle = z.infer<typeof packBattleSchema>;
