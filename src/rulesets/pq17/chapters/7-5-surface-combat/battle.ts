import { opponentOf, shipTypeOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Role, ShipGroup, ShipType, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { lightOf, uses } from "../shared/game";
import { inGroup, typeOf } from "../shared/units";
import type { DisplayPart, DisplayUnit, SurfaceBattle, SurfaceDecision } from "./state";

/** The surface battle in progress that waits for a decision or is being resolved; undefined without one. */
export function battleIn({ pending }: Snapshot): SurfaceBattle | undefined {
  return pending !== null && "battle" in pending ? pending.battle : undefined;
}

/** The decision that a surface battle waits for; throws when none does, which legality excludes. */
export function battleDecision({ pending }: Snapshot): SurfaceDecision {
  if (pending === null || !("battle" in pending)) throw new Error("No surface battle waits for a decision.");
  return pending;
}

/** The side that has a role in a battle. */
export function sideIn(battle: SurfaceBattle, role: Role): Side {
  return role === "attacker" ? battle.attacker : opponentOf(battle.attacker);
}

/** The units of a side that are on the display, in its order. */
export function visibleUnits(battle: SurfaceBattle, side: Side): DisplayUnit[] {
  return battle.units.filter((unit) => unit.side === side && !unit.withdrawn && unit.parts.length > 0);
}

/** A unit on the display by its number; undefined when it has gone. */
export function unitNo(battle: SurfaceBattle, no: number): DisplayUnit | undefined {
  return battle.units.find((unit) => unit.no === no && !unit.withdrawn && unit.parts.length > 0);
}

/** The forces of a side that fight, without those that are gone. */
export function forcesIn(state: Snapshot, battle: SurfaceBattle, side: Side): Force[] {
  const ids = battle.forces.filter((each) => each.side === side).map(({ force }) => force);
  return state.sides[side].forces.filter(({ id }) => ids.includes(id));
}

/** The force that a part belongs to; undefined when it is gone. */
export function forceOfPart(state: Snapshot, side: Side, part: Pick<DisplayPart, "force">): Force | undefined {
  return state.sides[side].forces.find(({ id }) => id === part.force);
}

/** The entries of a force that a part represents. A class may have several that differ in other marks. */
export function entriesOf(charts: Charts, force: Force, part: PartState): Ship[] {
  const key = stateKey(charts, part);
  return force.units.filter((ship) => stateKey(charts, stateOf(charts, ship)) === key);
}

/** The state that separates CS of a class from others of it. A named ship is one unit in any state. */
export type PartState = Pick<DisplayPart, "unit" | "diw" | "crippled" | "tow">;

/** The state of a ship as a part of a unit. */
export function stateOf(charts: Charts, ship: Ship): PartState {
  const isNamedUnit = isNamed(charts, ship.unit);
  return {
    unit: ship.unit,
    diw: !isNamedUnit && isMarked(ship, "diw"),
    crippled: !isNamedUnit && isMarked(ship, "crippled"),
    tow: ship.tow !== null,
  };
}

/** A key for a state; parts have the same key as the ships they represent. */
export function stateKey(charts: Charts, { unit, diw, crippled, tow }: PartState): string {
  return isNamed(charts, unit) ? unit : `${unit} ${diw} ${crippled} ${tow}`;
}

/** True for a ship that bears a mark. */
export function isMarked({ marks }: Ship, mark: Ship["marks"][number]): boolean {
  return marks.includes(mark);
}

/** True for a unit that is one named ship, false for a class. */
export function isNamed(charts: Charts, unit: string): boolean {
  return shipTypeOf(charts, unitOf(charts, unit).type).counterCs === null;
}

/** The first entry of a force that a part represents. Undefined if it is gone. */
export function shipOfPart(state: Snapshot, charts: Charts, side: Side, part: DisplayPart): Ship | undefined {
  const force = forceOfPart(state, side, part);
  return force && entriesOf(charts, force, part)[0];
}

/** Total CS of a unit on the display. */
export function csOfUnit({ parts }: DisplayUnit): number {
  return parts.reduce((sum, { cs }) => sum + cs, 0);
}

/** The types in a unit on the display. */
export function typesIn(charts: Charts, unit: DisplayUnit): ShipType[] {
  return unit.parts.map((part) => typeOf(charts, part));
}

/** True when a unit on the display holds a ship of a group. */
export function hasGroup(charts: Charts, unit: DisplayUnit, group: ShipGroup): boolean {
  return unit.parts.some((part) => inGroup(charts, part, group));
}

/** True when a side has a warship on the display. */
export function hasWarships(charts: Charts, battle: SurfaceBattle, side: Side): boolean {
  return visibleUnits(battle, side).some((unit) => hasGroup(charts, unit, "warship"));
}

/** 7 True for a unit that is Dead in the Water, or in part so. */
export function isUnitDiw(unit: DisplayUnit): boolean {
  return unit.parts.some(({ diw, cs }) => diw || cs === 0);
}

/** 5.1.1 True for a unit that is towed or tows. */
export function isUnitInTow({ parts }: DisplayUnit): boolean {
  return parts.some(({ tow }) => tow);
}

/** 7.3.1 True for a unit that bears a Crippled marker. */
export function isUnitCrippled(state: Snapshot, charts: Charts, unit: DisplayUnit): boolean {
  return unit.parts.some((part) => {
    const ship = shipOfPart(state, charts, unit.side, part);
    return part.crippled || (ship !== undefined && isMarked(ship, "crippled"));
  });
}

/** 7.5.2(ii), 7.9 True for a unit that can leave Deployment: neither Crippled nor Dead in the Water. */
export function isAble(state: Snapshot, charts: Charts, unit: DisplayUnit): boolean {
  return !isUnitDiw(unit) && !isUnitCrippled(state, charts, unit);
}

/** 7.9 True for CS that take no part in combat: destroyers that are Crippled or Dead in the Water under the option. */
export function isOutOfCombat(state: Snapshot, charts: Charts, part: DisplayPart): boolean {
  if (part.diw || part.cs === 0) return true;
  return part.crippled && uses(state, "destroyer_hits") && typeOf(charts, part) === "DD";
}

/** 7.5.9 True when counters stay face down until they are hit. */
export function isFaceDown(state: Snapshot): boolean {
  return uses(state, "night_action") && lightOf(state) === "night";
}

/** A unit of the display by its number, which checked input guarantees. */
export function unitOfNo(battle: SurfaceBattle, no: number): DisplayUnit {
  const unit = battle.units.find((each) => each.no === no);
  if (unit === undefined) throw new Error(`There is no unit ${no} on the display.`);
  return unit;
}
