import { type Choice, type Reason, someOf, wholeNumber, within } from "../../../core/operation/choice";
import { isClass, unitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Force, Ship } from "../snapshot-forces";
import type { ForceKind, Side } from "../vocabulary";
import { dropCs } from "./losses";
import { atSea, forcesOf, freshId, lowestFree, reason, removeForce, type Table } from "./game";
import { burns, joinedFuel } from "./fuel";
import { numberBlock } from "./identity";
import { UNMOVED } from "./setup";
import { csOf, inGroup, nationOf, shipsIn, totalCs, typeOf } from "./units";

/** CS to take of each unit of a force. */
export type Taken = Readonly<Record<string, number>>;

/** 1.2.3 The warships that a force may give away, by unit: a class in part, a named ship whole; at least one, never all. */
export function detachable(charts: Charts, force: Force): Choice<Record<string, number>> | undefined {
  const ships = movable(charts, force);
  const units = [...new Set(ships.map(({ unit }) => unit))];
  if (units.length === 0 || force.units.length + (force.convoy?.dispersed.length ?? 0) < 1) return undefined;
  const members = Object.fromEntries(
    units.map((unit) => {
      const ship = ships.find((each) => each.unit === unit)!;
      return [unit, wholeNumber(isClass(charts, unitOf(charts, unit)) ? 1 : ship.cs, Math.max(ship.cs, 0))];
    }),
  );
  const choice = someOf<Record<string, number>>(members, 1) as Choice<Record<string, number>>;
  const limit = { code: "FORCE_EMPTIED", section: "1.2.3", text: "At least one ship stays with the force." };
  const whole = (taken: Taken): boolean => totalTaken(taken) < totalCs(force.units);
  if (totalCs(force.units) <= 1 && force.units.length <= 1) return undefined;
  const one = units[0]!;
  return within(choice, limit, whole, "", () => ({ [one]: isClass(charts, unitOf(charts, one)) ? 1 : ships[0]!.cs }));
}

function totalTaken(taken: Taken): number {
  return Object.values(taken).reduce((sum, cs) => sum + cs, 0);
}

/** Ships that may change force: warships and auxiliaries out of tow that can move. */
function movable(charts: Charts, force: Force): Ship[] {
  return force.units.filter((ship) => typeOf(charts, ship) !== "MX" && ship.tow === null && ship.cs > 0 && ship.marks.length === 0);
}

/** Why a force of a kind may not hold these ships; undefined when it may. */
function unfit(charts: Charts, kind: ForceKind, units: readonly Ship[]): Reason | undefined {
  const limits = charts.LIMITS.facts;
  const submarines = units.filter((ship) => inGroup(charts, ship, "submarine"));
  if (kind === "wolf_pack") {
    const nations = new Set(units.map((ship) => nationOf(charts, ship)));
    if (submarines.length < units.length) return reason("SUBMARINES_ONLY", "1.2.2", "A Wolf Pack holds submarines alone.");
    if (totalCs(units) > limits.wolfPackCs) return reason("PACK_FULL", "1.2.2", "A Wolf Pack holds 4 CS at most.");
    return nations.size > 1 ? reason("NATIONS_MIXED", "1.2.2", "A Wolf Pack is of one nation.") : undefined;
  }
  if (kind !== "convoy") return undefined;
  const escorts = totalCs(units.filter((ship) => typeOf(charts, ship) === "ES"));
  if (escorts > limits.convoyEsCs) return reason("ESCORTS_FULL", "1.2.1", "A convoy holds 4 CS of ES at most.");
  return totalCs(submarines) > limits.convoySubmarineCs
    ? reason("SUBMARINES_FULL", "1.2.1", "A convoy holds 2 CS of submarines at most.")
    : undefined;
}

/** 1.2 The kind of force that some ships make. */
export function kindFor(charts: Charts, units: readonly Ship[]): ForceKind {
  if (units.some((ship) => typeOf(charts, ship) === "MX")) return "convoy";
  return units.every((ship) => inGroup(charts, ship, "submarine")) ? "wolf_pack" : "task_force";
}

/** Takes CS of units out of a force; gives them as ships of their own. */
function take(desk: Table, side: Side, force: Force, taken: Taken, section: string): Ship[] {
  const given: Ship[] = [];
  for (const [unit, cs] of Object.entries(taken)) {
    const ship = movable(desk.charts, force).find((each) => each.unit === unit);
    if (ship === undefined) continue;
    const share = ship.oil === null ? null : Math.floor((ship.oil * cs) / Math.max(1, ship.cs));
    given.push({ ...ship, marks: [...ship.marks], cs, oil: share });
    if (ship.oil !== null && share !== null) desk.set(ship, "oil", ship.oil - share, "OIL", section);
    dropCs(desk, side, force, ship, cs, section);
  }
  return given;
}

/** Adds ships to a force; those of a class without marks become one entry. */
function add(desk: Table, force: Force, ships: readonly Ship[], section: string): void {
  for (const ship of ships) {
    const same = force.units.find((each) => each.unit === ship.unit && each.marks.length === 0 && ship.marks.length === 0);
    if (same === undefined) desk.push(force.units, { ...ship, marks: [...ship.marks] }, "SHIP_JOINED", section);
    else {
      desk.set(same, "cs", same.cs + ship.cs, "SHIP_CS", section);
      if (same.oil !== null) desk.set(same, "oil", same.oil + (ship.oil ?? 0), "OIL", section);
    }
  }
}

/** 1.2.3 Splits a force: the ships taken leave as a new block in the same place with its ID and fuel. */
export function detach(desk: Table, side: Side, force: Force, taken: Taken): Force {
  const { state, charts } = desk;
  const mixed = shipsIn(charts, force, "light").length > 0;
  const units = take(desk, side, force, taken, "1.2.3");
  const kind = kindFor(charts, units);
  const taken2 = forcesOf(state, side).filter((each) => each.kind === kind).map(({ number }) => number);
  const id = freshId(state, side, kind);
  const fresh: Force = {
    ...force,
    id,
    kind,
    number: lowestFree(taken2),
    name: force.name,
    block: null,
    dummyDue: false,
    moved: { ...UNMOVED, entered: [...force.moved.entered], hexes: force.moved.hexes, done: force.moved.done },
    fuel: { ...force.fuel },
    convoy: null,
    units,
  };
  const own = state.sides[side];
  desk.push(own.forces, fresh, "FORCE_DETACHED", "1.2.3");
  if (atSea(fresh)) numberBlock(desk, side, id, "1.2");
  const heavyOnly = units.every((ship) => inGroup(charts, ship, "heavy"));
  const { heavyDetached } = charts.FUEL.facts;
  const added = own.forces.at(-1) ?? fresh;
  if (mixed && heavyOnly && side === "allied" && added.fuel.marker !== null && added.fuel.state === "full") {
    desk.set(added.fuel, "marker", added.fuel.marker + heavyDetached, "FUEL_MARKER", "11.1.2");
  }
  return added;
}

/** 1.2.4 Why one force may not join another; undefined when it may. */
export function cannotCombine(charts: Charts, kept: Force, joining: Force): Reason | undefined {
  if (kept.id === joining.id) return reason("SAME_FORCE", "1.2.4", "A force does not join itself.");
  if (kept.station !== joining.station || kept.at !== joining.at) {
    return reason("NOT_TOGETHER", "1.2.4", "Forces combine in one hex or port.");
  }
  if (kept.convoy?.scattered === true || joining.convoy !== null) {
    return reason("CONVOY_APART", "5.5", "A convoy joins no other force, and none joins a scattered convoy.");
  }
  return unfit(charts, kept.kind, [...kept.units, ...joining.units]);
}

/** G.10 Two forces become one: it has the higher ID and the earlier fuel marker. */
export function combine(desk: Table, side: Side, kept: Force, joining: Force): void {
  const { charts } = desk;
  const fuel = burns(charts, joining) ? joinedFuel(kept.fuel, joining.fuel) : { ...kept.fuel };
  add(desk, kept, joining.units, "1.2.4");
  removeForce(desk, side, joining, "1.2.4");
  desk.set(kept, "identified", kept.identified || joining.identified, "IDENTIFIED", "1.2.4");
  desk.set(kept, "idLevel", Math.max(kept.idLevel, joining.idLevel), "ID_LEVEL", "1.2.4");
  desk.set(kept, "fuel", fuel, "FUEL_JOINED", "11.1.1");
}

/** 1.2.5 Why a force may not take ships of another; undefined when it may. */
export function cannotExchange(state: Snapshot, charts: Charts, from: Force, to: Force, taken: Taken): Reason | undefined {
  if (from.id === to.id || from.station !== to.station || from.at !== to.at) {
    return reason("NOT_TOGETHER", "1.2.5", "Ships change between forces of one hex or port.");
  }
  if (state.phase !== "combine") return reason("OUT_OF_TURN", "1.2.5", "Ships change force in the combine segment.");
  const ships = from.units.flatMap((ship) => (taken[ship.unit] === undefined ? [] : [{ ...ship, cs: taken[ship.unit]! }]));
  return unfit(charts, to.kind, [...to.units, ...ships]);
}

/** G.10 Ships of one force go over to another. */
export function exchange(desk: Table, side: Side, from: Force, to: Force, taken: Taken): void {
  add(desk, to, take(desk, side, from, taken, "1.2.5"), "1.2.5");
}

/** 9.4 True when forces must find each other before they combine. */
export function mustLocate(state: Snapshot): boolean {
  return state.options.includes("combine_location") && ["storm", "gale"].includes(state.weather.prevailing ?? "fair");
}
