import type { Adjudicated, Decision, Resolution, RunStep } from "../contract/answer";
import type { JsonSchema } from "../contract/choice";
import { type Request, type Result, RUN_LIMIT } from "../contract/request";

/** The kernel as a run uses it: resolves one operation, and lists the decisions after it. */
interface RunCallbacks {
  readonly resolve: (next: Request) => Result<Adjudicated>;
  readonly openAfter: (resolution: Resolution) => readonly Decision[];
}

/**
 * Extends a resolution by the automatic steps after it, each resolved as if it were alone. Stops at a choice, when a
 * tape has no dice for the next step, or at RUN_LIMIT steps.
 */
export function runToNextDecision(
  request: Request,
  opening: Resolution,
  { resolve, openAfter }: RunCallbacks,
): Resolution {
  const {
    operation: _,
    input = {},
    snapshot: __,
    seed,
    dice: ___,
    runDice = [],
    runThrough = [],
    rerolls: ____,
    rolls: _____,
    ...same
  } = request;
  const first: ResolvedStep = { input, answer: opening };
  const calls = runFrom(first, {
    openAfter: ({ answer }) => openAfter(answer),
    isRunThrough: (operation) => runThrough.includes(operation),
    play: (operation, { answer: { snapshot } }, stepCount) => {
      const diceFields = seed === undefined ? { dice: runDice[stepCount - 1] ?? [] } : { seed };
      const answer = resolve({ ...same, ...diceFields, operation, snapshot, input: {} });
      return answer.kind === "RESOLUTION" ? { input: {}, answer } : undefined;
    },
  });
  return mergeRun(calls);
}

/** The parts that differ between runs: how decisions are listed, and how a step is played. */
interface RunDriver<S> {
  readonly openAfter: (last: S) => readonly Decision[];
  /** True for an operation that the run does not stop for. Default: none. */
  readonly isRunThrough?: (operation: string, last: S) => boolean;
  /** Plays an operation as step `stepCount` of the run; undefined if the run cannot go on. */
  readonly play: (operation: string, last: S, stepCount: number) => S | undefined;
}

/** Returns a step and the automatic steps after it, at most RUN_LIMIT. */
export function runFrom<S>(first: S, { openAfter, isRunThrough = () => false, play }: RunDriver<S>): readonly S[] {
  const run = [first];
  for (let last: S | undefined = first; last !== undefined && run.length < RUN_LIMIT; ) {
    const head = last;
    const operation = automaticOperation(openAfter(head), (name) => isRunThrough(name, head));
    last = operation === undefined ? undefined : play(operation, last, run.length);
    if (last !== undefined) run.push(last);
  }
  return run;
}

/** One step of a run, resolved by itself. */
interface ResolvedStep {
  readonly input: unknown;
  readonly answer: Resolution;
}

/** Combines the steps of a run, at least one, into one resolution. */
export function mergeRun(calls: readonly ResolvedStep[]): Resolution {
  const { answer: firstAnswer } = calls[0]!;
  const { snapshot, decisions, digest, views: lastViews } = calls.at(-1)!.answer;
  const views = lastViews?.map((view, index) => ({ ...view, audit: firstAnswer.views![index]!.audit }));
  return { ...firstAnswer, snapshot, decisions, digest, ...(views && { views }), steps: calls.map(stepOf) };
}

/**
 * Returns the operation a run continues with: the only open one, ignoring standing permissions and options that are run
 * through. It must take no input, and end something or be run through.
 */
export function automaticOperation(
  decisions: readonly Decision[],
  isRunThrough: (operation: string) => boolean = () => false,
): string | undefined {
  const [only, ...others] = decisions.filter(
    ({ legal, kind, operation }) => legal && kind !== "STANDING" && !(kind === "MAY" && isRunThrough(operation)),
  );
  if (only === undefined || others.length > 0) return undefined;
  const isAutomatic = only.kind === "END" || isRunThrough(only.operation);
  return isAutomatic && takesNoInput(only.input) ? only.operation : undefined;
}

function takesNoInput(input: JsonSchema | null): boolean {
  return Object.keys((input?.properties as object | undefined) ?? {}).length === 0;
}

function stepOf({ input, answer }: ResolvedStep): RunStep {
  const { operation, revision, outcome, audit, dice, digest, algorithm, views } = answer;
  return { operation, revision, input, outcome, audit, dice, digest, algorithm, ...(views && { views }) };
}
