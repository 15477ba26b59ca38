import type { AnyRuleset } from "../../core/operation/contract";
import { unreadable } from "../exit";
import type { Fields } from "../request";
import type { Terminal } from "../terminal";

/** A game in the terminal, as it is saved. */
export interface SavedGame {
  readonly format: "naval-umpire-game/1";
  readonly ruleset: string;
  /** The seed of its dice; null when they are real ones. */
  readonly seed: string | null;
  readonly snapshot: unknown;
  /** Every operation played, with the faces of its dice. */
  readonly moves: readonly SavedMove[];
}

/** An operation as it was played. */
export interface SavedMove {
  readonly operation: string;
  readonly input: unknown;
  readonly dice: readonly number[];
}

const FORMAT = "naval-umpire-game/1";

/** A new game, before its first operation. */
export function blankGame(ruleset: AnyRuleset, seed: string | null): SavedGame {
  return { format: FORMAT, ruleset: ruleset.id, seed, snapshot: null, moves: [] };
}

/** The game saved in a file; undefined when there is no such file. Ends the command when it holds no game of this ruleset. */
export async function loadGame(terminal: Terminal, path: string, ruleset: AnyRuleset): Promise<SavedGame | undefined> {
  const text = await terminal.readFile(path).catch(() => undefined);
  if (text === undefined) return undefined;
  const saved = parse(text);
  if (saved?.format !== FORMAT || saved.ruleset !== ruleset.id || !Array.isArray(saved.moves)) {
    throw unreadable(`${path} holds no game of ${ruleset.id}; name another file.`);
  }
  return saved as unknown as SavedGame;
}

/** Saves a game. */
export async function saveGame(terminal: Terminal, path: string, game: SavedGame): Promise<void> {
  await terminal.writeFile(path, `${JSON.stringify(game)}\n`);
}

function parse(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}
