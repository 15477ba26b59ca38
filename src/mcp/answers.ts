import type { Decision, Malformed, NeedsRoll, Refusal } from "../core/contract/answer";
import type { AuditEntry } from "../core/contract/audit";
import type { Phrases } from "../core/contract/phrases";
import type { InvalidRequest } from "../core/contract/request";
import type { AnyRuleset } from "../core/contract/ruleset";
import { decisionsOf } from "../core/engine/decisions";
import { localizeNextRoll } from "../core/text/localize";
import { renderSentence } from "../core/text/sentence";
import type { Played, Position } from "./games";

/** A position as it is listed: its name, who rolls, and what is promised of the dice that come next. */
export function positionInfo({ game, stored }: Position) {
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

/** Where a game stands, in a few lines for people. */
function briefOf({ game, stored }: Position, phrases: Phrases): readonly string[] {
  return game.ruleset.brief?.(stored.snapshot, phrases) ?? [];
}

/** What a move came to: the story of it in sentences, and the names of what may be done next; of a run, after its last move. */
export function playedInfo(played: Played, phrases: Phrases, run?: readonly Played[]) {
  const { position, answer } = run?.at(-1) ?? played;
  return {
    kind: answer.kind,
    ...positionInfo(position),
    ...storyOf(played, phrases),
    brief: briefOf(position, phrases),
    open: answer.decisions.flatMap(({ operation, legal }) => (legal ? [operation] : [])),
    ...(run && {
      steps: run.map((each) => ({ position: each.position.stored.step.digest, ...storyOf(each, phrases) })),
    }),
  };
}

/** A position that a game begins with, and what may be done on it. */
export function begunInfo(
  position: Position,
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
function storyOf({ position, answer }: Played, phrases: Phrases) {
  return {
    operation: answer.operation,
    outcome: answer.outcome,
    story: answer.audit.map((entry) => renderSentence(entry, phrases)),
    dice: answer.dice,
    revealed: position.stored.step.revealed,
  };
}

/** The story of the operation that led to a position once more. */
export function tellingInfo(position: Position, audit: readonly AuditEntry[], phrases: Phrases) {
  const story = audit.map((entry) => renderSentence(entry, phrases));
  return { kind: "TELLING" as const, ...positionInfo(position), language: phrases.language, story };
}

/** What may be done at a position, with its legal input; and the rule that closes what is not merely out of turn. Or one operation alone. */
export function decisionsInfo(position: Position, phrases: Phrases, operation?: string) {
  const { ruleset } = position.game;
  const scope = operation === undefined ? "PHASE" : "ALL";
  const decisions = decisionsOf(ruleset, position.stored.snapshot, ruleset.pack.charts, scope, phrases).filter(
    (each) => operation === undefined || each.operation === operation,
  );
  return {
    kind: "DECISIONS" as const,
    ...positionInfo(position),
    brief: briefOf(position, phrases),
    open: decisions.filter(({ legal }) => legal).map(({ legal: _, refusal: __, ...open }) => open),
    closed: decisions.flatMap(({ operation, refusal }) =>
      refusal === null
        ? []
        : [{ operation, code: refusal.code, section: refusal.citation.section, message: refusal.message }],
    ),
  };
}

/** Anything that the rules said but a resolution. A question for dice tells what each total would mean. */
export function otherInfo(
  ruleset: AnyRuleset,
  answer: Refusal | NeedsRoll | Malformed | InvalidRequest,
  phrases: Phrases,
) {
  return answer.kind === "NEEDS_ROLL" ? needsRollInfo(ruleset, answer, phrases) : answer;
}

function needsRollInfo(ruleset: AnyRuleset, { kind, operation, next, audit, dice }: NeedsRoll, phrases: Phrases) {
  const story = audit.map((entry) => renderSentence(entry, phrases));
  return { kind, operation, next: localizeNextRoll(ruleset, next, (text) => text(phrases)), story, dice };
}
