import type { AnyCareerOperation } from "../../careers/declaration";
import type { CareerMessage } from "../../careers/problem";
import { pointerTo } from "../../core/audit/pointer";
import type { JsonSchema } from "../../core/contract/choice";
import type { Fault } from "../../core/contract/request";
import { faultAt } from "../../core/text/message";
import { readJsonObject } from "../edge/json-body";
import type { ApiRequest } from "../edge/message";
import { queryOf } from "../edge/query";
import { propertiesOf, schemaDocument } from "../json-schemas";
import { parametersIn } from "../path-parameters";

/** The member of an input that is a header on REST. */
export const KEY = "idempotencyKey";

/** The members of an operation's input by where REST takes them from. */
export interface Places {
  readonly path: readonly string[];
  /** In the query of a GET or DELETE, in the body of a POST. */
  readonly rest: readonly string[];
  readonly key: boolean;
}

/** Where REST takes each member of an operation's input from. */
export function placesOf({ path, input }: AnyCareerOperation): Places {
  const members = Object.keys(propertiesOf(schemaDocument(input, "input").root));
  const inPath = parametersIn(path);
  const rest = members.filter((name) => name !== KEY && !inPath.includes(name));
  return { path: inPath, rest, key: members.includes(KEY) };
}

/** The input of an operation as REST sends it, and what of it stands in the wrong place. */
export interface ReadInput {
  readonly given: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/** The input of an operation, gathered from path, query or body, and the header Idempotency-Key. */
export function readInput(
  operation: AnyCareerOperation,
  request: ApiRequest,
  parameters: Readonly<Record<string, string>>,
): ReadInput {
  const places = placesOf(operation);
  const query = operation.method === "POST" ? undefined : queryOf(request);
  const sent = query ? readTexts(operation, Object.entries(query.texts)) : bodyOf(operation, places, request);
  const strange = Object.keys(sent).filter((name) => places.path.includes(name) || name === KEY);
  const faults = strange.map((name) => {
    return faultAt<CareerMessage>(name === KEY ? "FIELD_UNKNOWN/header" : "FIELD_UNKNOWN/path", pointerTo("", [name]), {
      name,
    });
  });
  const own = Object.fromEntries(Object.entries(sent).filter(([name]) => !strange.includes(name)));
  const inPath = readTexts(operation, Object.entries(parameters));
  const key = places.key ? request.headers["idempotency-key"] : undefined;
  const given = { ...own, ...inPath, ...(key === undefined ? {} : { [KEY]: key }) };
  return { given, faults: [...(query?.faults ?? []), ...faults] };
}

/** A body may be missing where nothing in it is needed. */
function bodyOf(operation: AnyCareerOperation, places: Places, request: ApiRequest): Readonly<Record<string, unknown>> {
  const required = (schemaDocument(operation.input, "input").root.required ?? []) as readonly string[];
  const empty = request.body === undefined || request.body === "";
  if (empty && !places.rest.some((name) => required.includes(name))) return {};
  return readJsonObject(request, operation.bodyLimit);
}

/** Members that came as text in the path or the query, as what the operation takes them for. */
function readTexts(
  { input }: AnyCareerOperation,
  texts: readonly (readonly [name: string, text: string])[],
): Readonly<Record<string, unknown>> {
  const members = propertiesOf(schemaDocument(input, "input").root);
  return Object.fromEntries(texts.map(([name, text]) => [name, readText(members[name], text)]));
}

function readText(schema: JsonSchema | undefined, text: string): unknown {
  return schema?.type === "integer" && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}
