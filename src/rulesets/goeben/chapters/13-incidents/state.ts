import * as z from "zod";
import { count, incidentKindSchema, named, placeSchema, spaceSchema, unitSchema } from "../../schemas";

/** 13.0 A marker whose face the player has seen. */
export const markerSchema = named(
  () =>
    z.strictObject({
      id: unitSchema,
      kind: incidentKindSchema,
      place: placeSchema,
      space: spaceSchema.nullable().describe("Where it is; null unless on the map or set aside."),
      turn: count(99, "The turn in which it was last drawn; 0 before."),
    }),
  "Marker",
  "C.12 An incident marker whose face has been seen: an Allied ship or another.",
);

/** 13.0 A seen marker. */
export type Marker = z.infer<typeof markerSchema>;
