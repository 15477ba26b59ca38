import { pack } from "../../../src/rulesets/pq17/charts/pack";
import { freshShip } from "../../../src/rulesets/pq17/rules/units";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Force, Ship } from "../../../src/rulesets/pq17/snapshot-forces";
import type { DisplayUnit, SurfaceBattle } from "../../../src/rulesets/pq17/snapshot-surface";
import type { Light, Option, Side, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { inWeather, table, withOwn } from "./table";

/** The hex in which the battles of these tests are fought: open sea, near no friendly coast. */
export const HEX = "0414";

/** A force at sea in the hex of the battle, by its ships. */
export function fleet(
  id: string,
  block: number,
  ships: Readonly<Record<string, number>>,
  changes: Partial<Force> = {},
): Force {
  const [model] = table("surface_combat").sides.allied.forces.filter(({ kind }) => kind === "task_force");
  if (model === undefined) throw new Error("There is no TF to start from.");
  const units: Ship[] = Object.entries(ships).map(([unit, cs]) => freshShip(pack.charts, unit, cs));
  const moved = { hexes: 0, speed: null, entered: [], done: false };
  const place = { station: "at_sea" as const, at: HEX, block, moved };
  const fuel = { state: "full" as const, marker: 20, refuelled: false };
  return { ...model, ...place, id, name: id, number: block, fuel, units, identified: false, idLevel: 0, ...changes };
}

/** A convoy at sea in the hex of the battle. */
export function convoy(id: string, block: number, ships: Readonly<Record<string, number>>, changes: Partial<Force> = {}): Force {
  const record = table("surface_combat").sides.allied.forces.find(({ kind }) => kind === "convoy")?.convoy ?? null;
  if (record === null) throw new Error("There is no convoy to start from.");
  const own = { ...record, dispersed: [], visited: [], scattered: false, merchants: ships["mv"] ?? 0 };
  return fleet(id, block, ships, { kind: "convoy", convoy: own, ...changes });
}

/** The surface combat segment of a side, with these forces alone. */
export function meeting(
  phasing: Side,
  allied: readonly Force[],
  axis: readonly Force[],
  setting: { light?: Light; weather?: Weather; options?: readonly Option[] } = {},
): Snapshot {
  const state = inWeather(table("surface_combat", phasing, setting.options), setting.weather ?? "fair");
  const light = setting.light ?? "day";
  const lit: Snapshot = { ...state, light: { am: light, pm: light } };
  const empty = { dummies: [], shadowing: [] };
  return withOwn(withOwn(lit, "allied", { forces: [...allied], ...empty }), "axis", { forces: [...axis], ...empty });
}

/** The battle in progress. */
export function battle(state: Snapshot): SurfaceBattle {
  const { pending } = state;
  if (pending === null || !("battle" in pending)) throw new Error(`No battle: ${JSON.stringify(pending)?.slice(0, 200)}`);
  return pending.battle;
}

/** The number on the display of the unit of a side that holds a ship or class. */
export function no(state: Snapshot, side: Side, unit: string): number {
  return shown(state, side, unit).no;
}

/** The unit of a side on the display that holds a ship or class. */
export function shown(state: Snapshot, side: Side, unit: string): DisplayUnit {
  const found = battle(state).units.find(
    (each) => each.side === side && !each.withdrawn && each.parts.some((part) => part.unit === unit),
  );
  if (found === undefined) throw new Error(`${unit} is not on the display.`);
  return found;
}

/** Whose decision is pending, and which. */
export function waits(state: Snapshot): string {
  return state.pending === null ? "nothing" : `${state.pending.side} ${state.pending.decision}`;
}
