import * as z from "zod";
import { incidentKindSchema, named, spaceSchema, unitSchema } from "../../schemas";
import type { Marker } from "./state";

/** 13.1 The results of an incident. */
const INCIDENT_RESULTS = [
  "no_effect",
  "ignored",
  "alert_changed",
  "false_alarm",
  "evasion",
  "torpedoes",
  "rammed",
  "fleet_sortie",
  "french_sortie",
  "colliers_attacked",
  "friendly_ship",
  "intelligence",
  "limited_visibility",
  "breakdown",
  "minefield",
  "morale_raised",
  "morale_lowered",
  "storm",
] as const;

const markerId = named(
  () => z.strictObject({ id: unitSchema, kind: incidentKindSchema }),
  "TurnedMarker",
  "13.0 A marker turned face up.",
);

const event = named(
  () =>
    z.strictObject({
      marker: unitSchema,
      kind: incidentKindSchema,
      result: named(z.enum(INCIDENT_RESULTS), "IncidentResult", "13.1 Outcome of an incident."),
      ships: z.array(unitSchema).max(100).describe("Friendly warships that it hit or brought, in the order of play."),
      markers: z.array(unitSchema).max(300).describe("Allied ships returned to the pool."),
      colliers: z.int32().min(0).max(2).describe("Colliers lost."),
    }),
  "IncidentEvent",
  "13.1 An incident and its outcome.",
);

/** 13.0 The members of an outcome with the incidents of a space, as far as this operation resolved them. */
export const incidentStory = {
  space: spaceSchema.describe("13.0 The space whose incidents are being resolved."),
  revealed: z.array(markerId).max(300).describe("13.0(1) Markers that were face down there."),
  draws: z.int32().min(0).max(99).describe("13.2 Number of markers to draw from the pool."),
  drawn: z.array(markerId).max(300).describe("13.0(2) Markers drawn from the pool, in order."),
  events: z.array(event).max(300).describe("13.1 Incidents resolved, in order."),
  mined: z.array(unitSchema).max(300).describe("23.0 Allied ships removed by a mine."),
  finished: z
    .boolean()
    .describe("13.1 True if every incident of the space is resolved. Otherwise you must make a choice."),
};

/** 13.0 The incidents of a space, as far as one operation resolved them. */
export type IncidentStory = z.infer<z.ZodObject<typeof incidentStory>>;

/** 13.1 An incident and its result. */
export type IncidentEvent = z.infer<typeof event>;

/** 13.0 An account of a space's incidents in which nothing has happened yet. */
export function freshStory(space: string): IncidentStory {
  return { space, revealed: [], draws: 0, drawn: [], events: [], mined: [], finished: false };
}

/** 13.1 An incident and its result, with the ships, markers and colliers it touched. */
export function eventOf(
  { id, kind }: Marker,
  result: IncidentEvent["result"],
  touched: Partial<Pick<IncidentEvent, "ships" | "markers" | "colliers">> = {},
): IncidentEvent {
  return { marker: id, kind, result, ships: [], markers: [], colliers: 0, ...touched };
}
