import type { Force, Ship } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { DisplayUnit, SurfaceBattle } from "../../../src/rulesets/pq17/chapters/7-5-surface-combat/state";
import { freshShip } from "../../../src/rulesets/pq17/chapters/shared/units";
import { pack } from "../../../src/rulesets/pq17/charts/pack";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { type Light, type Option, type Side, WEATHER, type Weather } from "../../../src/rulesets/pq17/vocabulary";
import { inWeather, type Played, play, table, withOwn } from "./table";

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
export function convoy(
  id: string,
  block: number,
  ships: Readonly<Record<string, number>>,
  changes: Partial<Force> = {},
): Force {
  const record = table("surface_combat").sides.allied.forces.find(({ kind }) => kind === "convoy")?.convoy ?? null;
  if (record === null) throw new Error("There is no convoy to start from.");
  const own = { ...record, dispersed: [], visited: [], scattered: false, merchants: ships.mv ?? 0 };
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
  if (pending === null || !("battle" in pending))
    throw new Error(`No battle: ${JSON.stringify(pending)?.slice(0, 200)}`);
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

const IDLE = { stacks: [], moves: [], evasion: [] };

const STAY = { roll: false, units: [], otherModifiers: true };

/** A maneuver of one unit without a screen, or with one. */
export function move(unit: number, area: string, screens: number[] = [], protects: number | null = null): object {
  return { unit, area, screens, protects };
}

/** Answers a pending decision by doing nothing: no forces, no maneuver, no targets, no withdrawal. */
export function pass(state: Snapshot, dice: readonly number[] = []): Played {
  const { pending } = state;
  switch (pending?.decision) {
    case "surf_intercept":
      return play("interceptAttack", state, { forces: [] }, dice);
    case "surf_submarines":
      return play("sendConvoySubmarines", state, { block: null }, dice);
    case "surf_engage":
      return play("engageForces", state, { forces: [] }, dice);
    case "surf_maneuver_defender":
    case "surf_maneuver_attacker":
      return play("maneuverUnits", state, IDLE, dice);
    case "surf_carrier":
      return play("strikeFromCarrier", state, { runs: [] }, dice);
    case "surf_gun_targets_defender":
    case "surf_gun_targets_attacker":
      return play("targetGuns", state, { targets: [] }, dice);
    case "surf_torp_targets_defender":
    case "surf_torp_targets_attacker":
      return play("targetTorpedoes", state, { targets: [] }, dice);
    case "surf_withdraw_defender":
    case "surf_withdraw_attacker":
      return play("withdrawUnits", state, STAY, dice);
    default:
      throw new Error(`Nothing to pass: ${pending?.decision}.`);
  }
}

/** Passes until a decision waits; the dice are for the last step alone. */
export function passTo(state: Snapshot, wanted: string, dice: readonly number[] = []): Snapshot {
  let now = state;
  for (let step = 0; step < 30 && waits(now) !== wanted; step += 1) {
    const { pending } = now;
    if (pending === null) throw new Error(`${wanted} never came.`);
    const last = pending.decision === "surf_withdraw_attacker";
    now = pass(now, last ? dice : []).snapshot;
  }
  return now;
}

/** A battle in round 1: the phasing side's first force attacks the first enemy force; both decks begin with a card that succeeds. */
export function joined(state: Snapshot, dice: readonly number[] = []): Snapshot {
  const side = state.phasing ?? "allied";
  const enemy = side === "allied" ? "axis" : "allied";
  const [attacker] = state.sides[side].forces;
  const [target] = state.sides[enemy].forces;
  const light = state.light.am;
  const weather = WEATHER.indexOf(state.weather.prevailing ?? "fair");
  const finds = pack.charts.DECKS.facts[side].find((card) => card[light].force.charAt(weather) === "U")?.no ?? 0;
  const first = { block: target?.block, attackers: [attacker?.id] };
  let now = play("declareSurfaceAttack", state, first, [finds, ...dice]).snapshot;
  while (now.pending?.decision === "surf_intercept" || now.pending?.decision === "surf_submarines")
    now = pass(now).snapshot;
  return now;
}
