import type { AnyRuleset } from "../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, type Move, seededPick } from "../../src/core/engine/apply";
import { drawMove } from "../fixtures/draw-move";

/** One game of random legal play: its last state and its length. */
export interface GameRun {
  readonly state: SnapshotBase;
  readonly moves: number;
  readonly over: boolean;
}

/**
 * Plays one game with random legal choices until it is over, without checking the kernel. `look` gets every move before
 * it is made. `choose` may choose the move instead.
 */
export function playAtRandom(
  ruleset: AnyRuleset,
  input: unknown,
  seed: string,
  look: (state: SnapshotBase, move: Move) => void = () => {},
  limit = 20_000,
  choose: (state: SnapshotBase) => Move | undefined = () => undefined,
): GameRun {
  const charts = ruleset.pack.charts;
  const pick = seededPick(seed);
  const dice = (operation: string, step: number) => new SeededDice(seed, { ruleset: ruleset.id, operation, step });
  const state = ruleset.start.blank(input, charts) as SnapshotBase;
  apply(ruleset.start, state, charts, input, dice("new", 0));
  let moves = 0;
  while (!ruleset.over(state) && moves < limit) {
    const move = choose(state) ?? drawMove(ruleset, state, charts, pick, weigh);
    if (move === undefined)
      throw new Error(`Dead end after ${moves} moves with seed ${seed}: ${JSON.stringify(state)}`);
    look(state, move);
    apply(move.operation, state, charts, move.input, dice(move.operation.name, state.step));
    moves += 1;
  }
  return { state, moves, over: ruleset.over(state) };
}

/** Repeatable operations that do not advance play. */
const IDLE = new Set(["jettisonCargo", "landCrew", "transferCargo", "reembark"]);

/** Returns the weight of an operation. Repeatable operations that do not advance play are drawn less often. */
export function weigh(operation: string): number {
  if (IDLE.has(operation)) return 1;
  if (operation === "loadTorpedoes" || operation === "abortPatrol" || operation === "turnBack") return 1;
  return operation === "breakOff" ? 4 : 12;
}
