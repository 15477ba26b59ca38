import type { CareerContext } from "../../careers/context";
import type { AnyCareerOperation } from "../../careers/declaration";
import { callCareers } from "../../careers/index";
import { careerOperations } from "../../careers/operations/index";
import { slowCareerOperations } from "../../careers/slow";
import { bearerToken } from "../../careers/tokens";
import type { Refusal } from "../../core/contract/answer";
import type { LambdaHandler } from "../edge/edge";
import { lambdaHandler } from "../edge/edge";
import { requestedLanguage } from "../edge/language";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { jsonResponse, privateResponse } from "../rest/documents";
import { errorProblem, refusalProblem } from "../rest/problem";
import type { Handle, Route } from "../rest/route";
import { allowOf, routerOf } from "../rest/router";
import { careerError, LESS_OF_CAREERS } from "./errors";
import { eventsRoute } from "./events";
import { parseRestInput } from "./input";

/** The Lambda handler of every path below `/v1/careers`. */
export function careersRestHandler(context: CareerContext): LambdaHandler {
  const routes = careersRoutes(context);
  const allow = allowOf(routes);
  return lambdaHandler({ answer: routerOf(routes), error: errorProblem, less: LESS_OF_CAREERS, allow });
}

/**
 * Returns a route for every operation. Routes without path parameters come first, so that their paths are not taken for
 * ids.
 */
export function careersRoutes(context: CareerContext): readonly Route[] {
  const parameters = ({ path }: Route): number => path.split(":").length;
  const routes = careerOperations.map((operation) => routeOf(context, operation));
  return [...routes, eventsRoute(context)].sort((a, b) => parameters(a) - parameters(b));
}

function routeOf(context: CareerContext, operation: AnyCareerOperation): Route {
  const { method, path, name, title, doc, token } = operation;
  return {
    method,
    path,
    name,
    tag: "careers",
    title,
    doc,
    contract: { kind: "CAREER", operation },
    ...(token === "NONE" ? {} : { token }),
    ...(slowCareerOperations.has(name) && { isSlow: true }),
    handle: handle(context, operation),
  };
}

function handle(context: CareerContext, operation: AnyCareerOperation): Handle {
  return async (request, parameters) => {
    const { authorization, "accept-language": acceptLanguage } = request.headers;
    const caller = { token: bearerToken(authorization), acceptLanguage, address: request.address };
    const { fields, faults } = parseRestInput(operation, request, parameters);
    const answer = await callCareers(context, operation, caller, fields, faults);
    if (!answer.ok) throw careerError(answer.problem, request.id, `${request.method} ${request.path}`, fields.language);
    return operation.method === "GET"
      ? privateResponse(answer.output, { vary: "authorization, accept-language" })
      : careerResponse(operation, answer.output, fields.language, request);
  };
}

/** Returns a refusal as a problem, as without a career. The response for a new career has its Location. */
function careerResponse(
  { creates }: AnyCareerOperation,
  output: unknown,
  language: unknown,
  request: ApiRequest,
): ApiResponse {
  const { kind, answer, career } = output as CareerOutput;
  if (kind === "REFUSAL" && answer) return refusalProblem(answer, requestedLanguage(language, request));
  const response = jsonResponse(output, answer === undefined ? {} : { vary: "accept-language" });
  if (creates === undefined || !career) return response;
  const location = `/v1/careers/${(career as { readonly career: string }).career}`;
  return { ...response, status: 201, headers: { ...response.headers, location } };
}

/** The members of an output that REST handles specially. */
interface CareerOutput {
  readonly kind?: string;
  readonly answer?: Refusal | null;
  readonly career?: unknown;
}
