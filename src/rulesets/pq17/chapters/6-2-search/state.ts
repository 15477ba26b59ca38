import * as z from "zod";
import { hexSchema } from "../../charts/shapes";
import {
  blockSchema,
  categorySchema,
  convoySizeSchema,
  count,
  forceKindSchema,
  named,
  sectorSchema,
  turnSchema,
} from "../../schemas";

/** 6.2.1 A report by which the other side has described one of its forces. */
export const reportSchema = named(
  () =>
    z.strictObject({
      turn: turnSchema,
      block: blockSchema,
      hex: hexSchema,
      kind: forceKindSchema,
      number: count(60, "The number of its label."),
      scattered: z.boolean().describe("5.5 It was a scattered convoy."),
      level: count(3, "Its ID in the report."),
      warships: named(
        z.strictObject({ least: count(99, "Minimum."), most: count(99, "Maximum.") }),
        "WarshipRange",
        "D-51 Bounds of the number of warship counters.",
      ).nullable(),
      size: convoySizeSchema.nullable(),
      heavy: count(60, "Heavy ships.").nullable(),
      carrier: z
        .boolean()
        .nullable()
        .describe("6.2.1 Whether a carrier is among them. Null if the level does not show it."),
      convoyShips: count(200, "MX CS and AX counters.").nullable(),
      categories: z
        .array(
          named(
            z.strictObject({
              category: categorySchema,
              counters: count(60, "Counters."),
              cs: count(200, "Total CS."),
            }),
            "CategoryReport",
            "6.2.1 Warships of one category.",
          ),
        )
        .max(5),
    }),
  "Report",
  "6.2.1 A report by the other side on one of its forces.",
);

/** 6.4.2 The hexes that an Air Search Sector searches. */
export const sectorStateSchema = named(
  () =>
    z.strictObject({
      sector: sectorSchema,
      limit: count(60, "Hexes it may search in a turn."),
      hexes: z.array(hexSchema).max(60).describe("Hexes assigned in this segment."),
    }),
  "SectorState",
  "6.4.2 The hexes of an Air Search Sector.",
);

/** 6.2.1 A report by which the other side has described one of its forces. */
export type Report = z.infer<typeof reportSchema>;
