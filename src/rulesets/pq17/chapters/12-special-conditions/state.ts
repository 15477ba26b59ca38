import * as z from "zod";
import { hexSchema, idSchema } from "../../charts/shapes";
import {
  chitSchema,
  conditionSchema,
  count,
  markerSchema,
  named,
  pieceSchema,
  portSchema,
  shareSchema,
  turnSchema,
  unitSchema,
} from "../../schemas";

const ships = z.array(shareSchema).max(30).describe("Its ships as they were planned.");

const declared = z.boolean().describe("12.14 It was declared in the special phase before its turn.");

/** 4.2, 12 The plan of a side for its special condition. */
export const conditionPlanSchema = named(
  () =>
    z.discriminatedUnion("condition", [
      named(
        z.strictObject({
          condition: z.literal("minelaying").describe("12 The condition."),
          hex: hexSchema.describe("12.8 Where the mines go."),
        }),
        "MinePlan",
        "12.8 Where mines are to be laid.",
      ),
      named(
        z.strictObject({ condition: z.literal("gearbox").describe("12 The condition."), force: pieceSchema, ships }),
        "GearboxPlan",
        "12.10 The ships of GEARBOX.",
      ),
      named(
        z.strictObject({
          condition: z.literal("archery").describe("12 The condition."),
          force: pieceSchema,
          ships,
          hex: hexSchema,
          turn: turnSchema,
          declared,
        }),
        "ArcheryPlan",
        "12.14.1 The raid ARCHERY.",
      ),
      named(
        z.strictObject({
          condition: z.literal("title").describe("12 The condition."),
          port: portSchema,
          turn: turnSchema,
          declared,
        }),
        "TitlePlan",
        "12.14.2 The attack TITLE.",
      ),
    ]),
  "ConditionPlan",
  "4.2, 12 A side's plan for its special condition.",
);

/** 12 The state of a side's special conditions. */
export const specialSchema = named(
  () =>
    z.strictObject({
      plan: conditionPlanSchema.nullable(),
      cobweb: count(9, "12.1 Enemy convoys that the agent will still report."),
      carriers: z
        .array(
          named(
            z.strictObject({ unit: unitSchema, struck: z.boolean().describe("12.5 It has attacked.") }),
            "StrikeCarrier",
            "12.5 A carrier that must strike ashore, and whether it has done so.",
          ),
        )
        .max(10),
      bombers: z.array(idSchema).max(10).describe("12.4 Air units of Bomber Command."),
      attacked: z.array(pieceSchema).max(60).describe("12.11 Own forces that were attacked in this turn."),
      kara: z.boolean().describe("12.12 The convoy of the Kara Sea has been placed on the map."),
      raidsLeft: count(9, "12.7 Port Raids that may still be made."),
      joining: z.array(idSchema).max(10).describe("12.7 Air units that take part only in the raids."),
      returning: named(
        z.strictObject({
          ships,
          turn: turnSchema.nullable().describe("The turn in whose special phase it is revealed. Null if at once."),
          fuelWarning: markerSchema.nullable().describe("The turn of their Fuel Warning. Null if they do not return."),
          shown: z.boolean().describe("12.2.1 The chit has been revealed."),
        }),
        "Returning",
        "12.2.1 Ships that broke out, and when they return.",
      ).nullable(),
      bought: z.array(count(60, "Its place in the scenario's list, from 0.")).max(60).describe("14 Forces bought."),
    }),
  "Special",
  "12 A side's record of its special conditions.",
);

/** 2 The state of a side's count of victory points. */
export const tallySchema = named(
  () =>
    z.strictObject({
      lostConvoys: z
        .array(
          named(
            z.strictObject({
              merchants: count(60, "MX CS at its start."),
              excused: count(60, "MX CS that are excused."),
            }),
            "LostConvoy",
            "2.1.2 A convoy without any ships left.",
          ),
        )
        .max(60),
      uncounted: z
        .array(shareSchema)
        .max(60)
        .describe("2.4 CS that its capital ships lost without points, before the operation or by rule 12."),
    }),
  "Tally",
  "2 A side's record for counting victory points.",
);

/** 12 The state of a side's special conditions. */
export type Special = z.infer<typeof specialSchema>;

/** 4.2, 12 The plan of a side for its special condition. */
export type ConditionPlan = z.infer<typeof conditionPlanSchema>;

/** 2 The state of a side's count of victory points. */
export type Tally = z.infer<typeof tallySchema>;

/** 12 A chit that a side has drawn. */
export const drawnChitSchema = named(
  () =>
    z.strictObject({
      letter: chitSchema,
      condition: conditionSchema,
      revealed: z.boolean().describe("12 Both sides know it."),
      fulfilled: z.boolean().describe("12 It has been fulfilled."),
    }),
  "DrawnChit",
  "12 A chit that a side has drawn.",
);
