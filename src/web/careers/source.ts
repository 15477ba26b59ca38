import type { OperationName } from "../../client/index";
import { type AnyRefusal, careersClient, type JsonFields, type NeedsRoll, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { t } from "../shell/settings";
import type { TableGame } from "../tree/game";
import type { GameSource, TableMove } from "../tree/source";
import { game as onTable } from "../tree/table";
import { keepHabits, tokenOf } from "./current-career";
import { clearNote, type NoteDraft, noteToSend } from "./note-field";
import { readSteps } from "./reading";
import { keepLastMove } from "./taking-back";
import { readNow } from "./watch";

/** Request timeout in milliseconds; no normal response takes this long. */
const TIMEOUT_MS = 30_000;

/** A move whose response is pending. A retry repeats the request with the same key, so the service stores it once. */
interface SentMove {
  readonly move: string;
  readonly key: string;
  readonly chance: JsonFields;
  /** The note, if the player typed one. A retry repeats it. */
  readonly note?: NoteDraft;
}

const storageKey = (id: string) => `sending/${id}`;

/** Returns the request of a move: the pending one if it is the same move, or else a new one. */
function sentMoveOf(game: TableGame, { operation, input, dice }: TableMove): SentMove {
  const { id, diceMode, seed, tip } = game;
  const move = JSON.stringify([tip, operation, input, diceMode, diceMode === "physical" ? dice : seed]);
  const text = sessionStorage.getItem(storageKey(id));
  const before = text === null ? undefined : (JSON.parse(text) as SentMove);
  if (before?.move === move) return before;
  const chances: Readonly<Record<TableGame["diceMode"], JsonFields>> = {
    server: { server: true, entropy: randomText(24) },
    seeded: { seed },
    physical: { dice },
  };
  const note = noteToSend();
  const sentMove = { move, key: randomText(24), chance: chances[diceMode], ...(note !== undefined && { note }) };
  sessionStorage.setItem(storageKey(id), JSON.stringify(sentMove));
  return sentMove;
}

/** True if the request may have been stored although its response is missing. */
function isUncertain({ status }: UmpireError): boolean {
  return status === 0 || status >= 500;
}

/** Plays a move as a step of the chain. `isRepeat` is true for the second attempt after a lost response. */
async function playMove(
  game: TableGame,
  move: TableMove,
  language: string,
  isRepeat = false,
): ReturnType<GameSource["play"]> {
  const { id, tip } = game;
  const { key, chance, note } = sentMoveOf(game, move);
  const { operation, input } = move;
  const request = {
    career: id,
    expectedVersion: tip,
    operation,
    input,
    ...chance,
    ...(note !== undefined && { note }),
    runOn: game.runsOn,
    audit: "NONE" as const,
  };
  const headers = { "idempotency-key": key };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await careersClient.playStep(
      { ...request, operation: operation as OperationName, decisions: "NONE", language },
      { token: tokenOf(id), headers, signal },
    );
    sessionStorage.removeItem(storageKey(id));
    if (answer.kind === "REFUSAL") return answer as AnyRefusal;
    if (answer.kind === "NEEDS_ROLL") return (answer as { readonly answer: unknown }).answer as NeedsRoll;
    clearNote();
    keepLastMove(id, tip);
    await readNow();
    return onTable.value?.id === id ? onTable.value : game;
  } catch (error) {
    if (signal.aborted) throw new UmpireError(t("career.slow"), 504, undefined);
    if (!(error instanceof UmpireError)) throw error;
    if (!isUncertain(error)) sessionStorage.removeItem(storageKey(id));
    // The game has moved on meanwhile. The same request says whether by this move.
    const hasMoved = onTable.value?.id === id && onTable.value.tip !== tip;
    if (isUncertain(error) && hasMoved && !isRepeat) return playMove(game, move, language, true);
    if (!isVersionConflict(error)) throw error;
    await readNow();
    throw new UmpireError(t("career.beaten"), 409, error.problem);
  }
}

/** A game stored by the service: moves become steps of its chain, and the service draws its board. */
export const careerSource: GameSource = {
  play: (game, move, language) => playMove(game, move, language),
  draw: async ({ id }, { n }, { language, signal }) => {
    const { svg } = await careersClient.careerMap({ career: id, version: n, language }, { token: tokenOf(id), signal });
    return svg ?? "<svg xmlns='http://www.w3.org/2000/svg'/>";
  },
  keep: async (game) => {
    keepHabits(game);
    return game;
  },
  read: readSteps,
};

/** True if another writer played first. */
function isVersionConflict({ status, problem }: UmpireError): boolean {
  return status === 409 && (problem as { readonly code?: string } | undefined)?.code === "VERSION_CONFLICT";
}
