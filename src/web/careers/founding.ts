import { effect } from "@preact/signals";
import type { Career, CareerCreated } from "../../client/index";
import { careers, type Fields, type Refusal, UmpireError } from "../service/service";
import { randomText } from "../shell/random";
import { show } from "../shell/routes";
import { t } from "../shell/settings";
import { fileOf } from "../tree/file";
import type { DiceMode, Game } from "../tree/game";
import { begin, busy, game, message, told } from "../tree/table";
import { type Key, keepCareer, openWith } from "./kept";
import { linksAreOpen, tokenOf } from "./opened";

/** The dice that a new game is begun with. */
interface Dice {
  readonly mode: DiceMode;
  readonly seed: string;
}

/**
 * Begins a game that is shared from the beginning; gives the path it is found at. Dice of the player's own are rolled at the table of
 * this browser first, and the game is shared as soon as they have begun it.
 */
export async function share(ruleset: string, name: string, input: Fields, dice: Dice): Promise<string | undefined> {
  if (dice.mode !== "physical") return pathOf(await found(ruleset, name, input, dice));
  const id = await begin(input, { ruleset, name, seed: dice.seed, diceMode: "physical" });
  const now = game.value;
  if (now === undefined || now.pending === null)
    return id === undefined || now === undefined ? undefined : pathOf(await copy(now));
  void shareOnceBegun(now.id);
  return `/app/table/${now.id}`;
}

/** Shares a game of this browser when the dice of its beginning are rolled, unless another is on the table by then. */
async function shareOnceBegun(id: string): Promise<void> {
  const begun = await new Promise<Game | undefined>((resolve) => {
    const stop = effect(() => {
      const now = game.value;
      if (now?.id === id && (now.steps.length === 0 || busy.value)) return;
      queueMicrotask(() => stop());
      resolve(now?.id === id ? now : undefined);
    });
  });
  const path = begun && pathOf(await copy(begun));
  if (path !== undefined) show(path, "replace");
}

function pathOf(id: string | undefined): string | undefined {
  return id === undefined ? undefined : `/app/careers/${id}`;
}

/** Makes a stored game of a new one; gives its id, or undefined where a rule or the service said no. */
function found(ruleset: string, name: string, input: Fields, { mode, seed }: Dice) {
  return telling(async () => {
    const chance = mode === "server" ? { server: true } : { seed };
    const made = await careers.createCareer({ ruleset, input, name, ...chance, ...QUIET }, secret());
    return isRefusal(made) ? refused(made) : kept(made);
  });
}

/** Makes a stored game of the line shown of a game of this browser, step by step with the same dice; gives its id. */
export function copy(local: Game, onStep: (count: number) => void = () => {}) {
  return telling(async () => {
    const { ruleset, name, snapshot, steps } = fileOf(local);
    const [first] = steps;
    if (snapshot === undefined && first === undefined) return undefined;
    const beginning = snapshot === undefined ? { input: first!.input, ...chanceOf(first!) } : { snapshot };
    const moves = snapshot === undefined ? steps.slice(1) : steps;
    const made = await careers.createCareer({ ruleset, name, ...beginning, ...QUIET }, secret());
    if (isRefusal(made)) return refused(made);
    const id = made.career!.career;
    const { token } = made.tokens.find(({ role }) => role === "OWNER")!;
    for (const [version, { operation, input, ...step }] of moves.entries()) {
      const move = { career: id, expectedVersion: version, operation, input, ...chanceOf(step) };
      const played = await careers.playStep({ ...move, ...QUIET }, { token, ...secret() });
      if (isRefusal(played)) return refused(played);
      onStep(version + 1);
    }
    return kept(made);
  });
}

/** Makes a new stored game of one up to a step, which goes its own way from there; gives its id. */
export function fork({ career, name }: Career, version: number) {
  return telling(async () => {
    const own = name === null ? {} : { name: t("past.forkName", { name, step: version + 1 }).slice(0, 100) };
    const token = tokenOf(career);
    const made = await careers.forkCareer({ career, version, ...own }, { token, ...secret() });
    return isRefusal(made) ? refused(made) : kept(made, token);
  });
}

const QUIET = { audit: "NONE", decisions: "NONE" } as const;

/** A key by which a request that makes tokens is known again, and which nobody guesses. */
function secret() {
  return { headers: { "idempotency-key": randomText(24) } };
}

function chanceOf({ seed, dice }: { readonly seed?: string; readonly dice: readonly number[] }) {
  return seed === undefined ? { dice } : { seed };
}

/**
 * Keeps the links of a new stored game in this browser, and opens it as its owner with the links to hand out. An owner that asked for
 * it with a token owns it with that one, which is not told again.
 */
function kept({ career, tokens }: CareerCreated, asked?: string): string | undefined {
  if (career === null) return undefined;
  const { career: id, ruleset, name, tokenId } = career;
  const keys: Key[] = tokens.map(({ id: key, token, role, side }) => ({ id: key, token, role, side }));
  if (asked !== undefined && tokenId !== null && !keys.some(({ role }) => role === "OWNER")) {
    keys.push({ id: tokenId, token: asked, role: "OWNER", side: null });
  }
  keepCareer(id, { ruleset, ...(name !== null && { name }), keys });
  openWith(id, keys.find(({ role }) => role === "OWNER")!.token);
  linksAreOpen.value = true;
  return id;
}

type Said = { readonly kind?: unknown };

function isRefusal(answer: Said | Refusal): answer is Refusal {
  return answer.kind === "REFUSAL" && "citation" in answer;
}

function refused({ message: text, citation }: Refusal): undefined {
  message.value = { text, section: citation.section };
}

/** Does something with the service, and tells the player where it did not come about. */
async function telling(act: () => Promise<string | undefined>): Promise<string | undefined> {
  if (busy.value) return undefined;
  busy.value = true;
  message.value = undefined;
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UmpireError)) throw error;
    message.value = error.status === 0 || error.status === 503 ? told("message.away") : { text: error.message };
    return undefined;
  } finally {
    busy.value = false;
  }
}
