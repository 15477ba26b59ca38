import * as z from "zod";
import { illegal } from "../../../../core/choice/legality";
import { every, oneOf } from "../../../../core/choice/values";
import type { Legality } from "../../../../core/contract/operation";
import { modeSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { ENDS } from "../../vocabulary";
import { generateTargets } from "../8-encounters/combat-mat";
import { identifyConvoy } from "../8-encounters/meeting";
import { attackModes, readyTubes } from "../9-2-escorted-attack/allocation";
import { closeApproach, meetEscort } from "../9-2-escorted-attack/close-approach";
import { noWayToAttack, PACK_UNDRAWN, undrawn } from "../13-5-wolfpacks/wolfpack";
import { enterPhase } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { damageSchema } from "../shared/outcomes";

const resolveSightingInput = z.strictObject({
  penetrate: z
    .boolean()
    .describe("14.11 Penetrate the convoy before its ships are identified, or identify them first."),
});

const resolveSightingOutcome = {
  penetrate: z.boolean().describe("14.11 The boat penetrates the convoy."),
};

/** 14.11 Chooses whether a convoy sighted is approached before its ships are known. */
export const resolveSighting = defineHunters({
  name: "resolveSighting",
  title: "Decide on Convoy Penetration",
  doc: "With option `convoyPenetration`, either declares a penetration before the ships of the convoy are identified, or identifies them as usual.",
  rules: ["14.11", "14.11.1", "8.1.3", "8.2"],
  input: resolveSightingInput,
  outcome: resolveSightingOutcome,
  example: "convoy-declared",
  phases: inPhases(["convoy"], "14.11"),
  legality: () => ({ legal: true, input: every({ penetrate: oneOf([false, true]) }) }),
  resolve(ctx, { penetrate }) {
    if (penetrate) {
      ctx.set(engagementOf(ctx.state), "penetration", "declared", "PENETRATION_DECLARED", "14.11");
      enterPhase(ctx, "contact", "14.11");
    } else identifyConvoy(ctx);
    return { penetrate };
  },
});

const resolveCloseApproachInput = z.strictObject({
  mode: modeSchema.describe("14.11 Submerged, or on the surface at night."),
});

type ResolveCloseApproachInput = z.infer<typeof resolveCloseApproachInput>;

const resolveCloseApproachOutcome = {
  detected: z.boolean().describe("9.2.2 The escort detected the boat before it could fire."),
  hits: z.int32().min(0).max(1000).nullable().describe("9.6.8 Depth charge hits; null if there was no attack."),
  damage: damageSchema,
};

function legality(state: Snapshot): Legality<ResolveCloseApproachInput> {
  if (engagementOf(state).penetration !== "declared") {
    return illegal("NO_PENETRATION_DECLARED", "14.11");
  }
  if (undrawn(engagementOf(state))) return PACK_UNDRAWN;
  if (ENDS.every((end) => readyTubes(state, end).length === 0)) {
    return illegal("NO_TORPEDO_READY", "9.2.1");
  }
  const modes = attackModes(state);
  if (modes.open.length === 0) return noWayToAttack(modes.closed);
  return { legal: true, input: every({ mode: oneOf(modes.open, modes.closed) }) };
}

/** 14.11 Goes into a convoy: the close check first, and from inside larger ships are found. */
export const resolveCloseApproach = defineHunters({
  name: "resolveCloseApproach",
  title: "Penetrate the convoy",
  doc: "Resolves a declared Convoy Penetration. If the boat is not detected, its targets get +1 on ship size and may be attacked at close range.",
  rules: ["14.11", "14.11.1", "9.2.2", "7.2.2", "14.6.1"],
  input: resolveCloseApproachInput,
  outcome: resolveCloseApproachOutcome,
  example: "penetration-rosters",
  phases: inPhases(["attack"], "14.11"),
  legality,
  resolve(ctx, { mode }) {
    const engagement = engagementOf(ctx.state);
    meetEscort(ctx);
    const { detected, report } = closeApproach(ctx, mode);
    if (!detected) {
      const attack = { mode, range: "close" as const, bothEnds: false, fired: false, g7aByDay: false };
      ctx.ruling("E-86", "14.11.1");
      ctx.set(engagement, "attack", attack, "APPROACH_MADE", "14.11.1");
      ctx.set(engagement, "targets", generateTargets(ctx, "convoy", true) ?? [], "SHIPS_MET", "14.11.1");
    }
    ctx.set(engagement, "penetration", detected ? "none" : "made", "PENETRATION_RESOLVED", "14.11.1");
    return { detected, ...report };
  },
});
