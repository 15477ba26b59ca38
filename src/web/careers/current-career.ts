import { signal } from "@preact/signals";
import type { Career } from "../../client/index";
import type { AnyResolution, AuditEntry, Decision, JsonFields, PlayerView } from "../service/service";
import { randomText } from "../shell/random";
import { t } from "../shell/settings";
import { currentDraft } from "../tree/draft";
import type { DiceMode, GameStep, PendingMove, TableGame } from "../tree/game";
import { assignSeats } from "../tree/seats";
import { busy, game, message, rejectedMove } from "../tree/table";
import { keepCareer, keyInUse } from "./known-careers";

/** The stored game on the table, as last received at its newest step. */
export const currentCareer = signal<Career | undefined>(undefined);

/** True while the links of the game are shown to its owner. */
export const linksAreOpen = signal(false);

/** Counts how often the screen of the game was renewed, such as with another link. */
export const reopenCount = signal(0);

/** Shows the game on the table again, after this browser dropped an invitation to it. */
export function renewScreen(): void {
  reopenCount.value += 1;
}

/** Reopens the game on the table with another of this browser's links. */
export function reopen(): void {
  currentCareer.value = undefined;
  game.value = undefined;
  renewScreen();
}

/** Returns the token in use for a stored game; empty if there is none. */
export function tokenOf(id: string): string {
  return keyInUse(id)?.token ?? "";
}

const EMPTY_RESOLUTION: AnyResolution = {
  kind: "RESOLUTION",
  operation: "",
  outcome: null,
  audit: [],
  decisions: [],
  dice: [],
  digest: "",
};

/** Returns a placeholder for a step that has not been loaded. */
function emptyStep(n: number): GameStep {
  return {
    n,
    parent: n === 0 ? null : n - 1,
    operation: "",
    kind: "HIDDEN",
    input: {},
    language: "",
    answer: EMPTY_RESOLUTION,
  };
}

/** This tab's settings for a stored game: the dice mode, and the dice rolled so far for a move. */
interface Habits {
  readonly diceMode: DiceMode;
  readonly seed: string;
  readonly pending: PendingMove | null;
  readonly runsOn: boolean;
}

const habitsAt = (id: string) => `table/${id}`;

function habitsOf(id: string): Habits {
  const defaults: Habits = { diceMode: "server", seed: randomText(4), pending: null, runsOn: true };
  const text = sessionStorage.getItem(habitsAt(id));
  return text === null ? defaults : { ...defaults, ...(JSON.parse(text) as Habits) };
}

/** Saves this tab's settings for a stored game. */
export function keepHabits({ id, diceMode, seed, pending, runsOn }: TableGame): void {
  sessionStorage.setItem(habitsAt(id), JSON.stringify({ diceMode, seed, pending, runsOn }));
}

/**
 * Puts a stored game on the table, or updates it there. If the last step is shown, the view follows the newest step.
 */
export function putCareerOnTable(career: Career): void {
  const { career: id, ruleset, name, newest, complete, side, role } = career;
  const before = currentCareer.value;
  const isSame = before?.career === id && before.complete === complete && before.role === role && before.side === side;
  const here = isSame && game.value?.id === id ? game.value : undefined;
  const steps = Array.from({ length: newest + 1 }, (_, n) => here?.steps[n] ?? emptyStep(n));
  steps[career.version] = withPosition(steps[career.version]!, career);
  const isAtEnd = here === undefined || here.at === here.tip;
  const hasMoved = here !== undefined && here.tip !== newest;
  const habits = here ?? habitsOf(id);
  const next: TableGame = {
    id,
    source: "career",
    ruleset,
    name: name ?? t(`${ruleset}.name`),
    seed: habits.seed,
    diceMode: role === "SIDE" ? "server" : habits.diceMode,
    runsOn: habits.runsOn,
    seats: complete ? [] : [viewerOf(career)],
    steps,
    at: isAtEnd ? newest : here.at,
    tip: newest,
    pending: hasMoved ? null : habits.pending,
    updated: Date.now(),
  };
  if (hasMoved && !busy.value) {
    message.value = undefined;
    // Another player moved while a form is open here: the form keeps its choices.
    const draft = isAtEnd ? currentDraft.value : undefined;
    if (draft !== undefined) rejectedMove.value = { ...draft, input: draft.input as JsonFields };
  }
  currentCareer.value = career;
  if (here === undefined) assignSeats(next);
  game.value = next;
  if (!isSame) {
    const key = { token: tokenOf(id), role, side, ...(career.tokenId !== null && { id: career.tokenId }) };
    keepCareer(id, { ruleset, ...(name !== null && { name }), keys: [key] });
  }
}

/** Returns the viewer for a token that may not see everything. */
export function viewerOf({ side }: Career): string {
  return side ?? "onlooker";
}

/** Returns a step with its resulting snapshot or view, as far as the token may see it. */
function withPosition(step: GameStep, career: Career): GameStep {
  const decisions = (career.decisions ?? []) as readonly Decision[];
  if (career.complete)
    return { ...step, answer: { ...step.answer, snapshot: (career.snapshot ?? {}) as JsonFields, decisions } };
  const sideView: PlayerView = {
    side: viewerOf(career),
    view: (career.view ?? {}) as JsonFields,
    audit: step.answer.views?.[0]?.audit ?? [],
    decisions,
  };
  return { ...step, answer: { ...step.answer, views: [sideView] } };
}

/** Returns a step with its audit trail, as far as the token may read it. */
function withAudit(step: GameStep, audit: readonly AuditEntry[], career: Career): GameStep {
  if (career.complete) return { ...step, answer: { ...step.answer, audit } };
  const sideView = step.answer.views?.[0] ?? { side: viewerOf(career), view: {}, decisions: [] };
  return { ...step, answer: { ...step.answer, views: [{ ...sideView, audit }] } };
}

/** True if the resulting snapshot or view of a step has been loaded. */
export function hasPosition({ answer }: GameStep): boolean {
  return answer.snapshot !== undefined || Object.keys(answer.views?.[0]?.view ?? {}).length > 0;
}

/** A loaded step: the step itself, its audit trail, and the game after it if that was requested. */
export interface StepDetails {
  readonly step: Pick<GameStep, "n" | "operation" | "input" | "language"> & Partial<Pick<GameStep, "kind">>;
  readonly dice: readonly number[];
  readonly audit: readonly AuditEntry[];
  readonly position: Career | undefined;
}

/** Merges loaded steps into the game, if it is still on the table. */
export function mergeStepDetails(id: string, details: readonly StepDetails[]): void {
  const now = game.value;
  const career = currentCareer.value;
  if (now?.id !== id || career?.career !== id) return;
  const steps = [...now.steps];
  for (const { step, dice, audit, position } of details) {
    const { kind: _, ...before } = steps[step.n]!;
    const base: GameStep = { ...before, ...step, answer: { ...before.answer, operation: step.operation, dice } };
    const complete = withAudit(base, audit, career);
    steps[step.n] = position === undefined ? complete : withPosition(complete, position);
  }
  game.value = { ...now, steps };
}
