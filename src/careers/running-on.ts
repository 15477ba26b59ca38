import type { Resolution } from "../core/contract/answer";
import { RUN_LIMIT } from "../core/contract/request";
import type { SnapshotBase } from "../core/contract/snapshot";
import { openAfter } from "../core/engine/adjudicate";
import { runFrom } from "../core/engine/run-on";
import { type DiceSource, resolveMove } from "../proof/replay";
import type { OpenedCareer } from "./gate";
import { mayPlay, mayPlayAny } from "./playing";
import type { SeedOf } from "./promises";
import { recomputeAnswer, rulesDifferProblem } from "./replaying";
import { playedStep, type StepContext } from "./steps";
import type { StoredStep } from "./store/store";
import type { AnswerOptions } from "./visibility";

/** A stored step, the snapshot it was played on, and the answer of the rules. */
export interface StepResult {
  readonly before: SnapshotBase;
  readonly stored: StoredStep;
  readonly answer: Resolution;
}

/** The context of a run: its dice, the format of its answers, and the expiry of its steps. */
interface RunContext {
  /** Operations that the run does not stop for. */
  readonly runThrough: readonly string[];
  readonly diceAfter: (head: StoredStep) => DiceSource;
  readonly options: AnswerOptions;
  readonly expiresAt: number;
  readonly stepContext: StepContext;
  readonly seedOf: SeedOf;
}

/**
 * Plays on while the only open decision is to end a phase, and stores each step separately. Returns the whole run with
 * the first step. Stops if another writer comes between, or if the next step is not the bearer's.
 */
export async function playRun(
  opened: OpenedCareer,
  first: StepResult,
  context: RunContext,
): Promise<readonly StepResult[]> {
  const { store, entry } = opened;
  const run = [first];
  for (const step of stepsFrom(opened, first, context)) {
    if (!(await store.append(entry.chain, step.stored, context.expiresAt))) break;
    run.push(step);
  }
  return run;
}

/** Returns the steps that follow automatically and that the bearer may play. Stores none of them. */
function stepsFrom(
  opened: OpenedCareer,
  first: StepResult,
  { runThrough, diceAfter, options, stepContext, seedOf }: RunContext,
): readonly StepResult[] {
  const { store, entry, ruleset } = opened;
  const query = { charts: entry.charts, decisions: options.decisions, storedPart: "SNAPSHOT" as const };
  const mark = { key: null, payload: first.stored.payload };
  const [, ...steps] = runFrom(first, {
    openAfter: ({ stored, answer }) => (mayPlayAny(opened, stored.snapshot) ? openAfter(ruleset, answer, query) : []),
    isRunThrough: (operation, { stored }) =>
      runThrough.includes(operation) && mayPlay(opened, stored.snapshot, operation),
    play: (operation, { stored: head }) => {
      if (!mayPlay(opened, head.snapshot, operation) || !store.hasRoom(head)) return undefined;
      const move = { operation, input: {}, rerolls: [], dice: diceAfter(head) };
      const answer = resolveMove(ruleset, head.snapshot, entry.charts, move, { ...options, storedPart: "SNAPSHOT" });
      if (answer.kind !== "RESOLUTION") return undefined;
      const stored = playedStep(ruleset, head, move, answer, mark, {
        ...stepContext,
        revealed: seedOf(head),
        ranOn: true,
      });
      return { before: head.snapshot, stored, answer };
    },
  });
  return steps;
}

/**
 * Returns the run that an earlier request with an idempotency key has stored, recomputed from its steps. They carry its
 * mark.
 */
export async function readStoredRun(
  opened: OpenedCareer,
  first: StepResult,
  options: AnswerOptions,
): Promise<readonly StepResult[]> {
  const { store, entry } = opened;
  const later = await store.readSteps(entry.chain, first.stored.step.version + 1, RUN_LIMIT - 1);
  const run = [first];
  for (const stored of later) {
    if (stored.key !== null || stored.payload !== first.stored.payload || stored.step.operation === null) break;
    const before = run.at(-1)!.stored.snapshot;
    const answer = recomputeAnswer(opened, before, stored, options);
    if (answer === undefined) throw rulesDifferProblem(stored);
    run.push({ before, stored, answer });
  }
  return run;
}
