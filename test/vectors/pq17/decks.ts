import type { Light, Side, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { all, type Change, draw, resolves, type Vector } from "./kit";
import { BOTH_SIDES, type Card, DECKS, WEATHERS } from "./kit/cards";
import { known, light, weather } from "./kit/changes";
import type { Searcher } from "./snapshots/plans";

const LIGHTS: readonly Light[] = ["day", "night"];

const SEARCHERS: readonly Searcher[] = ["force", "air", "both"];

/** Levels of the target; null for a standing block. */
const LEVELS: readonly (number | null)[] = [null, 0, 1, 2, 3];

/** G.11a True if a card succeeds against a plain target in open water, where neither S nor a denial helps. */
function succeeds(symbol: string, level: number | null): boolean {
  if (symbol === "U" || symbol === "C") return true;
  if (symbol === "S" || symbol === "-") return false;
  return level !== null && level >= Number(symbol);
}

/** 6.2 Every card of both decks, by day and by night, in each of its rows; weather and ID of the target go round. */
export function vectors(): Vector[] {
  const vectors: Vector[] = [];
  for (const side of BOTH_SIDES) {
    for (const card of DECKS[side]) {
      for (const [l, half] of LIGHTS.entries()) {
        for (const [r, by] of SEARCHERS.entries()) vectors.push(searched(side, card, half, by, card.no + 2 * l + r));
      }
    }
  }
  return vectors;
}

function searched(side: Side, card: Card, half: Light, by: Searcher, turn: number): Vector {
  const at = turn % WEATHERS.length;
  const level = LEVELS[(card.no + Math.floor(card.no / 5) + turn) % LEVELS.length]!;
  const column = WEATHERS[at]!;
  const symbol = card[half][by][at]!;
  const success = succeeds(symbol, level);
  const idLevel = success ? Math.min(3, (level ?? 0) + card[half].gain[at]!) : null;
  const id = level === null ? "an unidentified block" : `ID${level}`;
  return resolves({
    id: `deck-${side}-${card.no}-${half}-${by}`,
    title: `6.2 DECKS ${side} card ${card.no} by ${half}, row ${by}, ${column}: ${symbol} against ${id}`,
    citation: "6.2",
    operation: "resolveSearch",
    base: `search-${side}-${by}`,
    change: all(
      known(side === "allied" ? "axis" : "allied", undefined, level),
      light(half),
      weather(column),
      local(by, column, side),
    ),
    input: { block: 1 },
    rolls: [draw("search-card", card.no, "")].map(({ result: _, ...rest }) => rest),
    outcome: { block: 1, found: success ? "force" : "failed", idLevel, exposed: false },
  });
}

/** 9.5 In a Gale a sector works by Local Weather alone. */
function local(by: Searcher, column: Weather, side: Side): Change {
  return (state) => {
    if (by === "force" || column !== "gale") return;
    const region = side === "allied" ? "britain" : "south_norway";
    state.weather.local = [{ region, turn: state.turn, after: side }];
  };
}
