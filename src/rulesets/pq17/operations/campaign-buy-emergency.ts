import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../core/choice/values";
import { buy, onOffer } from "../rules/campaign/emergency";
import { campaignAt } from "../rules/campaign/examples";
import { phasingOf } from "../rules/game";
import { amount, unitSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({ unit: unitSchema, cs: z.int32().min(1).max(60).describe("15.4 CS that are called.") });

type Input = z.infer<typeof input>;

const outcome = {
  unit: unitSchema,
  cs: input.shape.cs,
  cost: amount("15.4 Points scored for it, positive for the Allies."),
};

/** 15.4 Declares emergency reinforcements. */
export const buyEmergency = definePq17<Input, typeof outcome>({
  name: "buyEmergency",
  title: "Call emergency reinforcements",
  doc: "Declares in planning light ships that cost victory points; they are placed in the order-of-battle phase of the same fortnight and must be paid for again in the next, or leave.",
  rules: ["15.4", "15.4.1", "15.4.2"],
  phases: { of: ["prep_plan"], section: "15.4" },
  input,
  outcome,
  example: () => ({ snapshot: campaignAt("prep_plan"), input: { unit: "dd_ai", cs: 2 }, seed: "bear-island" }),
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null)
      return illegal("NO_CAMPAIGN", "15.4", "This is a rule of the campaign.");
    return byCase<Input, { unit: string; cs: number }>(
      "unit",
      onOffer(state, charts, phasing),
      ({ unit }) => unit,
      ({ unit, cs }) => every<Input>({ unit: oneOf<string>([unit]), cs: wholeNumber(1, cs) }),
      reason("NOTHING_ON_OFFER", "15.4", "No more can be called in this fortnight."),
    );
  },
  resolve(ctx, { unit, cs }) {
    return { unit, cs, cost: buy(ctx, phasingOf(ctx.state), unit, cs) };
  },
});
