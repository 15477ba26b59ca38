import * as z from "zod";
import { issueFaults } from "../../core/request/fault";
import { faultCodesWith } from "../../core/request/fault-codes";
import { parseJsonObject, parseRequestJson } from "../edge/json-body";
import type { ApiRequest } from "../edge/message";
import { assertRead, queryOf } from "../edge/query";

/** A GraphQL request: its document, and the body of a POST. */
export interface GraphqlRequest {
  readonly document: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Parses a GraphQL request from the body of a POST, or else from the query. Throws an ApiError for a malformed request.
 */
export function parseGraphqlRequest(request: ApiRequest): GraphqlRequest {
  const body = request.method === "POST" ? parseJsonObject(request) : undefined;
  return { document: documentIn(body ?? readSearch(request)), body };
}

/** Parses the parameters of a query. JSON in them is parsed as strictly as a body. */
function readSearch(request: ApiRequest): Readonly<Record<string, unknown>> {
  const { texts, faults } = queryOf(request);
  assertRead(faults);
  const parsedTexts = ["variables", "extensions"].flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, parseRequestJson(text, name, `/${name}`)] as const];
  });
  return { ...texts, ...Object.fromEntries(parsedTexts) };
}

const anyObject = z.record(z.string(), z.unknown()).nullish();

/** The members that GraphQL over HTTP defines. All others are ignored. */
const requestSchema = z.object({
  query: z.string().min(1),
  variables: anyObject,
  operationName: z.string().nullish(),
  extensions: anyObject,
});

/** Codes of the members of a GraphQL request. */
export const GRAPHQL_FIELD_CODES = {
  "": "QUERY_MALFORMED",
  query: "QUERY_MALFORMED",
  variables: "VARIABLES_MALFORMED",
  operationName: "OPERATION_NAME_MALFORMED",
  extensions: "EXTENSIONS_MALFORMED",
} as const;

const faultCodeAt = faultCodesWith(GRAPHQL_FIELD_CODES);

/**
 * Returns the document of a request. Empty if the request names a stored document: Apollo then responds that it stores
 * none.
 */
function documentIn(fields: Readonly<Record<string, unknown>>): string {
  const { query, extensions } = fields;
  const isStored = query === undefined && anyObject.safeParse(extensions).data?.persistedQuery !== undefined;
  const result = requestSchema.safeParse(isStored ? { ...fields, query: "{ __typename }" } : fields);
  if (!result.success) assertRead(issueFaults(result.error, "", faultCodeAt));
  return isStored ? "" : String(query);
}
