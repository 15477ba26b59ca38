import * as z from "zod";
import {
  count,
  dayNightSchema,
  engagementKindSchema,
  followedSchema,
  named,
  qualitySchema,
  shipTypeSchema,
  wellFormed,
} from "../../schemas";
import { attackSchema } from "../9-2-escorted-attack/state";
import { roundSchema } from "../9-4-unescorted-attack/state";
import { cycleSchema } from "../9-6-detection/state";
import { packBattleSchema } from "../13-5-wolfpacks/state";

/** 8.2, 9.1 One target of an engagement. */
const targetSchema = named(
  () =>
    z.strictObject({
      slot: z.int32().min(1).max(4).describe("Its column on the combat mat, from 1."),
      type: shipTypeSchema,
      name: wellFormed(60).nullable().describe("Its name; null under standard tonnage."),
      tons: count(60000, "Its tonnage."),
      points: count(20, "Damage needed to sink it."),
      damage: count(60, "Damage taken so far; sunk at `points` or more."),
    }),
  "Target",
  "8.2, 9.1 A target on the combat mat.",
);

/** 8.1, 9.1 The fight in progress. */
export const engagementSchema = named(
  () =>
    z.strictObject({
      kind: engagementKindSchema,
      targets: z.array(targetSchema).max(4),
      escorted: z.boolean().describe("8.1.3 The targets are escorted."),
      escortQuality: qualitySchema.nullable().describe("14.6 Quality of the escort, once known."),
      aircraftQuality: qualitySchema.nullable().describe("14.7 Quality of the aircraft, once known."),
      dayNight: dayNightSchema.nullable(),
      waited: z.boolean().describe("8.3.2 Waiting for night was tried."),
      wolfpack: z
        .enum(["busy", "focused"])
        .meta({ id: "HuntersWolfpackEscort", description: "7.2.2 Busy with others, or focused on the boat." })
        .nullable()
        .describe("7.2.2 What the escort of a wolfpack's convoy is doing."),
      following: followedSchema.nullable().describe("9.7 Which ships were followed into this engagement."),
      penetration: z
        .enum(["none", "declared", "made"])
        .meta({ id: "HuntersPenetration", description: "14.11 How an approach into a convoy stands." })
        .describe("14.11 An approach made before the convoy's ships are known."),
      pack: packBattleSchema
        .nullable()
        .describe("13.5 The pack's battle over this convoy; null for a boat that fights alone."),
      fought: z.boolean().describe("The boat fired, or was detected on a close approach."),
      attack: attackSchema.nullable(),
      round: roundSchema.nullable(),
      cycle: cycleSchema.nullable(),
    }),
  "Engagement",
  "A.6 The fight in progress.",
);

/** 8.1, 9.1 The fight in progress. */
export type Engagement = z.infer<typeof engagementSchema>;

/** 8.2, 9.1 A target on the combat mat. */
export type Target = z.infer<typeof targetSchema>;
