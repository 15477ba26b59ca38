import type { Light, Side, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { DECKS, WEATHERS } from "../decks";
import { draw, type Roll } from "../kit";

/** The first card of a side whose Force row bears a symbol; a whole deck gives it to the face of its number. */
export function cardWith(side: Side, light: Light, weather: Weather, symbol: string): number {
  const at = WEATHERS.indexOf(weather);
  const found = DECKS[side].find((card) => card[light].force.charAt(at) === symbol);
  if (found === undefined) throw new Error(`No ${side} card has ${symbol} by ${light} in ${weather}.`);
  return found.no;
}

/** A card that finds its target whatever is known of it. */
export function finds(label: string, side: Side, light: Light = "day", weather: Weather = "fair"): Roll {
  const no = cardWith(side, light, weather, "U");
  return draw(label, no, `success with card ${no}`);
}

/** A card that finds nothing. */
export function misses(label: string, side: Side, light: Light = "day", weather: Weather = "fair"): Roll {
  const no = cardWith(side, light, weather, "-");
  return draw(label, no, `failed with card ${no}`);
}
