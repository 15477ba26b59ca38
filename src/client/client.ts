import type { Calls } from "./generated/calls";
import { ROUTES } from "./generated/routes";
import {
  type CallOptions,
  type ClientOptions,
  type Reply,
  UmpireError,
  type UmpireProblem,
  type Wire,
  wireTo,
} from "./wire";

/**
 * Every call of a server, with types from its OpenAPI documents: `client.hunters.resolveEncounter({ snapshot, seed })`.
 */
export type UmpireClient = Calls;

type RequestMembers = Readonly<Record<string, unknown>>;

type Method = (request?: RequestMembers, options?: CallOptions) => Promise<unknown>;

const SUCCESS_STATUSES = [200, 201];

const REFUSAL_STATUS = 422;

/**
 * Creates a client of the server at this address. A refusal is an answer of kind REFUSAL. Every other failure throws
 * UmpireError, including a 304 for an `if-none-match`. The client sends its token, language and headers with every
 * call.
 */
export function umpireClient(baseUrl: string, options?: ClientOptions): UmpireClient {
  const wire = wireTo(baseUrl, options);
  const groups = Object.entries(ROUTES).map(([group, routes]) => [group, methodsOf(wire, routes)]);
  // The routes and the types of the calls are generated from the same document.
  return Object.fromEntries(groups) as UmpireClient;
}

function methodsOf(wire: Wire, routes: Readonly<Record<string, string>>): Readonly<Record<string, Method>> {
  return Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, methodOf(wire, route)]));
}

function methodOf(wire: Wire, route: string): Method {
  const [method = "", template = ""] = route.split(" ");
  return async (request = {}, options = {}) => {
    const { path, rest } = fillPath(template, request);
    const target = method === "POST" ? path : path + queryOf(rest);
    const reply = await wire.send(method, target, method === "POST" ? rest : undefined, options);
    options.onReply?.(reply);
    return answerIn(reply);
  };
}

/** Fills the members that the path names into it. Returns the others as `rest`. */
function fillPath(template: string, request: RequestMembers): { readonly path: string; readonly rest: RequestMembers } {
  const rest = { ...request };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

function queryOf(fields: RequestMembers): string {
  const presentFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  const pairs = presentFields.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function answerIn({ status, body }: Reply): unknown {
  if (SUCCESS_STATUSES.includes(status) || (status === REFUSAL_STATUS && isRefusal(body))) return body;
  const problem = problemIn(body);
  throw new UmpireError(problem?.message ?? `HTTP ${status}.`, status, problem, body);
}

function isRefusal(body: unknown): boolean {
  return typeof body === "object" && body !== null && "kind" in body && body.kind === "REFUSAL";
}

/** Returns the problem details in a body. Undefined for any other body. */
function problemIn(body: unknown): UmpireProblem | undefined {
  if (typeof body !== "object" || body === null || !("code" in body) || !("message" in body)) return undefined;
  return typeof body.code === "string" && typeof body.message === "string" ? (body as UmpireProblem) : undefined;
}
