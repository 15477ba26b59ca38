import type { AnyResolution, JsonFields } from "../service/service";
import { type DiceMode, lineOf, newGame, type TableGame, withStep } from "./game";
import { localSource, resolutionAt } from "./source";

/** A saved game: the moves with their dice and the digest after each step. */
export interface SavedGameFile {
  readonly format: "naval-umpire-game/1";
  readonly ruleset: string;
  readonly name: string;
  readonly seed: string;
  readonly diceMode: DiceMode;
  /** The sides that took turns at one screen. Omitted if the player saw everything. */
  readonly seats?: readonly string[];
  /** The snapshot the game started from. Omitted if it started with `new`. */
  readonly snapshot?: JsonFields;
  readonly steps: readonly SavedStep[];
}

interface SavedStep {
  readonly operation: string;
  readonly input: JsonFields;
  readonly seed?: string;
  readonly dice: readonly number[];
  readonly digest: string;
}

/** Converts the line shown to a saved game. */
export function fileOf(game: TableGame): SavedGameFile {
  const { ruleset, name, seed, diceMode, seats } = game;
  const [first, ...others] = lineOf(game);
  const isPlaced = first?.operation === "";
  const moves = isPlaced ? others : lineOf(game);
  const steps = moves.flatMap(({ operation, input, seed: stepSeed, answer }) => {
    const { dice, digest } = answer;
    const calls = answer.steps ?? [{ operation, input, dice, digest }];
    return calls.map((call) => ({
      operation: call.operation,
      input: call.input,
      ...(stepSeed !== undefined && { seed: stepSeed }),
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

/** True for a saved game. */
export function isSavedGameFile(value: unknown): value is SavedGameFile {
  return (
    typeof value === "object" && value !== null && (value as Partial<SavedGameFile>).format === "naval-umpire-game/1"
  );
}

/** Replays a saved game step by step; undefined if a digest differs from the file. */
export async function replayFile(file: SavedGameFile, language: string): Promise<TableGame | undefined> {
  const { ruleset, name, seed, diceMode, seats } = file;
  let game = newGame({ ruleset, name, seed, diceMode, ...(seats && { seats }) });
  if (file.snapshot !== undefined) {
    const answer = await resolutionAt(ruleset, file.snapshot, language);
    game = withStep(game, { operation: "", input: {}, language, answer }, Date.now());
  }
  for (const step of file.steps) {
    const seedField = step.seed === undefined ? {} : { seed: step.seed };
    const replay: TableGame = {
      ...game,
      ...seedField,
      diceMode: step.seed === undefined ? "physical" : "seeded",
      runsOn: false,
    };
    const answer = await localSource.play(replay, step, language);
    if (answer.kind !== "RESOLUTION" || answer.digest !== step.digest) return undefined;
    const { operation, input } = step;
    game = withStep(game, { operation, input, ...seedField, language, answer: answer as AnyResolution }, Date.now());
  }
  return game.steps.length === 0 ? undefined : game;
}
