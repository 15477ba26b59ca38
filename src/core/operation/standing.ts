import * as z from "zod";
import type { Declaration, Door, Operation, SnapshotBase, Turn } from "./contract";
import type { Desk } from "./desk";

/** An operation as its file declares it, when every outcome of the game also says where play stands. */
export interface StandingOperation<S extends SnapshotBase, C, I, Shape extends z.ZodRawShape>
  extends Omit<Declaration<I, unknown>, "outcome"> {
  readonly turn: Turn;
  /** The outcome's own members; none may be called like one that every outcome has. */
  readonly outcome: Shape;
  readonly door: (state: S, charts: C) => Door<I>;
  readonly resolve: (desk: Desk<S, C>, input: I) => z.infer<z.ZodObject<Shape>>;
}

/** What every operation of a game shares: the members of each outcome that say where play stands, and what ends every resolution. */
export interface Standing<S extends SnapshotBase, C, Stands extends z.ZodRawShape> {
  readonly shape: Stands;
  readonly of: (state: S) => z.infer<z.ZodObject<Stands>>;
  /** Done after each operation, before its outcome says where play stands. */
  readonly afterwards?: (desk: Desk<S, C>) => void;
  /** Which side's operations they are, in a game of sides. */
  readonly by?: NonNullable<Operation<S, C, unknown, unknown>["by"]>;
}

/** Makes the function that declares a game's operations, each with its outcome and where play stands then. */
export function standingDefiner<S extends SnapshotBase, C, Stands extends z.ZodRawShape>(
  standing: Standing<S, C, Stands>,
) {
  type Told<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>> & z.infer<z.ZodObject<Stands>>;
  return <I, Shape extends z.ZodRawShape>(
    operation: StandingOperation<S, C, I, Shape>,
  ): Operation<S, C, I, Told<Shape>> => {
    const outcome = z.strictObject({ ...operation.outcome, ...standing.shape });
    return {
      ...operation,
      ...(standing.by && { by: standing.by }),
      outcome: outcome as unknown as z.ZodType<Told<Shape>>,
      resolve(desk, input) {
        const told = operation.resolve(desk, input);
        standing.afterwards?.(desk);
        return { ...told, ...standing.of(desk.state) };
      },
    };
  };
}
