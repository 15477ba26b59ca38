import type { Resolution } from "../core/contract/answer";
import { RUN_LIMIT } from "../core/contract/request";
import type { SnapshotBase } from "../core/contract/snapshot";
import { openAfter } from "../core/engine/adjudicate";
import { runFrom } from "../core/engine/run-on";
import { type DiceSource, resolveMove } from "../proof/replay";
import type { Opened } from "./gate";
import { mayPlay, mayPlayAny } from "./playing";
import type { SeedOf } from "./promises";
import { answerAgain, rulesDiffer } from "./replaying";
import type { Telling } from "./showing";
import { type Making, playedStep } from "./steps";
import type { StoredStep } from "./store/store";

/** A step as it was stored, with the snapshot it was played on and what the rules answered. */
export interface Played {
  readonly before: SnapshotBase;
  readonly stored: StoredStep;
  readonly answer: Resolution;
}

/** How the steps of a run are played: with which dice, how they are told, and how long they are kept. */
interface Playing {
  readonly diceAfter: (head: StoredStep) => DiceSource;
  readonly telling: Telling;
  readonly expiresAt: number;
  readonly making: Making;
  readonly seedOf: SeedOf;
}

/**
 * Plays on from a step while nothing is left but to end a phase, each step stored by itself; gives the whole run, the step played
 * first among it. It ends where another writer comes between, or where the next step is not the bearer's.
 */
export async function playOn(opened: Opened, first: Played, playing: Playing): Promise<readonly Played[]> {
  const { store, entry } = opened;
  const run = [first];
  for (const step of stepsFrom(opened, first, playing)) {
    if (!(await store.append(entry.chain, step.stored, playing.expiresAt))) break;
    run.push(step);
  }
  return run;
}

/** The steps that follow from one by themselves, and are the bearer's to play; none of them is stored. */
function stepsFrom(opened: Opened, first: Played, { diceAfter, telling, making, seedOf }: Playing): readonly Played[] {
  const { store, entry, ruleset } = opened;
  const asked = { charts: entry.charts, decisions: telling.decisions, storedPart: "SNAPSHOT" as const };
  const mark = { key: null, payload: first.stored.payload };
  const [, ...steps] = runFrom(first, {
    openAfter: ({ stored, answer }) => (mayPlayAny(opened, stored.snapshot) ? openAfter(ruleset, answer, asked) : []),
    play: (operation, { stored: head }) => {
      if (!mayPlay(opened, head.snapshot, operation) || !store.hasRoom(head)) return undefined;
      const move = { operation, input: {}, rerolls: [], dice: diceAfter(head) };
      const answer = resolveMove(ruleset, head.snapshot, entry.charts, move, { ...telling, storedPart: "SNAPSHOT" });
      if (answer.kind !== "RESOLUTION") return undefined;
      const stored = playedStep(ruleset, head, move, answer, mark, { ...making, revealed: seedOf(head), ranOn: true });
      return { before: head.snapshot, stored, answer };
    },
  });
  return steps;
}

/** The run that an earlier request with an idempotency key has stored, made again of its steps: they bear its mark. */
export async function playedOn(opened: Opened, first: Played, telling: Telling): Promise<readonly Played[]> {
  const { store, entry } = opened;
  const later = await store.readSteps(entry.chain, first.stored.step.version + 1, RUN_LIMIT - 1);
  const run = [first];
  for (const stored of later) {
    if (stored.key !== null || stored.payload !== first.stored.payload || stored.step.operation === null) break;
    const before = run.at(-1)!.stored.snapshot;
    const answer = answerAgain(opened, before, stored, telling);
    if (answer === undefined) throw rulesDiffer(stored);
    run.push({ before, stored, answer });
  }
  return run;
}
