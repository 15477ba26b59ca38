import type { Invariant } from "../../../../core/contract/invariant";
import { findSpace } from "../../charts/map";
import { austroHungarianShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { terrainAt } from "../9-ports/sites";
import { paths } from "../12-movement/invariants";
import { atMost, exists, implies, inTurn, rule, where } from "../shared/invariant";
import type { AustroHungarianShip } from "./state";

/** 20.0 The first place at which the ships are not those of the charts; undefined where all are. */
function firstWrong({ austroHungarian }: Snapshot, charts: Charts): number | undefined {
  const { ships } = charts.AUSTRO_HUNGARIAN_SHIPS.facts;
  const most = Math.max(ships.length, austroHungarian.length);
  for (let index = 0; index < most; index += 1) {
    if (austroHungarian[index]?.id !== ships[index]?.id) return index;
  }
  return undefined;
}

/** 20.0 True of a ship that has not come out: nothing can be wrong with it. */
function isAtRest({ status, space, moved, path, arrived, damage }: AustroHungarianShip, { turn }: Snapshot): boolean {
  const isUnmoved = !moved && path.length === 0 && arrived <= turn;
  return status === "available" && space === null && isUnmoved && damage === 0;
}

/** 20.0 The ships are those of the charts, in their order; only then the charts can be asked about them. */
export const known: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "SHIP_UNKNOWN",
    pointer: "/austroHungarian/*/id",
    of: "/austroHungarian",
    section: "20.0",
    at: ({ state, charts }) => firstWrong(state, charts)!,
    holds: ({ state, charts, item }) => (firstWrong(state, charts) ?? item.length) >= item.length,
  }),
  rule({
    code: "SHIP_UNKNOWN",
    pointer: "/austroHungarian",
    section: "20.0",
    holds: ({ state, charts, item }) => firstWrong(state, charts) !== item.length,
  }),
];

/** What no Austro-Hungarian ship could come to. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  where("/austroHungarian/*", ({ state, item }) => !isAtRest(item, state), [
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
        const stands = status === "in_play" && (stage === "incidents" || stage === "ended");
        return stands && item <= austroHungarianShipOf(charts, id).armor;
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
