import type { Refusal } from "../../contract/answer";
import type { Fault, InvalidRequest } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { mergeFaults } from "../../request/fault";
import { isRejected, malformed } from "../../request/result";
import { faultAt } from "../../text/message";
import type { SampledValue } from "../odds/answer";
import {
  BRANCH_SHARE,
  DEFAULT_TERMS,
  limitFaults,
  type OddsTerms,
  onOddsCharts,
  phrasesIn,
  type TimeUsed,
} from "../odds/compute";
import {
  missingPlaces,
  openPlaces,
  PLACE_LIMIT,
  projectionFaults,
  projectWith,
  unknownPlaceFault,
  unknownPlaces,
} from "../odds/projection";
import { answerQuestions } from "../odds/question-answers";
import {
  answerResult,
  procedureQuestions,
  type QuestionEntry,
  questionFaults,
  readsOf,
  selectQuestions,
} from "../odds/questions";
import { MOVE_LIMIT } from "../simulation/limits";
import { countEnding, type EndingTrials, type Prospects, prospectsAnswer } from "./answer";
import type { Ending, Observe } from "./expand";
import { follow } from "./follow";
import { immaterialPlaces, makeStateNormalizer } from "./immaterial";
import { type Procedure, type ProcedureRequest, parseProcedure, playOnce } from "./procedure";
import { includesStep } from "./until";
import type { WalkResult } from "./walk";

/** A request for the odds of a procedure: the procedure, the projected places and the limits. */
export interface ProspectsRequest extends ProcedureRequest {
  readonly project?: readonly string[] | undefined;
  /** Ids of questions. Default: all that cost nothing, or none if the request has projected places. */
  readonly questions?: readonly string[] | undefined;
  readonly bound?: number | undefined;
  readonly seed?: string | undefined;
  readonly trials?: number | undefined;
}

/** Parsed odds of a procedure, ready to follow it and run trials. */
export interface ReadyProspects {
  readonly procedure: Procedure;
  readonly terms: OddsTerms;
  readonly observe: Observe;
  /** Runs up to `many` trials from number `first`, within the time, and counts their endings. */
  sample(first: number, many: number, timeUsed?: TimeUsed): EndingTrials;
  /** Builds the answer; malformed if a requested place does not exist in any result. */
  answer(walked: WalkResult, sample?: EndingTrials): Prospects | InvalidRequest;
}

/**
 * Computes the exact distribution of a procedure's endings, and a sample if it was cut. If the first operation would be
 * refused, returns that refusal. The answer says if the time ran out.
 */
export function prospectsOf(
  ruleset: AnyRuleset,
  request: ProspectsRequest,
  timeUsed: TimeUsed = () => 0,
): Prospects | Refusal | InvalidRequest {
  return onOddsCharts(request.charts, (): Prospects | Refusal | InvalidRequest => {
    const ready = parseProspects(ruleset, request);
    if (isRejected(ready)) return ready;
    const { procedure, terms, observe } = ready;
    const share = terms.trials > 0 ? BRANCH_SHARE : 1;
    const walked = follow(procedure, observe, terms.bound, () => timeUsed() >= share);
    return ready.answer(walked, walked.complete ? undefined : ready.sample(0, terms.trials, timeUsed));
  });
}

/** Parses a request for the odds of a procedure: returns odds ready to compute, a refusal or faults. */
export function parseProspects(
  ruleset: AnyRuleset,
  request: ProspectsRequest,
): ReadyProspects | Refusal | InvalidRequest {
  const { project = [], bound = DEFAULT_TERMS.bound, seed = "prospects", trials = DEFAULT_TERMS.trials } = request;
  const terms = { project, bound, seed, trials };
  const known = procedureQuestions(ruleset);
  const faults = mergeFaults(
    placeFaults(ruleset, project),
    questionFaults(request.questions ?? [], known),
    limitFaults(terms),
    missingUntilFaults(request),
  );
  const parsed = parseProcedure(ruleset, request, faults);
  if (isRejected(parsed)) return parsed;
  const schemas = { snapshot: ruleset.snapshot };
  const { operation: opening = null, policy = null, until = [] } = request;
  const start = parsed.draft();
  const idlePlacesWith = (selection: readonly QuestionEntry[]): readonly string[] => {
    const places = [...project, ...selection.flatMap(({ question }) => readsOf(question))];
    return immaterialPlaces(ruleset, { policy, until, project: places });
  };
  // By default, no question costs branches: states that were equal without it stay equal.
  const isFree = (each: QuestionEntry): boolean => idlePlacesWith([each]).length === idlePlacesWith([]).length;
  const selection = selectQuestions(
    request.questions,
    known,
    request.project === undefined ? known.filter(isFree) : [],
  );
  const observe: Observe = (state) => ({
    values: projectWith(ruleset, project, state),
    figures: answerResult(ruleset, selection, { before: start, after: state, outcome: undefined }),
  });
  const procedure: Procedure = {
    ...parsed,
    counts: parsed.counts || project.some(includesStep),
    level: makeStateNormalizer(idlePlacesWith(selection), start),
  };
  return {
    procedure,
    terms,
    observe,
    sample: (first, many, clock = () => 0) => sampled(procedure, observe, { ...terms, first, many, timeUsed: clock }),
    answer(walked, sample) {
      const sampleEndings = [...(sample?.counts.values() ?? [])].map(({ value }) => value.values);
      const followed = walked.endings.map(({ ending }) => ending.values);
      const before = projectWith(ruleset, project, start);
      const ends = walked.complete ? followed : [before, ...followed, ...sampleEndings];
      // Unexplored branches can still have a place that the schema allows.
      const missing = missingPlaces(walked.complete ? project : openPlaces(project, schemas), ends);
      if (missing.length > 0)
        return malformed(missing.map((place) => unknownPlaceFault(project.indexOf(place), place)));
      const nonEmpty = sample?.made ? sample : undefined;
      const context = { before: start, phrases: phrasesIn(ruleset, request.templates) };
      return prospectsAnswer(
        { ruleset: ruleset.id, opening, policy, project, bound, seed },
        walked,
        nonEmpty,
        (exact, trials) => answerQuestions(selection, exact, trials, context),
      );
    },
  };
}

interface TrialTerms extends Pick<OddsTerms, "seed"> {
  readonly first: number;
  readonly many: number;
  readonly timeUsed: TimeUsed;
}

function sampled(procedure: Procedure, observe: Observe, { seed, first, many, timeUsed }: TrialTerms): EndingTrials {
  const counts = new Map<string, SampledValue<Ending>>();
  let made = 0;
  for (; made < many && timeUsed() < 1; made += 1) {
    const run = playOnce(procedure, `${seed}/${first + made}`, MOVE_LIMIT, timeUsed);
    if (run === undefined) break;
    const { end, until, state } = run;
    countEnding(counts, { end, until, ...observe(state) });
  }
  return { counts, made };
}

/** Returns the faults of the projected places: each must be a measure of the ruleset or a pointer into the snapshot. */
function placeFaults(ruleset: AnyRuleset, places: unknown): Fault[] {
  const names = Object.keys(ruleset.analysis?.measures ?? {});
  const fault = (pointer: string): Fault =>
    faultAt("PROJECTION_MALFORMED/procedure", pointer, { most: PLACE_LIMIT, names });
  if (!Array.isArray(places) || places.length > PLACE_LIMIT) return [fault("/project")];
  return places.flatMap((place: unknown, index): Fault[] => {
    const isNamed = typeof place === "string" && names.includes(place);
    const isPlace =
      typeof place === "string" && /^\/snapshot(\/|$)/.test(place) && projectionFaults([place]).length === 0;
    if (!(isNamed || isPlace) || places.indexOf(place) !== index) return [fault(`/project/${index}`)];
    const isNowhere = unknownPlaces([place], { snapshot: ruleset.snapshot }).length > 0;
    return isNowhere ? [unknownPlaceFault(index, place)] : [];
  });
}

/** Returns a fault if the request does not say where the procedure ends. */
function missingUntilFaults({ until }: ProspectsRequest): Fault[] {
  if (until !== undefined && until.length > 0) return [];
  return [faultAt("UNTIL_MALFORMED/missing", "/until")];
}
