import { memoize } from "../../core/charts/once";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { drawMap, drawMapFields, type MapAnswer } from "../../core/engine/map";
import { mapFields } from "../../core/request/fields";
import { pickLanguage } from "../../core/text/accept-language";
import { requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatAnswer } from "../../core/text/message";
import { ApiError } from "../edge/api-error";
import { FRAMED } from "../edge/headers";
import { readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { documentsIn } from "./documents";
import { malformedProblem } from "./problem";
import { LANGUAGE_QUERY, type Route } from "./route";

/** What a route to a map is called and does. */
type Told = Pick<Route, "name" | "title" | "doc">;

/** A form in which a map is answered: where, bare and with a snapshot on it, its media type, and its text. */
interface Form {
  readonly path: string;
  readonly bare: Told;
  readonly played: Told;
  readonly answer: Extract<Route["contract"], { kind: "PLAIN" }>["answer"];
  readonly type: string;
  readonly textOf: (answer: MapAnswer) => string;
}

/** A map to be looked at, and one to be clicked on. */
const FORMS: readonly Form[] = [
  {
    path: "/v1/:ruleset/map.svg",
    bare: { name: "bareMap", title: "The bare map", doc: "A drawing of the map without a game on it." },
    played: {
      name: "map",
      title: "The map with a snapshot on it",
      doc: "A drawing of the map with a game on it, in a game that hides something as a viewer sees it.",
    },
    answer: "image/svg+xml",
    type: "image/svg+xml; charset=utf-8",
    textOf: ({ svg }) => svg,
  },
  {
    path: "/v1/:ruleset/geometry",
    bare: {
      name: "bareGeometry",
      title: "The geometry of the bare map",
      doc: "The numbers that the drawing of the map is made of: its spaces, lines and regions.",
    },
    played: {
      name: "geometry",
      title: "The geometry of the map with a snapshot on it",
      doc: "The numbers that the drawing of the map is made of, with its pieces, in a game that hides something as a viewer sees it.",
    },
    answer: "MapGeometry",
    type: "application/json; charset=utf-8",
    textOf: ({ geometry }) => JSON.stringify(geometry),
  },
];

/** The routes to the map of a ruleset that has one, in each form; `find` and `check` answer for the ruleset. */
export function mapRoutes(
  find: (id: string) => Promise<AnyRuleset>,
  check: NonNullable<Route["check"]>,
): readonly Route[] {
  const isIn = ({ map }: AnyRuleset) => map !== undefined;
  return FORMS.flatMap((form): Route[] => {
    const { path, answer, bare, played } = form;
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

/** Answers a GET: the bare map in a language, which stays the same until the next release. */
function bareMap(
  form: Form,
): (ruleset: AnyRuleset, request: ApiRequest, language: string | undefined) => Promise<ApiAnswer> {
  const documents = memoize((ruleset: AnyRuleset) => {
    const map = mapOf(ruleset);
    const textIn = async (language: string) => form.textOf((await drawMap(ruleset, map, {}, language)) as MapAnswer);
    return documentsIn(ruleset.languages, textIn, form.type);
  });
  return (ruleset, request, language) => documents(ruleset)(request, language);
}

/** Answers a POST: the map with a snapshot on it, drawn on the caller's charts if there are any. */
function mapOfSnapshot(form: Form): (ruleset: AnyRuleset, request: ApiRequest) => Promise<ApiAnswer> {
  return async (ruleset, request) => {
    const map = mapOf(ruleset);
    const fields = readJsonObject(request);
    const spoken = supportedLanguage(ruleset, fields.language);
    const language = spoken ?? preferred(ruleset, request);
    const answer = await drawMapFields(ruleset, map, fields, language);
    if (answer.kind === "MALFORMED") {
      const phrases = await requestedPhrases(ruleset, spoken, request.headers["accept-language"]);
      return malformedProblem(formatAnswer(answer, phrases ?? ruleset.templates), phrases?.language);
    }
    const headers = { ...FRAMED, ...varied(language), "content-type": form.type };
    return { status: 200, headers, body: form.textOf(answer) };
  };
}

function preferred({ languages }: AnyRuleset, { headers }: ApiRequest): string {
  return pickLanguage(headers["accept-language"], languages);
}

function varied(language: string) {
  return { vary: "accept-language", "content-language": language };
}

function mapOf({ id, map }: AnyRuleset): NonNullable<AnyRuleset["map"]> {
  if (map !== undefined) return map;
  throw new ApiError(404, "MAP_UNKNOWN", { values: { id } });
}
