import { effect } from "@preact/signals";
import type { Career, CareerCreated, OperationName, RulesetId, Side } from "../../client/index";
import { type AnyRefusal, careersClient, type JsonFields, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import { fileOf } from "../tree/file";
import type { DiceMode, TableGame } from "../tree/game";
import { busy, game, message, pageMessage, startGame } from "../tree/table";
import { linksAreOpen, tokenOf } from "./current-career";
import { type Key, keepCareer, openWith } from "./known-careers";

/** The dice mode and seed of a new game. */
interface DiceChoice {
  readonly mode: DiceMode;
  readonly seed: string;
}

/**
 * Starts a game that is shared from its first step and returns its path. A game with physical dice starts in this
 * browser; it is shared once its first dice are rolled.
 */
export async function shareNewGame(
  ruleset: string,
  name: string,
  input: JsonFields,
  dice: DiceChoice,
): Promise<string | undefined> {
  if (dice.mode !== "physical") return pathOf(await createSharedGame(ruleset, name, input, dice));
  const id = await startGame(input, { ruleset, name, seed: dice.seed, diceMode: "physical" });
  const now = game.value;
  if (now === undefined || now.pending === null)
    return id === undefined || now === undefined ? undefined : pathOf(await shareCopy(now));
  void shareOnceStarted(now.id);
  return `/app/table/${now.id}`;
}

/** Shares a game of this browser once its first dice are rolled, unless another game replaced it on the table. */
async function shareOnceStarted(id: string): Promise<void> {
  const startedGame = await new Promise<TableGame | undefined>((resolve) => {
    const stop = effect(() => {
      const now = game.value;
      if (now?.id === id && (now.steps.length === 0 || busy.value)) return;
      queueMicrotask(() => stop());
      resolve(now?.id === id ? now : undefined);
    });
  });
  const path = startedGame && pathOf(await shareCopy(startedGame));
  if (path !== undefined) show(path, "replace");
}

function pathOf(id: string | undefined): string | undefined {
  return id === undefined ? undefined : `/app/careers/${id}`;
}

/** The part of the founder in a game of sides, and what everyone agrees to. */
export interface Seating {
  readonly sides: readonly string[];
  /** The side that the founder plays. Undefined for a referee. */
  readonly side: string | undefined;
  readonly name: string;
  readonly deadlineHours: number;
}

/** Founds a game whose other seats players claim, and returns its path. */
export async function foundGame(
  ruleset: string,
  name: string,
  input: JsonFields,
  { sides, side: own, name: player, deadlineHours }: Seating,
): Promise<string | undefined> {
  const playerName = player.trim();
  const seats = sides.map((side) => ({
    side: side as Side,
    by: side === own ? ("MINE" as const) : ("CLAIM" as const),
    ...(side === own && playerName !== "" && { name: playerName }),
  }));
  const id = await reportErrors(async () => {
    const founding = { seats, deadlineHours, referee: own === undefined, entropy: randomText(24), server: true };
    const request = { ruleset: ruleset as RulesetId, input, name, ...founding, ...NO_DETAILS };
    const answer = await careersClient.createCareer(request, idempotencyKey());
    return isRefusal(answer) ? showRefusal(answer) : openAsFounder(answer);
  });
  return pathOf(id);
}

/** Creates a stored game and returns its id; undefined if a rule or the service refused. */
function createSharedGame(ruleset: string, name: string, input: JsonFields, { mode, seed }: DiceChoice) {
  return reportErrors(async () => {
    const chance = mode === "server" ? { server: true } : { seed };
    const answer = await careersClient.createCareer(
      { ruleset: ruleset as RulesetId, input, name, ...chance, ...NO_DETAILS },
      idempotencyKey(),
    );
    return isRefusal(answer) ? showRefusal(answer) : openAsOwner(answer);
  });
}

/**
 * Copies a game of this browser to the service, step by step with the same dice. Copies the line shown; returns the id.
 */
export function shareCopy(local: TableGame, onStep: (count: number) => void = () => {}) {
  return reportErrors(async () => {
    const { ruleset, name, snapshot, steps } = fileOf(local);
    const [first] = steps;
    if (snapshot === undefined && first === undefined) return undefined;
    const origin = snapshot === undefined ? { input: first!.input, ...chanceOf(first!) } : { snapshot };
    const moves = snapshot === undefined ? steps.slice(1) : steps;
    const heading = { ruleset: ruleset as RulesetId, name };
    const created = await careersClient.createCareer({ ...heading, ...origin, ...NO_DETAILS }, idempotencyKey());
    if (isRefusal(created)) return showRefusal(created);
    const id = created.career!.career;
    const { token } = created.tokens.find(({ role }) => role === "OWNER")!;
    for (const [version, { input, ...step }] of moves.entries()) {
      const operation = step.operation as OperationName;
      const move = { career: id, expectedVersion: version, operation, input, ...chanceOf(step) };
      const answer = await careersClient.playStep({ ...move, ...NO_DETAILS }, { token, ...idempotencyKey() });
      if (isRefusal(answer)) return showRefusal(answer);
      onStep(version + 1);
    }
    return openAsOwner(created);
  });
}

/** Saves the links of a game with seats and opens it: as the side of the founder, or else as its owner. */
function openAsFounder({ career, tokens, claims }: CareerCreated): string | undefined {
  if (career === null) return undefined;
  const { career: id, ruleset, name } = career;
  const keys: readonly Key[] = tokens.map(({ id: key, token, role, side }) => ({ id: key, token, role, side }));
  keepCareer(id, { ruleset, ...(name !== null && { name }), keys, invitations: claims });
  const own = keys.find(({ role }) => role === "SIDE") ?? keys.find(({ role }) => role === "OWNER");
  if (own !== undefined) openWith(id, own.token);
  return id;
}

/** Forks a stored game at a step and returns the new game's id. */
export function fork({ career, name }: Career, version: number) {
  return reportErrors(async () => {
    const title = name === null ? {} : { name: t("past.forkName", { name, step: version + 1 }).slice(0, 100) };
    const token = tokenOf(career);
    const answer = await careersClient.forkCareer({ career, version, ...title }, { token, ...idempotencyKey() });
    return isRefusal(answer) ? showRefusal(answer) : openAsOwner(answer, token);
  });
}

const NO_DETAILS = { audit: "NONE", decisions: "NONE" } as const;

/** Returns headers with an unguessable idempotency key, because a repeated request returns the tokens again. */
function idempotencyKey() {
  return { headers: { "idempotency-key": randomText(24) } };
}

function chanceOf({ seed, dice }: { readonly seed?: string; readonly dice: readonly number[] }) {
  return seed === undefined ? { dice } : { seed };
}

/**
 * Saves the links of a new stored game and opens it as its owner. If the request already carried the owner's token, the
 * response omits it.
 */
function openAsOwner({ career, tokens }: CareerCreated, ownerToken?: string): string | undefined {
  if (career === null) return undefined;
  const { career: id, ruleset, name, tokenId } = career;
  const keys: Key[] = tokens.map(({ id: key, token, role, side }) => ({ id: key, token, role, side }));
  if (ownerToken !== undefined && tokenId !== null && !keys.some(({ role }) => role === "OWNER")) {
    keys.push({ id: tokenId, token: ownerToken, role: "OWNER", side: null });
  }
  keepCareer(id, { ruleset, ...(name !== null && { name }), keys });
  openWith(id, keys.find(({ role }) => role === "OWNER")!.token);
  linksAreOpen.value = true;
  return id;
}

type KindedAnswer = { readonly kind?: unknown };

function isRefusal(answer: KindedAnswer | AnyRefusal): answer is AnyRefusal {
  return answer.kind === "REFUSAL" && "citation" in answer;
}

function showRefusal({ message: text, citation }: AnyRefusal): undefined {
  message.value = { text, section: citation.section };
}

/** Runs a request while the table is busy and shows the player its errors. */
async function reportErrors(act: () => Promise<string | undefined>): Promise<string | undefined> {
  if (busy.value) return undefined;
  busy.value = true;
  message.value = undefined;
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    message.value = error.status === 0 || error.status === 503 ? pageMessage("message.away") : { text: error.message };
    return undefined;
  } finally {
    busy.value = false;
  }
}
