import type { Invariant } from "../../../../core/contract/invariant";
import { findSpace } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Place } from "../../vocabulary";
import { friendlyAt } from "../shared/game";
import { exists, GOING_ON, implies, inTurn, rule, SETUP, type Stage, where } from "../shared/invariant";
import { type Counter, countersOf } from "./counters";
import { isAlliedShip } from "./pool";
import type { Marker } from "./state";

/** 4.0 Phases of the turns of a scenario that goes on. */
const IN_A_TURN = GOING_ON.filter((phase) => !SETUP.includes(phase));

const ON_MAP: readonly Place[] = ["map", "set_aside"];

const IN_GAME: readonly Place[] = ["pool", "map", "set_aside", "out"];

function isDrawn({ incident }: Snapshot, { id }: Marker): boolean {
  return incident?.drawn.includes(id) === true;
}

/** 2.2 True of a marker of the game that lies in the pool, as most do: nothing can be wrong with it. */
function isAtRest({ kind, place, space, turn }: Marker, counter: Counter | undefined, state: Snapshot): boolean {
  const isOfGame = counter !== undefined && !counter.absent && counter.kind === kind;
  return isOfGame && place === "pool" && space === null && turn <= state.turn;
}

/** 13.0, 14.0, 15.0 True of what may be set aside in a space as far as the turn has come. */
function mayWait(state: Snapshot, stage: Stage, marker: Marker): boolean {
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

/** 13.1 The French fleet is at sea while its marker is set aside without a space. */
function isFrenchFleetAtSea({ markers }: Snapshot): boolean {
  return markers.some(
    ({ kind, place, space }) => kind === "french_navy_sortie" && place === "set_aside" && space === null,
  );
}

/** C.12 A marker on the map or set aside has a space, any other has none. */
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

/** 13.0, 14.0, 15.0 What may be set aside, and lie face up, as the turn goes on. */
const stages: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "3.0",
    variant: "first-turn",
    during: SETUP,
    holds: ({ item }) => !ON_MAP.includes(item),
  }),
  implies({
    code: "MARKER_PLACE",
    pointer: "/markers/*/place",
    section: "13.0",
    variant: "set-aside",
    during: IN_A_TURN,
    when: ({ item, holder }) => item === "set_aside" && holder.space !== null,
    holds: ({ state, facts, holder }) => mayWait(state, facts.stage, holder),
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

/** 2.2, 13.0, 19.0 A marker that the charts know, of its kind, where one of that kind may be. */
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

/** What no seen marker could come to: an id the charts do not know, or a place that does not fit its kind and the phase. */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  where("/markers/*", ({ state, facts, item }) => !isAtRest(item, facts.counters.get(item.id), state), [marker]),
  inTurn(
    rule({
      code: "SORTIE_IMPOSSIBLE",
      pointer: "/frenchSortie",
      section: "13.1",
      variant: "turn-1",
      during: SETUP,
      holds: ({ item }) => !item,
    }),
    rule({
      code: "SORTIE_IMPOSSIBLE",
      pointer: "/frenchSortie",
      section: "13.1",
      variant: "french-navy",
      holds: ({ state, item }) => item === isFrenchFleetAtSea(state),
    }),
  ),
];
