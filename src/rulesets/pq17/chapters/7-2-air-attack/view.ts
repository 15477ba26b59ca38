import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { uses } from "../shared/game";
import type { Deployed, Strike } from "./state";
import { defenderOf } from "./strikes";

/** 7.2.4 Ships on the display as the other side sees them; unit, marks and CS are null for ships that lie face down. */
export interface DeployedShipView {
  readonly no: number;
  readonly unit: string | null;
  readonly marks: readonly string[] | null;
  readonly cs: number | null;
}

/**
 * The visible part of an air attack: air units on the ground, and everything except hidden ships. Hidden are ships not
 * yet deployed, and at night with `night_action` those not yet hit.
 */
export interface StrikeView extends Omit<Strike, "ships" | "line" | "outer"> {
  readonly ships: readonly DeployedShipView[];
  readonly line: readonly (readonly { readonly no: number; readonly cs: number | null }[])[];
  /** 14.1 The attack that waits while a carrier strikes back. */
  readonly outer: boolean;
}

/** The view that a side has of an air attack, or an onlooker for null. */
export function strikeSeen(state: Snapshot, strike: Strike, viewer: Side | null): StrikeView {
  const { ships, line, outer, ...publicMembers } = strike;
  const isDefender = viewer === defenderOf(strike);
  const isVisible = (ship: Deployed): boolean => isShown(state, strike, viewer, ship);
  const visibleShips = ships.filter((ship) => isDefender || line.length > 0 || isVisible(ship));
  const faceUp = new Set([...visibleShips.filter(isVisible), ...(strike.parked ?? [])].map(({ no }) => no));
  return {
    ...publicMembers,
    ships: visibleShips.map((ship) =>
      isVisible(ship)
        ? { no: ship.no, unit: ship.unit, marks: ship.marks, cs: ship.cs }
        : { no: ship.no, unit: null, marks: null, cs: null },
    ),
    line: line.map((stack) => stack.map(({ no, cs }) => ({ no, cs: faceUp.has(no) ? cs : null }))),
    outer: outer !== null,
  };
}

/**
 * 7.2.4, 7.5.9 True for ships of the display that are face up to a side: once deployed, or at night by option once hit.
 */
export function isShown(state: Snapshot, strike: Strike, viewer: Side | null, { hit }: Pick<Deployed, "hit">): boolean {
  const dark = strike.light === "night" && uses(state, "night_action");
  return viewer === defenderOf(strike) || (strike.line.length > 0 && (!dark || hit));
}
