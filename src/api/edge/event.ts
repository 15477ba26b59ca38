import type { ALBEvent, APIGatewayProxyEvent, APIGatewayProxyEventV2 } from "aws-lambda";
import { isObject } from "../../core/json/objects";

/** A request as the platform sends it: an HTTP API (payload 2.0 or 1.0), a REST API, or a load balancer. */
export type GatewayEvent = APIGatewayProxyEventV2 | APIGatewayProxyEvent | ALBEvent;

/** The parts of a request that each platform puts in a different place. */
export interface EventRequest {
  readonly method: string;
  readonly address: string;
  /** The requested path, with the name of the stage if the platform leaves it in. */
  readonly path: string;
  readonly stage: string | undefined;
  /** The query string without its question mark. */
  readonly query: string;
}

/** True for an event that is an HTTP request. A function can also be invoked with any other JSON value, null included. */
export function isHttpEvent(event: unknown): event is GatewayEvent {
  if (!isObject(event) || !isObject(event.requestContext)) return false;
  if (!hasReadableParts(event)) return false;
  if ("httpMethod" in event) return isText(event.httpMethod) && isText(event.path ?? "");
  const { http } = event.requestContext;
  return isObject(http) && isText(http.method) && isText(event.rawPath);
}

/** True if the headers, the query and the body are of the types that the platforms send. */
function hasReadableParts(event: Readonly<Record<string, unknown>>): boolean {
  const { body, headers, multiValueHeaders, queryStringParameters, multiValueQueryStringParameters, rawQueryString } =
    event;
  return (
    [body, rawQueryString].every((text) => isText(text ?? "")) &&
    [headers, queryStringParameters].every((texts) => isRecordOf(texts, isText)) &&
    [multiValueHeaders, multiValueQueryStringParameters].every((lists) =>
      isRecordOf(lists, (list) => Array.isArray(list) && list.every(isText)),
    )
  );
}

/** True for an object with such members, and for undefined or null. */
function isRecordOf(value: unknown, isMember: (member: unknown) => boolean): boolean {
  if (value === undefined || value === null) return true;
  return isObject(value) && Object.values(value).every((member) => member === undefined || isMember(member));
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Returns a text of an event, or a default for a value that is not a text. */
export function textOr(value: unknown, other: string): string {
  return isText(value) ? value : other;
}

/** Extracts the parts of a request from an event. */
export function readRequestOf(event: GatewayEvent): EventRequest {
  if ("httpMethod" in event) {
    const { httpMethod: method, path } = event;
    return { method, path: path || "/", stage: undefined, query: queryOf(event), address: addressOf(event) };
  }
  const { rawPath: path, rawQueryString: query } = event;
  const { http, stage } = event.requestContext;
  return { method: http.method, path, stage, query: query ?? "", address: textOr(http.sourceIp, "") };
}

/** Returns the headers of an event with names in lower case. */
export function headersOf(event: GatewayEvent): Readonly<Record<string, string | undefined>> {
  const many = isMultiValued(event) ? Object.entries(event.multiValueHeaders ?? {}) : [];
  const joined = many.map(([name, values]) => [name, values?.join(",")] as const);
  const headers = [...joined, ...Object.entries(event.headers ?? {})];
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

/** True if the platform reads only lists of headers in the response. Its events then have lists, too. */
export function wantsLists(event: GatewayEvent): boolean {
  return isMultiValued(event) && !event.headers;
}

function isMultiValued(event: GatewayEvent): event is APIGatewayProxyEvent | ALBEvent {
  return "multiValueHeaders" in event && Boolean(event.multiValueHeaders);
}

/** Returns the query as it was sent. A load balancer passes it undecoded, the other platforms decode it. */
function queryOf(event: APIGatewayProxyEvent | ALBEvent): string {
  const { queryStringParameters: one, multiValueQueryStringParameters: many } = event;
  const pairs = Object.entries(many ?? one ?? {}).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  if ("elb" in event.requestContext) return pairs.map(([name, value]) => `${name}=${value}`).join("&");
  return new URLSearchParams(pairs).toString();
}

/** Returns the address that the platform saw. A load balancer appends it to a header. */
function addressOf(event: APIGatewayProxyEvent | ALBEvent): string {
  if ("identity" in event.requestContext) return textOr(event.requestContext.identity?.sourceIp, "");
  return headersOf(event)["x-forwarded-for"]?.split(",").at(-1)?.trim() ?? "";
}
