import { columnOf } from "../../../../core/charts/look-up";
import { cargoOf, coastalUnitOf, leadershipValue } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO, FLEETS, type GermanShipId, type IntelligenceEffect, type IntelligenceResult } from "../../vocabulary";
import { changeAlert } from "../5-alert-level/alert";
import { carries } from "../8-cargo/hull-boxes";
import { moveMarker, revealCoastal, revealMarker } from "../13-incidents/markers";
import { faceDownAt, faceDownCoastalAt } from "../13-incidents/pool";
import { type Context, enterPhase } from "../shared/context";
import { hiddenSpaces, type IntelligenceAim } from "./choices";

/** 11.2 The markers and units that were turned up. */
export interface Revealed {
  readonly markers: { readonly id: string; readonly kind: Snapshot["markers"][number]["kind"] }[];
  readonly coastal: { readonly id: string; readonly strength: number }[];
}

/** 11.1 The intelligence value of a ship: its Leadership's band, and Wireless. */
export function intelligenceValue(state: Snapshot, charts: Charts, ship: GermanShipId): number {
  const record = state.ships[ship];
  const gear = CARGO.filter((cargo) => carries(record, cargo)).map((cargo) => cargoOf(charts, cargo).intelligence);
  const value = leadershipValue(charts, record.leadership) + gear.reduce((sum, each) => sum + each, 0);
  return Math.min(charts.INTELLIGENCE_VALUE.facts.max, value);
}

/** 11.2, D-16, D-17 Turns up face-down markers and units of a space; Quiet Seas go to the pool at once, all else stays there face up. */
export function revealAt(ctx: Context, space: string, aim: IntelligenceAim, section: string): Revealed {
  const { state, charts } = ctx;
  const revealed: Revealed = { markers: [], coastal: [] };
  ctx.ruling("D-17", section);
  for (const fleet of FLEETS) {
    const count = aim.markers === "all" ? faceDownAt(state, space, fleet) : aim.markers[fleet];
    for (let turned = 0; turned < count; turned += 1) {
      const marker = revealMarker(ctx, space, fleet, section);
      if (marker.kind === "quiet_seas") moveMarker(ctx, marker, "pool", null, section);
      revealed.markers.push({ id: marker.id, kind: marker.kind });
    }
  }
  const units = aim.coastal === "all" ? faceDownCoastalAt(state, space) : aim.coastal;
  for (let turned = 0; turned < units; turned += 1) {
    const { id } = revealCoastal(ctx, space, section);
    revealed.coastal.push({ id, strength: coastalUnitOf(charts, id).strength });
  }
  return revealed;
}

/** 11.1 Makes the attempt of this turn: the alert level changes at once, and what the player aims or chooses is offered. */
export function attempt(ctx: Context, ship: GermanShipId): { value: number; result: IntelligenceResult } {
  const { state, charts } = ctx;
  const value = intelligenceValue(state, charts, ship);
  if (state.ships[ship].leadership === 0) ctx.ruling("D-74", "11.1");
  ctx.set(state, "intelligenceUsed", true, "INTELLIGENCE_USED", "11.1");
  const view = columnOf(charts.INTELLIGENCE, String(value));
  const { result } = ctx.roll({ label: "intelligence", about: { ship }, section: "11.1", view }).row;
  if (result === "SI" || result === "JE" || result === "JF") {
    changeAlert(ctx, charts.ALERT_CHANGES.facts[result], "11.2");
  } else if (result !== "none") offer(ctx, result);
  return { value, result };
}

/** 11.2, D-16 Offers the player an aim or a choice. A lone IR or IB without a possible aim has no effect. */
function offer(ctx: Context, result: "IR" | "IB" | "JE_OR_IB"): void {
  const { state, charts } = ctx;
  const offers: IntelligenceEffect[] = result === "JE_OR_IB" ? ["IB", "JE"] : [result];
  ctx.ruling("D-16", "11.2");
  if (result !== "JE_OR_IB" && hiddenSpaces(state, charts).length === 0) return;
  ctx.set(state, "intelligence", { offers, space: null }, "INTELLIGENCE_OFFERED", "11.2");
  enterPhase(ctx, "intelligence_choice", "11.2");
}
