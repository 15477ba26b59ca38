import type { AnyRuleset, Malformed } from "./contract";
import { malformed, onCharts, readCharts, readSnapshot } from "./reading";
import { viewersOf } from "./sides";

/** A drawing of a game's map: a whole SVG document. */
export interface MapAnswer {
  readonly kind: "MAP";
  readonly svg: string;
}

/** Draws the map of a ruleset that has one, with a snapshot read at the door on it, as a viewer sees it when one is named, or bare without one. */
export async function drawMap(
  ruleset: AnyRuleset,
  map: NonNullable<AnyRuleset["map"]>,
  request: { readonly snapshot?: unknown; readonly charts?: unknown; readonly viewer?: unknown },
): Promise<MapAnswer | Malformed> {
  const { viewer } = request;
  const viewers = viewersOf(ruleset);
  if (viewer !== undefined && !isOneOf(viewers, viewer)) {
    const message = `A viewer is one of ${viewers.join(", ")}; without one the referee's map is drawn.`;
    return malformed([{ code: "VIEWER_UNKNOWN", pointer: "/viewer", message }]);
  }
  const given = onCharts(request.charts, () => readGiven(ruleset, request));
  if ("kind" in given) return given;
  if (!given.ok) return malformed(given.faults);
  const { charts, state } = given;
  return { kind: "MAP", svg: await (state === undefined ? map.draw(charts) : map.draw(charts, state, viewer)) };
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
