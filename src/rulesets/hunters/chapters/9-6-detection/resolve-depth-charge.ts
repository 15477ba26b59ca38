import * as z from "zod";
import { every, oneOf } from "../../../../core/choice/values";
import type { Legality } from "../../../../core/contract/operation";
import type { Snapshot } from "../../snapshot";
import { endCombat } from "../8-encounters/encounter-end";
import { type Context, enterPhase } from "../shared/context";
import { engagementOf, inPhases } from "../shared/game";
import { defineHunters } from "../shared/operation";
import { damageSchema } from "../shared/outcomes";
import { type AttackReport, depthChargeAttack, detectionCheck, exceedTestDepth, mayEvade } from "./detection";

const input = z.strictObject({
  exceedTestDepth: z.boolean().describe("9.6.4 Exceed test depth before this check: hull damage for −1 on E2."),
});

const outcome = {
  exceeded: z.boolean().describe("9.6.4 The boat exceeded test depth and survived."),
  detected: z
    .boolean()
    .nullable()
    .describe("9.6.7 The escort detected the boat; null if the boat was lost before the check."),
  hits: z
    .int32()
    .min(0)
    .max(1000)
    .nullable()
    .describe("9.6.8 Depth charge hits; null if there was no attack or it sank the boat."),
  damage: damageSchema,
};

/** 9.6.4, 9.6.6 Test depth may be exceeded, but not in the first round after a night surface attack. */
function legality(state: Snapshot): Legality<z.infer<typeof input>> {
  const { attack, cycle } = engagementOf(state);
  const barred = attack?.mode === "night_surface" && attack.fired && cycle?.round === 0;
  if (!barred) return { legal: true, input: every({ exceedTestDepth: oneOf([false, true]) }) };
  const reason = { code: "TEST_DEPTH_BARRED", section: "9.6.6" };
  const choice = oneOf([false], [{ value: true, reason }]);
  return { legal: true, input: every({ exceedTestDepth: choice }) };
}

/** 9.6.12, 9.4.3 Ends the search of an escort that lost the boat, by the cause of its search. */
function endSearch(ctx: Context): void {
  const cycle = engagementOf(ctx.state).cycle!;
  if (cycle.cause === "arrival" && cycle.round === 0) enterPhase(ctx, "escort_arrived", "9.4.3");
  else endCombat(ctx);
}

/** The report of an attack in which no depth charges fell. */
const NO_ATTACK: AttackReport = { hits: null, damage: [] };

/** 9.6 Returns the outcome of one round of search. */
function roundOutcome(
  exceeded: boolean,
  detected: boolean | null,
  { hits, damage }: AttackReport,
): z.infer<z.ZodObject<typeof outcome>> {
  return { exceeded, detected, hits, damage: [...damage] };
}

/** 9.6 One round of the detection and depth-charge cycle. */
export const resolveDepthCharge = defineHunters({
  name: "resolveDepthCharge",
  title: "Detection and depth charges",
  doc: "Resolves one round of the escort's search: exceeding test depth if chosen, then detection on E2. If detected, the boat takes depth charges on E3, with each hit on E4. Repairs follow once it has escaped.",
  rules: ["9.6", "9.6.4", "9.6.7", "9.6.8", "9.6.9", "9.6.12", "10.1.3", "10.7"],
  input,
  outcome,
  example: "e3-12",
  phases: inPhases(["detection"], "9.6.1"),
  legality,
  resolve(ctx, { exceedTestDepth: exceed }) {
    if (exceed && !exceedTestDepth(ctx)) return roundOutcome(false, null, NO_ATTACK);
    const cycle = engagementOf(ctx.state).cycle!;
    const detected = detectionCheck(ctx, cycle, exceed);
    if (!detected) {
      endSearch(ctx);
      return roundOutcome(exceed, false, NO_ATTACK);
    }
    if (mayEvade(ctx)) {
      enterPhase(ctx, "evasion", "14.8");
      return roundOutcome(exceed, true, NO_ATTACK);
    }
    return roundOutcome(exceed, true, depthChargeAttack(ctx, cycle));
  },
});
