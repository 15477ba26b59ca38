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

/** C.12 How many positions of a fleet nobody has seen. */
function positionsOf({ faceDown, pool }: Unseen, of: Fleet): { positions: number; down: number; pool: number } {
  const down = faceDown.reduce((sum, { fleet, count }) => sum + (fleet === of ? count : 0), 0);
  return { positions: down + pool[of], down, pool: pool[of] };
}

function placeholdersIn({ british }: Unseen): number {
  return british.filter(isPlaceholder).length;
}

/** C.12 The first marker of the game that is not among these ids; undefined where all are. */
function missingMarker({ options }: Snapshot, charts: Charts, ids: ReadonlySet<string>): string | undefined {
  const { joins } = charts.GERMAN_SETUP.facts.extras[options.germanExtras];
  for (const [id, { absent }] of countersOf(charts)) {
    if (!ids.has(id) && (!absent || joins.includes(id))) return id;
  }
  return undefined;
}

/** C.12 The ids of all coastal defence units, seen or not. */
function unitIds({ coastal: seen, unseen: { coastal: hidden } }: Snapshot): string[] {
  return [...seen.map(({ id }) => id), ...hidden];
}

/** 3.0 How many markers of a fleet are laid face down in a space. */
function laidAt(charts: Charts, fleet: Fleet, space: string): number {
  return charts.ALLIED_SETUP.facts[fleet].faceDown.find((each) => each.space === space)?.count ?? 0;
}

/** 3.0 True where coastal defence units are deployed. */
function isFortified(charts: Charts, space: string | null): boolean {
  return charts.COASTAL_DEFENCE.facts.deployment.some((each) => each.space === space);
}

const FACES = GROUPS.map((group) => `/unseen/${group}/*` as const);

/** D-61 Placeholders stand in the British group of a campaign; what else is no face of its group is at least a marker. */
const strangers = inTurn(
  rule({
    code: "UNSEEN_GROUP",
    pointer: FACES,
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
    pointer: FACES,
    section: "2.2",
    holds: ({ facts, item }) => facts.counters.has(item) || isPlaceholder(item),
  }),
  rule({
    code: "UNSEEN_GROUP",
    pointer: FACES,
    section: "3.0",
    variant: "face-group",
    holds: ({ item }) => isPlaceholder(item),
  }),
);

/** 3.0 Each group holds its own faces. */
function facesOf(group: Group): Invariant<Snapshot, Charts> {
  const isStranger = (counter: Counter | undefined): boolean =>
    counter === undefined || counter.absent || !counter.groups.includes(group);
  return where(`/unseen/${group}/*`, ({ facts, item }) => isStranger(facts.counters.get(item)), [strangers]);
}

/** C.12 A multiset has as many faces as unseen positions. */
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
          values: ({ charts, holder: { fleet, space } }) => ({ laid: laidAt(charts, fleet, space) }),
          holds: ({ state: { campaign }, charts, item, holder: { fleet, space } }) =>
            item <= (campaign?.highSeas.includes(space) === true ? 0 : laidAt(charts, fleet, space)),
        }),
      ],
    ),
  ]),
  rule({
    code: "UNSEEN_MISCOUNTED",
    pointer: ["/unseen/british", "/unseen/french"],
    section: "C.12",
    variant: "unseen-positions",
    values: ({ state, key }) => positionsOf(state.unseen, key),
    holds: ({ state, item, key }) => item.length === positionsOf(state.unseen, key).positions,
  }),
  rule({
    code: "UNSEEN_MISCOUNTED",
    pointer: "/unseen/other",
    section: "C.12",
    variant: "positions-pool",
    values: ({ holder }) => ({ placeholders: placeholdersIn(holder) }),
    holds: ({ item, holder }) => item.length === holder.pool.other + placeholdersIn(holder),
  }),
];

/** C.12 What cannot be unseen: every marker is once seen or unseen, and a multiset has as many faces as unseen positions. */
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
      pointer: ["/markers/*/id", ...FACES],
      section: "C.12",
      within: "",
    }),
  ]),
  rule({
    code: "MARKER_MISSING",
    pointer: "/markers",
    section: "C.12",
    values: ({ state, charts, facts }) => ({ missing: missingMarker(state, charts, facts.markers.ids) }),
    holds: ({ state, charts, facts }) => missingMarker(state, charts, facts.markers.ids) === undefined,
  }),
  ...positions,
];

/** C.12, 16.0 Coastal defence units: every one seen or unseen, and as many in each space as were deployed there. */
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
      const seen = state.coastal.filter((unit) => unit.space === space).length;
      return seen + (item.find((down) => down.space === space)?.count ?? 0) === units;
    },
  }),
];
