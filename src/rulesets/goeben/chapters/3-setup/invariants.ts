import type { Invariant } from "../../../../core/contract/invariant";
import { findSpace } from "../../charts/map";
import { germanShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type GermanShipId, INDEXES } from "../../vocabulary";
import { terrainAt } from "../9-ports/sites";
import { paths } from "../12-movement/invariants";
import { germanInPlay } from "../shared/game";
import {
  atMost,
  each,
  exists,
  implies,
  inTurn,
  ONGOING_PHASES,
  rule,
  SETUP_PHASES,
  type Stage,
  where,
} from "../shared/invariant";

/**
 * 19.0, 19.1 Returns whether the options bring the ship (`isInitial`), and whether the options or a bonus allow it
 * (`isAllowed`).
 */
function entryOf(
  { options, campaign }: Snapshot,
  charts: Charts,
  id: GermanShipId,
): { isInitial: boolean; isAllowed: boolean } {
  const { extras, later } = charts.GERMAN_SETUP.facts;
  const isExtra = extras[options.germanExtras].ships.includes(id);
  const isBought = later.ships.includes(id) && campaign?.atlanticBonus === "buy_moltke_and_stralsund";
  return { isInitial: isExtra, isAllowed: isExtra || isBought };
}

/** 3.0(8) True once ships are deployed. */
function isDeployed({ phase }: Snapshot, stage: Stage): boolean {
  return stage !== "setup" || phase === "collier_setup";
}

/** 6.2, 19.0 Requires the ships that options and bonuses bring. A ship is sunk if and only if its hull is 0. */
const status = inTurn(
  rule({
    code: "SHIP_STATUS",
    pointer: "/ships/*/status",
    section: "19.0",
    variant: "options-bonuses",
    holds: ({ state, charts, item, keys: [id] }) => {
      const { isInitial, isAllowed } = entryOf(state, charts, id);
      return item === "absent" ? !isInitial : isAllowed;
    },
  }),
  rule({
    code: "SHIP_STATUS",
    pointer: "/ships/*/hull",
    section: "6.2",
    variant: "ship-sunk",
    holds: ({ item, holder }) => (holder.status === "sunk") === (item === 0),
  }),
);

/** 3.0(6), 10.0 Limits each index to its start value. Leadership has a limit of its own. */
const indexes = atMost({
  code: "INDEX_EXCEEDED",
  pointer: INDEXES.map((index) => `/ships/*/${index}` as const),
  section: "10.0",
  most: ({ charts, key, keys: [id] }) =>
    key === "leadership" ? charts.LIMITS.facts.leadershipMax : germanShipOf(charts, id).start[key],
});

/** 3.0(8) Requires that a deployed ship in play is on the map, in a space that ships may enter. */
const places: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(
    rule({
      code: "SHIP_PLACE",
      pointer: "/ships/*/space",
      section: "3.0",
      variant: "ship-space-play",
      holds: ({ state, facts, item, holder }) =>
        (item !== null) === (holder.status === "in_play" && isDeployed(state, facts.stage)),
    }),
    exists({
      code: "SPACE_UNKNOWN",
      pointer: "/ships/*/space",
      section: "2.1",
      find: findSpace,
    }),
    rule({
      code: "SHIP_PLACE",
      pointer: "/ships/*/space",
      section: "12.5",
      variant: "ship-enter",
      holds: ({ state, charts, item }) => item === null || !terrainOf(charts, terrainAt(state, charts, item)).closed,
    }),
  ),
  inTurn(
    exists({
      code: "SPACE_UNKNOWN",
      pointer: "/ships/*/startSpace",
      section: "2.1",
      find: findSpace,
    }),
    rule({
      code: "SHIP_PLACE",
      pointer: "/ships/*/startSpace",
      section: "3.0",
      variant: "ship-deployed",
      holds: ({ state, facts, item, holder: { status } }) =>
        item === null || status === "sunk" || (status === "in_play" && isDeployed(state, facts.stage)),
    }),
  ),
];

/** 7.0, 9.1 The invariants of the marks that show what a ship in play has done this turn. */
const marks: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "SHIP_MARKS",
    pointer: "/ships/*/arrived",
    section: "9.1",
    variant: "turn",
    most: ({ state }) => state.turn,
  }),
  rule({
    code: "SHIP_MARKS",
    pointer: ["/ships/*/outfitted", "/ships/*/repaired", "/ships/*/moved", "/ships/*/reconnoitred"],
    section: "4.0",
    variant: "nothing-kind",
    during: SETUP_PHASES,
    holds: ({ item }) => !item,
  }),
  implies({
    code: "SHIP_MARKS",
    pointer: "/ships/*/mustLeave",
    section: "9.1",
    variant: "ship-leave",
    when: ({ item }) => item,
    holds: ({ state, holder: { space } }) => space !== null && state.visited.includes(space),
  }),
  implies({
    code: "SHIP_MARKS",
    pointer: "/ships/*/moved",
    section: "7.0",
    variant: "ship-outfitted",
    when: ({ holder }) => holder.outfitted,
    holds: ({ item }) => !item,
  }),
  implies({
    code: "SHIP_MARKS",
    pointer: "/ships/*/repaired",
    section: "D-03",
    variant: "ship-tries",
    when: ({ item }) => item,
    holds: ({ holder }) => holder.outfitted,
  }),
  implies({
    code: "SHIP_MARKS",
    pointer: "/ships/*/reconnoitred",
    section: "21.2",
    variant: "game-played",
    when: ({ item }) => item,
    holds: ({ state }) => state.options.seaplanes,
  }),
];

/**
 * 3.0, D-71 The invariants of German ships: status, place, indexes, path and marks. In an ongoing scenario, one must be
 * in play.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  each("/ships/*", [
    status,
    indexes,
    ...places,
    ...paths,
    where("/ships/*", ({ item }) => item.status === "in_play", marks),
  ]),
  rule({
    code: "NO_GERMAN_SHIP",
    pointer: "/ships",
    section: "D-71",
    during: ONGOING_PHASES,
    holds: ({ state }) => germanInPlay(state).length > 0,
  }),
];
