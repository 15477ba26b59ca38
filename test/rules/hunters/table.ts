import { expect } from "vitest";
import type { RollEntry } from "../../../src/core/audit/entry";
import { adjudicate } from "../../../src/core/operation/adjudicate";
import type { Refusal } from "../../../src/core/operation/contract";
import { pack } from "../../../src/rulesets/hunters/charts/pack";
import { hunters } from "../../../src/rulesets/hunters/index";
import type { CareerPlan } from "../../../src/rulesets/hunters/rules/fresh";
import { careerWithOrders } from "../../../src/rulesets/hunters/rules/samples";
import { boxOf, lastAreaBox } from "../../../src/rulesets/hunters/rules/track";
import type { LogRow, Patrol, Snapshot } from "../../../src/rulesets/hunters/snapshot";
import type { Area, Mission } from "../../../src/rulesets/hunters/vocabulary";

/** What an operation resolved to. */
export interface Played {
  readonly snapshot: Snapshot;
  readonly outcome: Readonly<Record<string, unknown>>;
  readonly rolls: readonly RollEntry[];
}

/** Plays one operation of the whole ruleset by a tape of dice, all of which it must use. */
export function play(
  operation: string,
  snapshot: Snapshot | undefined,
  input: object,
  dice: readonly number[] = [],
): Played {
  const answer = adjudicate(hunters, { operation, snapshot, input, dice });
  if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer));
  expect(answer.dice).toEqual(dice);
  const rolls = answer.audit.filter((entry): entry is RollEntry => entry.kind === "roll" || entry.kind === "draw");
  return { snapshot: answer.snapshot as Snapshot, outcome: answer.outcome as Played["outcome"], rolls };
}

/** The refusal of an operation, with the section it cites. */
export function refused(operation: string, snapshot: Snapshot | undefined, input: object): Refusal {
  const answer = adjudicate(hunters, { operation, snapshot, input, dice: [] });
  if (answer.kind !== "REFUSAL") throw new Error(`Expected a refusal, not ${JSON.stringify(answer)}`);
  return answer;
}

/** The rolls of one kind. */
export function rolled({ rolls }: Played, label: string): RollEntry[] {
  return rolls.filter((roll) => roll.label === label);
}

/** The modifiers of one roll, by code. */
export function modifiers(roll: RollEntry | undefined): Record<string, number> {
  return Object.fromEntries((roll?.modifiers ?? []).map(({ code, value }) => [code, value]));
}

/** A boat with the orders given, its present box as asked: about to make its check there. */
export function sailing(
  plan: CareerPlan,
  orders: { readonly area: Area; readonly mission?: Mission | null },
  box: number,
  patrol: Partial<Patrol> = {},
): Snapshot {
  const { area, mission = null } = orders;
  const state = careerWithOrders(pack.charts, plan, { area, mission });
  const here = { ...state, step: 3, patrol: { ...state.patrol!, box } };
  const checksRequired = boxOf(here, pack.charts)?.rolls ?? 0;
  const checksDone = Math.max(0, box - 1);
  return { ...here, patrol: { ...here.patrol, checksRequired, checksDone, ...patrol } };
}

/** The same boat with the last area box of its track done. */
export function lastBoxDone(state: Snapshot): Snapshot {
  const box = lastAreaBox(state, pack.charts);
  return { ...state, patrol: { ...state.patrol!, box, checksDone: box, checksDoneInBox: 1, checksRequired: 1 } };
}

/** The engagement with some of its members changed. */
export function engaged(state: Snapshot, changes: Partial<NonNullable<Snapshot["engagement"]>>): Snapshot {
  return { ...state, engagement: { ...state.engagement!, ...changes } };
}

/** The boat with some of its members changed. */
export function aboard(state: Snapshot, changes: Partial<Snapshot["boat"]>): Snapshot {
  return { ...state, boat: { ...state.boat, ...changes } };
}

/** The ships of the patrol in progress, as the log has them. */
export function logged(state: Snapshot): LogRow["ships"] {
  return state.log.at(-1)!.ships;
}

/** So many tankers of 9,000 t, sunk or only damaged. */
export function tankers(number: number, sunk = true): LogRow["ships"] {
  return Array.from({ length: number }, () => ({ type: "tanker", name: null, tons: 9000, sunk }));
}

/** The patrol in progress with these ships on its log. */
export function withShips(state: Snapshot, ships: LogRow["ships"]): Snapshot {
  return { ...state, log: [...state.log.slice(0, -1), { ...state.log.at(-1)!, ships }] };
}
