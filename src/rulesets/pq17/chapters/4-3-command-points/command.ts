import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { portOf } from "../../charts/pack";
import type { Charts, Scenario } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { COMMAND_POOLS, type CommandPool, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { inGroup, nationOf, shipsIn } from "../shared/units";
import type { Command } from "./state";

/** 4.3.1 The pools of a side in a new scenario, with the points that the scenario gives them. `supplyCommandPoints` is for a campaign. */
export function startingPools(charts: Charts, scenario: Scenario, side: Side): Command[] {
  return COMMAND_POOLS.filter((pool) => charts.COMMAND_POINTS.facts.sides[pool] === side).map((pool) => {
    return { pool, available: scenario.commandPoints[pool], spent: 0, credit: 0, creditUntil: null };
  });
}

/** 4.3.2 The cost of a force when it sails, by pool: whole points, and cruisers that share one. */
interface Cost {
  readonly pool: CommandPool;
  readonly points: number;
  readonly cruisers: number;
}

/** 4.3.2, 4.3.3 The command points that a force needs to sail from a port; null for the start of the operation at sea. */
export function costOf(charts: Charts, side: Side, force: Force, port: string | null): Cost[] {
  if (force.kind === "wolf_pack" || (port !== null && portOf(charts, port).at === "germany")) return [];
  const heavy = shipsIn(charts, force, "heavy").filter((ship) => nationOf(charts, ship) !== "soviet");
  const capital = heavy.filter((ship) => inGroup(charts, ship, "capital")).length;
  const pool = side === "axis" ? "gruppe_nord" : "home_fleet";
  const costs: Cost[] = [];
  if (heavy.length > 0) {
    const { capitalShipsPerPoint } = charts.COMMAND_POINTS.facts;
    costs.push({ pool, points: Math.ceil(capital / capitalShipsPerPoint), cruisers: heavy.length - capital });
  }
  const soviet = force.units.some((ship) => nationOf(charts, ship) === "soviet" && !inGroup(charts, ship, "submarine"));
  if (soviet) costs.push({ pool: "severnyy_flot", points: 1, cruisers: 0 });
  return costs;
}

/** 4.3.2 The points that a cost takes from a pool in a turn, and the cruisers that may still share them. */
export function pointsFor(charts: Charts, turn: number, command: Command, { points, cruisers, pool }: Cost) {
  if (pool === "severnyy_flot") {
    // 4.3.2 One point lets any number of Soviet ships leave port, in this turn or the next.
    const paid = command.creditUntil !== null && command.creditUntil >= turn;
    return { spend: paid ? 0 : points, creditLeft: 1, fresh: !paid };
  }
  const { cruisersPerPoint } = charts.COMMAND_POINTS.facts;
  const credit = command.creditUntil !== null && command.creditUntil >= turn ? command.credit : 0;
  const left = Math.max(0, cruisers - credit);
  const whole = Math.ceil(left / cruisersPerPoint);
  const creditLeft = Math.max(0, credit - cruisers) + whole * cruisersPerPoint - left;
  return { spend: points + whole, creditLeft, fresh: whole > 0 };
}

/** 4.3 Why a force has not the command points to sail; undefined when it has. */
export function cannotCommand(
  state: Snapshot,
  charts: Charts,
  side: Side,
  force: Force,
  port: string,
): Reason | undefined {
  for (const cost of costOf(charts, side, force, port)) {
    const command = state.sides[side].command.find(({ pool }) => pool === cost.pool);
    if (command === undefined || pointsFor(charts, state.turn, command, cost).spend > command.available) {
      return reason("COMMAND_POINTS_SHORT", "4.3", { force: force.id, pool: cost.pool });
    }
  }
  return undefined;
}

/** 4.3.2 True when a hex lies outside the Soviet Air Radius and Sector, where Soviet ships cost command points. */
export function farFromRussia(charts: Charts, hex: string): boolean {
  const { radii, sectors } = charts.AIR_COVER.facts;
  return ![...radii, ...sectors].some(({ nation, hexes }) => nation === "soviet" && hexes.includes(hex));
}

/** 4.3.2 The hexes far from Russia that Severnyy Flot can still pay for, once a force has left port; no limit without Soviet ships. */
export function farHexesLeft(state: Snapshot, charts: Charts, force: Force): number {
  const { sovietHex } = charts.COMMAND_POINTS.facts;
  if (sovietHex === 0 || !sovietSurface(charts, force)) return Number.POSITIVE_INFINITY;
  const command = state.sides.allied.command.find(({ pool }) => pool === "severnyy_flot");
  if (command === undefined) return 0;
  const sails = force.station === "in_port" ? costOf(charts, "allied", force, force.at) : [];
  const cost = sails.find(({ pool }) => pool === command.pool);
  const spent = cost === undefined ? 0 : pointsFor(charts, state.turn, command, cost).spend;
  return Math.max(0, Math.floor((command.available - spent) / sovietHex));
}

/** 4.3.2 True for a hex far from Russia where Soviet ships of a force cannot go, since Severnyy Flot has no point for it. */
export function isUnpaid(state: Snapshot, charts: Charts, force: Force, hex: string): boolean {
  return farHexesLeft(state, charts, force) < 1 && farFromRussia(charts, hex);
}

/** 4.3.2 True for a TF with Soviet surface ships. */
export function sovietSurface(charts: Charts, force: Force): boolean {
  return (
    force.kind === "task_force" &&
    force.units.some((ship) => nationOf(charts, ship) === "soviet" && !inGroup(charts, ship, "submarine"))
  );
}
