import { ChartError, columnAt, columnOf } from "../../../../core/charts/look-up";
import type { Target } from "../../snapshot";
import { type Mode, type Range, type Torpedo, TUBES, type Tube } from "../../vocabulary";
import { shipId, sunk } from "../8-encounters/targets";
import { allCrewOut, commandPenalty, isOut } from "../10-damage/crew";
import { restingAward, usesAward } from "../11-advancement/awards";
import { type Context, citePatrolDate } from "../shared/context";
import { Drms, engagementOf, patrolOf } from "../shared/game";
import { logRow } from "../shared/log";
import type { Allocation } from "./allocation";
import type { Shot, ShotResult } from "./shots";

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
  // 12.1.3 Superior Torpedoes of a random event help for the rest of the patrol.
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

/** 9.2.5, 9.2.6 Damages a target; a sunk one is logged at once. */
function damageTarget(ctx: Context, target: Target, damage: number): void {
  ctx.set(target, "damage", target.damage + damage, "SHIP_DAMAGED", "9.2.5", { target: shipId(target) });
  if (!sunk(target)) return;
  const { type, name, tons } = target;
  ctx.push(logRow(ctx.state).ships, { type, name, tons, sunk: true }, "SHIP_SUNK", "9.2.5");
}
