import { neighboursOf } from "../../charts/map";
import { portOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import type { Context } from "../shared/context";
import { atSea, isForce } from "../shared/game";
import { inGroup } from "../shared/units";

/**
 * 5.1.9 The station of Patrol White: the hex of the Denmark Strait, its adjacent hexes, and the port of its relief with
 * its hex.
 */
export function patrolStation(charts: Charts): string[] {
  const { hex, adjacent, port } = charts.MAP_AREAS.facts.patrolWhite;
  return [hex, ...(adjacent ? neighboursOf(charts, hex) : []), port, portOf(charts, port).at];
}

/** 5.1.9, D-40 Notes the cruisers of Patrol White that leave their station without a reason for it. */
export function watchPatrol(ctx: Context, side: Side, piece: Piece): void {
  const { state, charts } = ctx;
  const { patrolWhite } = state.sides[side];
  if (!isForce(piece) || patrolWhite.length === 0 || patrolStation(charts).includes(piece.at)) return;
  for (const cruiser of patrolWhite) {
    if (cruiser.left || !piece.units.some(({ unit }) => unit === cruiser.unit)) continue;
    ctx.ruling("D-40", "5.1.9");
    if (!excused(state, charts)) ctx.set(cruiser, "left", true, "PATROL_LEFT", "5.1.9");
  }
}

/** D-40 True while a German capital ship is at sea, or a German TF is identified inside the British Air Radius. */
function excused(state: Snapshot, charts: Charts): boolean {
  const { waivedBy, radii } = charts.MAP_AREAS.facts.patrolWhite;
  const watched = charts.AIR_COVER.facts.radii.filter(({ nation }) => nation === radii).flatMap(({ hexes }) => hexes);
  return state.sides[waivedBy].forces.some((force) => {
    if (!atSea(force)) return false;
    if (force.units.some((ship) => inGroup(charts, ship, "capital"))) return true;
    return force.kind === "task_force" && force.identified && watched.includes(force.at);
  });
}

/** 2.2 Scores the cruisers that have left Patrol White, at the end of the operation. */
export function scorePatrol(ctx: Context): void {
  const { patrolWhitePerCruiser } = ctx.charts.VICTORY_POINTS.facts;
  const { side } = ctx.charts.MAP_AREAS.facts.patrolWhite;
  for (const { unit, left } of ctx.state.sides[side].patrolWhite) {
    if (left) score(ctx, side, "PATROL_WHITE", patrolWhitePerCruiser, unit, "2.2");
  }
}
