import { type CareerContext, careerContext } from "../../careers/context";
import { EventHub, type HubOptions } from "../../careers/events/hub";
import { followOperation } from "../../careers/events/operation";
import { callCareers } from "../../careers/index";
import type { OpenStore } from "../../careers/store/store";
import { bearerToken } from "../../careers/tokens";
import { type LambdaHandler, lambdaHandler } from "../edge/edge";
import { logFailure } from "../edge/log";
import { Registry, type RulesetSource } from "../registry";
import { errorProblem } from "../rest/problem";
import type { Route } from "../rest/route";
import { allowOf, routerOf } from "../rest/router";
import { careerError, LESS_OF_CAREERS } from "./errors";

/** A handler of event streams. `close` ends them all. */
export interface EventsHandler {
  readonly handler: LambdaHandler;
  readonly close: () => void;
}

/** Returns the handler of event streams. Its responses have a stream. */
export function eventsHandler(
  rulesets: readonly RulesetSource[],
  openStore: OpenStore,
  more: Partial<CareerContext> = {},
  options: HubOptions = {},
): EventsHandler {
  const context = careerContext(new Registry(rulesets), openStore, more);
  const onError = (error: unknown) => logFailure(error, "", "event streams");
  const hub = new EventHub(context, { onError, ...options });
  const routes = [eventsRoute(context, hub)];
  const api = { answer: routerOf(routes), error: errorProblem, less: LESS_OF_CAREERS, allow: allowOf(routes) };
  return { handler: lambdaHandler(api), close: () => hub.close() };
}

/** Returns the route of a career's events. Without a hub, it responds with the events so far, and the client polls. */
export function eventsRoute(context: CareerContext, hub?: EventHub): Route {
  const [streaming, polling] = [followOperation(hub), followOperation()];
  const { method, path, name, title, doc } = polling;
  return {
    method,
    path,
    name,
    tag: "careers",
    title,
    doc,
    contract: {
      kind: "PLAIN",
      parameters: { career: { doc: "Id of the career." } },
      query: {},
      answer: "text/event-stream",
    },
    token: "REQUIRED",
    handle: async (request, { career }) => {
      const { authorization, "accept-language": acceptLanguage, "last-event-id": lastEventId } = request.headers;
      const caller = { token: bearerToken(authorization), acceptLanguage, address: request.address };
      const operation = request.method === "GET" ? streaming : polling;
      const answer = await callCareers(context, operation, caller, { career, lastEventId });
      if (!answer.ok) throw careerError(answer.problem, request.id, `${request.method} ${request.path}`);
      const output = answer.output as Awaited<ReturnType<typeof operation.call>>;
      // Some proxies collect a response unless this header forbids it.
      const headers = { "content-type": "text/event-stream", vary: "authorization", "x-accel-buffering": "no" };
      return { status: 200, headers, ...(typeof output === "string" ? { body: output } : { stream: output }) };
    },
  };
}
