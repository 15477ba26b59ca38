import { type AnyAnswer, type AnyResolution, ask, type Decision, type JsonFields } from "../service/service";
import { type GameStep, shownStep, type TableGame } from "./game";
import { saveGame } from "./storage";

/** A move before it is played, with the dice rolled for it by hand so far. */
export interface TableMove {
  readonly operation: string;
  readonly input: JsonFields;
  readonly dice: readonly number[];
}

/** Plays the moves of a game, draws its board, and stores it. */
export interface GameSource {
  /** Plays a move on the step shown. Returns its answer, or the updated game if the game is stored elsewhere. */
  readonly play: (game: TableGame, move: TableMove, language: string) => Promise<AnyAnswer | TableGame>;
  /** Draws the board after a step, for a side or for a viewer who sees everything. */
  readonly draw: (
    game: TableGame,
    step: GameStep,
    looks: { readonly viewer: string | undefined; readonly language: string; readonly signal: AbortSignal },
  ) => Promise<string>;
  /** Saves a game in this browser, with its steps from a number on. Returns it with the steps added by other tabs. */
  readonly keep: (game: TableGame, from: number) => Promise<TableGame>;
  /** Loads the steps that are not available in a language. Omitted if steps are always complete. */
  readonly read?: (game: TableGame, steps: readonly GameStep[], language: string) => Promise<void>;
}

/** A source that answers every move directly. */
interface LocalSource extends GameSource {
  readonly play: (game: TableGame, move: TableMove, language: string) => Promise<AnyAnswer>;
}

/** A game of this browser: the page sends the snapshot with each move and saves the answer. */
export const localSource: LocalSource = {
  play: (game, { operation, input, dice }, language) => {
    const snapshot = shownStep(game)?.answer.snapshot;
    return ask(game.ruleset, operation, {
      ...(snapshot !== undefined && { snapshot }),
      input,
      ...(game.diceMode === "seeded" ? { seed: game.seed } : { dice }),
      ...(game.runsOn && { runOn: true }),
      ...(game.seats.length > 0 && { views: game.seats }),
      language,
    });
  },
  draw: ({ ruleset }, { answer: { snapshot } }, { viewer, language, signal }) =>
    ask(ruleset, "map", { snapshot, language, ...(viewer !== undefined && { viewer }) }, signal),
  keep: saveGame,
};

const sources = new Map<TableGame["source"], GameSource>([["local", localSource]]);

/** Registers a source; its code is loaded with the first game that needs it. */
export function addSource(name: TableGame["source"], source: GameSource): void {
  sources.set(name, source);
}

/** Returns the source of a game. */
export function sourceOf({ source }: TableGame): GameSource {
  return sources.get(source)!;
}

/** Returns the first answer of a game that starts from a snapshot. */
export async function resolutionAt(ruleset: string, snapshot: JsonFields, language: string): Promise<AnyResolution> {
  const { decisions } = await decisionsAt(ruleset, snapshot, language);
  return { kind: "RESOLUTION", operation: "", snapshot, outcome: null, audit: [], decisions, dice: [], digest: "" };
}

/** Requests the decisions at a snapshot, in a language. */
export function decisionsAt(
  ruleset: string,
  snapshot: JsonFields,
  language: string,
): Promise<{ readonly decisions: readonly Decision[] }> {
  return ask(ruleset, "decisions", { snapshot, language });
}
