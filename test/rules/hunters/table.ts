import type { RollEntry } from "../../../src/core/contract/audit";
import type { CareerPlan } from "../../../src/rulesets/hunters/chapters/4-setup/fresh-career";
import { boxOf, lastAreaBox } from "../../../src/rulesets/hunters/chapters/7-patrols/track";
import { careerWithOrders } from "../../../src/rulesets/hunters/chapters/shared/examples";
import { pack } from "../../../src/rulesets/hunters/charts/pack";
import { hunters } from "../../../src/rulesets/hunters/index";
import type { LogRow, Patrol, Snapshot } from "../../../src/rulesets/hunters/snapshot";
import type { Area, Mission } from "../../../src/rulesets/hunters/vocabulary";
import { type Played as KitPlayed, kitFor } from "../kit";

export { rolled } from "../kit";

/** What an operation resolved to; no dice of this game are thrown by the handful. */
export interface Played extends KitPlayed<Snapshot> {
  readonly rolls: readonly RollEntry[];
}

const kit = kitFor<Snapshot>(hunters);

/** Plays one operation of the whole ruleset by a tape of dice, all of which it must use. */
export function play(...played: Parameters<typeof kit.play>): Played {
  const { rolls, ...rest } = kit.play(...played);
  return { ...rest, rolls: rolls.filter((entry): entry is RollEntry => entry.kind !== "throw") };
}

export const { asked, refused } = kit;

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
