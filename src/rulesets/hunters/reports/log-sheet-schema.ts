import * as z from "zod";
import {
  areaSchema,
  awardSchema,
  boatTypeSchema,
  editionSchema,
  fateSchema,
  missionSchema,
  monthSchema,
  named,
  patrolResultSchema,
  rankSchema,
  shipTypeSchema,
  victorySchema,
} from "../schemas";

const whole = (max: number, description: string) => z.int32().min(0).max(max).describe(description);

const targetSchema = named(
  () =>
    z.strictObject({
      type: shipTypeSchema,
      name: z.string().nullable().describe("14.3.1 Its name; null under standard tonnage."),
      tons: whole(60000, "Its tonnage."),
      state: named(z.enum(["damaged", "sunk"]), "LogSheetTargetState", "4.3.2 Damaged and still afloat, or sunk."),
    }),
  "LogSheetTarget",
  "4.3.2 A target damaged or sunk.",
);

const rowSchema = named(
  () =>
    z.strictObject({
      month: monthSchema,
      entry: named(
        z.enum(["patrol", "P", "R", "taken", "empty"]),
        "LogSheetEntry",
        "3.5, 10.10.4, 10.10.6 A patrol starts, goes on (P), the boat is in refit (R), the month came before the career was taken over, or nothing yet.",
      ).describe("What the month holds."),
      area: areaSchema.nullable().describe("7.0 Area of the patrol that starts; null in other months."),
      mission: missionSchema.nullable().describe("7.0 Its flag; null without one."),
      boat: boatTypeSchema.nullable().describe("The boat that made it; null in other months."),
      targets: z.array(targetSchema).max(60).describe("4.3.2 In the order they were logged."),
      tons: whole(3600000, "Tonnage sunk on the patrol."),
      result: patrolResultSchema
        .nullable()
        .describe("7.5.2 Success or failure; null while at sea and in other months."),
      advancement: z
        .boolean()
        .describe("11.1 Marked: this success calls for crew advancement, as every third one does."),
    }),
  "LogSheetRow",
  "3.5 One month of the log sheet.",
);

/** 3.5 The log sheet of a career, as data. */
export const logSheetSchema = named(
  () =>
    z.strictObject({
      kommandant: z.string().describe("4.3.1 His name."),
      rank: rankSchema,
      award: awardSchema,
      boat: boatTypeSchema.describe("The boat he has now."),
      number: z.int32().describe("4.3.1 The number after U-."),
      edition: editionSchema,
      startMonth: monthSchema.describe("4.2 Month of the first patrol."),
      rows: z.array(rowSchema).max(200).describe("3.5 One row per month from the first to the last reached."),
      totals: named(
        z.strictObject({
          patrols: whole(60, "Patrols begun."),
          ships: whole(3600, "Ships sunk."),
          tons: whole(216000000, "5.2.1 Tonnage sunk."),
          successes: whole(60, "7.5.2 Patrols marked S."),
        }),
        "LogSheetTotals",
        "4.3.2 The totals of the log sheet.",
      ),
      takenOver: z
        .exactOptional(
          named(
            z.strictObject({
              month: monthSchema.describe("Month from which the sheet has rows."),
              patrols: whole(60, "Patrols made before."),
              successes: whole(60, "7.5.2 Of these, the patrols marked S."),
              ships: whole(3600, "Ships sunk on them."),
              tons: whole(5000000, "5.2.1 Tonnage sunk on them."),
              targets: z.array(targetSchema).max(200).describe("4.3.2 Of these ships, those that are known."),
            }),
            "LogSheetTakenOver",
            "3.5 What the career had behind it when it was taken over.",
          ),
        )
        .describe(
          "3.5 Counted in the totals as it was told when the career was taken over from paper; left out where it was not.",
        ),
      end: named(
        z.strictObject({ fate: fateSchema, month: monthSchema, victory: victorySchema }),
        "LogSheetEnd",
        "5.0 How and when the career ended.",
      )
        .nullable()
        .describe("5.0 Null while the career goes on."),
    }),
  "LogSheet",
  "3.5 The log sheet of a career.",
);

/** 3.5 The log sheet of a career. */
export type LogSheet = z.infer<typeof logSheetSchema>;
/** 3.5 One month of the log sheet. */
export type LogSheetRow = LogSheet["rows"][number];
/** 4.3.2 A target on the log sheet. */
export type LogSheetTarget = LogSheetRow["targets"][number];
