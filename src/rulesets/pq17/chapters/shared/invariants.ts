import type { Invariant } from "../../../../core/contract/invariant";
import { findAirbase, findCard } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { invariants as reinforcements } from "../13-random-events/invariants";
import { overfull } from "./air-stacking";
import { each, exists, implies, rule, unique } from "./invariant";

/**
 * RFC 8785 Requires well-formed free texts. A lone surrogate has no canonical JSON, so the snapshot would have no
 * digest.
 */
export const texts: Invariant<Snapshot, Charts> = rule({
  code: "SNAPSHOT_MALFORMED",
  pointer: ["/vp/log/*/rule", "/sides/*/forces/*/name", "/sides/*/struck/*", "/sides/*/sought/*"],
  section: "RFC 8785",
  holds: ({ item }) => item.isWellFormed(),
});

/** A.2 The invariants of what a side owns: cards, bases, pools and shadowers. */
export const sideAssets: readonly Invariant<Snapshot, Charts>[] = [
  each("/sides/*/deck/*", [
    rule({
      code: "CARD_UNKNOWN",
      pointer: "/sides/*/deck/*",
      section: "C.3",
      holds: ({ charts, item, keys: [side] }) => findCard(charts, side, item) !== undefined,
    }),
    rule({
      code: "DECK_IMPOSSIBLE",
      pointer: "/sides/*/deck/*",
      section: "C.3",
      holds: ({ item, holder: { deck }, key }) => item > (deck[key - 1] ?? 0),
    }),
  ]),
  each("/sides/*/aircraft/*", [
    unique({
      code: "AIRCRAFT_REPEATED",
      pointer: "/sides/*/aircraft/*/id",
      section: "A.2",
      variant: "stands-twice",
    }),
    implies({
      code: "BASE_UNKNOWN",
      pointer: "/sides/*/aircraft/*/base",
      section: "5.3",
      when: ({ item }) => item !== null,
      holds: ({ charts, item, keys: [side] }) => findAirbase(charts, item ?? "")?.side === side,
    }),
    rule({
      code: "BASE_IMPOSSIBLE",
      pointer: "/sides/*/aircraft/*/base",
      section: "5.3",
      holds: ({ item, holder }) => (item === null) !== (holder.carrier === null),
    }),
  ]),
  rule({
    code: "AIR_OVERFULL",
    pointer: "/sides/*/aircraft",
    section: "1.5.1",
    variant: "holds-steps-aircraft",
    over: ({ charts, item }) => overfull(charts, item),
    holds: () => false,
  }),
  exists({
    code: "PIECE_UNKNOWN",
    pointer: "/sides/*/carrierRadii/*",
    section: "5.3.1",
    variant: "side-force",
    among: ({ holder }) => holder.forces.map(({ id }) => id),
  }),
  ...reinforcements,
  each("/sides/*/command/*", [
    rule({
      code: "POOL_IMPOSSIBLE",
      pointer: "/sides/*/command/*/pool",
      section: "4.3.1",
      holds: ({ charts, item, keys: [side] }) => charts.COMMAND_POINTS.facts.sides[item] === side,
    }),
    unique({
      code: "POOL_REPEATED",
      pointer: "/sides/*/command/*/pool",
      section: "4.3.1",
    }),
  ]),
  rule({
    code: "SECTOR_IMPOSSIBLE",
    pointer: "/sides/*/sectors/*/sector",
    section: "6.4.2",
    holds: ({ charts, item, keys: [side] }) =>
      charts.AIR_COVER.facts.sectors.find(({ id }) => id === item)?.side === side,
  }),
  rule({
    code: "SHADOWER_UNKNOWN",
    pointer: "/sides/*/shadowing/*/id",
    section: "6.3",
    holds: ({ charts, item, keys: [side], holders: [{ forces, aircraft, sectors }, { by }] }) => {
      const known = {
        force: forces.some(({ id }) => id === item),
        aircraft: aircraft.some(({ id }) => id === item),
        radius: charts.AIR_COVER.facts.radii.some((each) => each.id === item && each.side === side),
        sector: sectors.some(({ sector }) => sector === item),
      };
      return known[by];
    },
  }),
];
