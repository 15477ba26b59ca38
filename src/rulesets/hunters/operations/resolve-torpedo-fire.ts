import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { every, later, within } from "../../../core/choice/values";
import type { Picker } from "../../../core/contract/choice";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { allocationChoice, drawSalvo } from "../rules/allocation";
import { endCombat } from "../rules/encounter-end";
import { exampleRound } from "../rules/examples";
import { engagementOf, turnAt } from "../rules/game";
import { endOf, fireSalvo, readyTubes } from "../rules/gunnery";
import { afloat } from "../rules/targets";
import type { Snapshot } from "../snapshot";
import { ENDS, type End, TUBES } from "../vocabulary";
import { allocationSchema, shotOutcomes, shotSchema, standing, standingOf } from "./outcomes";

const input = z.strictObject({ tubes: allocationSchema });

type Input = z.infer<typeof input>;

const outcome = z.strictObject({
  shots: z.array(shotSchema).describe("9.2 Every torpedo in the order resolved."),
  ...standing,
});

/** Ends that can still fire this round. */
function readyEnds(state: Snapshot): End[] {
  const round = engagementOf(state).round;
  return ENDS.filter((end) => {
    const fired = end === "fwd" ? round?.fwdFired : round?.aftFired;
    return fired === false && readyTubes(state, end).length > 0;
  });
}

function legality(state: Snapshot): Legality<Input> {
  if (engagementOf(state).round?.closed) return illegal("ROUND_CLOSED", "9.2.8", "Reloading has ended this round.");
  const ends = readyEnds(state);
  if (ends.length === 0) {
    return illegal("NO_TORPEDO_READY", "9.4.2", "No end with a loaded tube is left to fire this round.");
  }
  const limit = {
    code: "ONE_END_AT_A_TIME",
    section: "9.4.2",
    text: "Fire the tubes of one end, then those of the other.",
  };
  const choice = every({ tubes: later(() => allocationChoice(state, ends)) });
  const draw = (pick: Picker): Input => ({ tubes: drawSalvo(state, ends[pick(ends.length)]!, pick) });
  return { legal: true, input: within(choice, limit, oneEnd, "/tubes", draw) };
}

function oneEnd({ tubes }: Input): boolean {
  return new Set(TUBES.filter((tube) => tubes[tube] !== undefined).map(endOf)).size === 1;
}

/** 9.4.2 Fires the torpedoes of one end at unescorted ships. */
export const resolveTorpedoFire = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "resolveTorpedoFire",
  title: "Fire torpedoes at unescorted ships",
  doc: "Fires tubes of one end at unescorted ships, all allocated before the first roll; each end fires once a round.",
  rules: ["9.4.2", "9.2.1", "9.2.3", "9.2.4", "9.2.5"],
  input,
  outcome,
  example: () => ({ snapshot: exampleRound(), input: { tubes: { fwd1: 1, fwd2: 1 } }, seed: "gruss-an-kiel" }),
  phases: turnAt(["round"], "9.4.2"),
  legality,
  resolve(ctx, { tubes }) {
    const engagement = engagementOf(ctx.state);
    const round = engagement.round!;
    const end = endOf(TUBES.find((tube) => tubes[tube] !== undefined)!);
    ctx.set(round, end === "fwd" ? "fwdFired" : "aftFired", true, "END_FIRED", "9.4.2");
    ctx.set(engagement, "fought", true, "FOUGHT", "9.4.2");
    const { mode, range } = round;
    if (mode === "submerged" && round.fwdFired && round.aftFired) ctx.ruling("E-56", "9.2.1");
    const shots = fireSalvo(ctx, tubes, { mode, range, second: false });
    if (afloat(engagement).length === 0) endCombat(ctx);
    const { phase, fate } = standingOf(ctx);
    return { shots: shotOutcomes(shots), phase, fate };
  },
});
