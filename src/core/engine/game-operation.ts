import * as z from "zod";
import type { Context } from "../contract/context";
import type { Legality, Operation, OperationDeclaration, Phases } from "../contract/operation";
import { lazySchema } from "../contract/schema";
import type { SnapshotBase } from "../contract/snapshot";

/** The outcome members, final step and deciding side that a game adds to each of its operations. */
export interface GameRules<S extends SnapshotBase, C, Common extends z.ZodRawShape> {
  /** Members of every outcome: the state of play after the operation. */
  readonly commonOutcome: Common;
  readonly commonOutcomeOf: (state: S) => z.infer<z.ZodObject<Common>>;
  /** Runs at the end of each operation, before `commonOutcomeOf`. */
  readonly afterwards?: (ctx: Context<S, C>) => void;
  /** Returns the side that decides. Only in a game whose sides call operations. */
  readonly by?: NonNullable<Operation<S, C, unknown, unknown>["by"]>;
}

/** An operation as its file declares it, without the parts common to all operations of its game. */
export interface GameOperation<S extends SnapshotBase, C, I, Shape extends z.ZodRawShape>
  extends Omit<OperationDeclaration<I, unknown>, "outcome">,
    Pick<Operation<S, C, I, unknown>, "kind" | "isDue"> {
  readonly phases: Phases;
  /** Members of this outcome only. None may have the name of a common member. */
  readonly outcome: Shape;
  readonly legality: (state: S, charts: C) => Legality<I>;
  readonly resolve: (ctx: Context<S, C>, input: I) => z.infer<z.ZodObject<Shape>>;
}

/** Returns the function that declares a game's operations and adds the common parts to each. */
export function operationDefiner<S extends SnapshotBase, C, Common extends z.ZodRawShape>(
  rules: GameRules<S, C, Common>,
) {
  type Outcome<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>> & z.infer<z.ZodObject<Common>>;
  return <I, Shape extends z.ZodRawShape>(
    operation: GameOperation<S, C, I, Shape>,
  ): Operation<S, C, I, Outcome<Shape>> => {
    // Deferred: only documentation needs it.
    const outcome = lazySchema(() => z.strictObject({ ...operation.outcome, ...rules.commonOutcome }));
    return {
      ...operation,
      ...(rules.by && { by: rules.by }),
      outcome: outcome as unknown as z.ZodType<Outcome<Shape>>,
      resolve(ctx, input) {
        const ownOutcome = operation.resolve(ctx, input);
        rules.afterwards?.(ctx);
        return { ...ownOutcome, ...rules.commonOutcomeOf(ctx.state) };
      },
    };
  };
}
