import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Side, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, resolves, type Vector } from "../kit";
import { type Card, cardRoll, DECKS, WEATHERS } from "../kit/cards";
import { force, fresh, laden, light, weather } from "../kit/changes";
import type { Searcher } from "../snapshots/plans";

const HALF = { day: "day", night: "night" } as const;

/** The symbol of a card. */
function symbol(card: Card, half: keyof typeof HALF, by: Searcher, column: Weather): string {
  return card[half][by][WEATHERS.indexOf(column)]!;
}

interface CardRequest {
  readonly side: Side;
  readonly half: keyof typeof HALF;
  readonly by: Searcher;
  readonly column: Weather;
  readonly symbol: string;
  readonly submarine?: boolean;
  readonly sovietFail?: boolean;
  readonly also?: (card: Card) => boolean;
}

/** The first card of a deck with a symbol, and with or without its submarine and its Soviet failure. */
function cardWith(request: CardRequest): Card {
  const { side, half, by, column, submarine, sovietFail, also } = request;
  const match = DECKS[side].find(
    (card) =>
      symbol(card, half, by, column) === request.symbol &&
      (submarine === undefined || card[half].submarine === submarine) &&
      (sovietFail === undefined || card[half].sovietFail === sovietFail) &&
      (also === undefined || also(card)),
  );
  if (match === undefined) throw new Error(`No card of ${side} shows ${request.symbol} ${half} ${by} ${column}.`);
  return match;
}

interface Tried extends CardRequest {
  readonly id: string;
  readonly title: string;
  readonly citation?: string;
  readonly base?: string;
  readonly change?: Change;
  readonly outcome: (gain: number) => Json;
  readonly after?: Change;
  readonly snapshot?: Json;
  readonly rulings?: readonly string[];
}

/** A search with the first card that shows what is wanted. */
export function tried(plan: Tried): Vector {
  const { side, half, by, column, change, outcome, after, snapshot, rulings } = plan;
  const card = cardWith(plan);
  return resolves({
    id: `search-${plan.id}`,
    title: plan.title,
    citation: plan.citation ?? "6.2",
    operation: "resolveSearch",
    base: plan.base ?? `search-${side}-${by}`,
    change: all(light(half), weather(column), change),
    input: { block: 1 },
    rolls: [cardRoll("search-card", card.no)],
    outcome: { block: 1, ...outcome(card[half].gain[WEATHERS.indexOf(column)]!) },
    ...(after && { after }),
    ...(snapshot && { snapshot }),
    ...(rulings && { rulings }),
  });
}

/** A search that finds nothing. */
export const FAILED = (): Json => ({ found: "failed", idLevel: null, exposed: false });

/** A search that finds a force, with its resulting ID. */
export const forceReport = (level: number): Json => ({ found: "force", idLevel: Math.min(3, level), exposed: false });

/** Puts the only forces of both sides into a hex. */
export function both(hex: string): Change {
  return (state) => {
    for (const side of ["allied", "axis"] as const) for (const each of state.sides[side].forces) each.at = hex;
  };
}

/** The Axis shadows the Allied target. */
export function axisShadows(by: "sector" | "force", id: string): Change {
  return (state) => {
    state.sides.axis.shadowing = [{ target: 1, by, id }];
  };
}

/** The Allied target is a convoy with these ships. */
export function convoyOf(...units: [string, number][]): Change {
  return (state) => {
    const target = force(state, "allied");
    target.kind = "convoy";
    target.units = units.map(([unit, cs]) => fresh(unit, cs));
    target.convoy = laden(10, { visited: [target.at], closest: 11 });
  };
}

/** The target of the Allies is a German Wolf Pack. */
export const PACK: Change = (state) => {
  const target = force(state, "axis");
  Object.assign(target, { kind: "wolf_pack", units: [fresh("ss_german", 3)] });
  target.fuel.marker = null;
};

/** The denials of a side. */
export function denial(side: Side, changes: Partial<Snapshot["sides"]["allied"]["denial"]>): Change {
  return (state) => {
    Object.assign(state.sides[side].denial, changes);
  };
}

/** A search of an Allied force by night in Fair weather. */
export const ALLIED_NIGHT = { side: "allied", half: "night", by: "force", column: "fair" } as const;

/** The same by an Axis force. */
export const AXIS_NIGHT = { side: "axis", half: "night", by: "force", column: "fair" } as const;
