import { caseOf } from "../../../core/operation/case-choice";
import { type Choice, every, listOf, oneOf, type Reason, wholeNumber, within } from "../../../core/operation/choice";
import { reason } from "../../../core/operation/door";
import { isClass, unitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Force, Ship } from "../snapshot-forces";
import type { ForceKind, Side } from "../vocabulary";
import { burns, joinedFuel } from "./fuel";
import { atSea, forcesOf, freshId, lowestFree, removeForce, type Table } from "./game";
import { numberBlock } from "./identity";
import { dropCs } from "./losses";
import { UNMOVED } from "./setup";
import { candidates, inGroup, nationOf, shipsIn, totalCs, typeOf } from "./units";

/** CS of one unit that leave a force. */
export interface Share {
  readonly [key: string]: unknown;
  readonly unit: string;
  readonly cs: number;
}
/** What is taken from a force, each unit once. */
export type Taken = readonly Share[];

/** 1.2.3 The ships that a force may give away: a class in part, a named ship whole; at least one, never all. */
export function detachable(charts: Charts, force: Force): Choice<Share[]> | undefined {
  const ships = movable(charts, force);
  const units = [...new Set(ships.map(({ unit }) => unit))];
  if (units.length === 0 || candidates(charts, force.units).length <= 1) return undefined;
  const csOf = (unit: string): number => ships.find((each) => each.unit === unit)?.cs ?? 1;
  const least = (unit: string): number => (isClass(charts, unitOf(charts, unit)) ? 1 : csOf(unit));
  const cases = units.map((unit): [string, Choice<Share>] => [
    unit,
    every<Share>({ unit: oneOf<string>([unit]), cs: wholeNumber(least(unit), csOf(unit)) }),
  ]);
  const choice = listOf(caseOf("unit", Object.fromEntries(cases)), 1, units.length);
  const text = "Each unit is named once, and at least one ship stays with the force.";
  const legal = (taken: Taken): boolean =>
    new Set(taken.map(({ unit }) => unit)).size === taken.length && totalCs(taken) < totalCs(force.units);
  return within(choice, { code: "FORCE_EMPTIED", section: "1.2.3", text }, legal, "", (pick) => {
    const unit = units[pick(units.length)] ?? "";
    return [{ unit, cs: least(unit) }];
  });
}

/** Ships that may change force: warships and auxiliaries out of tow that can move. */
function movable(charts: Charts, force: Force): Ship[] {
  return force.units.filter(
    (ship) => typeOf(charts, ship) !== "MX" && ship.tow === null && ship.cs > 0 && ship.marks.length === 0,
  );
}

/** Why a force of a kind may not hold these ships; undefined when it may. */
function unfit(charts: Charts, kind: ForceKind, units: readonly Ship[]): Reason | undefined {
  const limits = charts.LIMITS.facts;
  const submarines = units.filter((ship) => inGroup(charts, ship, "submarine"));
  if (kind === "wolf_pack") {
    const nations = new Set(units.map((ship) => nationOf(charts, ship)));
    if (submarines.length < units.length)
      return reason("SUBMARINES_ONLY", "1.2.2", "A Wolf Pack holds submarines alone.");
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
  for (const { unit, cs } of taken) {
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
    const same = force.units.find(
      (each) => each.unit === ship.unit && each.marks.length === 0 && ship.marks.length === 0,
    );
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
  const numbers = forcesOf(state, side)
    .filter((each) => each.kind === kind)
    .map(({ number }) => number);
  const id = freshId(state, side, kind);
  const fresh: Force = {
    ...force,
    id,
    kind,
    number: lowestFree(numbers),
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
export function cannotExchange(
  state: Snapshot,
  charts: Charts,
  from: Force,
  to: Force,
  taken: Taken,
): Reason | undefined {
  if (from.id === to.id || from.station !== to.station || from.at !== to.at) {
    return reason("NOT_TOGETHER", "1.2.5", "Ships change between forces of one hex or port.");
  }
  if (state.phase !== "combine") return reason("OUT_OF_TURN", "1.2.5", "Ships change force in the combine segment.");
  const ships = from.units.flatMap((ship) => {
    const share = taken.find(({ unit }) => unit === ship.unit);
    return share === undefined ? [] : [{ ...ship, cs: share.cs }];
  });
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
