import { memoize } from "../../core/charts/memoize";
import type { DrawnMap } from "../../core/contract/map";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { drawMapFields, emptyMapOf, piecesOf } from "../../core/engine/map";
import { mapFields } from "../../core/request/fields";
import { pickLanguage } from "../../core/text/accept-language";
import { requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatAnswer } from "../../core/text/message";
import { ApiError } from "../edge/api-error";
import { FRAMED } from "../edge/headers";
import { parseJsonObject } from "../edge/json-body";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { documentsIn, IMMUTABLE } from "./documents";
import { malformedProblem } from "./problem";
import type { Route } from "./route";
import { LANGUAGE_QUERY } from "./route";

/** The name and description of a map route. */
type RouteText = Pick<Route, "name" | "title" | "doc">;

type PlainContract = Extract<Route["contract"], { kind: "PLAIN" }>;

/** A format of the map: its path, its routes without and with a snapshot, its media type, and its text. */
interface MapForm {
  readonly path: string;
  readonly bare: RouteText;
  readonly withSnapshot: RouteText;
  readonly answer: PlainContract["answer"];
  readonly type: string;
  readonly textOf: (drawn: DrawnMap, context: DrawingContext) => string | Promise<string>;
  /** Returns the digest that an address of the empty map may name. Omitted for a form without one. */
  readonly digestOf?: (empty: Awaited<ReturnType<typeof emptyMapOf>>) => string;
}

/** The ruleset, the charts and the language of a drawing. */
interface DrawingContext {
  readonly ruleset: AnyRuleset;
  readonly charts?: unknown;
  readonly language: string;
}

/** The drawing, the geometry for clickable maps, and the pieces alone. */
const FORMS: readonly MapForm[] = [
  {
    path: "/v1/:ruleset/map.svg",
    bare: { name: "bareMap", title: "Map without a game", doc: "Draws the map without a game." },
    withSnapshot: {
      name: "map",
      title: "Map with a snapshot",
      doc: "Draws the map with the pieces of a snapshot. If the game hides something, the drawing shows only the viewer's knowledge.",
    },
    answer: "image/svg+xml",
    type: "image/svg+xml; charset=utf-8",
    textOf: ({ svg }) => svg,
    digestOf: ({ svgDigest }) => svgDigest,
  },
  {
    path: "/v1/:ruleset/geometry",
    bare: {
      name: "bareGeometry",
      title: "Geometry of the map without a game",
      doc: "Returns the coordinates of the map's spaces, lines and regions.",
    },
    withSnapshot: {
      name: "geometry",
      title: "Geometry of the map with a snapshot",
      doc: "Returns the coordinates of the map and its pieces. If the game hides something, they include only the viewer's knowledge.",
    },
    answer: "MapGeometry",
    type: "application/json; charset=utf-8",
    textOf: ({ geometry }) => JSON.stringify(geometry),
    digestOf: ({ geometryDigest }) => geometryDigest,
  },
  {
    path: "/v1/:ruleset/pieces",
    bare: {
      name: "barePieces",
      title: "Digests of the empty map",
      doc: "Returns the digests of the empty map, which never changes at an address with its digest.",
    },
    withSnapshot: {
      name: "pieces",
      title: "Pieces on the map",
      doc: "Returns the pieces of a snapshot without the map, to draw on the empty map. If the game hides something, they are those that the viewer knows.",
    },
    answer: "MapPieces",
    type: "application/json; charset=utf-8",
    textOf: async (drawn, { ruleset, charts, language }) =>
      JSON.stringify(await piecesOf(ruleset, mapOf(ruleset), drawn, charts, language)),
  },
];

/**
 * Returns the map routes of a ruleset with a map, in each format. `find` and `check` return and validate the ruleset.
 */
export function mapRoutes(
  find: (id: string) => Promise<AnyRuleset>,
  check: NonNullable<Route["check"]>,
): readonly Route[] {
  const isIn = ({ map }: AnyRuleset) => map !== undefined;
  return FORMS.flatMap((form): Route[] => {
    const { path, answer, bare, withSnapshot: played } = form;
    const [answerBare, answerPlayed] = [bareMap(form), mapOfSnapshot(form)];
    const shared = { path, tag: "reference", isIn, check };
    return [
      {
        method: "GET",
        ...bare,
        ...shared,
        contract: { kind: "PLAIN", query: form.digestOf ? DIGEST_QUERY : LANGUAGE_QUERY, answer },
        handle: async (request, { ruleset, ...query }) => answerBare(await find(ruleset!), request, query),
      },
      {
        method: "POST",
        ...played,
        ...shared,
        contract: { kind: "PLAIN", fields: mapFields, answer },
        handle: async (request, { ruleset }) => answerPlayed(await find(ruleset!), request),
      },
    ];
  });
}

const DIGEST_QUERY = {
  ...LANGUAGE_QUERY,
  digest: {
    doc: "Digest of the empty map, as `pieces` returns it. The response never changes. Default: the newest map.",
  },
} satisfies PlainContract["query"];

/** The query of an address of the empty map. */
interface EmptyMapQuery {
  readonly language?: string;
  readonly digest?: string;
}

/**
 * Answers GET with the empty map in a language, which stays the same until the next release. At an address with its
 * digest, it stays the same forever.
 */
function bareMap(
  form: MapForm,
): (ruleset: AnyRuleset, request: ApiRequest, query: EmptyMapQuery) => Promise<ApiResponse> {
  const documents = memoize((ruleset: AnyRuleset) => {
    const textIn = async (language: string) =>
      form.textOf(await emptyMapOf(ruleset, mapOf(ruleset), language), { ruleset, language });
    return documentsIn(ruleset.languages, textIn, form.type);
  });
  return async (ruleset, request, { language, digest }) => {
    const map = mapOf(ruleset);
    const named = await documents(ruleset)(request, language);
    if (digest === undefined) return named;
    for (const each of ruleset.languages) {
      if (form.digestOf?.(await emptyMapOf(ruleset, map, each)) !== digest) continue;
      const answer = await documents(ruleset)(request, each);
      return { ...answer, headers: { ...answer.headers, ...IMMUTABLE } };
    }
    throw new ApiError("MAP_UNKNOWN/digest", { values: { path: `/v1/${ruleset.id}/pieces` } });
  };
}

/** Answers POST with the map of a snapshot, drawn on the caller's charts if there are any. */
function mapOfSnapshot(form: MapForm): (ruleset: AnyRuleset, request: ApiRequest) => Promise<ApiResponse> {
  return async (ruleset, request) => {
    const map = mapOf(ruleset);
    const fields = parseJsonObject(request);
    const spoken = supportedLanguage(ruleset, fields.language);
    const language = spoken ?? preferredLanguage(ruleset, request);
    const answer = await drawMapFields(ruleset, map, fields, language);
    if (answer.kind === "MALFORMED") {
      const phrases = await requestedPhrases(ruleset, spoken, request.headers["accept-language"]);
      return malformedProblem(formatAnswer(answer, phrases ?? ruleset.templates), phrases?.language);
    }
    const headers = { ...FRAMED, ...languageHeaders(language), "content-type": form.type };
    const { charts } = fields;
    return { status: 200, headers, body: await form.textOf(answer, { ruleset, charts, language }) };
  };
}

function preferredLanguage({ languages }: AnyRuleset, { headers }: ApiRequest): string {
  return pickLanguage(headers["accept-language"], languages);
}

function languageHeaders(language: string) {
  return { vary: "accept-language", "content-language": language };
}

function mapOf({ id, map }: AnyRuleset): NonNullable<AnyRuleset["map"]> {
  if (map !== undefined) return map;
  throw new ApiError("MAP_UNKNOWN", { values: { id } });
}
