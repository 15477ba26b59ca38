import { replacedAt, valueAt } from "../../audit/pointer";
import type { AnyTakeOver, Fact, Told } from "../../contract/take-over";

// biome-ignore lint/suspicious/noExplicitAny: see AnyTakeOver
type AnyFact = Fact<any, any, any>;

/** A fact that nobody told, and what stands for it; undefined where only a referee can tell. */
export interface Missing {
  readonly fact: AnyFact;
  readonly standard: unknown;
}

/** What is known once the rules have filled in what they can, and every fact that nobody told. */
export interface Gathered {
  readonly known: object;
  readonly missing: readonly Missing[];
  /** True when nothing is left that only a referee can tell. */
  readonly isWhole: boolean;
}

/** Goes through the facts stage by stage; one that waits for something only a referee can tell is the last. */
export function gatherFacts({ stages }: AnyTakeOver, told: Told<unknown, unknown, object>): Gathered {
  let { known } = told;
  const missing: Missing[] = [];
  for (const stage of stages) {
    for (const fact of stage) {
      const now = { ...told, known };
      if (valueAt(known, fact.pointer) !== undefined || fact.when?.(now) === false) continue;
      const standard = fact.standard?.(now);
      missing.push({ fact, standard });
      if (standard !== undefined) known = replacedAt(known, fact.pointer, standard) as object;
    }
    if (missing.some(({ standard }) => standard === undefined)) return { known, missing, isWhole: false };
  }
  return { known, missing, isWhole: true };
}
