import * as z from "zod";
import type { Context } from "../contract/context";
import type { Declaration, Legality, Operation, Phases } from "../contract/operation";
import { deferred } from "../contract/schema";
import type { SnapshotBase } from "../contract/snapshot";

/** The outcome members, final step and deciding side that a game adds to each of its operations. */
export interface GameRules<S extends SnapshotBase, C, Standing extends z.ZodRawShape> {
  /** The members that every outcome ends with: where play stands then. */
  readonly standing: Standing;
  readonly standingOf: (state: S) => z.infer<z.ZodObject<Standing>>;
  /** Done at the end of each operation, before its outcome says where play stands. */
  readonly afterwards?: (ctx: Context<S, C>) => void;
  /** Which side's operations they are, in a game of sides. */
  readonly by?: NonNullable<Operation<S, C, unknown, unknown>["by"]>;
}

/** An operation as its file declares it, without what all operations of its game have in common. */
export interface GameOperation<S extends SnapshotBase, C, I, Shape extends z.ZodRawShape>
  extends Omit<Declaration<I, unknown>, "outcome">,
    Pick<Operation<S, C, I, unknown>, "kind" | "isDue"> {
  readonly phases: Phases;
  /** The outcome's own members; none may be called like one that every outcome has. */
  readonly outcome: Shape;
  readonly legality: (state: S, charts: C) => Legality<I>;
  readonly resolve: (ctx: Context<S, C>, input: I) => z.infer<z.ZodObject<Shape>>;
}

/** Makes the function that declares the operations of a game: it adds to each what all of them have in common. */
export function operationDefiner<S extends SnapshotBase, C, Standing extends z.ZodRawShape>(
  rules: GameRules<S, C, Standing>,
) {
  type Outcome<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>> & z.infer<z.ZodObject<Standing>>;
  return <I, Shape extends z.ZodRawShape>(
    operation: GameOperation<S, C, I, Shape>,
  ): Operation<S, C, I, Outcome<Shape>> => {
    // Only documents ask for it.
    const outcome = deferred(() => z.strictObject({ ...operation.outcome, ...rules.standing }));
    return {
      ...operation,
      ...(rules.by && { by: rules.by }),
      outcome: outcome as unknown as z.ZodType<Outcome<Shape>>,
      resolve(ctx, input) {
        const own = operation.resolve(ctx, input);
        rules.afterwards?.(ctx);
        return { ...own, ...rules.standingOf(ctx.state) };
      },
    };
  };
}
