import * as z from "zod";
import { byCase, illegal, reason } from "../../../core/choice/legality";
import { every, oneOf, wholeNumber } from "../../../core/choice/values";
import { campaignAt, inFortnight, withOwnCampaign } from "../rules/campaign/examples";
import { place, placeable } from "../rules/campaign/placements";
import { phasingOf } from "../rules/game";
import { portSchema, unitSchema } from "../schemas";
import { definePq17 } from "./operation";

const cs = z.int32().min(1).max(60).describe("Their CS.");

const input = z.strictObject({ unit: unitSchema, cs, at: portSchema.describe("Where they come back.") });

type Input = z.infer<typeof input>;

/** 15.6.1, 15.6.2 Names where replaced ships come back. */
export const placeReplacement = definePq17<Input, { unit: typeof unitSchema; cs: typeof cs; at: typeof portSchema }>({
  name: "placeReplacement",
  title: "Place a replacement",
  doc: "Names the port of CAM ships, oilers or German submarines that come back in the place of lost ones in this fortnight; what is not named comes back in the usual port.",
  rules: ["15.6.1", "15.6.2"],
  phases: { of: ["admin_oob"], section: "15.6" },
  input,
  outcome: { unit: unitSchema, cs, at: portSchema },
  example: () => ({
    snapshot: withOwnCampaign(inFortnight(campaignAt("admin_oob"), 10), "allied", {
      monthLosses: [{ unit: "mc", cs: 2 }],
    }),
    input: { unit: "mc", cs: 1, at: "scapa_flow" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const { phasing } = state;
    if (state.campaign === null || phasing === null)
      return illegal("NO_CAMPAIGN", "15.6", "This is a rule of the campaign.");
    return byCase<Input, ReturnType<typeof placeable>[number]>(
      "unit",
      placeable(state, charts, phasing),
      ({ unit }) => unit,
      (due) =>
        every<Input>({
          unit: oneOf<string>([due.unit]),
          cs: wholeNumber(due.whole ? due.cs : 1, due.cs),
          at: oneOf<string>(due.ports),
        }),
      reason("NOTHING_TO_PLACE", "15.6", "No ship of this side comes back in this fortnight whose port it may name."),
    );
  },
  resolve(ctx, { unit, cs: named, at }) {
    place(ctx, phasingOf(ctx.state), unit, named, at);
    return { unit, cs: named, at };
  },
});
