import type { Resolution } from "../core/contract/answer";
import { RUN_LIMIT } from "../core/contract/request";
import type { SnapshotBase } from "../core/contract/snapshot";
import { openAfter } from "../core/engine/adjudicate";
import { onlyEnding } from "../core/engine/run-on";
import { type DiceSource, resolveMove } from "../proof/replay";
import type { Opened } from "./gate";
import { mayPlay, mayPlayAny } from "./playing";
import { answerAgain, rulesDiffer } from "./replaying";
import type { Telling } from "./showing";
import type { Signer } from "./signing/signer";
import { playedStep } from "./steps";
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
  readonly signer: Signer | undefined;
}

/**
 * Plays on from a step while nothing is left but to end a phase, each step stored by itself; gives the whole run, the step played
 * first among it. It ends where another writer comes between, or where the next step is not the bearer's.
 */
export async function playOn(opened: Opened, first: Played, playing: Playing): Promise<readonly Played[]> {
  const { store, entry, ruleset } = opened;
  const run = [first];
  while (run.length < RUN_LIMIT) {
    const { stored: head, answer: last } = run.at(-1)!;
    if (!mayPlayAny(opened, head.snapshot)) break;
    const operation = onlyEnding(
      openAfter(ruleset, last, { charts: entry.charts, decisions: playing.telling.decisions }),
    );
    if (operation === undefined || !mayPlay(opened, head.snapshot, operation)) break;
    if (!store.hasRoom(head)) break;
    const dice = playing.diceAfter(head);
    const move = { operation, input: {}, rerolls: [], dice };
    const answer = resolveMove(ruleset, head.snapshot, entry.charts, move, playing.telling);
    if (answer.kind !== "RESOLUTION") break;
    const mark = { key: null, payload: first.stored.payload };
    const stored = playedStep(head, move, answer, mark, { signer: playing.signer, ranOn: true });
    if (!(await store.append(entry.chain, stored, playing.expiresAt))) break;
    run.push({ before: head.snapshot, stored, answer });
  }
  return run;
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
