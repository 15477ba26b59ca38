import * as z from "zod";
import { byCase, illegal, legal, reason } from "../../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../../core/choice/values";
import { fortnightSchema } from "../../charts/shapes";
import { amount, unitSchema } from "../../schemas";
import { fortnightOf } from "../8-time/fortnights";
import { phasingOf, uses } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { buyEmergencyUnits, emergencyUnitsLeaving, keep, onOffer } from "./emergency";
import { greenUnits, takeGreen } from "./green-units";

const buyEmergencyInput = z.strictObject({
  unit: unitSchema,
  cs: z.int32().min(1).max(60).describe("15.4 CS that are called."),
});

type Input = z.infer<typeof buyEmergencyInput>;

const buyEmergencyOutcome = {
  unit: unitSchema,
  cs: buyEmergencyInput.shape.cs,
  cost: amount("15.4 Points scored for it, positive for the Allies."),
};

/** 15.4 Declares emergency reinforcements. */
export const buyEmergency = definePq17<Input, typeof buyEmergencyOutcome>({
  name: "buyEmergency",
  title: "Call emergency reinforcements",
  doc: "Declares in planning light ships that cost victory points. They are placed in the order-of-battle phase of the same fortnight. In the next fortnight you pay for them again, or they leave.",
  rules: ["15.4", "15.4.1", "15.4.2"],
  phases: { of: ["prep_plan"], section: "15.4" },
  input: buyEmergencyInput,
  outcome: buyEmergencyOutcome,
  example: "emergency-british",
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.4");
    return byCase<Input, { unit: string; cs: number }>(
      "unit",
      onOffer(state, charts, phasing),
      ({ unit }) => unit,
      ({ unit, cs }) => every<Input>({ unit: oneOf([unit]), cs: wholeNumber(1, cs) }),
      reason("NOTHING_ON_OFFER", "15.4"),
    );
  },
  resolve(ctx, { unit, cs }) {
    return { unit, cs, cost: buyEmergencyUnits(ctx, phasingOf(ctx.state), unit, cs) };
  },
});

const keepEmergencyInput = z.strictObject({ unit: unitSchema });

const keepEmergencyOutcome = { unit: unitSchema, cost: amount("15.4 Points scored for it, positive for the Allies.") };

/** 15.4 Pays again for emergency reinforcements. */
export const keepEmergency = definePq17<z.infer<typeof keepEmergencyInput>, typeof keepEmergencyOutcome>({
  name: "keepEmergency",
  title: "Keep emergency reinforcements",
  doc: "Pays again for emergency reinforcements of an earlier fortnight. Otherwise they leave in this order-of-battle phase.",
  rules: ["15.4"],
  phases: { of: ["admin_oob"], section: "15.4" },
  input: keepEmergencyInput,
  outcome: keepEmergencyOutcome,
  example: "emergency-kept",
  legality(state) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null) return illegal("NO_CAMPAIGN", "15.4");
    const units = [...new Set(emergencyUnitsLeaving(state, phasing).map(({ unit }) => unit))];
    return units.length === 0 ? illegal("NOTHING_TO_KEEP", "15.4") : legal(every({ unit: oneOf(units) }));
  },
  resolve(ctx, { unit }) {
    return { unit, cost: keep(ctx, phasingOf(ctx.state), unit) };
  },
});

const takeGreenUnitInput = z.strictObject({ unit: unitSchema });

const takeGreenUnitOutcome = {
  unit: unitSchema,
  due: fortnightSchema.describe("15.4.3 When it would arrive trained."),
};

/** 15.4.3 Takes a New unit before its time. */
export const takeGreenUnit = definePq17<z.infer<typeof takeGreenUnitInput>, typeof takeGreenUnitOutcome>({
  name: "takeGreenUnit",
  title: "Bring in a green unit",
  doc: "With the option of green units, a New unit due within four fortnights arrives now with a Green Crew. An Emergency Green Unit of this fortnight arrives only for its operation.",
  rules: ["15.4.3"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "prep_plan"], section: "15.4.3" },
  input: takeGreenUnitInput,
  outcome: takeGreenUnitOutcome,
  example: "green-jamaica",
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null || !uses(state, "green_units")) {
      return illegal("OPTION_NOT_USED", "15.4.3");
    }
    const units = greenUnits({ state, charts }, phasing).map(({ unit }) => unit.unit);
    return units.length === 0 ? illegal("NO_NEW_UNIT", "15.4.3") : legal(every({ unit: oneOf([...new Set(units)]) }));
  },
  resolve(ctx, { unit }) {
    const side = phasingOf(ctx.state);
    const greenUnit = greenUnits(ctx, side).find((each) => each.unit.unit === unit);
    if (greenUnit !== undefined) takeGreen(ctx, side, greenUnit);
    return { unit, due: fortnightOf(ctx.charts, greenUnit?.scheduled ?? 1) };
  },
});
