import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { inoperable } from "../rules/crew";
import { beginAbort } from "../rules/encounter-end";
import { exampleGibraltar } from "../rules/examples";
import { patrolOf, turnAt } from "../rules/game";
import { beforeGibraltar } from "../rules/track";
import type { Snapshot } from "../snapshot";
import { SYSTEMS } from "../vocabulary";
import { noChoice, noInput, standing, standingOf } from "./outcomes";

const outcome = z.strictObject({
  nextBox: z.int32().nullable().describe("7.3.3 The box entered next; null when the boat is in port."),
  ...standing,
});

function legality(state: Snapshot, charts: Charts): Legality<z.infer<typeof noInput>> {
  const patrol = patrolOf(state);
  if (patrol.box === 0 || patrol.abort !== null || !beforeGibraltar(state, charts)) {
    return illegal(
      "NOT_AT_GIBRALTAR",
      "7.3.3",
      "Only a boat in the first boxes of its passage to the Mediterranean turns back.",
    );
  }
  const hurt = state.boat.hull > 0 || SYSTEMS.some((system) => inoperable(state, system));
  if (!hurt) return illegal("UNDAMAGED", "7.3.3", "Without hull damage or an inoperable system the boat goes on.");
  return { legal: true, input: noChoice };
}

/** 7.3.3 Turns back to France, damaged, before passing Gibraltar. */
export const turnBack = defineOperation<Snapshot, Charts, z.infer<typeof noInput>, z.infer<typeof outcome>>({
  name: "turnBack",
  title: "Turn back before Gibraltar",
  doc: "A boat damaged on its first passage to the Mediterranean returns to France instead of going on (E-12).",
  rules: ["7.3.3"],
  input: noInput,
  outcome,
  example: () => ({ snapshot: exampleGibraltar(), input: {}, seed: "gruss-an-kiel" }),
  phases: turnAt(["at_sea"], "7.3.3"),
  legality,
  resolve(ctx) {
    ctx.ruling("E-12", "7.3.3");
    if (patrolOf(ctx.state).box === 1) ctx.ruling("E-62", "7.3.3");
    beginAbort(ctx, "gibraltar");
    const { phase, fate } = standingOf(ctx);
    return { nextBox: ctx.state.patrol?.jumpTo ?? null, phase, fate };
  },
});
