import type { Refusal } from "../../contract/answer";
import type { MessageTemplates, Phrases } from "../../contract/phrases";
import type { Fault, InvalidRequest } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { Dice } from "../../dice/dice";
import { type Enumeration, Enumerator } from "../../dice/enumerating";
import { SeededDice } from "../../dice/seeded";
import { apply } from "../../engine/apply";
import { DiceLimitSignal } from "../../engine/context";
import { callFaults, diceLimitFault, type ReadyCall, readyCall } from "../../engine/legality";
import { canonicalJson } from "../../json/canonical";
import type { Call } from "../../request/call";
import { callWithCharts } from "../../request/charts";
import { mergeFaults } from "../../request/fault";
import { isRejected, malformed } from "../../request/result";
import { faultAt } from "../../text/message";
import { isTypedText, normalizeText } from "../../text/typed-text";
import { type Odds, oddsAnswer, type SampledValue } from "./answer";
import {
  irrelevantLabels,
  missingPlaces,
  openPlaces,
  project,
  projectionFaults,
  unknownPlaceFault,
  unknownPlaces,
} from "./projection";
import { answerQuestions } from "./question-answers";
import {
  answerResult,
  defaultQuestions,
  type Observation,
  type QuestionEntry,
  questionFaults,
  questionsFor,
  readsOf,
  selectQuestions,
} from "./questions";
import { Sampler } from "./sampler";

/** A request for odds: a call, the projected places, the questions and the limits. */
export interface OddsRequest extends Call {
  /**
   * Projected places: JSON pointers below /outcome or /snapshot. Default: the whole outcome, or nothing if the request
   * has questions.
   */
  readonly project?: readonly string[] | undefined;
  /** Ids of questions. Default: those of the operation, or none if the request has projected places. */
  readonly questions?: readonly string[] | undefined;
  /** Maximum branches, 1 to 2,000,000. Default: 20,000. */
  readonly bound?: number | undefined;
  /** Seed of the sample, 1 to 100 characters. Default: `odds`. Trial n, from 0, has the seed `<seed>/<n>`. */
  readonly seed?: string | undefined;
  /** Number of trials if branches are left, 0 to 100,000. Default: 10,000. */
  readonly trials?: number | undefined;
  /** Refusal messages and, if they are phrases, the words of the answers to questions. Default: English. */
  readonly templates?: MessageTemplates | Phrases | undefined;
}

/** Maximum branches. */
export const BOUND_LIMIT = 2_000_000;

/** Maximum trials of one sample. */
export const TRIAL_LIMIT = 100_000;

const SEED_LENGTH = 100;

/** Default terms of a request for odds. */
export const DEFAULT_TERMS = { project: ["/outcome"], bound: 20_000, seed: "odds", trials: 10_000 } as const;

/** The terms of a request, with defaults filled in. */
export interface OddsTerms {
  readonly project: readonly string[];
  readonly bound: number;
  readonly seed: string;
  readonly trials: number;
}

/** Count of each value, by its key, and the number of trials. */
export interface Trials {
  readonly counts: ReadonlyMap<string, SampledValue<Observation>>;
  readonly made: number;
}

/** Returns the fraction of the time budget used; 1 or more means stop. */
export type TimeUsed = () => number;

/** Share of the time for branches if trials follow. */
export const BRANCH_SHARE = 0.6;

/**
 * Computes the exact distribution of an operation's results, and a sample if the bound leaves branches. Calls that
 * adjudication refuses or rejects get the same answer. The answer says if the time ran out.
 */
export function oddsOf(
  ruleset: AnyRuleset,
  request: OddsRequest,
  timeUsed: TimeUsed = () => 0,
): Odds | Refusal | InvalidRequest {
  return onOddsCharts(request.charts, (): Odds | Refusal | InvalidRequest => {
    const ready = parseOdds(ruleset, request);
    if (isRejected(ready)) return ready;
    const { trials } = ready.terms;
    const share = trials > 0 ? BRANCH_SHARE : 1;
    const branches = ready.enumerator(() => timeUsed() >= share);
    branches.follow();
    const exact = branches.result;
    return ready.answer(exact, exact.complete ? undefined : ready.sample(0, trials, timeUsed));
  });
}

/** Runs part of the computation. If the caller's own charts make it fail, returns the same faults as adjudication. */
export function onOddsCharts<A>(charts: unknown, part: () => A): A | InvalidRequest {
  return callWithCharts(charts, (): A | InvalidRequest => {
    try {
      return part();
    } catch (error) {
      if (error instanceof DiceLimitSignal) return diceLimitFault();
      throw error;
    }
  });
}

/** Parsed odds, ready to follow branches and run trials, at once or in parts. */
export interface ReadyOdds {
  readonly terms: OddsTerms;
  /** Creates a new enumeration of all branches. It throws DiceLimitSignal if the caller's charts never stop rolling. */
  enumerator(isLate?: () => boolean): Enumerator<Observation>;
  /**
   * Runs up to `many` trials from number `first`, within the time, and counts their values. Throws as the enumerator
   * does.
   */
  sample(first: number, many: number, timeUsed?: TimeUsed): Trials;
  /** Builds the answer; malformed if a requested place does not exist in any result. */
  answer(exact: Enumeration<Observation>, sample?: Trials): Odds | InvalidRequest;
}

/** Parses a request for odds: returns odds ready to compute, a refusal or faults. */
export function parseOdds(ruleset: AnyRuleset, request: OddsRequest): ReadyOdds | Refusal | InvalidRequest {
  const {
    project = request.questions === undefined ? DEFAULT_TERMS.project : [],
    bound = DEFAULT_TERMS.bound,
    seed = DEFAULT_TERMS.seed,
    trials = DEFAULT_TERMS.trials,
  } = request;
  const terms = { project, bound, seed, trials };
  const known = questionsFor(ruleset, request.operation);
  const faults = [
    ...(request.project === undefined ? [] : projectionFaults(project)),
    ...questionFaults(request.questions ?? [], known),
    ...limitFaults(terms),
  ];
  if (faults.length > 0) return malformed(mergeFaults(faults, callFaults(ruleset, request)));
  const ready = readyCall(ruleset, request, request.templates);
  if (isRejected(ready)) return ready;
  const usual = request.project === undefined ? defaultQuestions(ruleset, request.operation) : [];
  const selection = selectQuestions(request.questions, known, usual);
  return makeReady(ruleset, ready, terms, selection, phrasesIn(ruleset, request.templates));
}

/** Returns the templates if they are phrases, or else the phrases of the first language. */
export function phrasesIn(ruleset: AnyRuleset, templates: MessageTemplates | Phrases | undefined): Phrases {
  return templates !== undefined && "words" in templates ? templates : ruleset.defaultPhrases();
}

function makeReady(
  ruleset: AnyRuleset,
  { operation, charts, input, draft }: ReadyCall,
  terms: OddsTerms,
  selection: readonly QuestionEntry[],
  phrases: Phrases,
): ReadyOdds | InvalidRequest {
  const { project: places, bound, seed } = terms;
  const schemas = { outcome: operation.outcome, snapshot: ruleset.snapshot };
  const nowhere = unknownPlaces(places, schemas);
  if (nowhere.length > 0) return malformed(nowhere.map((place) => unknownPlaceFault(places.indexOf(place), place)));
  const scope = { ruleset: ruleset.id, operation: operation.name, step: draft().step };
  const irrelevant = irrelevantLabels(ruleset.analysis?.unmoved ?? {}, [
    ...places,
    ...selection.flatMap(({ question }) => readsOf(question)),
  ]);
  const start = draft();
  const run = (dice: Dice): Observation => {
    const snapshot = draft();
    const { outcome } = apply(operation, snapshot, charts, input, dice);
    const figures = answerResult(ruleset, selection, { before: start, after: snapshot, outcome });
    return { values: project(places, { outcome, snapshot }), figures };
  };
  const sampler = new Sampler((dice) => {
    const value = run(dice);
    return { value, key: canonicalJson(value) };
  });
  return {
    terms,
    enumerator: (isLate = () => false) =>
      new Enumerator(run, { bound, keyOf: canonicalJson, heldLabels: irrelevant, isLate }),
    sample(first, many, timeUsed = () => 0) {
      const counts = new Map<string, SampledValue<Observation>>();
      let made = 0;
      for (; made < many && timeUsed() < 1; made += 1) {
        const { value, key } = sampler.draw(() => new SeededDice(`${seed}/${first + made}`, scope));
        counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
      }
      return { counts, made };
    },
    answer(exact, sample) {
      const sampled = [...(sample?.counts.values() ?? [])].map(({ value }) => value.values);
      const before = project(places, { outcome: undefined, snapshot: draft() });
      const followed = exact.outcomes.map(({ value }) => value.values);
      const values = exact.complete ? followed : [before, ...followed, ...sampled];
      // Unexplored branches can still have a place that the schemas allow.
      const missing = missingPlaces(exact.complete ? places : openPlaces(places, schemas), values);
      if (missing.length > 0) return malformed(missing.map((place) => unknownPlaceFault(places.indexOf(place), place)));
      const request = {
        ruleset: ruleset.id,
        operation: operation.name,
        held: irrelevant,
        ...terms,
        trials: sample?.made ?? 0,
      };
      const counts = sample?.made ? sample.counts : undefined;
      const trials = counts && { counts, trials: request.trials };
      const questions = answerQuestions(selection, exact, trials, { before: start, phrases });
      return oddsAnswer(request, exact, counts, questions);
    },
  };
}

/** Returns the faults of the bound, the trials and their seed. */
export function limitFaults({ bound, seed, trials }: Omit<OddsTerms, "project">): Fault[] {
  const faults: Fault[] = [];
  if (!isWhole(bound, 1, BOUND_LIMIT)) {
    faults.push(faultAt("BOUND_MALFORMED", "/bound", { most: BOUND_LIMIT }));
  }
  if (!isWhole(trials, 0, TRIAL_LIMIT)) {
    faults.push(faultAt("TRIALS_MALFORMED", "/trials", { most: TRIAL_LIMIT }));
  }
  if (typeof seed !== "string" || seed.length > SEED_LENGTH || !isTypedText(normalizeText(seed))) {
    faults.push(faultAt("SEED_MALFORMED/sample", "/seed", { most: SEED_LENGTH }));
  }
  return faults;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
}
