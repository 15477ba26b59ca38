import type { BoatType } from "../vocabulary";
import json from "./pack.json";
import type { BoatFacts, Charts, Pack, Track } from "./schema";

/** The chart pack of The Hunters; the tests hold it to its schema, so that loading it costs nothing. */
export const pack = json as unknown as Pack;

/** The facts of a boat type. */
export function boatFacts(charts: Charts, type: BoatType): BoatFacts {
  const boat = charts.BOATS.facts.boats.find((each) => each.id === type);
  if (boat === undefined) throw new Error(`The charts hold no boat ${type}.`);
  return boat;
}

/** The track of that id on a boat's mat or, with option 14.10, reconstructed for it; undefined when there is none. */
export function findTrack(
  charts: Charts,
  type: BoatType,
  id: string,
  options: { readonly nonHistoricalPatrolAreas: boolean },
): Track | undefined {
  const printed = charts.TRACKS.facts.tracks.find((each) => each.boat === type && each.id === id);
  if (printed !== undefined || !options.nonHistoricalPatrolAreas) return printed;
  return charts.TRACKS_NON_HISTORICAL.facts.tracks.find((each) => each.boat === type && each.id === id);
}
