import type { Invariant } from "../../../../core/contract/invariant";
import { findAirUnit, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { csOfShip, namedShip, unitOfSide } from "../1-2-forces/invariants";
import { each, rule, unique, where } from "../shared/invariant";
import { placesOf } from "./groups";

/**
 * 13.6 The invariants of reinforcements not yet placed. Each unit belongs to the side, has no excess CS, is due once,
 * and arrives at a port or base of the side.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  where("/sides/*/reinforcements/*", ({ item }) => !item.placed, [
    each("/sides/*/reinforcements/*/units/*", [
      unitOfSide,
      rule({
        code: "PLACE_IMPOSSIBLE",
        pointer: "/sides/*/reinforcements/*/at",
        of: "/sides/*/reinforcements/*/units/*/unit",
        section: "13.6",
        variant: "cannot-come",
        values: ({ holders: [, { at }] }) => ({ at }),
        holds: ({ charts, item, keys: [side], holders: [, { at }] }) => {
          const { port, base } = placesOf(charts, at);
          return (findAirUnit(charts, item) === undefined ? port : base)?.side === side;
        },
      }),
      csOfShip,
      unique({
        code: "SHIP_REPEATED",
        pointer: "/sides/*/reinforcements/*/units/*/unit",
        section: "13.6",
        variant: "named",
        values: ({ charts, item }) => ({ name: unitOf(charts, item).name }),
        by: ({ charts, item }) => namedShip(charts, item)?.id,
        within: "/sides/*",
      }),
    ]),
  ]),
];
