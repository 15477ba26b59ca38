import * as z from "zod";
import { type Door, defineOperation } from "../../../core/operation/contract";
import { closed } from "../../../core/operation/door";
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

function door(state: Snapshot): Door<z.infer<typeof noInput>> {
  const { round } = engagementOf(state);
  const used = round !== null && (round.fwdFired || round.aftFired || round.gunFired);
  if (!used) return closed("ROUND_UNFOUGHT", "9.1.2", "Use a weapon in this round first, or break off (E-85).");
  return { open: true, input: noChoice };
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
  turn: turnAt(["round"], "9.4.3"),
  door,
  resolve(desk) {
    const engagement = engagementOf(desk.state);
    const result = additionalRoundCheck(desk, "9.4.3") as "none" | "aircraft" | "escort";
    desk.set(engagement, "round", null, "ROUND_OVER", "9.4.3");
    if (result === "aircraft") {
      logDamaged(desk, engagement.targets);
      const air = airOutcome(airEncounter(desk));
      const { phase, fate } = standingOf(desk);
      return { result, air, phase, fate };
    }
    if (result === "none") enterPhase(desk, "attack", "9.4.3");
    else {
      desk.set(engagement, "escorted", true, "ESCORT_ARRIVED", "9.4.3");
      if (engagement.following !== null && desk.state.options.variableEscortQuality) desk.ruling("E-99", "14.6.1");
      rollEscortQuality(desk);
      const cycle = { cause: "arrival" as const, round: 0, previouslyDetected: false, twelve: false };
      desk.set(engagement, "cycle", cycle, "DETECTION_BEGINS", "9.4.3");
      enterPhase(desk, "detection", "9.4.3");
    }
    const { phase, fate } = standingOf(desk);
    return { result, air: null, phase, fate };
  },
});
