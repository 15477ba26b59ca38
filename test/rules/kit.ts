import { expect } from "vitest";
import type { Decision, NeedsRoll, Refusal } from "../../src/core/contract/answer";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../src/core/contract/audit";
import type { SnapshotBase } from "../../src/core/contract/operation";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { applyEffects } from "../properties/audit";

/** Dice on the record: a roll, a draw, or a handful read one by one. */
export type Dice = RollEntry | ThrowEntry;

/** What an operation resolved to. */
export interface Played<S> {
  readonly snapshot: S;
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly audit: readonly AuditEntry[];
  readonly rolls: readonly Dice[];
  readonly rulings: readonly string[];
  readonly decisions: readonly Decision[];
}

/** What tests of one game's rules are made with. */
export interface Kit<S extends SnapshotBase> {
  /** Plays one operation by a tape, all of which it must use; its effects must account for every change. */
  readonly play: (operation: string, snapshot: S | undefined, input: object, dice?: readonly number[]) => Played<S>;
  /** The refusal of an operation, with the section it cites. */
  readonly refused: (operation: string, snapshot: S | undefined, input: object) => Refusal;
  /** What a tape that ends early asks for next. */
  readonly asked: (operation: string, snapshot: S, input: object, dice?: readonly number[]) => NeedsRoll["next"];
}

/** The kit of a game whose snapshots are of type S. */
export function kitFor<S extends SnapshotBase>(ruleset: AnyRuleset): Kit<S> {
  return {
    play(operation, snapshot, input, dice = []) {
      const answer = adjudicate(ruleset, { operation, snapshot, input, dice });
      if (answer.kind !== "RESOLUTION") throw new Error(told(answer));
      expect(answer.dice).toEqual(dice);
      if (snapshot !== undefined) {
        const changed = applyEffects(snapshot, answer.audit) as S;
        expect({ ...changed, step: changed.step + 1 }).toEqual(answer.snapshot);
      }
      return {
        snapshot: answer.snapshot as S,
        outcome: answer.outcome as Readonly<Record<string, unknown>>,
        audit: answer.audit,
        rolls: answer.audit.filter((entry): entry is Dice => "faces" in entry),
        rulings: answer.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : [])),
        decisions: answer.decisions,
      };
    },
    refused(operation, snapshot, input) {
      const answer = adjudicate(ruleset, { operation, snapshot, input, dice: [] });
      if (answer.kind !== "REFUSAL") throw new Error(`Expected a refusal, not ${told(answer)}`);
      return answer;
    },
    asked(operation, snapshot, input, dice = []) {
      const answer = adjudicate(ruleset, { operation, snapshot, input, dice });
      if (answer.kind !== "NEEDS_ROLL") throw new Error(`Expected a request for dice, not ${told(answer)}`);
      return answer.next;
    },
  };
}

function told(answer: unknown): string {
  return JSON.stringify(answer).slice(0, 2000);
}

/** The dice of one label. */
export function rolled<D extends Dice>({ rolls }: { readonly rolls: readonly D[] }, label: string): D[] {
  return rolls.filter((roll) => roll.label === label);
}
