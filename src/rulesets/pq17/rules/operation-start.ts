import type { SideState } from "../snapshot-sides";
import { SIDES } from "../vocabulary";
import { stationForce, stationKept } from "./campaign/patrol-white";
import type { Context } from "./game";

/** 4.3, 5.1.8, 5.1.9 What a side owes and knows when the operation turns begin; a campaign begins it anew in every operation. */
export function readyMovement(ctx: Context): void {
  const { state } = ctx;
  for (const side of SIDES) {
    const own = state.sides[side];
    ctx.set(own, "obliged", state.initiative === side, "OBLIGATION", "4.3");
    if (state.campaign === null) continue;
    if (own.trained) ctx.set(own, "trained", false, "TRAINING", "4.3.4");
    if (own.located.length > 0) ctx.set(own, "located", [], "CARRIER_LOCATED", "5.1.8");
    ctx.set(own, "patrolWhite", onStation(ctx, side), "PATROL_WHITE", "5.1.9");
  }
}

/** 15.8.1 The cruisers on the station of Patrol White in a campaign; none while it is waived. */
function onStation(ctx: Context, side: (typeof SIDES)[number]): SideState["patrolWhite"] {
  const { state, charts } = ctx;
  if (side !== charts.MAP_AREAS.facts.patrolWhite.side || !stationKept(state)) return [];
  return (stationForce(state, charts)?.units ?? []).map(({ unit }) => ({ unit, left: false }));
}
