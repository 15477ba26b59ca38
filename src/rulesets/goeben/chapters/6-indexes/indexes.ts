import { germanShipOf } from "../../charts/pack";
import { type GermanShipId, GUNS, type Index } from "../../vocabulary";
import { unstow } from "../8-cargo/stowing";
import { loseLandings } from "../9-ports/capture";
import { changeVp } from "../17-victory/points";
import type { Context } from "../shared/context";

/** 6.3 The cause of harm to a German ship. */
export interface Harm {
  readonly section: string;
  /** D-41 By Allied attack, so that a gun or Engine index taken to 0 costs VP. */
  readonly byAllies: boolean;
}

/** 6.3 Lowers an index of a German ship other than Hull, not below 0. */
export function lowerIndex(
  ctx: Context,
  id: GermanShipId,
  index: Exclude<Index, "hull">,
  by: number,
  harm: Harm,
): void {
  const ship = ctx.state.ships[id];
  const before = ship[index];
  if (before === 0 || by <= 0) return;
  ctx.set(ship, index, Math.max(0, before - by), "INDEX_LOST", harm.section);
  const counts = index === "engines" || GUNS.some((gun) => gun === index);
  if (ship[index] > 0 || !harm.byAllies || !counts || ship.status === "sunk") return;
  ctx.ruling("D-41", "17.1");
  changeVp(ctx, ctx.charts.VICTORY_POINTS.facts.indexToZero, "VP_INDEX_TO_ZERO", "17.1");
}

/** 12.2 Spends coal of a German ship that has it. */
export function spendCoal(ctx: Context, id: GermanShipId, coal: number, section: string): void {
  const ship = ctx.state.ships[id];
  ctx.set(ship, "coal", ship.coal - coal, "COAL_SPENT", section);
}

/** 6.2, 8.4 Takes Hull boxes of a German ship, the highest first (D-56), each with its cargo; at 0 the ship is sunk. */
export function loseHull(ctx: Context, id: GermanShipId, by: number, harm: Harm): void {
  const ship = ctx.state.ships[id];
  for (let lost = 0; lost < by && ship.hull > 0; lost += 1) {
    if ((ship.boxes[ship.hull - 1] ?? null) !== null) ctx.ruling("D-56", "8.4");
    unstow(ctx, id, ship.hull, "CARGO_LOST", "8.4");
    ctx.set(ship, "hull", ship.hull - 1, "HULL_LOST", harm.section);
  }
  if (ship.hull === 0) sinkGerman(ctx, id, harm.section);
}

/**
 * 6.2, D-82 Sinks a German ship, for any cause: it leaves play, its cargo goes to Available and its value is lost once.
 */
export function sinkGerman(ctx: Context, id: GermanShipId, section: string): void {
  const { state, charts } = ctx;
  const ship = state.ships[id];
  if (ship.status !== "in_play") return;
  ctx.set(ship, "hull", 0, "HULL_LOST", section);
  for (let box = 1; box <= ship.boxes.length; box += 1) unstow(ctx, id, box, "CARGO_LOST", "8.4");
  ctx.set(ship, "status", "sunk", "GERMAN_SHIP_SUNK", section);
  ctx.set(ship, "space", null, "SHIP_SPACE", section);
  const value = charts.VICTORY_POINTS.facts.germanSunk[germanShipOf(charts, id).class];
  ctx.ruling("D-82", "17.1");
  changeVp(ctx, value, "VP_GERMAN_SUNK", "17.1");
  loseLandings(ctx);
}
