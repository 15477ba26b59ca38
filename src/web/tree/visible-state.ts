import { computed, signal } from "@preact/signals";
import {
  type AnyResolution,
  type AuditEntry,
  ask,
  type Decision,
  type JsonFields,
  offers,
  type PlayerView,
} from "../service/service";
import { pageLanguage } from "../shell/settings";
import { type GameStep, previousStep, type TableGame } from "./game";
import { viewer } from "./seats";
import { decisionsAt, sourceOf } from "./source";
import { game, step } from "./table";

/** A step as the viewer may see it. */
export interface VisibleState {
  /** The whole snapshot, or a side's view of it. */
  readonly position: JsonFields;
  readonly audit: readonly AuditEntry[];
  /** The requested operation, then those that followed automatically. */
  readonly parts: readonly StepPart[];
  /** The sentence of each line of the audit trail. */
  readonly sentences: readonly string[];
  /** The open decisions, and the closed ones with reasons; a side sees only its own. */
  readonly decisions: readonly Decision[];
}

/** An operation of a step, and the index of its first line in the whole audit trail. */
interface StepPart {
  readonly operation: string;
  readonly from: number;
}

const NOTHING_VISIBLE: VisibleState = { position: {}, audit: [], parts: [], sentences: [], decisions: [] };

/** The texts of a step in another language than it was played in. */
type LocalizedStep = Pick<VisibleState, "sentences"> & Partial<Pick<VisibleState, "decisions">>;

const localizedSteps = signal<Readonly<Record<string, LocalizedStep>>>({});

const keyOf = (of: TableGame, { n }: GameStep): string => `${of.id}/${n}/${viewer.value ?? ""}/${pageLanguage.value}`;

/** Returns a step as the viewer may see it; empty for a side whose view was not requested. */
export function visibleStateOf(one: GameStep): VisibleState {
  const now = game.value;
  if (now === undefined) return NOTHING_VISIBLE;
  const localized = localizedSteps.value[keyOf(now, one)];
  const bare = untranslatedState(now, one);
  return {
    ...bare,
    sentences: localized?.sentences ?? bare.audit.map(({ sentence }) => sentence ?? ""),
    decisions: localized?.decisions ?? bare.decisions,
  };
}

/** The visible state of the step shown; undefined while there is none. */
export const visibleState = computed<VisibleState | undefined>(() => step.value && visibleStateOf(step.value));

/** Returns the visible state of a step in the language it was played in. */
function untranslatedState({ seats }: TableGame, { answer }: GameStep): Omit<VisibleState, "sentences"> {
  const side = viewer.value;
  const visible = side === undefined ? (seats.length > 0 ? undefined : answer) : viewOf(answer, side);
  if (visible === undefined) return NOTHING_VISIBLE;
  const position = ("view" in visible ? visible.view : visible.snapshot) ?? {};
  const audit = [...visible.audit];
  const parts = [{ operation: answer.operation, from: 0 }];
  for (const automaticStep of answer.steps?.slice(1) ?? []) {
    parts.push({ operation: automaticStep.operation, from: audit.length });
    audit.push(...((side === undefined ? automaticStep : viewOf(automaticStep, side))?.audit ?? []));
  }
  return { position, audit, parts, decisions: visible.decisions };
}

function viewOf({ views = [] }: Pick<AnyResolution, "views">, viewer: string): PlayerView | undefined {
  return views.find(({ side }) => side === viewer);
}

/** Localizes the decisions and sentences of steps that are in another language than the page. */
export async function localizeSteps(steps: readonly GameStep[]): Promise<void> {
  const now = game.value;
  if (now === undefined) return;
  const { read } = sourceOf(now);
  if (read !== undefined) return read(now, steps, pageLanguage.value);
  const stale = steps.filter((one) => {
    const localized = localizedSteps.value[keyOf(now, one)];
    return (
      one.language !== pageLanguage.value &&
      (localized === undefined || (one.n === now.at && localized.decisions === undefined))
    );
  });
  const updates = await Promise.all(stale.map(async (one) => [keyOf(now, one), await localizeStep(now, one)] as const));
  if (updates.length > 0) localizedSteps.value = { ...localizedSteps.value, ...Object.fromEntries(updates) };
}

/** Localizes a step; its decisions only if it is the step shown. */
async function localizeStep(now: TableGame, one: GameStep): Promise<LocalizedStep> {
  const { audit, decisions } = untranslatedState(now, one);
  const [openDecisions, sentences] = await Promise.all([
    one.n === now.at ? decisionsIn(now, one, decisions) : undefined,
    localizeSentences(now.ruleset, audit),
  ]);
  return { sentences, ...(openDecisions !== undefined && { decisions: openDecisions }) };
}

/** Returns decisions at a step in the language of the page. */
async function decisionsIn(now: TableGame, one: GameStep, visible: readonly Decision[]): Promise<readonly Decision[]> {
  const { snapshot } = one.answer;
  if (snapshot === undefined) return visible;
  const { decisions } = await decisionsAt(now.ruleset, snapshot, pageLanguage.value);
  return decisions.filter(({ operation }) => visible.some((each) => each.operation === operation));
}

async function localizeSentences(ruleset: string, audit: readonly AuditEntry[]): Promise<readonly string[]> {
  if (!offers(ruleset, "tell") || audit.length === 0) return [];
  const request = { audit, language: pageLanguage.value };
  const answer = await ask<{ readonly audit: readonly AuditEntry[] }>(ruleset, "tell", request);
  return answer.audit.map(({ sentence }) => sentence ?? "");
}

/** True if the viewer may know what the step was: for a side, its own moves, the start, and all that is not a move. */
export function canSeeMove(of: TableGame, one: GameStep): boolean {
  const earlier = previousStep(of, one);
  if (one.kind !== undefined) return one.kind !== "HIDDEN";
  if (viewer.value === undefined || earlier === undefined) return true;
  return untranslatedState(of, earlier).decisions.some(({ operation, legal }) => legal && operation === one.operation);
}
