import type { Invariant } from "../../../../core/contract/invariant";
import { findSpace } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Place } from "../../vocabulary";
import { friendlyAt } from "../shared/game";
import { exists, implies, inTurn, ONGOING_PHASES, rule, SETUP_PHASES, type Stage, where } from "../shared/invariant";
import { type Counter, countersOf } from "./counters";
import { isAlliedShip } from "./pool";
import type { Marker } from "./state";

/** 4.0 Phases of the turns of an ongoing scenario. */
const IN_A_TURN = ONGOING_PHASES.filter((phase) => !SETUP_PHASES.includes(phase));

const ON_MAP: readonly Place[] = ["map", "set_aside"];

const IN_GAME: readonly Place[] = ["pool", "map", "set_aside", "out"];

function isDrawn({ incident }: Snapshot, { id }: Marker): boolean {
  return incident?.drawn.includes(id) === true;
}

/** 2.2 True for a marker of the game in the pool, the most common case. Such a marker cannot have a violation. */
function isTriviallyValid(
  { kind, place, space, turn }: Marker,
  counter: Counter | undefined,
  state: Snapshot,
): boolean {
  const isOfGame = counter !== undefined && !counter.absent && counter.kind === kind;
  return isOfGame && place === "pool" && space === null && turn <= state.turn;
}

/** 13.0, 14.0, 15.0 True if the marker may be set aside in a space at this stage of the turn. */
function canBeSetAside(state: Snapshot, stage: Stage, marker: Marker): boolean {
  const isFriend = marker.kind === "friendly_ship";
  const isMerchantman = marker.kind === "allied_merchantman";
  const waits: Readonly<Record<Stage, boolean>> = {
    setup: true,
    outfitting: isFriend,
    planning: false,
    incidents: isDrawn(state, marker) || isFriend || isMerchantman || isAlliedShip(marker),
    combat: isFriend || isMerchantman || isAlliedShip(marker),
    late: isFriend || (isMerchantman && state.phase === "raiding"),
    ended: true,
  };
  return waits[stage];
}

/** 13.1 True if the French fleet is at sea: its marker is set aside without a space. */
function isFrenchFleetAtSea({ markers }: Snapshot): boolean {
  return markers.some(
    ({ kind, place, space }) => kind === "french_navy_sortie" && place === "set_aside" && space === null,
  );
}

/** C.12 Requires a space for markers on the map. Of the other markers, only those set aside can have one. */
const places: readonly Invariant<Snapshot, Charts>[] = [
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/space",
    section: "C.12",
    variant: "marker-map",
    when: ({ item }) => item !== null,
    holds: ({ holder }) => ON_MAP.includes(holder.place),
  }),
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/space",
    section: "C.12",
    variant: "marker-map-space",
    when: ({ holder }) => holder.place === "map",
    holds: ({ item }) => item !== null,
  }),
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "14.13",
    variant: "allied-ships",
    when: ({ item }) => item === "sunk" || item === "out",
    holds: ({ holder }) => isAlliedShip(holder),
  }),
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "13.0",
    variant: "quiet-seas",
    when: ({ item }) => item === "map",
    holds: ({ holder }) => holder.kind !== "quiet_seas",
  }),
  rule({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "C.12",
    variant: "seen-marker",
    holds: ({ item }) => item !== "absent",
  }),
];

/** 13.0, 14.0, 15.0 Requires that markers set aside or face up fit the stage of the turn. */
const stages: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "3.0",
    variant: "first-turn",
    during: SETUP_PHASES,
    holds: ({ item }) => !ON_MAP.includes(item),
  }),
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "13.0",
    variant: "set-aside",
    during: IN_A_TURN,
    when: ({ item, holder }) => item === "set_aside" && holder.space !== null,
    holds: ({ state, facts, holder }) => canBeSetAside(state, facts.stage, holder),
  }),
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/space",
    section: "13.0",
    variant: "marker-set",
    during: IN_A_TURN,
    when: ({ item, holder }) => item === null && holder.place === "set_aside",
    holds: ({ state, holder }) => {
      const isFrench = holder.kind === "french_warship" || holder.kind === "french_troop_convoy";
      return holder.kind === "french_navy_sortie" || (isFrench && isDrawn(state, holder));
    },
  }),
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "D-47",
    variant: "allied-ships-cannot",
    when: ({ item, holder }) => item === "set_aside" && holder.space !== null && isAlliedShip(holder),
    holds: ({ state, facts, holder }) => {
      const space = holder.space!;
      const isOver = facts.stage === "combat" && (state.done.includes(space) || friendlyAt(state, space).length === 0);
      const isStormy = state.storms.includes(space) && state.incident?.space !== space;
      return !isOver && (!isStormy || facts.stage === "ended");
    },
  }),
];

/**
 * 2.2, 13.0, 19.0 Requires that a marker is in the charts, has its kind from the charts, and is in a place for that
 * kind.
 */
const marker = inTurn(
  exists({
    code: "MARKER_UNKNOWN",
    pointer: "/markers/*/id",
    section: "2.2",
    find: (charts, id) => countersOf(charts).get(id),
  }),
  [
    inTurn(
      rule({
        code: "MARKER_KIND",
        pointer: "/markers/*/kind",
        section: "2.2",
        values: ({ facts, holder }) => ({ kind: facts.counters.get(holder.id)!.kind }),
        holds: ({ facts, item, holder }) => item === facts.counters.get(holder.id)!.kind,
      }),
      [
        inTurn(
          exists({
            code: "SPACE_UNKNOWN",
            pointer: "/markers/*/space",
            section: "2.1",
            find: findSpace,
          }),
          places,
        ),
        ...stages,
        implies({
          code: "MARKER_ABSENT",
          pointer: "/markers/*/id",
          section: "19.0",
          when: ({ facts, item }) => facts.counters.get(item)!.absent,
          holds: ({ state: { options, campaign }, charts, item }) => {
            const { extras, later } = charts.GERMAN_SETUP.facts;
            const isBought = campaign?.atlanticBonus === "buy_moltke_and_stralsund" && later.joins.includes(item);
            return isBought || extras[options.germanExtras].joins.includes(item);
          },
        }),
      ],
    ),
    implies({
      code: "MARKER_TURN",
      pointer: "/markers/*/turn",
      section: "C.12",
      when: ({ state, item }) => item > state.turn,
      holds: ({ holder }) => !IN_GAME.includes(holder.place),
    }),
  ],
);

/**
 * 13.0, 13.1 The invariants of seen markers and of the French sortie. A marker has a known id, and a place that fits
 * its kind and the phase.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  where("/markers/*", ({ state, facts, item }) => !isTriviallyValid(item, facts.counters.get(item.id), state), [
    marker,
  ]),
  rule({
    code: "SORTIE_IMPOSSIBLE",
    pointer: "/frenchSortie",
    section: "13.1",
    variant: "french-navy",
    holds: ({ state, item }) => item === isFrenchFleetAtSea(state),
  }),
];
