import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { every, wholeNumber } from "../../../../core/choice/values";
import { count, sideSchema } from "../../schemas";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { bid } from "./initiative";

const input = z.strictObject({ bid: count(9, "4.1.2 The die that it sets. 0 is a pass.") });

const outcome = {
  bidder: sideSchema,
  decided: z.boolean().describe("4.1.2 Both sides have bid."),
  fought: z.boolean().describe("3.2 False if both have passed."),
};

/** 4.1 A side bids for the initiative. */
export const bidInitiative = definePq17<z.infer<typeof input>, typeof outcome>({
  name: "bidInitiative",
  title: "Bid for the initiative",
  doc: "Sets a side's secret bid for the initiative of a fortnight of the campaign. When both have bid, the higher bid wins and is paid in victory points. If both pass, the fortnight has no operation.",
  rules: ["4.1.2", "3.2", "12"],
  phases: { of: ["prep_initiative"], section: "4.1.2" },
  input,
  outcome,
  example: "bid-first",
  legality({ campaign }, charts) {
    if (campaign === null || campaign.bids !== null) return illegal("BIDS_SET", "4.1.2");
    return legal(every({ bid: wholeNumber(0, charts.INITIATIVE.facts.highestBid) }));
  },
  resolve(ctx, { bid: points }) {
    const bidder = phasingOf(ctx.state);
    bid(ctx, bidder, points);
    return { bidder, decided: bidder === "axis", fought: ctx.state.campaign?.fought ?? true };
  },
});
