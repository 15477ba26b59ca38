import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { conditionFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { isForce } from "../shared/game";
import { inGroup, typeOf } from "../shared/units";
import { holdsCondition } from "./chits";

/** 12.2 The open Atlantic, as a place of a path. */
export const ATLANTIC = "atlantic";

/** 12.2 The hexes from which the Atlantic is reached. */
export function exits(charts: Charts): readonly string[] {
  return charts.MAP_AREAS.facts.breakoutExits.hexes;
}

/** 12.2 Why a piece may not break out into the Atlantic; undefined when it may. */
export function cannotBreakOut(state: Snapshot, charts: Charts, side: Side, piece: Piece): Reason | undefined {
  if (side !== "axis" || !holdsCondition(state, "axis", "atlantic_breakout")) {
    return reason("NO_BREAKOUT", "12.2");
  }
  const { light } = conditionFacts(charts, "atlantic_breakout");
  const fit =
    isForce(piece) &&
    piece.kind === "task_force" &&
    piece.units.every((ship) => inGroup(charts, ship, "heavy") && !light.includes(typeOf(charts, ship)));
  return fit ? undefined : reason("NOT_HEAVY_SHIPS", "12.2");
}
