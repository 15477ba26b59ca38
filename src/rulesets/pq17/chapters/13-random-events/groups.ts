import { airbasesAt, findAirbase, findPort, isClass, portAt, unitOf } from "../../charts/pack";
import type { Airbase, Charts, Port } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import type { SideState } from "../shared/state";
import { inGroup } from "../shared/units";

/** 13.6 Units that come into play together at a port or airbase. */
export interface Group {
  readonly at: string;
  readonly units: readonly {
    readonly unit: string;
    readonly cs: number;
    readonly air?: readonly { readonly unit: string; readonly cs: number }[] | undefined;
  }[];
}

type ReinforcementGroup = SideState["reinforcements"][number];

/** 13.6 The groups of a side with the lowest number among those without a fixed turn that have not come; none when all have. */
export function nextGroups(state: Snapshot, side: Side): ReinforcementGroup[] {
  const left = state.sides[side].reinforcements.filter(({ placed, turn }) => !placed && turn === null);
  const lowest = Math.min(...left.map(({ group }) => group));
  return left.filter(({ group }) => group === lowest);
}

/**
 * 12.13 The group that the condition Reinforcements brings: the first group of the scenario, else the first arrival of
 * the campaign's list.
 */
export function promised(state: Snapshot, charts: Charts, side: Side): Group | undefined {
  const [group] = nextGroups(state, side);
  if (group !== undefined) return group;
  return charts.CAMPAIGN.facts.orderOfBattle.find(
    (row) =>
      row.side === side &&
      row.kind === "arrive" &&
      row.at !== null &&
      row.fortnight >= state.fortnight &&
      row.units.every(({ unit }) => !inPlay(state, side, unit)),
  ) as Group | undefined;
}

/** True for a named ship that a side has in play already, or has lost. */
export function isNamedShipTaken(state: Snapshot, charts: Charts, side: Side, unit: string): boolean {
  return !isClass(charts, unitOf(charts, unit)) && inPlay(state, side, unit);
}

/** True for a unit that a side has in play already, or has lost. */
function inPlay(state: Snapshot, side: Side, unit: string): boolean {
  const { forces, sunk, removed } = state.sides[side];
  const there = forces.some(({ units }) => units.some((ship) => ship.unit === unit));
  return there || [...sunk, ...removed].some((each) => each.unit === unit);
}

/** 13.6 The destinations of the ships and air units of a group: its port and its airbase, or those in the same hex. */
export function placesOf(charts: Charts, at: string): { port: Port | undefined; base: Airbase | undefined } {
  const [port, base] = [findPort(charts, at), findAirbase(charts, at)];
  return { port: port ?? portAt(charts, base?.hex ?? ""), base: base ?? airbasesAt(charts, port?.at ?? "")[0] };
}

/** 1.2.2 Ships as the forces they make in port: submarines as Wolf Packs of their own, none above the limit. */
export function splitIntoForces(charts: Charts, ships: readonly Ship[]): Ship[][] {
  const boats = ships.filter((ship) => inGroup(charts, ship, "submarine"));
  const others = ships.filter((ship) => !boats.includes(ship));
  const most = charts.LIMITS.facts.wolfPackCs;
  const packs = boats.flatMap((boat) =>
    Array.from({ length: Math.ceil(boat.cs / most) }, (_, index) => [
      { ...boat, cs: Math.min(most, boat.cs - index * most) },
    ]),
  );
  return others.length === 0 ? packs : [[...others], ...packs];
}
