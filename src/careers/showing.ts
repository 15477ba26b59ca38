import type { Answer, Decision } from "../core/contract/answer";
import type { AuditEntry, AuditLevel } from "../core/contract/audit";
import type { Phrases } from "../core/contract/phrases";
import type { DecisionScope } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import type { SnapshotBase } from "../core/contract/snapshot";
import { decide } from "../core/engine/adjudicate";
import { auditForViewer, canSidePlay, decisionsForSide, hasTurn, isPlayedBySides } from "../core/engine/views";
import { addSentences } from "../core/text/localize";
import type { ChainStep, VisibleStep } from "../proof/record";
import type { Opened } from "./gate";
import { malformedInput } from "./problem";
import type { CareerShown, ToldAnswer } from "./shapes";
import type { StoredStep } from "./store/store";

/** True when the bearer may see the whole state: in a game that hides nothing, once it is over, and always for owner and referee. */
export function seesAll({ slot, ruleset }: Pick<Opened, "slot" | "ruleset">, snapshot: SnapshotBase): boolean {
  if (slot.role === "OWNER" || slot.role === "REFEREE" || ruleset.views === undefined) return true;
  return ruleset.over(snapshot);
}

/** What a bearer sees who does not see the whole state. */
export function viewOf({ slot, ruleset }: Pick<Opened, "slot" | "ruleset">, snapshot: SnapshotBase): object {
  return ruleset.views!.of(snapshot, slot.side);
}

/** How a career is shown: beside which newest step, with which decisions, and in which words, when in any. */
interface HowShown {
  readonly head?: StoredStep;
  readonly decisions?: DecisionScope | undefined;
  readonly phrases?: Phrases | undefined;
}

/** A career at one of its steps, as its bearer may see it, with the decisions asked for; `head` is the newest step. */
export function showCareer(
  opened: Pick<Opened, "entry" | "slot" | "ruleset">,
  shown: StoredStep,
  { head = shown, decisions, phrases }: HowShown = {},
): CareerShown {
  const { entry, slot, ruleset } = opened;
  const { step, snapshot } = shown;
  const complete = seesAll(opened, head.snapshot);
  return {
    career: entry.career,
    ruleset: entry.ruleset,
    name: entry.name,
    version: step.version,
    newest: head.step.version,
    digest: complete ? step.digest : blindDigest(step),
    commitment: step.commitment,
    over: ruleset.over(snapshot),
    role: slot.role,
    side: slot.side,
    tokenId: slot.role === "OWNER" ? slot.id : null,
    complete,
    snapshot: complete ? snapshot : null,
    view: complete ? null : viewOf(opened, snapshot),
    decisions: decisionsOf(opened, snapshot, complete, { decisions, phrases }),
    origin: entry.origin && { ...entry.origin, digest: complete ? entry.origin.digest : null },
    createdAt: entry.createdAt,
    expiresAt: new Date(entry.expiresAt * 1000).toISOString(),
    tokens: slot.role === "OWNER" ? entry.tokens.map(({ id, role, side }) => ({ id, role, side })) : [],
  };
}

/** The decisions asked for, or those among them of a side that plays; null for a bearer who sees but a view and does not play. */
export function decisionsOf(
  { entry, slot, ruleset }: Pick<Opened, "entry" | "slot" | "ruleset">,
  snapshot: SnapshotBase,
  complete: boolean,
  { decisions: scope, phrases }: Pick<HowShown, "decisions" | "phrases">,
): readonly Decision[] | null {
  const side = isPlayedBySides(ruleset) ? slot.side : null;
  if (!complete && side === null) return null;
  // How long it takes to list what its enemy may do would tell a side of it.
  if (!complete && side !== null && !hasTurn(ruleset, snapshot, side)) return [];
  const request = { snapshot, charts: entry.charts, decisions: scope, storedPart: "SNAPSHOT" } as const;
  const answer = decide(ruleset, request, { phrases });
  if (answer.kind !== "DECISIONS") return null;
  const { decisions } = answer;
  if (side === null) return decisions;
  if (!complete) return decisionsForSide(ruleset, snapshot, side, decisions);
  return decisions.filter(({ operation }) => canSidePlay(ruleset, snapshot, side, operation));
}

/** True for a step that the bearer's own side made. */
export function isOwnStep({ slot }: Pick<Opened, "slot">, { author }: ChainStep): boolean {
  return slot.side !== null && author?.side === slot.side;
}

/**
 * A step without what a bearer who sees only a view may not learn of it: dice, seeds, salt and the digest of the snapshot, which would
 * confirm a guess. A side sees the operation and the input of its own steps only. The digest of the step stays where it is salted: once
 * the whole chain may be read, it proves that nothing was changed since.
 */
export function hiddenStep(opened: Pick<Opened, "slot">, step: ChainStep): VisibleStep {
  const { operation, input } = isOwnStep(opened, step) ? step : { operation: null, input: null };
  const dice = { rerolls: [], seed: null, entropy: null, ranOn: false, rolls: [], revealed: null };
  const told = { ...dice, operation, input, snapshot: null };
  return { ...step, ...told, ...(step.salt !== undefined && { salt: "" }), previous: null, digest: blindDigest(step) };
}

/** The digest of a step for who sees no whole state; null where no salt keeps it from telling whether a guess is right. */
export function blindDigest({ digest, salt }: ChainStep): string | null {
  return salt === undefined ? null : digest;
}

/** An answer that is data; a request the kernel cannot read becomes a problem. */
export function readable(answer: Answer): ToldAnswer {
  if (answer.kind === "MALFORMED") throw malformedInput(answer.faults);
  return answer;
}

/** How an answer is told: with how much audit, which decisions, and in which words, when in any. */
export interface Telling {
  readonly audit: AuditLevel | undefined;
  readonly decisions: DecisionScope | undefined;
  readonly phrases: Phrases | undefined;
}

/** An answer as its caller wants it told. */
export function toldAnswer(ruleset: AnyRuleset, answer: ToldAnswer, { audit = "FULL", phrases }: Telling): ToldAnswer {
  return addSentences(ruleset, cutAudit(answer, audit), phrases);
}

/** How a move on a snapshot is asked of the rules: what its bearer is not told is not worked out, since the time it takes would tell of it. */
export function askedBy(opened: Pick<Opened, "slot" | "ruleset">, before: SnapshotBase, telling: Telling): Telling {
  return seesAll(opened, before) ? telling : { ...telling, decisions: "NONE" };
}

/** The lines of an answer's audit trail that a bearer may read who does not see the whole state; null for no resolution. */
export function auditTold(
  { slot, ruleset }: Pick<Opened, "slot" | "ruleset">,
  before: unknown,
  answer: ToldAnswer,
  telling: Telling,
): readonly AuditEntry[] | null {
  if (answer.kind !== "RESOLUTION") return null;
  const audit = auditForViewer(ruleset, slot.side, before as SnapshotBase, answer.snapshot, answer.audit);
  const told = toldAnswer(ruleset, { ...answer, audit }, telling);
  return told.kind === "RESOLUTION" ? told.audit : null;
}

function cutAudit(answer: ToldAnswer, level: AuditLevel): ToldAnswer {
  if (level === "FULL" || answer.kind === "REFUSAL") return answer;
  const cut = <T extends { readonly audit: readonly AuditEntry[] }>(of: T): T => {
    return { ...of, audit: level === "NONE" ? [] : of.audit.filter(({ kind }) => kind !== "effect") };
  };
  if (answer.kind === "NEEDS_ROLL" || answer.steps === undefined) return cut(answer);
  return { ...cut(answer), steps: answer.steps.map(cut) };
}
