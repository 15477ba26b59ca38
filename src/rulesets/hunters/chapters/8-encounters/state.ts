import * as z from "zod";
import {
  count,
  dayNightSchema,
  engagementKindSchema,
  followedSchema,
  modeSchema,
  named,
  qualitySchema,
  rangeSchema,
  shipTypeSchema,
  wellFormed,
} from "../../schemas";

/** 8.2, 9.1 One target of an engagement. */
const targetSchema = named(
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

const attackSchema = named(
  z.strictObject({
    mode: modeSchema,
    range: rangeSchema,
    fired: z.boolean().describe("False when a close approach was detected before firing."),
    bothEnds: z.boolean().describe("Fired fore and aft."),
    g7aByDay: z.boolean().describe("At least one G7a was fired by day."),
  }),
  "Attack",
  "9.2, 9.5 The attack just made on escorted targets.",
);

const roundSchema = named(
  z.strictObject({
    mode: modeSchema,
    range: rangeSchema,
    fwdFired: z.boolean().describe("The bow tubes were used this round."),
    aftFired: z.boolean().describe("The stern tubes were used this round."),
    gunFired: z.boolean().describe("The deck gun was used this round."),
    closed: z.boolean().describe("Tubes were reloaded, which ends the round."),
  }),
  "Round",
  "9.4.2 The present round against unescorted targets.",
);

const cycleSchema = named(
  z.strictObject({
    cause: z.enum(["attack", "arrival", "air", "gibraltar"]).meta({
      id: "HuntersCycleCause",
      description: "Why an escort searches: an attack, its arrival, an aircraft's call, Gibraltar.",
    }),
    round: count(10000, "Detection rounds finished."),
    previouslyDetected: z.boolean().describe("9.6.12 The boat was detected before in this engagement."),
    twelve: z.boolean().describe("9.6.7 The detection that led here was 12 or more."),
  }),
  "Cycle",
  "9.6 The detection and depth-charge cycle.",
);

/** 13.5.3-13.5.5 A convoy battle fought with the pack. */
const packSchema = named(
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

/** A.6 The fight in progress. */
export const engagementSchema = named(
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
    pack: packSchema.nullable().describe("13.5 The pack's battle over this convoy; null for a boat that fights alone."),
    fought: z.boolean().describe("The boat fired, or was detected on a close approach."),
    attack: attackSchema.nullable(),
    round: roundSchema.nullable(),
    cycle: cycleSchema.nullable(),
  }),
  "Engagement",
  "A.6 The fight in progress.",
);

/** A.6 The fight in progress. */
export type Engagement = z.infer<typeof engagementSchema>;

/** 13.5.3-13.5.5 A convoy battle fought with the pack. */
export type PackBattle = z.infer<typeof packSchema>;

/** 8.2, 9.1 A target on the combat mat. */
export type Target = z.infer<typeof targetSchema>;

/** 9.6 The detection and depth-charge cycle. */
export type Cycle = z.infer<typeof cycleSchema>;
