import { onceFor } from "../../core/charts/once";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { drawMap, type MapAnswer } from "../../core/engine/map";
import { readRequest } from "../../core/request/fields";
import { pickLanguage } from "../../core/text/accept-language";
import { phrasesAsked } from "../../core/text/localize";
import { inWords } from "../../core/text/worded-fault";
import { ApiError } from "../edge/api-error";
import { FRAMED } from "../edge/headers";
import { readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { mapFields } from "../request";
import { inLanguage, textDocumentOf } from "./documents";
import { malformedProblem } from "./problem";

/** A form in which a map is answered: its media type, and its text. */
interface Form {
  readonly type: string;
  readonly textOf: (answer: MapAnswer, ruleset: AnyRuleset) => string;
}

/** A map to be looked at: `/v1/{ruleset}/map.svg`. */
export const AS_SVG: Form = { type: "image/svg+xml; charset=utf-8", textOf: ({ svg }) => svg };

/** A map to be clicked on: `/v1/{ruleset}/map`. */
export const AS_GEOMETRY: Form = {
  type: "application/json; charset=utf-8",
  textOf: ({ kind, geometry }, { id }) => JSON.stringify({ kind, ruleset: id, ...geometry }),
};

/** Answers a GET: the bare map in the language the caller's headers like best, which stays the same until the next release. */
export function bareMap(form: Form): (ruleset: AnyRuleset, request: ApiRequest) => Promise<ApiAnswer> {
  const documents = onceFor((ruleset: AnyRuleset) => {
    const map = mapOf(ruleset);
    const textIn = async (language: string) =>
      form.textOf((await drawMap(ruleset, map, {}, { language })) as MapAnswer, ruleset);
    return new Map(ruleset.languages.map((each) => [each, textDocumentOf(() => textIn(each), form.type)]));
  });
  return async (ruleset, request) => {
    const language = preferred(ruleset, request);
    const answer = await documents(ruleset).get(language)!();
    return { ...answer, headers: { ...answer.headers, ...varied(language) } };
  };
}

/** Answers a POST: the map with a snapshot on it, drawn on the caller's charts if there are any. */
export function mapOfSnapshot(form: Form): (ruleset: AnyRuleset, request: ApiRequest) => Promise<ApiAnswer> {
  return async (ruleset, request) => {
    const map = mapOf(ruleset);
    const read = readRequest(ruleset, "map", readJsonObject(request), mapFields(ruleset));
    const language = read.language ?? preferred(ruleset, request);
    const answer = await drawMap(ruleset, map, read.request, { found: read.faults, language });
    if (answer.kind === "MALFORMED") {
      const phrases = await phrasesAsked(ruleset, read.language, request.headers["accept-language"]);
      return inLanguage(malformedProblem(inWords(answer, phrases)), phrases?.language);
    }
    const headers = { ...FRAMED, ...varied(language), "content-type": form.type };
    return { status: 200, headers, body: form.textOf(answer, ruleset) };
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
  throw new ApiError(404, "MAP_UNKNOWN", `The ruleset ${id} has no map.`);
}
