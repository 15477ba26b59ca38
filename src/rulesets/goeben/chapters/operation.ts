import * as z from "zod";
import { operationDefiner } from "../../../core/engine/game-operation";
import type { Charts } from "../charts/schema";
import { phaseSchema, scenarioResultSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { settle } from "./17-victory/ending";

const commonOutcome = {
  phase: phaseSchema.describe("4.0 Current phase of play."),
  turn: z.int32().min(1).max(99).describe("4.0 The turn."),
  alert: z.int32().min(1).max(6).describe("5.0 The alert level."),
  vp: z.int32().describe("17.1 Victory points."),
  result: scenarioResultSchema.nullable(),
};

/**
 * Defines an operation. After it the scenario ends if no German ship is left (D-71), and the outcome includes the
 * current phase.
 */
export const defineGoeben = operationDefiner<Snapshot, Charts, typeof commonOutcome>({
  commonOutcome: commonOutcome,
  commonOutcomeOf: ({ phase, turn, alert, vp, result }) => ({ phase, turn, alert, vp, result }),
  afterwards: settle,
});
