import { signal } from "@preact/signals";
import type { Career } from "../../client/index";
import type { AuditEntry, Decision, Fields, Resolution, SideView } from "../service/service";
import { randomText } from "../shell/random";
import type { DiceMode, Game, Pending, Step } from "../tree/game";
import { seat } from "../tree/seats";
import { game } from "../tree/table";
import { keepCareer, keyInUse } from "./kept";

/** The stored game at the table as it was told last, at its newest step. */
export const career = signal<Career | undefined>(undefined);

/** True while the links of the game are shown to its owner. */
export const linksAreOpen = signal(false);

/** Counts how often the game at the table was opened by another link than before. */
export const reopened = signal(0);

/** Has the game at the table opened anew, by another of the links that this browser holds. */
export function reopen(): void {
  career.value = undefined;
  game.value = undefined;
  reopened.value += 1;
}

/** The token that the stored game at the table is opened with. */
export function tokenOf(id: string): string {
  return keyInUse(id)?.token ?? "";
}

const NOTHING: Resolution = {
  kind: "RESOLUTION",
  operation: "",
  outcome: null,
  audit: [],
  decisions: [],
  dice: [],
  digest: "",
};

/** A step that nothing was read of yet. */
function unread(n: number): Step {
  return { n, parent: n === 0 ? null : n - 1, operation: "", kind: "HIDDEN", input: {}, language: "", answer: NOTHING };
}

/** What this tab remembers of how a stored game is played: with which dice, and those rolled so far for a move. */
interface Habits {
  readonly diceMode: DiceMode;
  readonly seed: string;
  readonly pending: Pending | null;
  readonly runsOn: boolean;
}

const habitsAt = (id: string) => `table/${id}`;

function habitsOf(id: string): Habits {
  const usual: Habits = { diceMode: "server", seed: randomText(4), pending: null, runsOn: true };
  const text = sessionStorage.getItem(habitsAt(id));
  return text === null ? usual : { ...usual, ...(JSON.parse(text) as Habits) };
}

/** Remembers in this tab how a stored game is played. */
export function keepHabits({ id, diceMode, seed, pending, runsOn }: Game): void {
  sessionStorage.setItem(habitsAt(id), JSON.stringify({ diceMode, seed, pending, runsOn }));
}

/** Puts a stored game on the table as it was told now, or brings the one there up to date; who stands at its end goes along. */
export function take(told: Career): void {
  const { career: id, ruleset, name, newest, complete, side, role } = told;
  const before = career.value;
  const isSame = before?.career === id && before.complete === complete && before.role === role && before.side === side;
  const here = isSame && game.value?.id === id ? game.value : undefined;
  const steps = Array.from({ length: newest + 1 }, (_, n) => here?.steps[n] ?? unread(n));
  steps[told.version] = placed(steps[told.version]!, told);
  const isAtEnd = here === undefined || here.at === here.tip;
  const hasMoved = here !== undefined && here.tip !== newest;
  const habits = here ?? habitsOf(id);
  const next: Game = {
    id,
    source: "career",
    ruleset,
    name: name ?? "",
    seed: habits.seed,
    diceMode: role === "SIDE" ? "server" : habits.diceMode,
    runsOn: habits.runsOn,
    seats: complete ? [] : [viewerOf(told)],
    steps,
    at: isAtEnd ? newest : here.at,
    tip: newest,
    pending: hasMoved ? null : habits.pending,
    updated: Date.now(),
  };
  career.value = told;
  if (here === undefined) seat(next);
  game.value = next;
  if (!isSame) {
    const key = { token: tokenOf(id), role, side, ...(told.tokenId !== null && { id: told.tokenId }) };
    keepCareer(id, { ruleset, ...(name !== null && { name }), keys: [key] });
  }
}

/** Who looks on with the token of a game that hides something from it. */
export function viewerOf({ side }: Career): string {
  return side ?? "onlooker";
}

/** A step with the position it led to, as the bearer of the token may see it. */
function placed(step: Step, told: Career): Step {
  const decisions = (told.decisions ?? []) as readonly Decision[];
  if (told.complete)
    return { ...step, answer: { ...step.answer, snapshot: (told.snapshot ?? {}) as Fields, decisions } };
  const own: SideView = {
    side: viewerOf(told),
    view: (told.view ?? {}) as Fields,
    audit: step.answer.views?.[0]?.audit ?? [],
    decisions,
  };
  return { ...step, answer: { ...step.answer, views: [own] } };
}

/** A step with the lines of its audit trail, as the bearer of the token may read them. */
function audited(step: Step, audit: readonly AuditEntry[], told: Career): Step {
  if (told.complete) return { ...step, answer: { ...step.answer, audit } };
  const own = step.answer.views?.[0] ?? { side: viewerOf(told), view: {}, decisions: [] };
  return { ...step, answer: { ...step.answer, views: [{ ...own, audit }] } };
}

/** True when the position that a step led to has been read. */
export function isPlaced({ answer }: Step): boolean {
  return answer.snapshot !== undefined || Object.keys(answer.views?.[0]?.view ?? {}).length > 0;
}

/** What was read of a step: itself, its audit trail, and where it was asked for the game as it stood after it. */
export interface Read {
  readonly step: Pick<Step, "n" | "operation" | "input" | "language"> & Partial<Pick<Step, "kind">>;
  readonly dice: readonly number[];
  readonly audit: readonly AuditEntry[];
  readonly position: Career | undefined;
}

/** Puts what was read of steps into the game at the table, if it is still that one. */
export function fill(id: string, read: readonly Read[]): void {
  const now = game.value;
  const told = career.value;
  if (now?.id !== id || told?.career !== id) return;
  const steps = [...now.steps];
  for (const { step, dice, audit, position } of read) {
    const { kind: _, ...before } = steps[step.n]!;
    const named: Step = { ...before, ...step, answer: { ...before.answer, operation: step.operation, dice } };
    const whole = audited(named, audit, told);
    steps[step.n] = position === undefined ? whole : placed(whole, position);
  }
  game.value = { ...now, steps };
}
