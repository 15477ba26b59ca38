import { beforeAll, describe, expect, test } from "vitest";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import type { Move } from "../../../src/core/engine/apply";
import { LONG } from "../long";
import type { Played } from "../play";

/** A game of random play: its number, and whether it is a campaign. */
export interface Game {
  readonly index: number;
  readonly isCampaign: boolean;
}

/** Where a move is: its game, and how many moves were made before it. */
export interface At extends Game {
  readonly seen: number;
}

/** What holds in every game. A law throws where it is broken, and looks at nothing after that. */
export interface Law {
  readonly title: string;
  /** Looks at a move before it is made; changes nothing. */
  look?(state: SnapshotBase, move: Move, at: At): void;
  /** Looks at a game that is over. */
  end?(played: Played, game: Game): void;
  /** Looks at what it collected; throws if that is too little to prove anything. */
  judge(): void | Promise<void>;
}

/** Games in the order in which they are played. `play` lets every move be looked at before it is made. */
export interface Games {
  readonly games: Iterable<Game>;
  readonly play: (game: Game, look: (state: SnapshotBase, move: Move) => void) => Played;
}

/** Plays each game once while all laws look. Declares a test that every game ends, and one for each law. */
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
        let seen = 0;
        try {
          const played = play(game, (state, move) => {
            const at = { ...game, seen };
            for (const law of laws) {
              if (law.look === undefined) continue;
              ask(law, `${where}, move ${seen}, ${move.operation.name}`, () => law.look!(state, move, at));
            }
            seen += 1;
          });
          for (const law of laws) if (law.end !== undefined) ask(law, where, () => law.end!(played, game));
          if (played.over) finished += 1;
          else unfinished.push(`${where} is not over after ${seen} moves`);
        } catch (error) {
          unfinished.push(`${where}, move ${seen}: ${error}`);
        }
        // Lets the worker report that it is alive.
        await new Promise(setImmediate);
      }
    }, LONG);

    test("every game of random legal play ends without crash or dead end", () => {
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

/** The games 0 to `count` - 1. */
export function* gamesTo(count: number, isCampaign = false): Generator<Game> {
  for (let index = 0; index < count; index += 1) yield { index, isCampaign };
}
