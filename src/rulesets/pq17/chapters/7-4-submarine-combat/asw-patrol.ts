import { chartView, modifierOf } from "../../../../core/charts/look-up";
import { findHex } from "../../charts/map";
import { findPort, opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { raiseTo } from "../6-1-identification/identity";
import { patrolNation } from "../6-2-search/searchers";
import { sought } from "../6-2-search/verdicts";
import { removeShip, sink } from "../7-9-damage/losses";
import type { Context } from "../shared/context";
import { atSea, lightOf } from "../shared/game";

/**
 * 7.4.5, G.36 True if aircraft hunt a Wolf Pack that crosses a hexside. The enemy Air Radius covers the hex it leaves,
 * or else the hex it enters. The pack is identified by day, or has declared the speed of two hexes.
 */
export function isPatrolled(
  state: Snapshot,
  charts: Charts,
  side: Side,
  pack: Force,
  to: string,
  far: boolean,
  over: "left" | "entered",
): boolean {
  if (pack.kind !== "wolf_pack" || !atSea(pack)) return false;
  // A pack that enters a port crosses no hexside.
  if (findPort(charts, to) !== undefined) return false;
  const fast = pack.moved.speed === "moderate" || pack.moved.speed === "high";
  if (!(far || fast || (pack.identified && lightOf(state) === "day"))) return false;
  const left = patrols(state, charts, side, pack.at);
  return over === "left" ? left : !left && patrols(state, charts, side, to);
}

function patrols(state: Snapshot, charts: Charts, side: Side, hex: string): boolean {
  return findHex(charts, hex) !== undefined && patrolNation(state, charts, opponentOf(side), hex) !== undefined;
}

/** 7.4.5 The roll of an ASW patrol at a hexside; true when the Wolf Pack may cross it. */
export function passPatrol(ctx: Context, side: Side, pack: Force, to: string): boolean {
  const { state, charts } = ctx;
  const enemy = opponentOf(side);
  if (pack.moved.speed === "moderate" || pack.moved.speed === "high") ctx.ruling("E-07", "7.4.5");
  const nations = [pack.at, to].flatMap((hex) => {
    const nation = findHex(charts, hex) === undefined ? undefined : patrolNation(state, charts, enemy, hex);
    return nation === undefined ? [] : [nation];
  });
  const soviet = nations.length > 0 && nations.every((nation) => nation === "soviet");
  const { prevailing } = state.weather;
  const codes = [
    ...(soviet ? ["SOVIET"] : []),
    // 9.2.4, 9.2.5 A Storm or a Gale hampers ASW.
    ...(prevailing === "storm" ? ["STORM"] : []),
    ...(prevailing === "gale" ? ["GALE"] : []),
  ];
  const { row } = ctx.roll({
    label: "asw-patrol",
    about: { side: enemy, ...sought(pack) },
    section: "7.4.5",
    view: chartView(charts.ASW),
    modifiers: codes.map((code) => modifierOf(charts.ASW, code)),
  });
  if (row.result === "none") return true;
  if (row.result === "success") {
    const { row: fate } = ctx.roll({
      label: "asw-success",
      about: { side: enemy },
      section: "7.4.1",
      view: chartView(charts.ASW_SUCCESS),
    });
    const [boat] = pack.units;
    if (boat !== undefined && fate.result === "sunk") sink(ctx, side, pack, boat, 1, "7.4.1");
    else if (boat !== undefined) removeShip(ctx, side, pack, boat, "asw_damage", "7.4.1");
  }
  const survives = state.sides[side].forces.includes(pack);
  if (survives && (!pack.identified || pack.idLevel === 0)) {
    raiseTo(ctx, side, pack, charts.COMBAT_ID.facts.aswPatrol, "7.4.5");
  }
  return false;
}
