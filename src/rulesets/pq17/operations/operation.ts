import * as z from "zod";
import type { Choice } from "../../../core/operation/choice";
import type { Declaration, Door, Operation, Turn } from "../../../core/operation/contract";
import type { Charts } from "../charts/schema";
import { decider, type Table } from "../rules/game";
import { amount, phaseSchema, resultSchema, sideSchema, turnSchema } from "../schemas";
import type { Snapshot } from "../snapshot";

/** Where play stands after an operation; every outcome has it. */
export const standing = {
  phase: phaseSchema.describe("B Where play stands now."),
  phasing: sideSchema.nullable().describe("B Whose phase it is; null for neither."),
  turn: turnSchema,
  vp: amount("2 Victory points, positive for the Allies."),
  result: resultSchema.nullable().describe("2 How the operation ended; null before."),
};

type Standing = z.infer<z.ZodObject<typeof standing>>;

/** An operation of this game as its file declares it: its outcome without what every outcome has. */
export interface Pq17Operation<I, Shape extends z.ZodRawShape> extends Omit<Declaration<I, unknown>, "outcome"> {
  readonly turn: Turn;
  readonly outcome: Shape;
  readonly door: (state: Snapshot, charts: Charts) => Door<I>;
  readonly resolve: (desk: Table, input: I) => z.infer<z.ZodObject<Shape>>;
}

/** Declares an operation of the side that is to decide; its outcome also says where play stands. */
export function definePq17<I, Shape extends z.ZodRawShape>(
  operation: Pq17Operation<I, Shape>,
): Operation<Snapshot, Charts, I, z.infer<z.ZodObject<Shape>> & Standing> {
  const outcome = z.strictObject({ ...operation.outcome, ...standing });
  return {
    ...operation,
    by: decider,
    outcome: outcome as unknown as z.ZodType<z.infer<z.ZodObject<Shape>> & Standing>,
    resolve(desk, input) {
      const told = operation.resolve(desk, input);
      return { ...told, ...standingOf(desk.state) };
    },
  };
}

/** Where play stands in a snapshot. */
export function standingOf({ phase, phasing, turn, vp, result }: Snapshot): Standing {
  return { phase, phasing, turn, vp: vp.total, result };
}

/** An open door. */
export function open<I>(input: Choice<I>): Door<I> {
  return { open: true, input };
}
