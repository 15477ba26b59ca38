import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { uses } from "../shared/game";
import { inGroup, nationOf, shipsIn, totalCs, typeOf } from "../shared/units";

/** 11.1 True for a force that burns fuel: Wolf Packs, and forces of MX, AX and ES alone, are always full. */
export function burns(charts: Charts, force: Force): boolean {
  if (force.kind === "wolf_pack") return false;
  return thirst(charts, force) > 0 || shipsIn(charts, force, "heavy").length > 0;
}

/** 11.1.2, 11.4 True when heavy ships of a side alone have the long endurance: German ones only out of Germany, or in a breakout. */
export function goesFar(state: Snapshot, charts: Charts, side: Side, force: Force): boolean {
  if (side !== charts.FUEL.facts.shortageSide || force.fromGermany) return true;
  return state.sides[side].chits.some(({ condition }) => condition === "atlantic_breakout");
}

/** 11.1, 11.1.2, 11.1.4 The turns that a full force has before its Warning. */
export function endurance(state: Snapshot, charts: Charts, force: Force, long: boolean): number {
  const { warningTurns, warningTurnsHeavy, warningTurnsSoviet } = charts.FUEL.facts;
  const soviet = force.units.some((ship) => nationOf(charts, ship) === "soviet");
  if (soviet && uses(state, "soviet_endurance")) return warningTurnsSoviet;
  const heavyOnly = force.units.every((ship) => shipsIn(charts, force, "heavy").includes(ship));
  return heavyOnly && long ? warningTurnsHeavy : warningTurns;
}

/** 11.1.3, E-120 True for a force whose fuel marker extra consumption moves: the Warning marker, by option the Danger marker too. */
export function movesMarker(state: Snapshot, { fuel }: Force): boolean {
  return fuel.marker !== null && (fuel.state === "full" || uses(state, "danger_marker_moves"));
}

/** 11.3.2 The CS of a force that need fuel: heavy ships, DD and TB. */
export function thirst(charts: Charts, force: Force): number {
  return thirstOf(charts, force.units);
}

/** 11.3.2 The CS of some ships that need fuel. */
export function thirstOf(charts: Charts, ships: readonly Ship[]): number {
  return totalCs(ships.filter((ship) => inGroup(charts, ship, "heavy") || ["DD", "TB"].includes(typeOf(charts, ship))));
}
