import { onceFor } from "../../../../core/charts/once";
import { findSpace } from "../../charts/map";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Group, IncidentKind, Place } from "../../vocabulary";
import { friendlyAt } from "../shared/game";
import { type Report, type Stage, stageOf } from "../shared/invariant";
import { isAlliedShip } from "./pool";
import type { Marker } from "./state";

/** A marker of the charts: its kind, the groups whose unseen faces it may be among, and whether only a bonus or an option brings it. */
export interface Counter {
  readonly kind: IncidentKind;
  readonly groups: readonly Group[];
  readonly absent: boolean;
}

/** 2.2 Every marker of the charts by its id, Allied ships and every copy of the others: gathered anew, a request takes 1.3 as long. */
export const countersOf = onceFor((charts: Charts): ReadonlyMap<string, Counter> => {
  return new Map([...shipCounters(charts), ...eventCounters(charts)]);
});

function shipCounters(charts: Charts): [string, Counter][] {
  const { british, french, absent } = charts.ALLIED_SETUP.facts;
  return charts.ALLIED_SHIPS.facts.ships.map(({ id, kind }) => {
    const group = british.ships.includes(id) ? "british" : french.ships.includes(id) ? "french" : "other";
    return [id, { kind, groups: [group], absent: absent.includes(id) }];
  });
}

function eventCounters(charts: Charts): [string, Counter][] {
  const kinds = Object.entries(charts.INCIDENT_MARKERS.facts.markers) as [IncidentKind, { count: number }][];
  return kinds.flatMap(([kind, { count }]) => {
    const groups: readonly Group[] = kind === "quiet_seas" ? ["british", "french", "other"] : ["other"];
    return Array.from({ length: count }, (_, index): [string, Counter] => [
      `${kind}_${index + 1}`,
      { kind, groups, absent: false },
    ]);
  });
}

const ON_MAP: readonly Place[] = ["map", "set_aside"];

const IN_GAME: readonly Place[] = ["pool", "map", "set_aside", "out"];

/** What no seen marker could come to: an id the charts do not know, or a place that does not fit its kind and the phase. */
export function checkMarkers(state: Snapshot, charts: Charts, tell: Report): void {
  const counters = countersOf(charts);
  const stage = stageOf(state);
  let at = 0;
  const report: Report = (code, pointer, message) => tell(code, `/markers/${at}${pointer}`, message);
  for (const [index, marker] of state.markers.entries()) {
    at = index;
    const counter = counters.get(marker.id);
    if (counter === undefined) {
      report("MARKER_UNKNOWN", "/id", `The charts have no marker ${marker.id}.`);
      continue;
    }
    if (marker.kind !== counter.kind) report("MARKER_KIND", "/kind", `${marker.id} is a ${counter.kind}.`);
    else {
      checkPlace(charts, marker, report);
      checkStage(state, marker, stage, report);
      checkFought(state, marker, stage, report);
      if (counter.absent) checkJoined(state, charts, marker, report);
    }
    if (marker.turn > state.turn && IN_GAME.includes(marker.place)) {
      report("MARKER_TURN", "/turn", `It is turn ${state.turn}.`);
    }
  }
  checkSortie(state, stage, tell);
}

/** C.12 A marker on the map or set aside has a space, any other has none. */
function checkPlace(charts: Charts, { place, space, kind, id }: Marker, report: Report): void {
  if (space !== null && findSpace(charts, space) === undefined) {
    report("SPACE_UNKNOWN", "/space", `The map has no space ${space}.`);
    return;
  }
  const lies = ON_MAP.includes(place);
  if (space !== null && !lies) report("MARKER_PLACE", "/space", "A marker that is not on the map has no space.");
  if (space === null && place === "map") report("MARKER_PLACE", "/space", "A marker on the map has a space.");
  const ship = isAlliedShip({ kind });
  if ((place === "sunk" || place === "out") && !ship) {
    report("MARKER_PLACE", "/place", "Only Allied ships are sunk or out for the scenario (14.13).");
  }
  if (place === "map" && kind === "quiet_seas") {
    report("MARKER_PLACE", "/place", "Quiet Seas go to the pool at once (13.0).");
  }
  if (place === "absent") report("MARKER_PLACE", "/place", `${id} is no seen marker while it is not in the game.`);
}

/** 13.0, 14.0, 15.0 What may be set aside, and lie face up, as the turn goes on. */
function checkStage({ phase, incident }: Snapshot, marker: Marker, stage: Stage, report: Report): void {
  const { place, kind, space, id } = marker;
  if (!ON_MAP.includes(place) || stage === "ended") return;
  if (stage === "setup") {
    report("MARKER_PLACE", "/place", "Before the first turn no marker lies face up on the map.");
    return;
  }
  if (place === "map") return;
  const drawn = incident?.drawn.includes(id) === true;
  const waits: Readonly<Record<Exclude<Stage, "setup" | "ended">, boolean>> = {
    outfitting: kind === "friendly_ship",
    planning: false,
    incidents: drawn || kind === "friendly_ship" || kind === "allied_merchantman" || isAlliedShip(marker),
    combat: kind === "friendly_ship" || kind === "allied_merchantman" || isAlliedShip(marker),
    late: kind === "friendly_ship" || (kind === "allied_merchantman" && phase === "raiding"),
  };
  if (space !== null && !waits[stage]) {
    report("MARKER_PLACE", "/place", `No ${kind} is set aside in this phase.`);
  }
  if (space !== null || kind === "french_navy_sortie") return;
  const french = kind === "french_warship" || kind === "french_troop_convoy";
  if (!french || !drawn) report("MARKER_PLACE", "/space", "A marker is set aside in a space (13.0).");
}

/** 13.1, D-47 A drawn Allied ship is set aside where it can be fought: friends are there, no storm, and the space is not done with. */
function checkFought(state: Snapshot, marker: Marker, stage: Stage, report: Report): void {
  const { place, space } = marker;
  if (place !== "set_aside" || space === null || !isAlliedShip(marker)) return;
  const over = stage === "combat" && (state.done.includes(space) || friendlyAt(state, space).length === 0);
  const stormy = state.storms.includes(space) && state.incident?.space !== space;
  if (over || (stormy && stage !== "ended")) {
    report("MARKER_PLACE", "/place", "Allied ships that cannot be fought are in the pool, or on the map in a storm.");
  }
}

/** 19.0, 19.1 A ship that only an option or a bonus brings. */
function checkJoined({ options, campaign }: Snapshot, charts: Charts, { id }: Marker, report: Report): void {
  const { extras, later } = charts.GERMAN_SETUP.facts;
  const bought = campaign?.atlanticBonus === "buy_moltke_and_stralsund" && later.joins.includes(id);
  if (!bought && !extras[options.germanExtras].joins.includes(id)) {
    report("MARKER_ABSENT", "/id", `${id} is not in this game (19.0).`);
  }
}

/** 13.1 The French fleet is at sea while its marker is set aside without a space. */
function checkSortie({ markers, frenchSortie }: Snapshot, stage: Stage, tell: Report): void {
  const atSea = markers.some(
    ({ kind, place, space }) => kind === "french_navy_sortie" && place === "set_aside" && space === null,
  );
  if (stage === "setup" && frenchSortie) tell("SORTIE_IMPOSSIBLE", "/frenchSortie", "It is before turn 1.");
  else if (atSea !== frenchSortie) {
    tell("SORTIE_IMPOSSIBLE", "/frenchSortie", "The French Navy Sortie marker says so (13.1).");
  }
}
