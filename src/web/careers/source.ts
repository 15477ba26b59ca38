import { careers, type Fields, type NeedsRoll, type Refusal, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { t } from "../shell/settings";
import type { Game } from "../tree/game";
import type { Move, Source } from "../tree/source";
import { game as onTable } from "../tree/table";
import { keepHabits, tokenOf } from "./opened";
import { readSteps } from "./reading";
import { lookNow } from "./watch";

/** Longer than any answer takes, in milliseconds. */
const TOO_LONG = 30_000;

/** A move that was sent and not answered yet: sent once more, it is the same request with the same key, and stored once. */
interface Sending {
  readonly move: string;
  readonly key: string;
  readonly chance: Fields;
}

const placeOf = (id: string) => `sending/${id}`;

/** The request of a move: the one that was on its way before, where it is the same move. */
function sendingOf(game: Game, { operation, input, dice }: Move): Sending {
  const { id, diceMode, seed, tip } = game;
  const move = JSON.stringify([tip, operation, input, diceMode, diceMode === "physical" ? dice : seed]);
  const text = sessionStorage.getItem(placeOf(id));
  const before = text === null ? undefined : (JSON.parse(text) as Sending);
  if (before?.move === move) return before;
  const chances: Readonly<Record<Game["diceMode"], Fields>> = {
    server: { server: true, entropy: randomText(24) },
    seeded: { seed },
    physical: { dice },
  };
  const sending = { move, key: randomText(24), chance: chances[diceMode] };
  sessionStorage.setItem(placeOf(id), JSON.stringify(sending));
  return sending;
}

/** A game that the service keeps: moves become steps of its chain, and drawings come from there. */
export const stored: Source = {
  play: async (game, move, language) => {
    const { id, tip } = game;
    const { key, chance } = sendingOf(game, move);
    const { operation, input } = move;
    const request = {
      career: id,
      expectedVersion: tip,
      operation,
      input,
      ...chance,
      runOn: game.runsOn,
      audit: "NONE" as const,
    };
    const headers = { "idempotency-key": key };
    const signal = AbortSignal.timeout(TOO_LONG);
    try {
      const answer = await careers.playStep(
        { ...request, decisions: "NONE", language },
        { token: tokenOf(id), headers, signal },
      );
      sessionStorage.removeItem(placeOf(id));
      if (answer.kind === "REFUSAL") return answer as Refusal;
      if (answer.kind === "NEEDS_ROLL") return (answer as { readonly answer: unknown }).answer as NeedsRoll;
      await lookNow();
      return onTable.value?.id === id ? onTable.value : game;
    } catch (error) {
      if (signal.aborted) throw new UmpireError(t("career.slow"), 504, undefined);
      if (!(error instanceof UmpireError)) throw error;
      if (error.status !== 0 && error.status < 500) sessionStorage.removeItem(placeOf(id));
      if (!isBeaten(error)) throw error;
      await lookNow();
      throw new UmpireError(t("career.beaten"), 409, error.problem);
    }
  },
  draw: async ({ id }, { n }, { language, signal }) => {
    const { svg } = await careers.careerMap({ career: id, version: n, language }, { token: tokenOf(id), signal });
    return svg ?? "<svg xmlns='http://www.w3.org/2000/svg'/>";
  },
  keep: async (game) => {
    keepHabits(game);
    return game;
  },
  read: readSteps,
};

/** True where another writer was first. */
function isBeaten({ status, problem }: UmpireError): boolean {
  return status === 409 && (problem as { readonly code?: string } | undefined)?.code === "VERSION_CONFLICT";
}
