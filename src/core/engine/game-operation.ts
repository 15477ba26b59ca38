import * as z from "zod";
import type { Context } from "../contract/context";
import type { Declaration, Legality, Operation, Phases, SnapshotBase } from "../contract/operation";

/** An operation as its file declares it, when every outcome of the game also says where play stands. */
export interface GameOperation<S extends SnapshotBase, C, I, Shape extends z.ZodRawShape>
  extends Omit<Declaration<I, unknown>, "outcome"> {
  readonly phases: Phases;
  /** The outcome's own members; none may be called like one that every outcome has. */
  readonly outcome: Shape;
  readonly legality: (state: S, charts: C) => Legality<I>;
  readonly resolve: (ctx: Context<S, C>, input: I) => z.infer<z.ZodObject<Shape>>;
}

/** What every operation of a game shares: the members of each outcome that say where play stands, and what ends every resolution. */
export interface Common<S extends SnapshotBase, C, Stands extends z.ZodRawShape> {
  readonly shape: Stands;
  readonly of: (state: S) => z.infer<z.ZodObject<Stands>>;
  /** Done after each operation, before its outcome says where play stands. */
  readonly afterwards?: (ctx: Context<S, C>) => void;
  /** Which side's operations they are, in a game of sides. */
  readonly by?: NonNullable<Operation<S, C, unknown, unknown>["by"]>;
}

/** Makes the function that declares a game's operations, each with its outcome and where play stands then. */
export function operationDefiner<S extends SnapshotBase, C, Stands extends z.ZodRawShape>(
  standing: Common<S, C, Stands>,
) {
  type Told<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>> & z.infer<z.ZodObject<Stands>>;
  return <I, Shape extends z.ZodRawShape>(
    operation: GameOperation<S, C, I, Shape>,
  ): Operation<S, C, I, Told<Shape>> => {
    const outcome = z.strictObject({ ...operation.outcome, ...standing.shape });
    return {
      ...operation,
      ...(standing.by && { by: standing.by }),
      outcome: outcome as unknown as z.ZodType<Told<Shape>>,
      resolve(ctx, input) {
        const told = operation.resolve(ctx, input);
        standing.afterwards?.(ctx);
        return { ...told, ...standing.of(ctx.state) };
      },
    };
  };
}
