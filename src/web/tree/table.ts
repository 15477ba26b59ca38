import { computed, effect, signal } from "@preact/signals";
import { type AnyRefusal, type AnyResolution, type JsonFields, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { pageLanguage, t } from "../shell/settings";
import type { PageLanguage } from "../shell/words";
import {
  atStep,
  type DiceMode,
  type GameSetup,
  type GameStep,
  newGame,
  type PendingMove,
  previousStep,
  shownStep,
  type TableGame,
  withOtherSteps,
  withStep,
} from "./game";
import { assignSeats, handOver } from "./seats";
import { localSource, resolutionAt, sourceOf, type TableMove } from "./source";
import { onStepsElsewhere, stepsFrom } from "./storage";

/** The game on the table; undefined while there is none. */
export const game = signal<TableGame | undefined>(undefined);

/** Number of steps of the game on the table that are stored in this browser under their final numbers. */
let savedCount = 0;

/** True while a response is pending. */
export const busy = signal(false);

/** A move that another writer preceded: rejected (409), or still a draft. Its input pre-fills the form. */
export const rejectedMove = signal<Pick<TableMove, "operation" | "input"> | undefined>(undefined);

/** A message for the player: a refusal or an error. */
export interface PlayerMessage {
  readonly text: string;
  readonly section?: string;
  readonly pointer?: string;
  /** Returns the message in the language of the page. Omitted if repeating the request might play the move. */
  readonly again?: () => PlayerMessage | Promise<PlayerMessage>;
}

/** The message shown to the player. */
export const message = signal<PlayerMessage | undefined>(undefined);

effect(() => {
  void pageLanguage.value;
  const current = message.peek();
  if (current?.again !== undefined) void localizeMessage(current, current.again);
});

effect(() => {
  const lang = pageLanguage.value;
  const now = game.value;
  if (now?.pending != null && now.pending.language !== lang) void localizeRoll(now, now.pending, lang);
});

/** Requests the pending dice in another language. Nothing is played while dice are missing. */
async function localizeRoll(now: TableGame, pending: PendingMove, lang: PageLanguage): Promise<void> {
  try {
    const answer = await sourceOf(now).play(now, pending, lang);
    if (game.peek() !== now || !("kind" in answer) || answer.kind !== "NEEDS_ROLL") return;
    const { next, following } = answer;
    void keep({ ...now, pending: { ...pending, language: lang, next, following } });
  } catch (error) {
    // If that fails, the old request for dice stays.
    if (!(error instanceof UmpireError)) throw error;
  }
}

async function localizeMessage(current: PlayerMessage, again: NonNullable<PlayerMessage["again"]>): Promise<void> {
  try {
    const next = await again();
    if (message.peek() === current) message.value = next;
  } catch (error) {
    // If that fails, the message stays in the old language.
    if (!(error instanceof UmpireError)) throw error;
  }
}

/** Returns a message from the page's catalogue that follows the language of the page. */
export function pageMessage(key: string): PlayerMessage {
  return { text: t(key), again: () => pageMessage(key) };
}

/** The step shown. */
export const step = computed<GameStep | undefined>(() =>
  game.value === undefined ? undefined : shownStep(game.value),
);

/** Starts a game and returns its id; undefined if a rule or the service refused. */
export async function startGame(input: JsonFields, setup: GameSetup): Promise<string | undefined> {
  const created = newGame(setup);
  await send(created, { operation: "new", input, dice: [] });
  return game.value?.id === created.id ? created.id : undefined;
}

/** Returns an unsaved game at a given snapshot. Throws UmpireError if the service rejects the snapshot. */
export async function gameAt(snapshot: JsonFields): Promise<TableGame> {
  const ruleset = String(snapshot.ruleset);
  const answer = await resolutionAt(ruleset, snapshot, pageLanguage.value);
  const name = t("shell.named", { name: t(`${ruleset}.name`), value: t("open.position") });
  const created = newGame({ ruleset, name, seed: randomText(4), diceMode: "seeded" });
  return withStep(created, { operation: "", input: {}, language: pageLanguage.value, answer }, Date.now());
}

/** Starts a game at a given snapshot and returns its id; undefined if the service rejects the snapshot. */
export async function startAt(snapshot: JsonFields): Promise<string | undefined> {
  message.value = undefined;
  try {
    const created = await gameAt(snapshot);
    await keep(created);
    return created.id;
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    message.value = { text: error.message };
    return undefined;
  }
}

/** Puts a game of this browser on the table. */
export function resume(saved: TableGame): void {
  assignSeats(saved);
  savedCount = saved.steps.length;
  game.value = saved;
}

/** Puts a game from a file on the table. */
export function putOnTable(loaded: TableGame): void {
  void keep(loaded);
}

/** Keeps the table up to date with steps that other tabs add. */
export function followTabs(): void {
  onStepsElsewhere((id) => {
    if (id === game.value?.id) void follow();
  });
  // A suspended tab may have missed messages from other tabs.
  document.addEventListener("visibilitychange", () => void follow());
}

/**
 * Adds other tabs' steps to the game on the table. Does nothing while a move is pending, because the move does so
 * itself.
 */
async function follow(): Promise<void> {
  const now = game.value;
  if (now?.source !== "local" || busy.value || savedCount < now.steps.length) return;
  const others = await stepsFrom(now.id, savedCount);
  const here = game.value;
  if (here?.id !== now.id || here.steps.length !== now.steps.length || others.length === 0 || busy.value) return;
  const next = withOtherSteps(here, others);
  savedCount = next.steps.length;
  if (next.at !== here.at) message.value = undefined;
  game.value = next;
  // Saves the dice being rolled together with their current step.
  if (next.pending !== null) void keep(next);
}

/** Plays a move on the step shown; returns true if it was played. */
export async function play(operation: string, input: JsonFields): Promise<boolean> {
  return game.value !== undefined && (await send(game.value, { operation, input, dice: [] }));
}

/** Adds dice rolled by hand; returns true if the move is complete. */
export async function addFaces(faces: readonly number[]): Promise<boolean> {
  const now = game.value;
  if (now?.pending == null) return false;
  return send(now, { ...now.pending, dice: [...now.pending.dice, ...faces] });
}

/** Removes the last die rolled by hand. If there is none, cancels the move. */
export async function takeBackDie(): Promise<void> {
  const now = game.value;
  if (now?.pending == null) return;
  if (now.pending.dice.length === 0) return void keep({ ...now, pending: null });
  await send(now, { ...now.pending, dice: now.pending.dice.slice(0, -1) });
}

/** Shows another step and drops a pending move. */
export function goTo(n: number): void {
  const now = game.value;
  if (now === undefined || now.at === n) return;
  message.value = undefined;
  rejectedMove.value = undefined;
  void keep(atStep(now, n));
}

/** Goes back to the previous step. */
export function undo(): void {
  const now = game.value;
  const parent = now === undefined || step.value === undefined ? undefined : previousStep(now, step.value);
  if (parent !== undefined) goTo(parent.n);
}

/** Sets the seed of future moves. */
export function reseed(seed: string): void {
  if (game.value !== undefined) void keep({ ...game.value, seed });
}

/** Sets whether phases without a decision end automatically. */
export function setRunsOn(runsOn: boolean): void {
  if (game.value !== undefined) void keep({ ...game.value, runsOn });
}

/** Sets the dice mode of future moves. */
export function setDiceMode(diceMode: DiceMode): void {
  if (game.value !== undefined) void keep({ ...game.value, diceMode, pending: null });
}

/** Sends a move and saves its answer, or shows the player why it failed. */
async function send(now: TableGame, move: TableMove): Promise<boolean> {
  if (busy.value) return false;
  busy.value = true;
  message.value = undefined;
  const { operation, input, dice } = move;
  const lang = pageLanguage.value;
  try {
    const answer = await sourceOf(now).play(now, move, lang);
    rejectedMove.value = undefined;
    if ("source" in answer) {
      await keep(answer);
      return true;
    }
    if (answer.kind === "NEEDS_ROLL") {
      const { next, following } = answer;
      await keep({ ...now, pending: { operation, input, dice, language: lang, next, following } });
    } else if (answer.kind === "RESOLUTION") {
      const seed = now.diceMode === "seeded" ? { seed: now.seed } : {};
      await keep(
        withStep(now, { operation, input, ...seed, language: lang, answer: answer as AnyResolution }, Date.now()),
      );
      return true;
    } else message.value = refusalMessage(answer, now, move);
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    if (error.status === 409) rejectedMove.value = { operation, input };
    message.value = error.status === 0 || error.status === 503 ? pageMessage("message.away") : { text: error.message };
  } finally {
    busy.value = false;
    void follow();
  }
  return false;
}

/**
 * Converts a refusal to a message. A change of language repeats the request, except for stored games, where that might
 * play the move.
 */
function refusalMessage(refusal: AnyRefusal, of: TableGame, move: TableMove): PlayerMessage {
  const { message: text, citation, pointer } = refusal;
  const again = async () => {
    const answer = await localSource.play(of, move, pageLanguage.value);
    return refusalMessage(answer.kind === "REFUSAL" && "citation" in answer ? answer : refusal, of, move);
  };
  const where = pointer === "" ? {} : { pointer };
  return { text, section: citation.section, ...where, ...(of.source === "local" && { again }) };
}

/**
 * Shows a game and saves it in this browser. A new step appears once it is saved. If another tab has added steps
 * meanwhile, the step becomes a branch.
 */
async function keep(next: TableGame): Promise<void> {
  const isHere = next.id === game.value?.id;
  const isLonger = isHere && next.source === "local" && next.steps.length > savedCount;
  const from = isHere ? Math.min(savedCount, next.steps.length) : 0;
  const show = (whole: TableGame) => {
    if (isLonger) handOver(whole, shownStep(whole)!.answer);
    game.value = whole;
  };
  if (!isHere) assignSeats(next);
  if (!isLonger) {
    show(next);
    savedCount = next.steps.length;
  }
  try {
    const whole = await sourceOf(next).keep(next, from);
    const hasOthers = whole.steps.length > next.steps.length;
    if (isLonger) {
      show(whole);
      savedCount = whole.steps.length;
      if (hasOthers) message.value = pageMessage("message.branched");
    } else if (hasOthers) void follow();
  } catch {
    if (isLonger) show(next);
    else savedCount = from;
    message.value = pageMessage("message.notKept");
  }
}
