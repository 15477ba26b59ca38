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
      name: z.string().nullable().describe("14.3.1 Ship's name; null with Standard Tonnage."),
      tons: whole(60000, "Ship's tonnage."),
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
        "3.5, 10.10.4, 10.10.6 A patrol starts, a patrol continues (P), refit (R), before the log begins, or empty.",
      ).describe("Entry of the month."),
      area: areaSchema.nullable().describe("7.0 Area of a patrol that starts; null in other months."),
      mission: missionSchema.nullable().describe("7.0 Mission of the patrol; null if none."),
      boat: boatTypeSchema.nullable().describe("The boat on that patrol; null in other months."),
      targets: z.array(targetSchema).max(60).describe("4.3.2 Ships in the order logged."),
      tons: whole(3600000, "Tonnage sunk on the patrol."),
      result: patrolResultSchema.nullable().describe("7.5.2 Success or failure; null at sea and in other months."),
      advancement: z
        .boolean()
        .describe("11.1 True if this success earns crew advancement, as every third success does."),
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
      boat: boatTypeSchema.describe("His current boat."),
      number: z.int32().describe("4.3.1 The number after U-."),
      edition: editionSchema,
      startMonth: monthSchema.describe("4.2 Month of the first patrol."),
      rows: z.array(rowSchema).max(200).describe("3.5 One row per month, from the first to the latest."),
      totals: named(
        z.strictObject({
          patrols: whole(60, "Patrols begun."),
          ships: whole(3600, "Ships sunk."),
          tons: whole(216000000, "5.2.1 Tonnage sunk."),
          successes: whole(60, "7.5.2 Successful patrols (S)."),
        }),
        "LogSheetTotals",
        "4.3.2 The totals of the log sheet.",
      ),
      takenOver: z
        .exactOptional(
          named(
            z.strictObject({
              month: monthSchema.describe("First month with a row on the sheet."),
              patrols: whole(60, "Patrols made before."),
              successes: whole(60, "7.5.2 Of these, the successful patrols (S)."),
              ships: whole(3600, "Ships sunk on those patrols."),
              tons: whole(5000000, "5.2.1 Tonnage sunk on those patrols."),
              targets: z.array(targetSchema).max(200).describe("4.3.2 Of these ships, those known by name or kind."),
            }),
            "LogSheetTakenOver",
            "3.5 Earlier record of a career taken over from paper.",
          ),
        )
        .describe(
          "3.5 Earlier record of a career taken over from paper, included in the totals. Omitted for other careers.",
        ),
      end: named(
        z.strictObject({ fate: fateSchema, month: monthSchema, victory: victorySchema }),
        "LogSheetEnd",
        "5.0 How and when the career ended.",
      )
        .nullable()
        .describe("5.0 End of the career; null while it continues."),
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
