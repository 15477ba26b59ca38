import { buildClientSchema, GraphQLError, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import type { CareerContext } from "../../careers/context";
import { callCareers } from "../../careers/index";
import { careerOperations } from "../../careers/operations/index";
import { bearerToken } from "../../careers/tokens";
import type { LambdaHandler } from "../edge/edge";
import type { RequestContext } from "../graphql/errors";
import { rootCallLimits } from "../graphql/limits";
import { apolloServer } from "../graphql/server";
import { graphqlOverHttp } from "../graphql/serving";
import { careerError, LESS_OF_CAREERS } from "./errors";

/** The Lambda handler of `/graphql/careers`, by the schema as it was printed beforehand. */
export function careersGraphqlHandler(context: CareerContext, printed: IntrospectionQuery): LambdaHandler {
  const server = apolloServer(servedSchema(context, printed), rootCallLimits);
  return graphqlOverHttp(() => server, LESS_OF_CAREERS);
}

function servedSchema(context: CareerContext, printed: IntrospectionQuery): GraphQLSchema {
  const schema = buildClientSchema(printed, { assumeValid: true });
  const fields = { ...schema.getQueryType()!.getFields(), ...schema.getMutationType()!.getFields() };
  for (const operation of careerOperations) {
    fields[operation.name]!.resolve = async (
      _source,
      given,
      { authorization, acceptLanguage, began, id }: RequestContext,
    ) => {
      const caller = { token: bearerToken(authorization), acceptLanguage };
      // All fields of one document share the time of its request.
      const budgetMs = Math.max(0, context.budgetMs - (performance.now() - began));
      const answer = await callCareers({ ...context, budgetMs }, operation, caller, { ...given });
      if (answer.ok) return answer.output;
      const { code, message, faults, status, headers, members } = careerError(
        answer.problem,
        id,
        `GraphQL ${operation.name}`,
      );
      const http = status === 503 ? { http: { status, headers: new Map(Object.entries(headers)) } } : {};
      const where = faults.length === 0 ? {} : { faults };
      throw new GraphQLError(message, { extensions: { code, ...where, ...members, ...http } });
    };
  }
  return schema;
}
