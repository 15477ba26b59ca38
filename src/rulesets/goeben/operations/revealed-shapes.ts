import * as z from "zod";
import { count, incidentKindSchema, named, unitSchema } from "../schemas";

const markerSchema = named(
  z.strictObject({ id: unitSchema, kind: incidentKindSchema }),
  "RevealedMarker",
  "C.12 A marker that was turned face up.",
);
const unitShape = named(
  z.strictObject({ id: unitSchema, strength: count(30, "16.0 Its strength.") }),
  "RevealedUnit",
  "C.12 A coastal defence unit that was turned face up.",
);

/** What intelligence turned face up. */
export const revealedSchema = named(
  z.strictObject({
    markers: z.array(markerSchema).max(100).describe("D-17 Markers; Quiet Seas go to the pool at once."),
    coastal: z.array(unitShape).max(100).describe("16.0 Coastal defence units."),
  }),
  "Revealed",
  "11.2, 21.2 What was turned face up; the ships and the units stay where they are.",
);
