import { findSpace } from "../../charts/map";
import { findCoastalUnit } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { FLEETS, GROUPS } from "../../vocabulary";
import { countersOf } from "../13-incidents/invariants";
import { PLACEHOLDER } from "../13-incidents/pool";
import { type Report, repeats } from "../shared/invariant";

/** C.12 What cannot be unseen: every marker is once seen or unseen, and a multiset has as many faces as unseen positions. */
export function checkUnseen(state: Snapshot, charts: Charts, report: Report): void {
  checkFaces(state, charts, report);
  checkOnce(state, charts, report);
  checkPositions(state, charts, report);
}

function isPlaceholder(id: string): boolean {
  return id.startsWith(`${PLACEHOLDER}_`);
}

/** Each group holds its own faces; placeholders stand in the British group of a campaign (D-61). */
function checkFaces({ unseen, campaign }: Snapshot, charts: Charts, report: Report): void {
  const counters = countersOf(charts);
  for (const group of GROUPS) {
    unseen[group].forEach((id, index) => {
      const pointer = `/unseen/${group}/${index}`;
      if (isPlaceholder(id)) {
        if (group === "british" && campaign !== null) return;
        report("UNSEEN_GROUP", pointer, "A placeholder is in the British group of a campaign (D-61).");
        return;
      }
      const counter = counters.get(id);
      if (counter === undefined) report("MARKER_UNKNOWN", pointer, `The charts have no marker ${id}.`);
      else if (!counter.groups.includes(group) || counter.absent) {
        report("UNSEEN_GROUP", pointer, `${id} is no face of this group (3.0).`);
      }
    });
  }
  if (campaign === null && unseen.other.length > 0) {
    report("UNSEEN_GROUP", "/unseen/other", "Outside a campaign no other face is unseen (C.12).");
  }
}

/** Every marker of the game stands in one place, once. */
function checkOnce({ markers, unseen, options }: Snapshot, charts: Charts, report: Report): void {
  const seen = new Set<string>();
  const once = (id: string, pointer: () => string): void => {
    if (seen.has(id)) report("MARKER_REPEATED", pointer(), `${id} stands here and elsewhere (C.12).`);
    seen.add(id);
  };
  markers.forEach(({ id }, index) => {
    once(id, () => `/markers/${index}/id`);
  });
  for (const group of GROUPS) {
    unseen[group].forEach((id, index) => {
      once(id, () => `/unseen/${group}/${index}`);
    });
  }
  const { joins } = charts.GERMAN_SETUP.facts.extras[options.germanExtras];
  for (const [id, { absent }] of countersOf(charts)) {
    if (seen.has(id) || (absent && !joins.includes(id))) continue;
    report("MARKER_MISSING", "/markers", `${id} is neither seen nor unseen (C.12).`);
    return;
  }
}

/** The faces of a group are as many as its unseen positions. */
function checkPositions({ unseen, campaign }: Snapshot, charts: Charts, report: Report): void {
  const { faceDown, pool } = unseen;
  const lying = new Set<string>();
  faceDown.forEach(({ space, fleet, count }, index) => {
    const pointer = `/unseen/faceDown/${index}`;
    if (findSpace(charts, space) === undefined) {
      report("SPACE_UNKNOWN", `${pointer}/space`, `The map has no space ${space}.`);
      return;
    }
    if (lying.has(`${fleet} ${space}`)) report("FACE_DOWN_IMPOSSIBLE", pointer, "This group lies there already.");
    lying.add(`${fleet} ${space}`);
    const laid = charts.ALLIED_SETUP.facts[fleet].faceDown.find((each) => each.space === space)?.count ?? 0;
    if (count > (campaign?.highSeas.includes(space) === true ? 0 : laid)) {
      report("FACE_DOWN_IMPOSSIBLE", `${pointer}/count`, `At most ${laid} ${fleet} markers lie at ${space} (3.0).`);
    }
  });
  for (const fleet of FLEETS) {
    const down = faceDown.reduce((sum, each) => sum + (each.fleet === fleet ? each.count : 0), 0);
    const positions = down + pool[fleet];
    if (unseen[fleet].length === positions) continue;
    const message = `There are ${positions} unseen positions: ${down} on the map, ${pool[fleet]} in the pool (C.12).`;
    report("UNSEEN_MISCOUNTED", `/unseen/${fleet}`, message);
  }
  const placeholders = unseen.british.filter(isPlaceholder).length;
  if (unseen.other.length !== pool.other + placeholders) {
    const message = `There are ${pool.other} positions in the pool and ${placeholders} placeholders (C.12).`;
    report("UNSEEN_MISCOUNTED", "/unseen/other", message);
  }
}

/** C.12, 16.0 Coastal defence units: every one seen or unseen, and as many in each space as were deployed there. */
export function checkCoastal({ coastal, unseen }: Snapshot, charts: Charts, report: Report): void {
  const { units, deployment } = charts.COASTAL_DEFENCE.facts;
  const named = [...coastal.map(({ id }) => id), ...unseen.coastal];
  const pointerOf = (index: number): string =>
    index < coastal.length ? `/coastal/${index}/id` : `/unseen/coastal/${index - coastal.length}`;
  named.forEach((id, index) => {
    if (findCoastalUnit(charts, id) === undefined)
      report("UNIT_UNKNOWN", pointerOf(index), `The charts have no unit ${id}.`);
  });
  for (const index of repeats(named)) report("UNIT_REPEATED", pointerOf(index), "A unit stands in one place (C.12).");
  if (new Set(named).size < units.length) {
    report("UNIT_MISSING", "/unseen/coastal", `There are ${units.length} units, seen or unseen (C.12).`);
  }
  coastal.forEach(({ space }, index) => {
    if (space !== null && deployment.some((each) => each.space === space)) return;
    report("UNIT_PLACE", `/coastal/${index}/space`, "A unit stands where units were deployed (3.0).");
  });
  for (const index of repeats(unseen.faceDownCoastal.map(({ space }) => space))) {
    report("FACE_DOWN_IMPOSSIBLE", `/unseen/faceDownCoastal/${index}`, "This space stands in the list already.");
  }
  unseen.faceDownCoastal.forEach(({ space }, index) => {
    if (deployment.some((each) => each.space === space)) return;
    report("FACE_DOWN_IMPOSSIBLE", `/unseen/faceDownCoastal/${index}/space`, "No unit was deployed there (3.0).");
  });
  for (const { space, units: count } of deployment) {
    const seen = coastal.filter((unit) => unit.space === space).length;
    const down = unseen.faceDownCoastal.find((each) => each.space === space)?.count ?? 0;
    if (seen + down === count) continue;
    report("UNIT_MISCOUNTED", "/unseen/faceDownCoastal", `${count} units were deployed at ${space} (3.0).`);
  }
}
