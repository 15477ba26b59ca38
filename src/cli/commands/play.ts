import { randomUUID } from "node:crypto";
import type { Answer, Decision } from "../../core/contract/answer";
import type { Request } from "../../core/contract/request";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { seededPick } from "../../core/engine/apply";
import { legalityOf } from "../../core/engine/legality";
import { isMalformed, readSnapshot } from "../../core/request/read";
import { rulesetTitle } from "../../core/text/describe";
import { renderSentence } from "../../core/text/sentence";
import { type CliCommand, example } from "../command";
import { EXIT, type ExitCode, unreadable } from "../exit";
import { ANYTHING, askInput, askLine, Back, Left } from "../play/choose";
import { askDice } from "../play/dice";
import { blankGame, GameFile, loadGame, type SavedGame } from "../play/game";
import { showSheet, showStand } from "../play/situation";
import { gather, rulesetOf } from "../request";
import { closedLines, phrasesOf, showNo } from "../show";
import type { Terminal } from "../terminal";
import { Words } from "../words";

/** What the play command takes. */
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
      .option("--file <file>", "keep the game here as it is played, and go on with it when it is there")
      .option("--seed <text>", "seed of the dice")
      .option("--physical", "roll real dice and type them in")
      .option("--input <json>", "how the game starts, or @file; the standard game unless told")
      .option("--run-on", "go on by itself while all that is left is to end a phase, standing permissions apart")
      .option("--language <tag>", "language of the sentences")
      .addHelpText("after", example("umpire play hunters --file career.json --physical --language fr")),
  run: runPlay,
};

/** A game as it is played. */
interface Session {
  readonly terminal: Terminal;
  readonly ruleset: AnyRuleset;
  readonly options: PlayOptions;
  readonly words: Words;
  readonly file: GameFile | undefined;
}

/** Plays a game in the terminal, kept after every operation; a saved one goes on where it was left. */
async function runPlay(terminal: Terminal, id: string, options: PlayOptions): Promise<ExitCode> {
  const ruleset = await rulesetOf(id);
  const words = new Words(ruleset, await phrasesOf(ruleset, options.language));
  if (options.physical === true && options.seed !== undefined)
    throw unreadable("Real dice have no seed; give one or the other.");
  const file = options.file === undefined ? undefined : new GameFile(terminal, options.file);
  const session: Session = { terminal, ruleset, options, words, file };
  const saved = options.file === undefined ? undefined : await loadGame(terminal, options.file, ruleset);
  terminal.say(words.line("help"));
  if (saved !== undefined) tellResumed(session, saved);
  try {
    let game = saved ?? blankGame(ruleset, options.physical === true ? null : (options.seed ?? randomUUID()));
    for (;;) {
      const next = await (game.snapshot === null ? begin(session, game) : turn(session, game));
      if (next === undefined) break;
      game = next;
    }
    await file?.save(game);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
    await tellLeft(session, error.game);
  }
  return EXIT.DONE;
}

/** The player has left; the game as it is to be kept. */
class Gone extends Error {
  constructor(readonly game: SavedGame) {
    super();
  }
}

/** Lets the player leave with the game as it stands. */
function leaving<T>(game: SavedGame, act: Promise<T>): Promise<T> {
  return act.catch((error: unknown) => {
    throw error instanceof Left ? new Gone(game) : error;
  });
}

function tellResumed({ terminal, options, words }: Session, { moves, seed }: SavedGame): void {
  const dice = seed === null ? words.line("realDice") : words.line("seedDice", { seed });
  terminal.say(words.line("resumed", { file: options.file ?? "", count: moves.length, dice }));
  if (options.input !== undefined || options.seed !== undefined || (options.physical === true && seed !== null)) {
    terminal.say(words.line("keepsStart"));
  }
}

async function tellLeft({ terminal, file, words }: Session, game: SavedGame): Promise<void> {
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

/** Begins a game as it was asked for, with the standard one when nothing was, or with the dice that were typed before. */
async function begin(session: Session, game: SavedGame): Promise<SavedGame> {
  const { terminal, ruleset, options, words } = session;
  const given = options.input === undefined ? undefined : (await gather(terminal, { input: options.input })).input;
  const input = game.pending?.input ?? given ?? ruleset.start.standard();
  const title = rulesetTitle(ruleset, words.phrases);
  terminal.say(words.line("begins", { title, start: startText(input, words) }));
  if (game.pending !== undefined) terminal.say(`  ${words.line("typed", { dice: game.pending.dice.join(" ") })}`);
  else if (given === undefined) terminal.say(words.line("standard"));
  const played = await playOperation(session, game, "new", input, game.pending?.dice);
  if (played === game) throw unreadable(words.line("cannotBegin"));
  return played;
}

/** A start as people read it: what was chosen, and what of the options is on. */
function startText(input: unknown, words: Words): string {
  const members = Object.entries(input ?? {}).flatMap(([name, value]): readonly string[] => {
    if (typeof value !== "object" || value === null) return [`${words.member([name])} ${words.value(value)}`];
    const chosen = Object.entries(value).flatMap(([key, each]) => {
      const listed = Array.isArray(value) ? words.value(each) : words.member([key]);
      return each === false ? [] : [each === true || Array.isArray(value) ? listed : `${listed} ${words.value(each)}`];
    });
    return chosen.length === 0 ? [] : [`${words.member([name])} ${chosen.join(words.line("and"))}`];
  });
  return members.join(", ") || words.line("noOptions");
}

/** One operation; undefined when the game is over. */
async function turn(session: Session, game: SavedGame): Promise<SavedGame | undefined> {
  const { terminal, ruleset, words } = session;
  const answer = decide(ruleset, { snapshot: game.snapshot, storedPart: "SNAPSHOT" }, { phrases: words.phrases });
  if (answer.kind === "MALFORMED") {
    showNo(terminal, answer, { json: false });
    throw unreadable(words.line("cannotRead"));
  }
  const open = answer.decisions.filter(({ legal }) => legal);
  await showStand(terminal, ruleset, game.snapshot as object, words);
  if (open.length === 0) {
    await showSheet(terminal, ruleset, game.snapshot as object, words);
    terminal.say(words.line("over"));
    return undefined;
  }
  const { pending } = game;
  if (pending !== undefined) {
    const [operation, dice] = [words.operation(pending.operation), pending.dice.join(" ")];
    terminal.say(`  0 ${words.line("goOn", { operation, dice })}`);
  }
  for (const [index, { operation }] of open.entries())
    terminal.say(`${String(index + 1).padStart(3)} ${words.operation(operation)}`);
  const line = await leaving(game, askLine(terminal, "> "));
  if (line === "0" && pending !== undefined)
    return playOperation(session, game, pending.operation, pending.input, pending.dice);
  const chosen = await leaving(game, choose(session, game, open, answer.decisions, line));
  if (chosen === undefined) return game;
  return playOperation(session, game, chosen.operation, chosen.input);
}

/** In place of an input: the player wants to choose again. */
const BACK = Symbol("back");

interface Chosen {
  readonly operation: string;
  readonly input: unknown;
}

async function choose(
  session: Session,
  game: SavedGame,
  open: readonly Decision[],
  all: readonly Decision[],
  line: string,
): Promise<Chosen | undefined> {
  const { terminal, ruleset, words } = session;
  const pick = seededPick(`${game.seed ?? "real"}/${game.moves.length}`);
  if (line === "r") return anything(session, game, open[pick(open.length)]!.operation);
  if (line === "s") await showSheet(terminal, ruleset, game.snapshot as object, words);
  if (line === "c") for (const closed of closedLines(all, words)) terminal.say(`  ${closed}`);
  const decision = open[Number(line) - 1];
  if (decision === undefined) {
    if (line !== "s" && line !== "c") terminal.say(words.line("help"));
    return undefined;
  }
  for (const limit of new Set(decision.limits.map(({ message }) => message))) terminal.say(`  ${limit}`);
  const input = await askInput(terminal, words, decision.operation, decision.input ?? {}).catch((error: unknown) => {
    if (error instanceof Back) return BACK;
    throw error;
  });
  if (input === BACK) return undefined;
  return input === ANYTHING ? anything(session, game, decision.operation) : { operation: decision.operation, input };
}

/** A legal input drawn at random. */
function anything({ ruleset }: Session, game: SavedGame, name: string): Chosen {
  const read = readSnapshot(ruleset, game.snapshot, undefined, "SNAPSHOT");
  const operation = ruleset.operations.find((each) => each.name === name);
  if (isMalformed(read) || operation === undefined) return { operation: name, input: {} };
  const legality = legalityOf(ruleset, operation, read.state, read.charts);
  const pick = seededPick(`${game.seed ?? "real"}/${game.moves.length}/${name}`);
  return { operation: name, input: legality.legal ? legality.input.draw(pick) : {} };
}

/**
 * Plays one operation, with seeded dice or with real ones, tells it and saves the game; the same game where a rule says no. Who
 * goes back or leaves keeps the dice typed so far.
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
  const kept = (): SavedGame => ({
    ...game,
    pending: dice.length === 0 ? game.pending : { operation, input, dice: [...dice] },
  });
  let answer: Answer;
  try {
    answer = await resolved(session, game, { operation, ...before, input }, dice, () => file?.add(kept()));
  } catch (error) {
    if (error instanceof Back && game.snapshot !== null) return kept();
    throw error instanceof Left || error instanceof Back ? new Gone(kept()) : error;
  }
  if (answer.kind === "REFUSAL") terminal.say(`  ${words.refusal(answer)}`);
  if (answer.kind === "MALFORMED") showNo(terminal, answer, { json: false });
  if (answer.kind !== "RESOLUTION") return game;
  const [, ...later] = answer.steps ?? [];
  for (const step of later) {
    terminal.say(`  ${words.operation(step.operation)}`);
    for (const entry of step.audit) terminal.say(`  ${renderSentence(entry, words.phrases)}`);
  }
  const done = [{ operation, input, dice: answer.dice }, ...later].map(({ operation, input, dice }) => {
    return { operation, input, dice };
  });
  const played = { ...game, snapshot: answer.snapshot, moves: [...game.moves, ...done], pending: undefined };
  await file?.add(played);
  return played;
}

/** Resolves a request and tells what happens as it happens; faces that are typed go onto its tape, which is kept each time. */
async function resolved(
  { terminal, ruleset, words, options }: Session,
  game: SavedGame,
  request: Request,
  dice: number[],
  keep: () => Promise<void> | undefined,
): Promise<Answer> {
  let told = 0;
  for (;;) {
    const thrown = game.seed === null ? { dice } : { seed: game.seed };
    const how = { runOn: options.runOn, decisions: "NONE", storedPart: "SNAPSHOT" } as const;
    const asked = { ...request, ...thrown, ...how };
    const answer = adjudicate(ruleset, asked, { phrases: words.phrases });
    if (answer.kind === "RESOLUTION" || answer.kind === "NEEDS_ROLL") {
      for (const entry of answer.audit.slice(told)) terminal.say(`  ${renderSentence(entry, words.phrases)}`);
      told = answer.audit.length;
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
