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
      slot: z.int32().min(1).max(4).describe("Target column on the Combat Mat, from 1."),
      type: shipTypeSchema,
      name: wellFormed(60).nullable().describe("Ship's name; null with Standard Tonnage."),
      tons: count(60000, "Ship's tonnage."),
      points: count(20, "Damage points that sink the ship."),
      damage: count(60, "Damage points taken so far. The ship is sunk at `points` or more."),
    }),
  "Target",
  "8.2, 9.1 A target on the Combat Mat.",
);

/** 8.1, 9.1 The fight in progress. */
export const engagementSchema = named(
  () =>
    z.strictObject({
      kind: engagementKindSchema,
      targets: z.array(targetSchema).max(4),
      escorted: z.boolean().describe("8.1.3 The targets are escorted."),
      escortQuality: qualitySchema.nullable().describe("14.6 Quality of the escort; null until rolled."),
      aircraftQuality: qualitySchema.nullable().describe("14.7 Quality of the aircraft; null until rolled."),
      dayNight: dayNightSchema.nullable(),
      waited: z.boolean().describe("8.3.2 The boat has tried to wait for night."),
      wolfpack: z
        .enum(["busy", "focused"])
        .meta({ id: "HuntersWolfpackEscort", description: "7.2.2 Distracted by other boats, or focused on this one." })
        .nullable()
        .describe("7.2.2 State of the escort of a wolfpack's convoy."),
      following: followedSchema.nullable().describe("9.7 The ships that the boat followed into this engagement."),
      penetration: z
        .enum(["none", "declared", "made"])
        .meta({ id: "HuntersPenetration", description: "14.11 Progress of a Convoy Penetration." })
        .describe("14.11 A Convoy Penetration, declared before the ships are identified."),
      pack: packBattleSchema
        .nullable()
        .describe("13.5 The wolfpack's battle with this convoy; null for a boat that fights alone."),
      fought: z.boolean().describe("The boat has fired, or was detected at close range."),
      attack: attackSchema.nullable(),
      round: roundSchema.nullable(),
      cycle: cycleSchema.nullable(),
    }),
  "Engagement",
  "A.6 The engagement in progress.",
);

/** 8.1, 9.1 The fight in progress. */
export type Engagement = z.infer<typeof engagementSchema>;

/** 8.2, 9.1 A target on the combat mat. */
export type Target = z.infer<typeof targetSchema>;
