import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { keep, leaving } from "../rules/campaign/emergency";
import { campaignAt, withOwnCampaign } from "../rules/campaign/examples";
import { phasingOf } from "../rules/game";
import { amount, unitSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({ unit: unitSchema });

const outcome = { unit: unitSchema, cost: amount("15.4 Points scored for it, positive for the Allies.") };

/** 15.4 Pays again for emergency reinforcements. */
export const keepEmergency = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "keepEmergency",
  title: "Keep emergency reinforcements",
  doc: "Pays again for emergency reinforcements of an earlier fortnight, which otherwise leave in this order-of-battle phase.",
  rules: ["15.4"],
  phases: { of: ["admin_oob"], section: "15.4" },
  input,
  outcome,
  example: () => ({
    snapshot: withOwnCampaign(campaignAt("admin_oob"), "allied", {
      emergency: [{ unit: "dd_ai", cs: 2, bought: 8, placed: true }],
    }),
    input: { unit: "dd_ai" },
    seed: "bear-island",
  }),
  legality(state) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null)
      return illegal("NO_CAMPAIGN", "15.4", "This is a rule of the campaign.");
    const units = [...new Set(leaving(state, phasing).map(({ unit }) => unit))];
    return units.length === 0
      ? illegal("NOTHING_TO_KEEP", "15.4", "No emergency reinforcement of this side leaves in this phase.")
      : legal(every({ unit: oneOf<string>(units) }));
  },
  resolve(ctx, { unit }) {
    return { unit, cost: keep(ctx, phasingOf(ctx.state), unit) };
  },
});
