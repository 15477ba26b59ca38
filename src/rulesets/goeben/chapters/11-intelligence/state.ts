import * as z from "zod";
import { count, fleetSchema, named, spaceSchema, unitSchema } from "../../schemas";

/** 16.0 A coastal defence unit whose face the player has seen. */
export const coastalUnitSchema = named(
  () =>
    z.strictObject({
      id: unitSchema,
      space: spaceSchema.nullable().describe("Space of the unit; null if it has never been placed."),
      destroyed: z.boolean().describe("16.0 True if the unit has been destroyed."),
    }),
  "CoastalUnit",
  "16.0 A Coastal Defense unit that has been revealed.",
);

/** The schema of a list of ids of units or markers. */
export const ids = (description: string) => z.array(unitSchema).max(200).describe(description);

/** The schema of a list of spaces. */
export const spaces = (description: string) => z.array(spaceSchema).max(100).describe(description);

/** 3.0(3)-(4) The faces not yet seen, and the places where they may lie. */
export const unseenSchema = named(
  () =>
    z.strictObject({
      british: ids("Unseen markers of the British group. A placeholder replaces a marker of `other` (D-61)."),
      french: ids("Unseen markers of the French group."),
      other: ids("Other unseen markers. Always empty, except in a campaign with placeholders."),
      coastal: ids("Unseen Coastal Defense units, including those never placed."),
      pool: named(
        z.strictObject({
          british: count(200, "Unseen markers of the British group in the pool."),
          french: count(200, "Unseen markers of the French group in the pool."),
          other: count(200, "Other unseen markers in the pool."),
        }),
        "UnseenPool",
        "C.12 Unseen markers in the pool, by group.",
      ),
      faceDown: z
        .array(
          named(
            z.strictObject({
              space: spaceSchema,
              fleet: fleetSchema,
              count: count(60, "Number of face-down markers there."),
            }),
            "FaceDown",
            "C.12 Face-down markers of one group in one space.",
          ),
        )
        .max(100),
      faceDownCoastal: z
        .array(
          named(
            z.strictObject({ space: spaceSchema, count: count(60, "Number of face-down units there.") }),
            "FaceDownCoastal",
            "C.12 Face-down Coastal Defense units in one space.",
          ),
        )
        .max(100),
    }),
  "Unseen",
  "C.12 Unseen markers and units, and where they may lie.",
);
