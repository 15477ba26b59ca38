import type { Adjudicated, Decision, Resolution, RunStep } from "../contract/answer";
import type { JsonSchema } from "../contract/choice";
import { type Request, type Result, RUN_LIMIT } from "../contract/request";

/** How a run asks the kernel: an operation resolved alone, and what is open after it. */
interface Asking {
  readonly resolve: (next: Request) => Result<Adjudicated>;
  readonly openAfter: (resolution: Resolution) => readonly Decision[];
}

/**
 * A resolution with all that follows from it by itself, each step resolved as it would be alone. It ends where there is something
 * to choose, where a tape has no die for the next step, and after as many steps as a run may have.
 */
export function ranOn(request: Request, asked: Resolution, { resolve, openAfter }: Asking): Resolution {
  const {
    operation: _,
    input = {},
    snapshot: __,
    seed,
    dice: ___,
    runDice = [],
    rerolls: ____,
    rolls: _____,
    ...same
  } = request;
  const first: Call = { input, answer: asked };
  const calls = runFrom(first, {
    openAfter: ({ answer }) => openAfter(answer),
    play: (operation, { answer: { snapshot } }, played) => {
      const rolled = seed === undefined ? { dice: runDice[played - 1] ?? [] } : { seed };
      const answer = resolve({ ...same, ...rolled, operation, snapshot, input: {} });
      return answer.kind === "RESOLUTION" ? { input: {}, answer } : undefined;
    },
  });
  return runOf(calls);
}

/** What differs between runs: how the operations open after a step are known, and how the next step is played. */
interface Running<S> {
  readonly openAfter: (last: S) => readonly Decision[];
  /** Plays an operation after the last of so many steps; undefined where the run cannot go on. */
  readonly play: (operation: string, last: S, played: number) => S | undefined;
}

/** A step and all that follow from it by themselves, as far as they can be played and as many as a run may have. */
export function runFrom<S>(first: S, { openAfter, play }: Running<S>): readonly S[] {
  const run = [first];
  for (let last: S | undefined = first; last !== undefined && run.length < RUN_LIMIT; ) {
    const operation = onlyEnding(openAfter(last));
    last = operation === undefined ? undefined : play(operation, last, run.length);
    if (last !== undefined) run.push(last);
  }
  return run;
}

/** One step of a run, as it was resolved alone. */
interface Call {
  readonly input: unknown;
  readonly answer: Resolution;
}

/** The resolution of a run of these calls, of which there is one at least. */
export function runOf(calls: readonly Call[]): Resolution {
  const { answer: asked } = calls[0]!;
  const { snapshot, decisions, digest, views: seen } = calls.at(-1)!.answer;
  const views = seen?.map((view, index) => ({ ...view, audit: asked.views![index]!.audit }));
  return { ...asked, snapshot, decisions, digest, ...(views && { views }), steps: calls.map(stepOf) };
}

/** The operation that a run goes on with: the only one open, standing permissions apart, when it ends something and takes no input. */
export function onlyEnding(decisions: readonly Decision[]): string | undefined {
  const [only, ...others] = decisions.filter(({ legal, kind }) => legal && kind !== "STANDING");
  if (only === undefined || others.length > 0) return undefined;
  return only.kind === "END" && takesNothing(only.input) ? only.operation : undefined;
}

function takesNothing(input: JsonSchema | null): boolean {
  return Object.keys((input?.properties as object | undefined) ?? {}).length === 0;
}

function stepOf({ input, answer }: Call): RunStep {
  const { operation, revision, outcome, audit, dice, digest, algorithm, views } = answer;
  return { operation, revision, input, outcome, audit, dice, digest, algorithm, ...(views && { views }) };
}
