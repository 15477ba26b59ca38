import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { countOf } from "../../../../core/choice/limits";
import { drawPath, type PathCost, pathOver } from "../../../../core/choice/paths";
import { every, lazyChoice, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { mustLeaveNow, overstays } from "../9-ports/visits";
import { friendlyShip, isGerman } from "../shared/game";
import {
  coalFor,
  ENGINE_STRAIN,
  friendlyInPlay,
  immobile,
  openBeside,
  reachable,
  reachOfShip,
  SPEED_BANDS,
  stopsAt,
  usableSpeeds,
} from "./paths";

/** A ship and the spaces it moves to, one after the other. */
export interface Move {
  readonly ship: string;
  readonly path: string[];
}

/** 12.0 The moves that ships may make now; undefined when no ship can move. */
export function moves(state: Snapshot, charts: Charts): Choice<Move> | undefined {
  const cases: Record<string, Choice<Move>> = {};
  const closed: Record<string, Reason> = {};
  for (const ship of friendlyInPlay(state)) {
    const why = immobile(state, charts, ship);
    if (why !== undefined) closed[ship] = why;
    else cases[ship] = lazyChoice(() => every<Move>({ ship: oneOf([ship]), path: pathOf(state, charts, ship) }));
  }
  return Object.keys(cases).length === 0 ? undefined : caseOf("ship", cases, closed);
}

/** 12.0 The paths of one ship that can move. */
function pathOf(state: Snapshot, charts: Charts, ship: string): Choice<string[]> {
  const from = friendlyShip(state, ship)!.space!;
  const max = reachOfShip(state, charts, ship);
  const min = mustLeaveNow(state, charts, ship) ? 1 : 0;
  return lazyChoice(
    () => pathsOf(state, charts, ship, from, min, max),
    (pick) =>
      drawPath(
        from,
        min + pick(max - min + 1),
        (space) => openBeside(state, charts, ship, space),
        (space) => stopsAt(state, charts, space),
        pick,
      ),
  );
}

function pathsOf(
  state: Snapshot,
  charts: Charts,
  ship: string,
  from: string,
  min: number,
  max: number,
): Choice<string[]> {
  const { steps, stops, closed } = reachable(state, charts, ship, from, max);
  const path = pathOver({
    from,
    steps,
    stops,
    closed: [...closed].map(([value, reason]) => ({ value, reason })),
    min,
    max,
    ...(isGerman(ship) && { costs: costsOf(state, charts, ship, max) }),
    broken: {
      line: reason("NO_LINE", "12.0"),
      stop: reason("MUST_STOP", "12.5"),
      length: reason("PATH_LENGTH", "12.0", { ship, max }),
      short: overstays(ship),
    },
  });
  return within(
    path,
    countOf(reason("SPEED", "12.0", { ship, speeds: speedsOf(state, charts, ship) }), { pointers: ["/*"] }, { max }),
  );
}

/** 12.1-12.3 The costs of a German ship's path by its number of spaces, up to the most it can move. */
function costsOf(state: Snapshot, charts: Charts, ship: GermanShipId, max: number): PathCost[] {
  const speeds = usableSpeeds(state, charts, ship);
  const bands = SPEED_BANDS.filter((band, index) => {
    const slower = index === 0 ? 0 : speeds[SPEED_BANDS[index - 1]!];
    return speeds[band] > slower && slower < max;
  });
  return bands.map((band) => ({
    steps: Math.min(speeds[band], max),
    speed: band,
    price: { coal: coalFor(charts, band) },
    roll: band === "emergency" ? ENGINE_STRAIN : null,
  }));
}

/** 12.1-12.4, 20.0 The spaces and the price of each speed of a ship, in words. */
function speedsOf(state: Snapshot, charts: Charts, ship: string): readonly Reason[] {
  if (!isGerman(ship)) return [reason("SPEED/any", "12.0", { spaces: reachOfShip(state, charts, ship) })];
  const speeds = usableSpeeds(state, charts, ship);
  const faster = SPEED_BANDS.filter((band, index) => index > 0 && speeds[band] > speeds[SPEED_BANDS[index - 1]!]);
  const prices = faster.map((band) => {
    const params = { spaces: speeds[band], speed: band, coal: coalFor(charts, band) };
    return band === "emergency" ? reason("SPEED/emergency", "12.0", params) : reason("SPEED/faster", "12.0", params);
  });
  return [reason("SPEED/cruise", "12.0", { spaces: speeds.cruise }), ...prices];
}
