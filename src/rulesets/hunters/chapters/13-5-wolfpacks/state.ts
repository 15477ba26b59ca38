import * as z from "zod";
import { count, named } from "../../schemas";

/** 13.5.3-13.5.5 A convoy battle fought with the pack. */
export const packBattleSchema = named(
  () =>
    z.strictObject({
      round: count(20, "Round of the joint battle; 0 for ships met alone, from which the boat may still join."),
      draw: named(
        z.strictObject({
          boats: z.int32().min(1).max(24).describe("Boats that attack in this round."),
          own: z.int32().min(1).max(24).describe("Which of them this one is, counted from 1."),
          hunted: z.int32().min(1).max(24).describe("Which of them the escort is after."),
        }),
        "PackDraw",
        "13.5.4 The draw of one round: the boat the escort is after, and this boat's place in it.",
      )
        .nullable()
        .describe("13.5.4 The draw of this round; null until it is made."),
      others: z
        .array(
          named(
            z.strictObject({
              slot: z.int32().min(1).max(4).describe("Its column on the combat mat, from 1."),
              damage: count(60, "Damage that was not this boat's doing."),
            }),
            "OthersDamage",
            "E-89 Damage to a target by other boats of the pack.",
          ),
        )
        .max(4)
        .describe("E-89 Damage done by other boats to the ships of a shared convoy."),
    }),
  "PackBattle",
  "13.5.3-13.5.5 A convoy battle fought with the pack.",
);

/** 13.5.3-13.5.5 A convoy battle fought with the pack. */
export type PackBattle = z.infer<typeof packBattleSchema>;
