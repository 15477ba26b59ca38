import type { Light, Side, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { draw, facts, type Roll } from "./index";

/** One half of a card, as far as vectors read it. */
export interface CardSide {
  readonly force: string;
  readonly air: string;
  readonly both: string;
  readonly gain: readonly number[];
  readonly submarine: boolean;
  readonly sovietFail: boolean;
}

/** A card, as far as vectors read it. */
export interface Card {
  readonly no: number;
  readonly day: CardSide;
  readonly night: CardSide;
  readonly damage: number;
  readonly plus: number;
  readonly photo: boolean;
  readonly storm: "all" | "cl" | "dd_tb" | null;
  readonly stop: boolean;
  readonly disperse: boolean;
}

/** The cards of both decks. */
export const DECKS = facts<Record<Side, readonly Card[]>>("DECKS");

/** The order of the results on a card. */
export const WEATHERS: readonly Weather[] = ["fair", "reduced_visibility", "fog", "storm", "gale"];

/** The sides. */
export const BOTH_SIDES: readonly Side[] = ["allied", "axis"];

/** A card as a draw from a whole deck, in which its position is its number. */
export function cardRoll(label: string, no: number): Roll {
  return { label, faces: [no], chart: null, column: null, row: null };
}

/** Cards drawn one after the other from a whole deck. Each has its position among the cards left. */
export function cardsDrawn(label: string, numbers: readonly number[]): Roll[] {
  return numbers.map((no, index) => {
    const before = numbers.slice(0, index).filter((each) => each < no).length;
    return { label, faces: [no - before], chart: null };
  });
}

/** The first card of a side whose Force row bears a symbol; a whole deck gives it to the face of its number. */
export function cardWith(side: Side, light: Light, weather: Weather, symbol: string): number {
  const at = WEATHERS.indexOf(weather);
  const match = DECKS[side].find((card) => card[light].force.charAt(at) === symbol);
  if (match === undefined) throw new Error(`No ${side} card has ${symbol} by ${light} in ${weather}.`);
  return match.no;
}

/** A card that finds its target at any ID. */
export function finds(label: string, side: Side, light: Light = "day", weather: Weather = "fair"): Roll {
  const no = cardWith(side, light, weather, "U");
  return draw(label, no, `success with card ${no}`);
}

/** A card that finds nothing. */
export function misses(label: string, side: Side, light: Light = "day", weather: Weather = "fair"): Roll {
  const no = cardWith(side, light, weather, "-");
  return draw(label, no, `failed with card ${no}`);
}
