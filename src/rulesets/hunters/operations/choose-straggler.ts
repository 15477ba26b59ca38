import * as z from "zod";
import { every, oneOf } from "../../../core/choice/values";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { exampleStragglers } from "../rules/examples";
import { engagementOf, enterPhase, turnAt } from "../rules/game";
import { logDamaged } from "../rules/targets";
import type { Snapshot } from "../snapshot";
import { standing, standingOf } from "./outcomes";

const input = z.strictObject({ slot: z.int32().min(1).max(4).describe("9.7.6 The slot of the ship to follow.") });

type Input = z.infer<typeof input>;

const outcome = z.strictObject({ slot: z.int32().describe("The slot followed."), ...standing });

function legality(state: Snapshot): Legality<Input> {
  return { legal: true, input: every({ slot: oneOf(engagementOf(state).targets.map((target) => target.slot)) }) };
}

/** 9.7.6 Chooses which of several damaged ships to follow. */
export const chooseStraggler = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "chooseStraggler",
  title: "Choose a straggler",
  doc: "Chooses which of several damaged and separated ships to follow; the others get away.",
  rules: ["9.7.6"],
  input,
  outcome,
  example: () => ({ snapshot: exampleStragglers(), input: { slot: 1 }, seed: "gruss-an-kiel" }),
  phases: turnAt(["straggler"], "9.7.6"),
  legality,
  resolve(ctx, { slot }) {
    const engagement = engagementOf(ctx.state);
    logDamaged(
      ctx,
      engagement.targets.filter((target) => target.slot !== slot),
    );
    const chosen = engagement.targets.filter((target) => target.slot === slot);
    ctx.set(engagement, "targets", chosen, "STRAGGLER_CHOSEN", "9.7.6");
    enterPhase(ctx, "contact", "9.7.6");
    const { phase, fate } = standingOf(ctx);
    return { slot, phase, fate };
  },
});
