import type { Strike } from "./chapters/7-2-air-attack/state";
import { isShown } from "./chapters/7-2-air-attack/view";
import { isFaceDown } from "./chapters/7-5-surface-combat/battle";
import type { DisplayUnit, SurfaceBattle } from "./chapters/7-5-surface-combat/state";
import type { Snapshot } from "./snapshot";
import { view } from "./view";
import { SIDES, type Side } from "./vocabulary";

/**
 * The parts of a board that one side sees, including those that are neither its own nor public. Also the numbers and
 * names that audit lines may use for them.
 */
export interface OpenBoard {
  readonly state: Snapshot;
  /**
   * The snapshot without its hidden parts: every visible part keeps its path, and complete parts are the same objects.
   */
  readonly tree: unknown;
  /** The aircraft, the counters and stacks that are face up, and the ships in them. */
  readonly open: ReadonlySet<string>;
  /** The numbers of the counters and stacks that lie face down. */
  readonly hidden: ReadonlySet<string>;
}

/** The board that lies open to a side, or to an onlooker for null. */
export function openBoard(state: Snapshot, side: Side | null): OpenBoard {
  const openNames = new Set<string>();
  const hidden = new Set<string>();
  const note = (name: string, isUp: boolean): unknown => (isUp ? openNames : hidden).add(name);
  const { pending } = state;
  const sideView = view(state, side);
  const flying = new Set(sideView.others.flatMap(({ aircraft }) => aircraft));
  if (side !== null) for (const { id } of state.sides[side].aircraft) openNames.add(id);
  const sides = SIDES.filter((each) => each !== side).map((each) => {
    const own = state.sides[each];
    const aircraft = own.aircraft.map((unit) => (flying.has(unit) ? unit : undefined));
    for (const unit of aircraft) if (unit !== undefined) openNames.add(unit.id);
    const chits = own.chits.map((chit) => (chit.revealed ? chit : undefined));
    const shadowing = own.shadowing.map(({ target }) => ({ target }));
    return [each, { aircraft, chits, sectors: own.sectors, shadowing, sunk: own.sunk }];
  });
  const tree = {
    moving: sideView.moving ?? undefined,
    sides: Object.fromEntries(sides),
    pending: pending && {
      ...("battle" in pending && { battle: openBattle(state, pending.battle, side, note) }),
      ...("strike" in pending && { strike: openStrike(state, pending.strike, side, note) }),
    },
  };
  return { state, tree, open: openNames, hidden };
}

type Note = (name: string, isUp: boolean) => unknown;

/** 7.5.2, 7.5.9 Adds the Battle Display: the position of every counter, and the contents of those face up. */
function openBattle(state: Snapshot, battle: SurfaceBattle, side: Side | null, note: Note): object {
  const { hex, attacker, forces, round, surprise, outmatched, unescorted, guns, torpedoes } = battle;
  const units = battle.units.map((unit: DisplayUnit) => {
    const isUp = unit.side === side || unit.hit || !isFaceDown(state);
    note(String(unit.no), isUp);
    if (isUp) for (const part of unit.parts) note(part.unit, true);
    if (isUp) return unit;
    const { no, area, evasion, screens, protects, withdrawn } = unit;
    return { no, side: unit.side, area, evasion, screens, protects, withdrawn };
  });
  const openBattle = { hex, attacker, forces, round, surprise, unescorted, guns, torpedoes, units };
  return side === "axis" ? { ...openBattle, outmatched } : openBattle;
}

/** 7.2.4 The display of an air attack: the line, once it is deployed, and its ships where they are face up. */
function openStrike(state: Snapshot, strike: Strike, side: Side | null, note: Note): object {
  const { ships, line, outer, ...rest } = strike;
  const up = ships.filter((ship) => isShown(state, strike, side, ship));
  for (const ship of up) note(ship.unit, true);
  for (const [index, stack] of line.entries()) {
    note(
      String(index + 1),
      stack.every(({ no }) => up.some((ship) => ship.no === no)),
    );
  }
  return ships.length > 0 && up.length === ships.length ? { ...rest, ships, line } : rest;
}
