import * as z from "zod";
import { count, incidentKindSchema, named, placeSchema, spaceSchema, unitSchema } from "../../schemas";

/** 13.0 A marker whose face the player has seen. */
export const markerSchema = named(
  () =>
    z.strictObject({
      id: unitSchema,
      kind: incidentKindSchema,
      place: placeSchema,
      space: spaceSchema.nullable().describe("Space of the marker; null unless it is on the map or set aside."),
      turn: count(99, "The turn in which it was last drawn; 0 if never."),
    }),
  "Marker",
  "C.12 A revealed incident marker: an Allied ship or another.",
);

/** 13.0 A seen marker. */
export type Marker = z.infer<typeof markerSchema>;
