import type { AnyRuleset } from "../../core/contract/ruleset";
import { drawMap } from "../../core/engine/map";
import { readRequest } from "../../core/request/fields";
import { ApiError } from "../edge/api-error";
import { FRAMED } from "../edge/headers";
import { readJsonObject } from "../edge/json-body";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { mapFields } from "../request";
import { textDocumentOf } from "./documents";
import { malformedProblem } from "./problem";

const SVG_TYPE = "image/svg+xml; charset=utf-8";

/** Answers `GET /v1/{ruleset}/map.svg`: the bare map, which stays the same until the next release. */
export function bareMap(ruleset: AnyRuleset): (request: ApiRequest) => Promise<ApiAnswer> {
  const map = mapOf(ruleset);
  return textDocumentOf(() => map.draw(ruleset.pack.charts), SVG_TYPE);
}

/** Answers `POST /v1/{ruleset}/map.svg`: the map with a snapshot on it, drawn on the caller's charts if there are any. */
export async function mapOfSnapshot(ruleset: AnyRuleset, request: ApiRequest): Promise<ApiAnswer> {
  const map = mapOf(ruleset);
  const read = readRequest(ruleset, "map", readJsonObject(request), mapFields(ruleset));
  const answer = await drawMap(ruleset, map, read.request, read.faults);
  if (answer.kind === "MALFORMED") return malformedProblem(answer);
  return { status: 200, headers: { ...FRAMED, "content-type": SVG_TYPE }, body: answer.svg };
}

function mapOf({ id, map }: AnyRuleset): NonNullable<AnyRuleset["map"]> {
  if (map !== undefined) return map;
  throw new ApiError(404, "MAP_UNKNOWN", `The ruleset ${id} has no map.`);
}
