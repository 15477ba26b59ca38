import type { Answer, Decision, NeedsRoll } from "../core/contract/answer";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import { decisionsOf } from "../core/engine/decisions";
import { describeDecisions } from "../core/text/describe";
import { tellNext } from "../core/text/localize";
import { renderSentence } from "../core/text/sentence";
import { inWords } from "../core/text/worded-fault";
import type { Played, Position } from "./games";

/** A position as it is listed: its name, and what is promised of the dice that come next. */
export function positionInfo({ game, stored }: Position) {
  const { ruleset, physical } = game;
  const { step, snapshot } = stored;
  return {
    position: step.digest,
    ruleset: ruleset.id,
    step: step.version,
    over: ruleset.over(snapshot as never),
    dice: physical ? ("PHYSICAL" as const) : ("SERVER" as const),
    commitment: step.commitment,
  };
}

/** Where a game stands, in a few lines for people. */
function briefOf({ game, stored }: Position, phrases: Phrases): readonly string[] {
  return game.ruleset.brief?.(stored.snapshot as never, phrases) ?? [];
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
    audit: answer.audit.map((entry) => renderSentence(entry, phrases)),
    rolled: answer.dice,
    revealed: position.stored.step.revealed,
  };
}

/** What may be done at a position, with its legal input; and the rule that closes what is not merely out of turn. */
export function decisionsInfo(position: Position, phrases: Phrases) {
  const { ruleset } = position.game;
  const listed = decisionsOf(ruleset, position.stored.snapshot as never, ruleset.pack.charts, "PHASE", phrases);
  const decisions = describeDecisions(ruleset, listed, phrases);
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
export function otherInfo(ruleset: AnyRuleset, answer: Exclude<Answer, { kind: "RESOLUTION" }>, phrases: Phrases) {
  return answer.kind === "NEEDS_ROLL" ? needsRollInfo(ruleset, answer, phrases) : inWords(answer, phrases);
}

function needsRollInfo(ruleset: AnyRuleset, { kind, operation, next, audit, dice }: NeedsRoll, phrases: Phrases) {
  const sentences = audit.map((entry) => renderSentence(entry, phrases));
  return { kind, operation, next: tellNext(ruleset, next, (text) => text(phrases)), audit: sentences, dice };
}
