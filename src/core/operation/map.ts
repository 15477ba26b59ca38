import type { AnyRuleset, Malformed } from "./contract";
import { malformed, onCharts, readCharts, readSnapshot } from "./reading";

/** A drawing of a game's map: a whole SVG document. */
export interface MapAnswer {
  readonly kind: "MAP";
  readonly svg: string;
}

/** Draws the map of a ruleset that has one, with a snapshot read at the door on it, or bare without one. */
export function drawMap(
  ruleset: AnyRuleset,
  map: NonNullable<AnyRuleset["map"]>,
  request: { readonly snapshot?: unknown; readonly charts?: unknown },
): MapAnswer | Malformed {
  return onCharts(request.charts, (): MapAnswer | Malformed => {
    if (request.snapshot === undefined || request.snapshot === null) {
      const charts = readCharts(ruleset, request.charts);
      return charts.ok ? { kind: "MAP", svg: map.draw(charts.charts) } : malformed(charts.faults);
    }
    const read = readSnapshot(ruleset, request.snapshot, request.charts);
    return read.ok ? { kind: "MAP", svg: map.draw(read.charts, read.state) } : malformed(read.faults);
  });
}
