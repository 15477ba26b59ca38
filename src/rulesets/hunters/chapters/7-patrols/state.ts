import * as z from "zod";
import {
  areaSchema,
  boatTypeSchema,
  count,
  missionSchema,
  monthSchema,
  named,
  patrolResultSchema,
  shipTypeSchema,
  tubeLoadSchema,
  wellFormed,
} from "../../schemas";
import { ABORT_REASONS, TUBES } from "../../vocabulary";

/** 4.5 Schema of the torpedo tubes and their loads. */
export const tubesSchema = named(
  () =>
    z.strictObject(
      Object.fromEntries(TUBES.map((tube) => [tube, tubeLoadSchema.nullable()])) as Record<
        (typeof TUBES)[number],
        z.ZodNullable<typeof tubeLoadSchema>
      >,
    ),
  "Tubes",
  "4.5 Content of each tube; null if the boat does not have that tube.",
);

/** 4.5 Torpedoes by type. */
export const torpedoCountSchema = named(
  () => z.strictObject({ G7a: count(22, "G7a torpedoes."), G7e: count(22, "G7e torpedoes.") }),
  "TorpedoCount",
  "4.5 Torpedoes by type.",
);

const abortSchema = named(
  () =>
    z.strictObject({
      reason: z
        .enum(ABORT_REASONS)
        .meta({ id: "HuntersAbortReason", description: "10.8 Why a patrol is aborted." })
        .describe("10.8.1, 10.8.5 Why."),
      atCheck: count(1000, "Encounter checks completed when the patrol was aborted."),
    }),
  "Abort",
  "10.8 An aborted patrol.",
);

/** 7.1 Schema of the patrol in progress. */
export const patrolSchema = named(
  () =>
    z.strictObject({
      area: areaSchema,
      mission: missionSchema.nullable(),
      track: wellFormed(40).describe("Track on the U-Boat Display Mat."),
      box: count(20, "Travel box of the boat; 0 before the first."),
      jumpTo: z.int32().min(0).max(20).nullable().describe("10.8.2 The box that an aborting boat enters next."),
      direction: z
        .enum(["outbound", "backward"])
        .meta({ id: "HuntersDirection", description: "10.8.2 Forward along the track, or back." })
        .describe("10.8.2 Direction of travel."),
      checksDone: count(1000, "Encounter checks completed on this patrol."),
      checksDoneInBox: count(10, "Encounter checks completed in this box."),
      checksRequired: count(10, "Encounter checks required in this box; 0 before the first box."),
      missionState: z
        .enum(["none", "pending", "done", "failed"])
        .meta({ id: "HuntersMissionState", description: "7.4 Progress of a mission." })
        .describe("7.4 Progress of the mission; none without M or A."),
      firstMediterranean: z.boolean().describe("7.3.3 The boat must pass Gibraltar on this patrol."),
      abort: abortSchema.nullable(),
      quietHere: z.boolean().describe("R1 No encounters in this box."),
      quietNext: z.boolean().describe("R1 No encounters in the next box entered."),
      eventUsed: z.boolean().describe("12.1 A random event has taken effect."),
      superiorTorpedoes: z.boolean().describe("12.1.3 Superior torpedoes: +1 on U2 for this patrol."),
      resupplied: z.boolean().describe("14.9.6 The patrol lasts one month more."),
      resupplyTried: z.boolean().describe("14.9 The boat has tried to resupply since it entered this box."),
      resupplyOffer: torpedoCountSchema.nullable().describe("14.9 Torpedoes on offer now."),
    }),
  "Patrol",
  "A.5 The patrol in progress.",
);

const sinkingSchema = named(
  () =>
    z.strictObject({
      type: shipTypeSchema,
      name: wellFormed(60).nullable().describe("Ship's name; null with Standard Tonnage."),
      tons: count(60000, "Tonnage."),
      sunk: z.boolean().describe("True if sunk; otherwise damaged."),
    }),
  "LoggedShip",
  "9.2.6 A ship sunk or damaged.",
);

const lostShipSchema = named(
  () => sinkingSchema.unwrap().omit({ sunk: true }),
  "SunkShip",
  "9.2.6 A ship sunk before a career was taken over.",
);

/** 3.5 Schema of what a career taken over from paper had behind it, of which no rows were kept. */
export const takenOverSchema = named(
  () =>
    z.strictObject({
      month: monthSchema.describe("3.5 First month with a row in the log."),
      patrols: count(60, "Patrols made before."),
      successes: count(60, "7.5.2 Of these, the successful ones."),
      ships: count(3600, "9.2.6 Ships sunk on those patrols."),
      tons: count(5000000, "5.2.1 Tonnage sunk on those patrols."),
      sunk: z.array(lostShipSchema).max(200).describe("14.3 Of these ships, those known by name or kind."),
    }),
  "TakenOver",
  "3.5 Earlier record of a career taken over from paper.",
);

/** 3.5 Schema of one patrol on the log sheet. */
export const logRowSchema = named(
  () =>
    z.strictObject({
      month: monthSchema.describe("Month the patrol started."),
      boat: boatTypeSchema,
      area: areaSchema,
      mission: missionSchema.nullable(),
      ships: z.array(sinkingSchema).max(60),
      result: patrolResultSchema.nullable().describe("7.5.2 Success or failure; null at sea."),
      patrolMonths: count(4, "10.10.6 Months marked P."),
      refitMonths: count(24, "10.10.4 Months marked R."),
    }),
  "LogRow",
  "3.5 One patrol on the log sheet.",
);
