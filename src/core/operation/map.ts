import type { AnyRuleset, Malformed } from "./contract";
import { malformed, onCharts, readCharts, readSnapshot } from "./reading";

/** A drawing of a game's map: a whole SVG document. */
export interface MapAnswer {
  readonly kind: "MAP";
  readonly svg: string;
}

/** Draws the map of a ruleset that has one, with a snapshot read at the door on it, or bare without one. */
export async function drawMap(
  ruleset: AnyRuleset,
  map: NonNullable<AnyRuleset["map"]>,
  request: { readonly snapshot?: unknown; readonly charts?: unknown },
): Promise<MapAnswer | Malformed> {
  const given = onCharts(request.charts, () => readGiven(ruleset, request));
  if ("kind" in given) return given;
  if (!given.ok) return malformed(given.faults);
  const { charts, state } = given;
  return { kind: "MAP", svg: await (state === undefined ? map.draw(charts) : map.draw(charts, state)) };
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
