import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { definePq17 } from "../shared/operation";
import { battleDecision } from "./battle";
import { goOn, noNews } from "./battle-steps";
import { battleOutcome, battleOutcomeOf } from "./outcomes";
import { displayNumberSchema } from "./state";
import { type WithdrawInput, withdraw, withdrawChoice } from "./withdrawal";

const input = z.strictObject({
  roll: z.boolean().describe("7.5.2(v) Whether the side rolls to withdraw."),
  units: z.array(displayNumberSchema).max(200).describe("Units that try; none without a roll."),
  otherModifiers: z
    .boolean()
    .describe(
      "13.3 False leaves out every modifier but that of a Warning from Superiors while it lasts; otherwise true.",
    ),
});

const outcome = {
  withdrawn: z.array(displayNumberSchema).max(200).describe("7.5.2(v) Units that left the display."),
  ...battleOutcome,
};

/** 7.5.2(v) A side tries to withdraw, or stays. */
export const withdrawUnits = definePq17<WithdrawInput, typeof outcome>({
  name: "withdrawUnits",
  title: "Withdraw from a battle",
  doc: "One die for the side; every unit that tries leaves the display on its own modified roll. The Axis must try once a German unit has lost a step, before a stronger enemy, or under a warning. After the last side the round ends.",
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
  resolve(ctx, given) {
    const { battle, side } = battleDecision(ctx.state);
    const news = noNews();
    const withdrawn = withdraw(ctx, battle, side, given);
    goOn(ctx, news);
    return { withdrawn, ...battleOutcomeOf(ctx.state, news) };
  },
});
