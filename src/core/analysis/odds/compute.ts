import { canonicalJson } from "../../audit/canonical";
import type { Refusal } from "../../contract/answer";
import type { Sayings } from "../../contract/phrases";
import type { Fault, Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { Dice } from "../../dice/dice";
import { type Enumeration, Enumerator } from "../../dice/enumerating";
import { SeededDice } from "../../dice/seeded";
import { apply } from "../../engine/apply";
import { DiceLimitSignal } from "../../engine/context";
import { callFaults, type ReadyCall, readyCall, tooManyDice } from "../../engine/legality";
import { gathered } from "../../request/fault";
import { type Call, isNo, malformed, onCharts } from "../../request/read";
import { faultAt } from "../../text/message";
import { isTypedText, typedText } from "../../text/typed-text";
import { type Odds, oddsAnswer, type Sampled } from "./answer";
import {
  labelsApart,
  missingPlaces,
  openPlaces,
  type Projected,
  project,
  projectionFaults,
  unknownPlace,
  unknownPlaces,
} from "./projection";
import { Sampler } from "./sampler";

/** A request for odds: a call, the places projected, and how far to go. */
export interface OddsRequest extends Call {
  /** The places projected: JSON pointers that begin at /outcome or /snapshot; the whole outcome unless given. */
  readonly project?: readonly string[] | undefined;
  /** The most branches to follow, 1 to 2,000,000; 20,000 unless given. */
  readonly bound?: number | undefined;
  /** Seed of the sample, 1 to 100 characters; `odds` unless given. Trial n, from 0, is resolved with the seed `<seed>/<n>`. */
  readonly seed?: string | undefined;
  /** The number of trials when branches are left, 0 to 100,000; 10,000 unless given. */
  readonly trials?: number | undefined;
  /** The sentences of a refusal. Default: English. */
  readonly sayings?: Sayings | undefined;
}

/** The most branches that odds follow. */
export const BOUND_LIMIT = 2_000_000;

/** The most trials of one sample. */
export const TRIAL_LIMIT = 100_000;

const SEED_LENGTH = 100;

/** The terms of a request for odds that leaves them out. */
export const USUAL_TERMS = { project: ["/outcome"], bound: 20_000, seed: "odds", trials: 10_000 } as const;

/** The terms of a request, each with its usual value where it was not given. */
export interface Terms {
  readonly project: readonly string[];
  readonly bound: number;
  readonly seed: string;
  readonly trials: number;
}

/** The count of each value, by its key, in the trials made. */
export interface Trials {
  readonly counts: ReadonlyMap<string, Sampled>;
  readonly made: number;
}

/** Returns the fraction of the time budget used; 1 or more means stop. */
export type Spent = () => number;

/** Of the time, the share that branches may take when there are trials to be made after them. */
export const BRANCH_SHARE = 0.6;

/**
 * The exact distribution of what an operation comes to, and a sampled one beside it when the bound leaves branches. A call
 * that adjudication would refuse or call malformed is answered in the same way. What the time ends, the answer says.
 */
export function oddsOf(ruleset: AnyRuleset, request: OddsRequest, spent: Spent = () => 0): Odds | Refusal | Unread {
  return onOddsCharts(request.charts, (): Odds | Refusal | Unread => {
    const ready = readOdds(ruleset, request);
    if (isNo(ready)) return ready;
    const { trials } = ready.terms;
    const share = trials > 0 ? BRANCH_SHARE : 1;
    const branches = ready.enumerator(() => spent() >= share);
    branches.follow();
    const exact = branches.result;
    return ready.answer(exact, exact.complete ? undefined : ready.sample(0, trials, spent));
  });
}

/** A part of the computation; what charts of a caller's own make impossible in it is answered as adjudication would. */
export function onOddsCharts<A>(charts: unknown, part: () => A): A | Unread {
  return onCharts(charts, (): A | Unread => {
    try {
      return part();
    } catch (error) {
      if (error instanceof DiceLimitSignal) return tooManyDice();
      throw error;
    }
  });
}

/** Odds that have been asked for and read: what remains is to follow branches and to make trials, in one go or in parts. */
export interface ReadyOdds {
  readonly terms: Terms;
  /** A new enumeration of all branches. It throws DiceLimitSignal where charts of a caller's own roll without end. */
  enumerator(isLate?: () => boolean): Enumerator<Projected>;
  /** Makes so many trials from number `first`, while there is time, and counts what they come to. Throws as the enumerator does. */
  sample(first: number, many: number, spent?: Spent): Trials;
  /** The answer to be given; malformed when a place was asked for that nothing has. */
  answer(exact: Enumeration<Projected>, sample?: Trials): Odds | Unread;
}

/** Reads a request for odds: ready, refused by a rule, or malformed. */
export function readOdds(ruleset: AnyRuleset, request: OddsRequest): ReadyOdds | Refusal | Unread {
  const {
    project = USUAL_TERMS.project,
    bound = USUAL_TERMS.bound,
    seed = USUAL_TERMS.seed,
    trials = USUAL_TERMS.trials,
  } = request;
  const terms = { project, bound, seed, trials };
  const faults = termFaults(terms);
  if (faults.length > 0) return malformed(gathered(faults, callFaults(ruleset, request)));
  const ready = readyCall(ruleset, request, request.sayings);
  return isNo(ready) ? ready : makeReady(ruleset, ready, terms);
}

function makeReady(
  ruleset: AnyRuleset,
  { operation, charts, input, draft }: ReadyCall,
  terms: Terms,
): ReadyOdds | Unread {
  const { project: places, bound, seed } = terms;
  const schemas = { outcome: operation.outcome, snapshot: ruleset.snapshot };
  const nowhere = unknownPlaces(places, schemas);
  if (nowhere.length > 0) return malformed(nowhere.map((place) => unknownPlace(places.indexOf(place), place)));
  const scope = { ruleset: ruleset.id, operation: operation.name, step: draft().step };
  const held = labelsApart(ruleset.analysis?.unmoved ?? {}, places);
  const run = (dice: Dice): Projected => {
    const snapshot = draft();
    const { outcome } = apply(operation, snapshot, charts, input, dice);
    return project(places, { outcome, snapshot });
  };
  const sampler = new Sampler((dice) => {
    const value = run(dice);
    return { value, key: canonicalJson(value) };
  });
  return {
    terms,
    enumerator: (isLate = () => false) => new Enumerator(run, { bound, keyOf: canonicalJson, held, isLate }),
    sample(first, many, spent = () => 0) {
      const counts = new Map<string, Sampled>();
      let made = 0;
      for (; made < many && spent() < 1; made += 1) {
        const { value, key } = sampler.draw(() => new SeededDice(`${seed}/${first + made}`, scope));
        counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
      }
      return { counts, made };
    },
    answer(exact, sample) {
      const sampled = [...(sample?.counts.values() ?? [])].map(({ value }) => value);
      const before = project(places, { outcome: undefined, snapshot: draft() });
      const followed = exact.outcomes.map(({ value }) => value);
      const values = exact.complete ? followed : [before, ...followed, ...sampled];
      // Branches left open may still come to a place that the schemas have.
      const missing = missingPlaces(exact.complete ? places : openPlaces(places, schemas), values);
      if (missing.length > 0) return malformed(missing.map((place) => unknownPlace(places.indexOf(place), place)));
      const asked = { ruleset: ruleset.id, operation: operation.name, held, ...terms, trials: sample?.made ?? 0 };
      return oddsAnswer(asked, exact, sample?.made ? sample.counts : undefined);
    },
  };
}

function termFaults({ project, ...terms }: Terms): Fault[] {
  return [...projectionFaults(project), ...limitFaults(terms)];
}

/** Faults of how far to go: the bound, the trials and their seed. */
export function limitFaults({ bound, seed, trials }: Omit<Terms, "project">): Fault[] {
  const faults: Fault[] = [];
  if (!isWhole(bound, 1, BOUND_LIMIT)) {
    faults.push(faultAt("BOUND_MALFORMED", "/bound", { most: BOUND_LIMIT }));
  }
  if (!isWhole(trials, 0, TRIAL_LIMIT)) {
    faults.push(faultAt("TRIALS_MALFORMED", "/trials", { most: TRIAL_LIMIT }));
  }
  if (typeof seed !== "string" || seed.length > SEED_LENGTH || !isTypedText(typedText(seed))) {
    faults.push(faultAt("SEED_MALFORMED/sample", "/seed", { most: SEED_LENGTH }));
  }
  return faults;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
}
