import { expect } from "vitest";
import { cloneJson } from "../../../src/core/audit/canonical";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../../src/core/audit/entry";
import { TapeDice } from "../../../src/core/dice/tape";
import { adjudicate } from "../../../src/core/operation/adjudicate";
import type { NeedsRoll, Refusal } from "../../../src/core/operation/contract";
import { Desk } from "../../../src/core/operation/desk";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { pq17 } from "../../../src/rulesets/pq17/index";
import { exampleAt } from "../../../src/rulesets/pq17/rules/examples";
import type { Table } from "../../../src/rulesets/pq17/rules/game";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Aircraft, Dummy, Force } from "../../../src/rulesets/pq17/snapshot-forces";
import type { Option, Phase, Side, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { applyEffects } from "../../properties/audit";

/** Dice on the record. */
export type Dice = RollEntry | ThrowEntry;

/** What an operation resolved to. */
export interface Played {
  readonly snapshot: Snapshot;
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly audit: readonly AuditEntry[];
  readonly rolls: readonly Dice[];
  readonly rulings: readonly string[];
}

/** Plays one operation by a tape, all of which it must use; its effects must account for every change. */
export function play(
  operation: string,
  snapshot: Snapshot | undefined,
  input: object,
  dice: readonly number[] = [],
): Played {
  const answer = adjudicate(pq17, { operation, snapshot, input, dice });
  if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 2000));
  expect(answer.dice).toEqual(dice);
  if (snapshot !== undefined) {
    const told = applyEffects(snapshot, answer.audit) as Snapshot;
    expect({ ...told, step: told.step + 1 }).toEqual(answer.snapshot);
  }
  return {
    snapshot: answer.snapshot as Snapshot,
    outcome: answer.outcome as Played["outcome"],
    audit: answer.audit,
    rolls: answer.audit.filter((entry): entry is Dice => "faces" in entry),
    rulings: answer.audit.flatMap((entry) => (entry.kind === "ruling" ? [entry.ruling] : [])),
  };
}

/** The refusal of an operation, with the section it cites. */
export function refused(operation: string, snapshot: Snapshot, input: object): Refusal {
  const answer = adjudicate(pq17, { operation, snapshot, input, dice: [] });
  if (answer.kind !== "REFUSAL") throw new Error(`Expected a refusal, not ${JSON.stringify(answer).slice(0, 500)}`);
  return answer;
}

/** What a tape that ends early asks for next. */
export function asked(
  operation: string,
  snapshot: Snapshot,
  input: object,
  dice: readonly number[] = [],
): NeedsRoll["next"] {
  const answer = adjudicate(pq17, { operation, snapshot, input, dice });
  if (answer.kind !== "NEEDS_ROLL") throw new Error(`Expected a request for dice, not ${answer.kind}`);
  return answer.next;
}

/** Scenario PQ-17 in a phase of a side of its starting turn, in Fair weather. */
export function table(phase: Phase, phasing: Side | null = "allied", options: readonly Option[] = []): Snapshot {
  return exampleAt(phase, phasing, options);
}

/** The snapshot in other weather. */
export function inWeather(state: Snapshot, prevailing: Weather, dispersalDrm = 0): Snapshot {
  return { ...state, weather: { ...state.weather, prevailing, dispersalDrm } };
}

/** The snapshot with members of one force changed. */
export function withForce(state: Snapshot, side: Side, id: string, changes: Partial<Force>): Snapshot {
  if (!state.sides[side].forces.some((force) => force.id === id)) throw new Error(`There is no force ${id}.`);
  const forces = state.sides[side].forces.map((force) => (force.id === id ? { ...force, ...changes } : force));
  return withOwn(state, side, { forces });
}

/** The snapshot with members of what a side owns changed. */
export function withOwn(state: Snapshot, side: Side, changes: Partial<Snapshot["sides"]["allied"]>): Snapshot {
  return { ...state, sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } } };
}

/** The snapshot with a dummy more at sea. */
export function withDummy(state: Snapshot, side: Side, block: number, at: string): Snapshot {
  const moved = { hexes: 0, speed: null, entered: [], done: false };
  const dummy: Dummy = { id: `dummy_${block}`, station: "at_sea", at, block, moved };
  return withOwn(state, side, { dummies: [...state.sides[side].dummies, dummy] });
}

/** The snapshot without the forces of a side but those named. */
export function only(state: Snapshot, side: Side, ...ids: string[]): Snapshot {
  return withOwn(state, side, { forces: state.sides[side].forces.filter(({ id }) => ids.includes(id)) });
}

/** The snapshot with the deck of a side that holds these cards alone. */
export function withDeck(state: Snapshot, side: Side, ...cards: number[]): Snapshot {
  return withOwn(state, side, { deck: cards.sort((a, b) => a - b) });
}

/** A force of a side. */
export function force(state: Snapshot, side: Side, id: string): Force {
  const found = state.sides[side].forces.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no force ${id}.`);
  return found;
}

/** The snapshot with an air unit of a side over a hex on a search. */
export function searching(state: Snapshot, side: Side, id: string, hex: string): Snapshot {
  const aircraft = state.sides[side].aircraft.map(
    (unit): Aircraft => (unit.id === id ? { ...unit, mission: "search", hex } : unit),
  );
  return withOwn(state, side, { aircraft });
}

/** A desk over a draft of a snapshot, with a tape that `over` asserts is used up. */
export function deskOn(state: Snapshot, ...faces: number[]): { desk: Table; over: () => void } {
  const dice = new TapeDice(faces);
  const desk: Table = new Desk(cloneJson(state), pack.charts, dice, "FULL");
  return { desk, over: () => expect(dice.left).toBe(0) };
}
