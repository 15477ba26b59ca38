import * as z from "zod";
import { legal } from "../../../core/choice/legality";
import { type TorpedoInput, torpedoChoice } from "../rules/battle-choice";
import { fireTorpedoes } from "../rules/battle-friendly";
import { playOn, takeTurn } from "../rules/battle-rounds";
import { exampleMeeting } from "../rules/examples-battle";
import { unitSchema } from "../schemas";
import { salvoSchema, salvoTold, sequel, sequelTold } from "./battle-outcomes";
import { defineGoeben } from "./operation";

const input = z.strictObject({
  ship: unitSchema.describe("14.6 The friendly ship whose turn it is."),
  torpedoes: z
    .int32()
    .min(0)
    .max(20)
    .describe("14.10 Torpedoes a German ship expends; 0 to hold fire, and for an Austro-Hungarian ship."),
  target: unitSchema.nullable().describe("14.6 The Allied ship it fires at; null to hold fire."),
});

const outcome = {
  salvo: salvoSchema.nullable().describe("14.6 The ship's fire; null when it held fire."),
  ...sequel,
};

/** 14.6 One friendly ship fires torpedoes. */
export const resolveTorpedoRound = defineGoeben<TorpedoInput, typeof outcome>({
  name: "resolveTorpedoRound",
  title: "Fire the torpedoes of a ship",
  doc: "One friendly ship fires torpedoes at one Allied ship, or holds fire. After the last friendly ship the other side fires; the battle ends with this round.",
  rules: ["14.2", "14.6", "14.7", "14.10", "14.12", "14.13", "14.14"],
  phases: { of: ["torpedoes"], section: "14.6" },
  input,
  outcome,
  example: () => ({
    snapshot: exampleMeeting("torpedoes"),
    input: { ship: "breslau", torpedoes: 2, target: "warrior" },
    seed: "messina-1914",
  }),
  legality: (state, charts) => legal(torpedoChoice(state, charts)),
  resolve(ctx, { ship, torpedoes, target }) {
    takeTurn(ctx, ship);
    const salvo = target === null ? null : salvoTold(fireTorpedoes(ctx, ship, target, torpedoes));
    return { salvo, ...sequelTold(playOn(ctx)) };
  },
});
