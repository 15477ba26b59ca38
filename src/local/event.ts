import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

const TEXT = /^(?:text\/|application\/(?:.*\+)?(?:json|xml|javascript|graphql)\b)/i;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Returns the event that an HTTP API (payload 2.0) would send a function for this request. */
export function toEvent(request: IncomingMessage, body: Buffer, now = new Date()): APIGatewayProxyEventV2 {
  const target = request.url ?? "/";
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const rawQueryString = mark < 0 ? "" : target.slice(mark + 1);
  const { cookie, ...headers } = joinedHeaders(request);
  const query = joinedQuery(rawQueryString);
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString,
    headers,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/; */).filter((each) => each !== "") }),
    ...(query === undefined ? {} : { queryStringParameters: query }),
    requestContext: {
      accountId: "local",
      apiId: "local",
      domainName: headers.host ?? "localhost",
      domainPrefix: "local",
      http: {
        method: request.method ?? "GET",
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? "",
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: "$default",
      stage: "$default",
      time: clfTime(now),
      timeEpoch: now.getTime(),
    },
    ...bodyOf(headers, body),
  };
}

function bodyOf(
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Pick<APIGatewayProxyEventV2, "body" | "isBase64Encoded"> {
  if (body.length === 0) return { isBase64Encoded: false };
  const type = headers["content-type"] ?? "text/plain";
  const plain = TEXT.test(type) && headers["content-encoding"] === undefined && isUtf8(body);
  return { body: body.toString(plain ? "utf8" : "base64"), isBase64Encoded: !plain };
}

/** Returns headers with names in lower case. The values of a repeated header are joined by commas. */
function joinedHeaders(request: IncomingMessage): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    if (values !== undefined) joined[name] = values.join(name === "cookie" ? "; " : ",");
  }
  return joined;
}

/** Returns decoded query values. Those of a repeated name are joined by commas. Undefined without a query. */
function joinedQuery(raw: string): Record<string, string> | undefined {
  if (raw === "") return undefined;
  const joined = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(raw)) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(joined);
}

/** The time as access logs write it: 12/Mar/2026:19:03:58 +0000. */
function clfTime(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${two(now.getUTCDate())}/${MONTHS[now.getUTCMonth()]}/${now.getUTCFullYear()}`;
  return `${day}:${two(now.getUTCHours())}:${two(now.getUTCMinutes())}:${two(now.getUTCSeconds())} +0000`;
}
