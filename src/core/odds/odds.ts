import { canonicalJson } from "../audit/canonical";
import type { Dice } from "../dice/dice";
import { enumerate } from "../dice/enumerating";
import { SeededDice } from "../dice/seeded";
import { advance } from "../operation/advance";
import type { AnyRuleset, Malformed, Refusal } from "../operation/contract";
import { DiceLimitSignal } from "../operation/desk";
import type { Fault } from "../operation/fault";
import { malformed, onCharts } from "../operation/reading";
import { type Call, type Ready, readyFor, tooManyDice } from "../operation/ready";
import { type Odds, oddsAnswer, type Sampled } from "./answer";
import { labelsApart, missingPlaces, type Projected, project, projectionFaults } from "./projection";

/** What odds are asked of, and how far they go. */
export interface OddsRequest extends Call {
  /** What is told apart: JSON pointers that begin at /outcome or /snapshot; the whole outcome unless told. */
  readonly project?: readonly string[] | undefined;
  /** The most branches to follow, 1 to 2,000,000; 20,000 unless told. */
  readonly bound?: number | undefined;
  /** Seed of the sample, 1 to 100 characters; `odds` unless told. Trial n, from 0, is resolved with the seed `<seed>/<n>`. */
  readonly seed?: string | undefined;
  /** How often to sample when branches are left, 0 to 100,000; 10,000 unless told. */
  readonly trials?: number | undefined;
}

/** The most branches that odds follow. */
export const BOUND_LIMIT = 2_000_000;
/** The most trials of one sample. */
export const TRIAL_LIMIT = 100_000;

const SEED_LENGTH = 100;
const USUAL = { project: ["/outcome"], bound: 20_000, seed: "odds", trials: 10_000 } as const;

type Terms = {
  readonly project: readonly string[];
  readonly bound: number;
  readonly seed: string;
  readonly trials: number;
};

/** How much of the time a caller may take is gone, from 0; from 1 on it is over. */
export type Spent = () => number;

/** Of the time, the share that branches may take when there are trials to be made after them. */
const BRANCH_SHARE = 0.6;

/**
 * The exact distribution of what an operation comes to, and a sampled one beside it when the bound leaves branches. A call
 * that adjudication would refuse or call malformed is answered in the same way. What the time ends, the answer says.
 */
export function oddsOf(ruleset: AnyRuleset, request: OddsRequest, spent: Spent = () => 0): Odds | Refusal | Malformed {
  const { project = USUAL.project, bound = USUAL.bound, seed = USUAL.seed, trials = USUAL.trials } = request;
  const terms = { project, bound, seed, trials };
  const faults = termFaults(terms);
  if (faults.length > 0) return malformed(faults);
  return onCharts(request.charts, (): Odds | Refusal | Malformed => {
    const ready = readyFor(ruleset, request);
    if ("kind" in ready) return ready;
    try {
      return reckon(ruleset, ready, terms, spent);
    } catch (error) {
      if (error instanceof DiceLimitSignal) return tooManyDice();
      throw error;
    }
  });
}

function reckon(ruleset: AnyRuleset, ready: Ready, terms: Terms, spent: Spent): Odds | Malformed {
  const { operation, charts, input } = ready;
  const run = (dice: Dice): Projected => {
    const snapshot = ready.draft();
    const { outcome } = advance(operation, snapshot, charts, input, dice);
    return project(terms.project, { outcome, snapshot });
  };
  const held = labelsApart(ruleset.unmoved ?? {}, terms.project);
  const share = terms.trials > 0 ? BRANCH_SHARE : 1;
  const isLate = (): boolean => spent() >= share;
  const exact = enumerate(run, { bound: terms.bound, keyOf: canonicalJson, held, isLate });
  const sample = exact.complete ? undefined : sampleOf(ruleset, ready, run, terms, spent);
  // Branches left open may still come to a place that none has shown.
  const missing = exact.complete
    ? missingPlaces(
        terms.project,
        exact.outcomes.map(({ value }) => value),
      )
    : [];
  if (missing.length > 0) return malformed(missing.map((place) => unknownPlace(terms.project.indexOf(place), place)));
  const asked = { ruleset: ruleset.id, operation: operation.name, held, ...terms };
  return oddsAnswer({ ...asked, trials: sample?.trials ?? 0 }, exact, sample?.counts);
}

/** Resolves the operation with one seed after the other, while there is time, and counts what it comes to; undefined for no trials. */
function sampleOf(
  ruleset: AnyRuleset,
  { operation, draft }: Ready,
  run: (dice: Dice) => Projected,
  { seed, trials: asked }: Terms,
  spent: Spent,
): { readonly counts: Map<string, Sampled>; readonly trials: number } | undefined {
  const scope = { ruleset: ruleset.id, operation: operation.name, step: draft().step };
  const counts = new Map<string, Sampled>();
  let trials = 0;
  for (; trials < asked && spent() < 1; trials++) {
    const value = run(new SeededDice(`${seed}/${trials}`, scope));
    const key = canonicalJson(value);
    counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return trials === 0 ? undefined : { counts, trials };
}

function termFaults({ project, bound, seed, trials }: Terms): Fault[] {
  const faults = projectionFaults(project);
  if (!isWhole(bound, 1, BOUND_LIMIT)) {
    const message = `A bound is a whole number from 1 to ${BOUND_LIMIT}.`;
    faults.push({ code: "BOUND_MALFORMED", pointer: "/bound", message });
  }
  if (!isWhole(trials, 0, TRIAL_LIMIT)) {
    const message = `Trials are a whole number from 0 to ${TRIAL_LIMIT}.`;
    faults.push({ code: "TRIALS_MALFORMED", pointer: "/trials", message });
  }
  if (typeof seed !== "string" || seed.length < 1 || seed.length > SEED_LENGTH || /\p{Surrogate}/u.test(seed)) {
    const message = `The seed of a sample is 1 to ${SEED_LENGTH} well-formed characters.`;
    faults.push({ code: "SEED_MALFORMED", pointer: "/seed", message });
  }
  return faults;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
}

function unknownPlace(index: number, place: string): Fault {
  const message = `Nothing this operation can come to has a place ${place.slice(0, 60)}.`;
  return { code: "PROJECTION_UNKNOWN", pointer: `/project/${index}`, message };
}
