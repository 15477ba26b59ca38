import type { Invariant } from "../../../../core/contract/invariant";
import { findSpace } from "../../charts/map";
import { findCoastalUnit } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Fleet, GROUPS, type Group } from "../../vocabulary";
import { type Counter, countersOf } from "../13-incidents/counters";
import { PLACEHOLDER } from "../13-incidents/pool";
import { each, exists, inTurn, rule, unique, where } from "../shared/invariant";

type Unseen = Snapshot["unseen"];

function isPlaceholder(id: string): boolean {
  return id.startsWith(`${PLACEHOLDER}_`);
}

/** C.12 Counts the unseen positions of a fleet: markers face down on the map, and markers in the pool. */
function countPositions({ faceDown, pool }: Unseen, of: Fleet): { positions: number; down: number; pool: number } {
  const down = faceDown.reduce((sum, { fleet, count }) => sum + (fleet === of ? count : 0), 0);
  return { positions: down + pool[of], down, pool: pool[of] };
}

function countPlaceholders({ british }: Unseen): number {
  return british.filter(isPlaceholder).length;
}

/** C.12 Returns the id of the first marker of the game that is missing from these ids, or undefined. */
function findMissingMarker({ options }: Snapshot, charts: Charts, ids: ReadonlySet<string>): string | undefined {
  const { joins } = charts.GERMAN_SETUP.facts.extras[options.germanExtras];
  for (const [id, { absent }] of countersOf(charts)) {
    if (!ids.has(id) && (!absent || joins.includes(id))) return id;
  }
  return undefined;
}

/** C.12 Returns the ids of all coastal defense units, seen or not. */
function unitIds({ coastal: seenUnits, unseen: { coastal: unseenIds } }: Snapshot): string[] {
  return [...seenUnits.map(({ id }) => id), ...unseenIds];
}

/** 3.0 Returns the number of a fleet's markers that the set-up places face down in a space. */
function countFaceDownMarkers(charts: Charts, fleet: Fleet, space: string): number {
  return charts.ALLIED_SETUP.facts[fleet].faceDown.find((each) => each.space === space)?.count ?? 0;
}

/** 3.0 True if the set-up deploys coastal defense units in the space. */
function isFortified(charts: Charts, space: string | null): boolean {
  return charts.COASTAL_DEFENCE.facts.deployment.some((each) => each.space === space);
}

const FACE_POINTERS = GROUPS.map((group) => `/unseen/${group}/*` as const);

/**
 * D-61 The violations of a face outside its group: a misplaced placeholder, an unknown marker, or a marker of another
 * group. Placeholders belong to the British group of a campaign.
 */
const foreignFaces = inTurn(
  rule({
    code: "UNSEEN_GROUP",
    pointer: FACE_POINTERS,
    section: "D-61",
    variant: "placeholder-british",
    holds: ({ state, item }) => state.campaign !== null || !isPlaceholder(item),
  }),
  rule({
    code: "UNSEEN_GROUP",
    pointer: ["/unseen/french/*", "/unseen/other/*"],
    section: "D-61",
    variant: "placeholder-british",
    holds: ({ item }) => !isPlaceholder(item),
  }),
  rule({
    code: "MARKER_UNKNOWN",
    pointer: FACE_POINTERS,
    section: "2.2",
    holds: ({ facts, item }) => facts.counters.has(item) || isPlaceholder(item),
  }),
  rule({
    code: "UNSEEN_GROUP",
    pointer: FACE_POINTERS,
    section: "3.0",
    variant: "face-group",
    holds: ({ item }) => isPlaceholder(item),
  }),
);

/** 3.0 Requires that a group contains only its own faces. */
function facesOf(group: Group): Invariant<Snapshot, Charts> {
  const isForeign = (counter: Counter | undefined): boolean =>
    counter === undefined || counter.absent || !counter.groups.includes(group);
  return where(`/unseen/${group}/*`, ({ facts, item }) => isForeign(facts.counters.get(item)), [foreignFaces]);
}

/** C.12 Requires one face in a multiset for each unseen position. */
const positions: readonly Invariant<Snapshot, Charts>[] = [
  each("/unseen/faceDown/*", [
    inTurn(
      exists({
        code: "SPACE_UNKNOWN",
        pointer: "/unseen/faceDown/*/space",
        section: "2.1",
        find: findSpace,
      }),
      [
        unique({
          code: "FACE_DOWN_IMPOSSIBLE",
          pointer: "/unseen/faceDown/*",
          section: "C.12",
          variant: "group-lies",
          by: ({ item: { fleet, space } }) => `${fleet} ${space}`,
        }),
        rule({
          code: "FACE_DOWN_IMPOSSIBLE",
          pointer: "/unseen/faceDown/*/count",
          section: "3.0",
          variant: "markers-lie",
          values: ({ charts, holder: { fleet, space } }) => ({ laid: countFaceDownMarkers(charts, fleet, space) }),
          holds: ({ state: { campaign }, charts, item, holder: { fleet, space } }) =>
            item <= (campaign?.highSeas.includes(space) === true ? 0 : countFaceDownMarkers(charts, fleet, space)),
        }),
      ],
    ),
  ]),
  rule({
    code: "UNSEEN_MISCOUNTED",
    pointer: ["/unseen/british", "/unseen/french"],
    section: "C.12",
    variant: "unseen-positions",
    values: ({ state, key }) => countPositions(state.unseen, key),
    holds: ({ state, item, key }) => item.length === countPositions(state.unseen, key).positions,
  }),
  rule({
    code: "UNSEEN_MISCOUNTED",
    pointer: "/unseen/other",
    section: "C.12",
    variant: "positions-pool",
    values: ({ holder }) => ({ placeholders: countPlaceholders(holder) }),
    holds: ({ item, holder }) => item.length === holder.pool.other + countPlaceholders(holder),
  }),
];

/**
 * C.12 The invariants of unseen markers: each marker is seen or unseen once, and each multiset has one face for each
 * unseen position.
 */
export const unseen: readonly Invariant<Snapshot, Charts>[] = [
  ...GROUPS.map(facesOf),
  rule({
    code: "UNSEEN_GROUP",
    pointer: "/unseen/other",
    section: "C.12",
    variant: "outside-campaign",
    holds: ({ state, item }) => state.campaign !== null || item.length === 0,
  }),
  where("", ({ facts }) => facts.markers.repeats, [
    unique({
      code: "MARKER_REPEATED",
      pointer: ["/markers/*/id", ...FACE_POINTERS],
      section: "C.12",
      within: "",
    }),
  ]),
  rule({
    code: "MARKER_MISSING",
    pointer: "/markers",
    section: "C.12",
    values: ({ state, charts, facts }) => ({ missing: findMissingMarker(state, charts, facts.markers.ids) }),
    holds: ({ state, charts, facts }) => findMissingMarker(state, charts, facts.markers.ids) === undefined,
  }),
  ...positions,
];

/**
 * C.12, 16.0 The invariants of coastal defense units: each one is seen or unseen once, and each space has as many as
 * were deployed there.
 */
export const coastal: readonly Invariant<Snapshot, Charts>[] = [
  exists({
    code: "UNIT_UNKNOWN",
    pointer: ["/coastal/*/id", "/unseen/coastal/*"],
    section: "16.0",
    variant: "charts-unit",
    find: findCoastalUnit,
  }),
  where("", ({ state }) => new Set(unitIds(state)).size < unitIds(state).length, [
    unique({
      code: "UNIT_REPEATED",
      pointer: ["/coastal/*/id", "/unseen/coastal/*"],
      section: "C.12",
      variant: "unit-stands",
      within: "",
    }),
  ]),
  rule({
    code: "UNIT_MISSING",
    pointer: "/unseen/coastal",
    section: "C.12",
    holds: ({ state, charts }) => new Set(unitIds(state)).size >= charts.COASTAL_DEFENCE.facts.units.length,
  }),
  rule({
    code: "UNIT_PLACE",
    pointer: "/coastal/*/space",
    section: "3.0",
    holds: ({ charts, item }) => isFortified(charts, item),
  }),
  unique({
    code: "FACE_DOWN_IMPOSSIBLE",
    pointer: "/unseen/faceDownCoastal/*",
    section: "C.12",
    variant: "space-stands",
    by: ({ item }) => item.space,
  }),
  rule({
    code: "FACE_DOWN_IMPOSSIBLE",
    pointer: "/unseen/faceDownCoastal/*/space",
    section: "3.0",
    variant: "unit-deployed",
    holds: ({ charts, item }) => isFortified(charts, item),
  }),
  rule({
    code: "UNIT_MISCOUNTED",
    pointer: "/unseen/faceDownCoastal",
    section: "3.0",
    over: ({ charts }) => charts.COASTAL_DEFENCE.facts.deployment,
    holds: ({ state, item, each: { space, units } }) => {
      const seenCount = state.coastal.filter((unit) => unit.space === space).length;
      return seenCount + (item.find((down) => down.space === space)?.count ?? 0) === units;
    },
  }),
];
