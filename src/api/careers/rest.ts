import type { CareerContext } from "../../careers/context";
import type { AnyCareerOperation } from "../../careers/declaration";
import { callCareers } from "../../careers/index";
import { careerOperations } from "../../careers/operations/index";
import { slowCareerOperations } from "../../careers/slow";
import { bearerToken } from "../../careers/tokens";
import type { Refusal } from "../../core/contract/answer";
import { type LambdaHandler, lambdaHandler } from "../edge/edge";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { languageAsked } from "../edge/wording";
import { jsonAnswer, ownAnswer } from "../rest/documents";
import { errorProblem, refusalProblem } from "../rest/problem";
import type { Handle, Route } from "../rest/route";
import { allowOf, routerOf } from "../rest/router";
import { careerError, LESS_OF_CAREERS } from "./errors";
import { readInput } from "./input";

/** The Lambda handler of every path below `/v1/careers`. */
export function careersRestHandler(context: CareerContext): LambdaHandler {
  const routes = careersRoutes(context);
  const allow = allowOf(routes);
  return lambdaHandler({ answer: routerOf(routes), error: errorProblem, less: LESS_OF_CAREERS, allow });
}

/** A route for every operation, those without parameters in their path first, so that none of them is taken for an id. */
export function careersRoutes(context: CareerContext): readonly Route[] {
  const parameters = ({ path }: Route): number => path.split(":").length;
  return careerOperations.map((operation) => routeOf(context, operation)).sort((a, b) => parameters(a) - parameters(b));
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
    ...(slowCareerOperations.has(name) && { slow: true }),
    handle: handle(context, operation),
  };
}

function handle(context: CareerContext, operation: AnyCareerOperation): Handle {
  return async (request, parameters) => {
    const { authorization, "accept-language": acceptLanguage } = request.headers;
    const caller = { token: bearerToken(authorization), acceptLanguage, address: request.address };
    const { given, faults } = readInput(operation, request, parameters);
    const answer = await callCareers(context, operation, caller, given, faults);
    if (!answer.ok) throw careerError(answer.problem, request.id, `${request.method} ${request.path}`, given.language);
    return operation.method === "GET"
      ? ownAnswer(answer.output, { vary: "authorization, accept-language" })
      : told(operation, answer.output, given.language, request);
  };
}

/** What the rules refuse is a problem here too, the same as without a career; who made a career is told where it is. */
function told({ creates }: AnyCareerOperation, output: unknown, language: unknown, request: ApiRequest): ApiAnswer {
  const { kind, answer, career } = output as Told;
  if (kind === "REFUSAL" && answer) return refusalProblem(answer, languageAsked(language, request));
  const told = jsonAnswer(output, answer === undefined ? {} : { vary: "accept-language" });
  if (creates === undefined || !career) return told;
  const location = `/v1/careers/${(career as { readonly career: string }).career}`;
  return { ...told, status: 201, headers: { ...told.headers, location } };
}

/** What outputs hold that REST tells in its own way. */
interface Told {
  readonly kind?: string;
  readonly answer?: Refusal | null;
  readonly career?: unknown;
}
