import type { Malformed } from "../contract/answer";
import type { Fault } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { gathered } from "../request/fault";
import { viewersOf } from "../request/fields";
import { malformed, onCharts, readCharts, readSnapshot } from "../request/read";

/** A drawing of a game's map: a whole SVG document. */
export interface MapAnswer {
  readonly kind: "MAP";
  readonly svg: string;
}

/**
 * Draws the map of a ruleset that has one, with a snapshot on it, as a viewer sees it when one is named, or
 * bare without one; unless faults were found where the request was read, or are found here.
 */
export async function drawMap(
  ruleset: AnyRuleset,
  map: NonNullable<AnyRuleset["map"]>,
  request: { readonly snapshot?: unknown; readonly charts?: unknown; readonly viewer?: unknown },
  found: readonly Fault[] = [],
): Promise<MapAnswer | Malformed> {
  const { viewer } = request;
  const viewers = viewersOf(ruleset);
  const message = `A viewer is one of ${viewers.join(", ")}; without one the referee's map is drawn.`;
  const isNobody = viewer !== undefined && !isOneOf(viewers, viewer);
  const named = isNobody ? [{ code: "VIEWER_UNKNOWN", pointer: "/viewer", message }] : [];
  const given = onCharts(request.charts, () => readGiven(ruleset, request));
  const faults = gathered(found, named, "faults" in given ? given.faults : []);
  if ("faults" in given || faults.length > 0) return malformed(faults);
  const { charts, state } = given;
  return {
    kind: "MAP",
    svg: await (state === undefined ? map.draw(charts) : map.draw(charts, state, viewer as string | undefined)),
  };
}

function isOneOf(names: readonly string[], value: unknown): value is string {
  return names.some((name) => name === value);
}

/** The charts to draw on and, where there is one, the snapshot to draw. */
function readGiven(
  ruleset: AnyRuleset,
  { snapshot, charts }: { readonly snapshot?: unknown; readonly charts?: unknown },
) {
  if (snapshot !== undefined && snapshot !== null) return readSnapshot(ruleset, snapshot, charts);
  const read = readCharts(ruleset, charts);
  return read.ok ? { ...read, state: undefined } : read;
}
