import * as z from "zod";
import { pointerTo } from "../../core/audit/pointer";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate } from "../../core/engine/adjudicate";
import { readJson } from "../../core/request/json";
import { formatMessage } from "../../core/text/message";
import { KERNEL_TEMPLATES } from "../../core/text/phrase-book";
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
 * The file of a game that is played. What is played is added to it line by line, so that a whole game costs no more than its moves and
 * who is killed loses none; it is written anew when a game begins, goes on or is left.
 */
export class GameFile {
  /** What of the game stands in the file; undefined before it is written. */
  private kept: SavedGame | undefined;

  constructor(
    private readonly terminal: Terminal,
    readonly path: string,
  ) {}

  /** Adds what was played since, and dice typed for an operation that is not done. */
  async add(game: SavedGame): Promise<void> {
    if (this.kept === undefined) return this.save(game);
    const lines: readonly Line[] = game.moves.slice(this.kept.moves.length);
    const { pending } = game;
    const all = pending === undefined || pending === this.kept.pending ? lines : [...lines, { pending }];
    this.kept = game;
    const text = all.map((line) => `${JSON.stringify(line)}\n`).join("");
    await this.write(this.terminal.appendFile(this.path, text));
  }

  /** Writes the game anew. */
  async save(game: SavedGame): Promise<void> {
    this.kept = game;
    await this.write(this.terminal.replaceFile(this.path, `${JSON.stringify(game)}\n`));
  }

  private async write(written: Promise<void>): Promise<void> {
    try {
      await written;
    } catch {
      throw unreadable(`The game cannot be saved in ${this.path}; name a file in a folder that is there.`);
    }
  }
}

/** A line below a game: an operation played since, or the dice typed so far for one. */
type Line = SavedMove | { readonly pending: SavedMove };

const savedLine = z.union([savedMove, z.object({ pending: savedMove })]);

/**
 * The game saved in a file; undefined when there is no such file. Ends the command when the file cannot be read or holds no
 * game of this ruleset, so that no other is begun over it.
 */
export async function loadGame(terminal: Terminal, path: string, ruleset: AnyRuleset): Promise<SavedGame | undefined> {
  const text = await contentOf(terminal, path);
  if (text === undefined) return undefined;
  const [saved, lines] = parse(text, path);
  const { format, ruleset: id } = { format: undefined, ruleset: undefined, ...(saved as object) };
  if (format === undefined) throw unopened(path, "it holds no game");
  if (format !== FORMAT) throw unopened(path, `its version is ${JSON.stringify(format)}, not ${FORMAT}`);
  if (id !== ruleset.id) throw unopened(path, `it holds a game of ${JSON.stringify(id)}, not of ${ruleset.id}`);
  const read = savedGame.safeParse(saved);
  if (read.success) return lines.reduce<SavedGame>((game, line) => playedOn(ruleset, game, line, path), read.data);
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

/** A game with one line more of its file. */
function playedOn(ruleset: AnyRuleset, game: SavedGame, line: unknown, path: string): SavedGame {
  const read = savedLine.safeParse(line);
  if (!read.success) throw unopened(path, `what follows operation ${game.moves.length} is none`);
  if ("pending" in read.data) return { ...game, pending: read.data.pending };
  const { operation, input, dice } = read.data;
  const before = game.snapshot === null ? {} : { snapshot: game.snapshot };
  const request = { operation, ...before, input, dice, audit: "NONE", decisions: "NONE" } as const;
  const typed = adjudicate(ruleset, { ...request, storedPart: "SNAPSHOT" });
  // An older version accepted names that are refused now.
  const answer = typed.kind === "MALFORMED" ? adjudicate(ruleset, { ...request, storedPart: "ALL" }) : typed;
  if (answer.kind !== "RESOLUTION")
    throw unopened(path, `operation ${game.moves.length + 1}, ${operation}, cannot be played again`);
  return { ...game, snapshot: answer.snapshot, moves: [...game.moves, read.data], pending: undefined };
}

/** A saved game and the lines below it; a last line that was not written to its end is none. */
function parse(text: string, path: string): readonly [game: unknown, lines: readonly unknown[]] {
  const whole = parsed(text);
  if ("value" in whole) return [whole.value, []];
  const values = text.split("\n").slice(0, -1).map(parsed);
  const [first, ...lines] = values.flatMap((each) => ("value" in each ? [each.value] : []));
  if (first === undefined || lines.length + 1 < values.length)
    throw unopened(path, `it cannot be read as JSON: ${whole.error}`);
  return [first, lines];
}

function parsed(text: string): { readonly value: unknown } | { readonly error: string } {
  const read = readJson(text);
  return read.ok ? { value: read.value } : { error: formatMessage(read.why, KERNEL_TEMPLATES) };
}

function unopened(path: string, why: string): Ending {
  return unreadable(`The game in ${path} cannot be opened: ${why}. It stays as it is; name another file.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
