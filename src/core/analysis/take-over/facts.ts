import type { AnyTakeOver, Fact, TakeOverContext } from "../../contract/take-over";
import { replaceAt, valueAt } from "../../json/pointer";

// biome-ignore lint/suspicious/noExplicitAny: see AnyTakeOver
type AnyFact = Fact<any, any, any>;

/** A missing fact and its default by the rules; undefined if only the user can supply it. */
export interface MissingFact {
  readonly fact: AnyFact;
  readonly standard: unknown;
}

/** The known facts, completed by the rules where possible, and every missing fact. */
export interface GatheredFacts {
  readonly known: object;
  readonly missing: readonly MissingFact[];
  /** True if the rules could fill every gap. */
  readonly isWhole: boolean;
}

/** Goes through the facts stage by stage. Stops after the first stage with a fact that only the user can supply. */
export function gatherFacts({ stages }: AnyTakeOver, inputs: TakeOverContext<unknown, unknown, object>): GatheredFacts {
  let { known } = inputs;
  const missing: MissingFact[] = [];
  for (const stage of stages) {
    for (const fact of stage) {
      const now = { ...inputs, known };
      if (valueAt(known, fact.pointer) !== undefined || fact.when?.(now) === false) continue;
      const standard = fact.standard?.(now);
      missing.push({ fact, standard });
      if (standard !== undefined) known = replaceAt(known, fact.pointer, standard) as object;
    }
    if (missing.some(({ standard }) => standard === undefined)) return { known, missing, isWhole: false };
  }
  return { known, missing, isWhole: true };
}
