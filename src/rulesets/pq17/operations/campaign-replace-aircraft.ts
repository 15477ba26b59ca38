import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { idSchema } from "../charts/shapes";
import { campaignAt, withOwnCampaign } from "../rules/campaign/examples";
import { replace, takers } from "../rules/campaign/replacements";
import { phasingOf } from "../rules/game";
import { count } from "../schemas";
import type { Snapshot } from "../snapshot";
import { definePq17 } from "./operation";

const input = z.strictObject({ aircraft: idSchema.describe("15.6.3 The air unit that takes 1 CS.") });

const outcome = { aircraft: idSchema, cs: count(12, "Its CS now.") };

/** The campaign after an operation, with a step lost by a bomber unit. */
function example(): Snapshot {
  const state = withOwnCampaign(campaignAt("admin_oob", "axis"), "axis", {
    replacements: [{ units: ["ju88a4"], cs: 1 }],
  });
  for (const unit of state.sides.axis.aircraft) if (unit.id === "ju88a4_1") Object.assign(unit, { cs: 1, lost: 1 });
  return state;
}

/** 15.6.3 Assigns an air replacement. */
export const replaceAircraft = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "replaceAircraft",
  title: "Replace aircraft",
  doc: "Gives one CS of this fortnight's air replacements to a unit of its type below full strength, or rebuilds one that was lost; what is not given out goes to the weakest units, and nothing is saved up.",
  rules: ["15.6.3", "15.6.4"],
  phases: { of: ["admin_oob"], section: "15.6.3" },
  input,
  outcome,
  example: () => ({ snapshot: example(), input: { aircraft: "ju88a4_1" }, seed: "bear-island" }),
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null)
      return illegal("NO_CAMPAIGN", "15.6", "This is a rule of the campaign.");
    const units = takers(state, charts, phasing).map(({ id }) => id);
    return units.length === 0
      ? illegal("NOTHING_TO_REPLACE", "15.6.3", "No replacement of this fortnight fits a unit of this side.")
      : legal(every({ aircraft: oneOf<string>(units) }));
  },
  resolve(ctx, { aircraft }) {
    const side = phasingOf(ctx.state);
    const unit = ctx.state.sides[side].aircraft.find(({ id }) => id === aircraft);
    if (unit !== undefined) replace(ctx, side, unit);
    return { aircraft, cs: unit?.cs ?? 0 };
  },
});
