import type { Invariant } from "../../../../core/contract/invariant";
import { scenarioOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { atMost, each, rule } from "../shared/invariant";

/** 12.2.1, 14 The invariants of a side's special conditions: returning ships and purchases. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/sides/*/special/returning/ships/*", [
    atMost({
      code: "CS_IMPOSSIBLE",
      pointer: "/sides/*/special/returning/ships/*/cs",
      section: "12.2.1",
      variant: "reserve",
      most: ({ charts, holder }) => unitOf(charts, holder.unit).cs,
    }),
    rule({
      code: "SHIP_REPEATED",
      pointer: "/sides/*/special/returning/ships/*/unit",
      section: "12.2.1",
      variant: "play-already",
      holds: ({ item, holders: [{ forces }] }) => !forces.some(({ units }) => units.some(({ unit }) => unit === item)),
    }),
  ]),
  rule({
    code: "PURCHASE_UNKNOWN",
    pointer: "/sides/*/special/bought/*",
    section: "14",
    holds: ({ state, charts, item, keys: [side] }) =>
      scenarioOf(charts, state.scenario).ahistorical[item]?.side === side,
  }),
];
