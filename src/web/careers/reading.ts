import type { CareerStepTold } from "../../client/index";
import { type AuditEntry, careersClient, type JsonFields } from "../service/service";
import type { GameStep, TableGame } from "../tree/game";
import { hasPosition, mergeStepDetails, type StepDetails, tokenOf } from "./current-career";

/** Maximum steps per request. */
const MAX_STEPS_PER_REQUEST = 100;

/** Keys of the steps being loaded, to avoid duplicate requests. */
const inFlight = new Set<string>();

/** Loads the steps that are not available in this language yet; for the step shown, also its snapshot or view. */
export async function readSteps(game: TableGame, steps: readonly GameStep[], language: string): Promise<void> {
  const { id, at } = game;
  const keyOf = ({ n }: GameStep) => `${id}/${n}/${language}/${n === at}`;
  const missing = steps.filter((one) => {
    return !inFlight.has(keyOf(one)) && (one.language !== language || (one.n === at && !hasPosition(one)));
  });
  if (missing.length === 0) return;
  for (const one of missing) inFlight.add(keyOf(one));
  try {
    const records = await recordsOf(id, missing);
    const details = await Promise.all(
      missing.map((one) => readStep(id, one, records.get(one.n), { language, isShown: one.n === at })),
    );
    mergeStepDetails(
      id,
      details.flatMap((each) => each ?? []),
    );
  } finally {
    for (const one of missing) inFlight.delete(keyOf(one));
  }
}

/** Returns the chain's records of some steps, by number. */
async function recordsOf(id: string, steps: readonly GameStep[]): Promise<ReadonlyMap<number, CareerStepTold>> {
  const numbers = steps.map(({ n }) => n);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const records = new Map<number, CareerStepTold>();
  for (let from = first; from <= last; from += MAX_STEPS_PER_REQUEST) {
    const limit = Math.min(MAX_STEPS_PER_REQUEST, last - from + 1);
    const after = from === 0 ? {} : { after: String(from - 1) };
    const page = await careersClient.careerSteps({ career: id, limit, ...after }, { token: tokenOf(id) });
    for (const step of page.steps) records.set(step.version, step);
  }
  return records;
}

async function readStep(
  id: string,
  one: GameStep,
  record: CareerStepTold | undefined,
  { language, isShown }: { readonly language: string; readonly isShown: boolean },
): Promise<StepDetails | undefined> {
  if (record === undefined) return undefined;
  const { n } = one;
  const token = tokenOf(id);
  const [{ audit }, position] = await Promise.all([
    careersClient.careerAudit({ career: id, version: n, language }, { token }),
    isShown && !hasPosition(one)
      ? careersClient.career({ career: id, version: n, decisions: "NONE", language }, { token })
      : undefined,
  ]);
  return { ...detailsOf(record, audit ?? [], language), position };
}

/** Returns the details of a step from its record and its audit trail. */
export function detailsOf(record: CareerStepTold, audit: readonly unknown[], language: string): StepDetails {
  const { version, operation, input, kind, rolls } = record;
  return {
    step: {
      n: version,
      operation: operation ?? "",
      input: (input ?? {}) as JsonFields,
      language,
      ...(operation === null && { kind: kind === "PLAY" || kind === "START" ? "HIDDEN" : kind }),
    },
    dice: rolls.flatMap(({ faces }) => faces),
    audit: audit as readonly AuditEntry[],
    position: undefined,
  };
}
