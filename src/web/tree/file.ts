import type { Fields, Resolution } from "../service/service";
import { blank, type DiceMode, type Game, grown, lineOf } from "./game";
import { answerAt, local } from "./source";

/** A game as a file: what was played, with which dice, and the digest each step came to. */
export interface GameFile {
  readonly format: "naval-umpire-game/1";
  readonly ruleset: string;
  readonly name: string;
  readonly seed: string;
  readonly diceMode: DiceMode;
  /** The sides that took turns at one screen; left out where everything was seen. */
  readonly seats?: readonly string[];
  /** The position that it began at; left out where it began with `new`. */
  readonly snapshot?: Fields;
  readonly steps: readonly FileStep[];
}

interface FileStep {
  readonly operation: string;
  readonly input: Fields;
  readonly seed?: string;
  readonly dice: readonly number[];
  readonly digest: string;
}

/** The line shown of a game, as a file. */
export function fileOf(game: Game): GameFile {
  const { ruleset, name, seed, diceMode, seats } = game;
  const [first, ...others] = lineOf(game);
  const isPlaced = first?.operation === "";
  const played = isPlaced ? others : lineOf(game);
  const steps = played.flatMap(({ operation, input, seed: own, answer }) => {
    const { dice, digest } = answer;
    const calls = answer.steps ?? [{ operation, input, dice, digest }];
    return calls.map((call) => ({
      operation: call.operation,
      input: call.input,
      ...(own !== undefined && { seed: own }),
      dice: call.dice,
      digest: call.digest,
    }));
  });
  return {
    format: "naval-umpire-game/1",
    ruleset,
    name,
    seed,
    diceMode,
    ...(seats.length > 0 && { seats }),
    ...(isPlaced && { snapshot: first.answer.snapshot! }),
    steps,
  };
}

/** True for what can be opened as a game. */
export function isGameFile(value: unknown): value is GameFile {
  return typeof value === "object" && value !== null && (value as Partial<GameFile>).format === "naval-umpire-game/1";
}

/** Plays a file again, step by step; undefined where a step comes to something else than the file says. */
export async function openFile(file: GameFile, language: string): Promise<Game | undefined> {
  const { ruleset, name, seed, diceMode, seats } = file;
  let game = blank({ ruleset, name, seed, diceMode, ...(seats && { seats }) });
  if (file.snapshot !== undefined) {
    const answer = await answerAt(ruleset, file.snapshot, language);
    game = grown(game, { operation: "", input: {}, language, answer }, Date.now());
  }
  for (const step of file.steps) {
    const own = step.seed === undefined ? {} : { seed: step.seed };
    const diceOf: Game = { ...game, ...own, diceMode: step.seed === undefined ? "physical" : "seeded", runsOn: false };
    const answer = await local.play(diceOf, step, language);
    if (answer.kind !== "RESOLUTION" || answer.digest !== step.digest) return undefined;
    const { operation, input } = step;
    game = grown(game, { operation, input, ...own, language, answer: answer as Resolution }, Date.now());
  }
  return game.steps.length === 0 ? undefined : game;
}
