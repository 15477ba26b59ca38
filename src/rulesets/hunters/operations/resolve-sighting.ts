import * as z from "zod";
import { every, oneOf } from "../../../core/choice/values";
import { defineOperation } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { exampleConvoy } from "../rules/examples";
import { engagementOf, enterPhase, turnAt } from "../rules/game";
import { identifyConvoy } from "../rules/meeting";
import type { Snapshot } from "../snapshot";
import { standing, standingOf } from "./outcomes";

const input = z.strictObject({
  penetrate: z
    .boolean()
    .describe("14.11 Go into the convoy before its ships are known, or have them identified first."),
});

type Input = z.infer<typeof input>;

const outcome = z.strictObject({ penetrate: z.boolean().describe("14.11 The boat goes in."), ...standing });

/** 14.11 Chooses whether a convoy sighted is approached before its ships are known. */
export const resolveSighting = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "resolveSighting",
  title: "Sight a convoy",
  doc: "Under option convoyPenetration, declares an approach into a convoy before its ships are known, or has them identified as usual.",
  rules: ["14.11", "14.11.1", "8.1.3", "8.2"],
  input,
  outcome,
  example: () => ({ snapshot: exampleConvoy(), input: { penetrate: true }, seed: "gruss-an-kiel" }),
  phases: turnAt(["convoy"], "14.11"),
  legality: () => ({ legal: true, input: every({ penetrate: oneOf([false, true]) }) }),
  resolve(ctx, { penetrate }) {
    if (penetrate) {
      ctx.set(engagementOf(ctx.state), "penetration", "declared", "PENETRATION_DECLARED", "14.11");
      enterPhase(ctx, "contact", "14.11");
    } else identifyConvoy(ctx);
    const { phase, fate } = standingOf(ctx);
    return { penetrate, phase, fate };
  },
});
