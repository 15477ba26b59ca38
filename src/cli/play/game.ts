import * as z from "zod";
import { pointerTo } from "../../core/audit/pointer";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { type Ending, unreadable } from "../exit";
import type { Terminal } from "../terminal";

/** A game in the terminal, as it is saved. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly ruleset: string;
  /** The seed of its dice; null when they are real ones. */
  readonly seed: string | null;
  /** Null before the first operation. */
  readonly snapshot: unknown;
  /** Every operation played, with the faces of its dice. */
  readonly moves: readonly SavedMove[];
  /** An operation whose dice are not all rolled, with those typed so far. */
  readonly pending?: SavedMove | undefined;
}

/** An operation as it was played. */
export interface SavedMove {
  readonly operation: string;
  readonly input: unknown;
  readonly dice: readonly number[];
}

const FORMAT = "naval-umpire-game/1";

const savedMove = z.object({ operation: z.string(), input: z.unknown(), dice: z.array(z.int()) });

/** A saved game as far as the terminal reads it; the rules read its snapshot. */
const savedGame = z
  .object({
    format: z.literal(FORMAT),
    ruleset: z.string(),
    seed: z.string().nullable(),
    snapshot: z.record(z.string(), z.unknown()).nullable(),
    moves: z.array(savedMove),
    pending: savedMove.optional(),
  })
  .refine(({ snapshot, moves }) => snapshot !== null || moves.length === 0, {
    path: ["snapshot"],
    message: "Operations were played, and nothing is left of what they led to.",
  });

/** A new game, before its first operation. */
export function blankGame(ruleset: AnyRuleset, seed: string | null): SavedGame {
  return { format: FORMAT, ruleset: ruleset.id, seed, snapshot: null, moves: [] };
}

/**
 * The game saved in a file; undefined when there is no such file. Ends the command when the file cannot be read or holds no
 * game of this ruleset, so that no other is begun over it.
 */
export async function loadGame(terminal: Terminal, path: string, ruleset: AnyRuleset): Promise<SavedGame | undefined> {
  const text = await contentOf(terminal, path);
  if (text === undefined) return undefined;
  const saved = parse(text, path);
  const { format, ruleset: id } = { format: undefined, ruleset: undefined, ...(saved as object) };
  if (format === undefined) throw unopened(path, "it holds no game");
  if (format !== FORMAT) throw unopened(path, `its version is ${JSON.stringify(format)}, not ${FORMAT}`);
  if (id !== ruleset.id) throw unopened(path, `it holds a game of ${JSON.stringify(id)}, not of ${ruleset.id}`);
  const read = savedGame.safeParse(saved);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw unopened(path, `${pointerTo("", issue!.path.map(String))}: ${issue!.message}`);
}

async function contentOf(terminal: Terminal, path: string): Promise<string | undefined> {
  try {
    return await terminal.readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw unopened(path, messageOf(error));
  }
}

/** Saves a game; ends the command when the file cannot be written. */
export async function saveGame(terminal: Terminal, path: string, game: SavedGame): Promise<void> {
  try {
    await terminal.writeFile(path, `${JSON.stringify(game)}\n`);
  } catch {
    throw unreadable(`The game cannot be saved in ${path}; name a file in a folder that is there.`);
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unopened(path, `it is not JSON: ${messageOf(error)}`);
  }
}

function unopened(path: string, why: string): Ending {
  return unreadable(`The game in ${path} cannot be opened: ${why}. It stays as it is; name another file.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
