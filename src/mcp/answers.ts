import type { Decision, NeedsRoll, Refusal } from "../core/contract/answer";
import type { AuditEntry } from "../core/contract/audit";
import type { Phrases } from "../core/contract/phrases";
import type { InvalidRequest, Malformed } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { decisionsOf } from "../core/engine/decisions";
import { localizeFollowing, localizeNextRoll } from "../core/text/localize";
import { renderSentence } from "../core/text/sentence";
import type { GamePosition, PlayedMove } from "./games";

/** Describes a position: its name, who rolls, and the commitment for the next dice. */
export function positionInfo({ game, stored }: GamePosition) {
  const { ruleset, physical } = game;
  const { step, snapshot } = stored;
  return {
    position: step.digest,
    ruleset: ruleset.id,
    step: snapshot.step,
    over: ruleset.over(snapshot),
    physical,
    commitment: step.commitment,
  };
}

/** The situation of a game, in a few lines. */
function briefOf({ game, stored }: GamePosition, phrases: Phrases): readonly string[] {
  return game.ruleset.brief?.(stored.snapshot, phrases) ?? [];
}

/**
 * Describes a move: its story in sentences, and the names of the open operations. For a run, those after its last move.
 */
export function moveInfo(move: PlayedMove, phrases: Phrases, run?: readonly PlayedMove[]) {
  const { position, answer } = run?.at(-1) ?? move;
  return {
    kind: answer.kind,
    ...positionInfo(position),
    ...storyOf(move, phrases),
    brief: briefOf(position, phrases),
    open: answer.decisions.flatMap(({ operation, legal }) => (legal ? [operation] : [])),
    ...(run && {
      steps: run.map((each) => ({ position: each.position.stored.step.digest, ...storyOf(each, phrases) })),
    }),
  };
}

/** Describes the first position of a game, with its open operations. */
export function startInfo(
  position: GamePosition,
  phrases: Phrases,
  decisions: readonly Pick<Decision, "operation" | "legal">[],
) {
  return {
    ...positionInfo(position),
    brief: briefOf(position, phrases),
    open: decisions.flatMap(({ operation, legal }) => (legal ? [operation] : [])),
  };
}

/** The story of a move, in sentences. */
function storyOf({ position, answer }: PlayedMove, phrases: Phrases) {
  return {
    operation: answer.operation,
    outcome: answer.outcome,
    story: answer.audit.map((entry) => renderSentence(entry, phrases)),
    dice: answer.dice,
    revealed: position.stored.step.revealed,
  };
}

/** Retells the story of the operation that led to a position. */
export function narrationInfo(position: GamePosition, audit: readonly AuditEntry[], phrases: Phrases) {
  const story = audit.map((entry) => renderSentence(entry, phrases));
  return { kind: "TELLING" as const, ...positionInfo(position), language: phrases.language, story };
}

/**
 * Lists the open operations at a position with their legal input. Lists the rules that close others, except those out
 * of turn. With `operation`, only that one.
 */
export function decisionsInfo(position: GamePosition, phrases: Phrases, operation?: string) {
  const { ruleset } = position.game;
  const scope = operation === undefined ? "PHASE" : "ALL";
  const decisions = decisionsOf(ruleset, position.stored.snapshot, ruleset.pack.charts, scope, phrases).filter(
    (each) => operation === undefined || each.operation === operation,
  );
  return {
    kind: "DECISIONS" as const,
    ...positionInfo(position),
    brief: briefOf(position, phrases),
    open: decisions.filter(({ legal }) => legal).map(({ legal: _, refusal: __, ...decision }) => decision),
    closed: decisions.flatMap(({ operation, refusal }) =>
      refusal === null
        ? []
        : [{ operation, code: refusal.code, section: refusal.citation.section, message: refusal.message }],
    ),
  };
}

/** Describes a refusal, faults or a request for dice. The latter has the meaning of each total. */
export function otherInfo(
  ruleset: AnyRuleset,
  answer: Refusal | NeedsRoll | Malformed | InvalidRequest,
  phrases: Phrases,
) {
  return answer.kind === "NEEDS_ROLL" ? needsRollInfo(ruleset, answer, phrases) : answer;
}

function needsRollInfo(ruleset: AnyRuleset, answer: NeedsRoll, phrases: Phrases) {
  const { kind, operation, audit, dice } = answer;
  const story = audit.map((entry) => renderSentence(entry, phrases));
  const next = localizeNextRoll(ruleset, answer.next, (text) => text(phrases));
  const following = localizeFollowing(answer.following, (text) => text(phrases));
  return { kind, operation, next, following, story, dice };
}
