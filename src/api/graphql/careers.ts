import { GraphQLError } from "graphql";
import type { CareerContext } from "../../careers/context";
import { callCareers } from "../../careers/index";
import { careerOperations } from "../../careers/operations/index";
import { bearerToken } from "../../careers/tokens";
import { careerError } from "../careers/errors";
import type { RequestContext } from "./errors";

/** Members that a step of format 3 has and one of an older format has not; and those that one of format 1 has not. */
const LATER = {
  format: ["format", "name", "author"],
  salt: ["revision", "entropy", "ranOn", "salt", "signature"],
} as const;

/** The steps of a file as REST has them: GraphQL answers null for members that a step of an older format leaves out. */
function asExported(steps: unknown): unknown {
  if (!Array.isArray(steps)) return steps;
  return steps.map((step: unknown) => {
    if (typeof step !== "object" || step === null) return step;
    const told = step as Readonly<Record<string, unknown>>;
    const absent = Object.entries(LATER).flatMap(([sign, members]) => (told[sign] === null ? [...members] : []));
    return Object.fromEntries(
      Object.entries(told).filter(([name, value]) => value !== null || !absent.includes(name as never)),
    );
  });
}

const byName = new Map(careerOperations.map((operation) => [operation.name, operation]));

/** Answers a field of stored games; throws a GraphQLError for a problem. All fields of one document share the time of its request. */
export async function answerCareers(
  career: CareerContext,
  name: string,
  given: Readonly<Record<string, unknown>>,
  { authorization, acceptLanguage, address, began, id }: RequestContext,
): Promise<unknown> {
  const caller = { token: bearerToken(authorization), acceptLanguage, address };
  const budgetMs = Math.max(0, career.budgetMs - (performance.now() - began));
  const answer = await callCareers({ ...career, budgetMs }, byName.get(name)!, caller, {
    ...given,
    ...(given.steps !== undefined && { steps: asExported(given.steps) }),
  });
  if (answer.ok) return answer.output;
  const error = careerError(answer.problem, id, `GraphQL ${name}`);
  const { code, message, faults, status, headers, members } = error;
  const http = status === 503 || status === 429 ? { http: { status, headers: new Map(Object.entries(headers)) } } : {};
  const where = faults.length === 0 ? {} : { faults };
  throw new GraphQLError(message, { extensions: { code, ...where, ...members, ...http } });
}
