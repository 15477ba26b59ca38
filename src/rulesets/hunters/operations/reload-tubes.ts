import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { every, later, oneOf, someOf, within } from "../../../core/choice/values";
import type { Choice } from "../../../core/contract/choice";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { exampleReload } from "../rules/examples";
import { engagementOf, turnAt } from "../rules/game";
import { endOf, TUBES_OF } from "../rules/gunnery";
import type { Snapshot } from "../snapshot";
import { ENDS, type End, TORPEDOES, type Torpedo, TUBES, type Tube } from "../vocabulary";
import { reloadingSchema, standing, standingOf } from "./outcomes";

const input = z.strictObject({ tubes: reloadingSchema });

type Input = z.infer<typeof input>;

const outcome = z.strictObject({ reloaded: z.int32().describe("Tubes reloaded."), ...standing });

function reloadsOf(state: Snapshot, end: End): { G7a: number; G7e: number } {
  return end === "fwd" ? state.boat.fwdReloads : state.boat.aftReloads;
}

function legality(state: Snapshot): Legality<Input> {
  if (state.phase === "round") {
    const round = engagementOf(state).round;
    const used = round !== null && (round.fwdFired || round.aftFired || round.gunFired);
    if (!used) return illegal("ROUND_UNFOUGHT", "9.2.8", "Tubes are reloaded at the end of a round.");
  }
  const empty = TUBES.filter((tube) => reloadable(state, tube));
  if (empty.length === 0) return NOTHING;
  return { legal: true, input: later(() => reloadingChoice(state, empty)) };
}

const NOTHING = illegal("NOTHING_TO_RELOAD", "4.5.1", "No tube is empty with a reload left at its end.");

/** 4.5.1 The tube is empty and a torpedo lies in the reloads of its end. */
function reloadable(state: Snapshot, tube: Tube): boolean {
  if (state.boat.tubes[tube] !== "empty") return false;
  const { G7a, G7e } = reloadsOf(state, endOf(tube));
  return G7a > 0 || G7e > 0;
}

/** 4.5 The torpedoes that may go into each of these tubes. */
function reloadingChoice(state: Snapshot, tubes: readonly Tube[]): Choice<Input> {
  const members: Record<string, Choice<Torpedo>> = {};
  for (const tube of tubes) {
    const reloads = reloadsOf(state, endOf(tube));
    members[tube] = oneOf(TORPEDOES.filter((type) => reloads[type] > 0));
  }
  const limit = {
    code: "RELOADS_SHORT",
    section: "4.5",
    text: "A torpedo comes from the reloads of its own end, and no more of a type than lie there.",
  };
  return within(every({ tubes: someOf(members, 1) }), limit, (value) => enough(state, value), "/tubes");
}

function enough(state: Snapshot, { tubes }: Input): boolean {
  return ENDS.every((end) => {
    const wanted = TUBES_OF[end].map((tube) => tubes[tube]);
    const reloads = reloadsOf(state, end);
    return TORPEDOES.every((type) => wanted.filter((each) => each === type).length <= reloads[type]);
  });
}

/** 4.5, 9.2.8 Reloads empty tubes from the reloads of their own end. */
export const reloadTubes = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "reloadTubes",
  title: "Reload tubes",
  doc: "Puts reloads into empty tubes of the same end, between encounters, before an Additional Round or before following; in a round it ends the round.",
  rules: ["9.2.8", "4.5", "4.5.1"],
  input,
  outcome,
  example: () => ({ snapshot: exampleReload(), input: { tubes: { fwd1: "G7a" } }, seed: "gruss-an-kiel" }),
  phases: turnAt(["at_sea", "follow", "round"], "9.2.8"),
  legality,
  resolve(ctx, { tubes }) {
    const { state } = ctx;
    const round = state.engagement?.round ?? null;
    if (state.engagement !== null) ctx.ruling("E-43", "9.2.8");
    if (round !== null) ctx.set(round, "closed", true, "ROUND_CLOSED", "9.2.8");
    const named = TUBES.filter((tube) => tubes[tube] !== undefined);
    for (const tube of named) {
      const type = tubes[tube]!;
      const reloads = reloadsOf(state, endOf(tube));
      ctx.set(reloads, type, reloads[type] - 1, "RELOADED", "9.2.8");
      ctx.set(state.boat.tubes, tube, type, "RELOADED", "9.2.8");
    }
    const { phase, fate } = standingOf(ctx);
    return { reloaded: named.length, phase, fate };
  },
});
