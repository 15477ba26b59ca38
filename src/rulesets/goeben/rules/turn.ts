import { GERMAN_SHIPS } from "../vocabulary";
import type { Context } from "./game";

/** 4.0 Begins the next turn: what held for one turn alone is forgotten. */
export function startTurn(ctx: Context): void {
  const { state } = ctx;
  ctx.set(state, "turn", state.turn + 1, "TURN", "4.0");
  freshTurn(ctx);
}

/** Forgets what held for one turn alone. */
export function freshTurn(ctx: Context): void {
  const { state } = ctx;
  ctx.set(state, "morale", 0, "MORALE", "13.0");
  ctx.set(state, "intelligenceUsed", false, "INTELLIGENCE_FRESH", "11.1");
  for (const id of GERMAN_SHIPS) {
    const ship = state.ships[id];
    for (const flag of ["outfitted", "repaired", "loaded", "moved", "reconnoitred"] as const) {
      ctx.set(ship, flag, false, "SHIP_FRESH", "4.0");
    }
    if (ship.path.length > 0) ctx.set(ship, "path", [], "SHIP_FRESH", "4.0");
  }
  for (const ship of state.austroHungarian) {
    ctx.set(ship, "moved", false, "SHIP_FRESH", "4.0");
    if (ship.path.length > 0) ctx.set(ship, "path", [], "SHIP_FRESH", "4.0");
  }
  for (const list of ["stores", "visibility", "storms"] as const) {
    if (state[list].length > 0) ctx.set(state, list, [], "TURN_FRESH", "4.0");
  }
}
