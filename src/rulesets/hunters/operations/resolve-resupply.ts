import * as z from "zod";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { exampleSupply } from "../rules/examples";
import { turnAt } from "../rules/game";
import { noSupply, trySupply } from "../rules/resupply";
import { type Snapshot, torpedoCountSchema } from "../snapshot";
import { airOutcome, airSchema, noChoice, noInput, standing, standingOf } from "./outcomes";

const outcome = z.strictObject({
  met: z.boolean().describe("14.9 A supply boat was met."),
  air: airSchema.nullable().describe("14.9.3 The aircraft that put an end to it, if one came."),
  offer: torpedoCountSchema
    .nullable()
    .describe("14.9 Torpedoes that may be taken over; null when there was no resupply."),
  ...standing,
});

function legality(state: Snapshot, charts: Charts): Legality<z.infer<typeof noInput>> {
  const reason = noSupply(state, charts);
  return reason === undefined ? { legal: true, input: noChoice } : { legal: false, reason };
}

/** 14.9 Tries to be resupplied at sea. */
export const resolveResupply = defineOperation<Snapshot, Charts, z.infer<typeof noInput>, z.infer<typeof outcome>>({
  name: "resolveResupply",
  title: "Resupply at sea",
  doc: "Under option resupplyAtSea, tries to meet a supply boat after the last area box; ammunition is filled up, torpedoes may be offered, and the boat goes back to its first area box.",
  rules: ["14.9", "14.9.1", "14.9.2", "14.9.3", "14.9.5", "14.9.6"],
  input: noInput,
  outcome,
  example: () => ({ snapshot: exampleSupply(), input: {}, seed: "gruss-an-kiel" }),
  phases: turnAt(["at_sea"], "14.9"),
  legality,
  resolve: (ctx) => {
    const { met, air, offer } = trySupply(ctx);
    const { phase, fate } = standingOf(ctx);
    return { met, air: air === null ? null : airOutcome(air), offer, phase, fate };
  },
});
