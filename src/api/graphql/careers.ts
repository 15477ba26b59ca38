import { GraphQLError } from "graphql";
import type { Caller, CareerContext } from "../../careers/context";
import { callCareers } from "../../careers/index";
import { careerOperations } from "../../careers/operations/index";
import { bearerToken } from "../../careers/tokens";
import { supportedLanguage } from "../../core/text/localize";
import { NEWER_MEMBERS } from "../../proof/record";
import { careerError } from "../careers/errors";
import type { RequestContext } from "./errors";
import { lazyLocalizer } from "./telling";

/** Omits the members that steps of older formats do not have, as REST does: GraphQL exports null for them. */
function omitNewerMembers(steps: unknown): unknown {
  if (!Array.isArray(steps)) return steps;
  return steps.map((step: unknown) => {
    if (typeof step !== "object" || step === null) return step;
    const exported = step as Readonly<Record<string, unknown>>;
    const absent = Object.entries(NEWER_MEMBERS).flatMap(([sign, members]) =>
      exported[sign] === null ? [...members] : [],
    );
    return Object.fromEntries(
      Object.entries(exported).filter(([name, value]) => value !== null || !absent.includes(name as never)),
    );
  });
}

const byName = new Map(careerOperations.map((operation) => [operation.name, operation]));

/**
 * Resolves a field of stored games. Throws a GraphQLError for a problem. All fields of one document share the time of
 * its request.
 */
export async function answerCareers(
  career: CareerContext,
  name: string,
  args: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<unknown> {
  const { authorization, acceptLanguage, address, began, id } = context;
  const localizer: Caller["localizer"] = (ruleset, language) =>
    lazyLocalizer(ruleset, supportedLanguage(ruleset, language), context);
  const caller = { token: bearerToken(authorization), acceptLanguage, address, localizer };
  const budgetMs = Math.max(0, career.budgetMs - (performance.now() - began));
  const answer = await callCareers({ ...career, budgetMs }, byName.get(name)!, caller, {
    ...args,
    ...(args.steps !== undefined && { steps: omitNewerMembers(args.steps) }),
  });
  if (answer.ok) return answer.output;
  const error = careerError(answer.problem, id, `GraphQL ${name}`);
  const { code, message, faults, status, headers, members } = error;
  const http = status === 503 || status === 429 ? { http: { status, headers: new Map(Object.entries(headers)) } } : {};
  const where = faults.length === 0 ? {} : { faults };
  throw new GraphQLError(message, { extensions: { code, ...where, ...members, ...http } });
}
