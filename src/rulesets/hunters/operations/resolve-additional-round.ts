import * as z from "zod";
import { illegal } from "../../../core/choice/legality";
import { defineOperation, type Legality } from "../../../core/contract/operation";
import type { Charts } from "../charts/schema";
import { airEncounter } from "../rules/air";
import { exampleRoundFought } from "../rules/examples";
import { engagementOf, enterPhase, turnAt } from "../rules/game";
import { additionalRoundCheck, logDamaged, rollEscortQuality } from "../rules/targets";
import type { Snapshot } from "../snapshot";
import { airOutcome, airSchema, noChoice, noInput, standing, standingOf } from "./outcomes";

const outcome = z.strictObject({
  result: z
    .enum(["none", "aircraft", "escort"])
    .meta({ id: "HuntersAdditionalRound", description: "9.4.3 Who comes: nobody, an aircraft, an escort." }),
  air: airSchema.nullable().describe("9.8 The aircraft encounter, if an aircraft came."),
  ...standing,
});

function legality(state: Snapshot): Legality<z.infer<typeof noInput>> {
  const { round } = engagementOf(state);
  const used = round !== null && (round.fwdFired || round.aftFired || round.gunFired);
  if (!used) return illegal("ROUND_UNFOUGHT", "9.1.2", "Use a weapon in this round first, or break off (E-85).");
  return { legal: true, input: noChoice };
}

/** 9.4.3 Ends a round against unescorted ships and checks who comes before the next. */
export const resolveAdditionalRound = defineOperation<
  Snapshot,
  Charts,
  z.infer<typeof noInput>,
  z.infer<typeof outcome>
>({
  name: "resolveAdditionalRound",
  title: "Stay for another round",
  doc: "Stays for another round against unescorted ships: an escort or an aircraft may come, and with an aircraft the targets escape.",
  rules: ["9.4.3", "9.4.4", "9.8.6", "9.6.2"],
  input: noInput,
  outcome,
  example: () => ({ snapshot: exampleRoundFought(), input: {}, seed: "gruss-an-kiel" }),
  phases: turnAt(["round"], "9.4.3"),
  legality,
  resolve(ctx) {
    const engagement = engagementOf(ctx.state);
    const result = additionalRoundCheck(ctx, "9.4.3") as "none" | "aircraft" | "escort";
    ctx.set(engagement, "round", null, "ROUND_OVER", "9.4.3");
    if (result === "aircraft") {
      logDamaged(ctx, engagement.targets);
      const air = airOutcome(airEncounter(ctx));
      const { phase, fate } = standingOf(ctx);
      return { result, air, phase, fate };
    }
    if (result === "none") enterPhase(ctx, "attack", "9.4.3");
    else {
      ctx.set(engagement, "escorted", true, "ESCORT_ARRIVED", "9.4.3");
      if (engagement.following !== null && ctx.state.options.variableEscortQuality) ctx.ruling("E-99", "14.6.1");
      rollEscortQuality(ctx);
      const cycle = { cause: "arrival" as const, round: 0, previouslyDetected: false, twelve: false };
      ctx.set(engagement, "cycle", cycle, "DETECTION_BEGINS", "9.4.3");
      enterPhase(ctx, "detection", "9.4.3");
    }
    const { phase, fate } = standingOf(ctx);
    return { result, air: null, phase, fate };
  },
});
