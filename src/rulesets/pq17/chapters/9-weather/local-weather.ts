import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Region, Side } from "../../vocabulary";
import { type Context, weatherOf } from "../shared/game";

/** 9.2, 9.5 True when what is based in a region works in the weather; Local Weather lets it work in spite of Fog or Gale. */
export function regionWorks(
  state: Snapshot,
  charts: Charts,
  region: Snapshot["weather"]["local"][number]["region"],
  effect: "fixedRadii" | "sectors" | "airUnitsFly",
): boolean {
  const { local } = state.weather;
  if (local.some((each) => each.region === region)) return true;
  return charts.WEATHER_EFFECTS.facts.conditions[weatherOf(state)][effect];
}

/** 9.5 Aircraft, radii and sectors of a region work in Fog and Gale this turn; an Axis event helps the next Allied phase too. */
export function localWeather(ctx: Context, side: Side, region: Region): boolean {
  const { weather, turn } = ctx.state;
  const until = side === "axis" ? turn + 1 : turn;
  const local = { region, turn: until, after: opponentOf(side) };
  ctx.push(weather.local, local, "LOCAL_WEATHER", "9.5");
  return true;
}
