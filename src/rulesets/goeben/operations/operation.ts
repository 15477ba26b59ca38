import * as z from "zod";
import type { Choice } from "../../../core/operation/choice";
import type { Declaration, Door, Operation, Turn } from "../../../core/operation/contract";
import type { Charts } from "../charts/schema";
import { settle } from "../rules/ending";
import type { Table } from "../rules/game";
import { named, phaseSchema } from "../schemas";
import type { Snapshot } from "../snapshot";
import { RESULTS } from "../vocabulary";

/** Where play stands after an operation; every outcome has it. */
export const standing = {
  phase: phaseSchema.describe("4.0 Where play stands now."),
  turn: z.int32().min(1).max(99).describe("4.0 The turn."),
  alert: z.int32().min(1).max(6).describe("5.0 The Allied alert level."),
  vp: z.int32().describe("17.1 Victory points."),
  result: named(z.enum(RESULTS), "Result", "17.0 How the scenario ended.").nullable(),
};

type Standing = z.infer<z.ZodObject<typeof standing>>;

/** An operation of this game as its file declares it: its outcome without what every outcome has. */
export interface GoebenOperation<I, Shape extends z.ZodRawShape> extends Omit<Declaration<I, unknown>, "outcome"> {
  readonly turn: Turn;
  readonly outcome: Shape;
  readonly door: (state: Snapshot, charts: Charts) => Door<I>;
  readonly resolve: (desk: Table, input: I) => z.infer<z.ZodObject<Shape>>;
}

/** Declares an operation; afterwards the scenario ends if no German ship is left (D-71), and the outcome says where play stands. */
export function defineGoeben<I, Shape extends z.ZodRawShape>(
  operation: GoebenOperation<I, Shape>,
): Operation<Snapshot, Charts, I, z.infer<z.ZodObject<Shape>> & Standing> {
  const outcome = z.strictObject({ ...operation.outcome, ...standing });
  return {
    ...operation,
    outcome: outcome as unknown as z.ZodType<z.infer<z.ZodObject<Shape>> & Standing>,
    resolve(desk, input) {
      const told = operation.resolve(desk, input);
      settle(desk);
      return { ...told, ...standingOf(desk.state) };
    },
  };
}

/** Where play stands in a snapshot. */
export function standingOf({ phase, turn, alert, vp, result }: Snapshot): Standing {
  return { phase, turn, alert, vp, result };
}

/** An open door. */
export function open<I>(input: Choice<I>): Door<I> {
  return { open: true, input };
}
