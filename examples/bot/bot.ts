import { inlined } from "naval-umpire/decisions";
import { type Question, questions } from "./questions";

/** Sends a request to the service: POST with a body, GET without one. Returns the parsed JSON for any status. */
// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of the service
export type Ask = (path: string, body?: object) => Promise<any>;

/** The state of a channel between two messages, as JSON: one game, and the answers given so far for a move. */
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

/**
 * A reply of the bot: a text, buttons below it, and the channel state to store. The state is undefined before a game.
 */
export interface Reply {
  readonly channel: Channel | undefined;
  readonly text: string;
  readonly buttons: readonly Button[];
}

/** A button: its label, and the message that it sends when pressed. */
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

/** Answers a message, typed or sent by a button. Use a new `seed` for each message. */
export async function reply(ask: Ask, channel: Channel | undefined, message: string, seed: string): Promise<Reply> {
  const [command = "", game = "", language = "en"] = message.trim().split(/\s+/);
  if (command === "/new") return begin(ask, game, isLanguage(language) ? language : "en", seed);
  if (channel === undefined) return { channel, text: WORDS.en.help, buttons: [] };
  const openDecisions = await decisions(ask, channel);
  const { move } = channel;
  if (message === BACK) return menu({ ...channel, move: undefined }, openDecisions);
  const nextMove =
    move === undefined ? { operation: message, answers: [] } : { ...move, answers: [...move.answers, message] };
  const decision = openDecisions.find(({ operation }) => operation === nextMove.operation);
  if (decision === undefined) return menu({ ...channel, move: undefined }, openDecisions);
  const next = answerQuestions(decision, nextMove.answers, channel.language);
  if ("question" in next) return question({ ...channel, move: nextMove }, next.question);
  return play(ask, channel, nextMove.operation, next.value, seed);
}

/** Begins a game with the published example input. */
async function begin(ask: Ask, game: string, language: Language, seed: string): Promise<Reply> {
  const example = await ask(`/v1/${game}/operations/new/example`);
  const answer = await ask(`/v1/${game}/new`, { input: example.input, seed, language, decisions: "OPEN" });
  if (answer.kind !== "RESOLUTION") return { channel: undefined, text: answer.message, buttons: [] };
  return menu({ game, language, snapshot: answer.snapshot }, answer.decisions, sentencesOf(answer));
}

/**
 * Resolves a move and runs on while the play is automatic. A refusal returns its message and leaves the state
 * unchanged.
 */
async function play(ask: Ask, channel: Channel, operation: string, input: unknown, seed: string): Promise<Reply> {
  const { game, language, snapshot } = channel;
  const request = { snapshot, input, seed, language, decisions: "OPEN", runOn: true };
  const answer = await ask(`/v1/${game}/${operation}`, request);
  const withoutMove = { ...channel, move: undefined };
  if (answer.kind !== "RESOLUTION") return menu(withoutMove, await decisions(ask, channel), [answer.message]);
  return menu({ ...withoutMove, snapshot: answer.snapshot }, answer.decisions, sentencesOf(answer));
}

interface Decision {
  readonly operation: string;
  readonly title: string;
  readonly input: object;
}

async function decisions(ask: Ask, { game, snapshot, language }: Channel): Promise<readonly Decision[]> {
  return (await ask(`/v1/${game}/decisions`, { snapshot, language, decisions: "OPEN" })).decisions;
}

/** The sentences of the audit trail. */
function sentencesOf({
  audit,
  steps = [{ audit }],
}: {
  audit: object[];
  steps?: { audit: object[] }[];
}): readonly string[] {
  return steps.flatMap((step) => step.audit).map((line) => (line as { sentence: string }).sentence);
}

/** A button for each decision. */
function menu(channel: Channel, openDecisions: readonly Decision[], lines: readonly string[] = []): Reply {
  const { choose, over } = WORDS[channel.language];
  const buttons = openDecisions.map(({ operation, title }) => ({ label: title, send: operation }));
  return { channel, text: [...lines, openDecisions.length > 0 ? choose : over].join("\n"), buttons };
}

/** A button for each answer to a question. */
function question(channel: Channel, { title, options }: Question): Reply {
  const buttons = options.map((label, index) => ({ label, send: String(index) }));
  return { channel, text: title, buttons: [...buttons, { label: WORDS[channel.language].back, send: BACK }] };
}

/** Replays the answers. Returns the next question, or the complete input. */
function answerQuestions(
  { input, title }: Decision,
  answers: readonly string[],
  language: Language,
): { question: Question } | { value: unknown } {
  const dialogue = questions(inlined(input), WORDS[language], "", title);
  let next = dialogue.next();
  for (const answer of answers) if (!next.done) next = dialogue.next(answer);
  return next.done ? { value: next.value } : { question: next.value };
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(WORDS, text);
}
