import type { AnyCareerOperation } from "../../careers/declaration";
import type { CareerMessage } from "../../careers/problem";
import type { JsonSchema } from "../../core/contract/choice";
import type { Fault } from "../../core/contract/request";
import { pointerTo } from "../../core/json/pointer";
import { propertiesOf } from "../../core/json/schema";
import { faultAt } from "../../core/text/message";
import { parseJsonObject } from "../edge/json-body";
import type { ApiRequest } from "../edge/message";
import { queryOf } from "../edge/query";
import { schemaDocument } from "../json-schemas";
import { parametersIn } from "../path-parameters";

/** The member of an input that REST reads from a header. */
export const KEY = "idempotencyKey";

/** The members of an operation's input, by their place in a REST request. */
export interface InputPlaces {
  readonly path: readonly string[];
  /** In the query of a GET or DELETE, in the body of a POST. */
  readonly rest: readonly string[];
  readonly key: boolean;
}

/** Returns the place of each member of an operation's input in a REST request. */
export function placesOf({ path, input }: AnyCareerOperation): InputPlaces {
  const members = Object.keys(propertiesOf(schemaDocument(input, "input").root));
  const inPath = parametersIn(path);
  const rest = members.filter((name) => name !== KEY && !inPath.includes(name));
  return { path: inPath, rest, key: members.includes(KEY) };
}

/** The input of an operation from a REST request, and the faults of misplaced members. */
export interface RestInput {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/** Collects the input of an operation from the path, the query or body, and the Idempotency-Key header. */
export function parseRestInput(
  operation: AnyCareerOperation,
  request: ApiRequest,
  parameters: Readonly<Record<string, string>>,
): RestInput {
  const places = placesOf(operation);
  const query = operation.method === "POST" ? undefined : queryOf(request);
  const members = query ? readTexts(operation, Object.entries(query.texts)) : bodyOf(operation, places, request);
  const strange = Object.keys(members).filter((name) => places.path.includes(name) || name === KEY);
  const faults = strange.map((name) => {
    return faultAt<CareerMessage>(name === KEY ? "FIELD_UNKNOWN/header" : "FIELD_UNKNOWN/path", pointerTo("", [name]), {
      name,
    });
  });
  const ownMembers = Object.fromEntries(Object.entries(members).filter(([name]) => !strange.includes(name)));
  const inPath = readTexts(operation, Object.entries(parameters));
  const key = places.key ? request.headers["idempotency-key"] : undefined;
  const fields = { ...ownMembers, ...inPath, ...(key === undefined ? {} : { [KEY]: key }) };
  return { fields, faults: [...(query?.faults ?? []), ...faults] };
}

/** Parses the body. It may be missing if none of its members is required. */
function bodyOf(
  operation: AnyCareerOperation,
  places: InputPlaces,
  request: ApiRequest,
): Readonly<Record<string, unknown>> {
  const required = (schemaDocument(operation.input, "input").root.required ?? []) as readonly string[];
  const empty = request.body === undefined || request.body === "";
  if (empty && !places.rest.some((name) => required.includes(name))) return {};
  return parseJsonObject(request, operation.bodyLimit);
}

/** Converts text members of the path or the query to the types that the operation expects. */
function readTexts(
  { input }: AnyCareerOperation,
  texts: readonly (readonly [name: string, text: string])[],
): Readonly<Record<string, unknown>> {
  const members = propertiesOf(schemaDocument(input, "input").root);
  return Object.fromEntries(texts.map(([name, text]) => [name, readText(members[name], text)]));
}

function readText(schema: JsonSchema | undefined, text: string): unknown {
  if (schema?.type === "integer" && /^-?\d{1,15}$/.test(text)) return Number(text);
  return schema?.type === "boolean" && /^(?:true|false)$/.test(text) ? text === "true" : text;
}
