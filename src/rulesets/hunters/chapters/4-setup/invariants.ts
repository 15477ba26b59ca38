import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { TORPEDOES, TUBES } from "../../vocabulary";
import { atMost, rule } from "../shared/invariant";
import { carries } from "./fresh-career";
import { hasTube } from "./torpedo-load";

function sumOf({ G7a, G7e }: { readonly G7a: number; readonly G7e: number }): number {
  return G7a + G7e;
}

/** 4.5 Counts the torpedoes in the tubes and in both reload boxes. */
function torpedoesOf({ tubes, fwdReloads, aftReloads }: Snapshot["boat"]): number {
  const loaded = TUBES.filter((tube) => TORPEDOES.some((type) => tubes[tube] === type)).length;
  return loaded + sumOf(fwdReloads) + sumOf(aftReloads);
}

/**
 * 4.4, 4.5, 10.0 The invariants of a boat: within the capacity of its type, and with exactly the type's systems and
 * tubes.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "AMMUNITION_EXCEEDED",
    pointer: "/boat/deckGunAmmo",
    section: "4.6",
    most: ({ facts }) => facts.boat.deckGun?.ammo ?? 0,
  }),
  atMost({
    code: "MINES_EXCEEDED",
    pointer: "/boat/mineBay",
    section: "11.4.6",
    most: ({ facts }) => facts.boat.mineBay,
  }),
  rule({
    code: "SYSTEM_IMPOSSIBLE",
    pointer: "/boat/systems/*",
    section: "10.0",
    values: ({ item }) => ({ carries: { id: item === "absent" ? "system/has" : "system/none" } }),
    holds: ({ facts, item, key }) => carries(facts.boat, key) === (item !== "absent"),
  }),
  rule({
    code: "TUBE_IMPOSSIBLE",
    pointer: "/boat/tubes/*",
    section: "4.5",
    values: ({ item }) => ({ what: { id: item === null ? "tube/has" : "tube/none" } }),
    holds: ({ facts, item, key }) => hasTube(facts.boat, key) === (item !== null),
  }),
  atMost({
    code: "TORPEDO_TOO_MANY",
    pointer: "/boat/fwdReloads",
    section: "4.5",
    variant: "room-reloads",
    count: ({ item }) => sumOf(item),
    most: ({ facts }) => facts.boat.reloadCapacity.fwd,
  }),
  atMost({
    code: "TORPEDO_TOO_MANY",
    pointer: "/boat/aftReloads",
    section: "4.5",
    variant: "room-reloads-aft",
    count: ({ item }) => sumOf(item),
    most: ({ facts }) => facts.boat.reloadCapacity.aft,
  }),
  atMost({
    code: "TORPEDO_TOO_MANY",
    pointer: "/boat",
    section: "4.5",
    variant: "carries-torpedoes",
    count: ({ item }) => torpedoesOf(item),
    most: ({ facts }) => facts.boat.torpedoes.total,
  }),
];

/** 4.2.1 Requires that the career starts within the timeline, and that no patrol starts before the career. */
export const months: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "MONTH_IMPOSSIBLE",
    pointer: "/startMonth",
    section: "4.2.1",
    variant: "career-starts",
    holds: ({ charts, item }) => {
      const { firstMonth, lastMonth } = charts.TIMELINE.facts;
      return item >= firstMonth && item <= lastMonth;
    },
  }),
  rule({
    code: "MONTH_IMPOSSIBLE",
    pointer: "/month",
    section: "4.2.1",
    variant: "patrol-starts",
    holds: ({ state, item }) => item >= state.startMonth,
  }),
];
