import { isAlliedShip } from "../13-incidents/pool";
import type { Context } from "../shared/context";
import { friendlyAt } from "../shared/game";

/**
 * 5.2 Changes the alert level between its limits. Incidents change it one by one, so the amount cut off by a limit is
 * lost (D-84). With the option, face-up Allied ships then go to the pool (D-17).
 */
export function changeAlert(ctx: Context, delta: number, section: string): void {
  const { state, charts } = ctx;
  const { alertMin, alertMax } = charts.LIMITS.facts;
  const before = state.alert;
  const after = Math.min(alertMax, Math.max(alertMin, before + delta));
  if (after !== before + delta && state.incident !== null) ctx.ruling("D-84", "5.2");
  ctx.set(state, "alert", after, "ALERT_LEVEL", section);
  if (state.alert !== before && state.rulings.revealedReturnOnAlertChange) returnRevealed(ctx);
}

/** D-17 Sends face-up Allied ships to the pool, except those still to be fought this turn. */
function returnRevealed(ctx: Context): void {
  const { state } = ctx;
  const early = state.incident === null && (state.phase === "intelligence" || state.phase === "intelligence_choice");
  ctx.ruling("D-17", "11.2");
  for (const marker of state.markers) {
    if (marker.place !== "map" || marker.space === null || !isAlliedShip(marker)) continue;
    if (!early && friendlyAt(state, marker.space).length > 0) continue;
    ctx.set(marker, "place", "pool", "MARKER_PLACE", "11.2");
    ctx.set(marker, "space", null, "MARKER_SPACE", "11.2");
  }
}
