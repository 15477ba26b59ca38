import { ChartError, columnAt, columnOf } from "../../../../core/charts/look-up";
import type { Snapshot, Target } from "../../snapshot";
import { type End, type Mode, type Range, type Torpedo, TUBES, type Tube } from "../../vocabulary";
import { damageTarget, shipId, sunk } from "../8-encounters/targets";
import { allCrewOut, commandPenalty, isOut } from "../10-damage/crew";
import { works } from "../10-damage/systems";
import { restingAward, usesAward } from "../11-advancement/awards";
import { type Context, Drms, engagementOf, patrolOf } from "../shared/game";
import { citePatrolDate } from "../shared/patrol-date";
import type { Shot, ShotResult } from "./shots";

/** 9.2.1 The targets of a salvo: the slot that each tube fires at. */
export type Allocation = { readonly [T in Tube]?: number | undefined };

/** 4.5 The end a tube belongs to. */
export function endOf(tube: Tube): End {
  return tube.startsWith("fwd") ? "fwd" : "aft";
}

/** 10.0 The torpedo doors a tube fires through. */
export function doorsOf(tube: Tube): "fwd_torpedo_doors" | "aft_torpedo_doors" {
  return endOf(tube) === "fwd" ? "fwd_torpedo_doors" : "aft_torpedo_doors";
}

/** 4.5 The tubes of either end. */
export const TUBES_OF = {
  fwd: TUBES.filter((tube) => endOf(tube) === "fwd"),
  aft: TUBES.filter((tube) => endOf(tube) === "aft"),
} as const;

/** 9.2.1 The tubes of one end that can fire now: loaded with a torpedo, doors working. */
export function readyTubes(state: Snapshot, end: End): Tube[] {
  if (!works(state, `${end}_torpedo_doors`)) return [];
  return TUBES_OF[end].filter((tube) => isTorpedo(state.boat.tubes[tube]));
}

function isTorpedo(load: string | null): load is Torpedo {
  return load === "G7a" || load === "G7e";
}

/** 9.2, 9.4.2 The mode and range of one salvo. */
export interface Salvo {
  readonly mode: Mode;
  readonly range: Range;
  /** 9.5.2 The second salvo of a night surface attack. */
  readonly second: boolean;
}

/** 9.2.1 Fires one salvo: targets in slot order, within a target in tube order; spent torpedoes leave the tubes (D10). */
export function fireSalvo(ctx: Context, allocation: Allocation, salvo: Salvo): Shot[] {
  const { boat } = ctx.state;
  const order = TUBES.filter((tube) => allocation[tube] !== undefined).sort((a, b) => allocation[a]! - allocation[b]!);
  const shots: Shot[] = [];
  if (isOut(ctx.state, "kmdt")) ctx.ruling("D3", "10.5.3");
  if (restingAward(ctx.state, "KCO") || (salvo.second && restingAward(ctx.state, "KC"))) {
    ctx.ruling("E-63", "11.3.6");
  }
  for (const tube of order) {
    const torpedo = boat.tubes[tube] as Torpedo;
    const slot = allocation[tube]!;
    const target = targetIn(ctx, slot);
    const about = { target: shipId(target) };
    if (sunk(target)) {
      ctx.set(boat.tubes, tube, "empty", "TORPEDO_WASTED", "9.2.1", about);
      ctx.ruling("D10", "9.2.1");
      shots.push({ tube, torpedo, slot, result: "wasted", damage: 0 });
    } else {
      ctx.set(boat.tubes, tube, "empty", "TORPEDO_FIRED", "9.2.1", about);
      const { result, damage } = torpedoRun(ctx, tube, torpedo, target, salvo);
      shots.push({ tube, torpedo, slot, result, damage });
    }
  }
  return shots;
}

function torpedoRun(
  ctx: Context,
  tube: Tube,
  torpedo: Torpedo,
  target: Target,
  salvo: Salvo,
): { result: ShotResult; damage: number } {
  const { charts, state } = ctx;
  const { mode, range, second } = salvo;
  const about = { tube, target: shipId(target) };
  const modifiers = new Drms(charts.U1)
    .when(mode !== "submerged", "U1_SURFACE_UZO")
    .when(usesAward(state, "KCO"), "U1_KC_OAKLEAVES")
    .when(state.crew.quality === "green", "U1_GREEN_CREW")
    .when(allCrewOut(state), "U1_ALL_CREW_OUT")
    .when(commandPenalty(state) === "wo1", "U1_KMDT_SW")
    .when(second && !usesAward(state, "KC"), "U1_SECOND_SALVO")
    .when(torpedo === "G7e" && range === "medium", "U1_G7E_MEDIUM")
    .when(torpedo === "G7e" && range === "long", "U1_G7E_LONG")
    .when(commandPenalty(state) === "wo2", "U1_KMDT_1WO_SW").list;
  const fire = ctx.roll({
    label: "torpedo-fire",
    about,
    section: "9.2.3",
    view: columnOf(charts.U1, range),
    modifiers,
  });
  if (fire.row.result === "miss") return { result: "missed", damage: 0 };
  const superior = new Drms(charts.U2).when(patrolOf(state).superiorTorpedoes, "U2_SUPERIOR_TORPEDOES").list;
  const dudsIn = (month: string) => columnAt(charts.U2, month, (column) => column.torpedo === torpedo);
  const duds = dudsIn(state.month);
  if (duds === undefined) throw new ChartError("U2 has no column for this month.");
  citePatrolDate(ctx, "9.2.4", (month) => dudsIn(month)?.column);
  const dud = ctx.roll({ label: "torpedo-dud", about, section: "9.2.4", view: duds, modifiers: superior });
  if (dud.row.result === "dud") return { result: "dud", damage: 0 };
  const { row } = ctx.roll({ label: "torpedo-damage", about, section: "9.2.5", view: columnOf(charts.U3, "torpedo") });
  return hit(ctx, target, row.damage);
}

/** 9.2.5 Damages a target; returns the result of the shot. */
export function hit(ctx: Context, target: Target, damage: number): { result: ShotResult; damage: number } {
  damageTarget(ctx, target, damage);
  return { result: sunk(target) ? "sunk" : "damaged", damage };
}

/** 9.1.1 The target in a slot of the combat mat. */
export function targetIn(ctx: Context, slot: number): Target {
  const target = engagementOf(ctx.state).targets.find((each) => each.slot === slot);
  if (target === undefined) throw new Error(`There is no target in slot ${slot}.`);
  return target;
}
