import { computed, signal } from "@preact/signals";
import { type Answer, ask, type Fields, type Refusal, type Resolution, UmpireError } from "../service/service";
import { language, t } from "../shell/settings";
import { type DiceMode, type Game, grown, type Pending, type Step, shown } from "./game";
import { keepGame } from "./storage";

/** The game on the table; undefined while there is none. */
export const game = signal<Game | undefined>(undefined);

/** True while an answer is awaited. */
export const busy = signal(false);

/** What the player is told: a rule that said no, or what went wrong. */
export interface Message {
  readonly text: string;
  readonly section?: string;
  readonly pointer?: string;
}

/** What there is to tell the player now. */
export const message = signal<Message | undefined>(undefined);

/** The step shown. */
export const step = computed<Step | undefined>(() => (game.value === undefined ? undefined : shown(game.value)));

/** The sentence of a line of a step. */
export function sentenceOf(one: Step, index: number): string {
  return one.answer.audit[index]?.sentence ?? "";
}

/** Begins a game; gives its id, or undefined where a rule or the service said no. */
export async function begin(
  ruleset: string,
  input: Fields,
  seed: string,
  diceMode: DiceMode,
): Promise<string | undefined> {
  const id = crypto.randomUUID();
  const name = nameOf(ruleset, input);
  const fresh: Game = {
    id,
    ruleset,
    name,
    seed,
    diceMode,
    steps: [],
    at: 0,
    tip: 0,
    pending: null,
    updated: Date.now(),
  };
  return (await send(fresh, { operation: "new", input, dice: [] })) ? id : undefined;
}

type Move = Pick<Pending, "operation" | "input" | "dice">;

/** Sends a move; keeps what comes of it, and tells the player why where nothing does. */
async function send(now: Game, { operation, input, dice }: Move): Promise<boolean> {
  if (busy.value) return false;
  busy.value = true;
  message.value = undefined;
  const snapshot = now.steps.length === 0 ? {} : { snapshot: shown(now).answer.snapshot };
  const chance = now.diceMode === "seeded" ? { seed: now.seed } : { dice };
  try {
    const answer = await ask<Answer>(now.ruleset, operation, {
      ...snapshot,
      input,
      ...chance,
      language: language.value,
    });
    if (answer.kind === "NEEDS_ROLL") keep({ ...now, pending: { operation, input, dice, next: answer.next } });
    else if (answer.kind === "RESOLUTION") {
      const seed = now.diceMode === "seeded" ? { seed: now.seed } : {};
      keep(grown(now, { operation, input, ...seed, answer: answer as Resolution }, Date.now()));
      return true;
    } else message.value = refusalOf(answer);
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    message.value = { text: error.status === 0 || error.status === 503 ? t("message.away") : error.message };
  } finally {
    busy.value = false;
  }
  return false;
}

function refusalOf({ detail, citation, pointer }: Refusal): Message {
  return { text: detail, section: citation.section, ...(pointer === "" ? {} : { pointer }) };
}

/** Shows a game and keeps it in this browser. */
function keep(next: Game): void {
  const kept = next.id === game.value?.id ? game.value.steps.length : 0;
  game.value = next;
  void keepGame(next, Math.min(kept, next.steps.length));
}

function nameOf(ruleset: string, input: Fields): string {
  const { name, number } = input as { readonly name?: string; readonly number?: number };
  const scenario = input.scenario === undefined ? "" : ` ${t(`pq17.${String(input.scenario)}`)}`;
  return name === undefined ? `${t(`${ruleset}.name`)}${scenario}` : `U-${number} ${name}`;
}
