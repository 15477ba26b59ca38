import * as z from "zod";
import { count, fleetSchema, named, spaceSchema, unitSchema } from "../../schemas";

/** 16.0 A coastal defence unit whose face the player has seen. */
export const coastalUnitSchema = named(
  () =>
    z.strictObject({
      id: unitSchema,
      space: spaceSchema.nullable().describe("Where it stands; null for one never placed."),
      destroyed: z.boolean().describe("16.0 It has been destroyed."),
    }),
  "CoastalUnit",
  "16.0 A coastal defence unit whose face has been seen.",
);

/** The schema of a list of ids of units or markers. */
export const ids = (description: string) => z.array(unitSchema).max(200).describe(description);

/** The schema of a list of spaces. */
export const spaces = (description: string) => z.array(spaceSchema).max(100).describe(description);

/** 3.0(3)-(4) The faces not yet seen, and the places where they may lie. */
export const unseenSchema = named(
  () =>
    z.strictObject({
      british: ids("Faces of the British group; a placeholder stands for a marker of `other` (D-61)."),
      french: ids("Faces of the French group."),
      other: ids("Other faces; empty but in a campaign with placeholders."),
      coastal: ids("Faces of coastal defence units, those never placed included."),
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
            z.strictObject({ space: spaceSchema, fleet: fleetSchema, count: count(60, "Face-down markers there.") }),
            "FaceDown",
            "C.12 Face-down markers of one group in one space.",
          ),
        )
        .max(100),
      faceDownCoastal: z
        .array(
          named(
            z.strictObject({ space: spaceSchema, count: count(60, "Face-down units there.") }),
            "FaceDownCoastal",
            "C.12 Face-down coastal defence units in one space.",
          ),
        )
        .max(100),
    }),
  "Unseen",
  "C.12 Faces nobody has seen: which they are, and where they may lie.",
);
