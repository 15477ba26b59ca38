import type { DrawnMap } from "../contract/map";
import type { Fault, Result, StoredPart } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { callWithCharts, parseCharts } from "../request/charts";
import { mergeFaults } from "../request/fault";
import { mapFields, parseRequest, viewersOf } from "../request/fields";
import { isMalformed, malformed, malformedFaults } from "../request/result";
import { parseSnapshot } from "../request/snapshot";
import { supportedLanguage } from "../text/localize";
import { faultAt } from "../text/message";

/** A rendered map: a complete SVG document and its geometry. */
export interface MapAnswer extends DrawnMap {
  readonly kind: "MAP";
}

/** The contents of a map. All fields are optional. */
interface DrawMapRequest {
  readonly snapshot?: unknown;
  readonly charts?: unknown;
  readonly viewer?: unknown;
  /** Set for a snapshot of a stored game: its texts are not normalized. */
  readonly storedPart?: StoredPart | undefined;
}

/**
 * Draws the map of a ruleset. With a snapshot, the map shows the game, as `viewer` sees it if one is named; otherwise
 * it is bare. Default language: the ruleset's first.
 */
export function drawMap(
  ruleset: AnyRuleset,
  map: MapRenderer,
  request: DrawMapRequest,
  language?: string,
): Promise<Result<MapAnswer>> {
  return drawRequest(ruleset, map, request, language, []);
}

/** Draws a map for the raw fields of a client's request. */
export function drawMapFields(
  ruleset: AnyRuleset,
  map: MapRenderer,
  fields: Readonly<Record<string, unknown>>,
  language?: string,
): Promise<Result<MapAnswer>> {
  const { request, faults } = parseRequest(ruleset, "map", fields, mapFields(ruleset));
  return drawRequest(ruleset, map, request, language, faults);
}

type MapRenderer = NonNullable<AnyRuleset["map"]>;

async function drawRequest(
  ruleset: AnyRuleset,
  map: MapRenderer,
  request: DrawMapRequest,
  language: string | undefined,
  fieldFaults: readonly Fault[],
): Promise<Result<MapAnswer>> {
  const { charts: overrides, viewer } = request;
  const { languages, phrasesOf } = ruleset;
  const [draw, phrases] = await Promise.all([
    map.load(),
    phrasesOf(supportedLanguage(ruleset, language) ?? languages[0]),
  ]);
  return callWithCharts(overrides, (): Result<MapAnswer> => {
    const input = parseMapInput(ruleset, request);
    const faults = mergeFaults(fieldFaults, viewerFaults(ruleset, viewer), malformedFaults(input));
    if (isMalformed(input) || faults.length > 0) return malformed(faults);
    const { charts, state } = input;
    return { kind: "MAP", ...draw(charts, phrases, state, viewer as string | undefined) };
  });
}

function viewerFaults(ruleset: AnyRuleset, viewer: unknown): Fault[] {
  const viewers = viewersOf(ruleset);
  if (viewer === undefined || viewers.some((each) => each === viewer)) return [];
  return [faultAt("VIEWER_UNKNOWN", "/viewer", { viewers })];
}

/** Reads the charts and, if given, the snapshot. */
function parseMapInput(ruleset: AnyRuleset, { snapshot, charts, storedPart }: DrawMapRequest) {
  if (snapshot !== undefined && snapshot !== null) return parseSnapshot(ruleset, snapshot, charts, storedPart);
  const read = parseCharts(ruleset, charts);
  return isMalformed(read) ? read : { ...read, state: undefined };
}
