import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every } from "../../../core/choice/values";
import { campaignAt, withOwnCampaign } from "../rules/campaign/examples";
import { drawReturn } from "../rules/conditions-breakout";
import { unitSchema } from "../schemas";
import { definePq17 } from "./operation";

const input = z.strictObject({});

const outcome = { ships: z.array(unitSchema).max(30).describe("12.2.1 The ships that are called back.") };

/** 12.2.1 Calls ships that broke out back. */
export const recallBreakout = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "recallBreakout",
  title: "Call the ships in the Atlantic back",
  doc: "In planning the Axis draws a chit for its ships in the Atlantic; it tells whether they come back, and in which turn.",
  rules: ["12.2.1"],
  phases: { of: ["prep_plan"], section: "12.2.1" },
  input,
  outcome,
  example: () => ({
    snapshot: withOwnCampaign(campaignAt("prep_plan", "axis"), "axis", { breakout: [{ unit: "prinz_eugen", cs: 4 }] }),
    input: {},
    seed: "bear-island",
  }),
  legality({ sides, phasing, bag }) {
    const breakout = sides.axis.campaign?.breakout ?? [];
    return phasing !== "axis" || breakout.length === 0 || bag.length === 0
      ? illegal("NO_SHIPS_OUT", "12.2.1", "The Axis has no ships in the Atlantic to call back.")
      : legal(every({}));
  },
  resolve(ctx) {
    const own = ctx.state.sides.axis.campaign;
    const ships = own?.breakout ?? [];
    drawReturn(ctx, ships);
    if (own !== null) {
      ctx.set(own, "breakout", [], "BREAKOUT_RECALLED", "12.2.1");
      ctx.set(own, "recalled", true, "BREAKOUT_RECALLED", "12.2.1");
    }
    return { ships: ships.map(({ unit }) => unit) };
  },
});
