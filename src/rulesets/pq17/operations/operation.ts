import { standingDefiner } from "../../../core/operation/standing";
import type { Charts } from "../charts/schema";
import { decider } from "../rules/game";
import { amount, phaseSchema, resultSchema, sideSchema, turnSchema } from "../schemas";
import type { Snapshot } from "../snapshot";

const shape = {
  phase: phaseSchema.describe("B Where play stands now."),
  phasing: sideSchema.nullable().describe("B Whose phase it is; null for neither."),
  turn: turnSchema,
  vp: amount("2 Victory points, positive for the Allies."),
  result: resultSchema.nullable().describe("2 How the operation ended; null before."),
};

/** Declares an operation of the side that is to decide; its outcome also says where play stands. */
export const definePq17 = standingDefiner<Snapshot, Charts, typeof shape>({
  shape,
  of: ({ phase, phasing, turn, vp, result }) => ({ phase, phasing, turn, vp: vp.total, result }),
  by: decider,
});
