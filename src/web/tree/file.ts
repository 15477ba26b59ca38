import { type Answer, ask, type Fields, type Resolution } from "../service/service";
import { type DiceMode, type Game, grown, lineOf } from "./game";

/** A game as a file: what was played, with which dice, and the digest each step came to. */
export interface GameFile {
  readonly format: "naval-umpire-game/1";
  readonly ruleset: string;
  readonly name: string;
  readonly seed: string;
  readonly diceMode: DiceMode;
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
  const { ruleset, name, seed, diceMode } = game;
  const [first, ...others] = lineOf(game);
  const isPlaced = first?.operation === "";
  const played = isPlaced ? others : lineOf(game);
  const steps = played.map(({ operation, input, seed: own, answer }) => {
    return { operation, input, ...(own === undefined ? {} : { seed: own }), dice: answer.dice, digest: answer.digest };
  });
  return {
    format: "naval-umpire-game/1",
    ruleset,
    name,
    seed,
    diceMode,
    ...(isPlaced && { snapshot: first.answer.snapshot }),
    steps,
  };
}

/** True for what can be opened as a game. */
export function isGameFile(value: unknown): value is GameFile {
  return typeof value === "object" && value !== null && (value as Partial<GameFile>).format === "naval-umpire-game/1";
}

/** Plays a file again, step by step; undefined where a step comes to something else than the file says. */
export async function openFile(file: GameFile, language: string): Promise<Game | undefined> {
  const { ruleset, name, seed, diceMode } = file;
  const id = crypto.randomUUID();
  let game: Game = { id, ruleset, name, seed, diceMode, steps: [], at: 0, tip: 0, pending: null, updated: Date.now() };
  if (file.snapshot !== undefined) {
    const { decisions } = await ask<Pick<Resolution, "decisions">>(ruleset, "decisions", {
      snapshot: file.snapshot,
      language,
    });
    const answer: Resolution = {
      kind: "RESOLUTION",
      operation: "",
      snapshot: file.snapshot,
      outcome: null,
      audit: [],
      decisions,
      dice: [],
      digest: "",
    };
    game = grown(game, { operation: "", input: {}, answer }, Date.now());
  }
  for (const step of file.steps) {
    const snapshot = game.steps.length === 0 ? {} : { snapshot: game.steps[game.at]!.answer.snapshot };
    const chance = step.seed === undefined ? { dice: step.dice } : { seed: step.seed };
    const answer = await ask<Answer>(ruleset, step.operation, { ...snapshot, input: step.input, ...chance, language });
    if (answer.kind !== "RESOLUTION" || answer.digest !== step.digest) return undefined;
    const own = step.seed === undefined ? {} : { seed: step.seed };
    game = grown(
      game,
      { operation: step.operation, input: step.input, ...own, answer: answer as Resolution },
      Date.now(),
    );
  }
  return game.steps.length === 0 ? undefined : game;
}
