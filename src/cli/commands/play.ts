import { randomUUID } from "node:crypto";
import { renderSentence } from "../../core/audit/sentence";
import { adjudicate, decide, type Request } from "../../core/operation/adjudicate";
import { seededPick } from "../../core/operation/advance";
import type { Answer, AnyRuleset, Decision, Resolution } from "../../core/operation/contract";
import { readSnapshot } from "../../core/operation/reading";
import { doorOf } from "../../core/operation/turn";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { ANYTHING, askLine, askValue, Back, Left } from "../play/choose";
import { askDice } from "../play/dice";
import { blankGame, loadGame, type SavedGame, saveGame } from "../play/game";
import { showSheet, showStand } from "../play/situation";
import { gather, rulesetOf } from "../request";
import type { Terminal } from "../terminal";
import { phrasesOf, showNo } from "../told";

/** What the play command takes. */
export interface PlayOptions {
  readonly file?: string;
  readonly seed?: string;
  readonly physical?: boolean;
  readonly input?: string;
  readonly language?: string;
}

/** A game as it is played. */
interface Table {
  readonly terminal: Terminal;
  readonly ruleset: AnyRuleset;
  readonly options: PlayOptions;
}

const HELP = "A number chooses; r makes any move; s shows the sheet; c what is closed; b goes back; q leaves.";

/** Plays a game in the terminal, saved after every operation; a saved one goes on where it was left. */
export async function playCommand(terminal: Terminal, id: string, options: PlayOptions): Promise<ExitCode> {
  const ruleset = await rulesetOf(id);
  phrasesOf(ruleset, options.language);
  if (options.physical === true && options.seed !== undefined)
    throw unreadable("Real dice have no seed; give one or the other.");
  const table: Table = { terminal, ruleset, options };
  const saved = options.file === undefined ? undefined : await loadGame(terminal, options.file, ruleset);
  terminal.say(HELP);
  if (saved !== undefined) tellResumed(table, saved);
  let game = saved;
  try {
    game ??= await begin(table);
    while (game.snapshot !== null) {
      const next = await turn(table, game);
      if (next === undefined) break;
      game = next;
    }
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    tellLeft(table, game);
  }
  return EXIT.DONE;
}

function tellResumed({ terminal, options }: Table, { moves, seed }: SavedGame): void {
  const dice = seed === null ? "real dice" : `the dice of seed ${seed}`;
  terminal.say(`Going on with ${options.file}: ${moves.length} operations so far, with ${dice}.`);
  if (options.input !== undefined || options.seed !== undefined || (options.physical === true && seed !== null)) {
    terminal.say("A saved game keeps its start and its dice; name another file to begin a new one.");
  }
}

function tellLeft({ terminal, options }: Table, game: SavedGame | undefined): void {
  if (options.file === undefined) terminal.say("\nLeft; nothing was saved, since no --file was named.");
  else if (game === undefined) terminal.say("\nLeft before the game began; nothing was saved.");
  else terminal.say(`\nSaved in ${options.file}.`);
}

async function begin(table: Table): Promise<SavedGame> {
  const { terminal, ruleset, options } = table;
  const game = blankGame(ruleset, options.physical === true ? null : (options.seed ?? randomUUID()));
  const input = await startOf(table, game);
  terminal.say(`${ruleset.title} begins with ${JSON.stringify(input)}.`);
  if (options.input === undefined) terminal.say("This is any legal start; --input names another.");
  const played = await playOperation(table, game, "new", input);
  if (played === undefined) throw unreadable("The game cannot begin so; see above.");
  return played;
}

/** The input that the game starts with: what was given, or any that is legal. */
async function startOf({ terminal, ruleset, options }: Table, game: SavedGame): Promise<unknown> {
  if (options.input !== undefined) return (await gather(terminal, { input: options.input })).input;
  return ruleset.start.choice(ruleset.charts(ruleset.pack)).draw(seededPick(game.seed ?? randomUUID()));
}

/** One operation; undefined when the game is over. */
async function turn(table: Table, game: SavedGame): Promise<SavedGame | undefined> {
  const { terminal, ruleset, options } = table;
  const answer = decide(ruleset, { snapshot: game.snapshot });
  if (answer.kind === "MALFORMED") {
    showNo(terminal, answer, { json: false });
    throw unreadable("The saved game cannot be read.");
  }
  const open = answer.decisions.filter(({ legal }) => legal);
  showStand(terminal, ruleset, game.snapshot as object);
  if (open.length === 0) {
    showSheet(terminal, ruleset, game.snapshot as object, options.language);
    terminal.say("The game is over.");
    return undefined;
  }
  for (const [index, { operation }] of open.entries())
    terminal.say(`${String(index + 1).padStart(3)} ${titleOf(ruleset, operation)}`);
  const line = await askLine(terminal, "> ");
  const chosen = await choose(table, game, open, answer.decisions, line);
  if (chosen === undefined) return game;
  return (await playOperation(table, game, chosen.operation, chosen.input)) ?? game;
}

/** In place of an input: the player wants to choose again. */
const BACK = Symbol("back");

interface Chosen {
  readonly operation: string;
  readonly input: unknown;
}

async function choose(
  table: Table,
  game: SavedGame,
  open: readonly Decision[],
  all: readonly Decision[],
  line: string,
): Promise<Chosen | undefined> {
  const { terminal, ruleset, options } = table;
  const pick = seededPick(`${game.seed ?? "real"}/${game.moves.length}`);
  if (line === "r") return anything(table, game, open[pick(open.length)]!.operation);
  if (line === "s") showSheet(terminal, ruleset, game.snapshot as object, options.language);
  if (line === "c") {
    for (const { operation, refusal } of all)
      if (refusal) terminal.say(`  ${operation}: ${refusal.message} (${refusal.citation.section})`);
  }
  const decision = open[Number(line) - 1];
  if (decision === undefined) {
    if (line !== "s" && line !== "c") terminal.say(HELP);
    return undefined;
  }
  for (const { text } of decision.limits) terminal.say(`  ${text}`);
  const input = await askValue(terminal, "", decision.input ?? {}).catch((error: unknown) => {
    if (error instanceof Back) return BACK;
    throw error;
  });
  if (input === BACK) return undefined;
  return input === ANYTHING ? anything(table, game, decision.operation) : { operation: decision.operation, input };
}

/** A legal input drawn at random. */
function anything({ ruleset }: Table, game: SavedGame, name: string): Chosen {
  const read = readSnapshot(ruleset, game.snapshot, undefined);
  const operation = ruleset.operations.find((each) => each.name === name);
  if (!read.ok || operation === undefined) return { operation: name, input: {} };
  const door = doorOf(ruleset, operation, read.state, read.charts);
  const pick = seededPick(`${game.seed ?? "real"}/${game.moves.length}/${name}`);
  return { operation: name, input: door.open ? door.input.draw(pick) : {} };
}

/** Plays one operation, with seeded dice or with real ones, tells it and saves the game; undefined when a rule says no. */
async function playOperation(
  table: Table,
  game: SavedGame,
  operation: string,
  input: unknown,
): Promise<SavedGame | undefined> {
  const { terminal, options } = table;
  const before = game.snapshot === null ? {} : { snapshot: game.snapshot };
  const answer = await resolved(table, game, { operation, ...before, input });
  if (answer.kind !== "RESOLUTION") {
    if (answer.kind !== "NEEDS_ROLL") showNo(terminal, answer, { json: false });
    return undefined;
  }
  tell(table, answer);
  const move = { operation, input, dice: answer.dice };
  const played = { ...game, snapshot: answer.snapshot, moves: [...game.moves, move] };
  if (options.file !== undefined) await saveGame(terminal, options.file, played);
  return played;
}

async function resolved({ terminal, ruleset }: Table, game: SavedGame, request: Request): Promise<Answer> {
  if (game.seed !== null) return adjudicate(ruleset, { ...request, seed: game.seed });
  const dice: number[] = [];
  for (;;) {
    const answer = adjudicate(ruleset, { ...request, dice });
    if (answer.kind === "NEEDS_ROLL") {
      dice.push(...(await askDice(terminal, answer, ruleset.labels[answer.next.label])));
    } else if (answer.kind === "MALFORMED" && answer.faults[0]!.pointer.startsWith("/dice/")) {
      terminal.say(`  ${answer.faults[0]!.message} Type that roll again.`);
      dice.length = Number(answer.faults[0]!.pointer.slice("/dice/".length));
    } else {
      return answer;
    }
  }
}

function tell({ terminal, ruleset, options }: Table, { audit }: Resolution): void {
  const phrases = phrasesOf(ruleset, options.language);
  for (const entry of audit) terminal.say(`  ${renderSentence(entry, phrases)}`);
}

function titleOf(ruleset: AnyRuleset, name: string): string {
  return ruleset.operations.find((each) => each.name === name)?.title ?? name;
}
