import * as z from "zod";
import { strikeSchema } from "../chapters/7-2-air-attack/state";
import { displayUnitSchema, gunTargetSchema, torpedoTargetSchema } from "../chapters/7-5-surface-combat/state";
import { blockSchema, count, markSchema, named, placeSchema, sideSchema, unitSchema } from "../schemas";

/** 7.2.4 Ships on the line as the viewer sees them. */
const deployedSeenSchema = named(
  () =>
    z.strictObject({
      no: z.int32().min(1).max(400).describe("The number by which both sides know these ships during the attack."),
      unit: unitSchema.nullable().describe("Null for face-down ships."),
      marks: z.array(markSchema).max(9).nullable().describe("1.6 Their marks. Null for face-down ships."),
      cs: count(60, "CS left.").nullable().describe("Null for face-down ships."),
    }),
  "ShipsOfLine",
  "7.2.4 Ships on the line of targets, as the viewer sees them.",
);

const stackSeenSchema = named(
  () =>
    z.strictObject({
      no: z.int32().min(1).max(400).describe("7.2.4 The number of the ships."),
      cs: count(60, "CS of these ships in the stack.").nullable().describe("Null for face-down ships."),
    }),
  "PartOfStack",
  "7.2.4 Ships in a stack, as the viewer sees them.",
);

/** An air attack as the viewer sees it. */
export const strikeSeenSchema = named(
  () =>
    strikeSchema
      .unwrap()
      .omit({ ships: true, line: true, outer: true })
      .extend({
        ships: z
          .array(deployedSeenSchema)
          .max(400)
          .describe("7.2.4 The ships deployed; those of the enemy once they are."),
        line: z.array(z.array(stackSeenSchema).max(40)).max(60).describe("7.2.4 Stacks from left to right."),
        outer: z.boolean().describe("14.1 Another attack waits while a carrier strikes back."),
      }),
  "AirAttackSeen",
  "A.4 An air attack in progress, as the viewer sees it.",
);

const partSeenSchema = named(
  () =>
    z.strictObject({
      unit: unitSchema,
      cs: count(60, "CS of it here."),
      diw: z.boolean().describe("7.3.1 Dead in the Water."),
      crippled: z.boolean().describe("7.3.1 Crippled."),
    }),
  "CounterPart",
  "7.5.2 CS of one unit in a counter.",
);

const counterSeenSchema = named(
  () =>
    displayUnitSchema
      .unwrap()
      .pick({ no: true, side: true, area: true, evasion: true, screens: true, protects: true })
      .extend({
        parts: z.array(partSeenSchema).max(60).nullable().describe("7.5.9 What it is. Null while it is face down."),
      }),
  "CounterSeen",
  "7.5.2 A counter on the Battle Display, as the viewer sees it.",
);

/** A surface battle as the viewer sees it. */
export const battleSeenSchema = named(
  () =>
    z.strictObject({
      hex: placeSchema,
      attacker: sideSchema,
      round: count(99, "7.5.2 The round. 0 before the first."),
      surprise: z.boolean().describe("7.5.3 The attacker has surprised the defender."),
      outmatched: z
        .boolean()
        .nullable()
        .describe("7.5.7 The enemy is stronger than the German side may fight. Null for other viewers."),
      unescorted: count(60, "7.5.8 Rounds left against unescorted merchants.").nullable(),
      blocks: z
        .array(
          named(
            z.strictObject({
              side: sideSchema,
              block: blockSchema.nullable().describe("Null for a force without one."),
            }),
            "BlockInBattle",
            "7.5 A block that fights.",
          ),
        )
        .max(60)
        .describe("7.5 The blocks that fight."),
      units: z.array(counterSeenSchema).max(200).describe("7.5.2 The counters on the display."),
      guns: z.array(gunTargetSchema).max(200).describe("7.5.2 Targets named for guns."),
      torpedoes: z.array(torpedoTargetSchema).max(200).describe("7.5.2 Targets named for torpedoes."),
    }),
  "BattleSeen",
  "A.4 A surface battle in progress, as the viewer sees it.",
);
