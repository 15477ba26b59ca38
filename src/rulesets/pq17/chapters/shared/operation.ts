import type { z } from "zod";
import { illegal } from "../../../../core/choice/legality";
import type { Legality, Operation } from "../../../../core/contract/operation";
import { type GameOperation, operationDefiner } from "../../../../core/engine/game-operation";
import type { Charts } from "../../charts/schema";
import { amount, phaseSchema, resultSchema, sideSchema, turnSchema } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Decision } from "../../vocabulary";
import { decider } from "./game";

const commonOutcome = {
  phase: phaseSchema.describe("B The current stage of play."),
  phasing: sideSchema.nullable().describe("B The side whose phase it is. Null for neither."),
  turn: turnSchema,
  vp: amount("2 Victory points, positive for the Allies."),
  result: resultSchema.nullable().describe("2 How the operation ended. Null before it ends."),
};

const define = operationDefiner<Snapshot, Charts, typeof commonOutcome>({
  commonOutcome: commonOutcome,
  commonOutcomeOf: ({ phase, phasing, turn, vp, result }) => ({ phase, phasing, turn, vp: vp.total, result }),
  by: decider,
});

/** An operation as its file declares it. */
export interface Pq17Operation<I, Shape extends z.ZodRawShape> extends GameOperation<Snapshot, Charts, I, Shape> {
  /** The pending decisions it answers; without them it is closed while anything is pending, with them while nothing is. */
  readonly answers?: readonly Decision[];
}

/** Declares an operation of the side that decides. Its outcome also contains the current point of play. */
export function definePq17<I, Shape extends z.ZodRawShape>(
  operation: Pq17Operation<I, Shape>,
): Operation<Snapshot, Charts, I, z.infer<z.ZodObject<Shape>> & z.infer<z.ZodObject<typeof commonOutcome>>> {
  const { answers, phases: turn, legality } = operation;
  return define<I, Shape>({
    ...operation,
    isDue: ({ pending }) => (pending === null ? answers === undefined : (answers ?? []).includes(pending.decision)),
    legality(state, charts): Legality<I> {
      const decision = state.pending?.decision;
      if (decision === undefined && answers !== undefined) {
        return illegal("NOTHING_PENDING", turn.section);
      }
      if (decision !== undefined && !(answers ?? []).includes(decision)) {
        return illegal("DECISION_PENDING", turn.section, { waiting: decision });
      }
      return legality(state, charts);
    },
  });
}
