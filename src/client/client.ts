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

/** Every call of a server, typed by what it publishes: `client.hunters.resolveEncounter({ snapshot, seed })`. */
export type UmpireClient = Calls;

type Fields = Readonly<Record<string, unknown>>;

type Method = (request?: Fields, options?: CallOptions) => Promise<unknown>;

const DONE = [200, 201];

const REFUSED = 422;

/**
 * A client of the server at this address. A rule that says no is an answer of kind REFUSAL; whatever else is no success is
 * thrown as UmpireError, a 304 to an `if-none-match` included. Token, language and headers are sent with every call.
 */
export function umpireClient(baseUrl: string, options?: ClientOptions): UmpireClient {
  const wire = wireTo(baseUrl, options);
  const groups = Object.entries(ROUTES).map(([group, routes]) => [group, methodsOf(wire, routes)]);
  // The routes and the types of the calls are made from one and the same document.
  return Object.fromEntries(groups) as UmpireClient;
}

function methodsOf(wire: Wire, routes: Readonly<Record<string, string>>): Readonly<Record<string, Method>> {
  return Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, methodOf(wire, route)]));
}

function methodOf(wire: Wire, route: string): Method {
  const [method = "", template = ""] = route.split(" ");
  return async (request = {}, options = {}) => {
    const { path, rest } = placed(template, request);
    const target = method === "POST" ? path : path + queryOf(rest);
    const reply = await wire.send(method, target, method === "POST" ? rest : undefined, options);
    options.onReply?.(reply);
    return answerIn(reply);
  };
}

/** Puts the members that the path names into it; the others are left. */
function placed(template: string, request: Fields): { readonly path: string; readonly rest: Fields } {
  const rest = { ...request };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

function queryOf(fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function answerIn({ status, body }: Reply): unknown {
  if (DONE.includes(status) || (status === REFUSED && isRefusal(body))) return body;
  const problem = problemIn(body);
  throw new UmpireError(problem?.message ?? `HTTP ${status}.`, status, problem, body);
}

function isRefusal(body: unknown): boolean {
  return typeof body === "object" && body !== null && "kind" in body && body.kind === "REFUSAL";
}

/** The problem that a body is; undefined for anything else. */
function problemIn(body: unknown): UmpireProblem | undefined {
  if (typeof body !== "object" || body === null || !("code" in body) || !("message" in body)) return undefined;
  return typeof body.code === "string" && typeof body.message === "string" ? (body as UmpireProblem) : undefined;
}
