import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { fortnightSchema } from "../charts/shapes";
import { fortnightOf } from "../rules/campaign/campaign";
import { campaignAt } from "../rules/campaign/examples";
import { greenUnits, takeGreen } from "../rules/campaign/reinforcements";
import { phasingOf, uses } from "../rules/game";
import { unitSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({ unit: unitSchema });

const outcome = { unit: unitSchema, due: fortnightSchema.describe("15.4.3 When it would come trained.") };

/** 15.4.3 Takes a New unit before its time. */
export const takeGreenUnit = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "takeGreenUnit",
  title: "Take a green unit",
  doc: "With the option of green units: a New unit that is due within four fortnights comes now, with a Green Crew, or an Emergency Green Unit of this fortnight for its operation alone.",
  rules: ["15.4.3"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "prep_plan"], section: "15.4.3" },
  input,
  outcome,
  example: () => ({
    snapshot: campaignAt("prep_plan", "allied", ["green_units"]),
    input: { unit: "jamaica" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null || !uses(state, "green_units")) {
      return illegal("OPTION_NOT_USED", "15.4.3", "Green units are an option of the campaign.");
    }
    const units = greenUnits({ state, charts }, phasing).map(({ unit }) => unit.unit);
    return units.length === 0
      ? illegal("NO_NEW_UNIT", "15.4.3", "No New unit of this side is due within four fortnights.")
      : legal(every({ unit: oneOf<string>([...new Set(units)]) }));
  },
  resolve(ctx, { unit }) {
    const side = phasingOf(ctx.state);
    const found = greenUnits(ctx, side).find((each) => each.unit.unit === unit);
    if (found !== undefined) takeGreen(ctx, side, found);
    return { unit, due: fortnightOf(ctx.charts, found?.scheduled ?? 1) };
  },
});
