import { type Answer, ask, type Decision, type Fields, type Resolution } from "../service/service";
import { type Game, type Step, shown } from "./game";
import { keepGame } from "./storage";

/** A move before it is made, with the dice that were rolled for it by hand so far. */
export interface Move {
  readonly operation: string;
  readonly input: Fields;
  readonly dice: readonly number[];
}

/** Where the moves of a game go, and where the drawings of it come from. */
export interface Source {
  /** Plays a move on the step shown; gives what comes of it, or the game as it then stands where that is kept elsewhere. */
  readonly play: (game: Game, move: Move, language: string) => Promise<Answer | Game>;
  /** Draws the board after a step, for a side or for who sees everything. */
  readonly draw: (
    game: Game,
    step: Step,
    looks: { readonly viewer: string | undefined; readonly language: string; readonly signal: AbortSignal },
  ) => Promise<string>;
  /** Keeps in this browser what there is to keep of a game, of its steps those from a number on; gives it with what other tabs added. */
  readonly keep: (game: Game, from: number) => Promise<Game>;
  /** Reads those of some steps that are not told in a language yet; left out where every step is whole from the beginning. */
  readonly read?: (game: Game, steps: readonly Step[], language: string) => Promise<void>;
}

/** What tells of every move itself what came of it. */
interface Telling extends Source {
  readonly play: (game: Game, move: Move, language: string) => Promise<Answer>;
}

/** A game of this browser: the page sends the position along, and keeps what comes of it. */
export const local: Telling = {
  play: (game, { operation, input, dice }, language) => {
    const snapshot = shown(game)?.answer.snapshot;
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
  keep: keepGame,
};

const sources = new Map<Game["source"], Source>([["local", local]]);

/** Adds a source, whose code is loaded when the first game of it is opened. */
export function addSource(name: Game["source"], source: Source): void {
  sources.set(name, source);
}

/** Where the moves of a game go. */
export function sourceOf({ source }: Game): Source {
  return sources.get(source)!;
}

/** What a position is answered with that a game begins at. */
export async function answerAt(ruleset: string, snapshot: Fields, language: string): Promise<Resolution> {
  const { decisions } = await decisionsAt(ruleset, snapshot, language);
  return { kind: "RESOLUTION", operation: "", snapshot, outcome: null, audit: [], decisions, dice: [], digest: "" };
}

/** What is open at a position, in the words of a language. */
export function decisionsAt(
  ruleset: string,
  snapshot: Fields,
  language: string,
): Promise<{ readonly decisions: readonly Decision[] }> {
  return ask(ruleset, "decisions", { snapshot, language });
}
