import { memoize } from "../../core/charts/memoize";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { MapAnswer } from "../../core/engine/map";
import { drawMap, drawMapFields } from "../../core/engine/map";
import { mapFields } from "../../core/request/fields";
import { pickLanguage } from "../../core/text/accept-language";
import { requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatAnswer } from "../../core/text/message";
import { ApiError } from "../edge/api-error";
import { FRAMED } from "../edge/headers";
import { parseJsonObject } from "../edge/json-body";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { documentsIn } from "./documents";
import { malformedProblem } from "./problem";
import type { Route } from "./route";
import { LANGUAGE_QUERY } from "./route";

/** The name and description of a map route. */
type RouteText = Pick<Route, "name" | "title" | "doc">;

/** A format of the map: its path, its routes without and with a snapshot, its media type, and its text. */
interface MapForm {
  readonly path: string;
  readonly bare: RouteText;
  readonly withSnapshot: RouteText;
  readonly answer: Extract<Route["contract"], { kind: "PLAIN" }>["answer"];
  readonly type: string;
  readonly textOf: (answer: MapAnswer) => string;
}

/** The drawing, and the geometry for clickable maps. */
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
        contract: { kind: "PLAIN", query: LANGUAGE_QUERY, answer },
        handle: async (request, { ruleset, language }) => answerBare(await find(ruleset!), request, language),
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

/** Answers GET with the empty map in a language, which stays the same until the next release. */
function bareMap(
  form: MapForm,
): (ruleset: AnyRuleset, request: ApiRequest, language: string | undefined) => Promise<ApiResponse> {
  const documents = memoize((ruleset: AnyRuleset) => {
    const map = mapOf(ruleset);
    const textIn = async (language: string) => form.textOf((await drawMap(ruleset, map, {}, language)) as MapAnswer);
    return documentsIn(ruleset.languages, textIn, form.type);
  });
  return (ruleset, request, language) => documents(ruleset)(request, language);
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
    return { status: 200, headers, body: form.textOf(answer) };
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
  throw new ApiError(404, "MAP_UNKNOWN", { values: { id } });
}
