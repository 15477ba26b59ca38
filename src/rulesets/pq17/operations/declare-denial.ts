import * as z from "zod";
import { illegal, legal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { exampleAt } from "../rules/examples";
import { ENDED_BY_A_SIDE } from "../rules/flow";
import { decider, ownOf } from "../rules/game";
import { definePq17 } from "./operation";

const input = z.strictObject({
  carrier: z.boolean().describe("6.2.2 Deny by a carrier."),
  cam: z.boolean().describe("6.2.2 Deny by a CAM, which uses it."),
  wolfPack: z.boolean().describe("6.2.2 Deny for a Wolf Pack."),
});

type Input = z.infer<typeof input>;

const choice = oneOf([true, false]);

/** 6.2.2 Says which cards against its forces a side denies from now on. */
export const declareDenial = definePq17<Input, Record<never, never>>({
  name: "declareDenial",
  title: "Declare denials",
  doc: "Says which cards that would succeed against its forces this side denies from now on: by carriers, by CAMs, for Wolf Packs. It denies all of them unless it says otherwise.",
  rules: ["6.2.2"],
  phases: { of: ENDED_BY_A_SIDE, section: "6.2.2" },
  input,
  outcome: {},
  example: () => ({
    snapshot: exampleAt("combine"),
    input: { carrier: true, cam: false, wolfPack: true },
    seed: "bear-island",
  }),
  legality: (state) =>
    decider(state) === null
      ? illegal("OUT_OF_TURN", "6.2.2", "No side decides now.")
      : legal(every<Input>({ carrier: choice, cam: choice, wolfPack: choice })),
  resolve(ctx, { carrier, cam, wolfPack }) {
    const side = decider(ctx.state);
    if (side !== null) ctx.set(ownOf(ctx.state, side), "denial", { carrier, cam, wolfPack }, "DENIAL", "6.2.2");
    return {};
  },
});
