import { memoize } from "../../../../core/charts/memoize";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { GROUPS, type Group, type IncidentKind } from "../../vocabulary";

/**
 * A marker of the charts: its kind and the groups whose unseen faces may include it. It also records whether only a
 * bonus or an option adds it.
 */
export interface Counter {
  readonly kind: IncidentKind;
  readonly groups: readonly Group[];
  readonly absent: boolean;
}

/**
 * 2.2 Every marker of the charts by its id: Allied ships and every copy of the others. Cached per charts: without the
 * cache a request takes 1.3 times as long.
 */
export const countersOf = memoize((charts: Charts): ReadonlyMap<string, Counter> => {
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

/** C.12 Returns the ids of all markers of a snapshot, seen or not, and whether an id occurs twice. */
export function markersIn({ markers, unseen }: Snapshot): {
  readonly ids: ReadonlySet<string>;
  readonly repeats: boolean;
} {
  const ids = new Set<string>();
  let count = markers.length;
  for (const { id } of markers) ids.add(id);
  for (const group of GROUPS) {
    count += unseen[group].length;
    for (const id of unseen[group]) ids.add(id);
  }
  return { ids, repeats: ids.size < count };
}
