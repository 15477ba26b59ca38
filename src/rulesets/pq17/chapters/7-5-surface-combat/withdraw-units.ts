import * as z from "zod";
import { chartView, modifierOf, rowFor } from "../../../../core/charts/look-up";
import { illegal, legal } from "../../../../core/choice/legality";
import { speedAt, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { weatherCodes } from "../9-weather/effects";
import type { Context } from "../shared/context";
import { lightOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { battleDecision, forceOfPart, isUnitCrippled, unitOfNo } from "./battle";
import { goOn } from "./battle-steps";
import { battleOutcome, battleOutcomeOf, noNews } from "./outcomes";
import { type DisplayUnit, displayNumberSchema, type SurfaceBattle } from "./state";
import { isWarned, type WithdrawInput, withdrawChoice } from "./withdrawal";

const input = z.strictObject({
  roll: z.boolean().describe("7.5.2(v) Whether the side rolls to withdraw."),
  units: z.array(displayNumberSchema).max(200).describe("Units that try; none without a roll."),
  otherModifiers: z
    .boolean()
    .describe("13.3 During a Warning from Superiors, false omits every other modifier. Otherwise true."),
});

const outcome = {
  withdrawn: z.array(displayNumberSchema).max(200).describe("7.5.2(v) Units that left the display."),
  ...battleOutcome,
};

/** 7.5.2(v) A side tries to withdraw, or stays. */
export const withdrawUnits = definePq17<WithdrawInput, typeof outcome>({
  name: "withdrawUnits",
  title: "Withdraw from a battle",
  doc: "Rolls one die for the side. Every unit that tries leaves the display on its own modified roll. The Axis must try once a German unit has lost a step, against a stronger enemy, or under a warning. After the last side, the round ends.",
  rules: ["7.5.2", "7.5.7", "13.3", "6.7", "7.5.5", "7.5.8", "11.1.3"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.2" },
  answers: ["surf_withdraw_defender", "surf_withdraw_attacker"],
  input,
  outcome,
  example: "withdrawal-fair-7",
  legality(state, charts) {
    const { battle, side } = battleDecision(state);
    const choice = withdrawChoice(state, charts, battle, side);
    return choice === undefined ? illegal("NOTHING_LEAVES", "7.5.2") : legal(choice);
  },
  resolve(ctx, input) {
    const { battle, side } = battleDecision(ctx.state);
    const news = noNews();
    const withdrawn = withdraw(ctx, battle, side, input);
    goOn(ctx, news);
    return { withdrawn, ...battleOutcomeOf(ctx.state, news) };
  },
});

/** 7.5.2(v) One die for a side; every unit that tries leaves the display on its own modified roll. Gives those that leave. */
function withdraw(ctx: Context, battle: SurfaceBattle, side: Side, input: WithdrawInput): number[] {
  if (!input.roll) return [];
  ctx.ruling("E-60", "7.5.2");
  const { state, charts } = ctx;
  const view = chartView(charts.WITHDRAWAL);
  const night = lightOf(state) === "night" ? ["NIGHT"] : [];
  const common = input.otherModifiers ? [...night, ...weatherCodes(state)] : [];
  if (side === "axis" && isWarned(state)) common.push("SUPERIOR_ORDERS");
  const { rule, value: slow } = modifierOf(charts.WITHDRAWAL, "SLOW");
  const slowUnits = !input.otherModifiers
    ? []
    : input.units.filter((no) => isSlow(state, charts, unitOfNo(battle, no))).sort((a, b) => a - b);
  const drms = common.map((code) => modifierOf(charts.WITHDRAWAL, code));
  const drm = drms.reduce((sum, { value }) => sum + value, 0);
  const resultOf = (total: number): string => rowFor(view, total)?.row.result ?? "stay";
  const { modified } = ctx.roll({
    label: "withdrawal",
    about: { side },
    section: "7.5.2",
    view,
    modifiers: drms,
    adjust: (_, natural) =>
      slowUnits.map((no) => {
        const about = { unit: String(no) };
        return { code: "SLOW", value: slow, result: resultOf(natural + drm + slow), rule, about };
      }),
  });
  const withdrawn: number[] = [];
  for (const no of [...input.units].sort((a, b) => a - b)) {
    const unit = unitOfNo(battle, no);
    if (resultOf(modified + (slowUnits.includes(no) ? slow : 0)) !== "withdraw") continue;
    ctx.set(unit, "withdrawn", true, "WITHDRAWN", "7.5.2");
    withdrawn.push(no);
  }
  return withdrawn;
}

/** 5.1 True for a unit that is limited to Slow speed: by its counter, a Crippled marker or Critical Fuel. */
function isSlow(state: Snapshot, charts: Charts, unit: DisplayUnit): boolean {
  if (isUnitCrippled(state, charts, unit)) return true;
  return unit.parts.some((part) => {
    const speed = speedAt(unitOf(charts, part.unit), part.cs);
    const critical = forceOfPart(state, unit.side, part)?.fuel.state === "critical";
    return critical || (speed !== "high" && speed !== "moderate");
  });
}
