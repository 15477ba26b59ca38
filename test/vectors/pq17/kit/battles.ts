import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type {
  BattleStep,
  DisplayUnit,
  SurfaceBattle,
} from "../../../../src/rulesets/pq17/chapters/7-5-surface-combat/state";
import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import type { Light, Option, Side, Weather } from "../../../../src/rulesets/pq17/vocabulary";
import { HEX } from "./fleets";
import { type Change, facts } from "./index";

/** The parameters of a battle that differ from its base. */
export interface Field {
  readonly attacker?: Side;
  readonly allied?: readonly Force[];
  readonly axis?: readonly Force[];
  readonly light?: Light;
  readonly weather?: Weather;
  readonly options?: readonly Option[];
  readonly phasing?: Side;
}

/** The forces, light, weather and options of a vector. */
export function field({ allied, axis, light, weather, options, phasing, attacker }: Field): Change {
  return (state) => {
    const by = phasing ?? attacker;
    if (allied !== undefined) state.sides.allied.forces = structuredClone([...allied]);
    if (axis !== undefined) state.sides.axis.forces = structuredClone([...axis]);
    if (light !== undefined) state.light = { am: light, pm: light };
    if (weather !== undefined) state.weather.prevailing = weather;
    if (options !== undefined) state.options = [...options];
    if (by !== undefined) state.phasing = by;
  };
}

interface Facts {
  readonly units?: readonly { readonly id: string; readonly type: string; readonly cs: number }[];
}

const CLASSES = facts<Facts>("LIGHT_UNITS").units ?? [];

const ORDER = ["DD", "TB", "ES", "SS", "MX"];

/** 1.4, C.4 The counters of a force on the display: named ships, then classes on the fewest counters. */
export function counters(side: Side, force: Force, from: number): DisplayUnit[] {
  const rank = (unit: string): number => ORDER.indexOf(CLASSES.find(({ id }) => id === unit)?.type ?? "");
  const shown = force.units.filter(({ unit }) => CLASSES.find(({ id }) => id === unit)?.type !== "SS");
  const sorted = [...shown].sort((a, b) => rank(a.unit) - rank(b.unit));
  const units: DisplayUnit[] = [];
  for (const ship of sorted) {
    const most = CLASSES.find(({ id }) => id === ship.unit)?.cs ?? 99;
    let left = ship.cs;
    do {
      const cs = Math.min(most, left);
      units.push(counter(side, force.id, from + units.length, ship, cs));
      left -= cs;
    } while (left > 0);
  }
  return units;
}

function counter(side: Side, force: string, no: number, ship: Ship, cs: number): DisplayUnit {
  const isClass = CLASSES.some(({ id }) => id === ship.unit);
  const marked = (mark: "diw" | "crippled"): boolean => isClass && ship.marks.includes(mark);
  return {
    no,
    side,
    area: "deployment",
    evasion: false,
    screens: [],
    protects: null,
    since: 1,
    withdrawn: false,
    hit: false,
    parts: [
      {
        force,
        unit: ship.unit,
        cs,
        diw: marked("diw"),
        crippled: marked("crippled"),
        tow: ship.tow !== null,
        spent: ship.torpedoesSpent,
      },
    ],
  };
}

/** Puts the first force of each side on the display, the attacker's first, in round 2 of a battle. */
export function duel(state: Snapshot, changes: Partial<SurfaceBattle> = {}): void {
  const attacker = changes.attacker ?? "axis";
  const sides: readonly Side[] = attacker === "axis" ? ["axis", "allied"] : ["allied", "axis"];
  const units: DisplayUnit[] = [];
  for (const side of sides) {
    for (const force of state.sides[side].forces) units.push(...counters(side, force, units.length + 1));
  }
  const step: BattleStep = changes.step ?? "gun_targets_attacker";
  const by: Side = step.endsWith("defender") ? (attacker === "axis" ? "allied" : "axis") : attacker;
  const battle: SurfaceBattle = {
    hex: HEX,
    transit: false,
    attacker,
    forces: sides.flatMap((side) => state.sides[side].forces.map(({ id, block }) => ({ side, force: id, block }))),
    round: 2,
    step,
    surprise: false,
    outmatched: false,
    germanLosses: false,
    hadWarships: true,
    unescorted: null,
    struck: false,
    units,
    guns: [],
    torpedoes: [],
    escortsLost: [],
    ...changes,
  };
  const decision = `surf_${step.replace("torpedo_", "torp_")}` as "surf_gun_targets_attacker";
  state.pending = { decision, side: by, battle };
}

/** The battle of a snapshot. */
export function battleOf(state: Snapshot): SurfaceBattle {
  if (state.pending === null || !("battle" in state.pending)) throw new Error("There is no battle.");
  return state.pending.battle;
}

/** A battle between the forces of a field, with further changes of the display. */
export function fighting(
  on: Field,
  changes: Partial<SurfaceBattle> = {},
  units: Readonly<Record<number, Partial<DisplayUnit>>> = {},
): Change {
  return (state) => {
    field(on)(state);
    duel(state, { attacker: on.attacker ?? "axis", ...changes });
    for (const [no, members] of Object.entries(units)) {
      Object.assign(battleOf(state).units.find((each) => each.no === Number(no)) ?? {}, members);
    }
  };
}

/** A withdrawal from the display. */
export const WITHDRAWING = { operation: "withdrawUnits", base: "surface-battle", citation: "7.5.2" };
