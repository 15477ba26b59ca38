import * as z from "zod";
import { legal } from "../../../core/choice/legality";
import { type GunneryInput, gunneryChoice } from "../rules/battle-choice";
import { fireGuns } from "../rules/battle-friendly";
import { playOn, takeTurn } from "../rules/battle-rounds";
import { exampleMeeting } from "../rules/examples-battle";
import { unitSchema } from "../schemas";
import { salvoSchema, salvoTold, sequel, sequelTold } from "./battle-outcomes";
import { defineGoeben } from "./operation";

const input = z.strictObject({
  ship: unitSchema.describe("14.5 The friendly ship whose turn it is."),
  target: unitSchema.nullable().describe("14.5 The Allied ship it fires at; null to hold fire."),
  maximumFire: z
    .boolean()
    .describe("14.9 Declares maximum fire for the whole battle, at the ship's first gun fire; false ever after."),
});

const outcome = {
  salvo: salvoSchema.nullable().describe("14.5 The ship's fire; null when it held fire."),
  ...sequel,
};

/** 14.5 One friendly ship fires its guns. */
export const resolveGunneryRound = defineGoeben<GunneryInput, typeof outcome>({
  name: "resolveGunneryRound",
  title: "Fire the guns of a ship",
  doc: "One friendly ship fires the guns of the present round at one Allied ship, or holds fire. After the last friendly ship the other side fires, and play goes on to the next friendly decision or to the end of the battle.",
  rules: ["14.2", "14.5", "14.7", "14.8", "14.9", "14.11", "14.13", "14.14", "20.0"],
  phases: { of: ["gunnery"], section: "14.5" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleMeeting("gunnery"),
    input: { ship: "goeben", target: "warrior", maximumFire: true },
    seed: "messina-1914",
  }),
  legality: (state, charts) => legal(gunneryChoice(state, charts)),
  resolve(ctx, { ship, target, maximumFire }) {
    takeTurn(ctx, ship);
    const salvo = target === null ? null : salvoTold(fireGuns(ctx, ship, target, maximumFire));
    return { salvo, ...sequelTold(playOn(ctx)) };
  },
});
