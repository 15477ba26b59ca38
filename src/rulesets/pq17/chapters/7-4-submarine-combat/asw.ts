import { chartView, modifierOf } from "../../../../core/charts/look-up";
import type { ChartModifier } from "../../../../core/contract/chart";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { radiiOver } from "../6-2-search/searchers";
import { removeShip, sink } from "../7-9-damage/losses";
import type { Context } from "../shared/context";
import { totalCs } from "../shared/units";
import type { AswDie } from "./asw-dice";
import type { AswResult } from "./outcomes";

/** 7.4.1 An ASW attack on a Wolf Pack. */
export interface AswAttack {
  /** The side that hunts. */
  readonly side: Side;
  readonly dice: readonly AswDie[];
  readonly pack: Force;
  /** 7.4.2 The hunters attack of their own accord. */
  readonly offensive: boolean;
}

/** 7.4.1 Rolls an ASW attack, no more dice than twice the submarines, and applies it; gives every die and those that hold down. */
export function aswAttack(
  ctx: Context,
  attack: AswAttack,
  section: string,
): { results: AswResult[]; heldDown: number } {
  const { charts } = ctx;
  const { dice, pack } = attack;
  const most = totalCs(pack.units) * charts.LIMITS.facts.aswDicePerSubmarine;
  if (dice.length > 0) ctx.ruling("D-14", section);
  if (dice.some(({ from }) => from === "ships")) ctx.ruling("E-11", section);
  const results = dice
    .slice(0, most)
    .map((die): AswResult => ({ ...die, result: rollAswDie(ctx, attack, die, section) }));
  return { results, heldDown: applyAsw(ctx, attack, results, section) };
}

/** 7.4.1 One ASW die, and after a success the roll for what it does. */
function rollAswDie(ctx: Context, attack: AswAttack, die: AswDie, section: string): AswResult["result"] {
  const { row } = throwAswDie(ctx, attack.side, attack.pack.at, die, attack.offensive, section);
  if (row.result !== "success") return row.result;
  const { row: fate } = ctx.roll({
    label: "asw-success",
    about: { side: attack.side },
    section: "7.4.1",
    view: chartView(ctx.charts.ASW_SUCCESS),
  });
  return fate.result;
}

/** 7.4.1 One die on the ASW Table for hunters in a hex. */
export function throwAswDie(ctx: Context, side: Side, hex: string, die: AswDie, offensive: boolean, section: string) {
  const { state, charts } = ctx;
  return ctx.roll({
    label: "asw",
    about: { side },
    section,
    view: chartView(charts.ASW),
    modifiers: aswModifiers(state, charts, side, hex, die, offensive),
  });
}

function aswModifiers(
  state: Snapshot,
  charts: Charts,
  side: Side,
  hex: string,
  die: AswDie,
  offensive: boolean,
): ChartModifier[] {
  const { prevailing } = state.weather;
  const codes: string[] = [];
  if (die.nation === "soviet") codes.push("SOVIET");
  if (offensive) codes.push("OFFENSIVE_ASW");
  if (radiiOver(state, charts, side, hex).length > 0) codes.push("AIR_RADIUS");
  // 9.2.4, 9.2.5 A Storm hampers ASW. A Gale does too, except that of aircraft.
  if (prevailing === "storm") codes.push("STORM");
  if (prevailing === "gale" && die.from !== "aircraft") codes.push("GALE");
  return codes.map((code) => modifierOf(charts.ASW, code));
}

const SEVERITY: readonly AswResult["result"][] = ["sunk", "damaged", "held_down"];

/** D-16 Applies the most severe results, one to a CS at most; gives how many submarines are held down. */
function applyAsw(ctx: Context, { side, pack }: AswAttack, results: readonly AswResult[], section: string): number {
  const { state } = ctx;
  const hits = results.filter(({ result }) => result !== "none");
  const cs = totalCs(pack.units);
  if (hits.length > cs) ctx.ruling("D-16", section);
  const counted = SEVERITY.flatMap((severity) => hits.filter(({ result }) => result === severity)).slice(0, cs);
  const owner = opponentOf(side);
  for (const { result } of counted) {
    const boat = state.sides[owner].forces.includes(pack) ? pack.units[0] : undefined;
    if (boat === undefined) break;
    if (result === "sunk") sink(ctx, owner, pack, boat, 1, section);
    else if (result === "damaged") removeShip(ctx, owner, pack, boat, "asw_damage", section);
  }
  return counted.filter(({ result }) => result === "held_down").length;
}
