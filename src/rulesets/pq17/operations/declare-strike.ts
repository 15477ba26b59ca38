import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every } from "../../../core/choice/values";
import { cannotDeclare, declare } from "../rules/conditions-strikes";
import { withPlan } from "../rules/examples-conditions";
import { phasingOf } from "../rules/game";
import { conditionSchema, turnSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({});

const outcome = {
  condition: conditionSchema.describe("12.14 The strike: ARCHERY or TITLE."),
  strikes: turnSchema.describe("12.14 The turn in which it is made."),
};

/** 12.14 Declares a planned strike in the special phase before its turn. */
export const declareStrike = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "declareStrike",
  title: "Declare a strike",
  doc: "Declares ARCHERY or TITLE in the special phase before the turn that was planned for it; the chit is shown. A strike that is not declared does not take place, and one in a Storm or Gale fails.",
  rules: ["12.14", "12.14.1", "12.14.2"],
  phases: { of: ["turn_special"], section: "12.14" },
  input,
  outcome,
  example: () => ({ snapshot: withPlan(), input: {}, seed: "bear-island" }),
  legality(state) {
    if (state.phasing === null) return illegal("OUT_OF_TURN", "12.14", "No side declares a strike now.");
    const why = cannotDeclare(state, state.phasing);
    return why === undefined ? legal(every({})) : { legal: false, reason: why };
  },
  resolve(ctx) {
    const { turn } = ctx.state;
    const plan = declare(ctx, phasingOf(ctx.state));
    return { condition: plan?.condition ?? "none", strikes: plan?.turn ?? turn };
  },
});
