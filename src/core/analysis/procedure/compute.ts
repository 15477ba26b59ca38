import type { Refusal } from "../../contract/answer";
import type { Fault, Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { gathered } from "../../request/fault";
import { isNo, malformed } from "../../request/read";
import { faultAt } from "../../text/message";
import type { Sampled } from "../odds/answer";
import { BRANCH_SHARE, limitFaults, onOddsCharts, type Spent, type Terms, USUAL_TERMS } from "../odds/compute";
import {
  missingPlaces,
  openPlaces,
  PLACE_LIMIT,
  projectionFaults,
  projectWith,
  unknownPlace,
  unknownPlaces,
} from "../odds/projection";
import { MOVE_LIMIT } from "../simulation/limits";
import { countEnding, type EndingTrials, type Prospects, prospectsAnswer } from "./answer";
import type { Ending } from "./expand";
import { follow } from "./follow";
import { immaterialPlaces, levelling } from "./immaterial";
import { type Procedure, type ProcedureRequest, playOnce, readProcedure } from "./procedure";
import { tellsStep } from "./until";
import type { Walked } from "./walk";

/** A request for the odds of a procedure: the procedure, the places told apart, and how far to go. */
export interface ProspectsRequest extends ProcedureRequest {
  readonly project?: readonly string[] | undefined;
  readonly bound?: number | undefined;
  readonly seed?: string | undefined;
  readonly trials?: number | undefined;
}

/** The odds of a procedure that have been asked for and read: what remains is to follow it and to make trials. */
export interface ReadyProspects {
  readonly procedure: Procedure;
  readonly terms: Terms;
  /** Makes so many trials from number `first`, while there is time, and counts how they end. */
  sample(first: number, many: number, spent?: Spent): EndingTrials;
  /** The answer to be given; malformed when a place was asked for that nothing has. */
  answer(walked: Walked, sample?: EndingTrials): Prospects | Unread;
}

/**
 * The exact distribution of how a procedure ends, and a sampled one beside it where it was cut. What its first operation would be
 * refused for is answered in the same way. What the time ends, the answer says.
 */
export function prospectsOf(
  ruleset: AnyRuleset,
  request: ProspectsRequest,
  spent: Spent = () => 0,
): Prospects | Refusal | Unread {
  return onOddsCharts(request.charts, (): Prospects | Refusal | Unread => {
    const ready = readProspects(ruleset, request);
    if (isNo(ready)) return ready;
    const { procedure, terms } = ready;
    const share = terms.trials > 0 ? BRANCH_SHARE : 1;
    const walked = follow(procedure, terms.project, terms.bound, () => spent() >= share);
    return ready.answer(walked, walked.complete ? undefined : ready.sample(0, terms.trials, spent));
  });
}

/** Reads a request for the odds of a procedure: ready, refused by a rule, or malformed. */
export function readProspects(ruleset: AnyRuleset, request: ProspectsRequest): ReadyProspects | Refusal | Unread {
  const { project = [], bound = USUAL_TERMS.bound, seed = "prospects", trials = USUAL_TERMS.trials } = request;
  const terms = { project, bound, seed, trials };
  const faults = gathered(placeFaults(ruleset, project), limitFaults(terms), endless(request));
  const read = readProcedure(ruleset, request, faults);
  if (isNo(read)) return read;
  const schemas = { snapshot: ruleset.snapshot };
  const { operation: opening = null, policy = null, until = [] } = request;
  const procedure: Procedure = {
    ...read,
    counts: read.counts || project.some(tellsStep),
    level: levelling(immaterialPlaces(ruleset, { policy, until, project }), read.draft()),
  };
  return {
    procedure,
    terms,
    sample: (first, many, spent = () => 0) => sampled(procedure, terms, { first, many, spent }),
    answer(walked, sample) {
      const sampled = [...(sample?.counts.values() ?? [])].map(({ value }) => value.values);
      const followed = walked.endings.map(({ ending }) => ending.values);
      const before = projectWith(ruleset, project, read.draft());
      const ends = walked.complete ? followed : [before, ...followed, ...sampled];
      // What was left open may still come to a place that the schema has.
      const missing = missingPlaces(walked.complete ? project : openPlaces(project, schemas), ends);
      if (missing.length > 0) return malformed(missing.map((place) => unknownPlace(project.indexOf(place), place)));
      const made = sample?.made ? sample : undefined;
      return prospectsAnswer({ ruleset: ruleset.id, opening, policy, project, bound, seed }, walked, made);
    },
  };
}

function sampled(
  procedure: Procedure,
  { project, seed }: Terms,
  { first, many, spent }: { readonly first: number; readonly many: number; readonly spent: Spent },
): EndingTrials {
  const counts = new Map<string, Sampled<Ending>>();
  let made = 0;
  for (; made < many && spent() < 1; made += 1) {
    const played = playOnce(procedure, `${seed}/${first + made}`, MOVE_LIMIT, spent);
    if (played === undefined) break;
    const { end, until, state } = played;
    countEnding(counts, { end, until, values: projectWith(procedure.ruleset, project, state) });
  }
  return { counts, made };
}

/** Faults of the places told apart: measures of the ruleset, or pointers into the snapshot. */
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
    return isNowhere ? [unknownPlace(index, place)] : [];
  });
}

/** The fault of a request that does not say where the procedure ends. */
function endless({ until }: ProspectsRequest): Fault[] {
  if (until !== undefined && until.length > 0) return [];
  return [faultAt("UNTIL_MALFORMED/missing", "/until")];
}
