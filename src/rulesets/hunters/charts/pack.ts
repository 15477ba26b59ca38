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

/** The track of that id on a boat's mat; undefined when the mat has none. */
export function findTrack(charts: Charts, type: BoatType, id: string): Track | undefined {
  return charts.TRACKS.facts.tracks.find((each) => each.boat === type && each.id === id);
}
