import type { Invariant } from "../../../../core/contract/invariant";
import { findSpace } from "../../charts/map";
import { austroHungarianShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { terrainAt } from "../9-ports/sites";
import { paths } from "../12-movement/invariants";
import { atMost, exists, implies, inTurn, rule, where } from "../shared/invariant";
import type { AustroHungarianShip } from "./state";

/** 20.0 Returns the first index at which the ships differ from the charts, or undefined. */
function findFirstMismatch({ austroHungarian }: Snapshot, charts: Charts): number | undefined {
  const { ships } = charts.AUSTRO_HUNGARIAN_SHIPS.facts;
  const most = Math.max(ships.length, austroHungarian.length);
  for (let index = 0; index < most; index += 1) {
    if (austroHungarian[index]?.id !== ships[index]?.id) return index;
  }
  return undefined;
}

/** 20.0 True for a ship that has not come out. Such a ship cannot have a violation. */
function isTriviallyValid(
  { status, space, moved, path, arrived, damage }: AustroHungarianShip,
  { turn }: Snapshot,
): boolean {
  const isUnmoved = !moved && path.length === 0 && arrived <= turn;
  return status === "available" && space === null && isUnmoved && damage === 0;
}

/** 20.0 Requires the ships of the charts, in their order. Later invariants look these ships up. */
export const knownShips: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "SHIP_UNKNOWN",
    pointer: "/austroHungarian/*/id",
    of: "/austroHungarian",
    section: "20.0",
    at: ({ state, charts }) => findFirstMismatch(state, charts)!,
    holds: ({ state, charts, item }) => (findFirstMismatch(state, charts) ?? item.length) >= item.length,
  }),
  rule({
    code: "SHIP_UNKNOWN",
    pointer: "/austroHungarian",
    section: "20.0",
    holds: ({ state, charts, item }) => findFirstMismatch(state, charts) !== item.length,
  }),
];

/** 20.0 The invariants of Austro-Hungarian ships: status, space, damage, path and arrival. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  where("/austroHungarian/*", ({ state, item }) => !isTriviallyValid(item, state), [
    rule({
      code: "SHIP_STATUS",
      pointer: "/austroHungarian/*/status",
      section: "20.0",
      variant: "without-option",
      holds: ({ state: { options, campaign }, item }) =>
        item === "available" || options.austroHungarianWarships || campaign?.austroHungarianGained === true,
    }),
    implies({
      code: "SHIP_STATUS",
      pointer: "/austroHungarian/*/status",
      section: "20.0",
      variant: "ship-withdraws",
      when: ({ item }) => item === "withdrawn",
      holds: ({ state }) => state.campaign !== null,
    }),
    inTurn(
      rule({
        code: "SHIP_PLACE",
        pointer: "/austroHungarian/*/space",
        section: "20.0",
        variant: "ship-space",
        holds: ({ item, holder }) => (item !== null) === (holder.status === "in_play"),
      }),
      exists({
        code: "SPACE_UNKNOWN",
        pointer: "/austroHungarian/*/space",
        section: "2.1",
        find: findSpace,
      }),
      rule({
        code: "SHIP_PLACE",
        pointer: "/austroHungarian/*/space",
        section: "20.0",
        variant: "austro-hungarian-ship",
        holds: ({ state, charts, item }) => {
          const space = item === null ? undefined : findSpace(charts, item);
          if (space === undefined) return true;
          const { closed } = terrainOf(charts, terrainAt(state, charts, space.id));
          return charts.MAP.facts.zones[space.zone].austroHungarian && !closed;
        },
      }),
    ),
    implies({
      code: "DAMAGE_IMPOSSIBLE",
      pointer: "/austroHungarian/*/damage",
      section: "13.1",
      variant: "damage-sunk",
      when: ({ item }) => item > 0,
      holds: ({ charts, facts: { stage }, item, holder: { id, status } }) => {
        const canBeDamaged = status === "in_play" && (stage === "incidents" || stage === "ended");
        return canBeDamaged && item <= austroHungarianShipOf(charts, id).armor;
      },
    }),
    ...paths,
    atMost({
      code: "SHIP_MARKS",
      pointer: "/austroHungarian/*/arrived",
      section: "9.1",
      variant: "turn",
      most: ({ state }) => state.turn,
    }),
  ]),
];
