import type { Invariant } from "../../../../core/contract/invariant";
import { findSpace, neighboursOf } from "../../charts/map";
import { terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { freshColliers, takesCollier } from "../3-setup/setup";
import { holderAt, terrainAt } from "../9-ports/sites";
import { isDefended } from "../16-bombardment/coastal-defences";
import { germanAt, germanInPlay } from "../shared/game";
import {
  atMost,
  each,
  exists,
  inTurn,
  ONGOING_PHASES,
  PHASES_AFTER_SETUP,
  rule,
  SETUP_PHASES,
  type Stage,
  unique,
} from "../shared/invariant";

/** Names of the snapshot's lists for a turn or a phase, and for things on the map. */
type StateList = "stores" | "visited" | "mines" | "landed" | "visibility" | "storms" | "threatened" | "done";

/** 4.0 True if the list may contain something at this stage. */
function isInUse(list: StateList, stage: Stage, { phase }: Snapshot): boolean {
  switch (list) {
    case "visibility":
    case "storms":
      return stage === "incidents" || stage === "combat" || stage === "late";
    case "threatened":
      return stage === "combat";
    case "done":
      return stage === "incidents" || stage === "combat" || (stage === "late" && phase !== "raiding");
    default:
      return stage !== "setup";
  }
}

/** 19.0 Returns the possible numbers of colliers in a game. */
export function collierCounts({ options, campaign }: Snapshot, charts: Charts): number[] {
  const { colliers, extras } = charts.GERMAN_SETUP.facts;
  if (campaign !== null) return [colliers.usual, colliers.twoBattlecruisers];
  return [freshColliers(charts, extras[options.germanExtras].ships).length];
}

/** 2.1 Requires that every named space is on the map. Later invariants look these spaces up. */
export const knownSpaces: readonly Invariant<Snapshot, Charts>[] = [
  exists({
    code: "SPACE_UNKNOWN",
    pointer: [
      "/mines/*",
      "/landed/*",
      "/visited/*",
      "/storms/*",
      "/threatened/*",
      "/done/*",
      "/stores/*/space",
      "/visibility/*/space",
      "/colliers/*/space",
      "/campaign/highSeas/*",
      "/campaign/startSpaces/*",
      "/sharing/space",
      "/intelligence/space",
      "/incident/space",
      "/battle/space",
    ],
    section: "2.1",
    find: findSpace,
  }),
];

/** 12.0 The invariants of paths: a path follows the lines of the map and belongs to a ship that has moved. */
export const paths: readonly Invariant<Snapshot, Charts>[] = [
  each(
    ["/ships/*/path/*", "/austroHungarian/*/path/*"],
    [
      inTurn(
        exists({
          code: "SPACE_UNKNOWN",
          pointer: ["/ships/*/path/*", "/austroHungarian/*/path/*"],
          section: "2.1",
          find: findSpace,
        }),
        rule({
          code: "PATH_BROKEN",
          pointer: ["/ships/*/path/*", "/austroHungarian/*/path/*"],
          section: "12.0",
          variant: "space-path",
          holds: ({ charts, item, holder, key }) =>
            key === 0 || neighboursOf(charts, holder.path[key - 1]!).includes(item),
        }),
      ),
    ],
  ),
  rule({
    code: "PATH_BROKEN",
    pointer: ["/ships/*/path", "/austroHungarian/*/path"],
    section: "12.0",
    variant: "path-holds",
    holds: ({ item }) => item.length !== 1,
  }),
  rule({
    code: "PATH_BROKEN",
    pointer: ["/ships/*/path", "/austroHungarian/*/path"],
    section: "12.0",
    variant: "ship-path",
    holds: ({ item, holder }) => item.length === 0 || holder.moved || holder.status !== "in_play",
  }),
  rule({
    code: "SHIP_MARKS",
    pointer: ["/ships/*/moved", "/austroHungarian/*/moved"],
    section: "4.0",
    variant: "ship-moved",
    during: ["outfitting", "sharing", "intelligence", "intelligence_choice"],
    holds: ({ facts, item, holder }) => !item || holder.status !== "in_play" || facts.stage === "incidents",
  }),
];

/**
 * 3.0(9), 7.4 Requires the number of colliers that the ships bring. Each one is at sea from its placement until it is
 * used or lost.
 */
const colliers: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "COLLIER_IMPOSSIBLE",
    pointer: "/colliers",
    section: "19.0",
    variant: "colliers-game",
    values: ({ state, charts }) => ({ counts: { or: collierCounts(state, charts) } }),
    holds: ({ state, charts, item }) => collierCounts(state, charts).includes(item.length),
  }),
  each("/colliers/*", [
    rule({
      code: "COLLIER_IMPOSSIBLE",
      pointer: "/colliers/*",
      section: "7.4",
      variant: "nothing-befalls",
      during: SETUP_PHASES,
      holds: ({ item }) => !item.used && !item.lost,
    }),
    rule({
      code: "COLLIER_IMPOSSIBLE",
      pointer: "/colliers/*/space",
      section: "3.0",
      variant: "colliers-follow",
      during: SETUP_PHASES.filter((phase) => phase !== "collier_setup"),
      holds: ({ item }) => item === null,
    }),
    inTurn(
      rule({
        code: "COLLIER_IMPOSSIBLE",
        pointer: "/colliers/*/space",
        section: "7.4",
        variant: "collier-space",
        during: PHASES_AFTER_SETUP,
        holds: ({ item, holder }) => holder.lost === (item === null),
      }),
      rule({
        code: "COLLIER_IMPOSSIBLE",
        pointer: "/colliers/*/used",
        section: "7.4",
        variant: "used-collier",
        during: PHASES_AFTER_SETUP,
        holds: ({ facts, item, holder }) => !item || holder.lost || facts.stage === "outfitting",
      }),
    ),
    rule({
      code: "COLLIER_IMPOSSIBLE",
      pointer: "/colliers/*/space",
      section: "3.0",
      variant: "collier-lies",
      holds: ({ state, charts, item }) => item === null || takesCollier(state, charts, item),
    }),
  ]),
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/colliers",
    section: "3.0",
    variant: "collier-left",
    during: ["collier_setup"],
    holds: ({ item }) => item.some(({ space }) => space === null),
  }),
];

/** 9.1, 9.2, 23.0 Requires that mines, landed troops and visits are in spaces that allow them. */
const sites: readonly Invariant<Snapshot, Charts>[] = [
  atMost({
    code: "MINE_IMPOSSIBLE",
    pointer: "/mines",
    section: "23",
    variant: "game-played",
    count: ({ item }) => item.length,
    most: ({ state }) => (state.options.mines ? Number.POSITIVE_INFINITY : 0),
  }),
  rule({
    code: "MINE_IMPOSSIBLE",
    pointer: "/mines/*",
    section: "23.0",
    variant: "mine-laid",
    holds: ({ state, charts, item }) =>
      !terrainOf(charts, terrainAt(state, charts, item)).closed && holderAt(state, charts, item) !== "neutral",
  }),
  rule({
    code: "LANDING_IMPOSSIBLE",
    pointer: "/landed/*",
    section: "9.2",
    holds: ({ state, charts, facts, item }) => {
      const isHeld = germanAt(state, item).length > 0 || facts.stage === "ended";
      return isHeld && terrainAt(state, charts, item) === "allied_port" && !isDefended(state, item);
    },
  }),
  rule({
    code: "VISIT_IMPOSSIBLE",
    pointer: "/visited/*",
    section: "9.1",
    holds: ({ state, charts, item }) => holderAt(state, charts, item) === "neutral",
  }),
];

/** 4.0 The invariants of lists and marks that apply to one turn or phase. */
const turn: readonly Invariant<Snapshot, Charts>[] = [
  unique({
    code: "SPACE_REPEATED",
    pointer: "/stores/*",
    section: "C.4",
    variant: "rolled-already",
    by: ({ item: { space, source } }) => `${source} ${space}`,
  }),
  unique({
    code: "SPACE_REPEATED",
    pointer: "/visibility/*",
    section: "13.1",
    variant: "space-stands",
    by: ({ item }) => item.space,
  }),
  rule({
    code: "LIST_IMPOSSIBLE",
    pointer: ["/stores", "/visited", "/mines", "/landed", "/visibility", "/storms", "/threatened", "/done"],
    section: "4.0",
    variant: "knows-nothing",
    during: ONGOING_PHASES,
    holds: ({ state, facts, item, key }) => item.length === 0 || isInUse(key, facts.stage, state),
  }),
  rule({
    code: "LIST_IMPOSSIBLE",
    pointer: "/intelligenceUsed",
    section: "11.1",
    variant: "attempt-made",
    during: [...SETUP_PHASES, "outfitting", "sharing"],
    holds: ({ item }) => !item,
  }),
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/ships",
    section: "3.0",
    variant: "ship-outfitted",
    during: ["outfit_setup"],
    holds: ({ state, item }) => germanInPlay(state).some((id) => !item[id].loaded),
  }),
];

/**
 * 4.0 The invariants of the map and the turn: colliers, mines, landed troops, visits, and lists for a turn or a phase.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  unique({
    code: "SPACE_REPEATED",
    pointer: ["/landed/*", "/visited/*", "/storms/*", "/threatened/*", "/done/*"],
    section: "4.0",
    variant: "space-stands",
  }),
  ...colliers,
  ...sites,
  ...turn,
];
