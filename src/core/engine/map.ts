import type { DrawnMap } from "../contract/map";
import type { Fault, Result, StoredPart } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { gathered } from "../request/fault";
import { mapFields, readRequest, viewersOf } from "../request/fields";
import { faultsFound, isMalformed, malformed, onCharts, readCharts, readSnapshot } from "../request/read";
import { spokenLanguage } from "../text/localize";
import { faultAt } from "../text/message";

/** A map as it was drawn: a whole SVG document, and its geometry. */
export interface MapAnswer extends DrawnMap {
  readonly kind: "MAP";
}

/** What a map is drawn of; all of it may be left out. */
interface MapRequest {
  readonly snapshot?: unknown;
  readonly charts?: unknown;
  readonly viewer?: unknown;
  /** Set for a snapshot of a stored game, whose texts are read as they are. */
  readonly storedPart?: StoredPart | undefined;
}

/**
 * Draws the map of a ruleset that has one, with a snapshot on it, as a viewer sees it when one is named, or bare without one,
 * in one of its languages. Default: the first language.
 */
export function drawMap(
  ruleset: AnyRuleset,
  map: DrawnBy,
  request: MapRequest,
  language?: string,
): Promise<Result<MapAnswer>> {
  return drawRequest(ruleset, map, request, language, []);
}

/** Draws a map for a request as a client sent it, by field. */
export function drawMapFields(
  ruleset: AnyRuleset,
  map: DrawnBy,
  fields: Readonly<Record<string, unknown>>,
  language?: string,
): Promise<Result<MapAnswer>> {
  const { request, faults } = readRequest(ruleset, "map", fields, mapFields(ruleset));
  return drawRequest(ruleset, map, request, language, faults);
}

type DrawnBy = NonNullable<AnyRuleset["map"]>;

async function drawRequest(
  ruleset: AnyRuleset,
  map: DrawnBy,
  request: MapRequest,
  language: string | undefined,
  found: readonly Fault[],
): Promise<Result<MapAnswer>> {
  const { charts: overrides, viewer } = request;
  const { languages, phrasesOf } = ruleset;
  const [draw, phrases] = await Promise.all([
    map.load(),
    phrasesOf(spokenLanguage(ruleset, language) ?? languages[0]!),
  ]);
  return onCharts(overrides, (): Result<MapAnswer> => {
    const given = readGiven(ruleset, request);
    const faults = gathered(found, viewerFaults(ruleset, viewer), faultsFound(given));
    if (isMalformed(given) || faults.length > 0) return malformed(faults);
    const { charts, state } = given;
    return { kind: "MAP", ...draw(charts, phrases, state, viewer as string | undefined) };
  });
}

function viewerFaults(ruleset: AnyRuleset, viewer: unknown): Fault[] {
  const viewers = viewersOf(ruleset);
  if (viewer === undefined || viewers.some((each) => each === viewer)) return [];
  return [faultAt("VIEWER_UNKNOWN", "/viewer", { viewers })];
}

/** The charts to draw on and, where there is one, the snapshot to draw. */
function readGiven(ruleset: AnyRuleset, { snapshot, charts, storedPart }: MapRequest) {
  if (snapshot !== undefined && snapshot !== null) return readSnapshot(ruleset, snapshot, charts, storedPart);
  const read = readCharts(ruleset, charts);
  return isMalformed(read) ? read : { ...read, state: undefined };
}
