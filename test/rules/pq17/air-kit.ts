import type { Aircraft, Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { freshStrike } from "../../../src/rulesets/pq17/chapters/7-2-air-attack/air-combat";
import { toDeploy } from "../../../src/rulesets/pq17/chapters/7-2-air-attack/display";
import type { AirDecision, Strike } from "../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import type { Option, Side } from "../../../src/rulesets/pq17/vocabulary";
import { force, only, table, withForce, withOwn } from "./table";

/** A ship of a force, undamaged unless told. */
export function ship(unit: string, cs: number, changes: Partial<Ship> = {}): Ship {
  return { unit, cs, rotated: false, marks: [], tow: null, torpedoesSpent: 0, oil: null, ...changes };
}

/** An air unit based ashore, or aboard a carrier. */
export function plane(id: string, unit: string, cs: number, changes: Partial<Aircraft> = {}): Aircraft {
  return {
    id,
    unit,
    cs,
    base: null,
    carrier: null,
    hex: null,
    mission: "none",
    radius: [],
    aborted: 0,
    damaged: 0,
    lost: 0,
    interceptor: false,
    ...changes,
  };
}

/** The hex in which convoy PQ-17 is attacked in these tests. */
export const HEX = "0410";

/** The air combat segment of the Axis over convoy PQ-17, identified, with these ships and these aircraft over it. */
export function overConvoy(units: Ship[], aircraft: Aircraft[], options: readonly Option[] = []): Snapshot {
  const state = only(table("air_combat", "axis", options), "allied", "convoy_pq_17");
  const convoy = withForce(state, "allied", "convoy_pq_17", { identified: true, idLevel: 0, units });
  const out = aircraft.map((unit): Aircraft => ({ ...unit, base: "banak", hex: HEX, mission: "attack" }));
  return withOwn(convoy, "axis", { aircraft: out });
}

/** The block of a force of the Allies. */
export function blockOf(state: Snapshot, id = "convoy_pq_17", side: Side = "allied"): number {
  return force(state, side, id).block ?? 0;
}

/** The snapshot with an attack on convoy PQ-17 that waits for a decision; its ships are on the display. */
export function striking(state: Snapshot, decision: AirDecision, side: Side, changes: Partial<Strike> = {}): Snapshot {
  const bare = freshStrike({
    side: "axis",
    cause: "segment",
    against: "force",
    hex: HEX,
    block: blockOf(state),
    place: null,
    light: "day",
    aircraft: state.sides.axis.aircraft.filter(({ mission }) => mission === "attack").map(({ id }) => id),
    later: [],
  });
  const strike: Strike = { ...bare, ships: toDeploy(state, pack.charts, bare), ...changes };
  return { ...state, pending: { decision, side, strike } as Snapshot["pending"] };
}

/** An air unit of a side. */
export function unitOf(state: Snapshot, side: Side, id: string): Aircraft {
  const found = state.sides[side].aircraft.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no air unit ${id}.`);
  return found;
}

/** A card of the Axis whose air result by day in Fair weather is this. */
export function axisCard(symbol: string): number {
  return pack.charts.DECKS.facts.axis.find(({ day }) => day.air.startsWith(symbol))?.no ?? 0;
}
