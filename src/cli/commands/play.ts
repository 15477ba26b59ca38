import { randomUUID } from "node:crypto";
import type { Answer, Decision } from "../../core/contract/answer";
import type { Request } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { findOperation } from "../../core/contract/ruleset";
import { adjudicate, listDecisions } from "../../core/engine/adjudicate";
import { seededPick } from "../../core/engine/apply";
import { legalityOf } from "../../core/engine/legality";
import { isMalformed } from "../../core/request/result";
import { parseSnapshot } from "../../core/request/snapshot";
import { rulesetTitle } from "../../core/text/describe";
import { renderSentence } from "../../core/text/sentence";
import type { CliCommand } from "../command";
import { example } from "../command";
import type { ExitCode } from "../exit";
import { EXIT, unreadable } from "../exit";
import { ANYTHING, askInput, askLine, PlayerBack, PlayerQuit } from "../play/choose";
import { askDice } from "../play/dice";
import type { SavedGame } from "../play/game";
import { blankGame, GameFile, loadGame } from "../play/game";
import { showSheet, showSituation } from "../play/situation";
import { gatherRequest, requireRuleset } from "../request";
import { closedLines, requirePhrases, showRejection } from "../show";
import type { Terminal } from "../terminal";
import { RulesetWords } from "../words";

/** Options of the play command. */
export interface PlayOptions {
  readonly file?: string;
  readonly seed?: string;
  readonly physical?: boolean;
  readonly input?: string;
  readonly language?: string;
  readonly runOn?: boolean;
}

/** Plays a game in the terminal. */
export const playCommand: CliCommand = {
  usage: "play <ruleset>",
  declare: (command) =>
    command
      .description("Play a game in the terminal.")
      .option("--file <file>", "Save the game in this file, and resume it if the file exists.")
      .option("--seed <text>", "Roll with this seed.")
      .option("--physical", "Roll real dice and type them in.")
      .option("--input <json>", "Start the game with this input; @file for a file. Default: the standard game.")
      .option("--run-on", "Continue automatically while only standing orders and the end of the phase are open.")
      .option("--language <tag>", "Play in this language. Default: en.")
      .addHelpText("after", example("umpire play hunters --file career.json --physical --language fr")),
  run: runPlay,
};

/** A game in progress. */
interface Session {
  readonly terminal: Terminal;
  readonly ruleset: AnyRuleset;
  readonly options: PlayOptions;
  readonly words: RulesetWords;
  readonly file: GameFile | undefined;
}

/** Plays a game in the terminal and saves it after every operation. A saved game continues where it ended. */
async function runPlay(terminal: Terminal, id: string, options: PlayOptions): Promise<ExitCode> {
  const ruleset = await requireRuleset(id);
  const words = new RulesetWords(ruleset, await requirePhrases(ruleset, options.language));
  if (options.physical === true && options.seed !== undefined)
    throw unreadable("Use either --physical or --seed, not both.");
  const file = options.file === undefined ? undefined : new GameFile(terminal, options.file);
  const session: Session = { terminal, ruleset, options, words, file };
  const saved = options.file === undefined ? undefined : await loadGame(terminal, options.file, ruleset);
  terminal.say(words.line("help"));
  if (saved !== undefined) printResumed(session, saved);
  try {
    let game = saved ?? blankGame(ruleset, options.physical === true ? null : (options.seed ?? randomUUID()));
    for (;;) {
      const next = await (game.snapshot === null ? begin(session, game) : playTurn(session, game));
      if (next === undefined) break;
      game = next;
    }
    await file?.save(game);
  } catch (error) {
    if (!(error instanceof QuitWithGame)) throw error;
    await saveOnQuit(session, error.game);
  }
  return EXIT.DONE;
}

/** Thrown when the player quits. Contains the game to save. */
class QuitWithGame extends Error {
  constructor(readonly game: SavedGame) {
    super();
  }
}

/** Adds the current game to the error if the player quits during `act`. */
function quitWithGame<T>(game: SavedGame, act: Promise<T>): Promise<T> {
  return act.catch((error: unknown) => {
    throw error instanceof PlayerQuit ? new QuitWithGame(game) : error;
  });
}

function printResumed({ terminal, options, words }: Session, { moves, seed }: SavedGame): void {
  const dice = seed === null ? words.line("realDice") : words.line("seedDice", { seed });
  terminal.say(words.line("resumed", { file: options.file ?? "", count: moves.length, dice }));
  if (options.input !== undefined || options.seed !== undefined || (options.physical === true && seed !== null)) {
    terminal.say(words.line("keepsStart"));
  }
}

async function saveOnQuit({ terminal, file, words }: Session, game: SavedGame): Promise<void> {
  const { pending } = game;
  const isBegun = game.snapshot !== null || pending !== undefined;
  if (file === undefined) terminal.say(`\n${words.line("leftUnnamed")}`);
  else if (!isBegun) terminal.say(`\n${words.line("leftBefore")}`);
  else {
    await file.save(game);
    const { path } = file;
    const saved = pending && words.line("savedDice", { path, dice: pending.dice.join(" ") });
    terminal.say(`\n${saved ?? words.line("saved", { path })}`);
  }
}

/** Begins a game with the given input, the standard input, or the dice typed in an earlier session. */
async function begin(session: Session, game: SavedGame): Promise<SavedGame> {
  const { terminal, ruleset, options, words } = session;
  const inputOption =
    options.input === undefined ? undefined : (await gatherRequest(terminal, { input: options.input })).input;
  const input = game.pending?.input ?? inputOption ?? ruleset.start.standard();
  const title = rulesetTitle(ruleset, words.phrases);
  terminal.say(words.line("begins", { title, start: startText(input, words) }));
  if (game.pending !== undefined) terminal.say(`  ${words.line("typed", { dice: game.pending.dice.join(" ") })}`);
  else if (inputOption === undefined) terminal.say(words.line("standard"));
  const next = await playOperation(session, game, "new", input, game.pending?.dice);
  if (next === game) throw unreadable(words.line("cannotBegin"));
  return next;
}

/** Formats the input of a game: the choices, and the options that are on. */
function startText(input: unknown, words: RulesetWords): string {
  const members = Object.entries(input ?? {}).flatMap(([name, value]): readonly string[] => {
    if (typeof value !== "object" || value === null) return [`${words.member([name])} ${words.value(value)}`];
    const chosen = Object.entries(value).flatMap(([key, each]) => {
      const name = Array.isArray(value) ? words.value(each) : words.member([key]);
      return each === false ? [] : [each === true || Array.isArray(value) ? name : `${name} ${words.value(each)}`];
    });
    return chosen.length === 0 ? [] : [`${words.member([name])} ${chosen.join(words.line("and"))}`];
  });
  return words.list(members) || words.line("noOptions");
}

/** Plays one operation. Returns undefined if the game is over. */
async function playTurn(session: Session, game: SavedGame): Promise<SavedGame | undefined> {
  const { terminal, ruleset, words } = session;
  const answer = listDecisions(
    ruleset,
    { snapshot: game.snapshot, storedPart: "SNAPSHOT" },
    { phrases: words.phrases },
  );
  if (answer.kind === "MALFORMED") {
    showRejection(terminal, answer, { json: false });
    throw unreadable(words.line("cannotRead"));
  }
  const openDecisions = answer.decisions.filter(({ legal }) => legal);
  await showSituation(terminal, ruleset, game.snapshot as object, words);
  if (openDecisions.length === 0) {
    await showSheet(terminal, ruleset, game.snapshot as object, words);
    terminal.say(words.line("over"));
    return undefined;
  }
  const { pending } = game;
  if (pending !== undefined) {
    const [operation, dice] = [words.operation(pending.operation), pending.dice.join(" ")];
    terminal.say(`  0 ${words.line("goOn", { operation, dice })}`);
  }
  for (const [index, { operation }] of openDecisions.entries())
    terminal.say(`${String(index + 1).padStart(3)} ${words.operation(operation)}`);
  const line = await quitWithGame(game, askLine(terminal, "> "));
  if (line === "0" && pending !== undefined)
    return playOperation(session, game, pending.operation, pending.input, pending.dice);
  const chosen = await quitWithGame(game, choose(session, game, openDecisions, answer.decisions, line));
  if (chosen === undefined) return game;
  return playOperation(session, game, chosen.operation, chosen.input);
}

/** Returned instead of an input: the player wants to choose another operation. */
const BACK = Symbol("back");

interface ChosenMove {
  readonly operation: string;
  readonly input: unknown;
}

async function choose(
  session: Session,
  game: SavedGame,
  openDecisions: readonly Decision[],
  all: readonly Decision[],
  line: string,
): Promise<ChosenMove | undefined> {
  const { terminal, ruleset, words } = session;
  const pick = seededPick(`${game.seed ?? "real"}/${game.moves.length}`);
  if (line === "r") return drawMove(session, game, openDecisions[pick(openDecisions.length)]!.operation);
  if (line === "s") await showSheet(terminal, ruleset, game.snapshot as object, words);
  if (line === "c") for (const closed of closedLines(all, words)) terminal.say(`  ${closed}`);
  const decision = openDecisions[Number(line) - 1];
  if (decision === undefined) {
    if (line !== "s" && line !== "c") terminal.say(words.line("help"));
    return undefined;
  }
  for (const limit of new Set(decision.limits.map(({ message }) => message))) terminal.say(`  ${limit}`);
  const input = await askInput(terminal, words, decision.operation, decision.input ?? {}).catch((error: unknown) => {
    if (error instanceof PlayerBack) return BACK;
    throw error;
  });
  if (input === BACK) return undefined;
  return input === ANYTHING ? drawMove(session, game, decision.operation) : { operation: decision.operation, input };
}

/** Draws a legal input at random. */
function drawMove({ ruleset }: Session, game: SavedGame, name: string): ChosenMove {
  const parsed = parseSnapshot(ruleset, game.snapshot, undefined, "SNAPSHOT");
  const operation = findOperation(ruleset, name);
  if (isMalformed(parsed) || operation === undefined) return { operation: name, input: {} };
  const legality = legalityOf(ruleset, operation, parsed.state, parsed.charts);
  const pick = seededPick(`${game.seed ?? "real"}/${game.moves.length}/${name}`);
  return { operation: name, input: legality.legal ? legality.input.draw(pick) : {} };
}

/**
 * Plays one operation, prints it and saves the game. Returns the same game after a refusal. If the player goes back or
 * quits, the dice typed so far are kept.
 */
async function playOperation(
  session: Session,
  game: SavedGame,
  operation: string,
  input: unknown,
  typed: readonly number[] = [],
): Promise<SavedGame> {
  const { terminal, words, file } = session;
  const before = game.snapshot === null ? {} : { snapshot: game.snapshot };
  const dice = [...typed];
  const keepDice = (): SavedGame => ({
    ...game,
    pending: dice.length === 0 ? game.pending : { operation, input, dice: [...dice] },
  });
  let answer: Answer;
  try {
    answer = await resolveWithDice(session, game, { operation, ...before, input }, dice, () => file?.add(keepDice()));
  } catch (error) {
    if (error instanceof PlayerBack && game.snapshot !== null) return keepDice();
    throw error instanceof PlayerQuit || error instanceof PlayerBack ? new QuitWithGame(keepDice()) : error;
  }
  if (answer.kind === "REFUSAL") terminal.say(`  ${words.refusal(answer)}`);
  if (answer.kind === "MALFORMED") showRejection(terminal, answer, { json: false });
  if (answer.kind !== "RESOLUTION") return game;
  const [, ...later] = answer.steps ?? [];
  for (const step of later) {
    terminal.say(`  ${words.operation(step.operation)}`);
    for (const entry of step.audit) terminal.say(`  ${renderSentence(entry, words.phrases)}`);
  }
  const done = [{ operation, input, dice: answer.dice }, ...later].map(({ operation, input, dice }) => {
    return { operation, input, dice };
  });
  const next = { ...game, snapshot: answer.snapshot, moves: [...game.moves, ...done], pending: undefined };
  await file?.add(next);
  return next;
}

/** Resolves a request and prints each audit entry once. Typed faces are added to `dice` and saved each time. */
async function resolveWithDice(
  { terminal, ruleset, words, options }: Session,
  game: SavedGame,
  request: Request,
  dice: number[],
  keep: () => Promise<void> | undefined,
): Promise<Answer> {
  let printed = 0;
  for (;;) {
    const thrown = game.seed === null ? { dice } : { seed: game.seed };
    const how = { runOn: options.runOn, decisions: "NONE", storedPart: "SNAPSHOT" } as const;
    const call = { ...request, ...thrown, ...how };
    const answer = adjudicate(ruleset, call, { phrases: words.phrases });
    if (answer.kind === "RESOLUTION" || answer.kind === "NEEDS_ROLL") {
      for (const entry of answer.audit.slice(printed)) terminal.say(`  ${renderSentence(entry, words.phrases)}`);
      printed = answer.audit.length;
    }
    if (answer.kind === "NEEDS_ROLL") {
      dice.push(...(await askDice(terminal, answer, words)));
      await keep();
    } else if (answer.kind === "MALFORMED" && answer.faults[0]!.pointer.startsWith("/dice/")) {
      terminal.say(`  ${words.line("typeAgain", { message: answer.faults[0]!.message })}`);
      dice.length = Number(answer.faults[0]!.pointer.slice("/dice/".length));
    } else return answer;
  }
}
