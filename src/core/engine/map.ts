import { memoize } from "../charts/memoize";
import type { Answer } from "../contract/answer";
import type { DrawnMap, MapSpace } from "../contract/map";
import type { MapPieces } from "../contract/map-pieces";
import type { Fault, Result, StoredPart } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { digestOf } from "../json/canonical";
import { callWithCharts, parseCharts } from "../request/charts";
import { mergeFaults } from "../request/fault";
import { mapFields, parseRequest, viewerFaults } from "../request/fields";
import { isMalformed, malformed, malformedFaults } from "../request/result";
import { parseSnapshot } from "../request/snapshot";
import { supportedLanguage } from "../text/localize";

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

/** An empty map on the printed charts in one language, with the digests that identify it. */
interface EmptyMap extends DrawnMap {
  readonly svgDigest: string;
  readonly geometryDigest: string;
}

/** Hexadecimal digits of a digest: 128 bits. */
const DIGEST_LENGTH = 32;

const emptyMaps = memoize((_: AnyRuleset) => new Map<string, Promise<EmptyMap>>());

/** Returns the empty map in a language, which stays the same until the next release. */
export function emptyMapOf(ruleset: AnyRuleset, map: MapRenderer, language: string): Promise<EmptyMap> {
  const maps = emptyMaps(ruleset);
  const known = maps.get(language) ?? drawEmptyMap(ruleset, map, language);
  maps.set(language, known);
  return known;
}

async function drawEmptyMap(ruleset: AnyRuleset, map: MapRenderer, language: string): Promise<EmptyMap> {
  // Without fields, no request is malformed.
  const drawn = (await drawMap(ruleset, map, {}, language)) as MapAnswer;
  const { svg, geometry } = drawn;
  const [svgDigest, geometryDigest] = [svg, geometry].map((each) =>
    digestOf(each).split(":")[1]!.slice(0, DIGEST_LENGTH),
  ) as [string, string];
  return { ...drawn, svgDigest, geometryDigest };
}

/**
 * Returns the pieces of a drawn map and the spaces that differ from the empty one. With own charts, no digest
 * identifies the empty map.
 */
export async function piecesOf(
  ruleset: AnyRuleset,
  map: MapRenderer,
  { geometry, facts }: DrawnMap,
  charts: unknown,
  language: string = ruleset.languages[0],
): Promise<MapPieces> {
  const hasOwnCharts = charts !== undefined && charts !== null;
  const empty = hasOwnCharts ? undefined : await emptyMapOf(ruleset, map, language);
  const drawn = empty ?? ((await drawMap(ruleset, map, { charts }, language)) as MapAnswer);
  const places = new Map(drawn.geometry.spaces.map((space) => [space.id, placeOf(space)]));
  const { title, viewBox, pieces } = geometry;
  return {
    title,
    state: [...facts],
    viewBox,
    spaces: geometry.spaces.filter((space) => places.get(space.id) !== placeOf(space)),
    pieces: pieces.map(({ hit: _, ...piece }) => piece),
    svgDigest: empty?.svgDigest ?? null,
    geometryDigest: empty?.geometryDigest ?? null,
  };
}

/** Returns what a client draws of a space. Its title describes the position, as `state` does. */
function placeOf({ x, y, hit }: MapSpace): string {
  return [x, y, ...hit].join(" ");
}

/** The fields of a request that ask for the pieces after a resolution. */
interface BoardFields {
  readonly board?: unknown;
  readonly charts?: unknown;
  readonly viewer?: unknown;
}

/** Adds to a resolution the pieces on the map, as the viewer sees them, if the request asks for them. */
export async function addBoard<A extends Answer>(
  ruleset: AnyRuleset,
  answer: A,
  { board, charts, viewer }: BoardFields,
  language: string,
): Promise<A> {
  if (board !== true || answer.kind !== "RESOLUTION" || ruleset.map === undefined) return answer;
  const request = { snapshot: answer.snapshot, charts, ...(viewer !== null && { viewer }) };
  const drawn = await drawMap(ruleset, ruleset.map, request, language);
  if (drawn.kind !== "MAP") return answer;
  return { ...answer, board: await piecesOf(ruleset, ruleset.map, drawn, charts, language) };
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

/** Reads the charts and, if given, the snapshot. */
function parseMapInput(ruleset: AnyRuleset, { snapshot, charts, storedPart }: DrawMapRequest) {
  if (snapshot !== undefined && snapshot !== null) return parseSnapshot(ruleset, snapshot, charts, storedPart);
  const read = parseCharts(ruleset, charts);
  return isMalformed(read) ? read : { ...read, state: undefined };
}
