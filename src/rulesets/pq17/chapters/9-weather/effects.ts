import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Weather } from "../../vocabulary";
import { lightOf, weatherOf } from "../shared/game";

/** The modifiers of surprise and withdrawal that each weather brings. */
const CODES: Partial<Record<Weather, string>> = {
  reduced_visibility: "REDUCED_VISIBILITY",
  fog: "FOG",
  storm: "STORM",
  gale: "GALE",
};

/** 9.2 What the prevailing weather lets aircraft, radii, sectors, CAMs, fast ships and convoys do. */
export function weatherEffects(state: Snapshot, charts: Charts) {
  return charts.WEATHER_EFFECTS.facts.conditions[weatherOf(state)];
}

/** 9.2.2-9.2.5 The modifier that poor weather brings to surprise (7.6) and to withdrawal (7.5.2), if any. */
export function weatherCodes(state: Snapshot): string[] {
  const code = CODES[weatherOf(state)];
  return code === undefined ? [] : [code];
}

/** 9.2, 7.6 True at night or in poor weather. */
export function isPoor(state: Snapshot, charts: Charts): boolean {
  return weatherEffects(state, charts).poor || lightOf(state) === "night";
}

/** 9.2.3-9.2.5, 9.5 True if the weather lets what a region bases work. Local Weather lets it work in spite of Fog or Gale. */
export function regionWorks(
  state: Snapshot,
  charts: Charts,
  region: Snapshot["weather"]["local"][number]["region"],
  effect: "fixedRadii" | "sectors" | "airUnitsFly",
): boolean {
  const { local } = state.weather;
  if (local.some((each) => each.region === region)) return true;
  return weatherEffects(state, charts)[effect];
}
