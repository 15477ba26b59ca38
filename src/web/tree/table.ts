import { computed, effect, signal } from "@preact/signals";
import { type Fields, type Refusal, type Resolution, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { language, t } from "../shell/settings";
import { type Language, unbroken } from "../shell/words";
import {
  type Beginning,
  before,
  blank,
  type DiceMode,
  type Game,
  grown,
  joined,
  movedTo,
  type Pending,
  type Step,
  shown,
} from "./game";
import { handOver, seat } from "./seats";
import { answerAt, local, type Move, sourceOf } from "./source";
import { onStepsElsewhere, stepsFrom } from "./storage";

/** The game on the table; undefined while there is none. */
export const game = signal<Game | undefined>(undefined);

/** How many steps of the game on the table are kept in this browser, with the numbers that they have here. */
let kept = 0;

/** True while an answer is awaited. */
export const busy = signal(false);

/** The move that did not come about since another writer was faster: its form begins with what was chosen. */
export const beaten = signal<Pick<Move, "operation" | "input"> | undefined>(undefined);

/** What the player is told: a rule that said no, or what went wrong. */
export interface Message {
  readonly text: string;
  readonly section?: string;
  readonly pointer?: string;
  /** Tells it in the language of the page; left out where asking once more might play the move. */
  readonly again?: () => Message | Promise<Message>;
}

/** What there is to tell the player now. */
export const message = signal<Message | undefined>(undefined);

effect(() => {
  void language.value;
  const said = message.peek();
  if (said?.again !== undefined) void retold(said, said.again);
});

effect(() => {
  const spoken = language.value;
  const now = game.value;
  if (now?.pending != null && now.pending.language !== spoken) void rollsRetold(now, now.pending, spoken);
});

/** Asks for the dice that are waited for in another language: as long as they are missing nothing is played. */
async function rollsRetold(now: Game, pending: Pending, spoken: Language): Promise<void> {
  try {
    const answer = await sourceOf(now).play(now, pending, spoken);
    const isStill = game.peek() === now && "kind" in answer && answer.kind === "NEEDS_ROLL";
    if (isStill) void keep({ ...now, pending: { ...pending, language: spoken, next: answer.next } });
  } catch (error) {
    // They stay asked for as they were.
    if (!(error instanceof UmpireError)) throw error;
  }
}

async function retold(said: Message, again: NonNullable<Message["again"]>): Promise<void> {
  try {
    const next = await again();
    if (message.peek() === said) message.value = next;
  } catch (error) {
    // It stays as it was said.
    if (!(error instanceof UmpireError)) throw error;
  }
}

/** Words of the page that the player is told, in whatever language it is shown. */
export function told(key: string): Message {
  return { text: t(key), again: () => told(key) };
}

/** The step shown. */
export const step = computed<Step | undefined>(() => (game.value === undefined ? undefined : shown(game.value)));

/** Begins a game; gives its id, or undefined where a rule or the service said no. */
export async function begin(input: Fields, beginning: Beginning): Promise<string | undefined> {
  const fresh = blank(beginning);
  await send(fresh, { operation: "new", input, dice: [] });
  return game.value?.id === fresh.id ? fresh.id : undefined;
}

/** A game at a position of anybody's, which is not kept; throws UmpireError where the service says that it is none. */
export async function gameAt(snapshot: Fields): Promise<Game> {
  const ruleset = String(snapshot.ruleset);
  const answer = await answerAt(ruleset, snapshot, language.value);
  const name = t("shell.named", { name: t(`${ruleset}.name`), value: t("open.position") });
  const fresh = blank({ ruleset, name, seed: randomText(4), diceMode: "seeded" });
  return grown(fresh, { operation: "", input: {}, language: language.value, answer }, Date.now());
}

/** Begins a game at a position of anybody's; gives its id, or undefined where the service says that it is none. */
export async function beginAt(snapshot: Fields): Promise<string | undefined> {
  message.value = undefined;
  try {
    const fresh = await gameAt(snapshot);
    await keep(fresh);
    return fresh.id;
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    message.value = { text: error.message };
    return undefined;
  }
}

/** Puts a game on the table that is kept in this browser. */
export function resume(found: Game): void {
  seat(found);
  kept = found.steps.length;
  game.value = found;
}

/** Puts a game on the table that was opened from a file. */
export function beginWith(opened: Game): void {
  void keep(opened);
}

/** From now on the table shows what other tabs of this browser add to its game. */
export function followTabs(): void {
  onStepsElsewhere((id) => {
    if (id === game.value?.id) void follow();
  });
  // A tab that slept may have missed what the others told.
  document.addEventListener("visibilitychange", () => void follow());
}

/** Adds to the game on the table what other tabs have added to it, unless a move is on its way, which does so itself. */
async function follow(): Promise<void> {
  const now = game.value;
  if (now?.source !== "local" || busy.value || kept < now.steps.length) return;
  const others = await stepsFrom(now.id, kept);
  const here = game.value;
  if (here?.id !== now.id || here.steps.length !== now.steps.length || others.length === 0 || busy.value) return;
  const next = joined(here, others);
  kept = next.steps.length;
  if (next.at !== here.at) message.value = undefined;
  game.value = next;
  // The dice that are rolled here stay kept beside the place that they belong to.
  if (next.pending !== null) void keep(next);
}

/** Plays a move on the step shown; true when it was played. */
export async function play(operation: string, input: Fields): Promise<boolean> {
  return game.value !== undefined && (await send(game.value, { operation, input, dice: [] }));
}

/** Adds faces that the player rolled; true when the move is done with them. */
export async function rolled(faces: readonly number[]): Promise<boolean> {
  const now = game.value;
  if (now?.pending == null) return false;
  return send(now, { ...now.pending, dice: [...now.pending.dice, ...faces] });
}

/** Takes back the last die that the player rolled, or the whole move where none was. */
export async function takeBackDie(): Promise<void> {
  const now = game.value;
  if (now?.pending == null) return;
  if (now.pending.dice.length === 0) return void keep({ ...now, pending: null });
  await send(now, { ...now.pending, dice: now.pending.dice.slice(0, -1) });
}

/** Shows another step. What was half made is dropped. */
export function goTo(n: number): void {
  const now = game.value;
  if (now === undefined || now.at === n) return;
  message.value = undefined;
  beaten.value = undefined;
  void keep(movedTo(now, n));
}

/** Goes back to the step before. */
export function undo(): void {
  const now = game.value;
  const parent = now === undefined || step.value === undefined ? undefined : before(now, step.value);
  if (parent !== undefined) goTo(parent.n);
}

/** Rolls from now on with another seed. */
export function reseed(seed: string): void {
  if (game.value !== undefined) void keep({ ...game.value, seed });
}

/** From now on phases that leave nothing to decide end by themselves, or are ended by hand. */
export function setRunsOn(runsOn: boolean): void {
  if (game.value !== undefined) void keep({ ...game.value, runsOn });
}

/** From now on seeded dice, or the player's own. */
export function setDiceMode(diceMode: DiceMode): void {
  if (game.value !== undefined) void keep({ ...game.value, diceMode, pending: null });
}

/** Sends a move; keeps what comes of it, and tells the player why where nothing does. */
async function send(now: Game, move: Move): Promise<boolean> {
  if (busy.value) return false;
  busy.value = true;
  message.value = undefined;
  const { operation, input, dice } = move;
  const spoken = language.value;
  try {
    const answer = await sourceOf(now).play(now, move, spoken);
    beaten.value = undefined;
    if ("source" in answer) {
      await keep(answer);
      return true;
    }
    if (answer.kind === "NEEDS_ROLL")
      await keep({ ...now, pending: { operation, input, dice, language: spoken, next: answer.next } });
    else if (answer.kind === "RESOLUTION") {
      const seed = now.diceMode === "seeded" ? { seed: now.seed } : {};
      await keep(grown(now, { operation, input, ...seed, language: spoken, answer: answer as Resolution }, Date.now()));
      return true;
    } else message.value = refusalOf(answer, now, move);
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    if (error.status === 409) beaten.value = { operation, input };
    message.value = error.status === 0 || error.status === 503 ? told("message.away") : { text: error.message };
  } finally {
    busy.value = false;
    void follow();
  }
  return false;
}

/** What a rule says against a move: in another language it is asked once more, unless it is kept where the move might be played by now. */
function refusalOf(refusal: Refusal, of: Game, move: Move): Message {
  const { message: text, citation, pointer } = refusal;
  const again = async () => {
    const answer = await local.play(of, move, language.value);
    return refusalOf(answer.kind === "REFUSAL" && "citation" in answer ? answer : refusal, of, move);
  };
  const where = pointer === "" ? {} : { pointer };
  return { text: unbroken(text), section: citation.section, ...where, ...(of.source === "local" && { again }) };
}

/**
 * Shows a game and keeps it in this browser. A new step is shown once it is kept. Where another tab has added steps meanwhile, it is a
 * branch beside those.
 */
async function keep(next: Game): Promise<void> {
  const isHere = next.id === game.value?.id;
  const isLonger = isHere && next.source === "local" && next.steps.length > kept;
  const from = isHere ? Math.min(kept, next.steps.length) : 0;
  const put = (whole: Game) => {
    if (isLonger) handOver(whole, shown(whole)!.answer);
    game.value = whole;
  };
  if (!isHere) seat(next);
  if (!isLonger) {
    put(next);
    kept = next.steps.length;
  }
  try {
    const whole = await sourceOf(next).keep(next, from);
    const hasOthers = whole.steps.length > next.steps.length;
    if (isLonger) {
      put(whole);
      kept = whole.steps.length;
      if (hasOthers) message.value = told("message.branched");
    } else if (hasOthers) void follow();
  } catch {
    if (isLonger) put(next);
    else kept = from;
    message.value = told("message.notKept");
  }
}
