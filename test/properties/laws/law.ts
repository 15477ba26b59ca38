import { beforeAll, describe, expect, test } from "vitest";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import type { Move } from "../../../src/core/engine/apply";
import { LONG } from "../long";
import type { GameRun } from "../play";

/** A game of random play: its index, and whether it is a campaign. */
export interface Game {
  readonly index: number;
  readonly isCampaign: boolean;
}

/** A move's game, and the number of moves before it. */
export interface MoveContext extends Game {
  readonly moveCount: number;
}

/** A law that holds in every game. It throws when broken and then checks nothing further. */
export interface Law {
  readonly title: string;
  /** Checks a move before it is made. Changes nothing. */
  look?(state: SnapshotBase, move: Move, at: MoveContext): void;
  /** Checks a finished game. */
  end?(run: GameRun, game: Game): void;
  /** Throws if the collected cases are too few to prove the law. */
  judge(): void | Promise<void>;
}

/** Games in the order of play. `play` shows every move before it is made. */
export interface Games {
  readonly games: Iterable<Game>;
  readonly play: (game: Game, look: (state: SnapshotBase, move: Move) => void) => GameRun;
}

/** Plays each game once for all laws. Declares a test that every game ends, and one test per law. */
export function declareLaws(name: string, { games, play }: Games, laws: readonly Law[]): void {
  const broken = new Map<Law, unknown>();
  const ask = (law: Law, where: string, act: () => void): void => {
    if (broken.has(law)) return;
    try {
      act();
    } catch (error) {
      broken.set(law, new Error(`${where}: ${error instanceof Error ? error.message : error}`, { cause: error }));
    }
  };
  describe(name, () => {
    const unfinished: string[] = [];
    let finished = 0;

    beforeAll(async () => {
      for (const game of games) {
        const where = `${game.isCampaign ? "campaign" : "game"} ${game.index}`;
        let moves = 0;
        try {
          const run = play(game, (state, move) => {
            const at: MoveContext = { ...game, moveCount: moves };
            for (const law of laws) {
              if (law.look === undefined) continue;
              ask(law, `${where}, move ${moves}, ${move.operation.name}`, () => law.look!(state, move, at));
            }
            moves += 1;
          });
          for (const law of laws) if (law.end !== undefined) ask(law, where, () => law.end!(run, game));
          if (run.over) finished += 1;
          else unfinished.push(`${where} is not over after ${moves} moves`);
        } catch (error) {
          unfinished.push(`${where}, move ${moves}: ${error}`);
        }
        // Lets the worker send its heartbeat.
        await new Promise(setImmediate);
      }
    }, LONG);

    test("random legal play: every game ends without crash or dead end", () => {
      expect(unfinished).toEqual([]);
      expect(finished).toBeGreaterThan(10);
    });

    test.each(laws.map((law) => [law.title, law] as const))(
      "%s",
      async (_, law) => {
        if (broken.has(law)) throw broken.get(law);
        await law.judge();
      },
      LONG,
    );
  });
}

/** Yields the games 0 to `count` - 1. */
export function* gamesTo(count: number, isCampaign = false): Generator<Game> {
  for (let index = 0; index < count; index += 1) yield { index, isCampaign };
}
