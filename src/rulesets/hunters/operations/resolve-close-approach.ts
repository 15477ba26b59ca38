import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { every, oneOf } from "../../../core/choice/values";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { attackModes } from "../rules/allocation";
import { beginAttack, closeApproach } from "../rules/approach";
import { examplePenetration } from "../rules/examples";
import { engagementOf, turnAt } from "../rules/game";
import { readyTubes } from "../rules/gunnery";
import { generateTargets } from "../rules/targets";
import { undrawn } from "../rules/wolfpack";
import { modeSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { ENDS } from "../vocabulary";
import { noWayToAttack, PACK_UNDRAWN } from "./closed-doors";
import { damageSchema, standing, standingOf } from "./outcomes";

const input = z.strictObject({ mode: modeSchema.describe("14.11 Submerged, or on the surface at night.") });

type Input = z.infer<typeof input>;

const outcome = z.strictObject({
  detected: z.boolean().describe("9.2.2 The escort found the boat before it could fire."),
  hits: z.int32().min(0).max(1000).nullable().describe("9.6.8 Hits of the depth charges; null when none fell."),
  damage: damageSchema,
  ...standing,
});

function legality(state: Snapshot): Legality<Input> {
  if (engagementOf(state).penetration !== "declared") {
    return illegal(
      "NO_PENETRATION_DECLARED",
      "14.11",
      "No approach into a convoy was declared; attack its ships instead.",
    );
  }
  if (undrawn(engagementOf(state))) return PACK_UNDRAWN;
  if (ENDS.every((end) => readyTubes(state, end).length === 0)) {
    return illegal("NO_TORPEDO_READY", "9.2.1", "No tube that can fire holds a torpedo.");
  }
  const modes = attackModes(state);
  if (modes.open.length === 0) return noWayToAttack(modes.closed);
  return { legal: true, input: every({ mode: oneOf(modes.open, modes.closed) }) };
}

/** 14.11 Goes into a convoy: the close check first, and from inside larger ships are found. */
export const resolveCloseApproach = defineOperation<Snapshot, Charts, Input, z.infer<typeof outcome>>({
  name: "resolveCloseApproach",
  title: "Go into the convoy",
  doc: "Makes a declared approach into a convoy: undetected, its ships are identified with +1 on their size and may be attacked at close range.",
  rules: ["14.11", "14.11.1", "9.2.2", "7.2.2", "14.6.1"],
  input,
  outcome,
  example: () => ({ snapshot: examplePenetration(), input: { mode: "submerged" }, seed: "gruss-an-kiel" }),
  phases: turnAt(["attack"], "14.11"),
  legality,
  resolve(ctx, { mode }) {
    const engagement = engagementOf(ctx.state);
    beginAttack(ctx);
    const { detected, report } = closeApproach(ctx, mode);
    if (!detected) {
      const attack = { mode, range: "close" as const, bothEnds: false, fired: false, g7aByDay: false };
      ctx.ruling("E-86", "14.11.1");
      ctx.set(engagement, "attack", attack, "APPROACH_MADE", "14.11.1");
      ctx.set(engagement, "targets", generateTargets(ctx, "convoy", true) ?? [], "SHIPS_MET", "14.11.1");
    }
    ctx.set(engagement, "penetration", detected ? "none" : "made", "PENETRATION_RESOLVED", "14.11.1");
    return { detected, ...report, ...standingOf(ctx) };
  },
});
