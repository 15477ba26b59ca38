import type { Answer, Decision, GameView } from "../core/contract/answer";
import type { AuditEntry, AuditLevel } from "../core/contract/audit";
import type { Phrases } from "../core/contract/phrases";
import type { DecisionScope } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { listDecisions } from "../core/engine/adjudicate";
import { auditForViewer, canSidePlay, decisionsForSide, hasTurn, isPlayedBySides } from "../core/engine/views";
import { addSentences, type Localizer, localize, requestedPhrases } from "../core/text/localize";
import { isEvent } from "../proof/events";
import type { ChainStep, VisibleStep } from "../proof/record";
import type { Caller } from "./context";
import { endingOf } from "./ending";
import type { OpenedCareer } from "./gate";
import { malformedInput } from "./problem";
import { languageFaults } from "./request";
import { awaitedIn, hasOpenSeat, isBlind, showSeat } from "./seats";
import type { AuditedStep, RulesAnswer, VisibleCareer } from "./shapes";
import type { StoredStep } from "./store/store";
import { openTakeback, showTakeback } from "./takeback";

/** A position of a career, with the step that led to it. Without the step, players have not ended the game. */
interface CareerPosition {
  readonly snapshot: SnapshotBase;
  readonly step?: Pick<ChainStep, "kind">;
}

/**
 * True if the bearer may see the whole state. Owner and referee always do. Others do if the game hides nothing, or if
 * its rules or its players have ended it.
 */
export function seesAll(
  { slot, ruleset }: Pick<OpenedCareer, "slot" | "ruleset">,
  { snapshot, step }: CareerPosition,
): boolean {
  if (slot.role === "OWNER" || slot.role === "REFEREE" || ruleset.views === undefined) return true;
  return step?.kind === "END" || ruleset.over(snapshot);
}

/** Returns the view of a bearer who may not see the whole state. */
export function bearerView(
  { slot, ruleset }: Pick<OpenedCareer, "slot" | "ruleset">,
  snapshot: SnapshotBase,
): GameView {
  return ruleset.views!.of(snapshot, slot.side);
}

/** Options for showing a career: its newest step, the scope of its decisions, and the language if there is one. */
interface CareerDisplayOptions {
  readonly head?: StoredStep;
  readonly decisions?: DecisionScope | undefined;
  readonly phrases?: Phrases | undefined;
  /** The steps since a version that the bearer knows. */
  readonly steps?: readonly AuditedStep[] | undefined;
}

/** Returns a career at one of its steps, as far as the bearer may see it. `head` is the newest step. */
export function showCareer(
  opened: Pick<OpenedCareer, "entry" | "slot" | "ruleset">,
  shown: StoredStep,
  { head = shown, decisions, phrases, steps }: CareerDisplayOptions = {},
): VisibleCareer {
  const { entry, slot, ruleset } = opened;
  const { step, snapshot } = shown;
  const complete = seesAll(opened, head);
  return {
    career: entry.career,
    ruleset: entry.ruleset,
    name: entry.name,
    version: step.version,
    newest: head.step.version,
    digest: complete ? step.digest : saltedDigest(step),
    commitment: step.commitment,
    awaited: [...awaitedIn(opened, head)],
    over: ruleset.over(snapshot),
    ended: endingOf(head.step),
    seats: (entry.founding?.seats ?? []).map(showSeat),
    referee: !isBlind(entry),
    takeback: showTakeback(openTakeback(entry, head)),
    deadlineHours: entry.founding?.deadlineHours ?? null,
    role: slot.role,
    side: slot.side,
    tokenId: slot.role === "OWNER" ? slot.id : null,
    complete,
    snapshot: complete ? snapshot : null,
    view: complete ? null : bearerView(opened, snapshot),
    decisions: canPlayOn(opened, head)
      ? visibleDecisions(opened, snapshot, complete, { decisions, phrases })
      : complete || slot.side !== null
        ? []
        : null,
    ...(steps && { steps: [...steps] }),
    sideDice: entry.sideDice === true,
    origin: entry.origin && { ...entry.origin, digest: complete ? entry.origin.digest : null },
    createdAt: entry.createdAt,
    expiresAt: new Date(entry.expiresAt * 1000).toISOString(),
    tokens: slot.role === "OWNER" ? entry.tokens.map(({ id, role, side }) => ({ id, role, side })) : [],
  };
}

/** True unless players have ended the game, or it waits for players to take their seats. */
function canPlayOn({ entry }: Pick<OpenedCareer, "entry">, { step }: StoredStep): boolean {
  return step.kind !== "END" && !hasOpenSeat(entry);
}

/**
 * Returns the requested decisions, limited to those of the bearer's side if it plays. Null for a bearer who sees only a
 * view and does not play.
 */
export function visibleDecisions(
  { entry, slot, ruleset }: Pick<OpenedCareer, "entry" | "slot" | "ruleset">,
  snapshot: SnapshotBase,
  complete: boolean,
  { decisions: scope, phrases }: Pick<CareerDisplayOptions, "decisions" | "phrases">,
): readonly Decision[] | null {
  const side = isPlayedBySides(ruleset) ? slot.side : null;
  if (!complete && side === null) return null;
  // The time it takes to list the enemy's decisions would leak information about them.
  if (!complete && side !== null && !hasTurn(ruleset, snapshot, side)) return [];
  const request = { snapshot, charts: entry.charts, decisions: scope, storedPart: "SNAPSHOT" } as const;
  const answer = listDecisions(ruleset, request, { phrases });
  if (answer.kind !== "DECISIONS") return null;
  const { decisions } = answer;
  if (side === null) return decisions;
  if (!complete) return decisionsForSide(ruleset, snapshot, side, decisions);
  return decisions.filter(({ operation }) => canSidePlay(ruleset, snapshot, side, operation));
}

/** True if the bearer's own side made the step. */
export function isOwnStep({ slot }: Pick<OpenedCareer, "slot">, { author }: ChainStep): boolean {
  return slot.side !== null && author?.side === slot.side;
}

/**
 * Redacts a step for a bearer who sees only a view: dice, seeds, salt, and the digest of the snapshot, which would
 * confirm a guess. A side sees operation and input of its own steps only, and how the founder of a game without a
 * referee started it. A salted digest of the step stays: once the
 * whole chain may be read, it proves that nothing has changed since.
 */
export function redactStep(opened: Pick<OpenedCareer, "slot" | "entry">, step: ChainStep): VisibleStep {
  const isAgreed = step.kind === "START" && isBlind(opened.entry);
  const isVisible = isAgreed || isOwnStep(opened, step);
  const { operation, input } = isVisible ? step : { operation: null, input: publicInput(step) };
  const dice = { rerolls: [], seed: null, entropy: null, ranOn: false, rolls: [], revealed: null };
  const redacted = { ...dice, operation, input, snapshot: null };
  return {
    ...step,
    ...redacted,
    ...(step.salt !== undefined && { salt: "" }),
    previous: null,
    digest: saltedDigest(step),
  };
}

/**
 * Returns the part of an event's data that everyone may see: all of it, but only the reason of a correction. A move has
 * no such part.
 */
function publicInput({ kind, input }: ChainStep): unknown {
  if (!isEvent(kind)) return null;
  return kind === "CORRECTION" ? { reason: (input as { readonly reason: string }).reason } : input;
}

/**
 * Returns the digest of a step for a bearer who does not see the whole state. Null without a salt, because the digest
 * would confirm a guess.
 */
export function saltedDigest({ digest, salt }: ChainStep): string | null {
  return salt === undefined ? null : digest;
}

/** Returns an answer of the rules. Throws a CareerProblem for a malformed request. */
export function rejectMalformed(answer: Answer): RulesAnswer {
  if (answer.kind === "MALFORMED") throw malformedInput(answer.faults);
  return answer;
}

/** The format of an answer: its audit level, the scope of its decisions, and the language if there is one. */
export interface AnswerOptions {
  readonly audit: AuditLevel | undefined;
  readonly decisions: DecisionScope | undefined;
  readonly phrases: Phrases | undefined;
  /** The form of texts. Default: the texts themselves in the language, if there is one. */
  readonly localizer?: Localizer<unknown> | undefined;
}

/** The fields of a request that set the format of its response. */
type AnswerFields = Partial<Pick<AnswerOptions, "audit" | "decisions">> & { readonly language?: string | undefined };

/**
 * Returns the options of a response. The language is that of the request, or else of the Accept-Language header, or
 * none. Throws a CareerProblem for a language that the ruleset does not support.
 */
export async function answerOptionsOf(
  ruleset: AnyRuleset,
  { audit, decisions, language }: AnswerFields,
  { acceptLanguage, localizer }: Caller,
): Promise<AnswerOptions> {
  const faults = languageFaults(ruleset, language);
  if (faults.length > 0) throw malformedInput(faults);
  const phrases = await requestedPhrases(ruleset, language, acceptLanguage);
  return { audit, decisions, phrases, localizer: await localizer?.(ruleset, language) };
}

/** Formats an answer as the caller requested. */
export function presentAnswer(
  ruleset: AnyRuleset,
  answer: RulesAnswer,
  { audit = "FULL", phrases, localizer }: AnswerOptions,
): RulesAnswer {
  const shown = cutAudit(answer, audit);
  if (localizer === undefined) return addSentences(ruleset, shown, phrases);
  // The transport replaces each text by what its localizer returns.
  return localize(ruleset, shown, localizer) as RulesAnswer;
}

/**
 * Returns an answer that is not a resolution as far as the bearer may see it. A request for dice then has no audit,
 * modifiers, column or totals, because they may depend on hidden facts.
 */
export function visibleAnswer(
  opened: Pick<OpenedCareer, "slot" | "ruleset">,
  before: SnapshotBase,
  answer: RulesAnswer,
): RulesAnswer {
  if (answer.kind !== "NEEDS_ROLL" || seesAll(opened, { snapshot: before })) return answer;
  return { ...answer, audit: [], next: { ...answer.next, modifiers: [], column: null, totals: [] } };
}

/**
 * Returns the options for resolving a move. Decisions that the bearer may not see are not computed, because the time it
 * takes would leak information about them.
 */
export function withoutHiddenDecisions(
  opened: Pick<OpenedCareer, "slot" | "ruleset">,
  before: SnapshotBase,
  options: AnswerOptions,
): AnswerOptions {
  return seesAll(opened, { snapshot: before }) ? options : { ...options, decisions: "NONE" };
}

/**
 * Returns the audit lines that a bearer may read who does not see the whole state. Null if the answer is not a
 * resolution.
 */
export function visibleAudit(
  { slot, ruleset }: Pick<OpenedCareer, "slot" | "ruleset">,
  before: unknown,
  answer: RulesAnswer,
  options: AnswerOptions,
): readonly AuditEntry[] | null {
  if (answer.kind !== "RESOLUTION") return null;
  const audit = auditForViewer(ruleset, slot.side, before as SnapshotBase, answer.snapshot, answer.audit);
  const formatted = presentAnswer(ruleset, { ...answer, audit }, options);
  return formatted.kind === "RESOLUTION" ? formatted.audit : null;
}

function cutAudit(answer: RulesAnswer, level: AuditLevel): RulesAnswer {
  if (level === "FULL" || answer.kind === "REFUSAL") return answer;
  const cut = <T extends { readonly audit: readonly AuditEntry[] }>(of: T): T => {
    return { ...of, audit: level === "NONE" ? [] : of.audit.filter(({ kind }) => kind !== "effect") };
  };
  if (answer.kind === "NEEDS_ROLL" || answer.steps === undefined) return cut(answer);
  return { ...cut(answer), steps: answer.steps.map(cut) };
}
