import { chartView } from "../../../../core/charts/look-up";
import { opponentOf } from "../../charts/pack";
import { NATIONS, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { packSurpriseModifiers } from "../7-6-surprise/surprise";
import { sink } from "../7-9-damage/losses";
import type { Context } from "../shared/context";
import { nationOf } from "../shared/units";
import { throwAswDie } from "./asw";

/** 7.4.4 The result of a fight between submarines: who fired, and whether a submarine of the other side was sunk. */
export interface Duel {
  readonly surprise: boolean;
  readonly fired: Side;
  readonly sunk: boolean;
}

/** 7.4.4 A Wolf Pack attacks another that it has found. The side that surprises fires one die, regardless of its CS. */
export function duel(ctx: Context, side: Side, attacker: Force, target: Force): Duel {
  const { state, charts } = ctx;
  const { row } = ctx.roll({
    label: "sub-surprise",
    about: { side },
    section: "7.4.4",
    view: chartView(charts.SURPRISE),
    modifiers: packSurpriseModifiers(state, charts, attacker),
  });
  const surprise = row.result === "surprise";
  const enemy = opponentOf(side);
  const [fired, from, prey] = surprise ? ([side, attacker, target] as const) : ([enemy, target, attacker] as const);
  const [boat] = from.units;
  const nation = (boat && nationOf(charts, boat)) ?? NATIONS[0];
  ctx.ruling("E-04", "7.4.4");
  const { row: shot } = throwAswDie(ctx, fired, from.at, { nation, from: "submarine" }, false, "7.4.4");
  const [victim] = prey.units;
  const sunk = shot.result === "success" && victim !== undefined;
  if (sunk) sink(ctx, opponentOf(fired), prey, victim, 1, "7.4.4");
  return { surprise, fired, sunk };
}
