import { inlined } from "naval-umpire/decisions";
import { type Question, questions } from "./questions";

/** How the service is asked: by a path with a body, or without one by GET; answers the JSON, whatever the status. */
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of the service
export type Ask = (path: string, body?: object) => Promise<any>;

/** What the bot keeps of a channel between two messages, as JSON: one game, and the questions of a move that were answered. */
export interface Channel {
  readonly language: Language;
  readonly game: string;
  readonly snapshot: object;
  readonly move?: Move | undefined;
}

interface Move {
  readonly operation: string;
  readonly answers: readonly string[];
}

/** What the bot says: a text, buttons below it, and what is to be kept of the channel; undefined before a game. */
export interface Reply {
  readonly channel: Channel | undefined;
  readonly text: string;
  readonly buttons: readonly Button[];
}

/** A button: what stands on it, and what is sent as a message when it is pressed. */
export interface Button {
  readonly label: string;
  readonly send: string;
}

/** A language the bot speaks. */
export type Language = keyof typeof WORDS;

const WORDS = {
  en: {
    help: "Begin a game with /new hunters, /new goeben or /new pq17, and a language: en, fr or ja.",
    choose: "What is to be done?",
    over: "The game is over.",
    yes: "Yes",
    no: "No",
    done: "Done",
    back: "Back",
  },
  fr: {
    help: "Commencez une partie par /new hunters, /new goeben ou /new pq17, et une langue : en, fr ou ja.",
    choose: "Que faire ?",
    over: "La partie est terminée.",
    yes: "Oui",
    no: "Non",
    done: "Terminé",
    back: "Retour",
  },
  ja: {
    help: "/new hunters、/new goeben、/new pq17 のあとに言語（en、fr、ja）を付けてゲームを始めてください。",
    choose: "何をしますか。",
    over: "ゲームは終了しました。",
    yes: "はい",
    no: "いいえ",
    done: "これで決定",
    back: "戻る",
  },
} as const;

const BACK = "/back";

/** Answers a message, typed or of a button, in a channel; `seed` is a new one for each message. */
export async function reply(ask: Ask, channel: Channel | undefined, message: string, seed: string): Promise<Reply> {
  const [command = "", game = "", language = "en"] = message.trim().split(/\s+/);
  if (command === "/new") return begin(ask, game, isLanguage(language) ? language : "en", seed);
  if (channel === undefined) return { channel, text: WORDS.en.help, buttons: [] };
  const open = await decisions(ask, channel);
  const { move } = channel;
  if (message === BACK) return menu({ ...channel, move: undefined }, open);
  const asked =
    move === undefined ? { operation: message, answers: [] } : { ...move, answers: [...move.answers, message] };
  const decision = open.find(({ operation }) => operation === asked.operation);
  if (decision === undefined) return menu({ ...channel, move: undefined }, open);
  const next = answered(decision, asked.answers, channel.language);
  if ("question" in next) return question({ ...channel, move: asked }, next.question);
  return play(ask, channel, asked.operation, next.value, seed);
}

/** Begins the game that is shown as an example of it. */
async function begin(ask: Ask, game: string, language: Language, seed: string): Promise<Reply> {
  const example = await ask(`/v1/${game}/operations/new/example`);
  const answer = await ask(`/v1/${game}/new`, { input: example.input, seed, language, decisions: "OPEN" });
  if (answer.kind !== "RESOLUTION") return { channel: undefined, text: answer.message, buttons: [] };
  return menu({ game, language, snapshot: answer.snapshot }, answer.decisions, told(answer));
}

/** Has a move resolved, with all that follows by itself; a rule that says no is told, and nothing has changed. */
async function play(ask: Ask, channel: Channel, operation: string, input: unknown, seed: string): Promise<Reply> {
  const { game, language, snapshot } = channel;
  const request = { snapshot, input, seed, language, decisions: "OPEN", runOn: true };
  const answer = await ask(`/v1/${game}/${operation}`, request);
  const left = { ...channel, move: undefined };
  if (answer.kind !== "RESOLUTION") return menu(left, await decisions(ask, channel), [answer.message]);
  return menu({ ...left, snapshot: answer.snapshot }, answer.decisions, told(answer));
}

interface Decision {
  readonly operation: string;
  readonly title: string;
  readonly input: object;
}

async function decisions(ask: Ask, { game, snapshot, language }: Channel): Promise<readonly Decision[]> {
  return (await ask(`/v1/${game}/decisions`, { snapshot, language, decisions: "OPEN" })).decisions;
}

/** What happened, in sentences. */
function told({ audit, steps = [{ audit }] }: { audit: object[]; steps?: { audit: object[] }[] }): readonly string[] {
  return steps.flatMap((step) => step.audit).map((line) => (line as { sentence: string }).sentence);
}

/** A button for each decision. */
function menu(channel: Channel, open: readonly Decision[], lines: readonly string[] = []): Reply {
  const { choose, over } = WORDS[channel.language];
  const buttons = open.map(({ operation, title }) => ({ label: title, send: operation }));
  return { channel, text: [...lines, open.length > 0 ? choose : over].join("\n"), buttons };
}

/** A button for each answer to a question. */
function question(channel: Channel, { title, options }: Question): Reply {
  const buttons = options.map((label, index) => ({ label, send: String(index) }));
  return { channel, text: title, buttons: [...buttons, { label: WORDS[channel.language].back, send: BACK }] };
}

/** Where the answers given lead: to the next question, or to the whole input. */
function answered(
  { input, title }: Decision,
  answers: readonly string[],
  language: Language,
): { question: Question } | { value: unknown } {
  const asking = questions(inlined(input), WORDS[language], "", title);
  let next = asking.next();
  for (const answer of answers) if (!next.done) next = asking.next(answer);
  return next.done ? { value: next.value } : { question: next.value };
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(WORDS, text);
}
