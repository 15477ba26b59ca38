import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { atSea, forcesOf, isShadowed } from "../shared/game";

/** 6.6, D-30 Lowers a force by one ID; at ID0 it becomes unidentified, and a dummy may be placed next to it. */
export function lowerId(ctx: Context, side: Side, force: Force, section: string): void {
  if (!force.identified) return;
  // 6.8.1 A scattered convoy keeps its ID until it is in port.
  if (force.convoy?.scattered) return;
  if (force.idLevel > 0) ctx.set(force, "idLevel", force.idLevel - 1, "ID_LEVEL", section);
  else standUp(ctx, side, force, section);
}

/** 6.6 Makes a force unidentified; a dummy may be placed next to it unless it is a Wolf Pack. */
export function standUp(ctx: Context, _side: Side, force: Force, section: string): void {
  ctx.set(force, "identified", false, "UNIDENTIFIED", section);
  ctx.set(force, "idLevel", 0, "ID_LEVEL", section);
  ctx.set(force, "dummyDue", force.kind !== "wolf_pack", "DUMMY_DUE", "1.3");
}

/**
 * 6.6 In PM turns, every unshadowed force at sea that has entered no hex loses 1 ID. A Wolf Pack that a patrol has held
 * (7.4.5) loses none.
 */
export function loseIdOfUnmoved(ctx: Context, side: Side): void {
  for (const force of forcesOf(ctx.state, side)) {
    const isExempt = force.kind === "wolf_pack" && force.moved.hexes > 0;
    const stayed = atSea(force) && force.moved.entered.length === 0 && !isExempt;
    if (stayed && !isShadowed(ctx.state, side, force.block)) lowerId(ctx, side, force, "6.6");
  }
}
