import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import { count, unitSchema } from "../../schemas";
import { revealChit } from "../12-special-conditions/conditions";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { claim, claimable } from "./reinforcements";

const claimReinforcementInput = z.strictObject({
  unit: unitSchema.describe("15.3.2 A unit of this fortnight's list."),
});

const claimReinforcementOutcome = {
  unit: unitSchema,
  cs: count(60, "Its CS."),
  at: unitSchema.describe("Where it has been placed."),
};

/** 15.3.2 The condition Reinforcements brings a unit before its time. */
export const claimReinforcement = definePq17<z.infer<typeof claimReinforcementInput>, typeof claimReinforcementOutcome>(
  {
    name: "claimReinforcement",
    title: "Claim a reinforcement",
    doc: "With the special condition Reinforcements, a side places units of this fortnight's list at once. These are a heavy ship, a light unit, or up to two submarine CS or air units.",
    rules: ["15.3.2", "12.13", "15.3"],
    phases: { of: ["prep_setup_1", "prep_setup_2", "prep_plan"], section: "15.3.2" },
    input: claimReinforcementInput,
    outcome: claimReinforcementOutcome,
    example: "claim-anson",
    legality(state, charts) {
      const { phasing } = state;
      if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.3.2");
      const units = claimable(state, charts, phasing).map(({ unit }) => unit.unit);
      return units.length === 0 ? illegal("NO_CLAIM", "15.3.2") : legal(every({ unit: oneOf([...new Set(units)]) }));
    },
    resolve(ctx, { unit }) {
      const side = phasingOf(ctx.state);
      const { cs, at } = claim(ctx, side, unit);
      revealChit(ctx, side, "reinforcements", "15.3.2");
      return { unit, cs, at };
    },
  },
);
