import * as z from "zod";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate } from "../../core/engine/adjudicate";
import { pointerTo } from "../../core/json/pointer";
import { readJson } from "../../core/request/json";
import { formatMessage } from "../../core/text/message";
import { KERNEL_TEMPLATES } from "../../core/text/phrase-book";
import { type CommandExit, unreadable } from "../exit";
import type { Terminal } from "../terminal";

/** A saved game of the terminal. */
export interface SavedGame {
  readonly format: typeof FORMAT;
  readonly ruleset: string;
  /** The seed of its dice. Null for real dice. */
  readonly seed: string | null;
  /** Null before the first operation. */
  readonly snapshot: unknown;
  /** Every operation played, with its dice. */
  readonly moves: readonly SavedMove[];
  /** An operation whose dice are incomplete, with those typed so far. */
  readonly pending?: SavedMove | undefined;
}

/** An operation with its input and dice. */
export interface SavedMove {
  readonly operation: string;
  readonly input: unknown;
  readonly dice: readonly number[];
}

const FORMAT = "naval-umpire-game/1";

const savedMove = z.object({ operation: z.string(), input: z.unknown(), dice: z.array(z.int()) });

/** The members of a saved game that the terminal reads. The rules validate its snapshot. */
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
    message: "`moves` lists operations, so `snapshot` must contain the position after them.",
  });

/** A new game, before its first operation. */
export function blankGame(ruleset: AnyRuleset, seed: string | null): SavedGame {
  return { format: FORMAT, ruleset: ruleset.id, seed, snapshot: null, moves: [] };
}

/**
 * The file of a game in progress. Each move is appended as a line, so that saving stays cheap and a killed process
 * loses nothing. The file is rewritten when a game begins, continues or ends.
 */
export class GameFile {
  /** The content of the file. Undefined before the first write. */
  private saved: SavedGame | undefined;

  constructor(
    private readonly terminal: Terminal,
    readonly path: string,
  ) {}

  /** Appends the new moves, and the dice typed for a pending operation. */
  async add(game: SavedGame): Promise<void> {
    if (this.saved === undefined) return this.save(game);
    const lines: readonly SavedLine[] = game.moves.slice(this.saved.moves.length);
    const { pending } = game;
    const all = pending === undefined || pending === this.saved.pending ? lines : [...lines, { pending }];
    this.saved = game;
    const text = all.map((line) => `${JSON.stringify(line)}\n`).join("");
    await this.write(this.terminal.appendFile(this.path, text));
  }

  /** Rewrites the file. */
  async save(game: SavedGame): Promise<void> {
    this.saved = game;
    await this.write(this.terminal.replaceFile(this.path, `${JSON.stringify(game)}\n`));
  }

  private async write(writing: Promise<void>): Promise<void> {
    try {
      await writing;
    } catch {
      throw unreadable(`The game cannot be saved in ${this.path}; name a file in a folder that exists.`);
    }
  }
}

/** A line after the saved game: a move, or the dice typed so far for an operation. */
type SavedLine = SavedMove | { readonly pending: SavedMove };

const savedLine = z.union([savedMove, z.object({ pending: savedMove })]);

/**
 * Loads the game in a file. Undefined if the file does not exist. Ends the command if the file has no game of this
 * ruleset. That keeps a new game from overwriting it.
 */
export async function loadGame(terminal: Terminal, path: string, ruleset: AnyRuleset): Promise<SavedGame | undefined> {
  const text = await contentOf(terminal, path);
  if (text === undefined) return undefined;
  const [saved, lines] = parse(text, path);
  const { format, ruleset: id } = { format: undefined, ruleset: undefined, ...(saved as object) };
  if (format === undefined) throw openFailure(path, "it does not contain a game");
  if (format !== FORMAT) throw openFailure(path, `its version is ${JSON.stringify(format)}, not ${FORMAT}`);
  if (id !== ruleset.id) throw openFailure(path, `it contains a game of ${JSON.stringify(id)}, not of ${ruleset.id}`);
  const parsed = savedGame.safeParse(saved);
  if (parsed.success)
    return lines.reduce<SavedGame>((game, line) => replayLine(ruleset, game, line, path), parsed.data);
  const [issue] = parsed.error.issues;
  throw openFailure(path, `${pointerTo("", issue!.path.map(String))}: ${issue!.message}`);
}

async function contentOf(terminal: Terminal, path: string): Promise<string | undefined> {
  try {
    return await terminal.readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw openFailure(path, messageOf(error));
  }
}

/** Applies one more line of the file to a game. */
function replayLine(ruleset: AnyRuleset, game: SavedGame, line: unknown, path: string): SavedGame {
  const parsed = savedLine.safeParse(line);
  if (!parsed.success) throw openFailure(path, `the line after operation ${game.moves.length} is not an operation`);
  if ("pending" in parsed.data) return { ...game, pending: parsed.data.pending };
  const { operation, input, dice } = parsed.data;
  const before = game.snapshot === null ? {} : { snapshot: game.snapshot };
  const request = { operation, ...before, input, dice, audit: "NONE", decisions: "NONE" } as const;
  const typed = adjudicate(ruleset, { ...request, storedPart: "SNAPSHOT" });
  // Older versions accepted names that are now refused.
  const answer = typed.kind === "MALFORMED" ? adjudicate(ruleset, { ...request, storedPart: "ALL" }) : typed;
  if (answer.kind !== "RESOLUTION")
    throw openFailure(path, `operation ${game.moves.length + 1}, ${operation}, cannot be replayed`);
  return { ...game, snapshot: answer.snapshot, moves: [...game.moves, parsed.data], pending: undefined };
}

/** Parses a saved game and the lines after it. An unterminated last line is ignored. */
function parse(text: string, path: string): readonly [game: unknown, lines: readonly unknown[]] {
  const whole = parseText(text);
  if ("value" in whole) return [whole.value, []];
  const values = text.split("\n").slice(0, -1).map(parseText);
  const [first, ...lines] = values.flatMap((each) => ("value" in each ? [each.value] : []));
  if (first === undefined || lines.length + 1 < values.length)
    throw openFailure(path, `it cannot be read as JSON: ${whole.error}`);
  return [first, lines];
}

function parseText(text: string): { readonly value: unknown } | { readonly error: string } {
  const parsed = readJson(text);
  return parsed.ok ? { value: parsed.value } : { error: formatMessage(parsed.why, KERNEL_TEMPLATES) };
}

function openFailure(path: string, why: string): CommandExit {
  return unreadable(`The game in ${path} cannot be opened: ${why}. The file is unchanged; name another file.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
