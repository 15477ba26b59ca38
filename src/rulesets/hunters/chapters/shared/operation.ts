import { operationDefiner } from "../../../../core/engine/game-operation";
import type { Charts } from "../../charts/schema";
import { fateSchema, phaseSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";

const commonOutcome = {
  phase: phaseSchema.describe("Current phase of play."),
  fate: fateSchema.nullable().describe("5.1 How the career ended; null while it continues."),
};

/** Defines an operation; its outcome also includes the current phase, and the fate of a career that has just ended. */
export const defineHunters = operationDefiner<Snapshot, Charts, typeof commonOutcome>({
  commonOutcome: commonOutcome,
  commonOutcomeOf: ({ phase, end }) => ({ phase, fate: end?.fate ?? null }),
});
