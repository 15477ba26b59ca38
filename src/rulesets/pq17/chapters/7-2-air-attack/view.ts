import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { uses } from "../shared/game";
import type { Deployed, Strike } from "./state";
import { defenderOf } from "./strikes";

/** 7.2.4 Ships on the display as the other side sees them; unit, marks and CS are null for ships that lie face down. */
export interface DeployedSeen {
  readonly no: number;
  readonly unit: string | null;
  readonly marks: readonly string[] | null;
  readonly cs: number | null;
}

/** The part of an air attack that is seen: air units on the ground, and everything but the ships that are not deployed yet, and at night with `night_action` those that have not been hit. */
export interface StrikeSeen extends Omit<Strike, "ships" | "line" | "outer"> {
  readonly ships: readonly DeployedSeen[];
  readonly line: readonly (readonly { readonly no: number; readonly cs: number | null }[])[];
  /** 14.1 The attack that waits while a carrier strikes back. */
  readonly outer: boolean;
}

/** The view that a side has of an air attack, or an onlooker for null. */
export function strikeSeen(state: Snapshot, strike: Strike, viewer: Side | null): StrikeSeen {
  const { ships, line, outer, ...open } = strike;
  const own = viewer === defenderOf(strike);
  const shown = (ship: Deployed): boolean => isShown(state, strike, viewer, ship);
  const seen = ships.filter((ship) => own || line.length > 0 || shown(ship));
  const faceUp = new Set([...seen.filter(shown), ...(strike.parked ?? [])].map(({ no }) => no));
  return {
    ...open,
    ships: seen.map((ship) =>
      shown(ship)
        ? { no: ship.no, unit: ship.unit, marks: ship.marks, cs: ship.cs }
        : { no: ship.no, unit: null, marks: null, cs: null },
    ),
    line: line.map((stack) => stack.map(({ no, cs }) => ({ no, cs: faceUp.has(no) ? cs : null }))),
    outer: outer !== null,
  };
}

/** 7.2.4, 7.5.9 True for ships of the display that are face up to a side: once deployed, at night by option once they are hit. */
export function isShown(state: Snapshot, strike: Strike, viewer: Side | null, { hit }: Pick<Deployed, "hit">): boolean {
  const dark = strike.light === "night" && uses(state, "night_action");
  return viewer === defenderOf(strike) || (strike.line.length > 0 && (!dark || hit));
}
