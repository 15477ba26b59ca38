import type { Season, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Case, type Change, facts, type Roll, resolves, roll, type Vector } from "../kit";
import { cardRoll } from "../kit/cards";

/** The seasons. */
export const SEASONS = ["summer", "equinox", "winter"] as const satisfies readonly Season[];

/** 9.2.1, 9.2.4, 9.2.5 The modifiers from the weather of the previous turn. */
const PREVIOUS: Readonly<Record<Weather, Readonly<Record<string, number>>>> = {
  fair: { PREVIOUS_FAIR: -2 },
  reduced_visibility: {},
  fog: {},
  storm: { PREVIOUS_STORM: 2 },
  gale: { PREVIOUS_GALE: 3 },
};

/** The cards of the two convoys of the base in a Gale. */
export const CARDS = ["convoy-move", "convoy-move"].map((label) => cardRoll(label, 1));

/** A roll for the weather after a Gale. */
export const PLAIN: Omit<Case, "id" | "title"> = { citation: "9.1", operation: "resolveWeather", base: "weather-gale" };

/** Two dice with a given total. */
function dice(total: number): number[] {
  const first = Math.min(9, total);
  return [first, total - first];
}

/** The two dice of the weather. */
export function rolled(season: Season, total: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("weather", "WEATHER", dice(total), season, modifiers);
}

/** It is this season. */
function inSeason(season: Season): Change {
  return (state) => {
    state.season = season;
  };
}

/** 9.3.2 The modifier of dispersal by the modified roll that brought the Gale. */
function drmFor(modified: number): number {
  const { rows: list } = facts<{ rows: { min: number | null; max: number | null; drm: number }[] }>("GALE_DISPERSAL");
  return list.find(({ min, max }) => (min ?? -99) <= modified && modified <= (max ?? 99))!.drm;
}

/** The weather that two dice bring, in a season and after the weather before. */
export function broughtBy(id: string, title: string, season: Season, total: number, before: Weather | null): Vector {
  const modifiers = before === null ? {} : PREVIOUS[before];
  const first = rolled(season, total, modifiers);
  const gale = first.result === "gale";
  return resolves({
    ...PLAIN,
    id,
    title,
    change: all(inSeason(season), (state) => {
      if (before !== null) state.weather.prevailing = before;
    }),
    rolls: gale ? [first, ...CARDS] : [first],
    outcome: { weather: first.result, phase: "random_event", phasing: "allied", turn: 9 },
    snapshot: { weather: { prevailing: first.result, dispersalDrm: gale ? drmFor(first.modified!) : 0 } },
  });
}
