import * as z from "zod";
import { fortnightSchema, idSchema } from "../../charts/shapes";
import {
  amount,
  chitSchema,
  conditionSchema,
  count,
  named,
  pieceSchema,
  portSchema,
  sideSchema,
  unitSchema,
} from "../../schemas";
import { ABSENCES, EV_STAGES } from "../../vocabulary";

const fortnightNumber = count(200, "A fortnight of the campaign, counted from 1.");

const placed = idSchema.describe("A port or a box.");

const strength = z.int32().min(1).max(60).describe("Their CS.");

/** 15.2 Merchants of a class in a box. */
const boxedSchema = named(
  () =>
    z.strictObject({
      unit: unitSchema,
      cs: z.int32().min(1).max(400).describe("Their CS."),
      damaged: z.boolean().describe("15.2.2 They are Crippled or Dead in the Water."),
      faceUp: z.boolean().describe("15.9.1 They have been empty since an earlier fortnight."),
    }),
  "BoxedMerchants",
  "15.2.2 Merchants of a class in a box of a Russian port.",
);

/** 15.2.2 The boxes of a Russian port. */
const portBoxSchema = named(
  () =>
    z.strictObject({
      port: portSchema,
      unloading: z.array(boxedSchema).max(20),
      ballast: z.array(boxedSchema).max(20),
    }),
  "PortBox",
  "15.2.2 The boxes of a Russian port: merchants that unload, and merchants in ballast.",
);

/** 15 The public part of a campaign. */
export const campaignStateSchema = named(
  () =>
    z.strictObject({
      months: z.int32().min(1).max(30).describe("15.9 Months to play."),
      number: fortnightNumber,
      played: z
        .array(
          named(
            z.strictObject({
              fortnight: fortnightSchema.describe("The fortnight."),
              fought: z.boolean().describe("3.2 False for a fortnight without an operation."),
              vp: amount("Its victory points."),
            }),
            "FortnightPlayed",
            "15 A fortnight that is over.",
          ),
        )
        .max(60),
      vpTotal: amount("15.9 Victory points of the fortnights that are over."),
      fought: z.boolean().describe("3.2 This fortnight has an operation."),
      bids: named(
        z.strictObject({ allied: count(9, "The Allied bid."), axis: count(9, "The Axis bid.") }),
        "Bids",
        "4.1.2 The bids.",
      )
        .nullable()
        .describe("4.1.2 Null until both sides have bid."),
      heavyLoss: z.boolean().describe("15.1 The Axis has sunk enough of a convoy to raise the limit of Severnyy Flot."),
      ev: named(
        z.strictObject({
          stage: named(z.enum(EV_STAGES), "EvStage", "15.8.3 A stage of EV."),
          moved: z.boolean().describe("15.8.3 Both sides passed, or its TF has reached Murmansk: the aircraft may go."),
          gathered: z.boolean().describe("15.8.3 Its own reinforcements have arrived."),
        }),
        "Ev",
        "15.8.3 The progress of EV.",
      ),
      boxes: z.array(portBoxSchema).max(10),
      unloaded: count(400, "15.3.3 CAM and MV CS that were unloaded in the last VP phase."),
      spent: z
        .array(conditionSchema)
        .max(20)
        .describe("12 Conditions that occur once in a campaign and have occurred."),
      cobweb: z.boolean().describe("12.1 The agent reports convoys of this fortnight."),
      lost: z
        .array(
          named(
            z.strictObject({
              side: sideSchema,
              unit: unitSchema,
              cs: z.int32().min(1).max(2000).describe("CS lost."),
            }),
            "CampaignLoss",
            "A.2 Ships sunk and air units shot down in fortnights that are over.",
          ),
        )
        .max(300),
    }),
  "Campaign",
  "15 The public data of a campaign.",
);

const share = named(() => z.strictObject({ unit: unitSchema, cs: strength }), "CampaignShare", "15 CS of a unit.");

/** 15 A side's secret part of a campaign. */
export const sideCampaignSchema = named(
  () =>
    z.strictObject({
      bid: count(9, "4.1.2 Its bid.").nullable().describe("4.1.2 Null until it has bid."),
      fuelChit: chitSchema.nullable().describe("15.1 The chit of the German Fuel Chart."),
      sailing: z
        .array(
          named(
            z.strictObject({
              convoy: pieceSchema,
              from: portSchema,
              loaded: z.boolean().describe("15.2 It sails to Russia."),
              merchants: count(400, "Its MX CS at the start."),
              excused: count(400, "MX CS that are known to be excused."),
              landed: count(400, "15.2.1 MX CS landed in another port. Default: 0.").optional(),
            }),
            "SailingOrder",
            "15.2 A convoy with orders to sail in this fortnight.",
          ),
        )
        .max(10),
      returns: z
        .array(
          named(
            z.strictObject({
              unit: unitSchema,
              cs: strength,
              at: placed,
              due: fortnightNumber.describe("The fortnight in whose order-of-battle phase they return."),
              loaded: z.boolean().nullable().describe("Null for all but merchants."),
              why: named(z.enum(ABSENCES), "Absence", "15.5 Why a unit is away."),
            }),
            "Return",
            "15.5 Units that will return.",
          ),
        )
        .max(200),
      idle: z
        .array(
          named(
            z.strictObject({
              unit: unitSchema,
              restores: count(60, "15.5.1 CS that it regains then."),
              due: fortnightNumber,
            }),
            "Idle",
            "15.5 A ship that is Inoperative in port, and until when.",
          ),
        )
        .max(60),
      emergency: z
        .array(
          named(
            z.strictObject({
              unit: unitSchema,
              cs: strength,
              bought: fortnightNumber,
              placed: z.boolean().describe("15.4 It has been placed."),
            }),
            "Emergency",
            "15.4 Emergency reinforcements.",
          ),
        )
        .max(60),
      crews: z
        .array(
          named(
            z.strictObject({
              unit: unitSchema,
              cs: strength,
              scheduled: fortnightNumber.describe("The fortnight in which it was due."),
              operations: count(60, "Operations in which it took part."),
              leaves: z
                .boolean()
                .optional()
                .describe("15.4.3 An Emergency Green Unit, which leaves at the end of the fortnight. Default: false."),
            }),
            "GreenCrew",
            "15.4.3 A unit with a Green Crew.",
          ),
        )
        .max(60),
      early: z.array(share).max(200).describe("15.3.2, 15.4.3 Units of the order of battle that arrived early."),
      late: z
        .array(
          named(
            z.strictObject({ unit: unitSchema, cs: strength, at: placed }),
            "LateUnit",
            "15.3.3 A unit that arrives late.",
          ),
        )
        .max(60)
        .describe("15.3.3 Units that wait for freight to be unloaded."),
      claims: count(9, "15.3.2 Units that the condition Reinforcements still brings."),
      replacements: z
        .array(
          named(
            z.strictObject({ units: z.array(idSchema).min(1).max(20).describe("Types of air unit."), cs: strength }),
            "Replacement",
            "15.6.3 CS of air units to replace, of any of these types.",
          ),
        )
        .max(60),
      monthLosses: z.array(share).max(60).describe("15.6.1 CAM ships and oilers lost in this month."),
      boats: named(
        z.strictObject({
          damaged: count(400, "15.5.2 CS of German submarines under repair."),
          sunk: count(400, "15.6.2 CS of German submarines sunk and not replaced."),
        }),
        "Boats",
        "15.5.2, 15.6.2 German submarines that may return.",
      ),
      credited: z
        .array(
          named(
            z.strictObject({ unit: unitSchema, amount: amount("Points.") }),
            "Credited",
            "2.4 Points scored for a ship.",
          ),
        )
        .max(60)
        .describe("2.4 Points scored in earlier fortnights for damage to capital ships, which their loss replaces."),
      breakout: z.array(share).max(30).describe("12.2.1 Ships in the Atlantic."),
      recalled: z.boolean().describe("12.2.1 They have been recalled in this fortnight."),
      relieved: z.boolean().describe("15.8.1 Patrol White has been relieved in this fortnight."),
      evForce: pieceSchema.nullable().describe("15.8.3 The TF that goes from the Clyde to Murmansk."),
      substitutes: z
        .array(
          named(
            z.strictObject({
              unit: unitSchema.describe("The ship or class that is to be withdrawn."),
              substitute: unitSchema.describe("The ship or class that leaves instead."),
            }),
            "Substitute",
            "15.7.2 A similar ship that leaves instead of one that is due.",
          ),
        )
        .max(60)
        .optional()
        .describe("15.7.2 Similar ships that their owner has named for withdrawals of this fortnight. Default: none."),
      staying: z
        .array(
          named(
            z.strictObject({ force: pieceSchema, cs: strength }),
            "StayingBoats",
            "15.8 Submarines of a Wolf Pack that stay at sea.",
          ),
        )
        .max(200)
        .optional()
        .describe("15.8 Submarines that their owner keeps at sea after this operation. Default: none."),
      placements: z
        .array(
          named(
            z.strictObject({ unit: unitSchema, cs: strength, at: portSchema }),
            "Placement",
            "15.6.1, 15.6.2 Where replaced ships return.",
          ),
        )
        .max(60)
        .optional()
        .describe("15.6.1, 15.6.2 Where ships replaced in this fortnight return. Default: the usual port."),
      away: z
        .array(pieceSchema)
        .max(200)
        .optional()
        .describe("15.7.2 Forces that were at sea when the operation ended and have come home since. Default: none."),
    }),
  "SideCampaign",
  "15 A side's secret data of a campaign.",
);

/** 15 The public part of a campaign. */
export type CampaignState = z.infer<typeof campaignStateSchema>;

/** 15 A side's secret part of a campaign. */
export type SideCampaign = z.infer<typeof sideCampaignSchema>;

/** 15.2.2 The boxes of a Russian port. */
export type PortBox = z.infer<typeof portBoxSchema>;

/** 15.2.2 Merchants of a class in a box. */
export type Boxed = z.infer<typeof boxedSchema>;
