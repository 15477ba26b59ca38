import type { ApolloServerPlugin, GraphQLRequestContext } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { LocalizedFault } from "../../core/contract/request";
import { FAULT_LIMIT } from "../../core/request/fault";
import { internalError } from "../edge/edge";
import { logFailure } from "../edge/log";
import { abridged } from "./abridged";
import { faultOfValidation, faultsOfVariables } from "./faults";

/** What a request's context carries: its id, and what its errors turned out to be. */
export interface RequestContext {
  readonly id: string;
  /** When it came, in milliseconds of the process. */
  readonly began: number;
  /** The header of that name, for sentences that no argument gives a language. */
  readonly acceptLanguage: string | undefined;
  /** The header of that name, with the token of a stored game. */
  readonly authorization: string | undefined;
  /** The network address that the request came from. */
  readonly address: string;
  readonly found: { requestError: boolean; internal: boolean };
  /** How much analyses have asked for by now, by field, where a document may ask for any. */
  readonly asked: Map<string, number>;
}

/** The error of an argument that cannot be read, with the faults that REST would name. */
export function malformedError(faults: readonly LocalizedFault[]): GraphQLError {
  const { code, message } = faults[0]!;
  return new GraphQLError(message, { extensions: { code, faults } });
}

/** Gives every error its stable code and pointers, and logs those nobody foresaw. */
export const errorPlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors(context) {
        const { id, found } = context.contextValue;
        found.requestError = context.source !== undefined && context.response.body === undefined;
        for (const error of context.errors) {
          if (!isUnforeseen(error)) continue;
          found.internal = true;
          logFailure(error.originalError ?? error, id, `GraphQL ${error.path?.join(".") ?? ""}`);
        }
        pointOut(context);
      },
      async willSendResponse({ operation, response: { body } }) {
        // Of variables that cannot be read no more faults are told than on REST.
        if (operation === undefined || body.kind !== "single") return;
        const { data, errors } = body.singleResult;
        if (data === undefined && errors !== undefined) body.singleResult.errors = errors.slice(0, FAULT_LIMIT);
      },
    };
  },
  async unexpectedErrorProcessingRequest({ requestContext, error }) {
    requestContext.contextValue.found.internal = true;
    logFailure(error, requestContext.contextValue.id, "GraphQL");
  },
};

/** The last word on every error: short, and nothing of an unforeseen exception leaves the service. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (formatted.extensions?.code !== "INTERNAL_SERVER_ERROR" && !isUnforeseen(error))
    return { ...formatted, message: abridged(formatted.message) };
  const { code, message } = internalError();
  const { locations, path } = formatted;
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: { code } };
}

/** True for an exception thrown in a resolver that is no answer to the caller. */
function isUnforeseen(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return true;
  return (
    error.extensions.code === undefined &&
    error.originalError !== undefined &&
    !(error.originalError instanceof GraphQLError)
  );
}

/** Puts code and faults on errors that the engine found in the values of arguments. */
function pointOut(context: GraphQLRequestContext<RequestContext>): void {
  const { document, errors, operation, request, schema } = context;
  if (document === undefined || errors === undefined) return;
  const badInput = errors.filter((error) => error.extensions.code === "BAD_USER_INPUT");
  const faults =
    badInput.length > 0 && operation ? faultsOfVariables(schema, document, operation, request.variables ?? {}) : [];
  for (const error of errors) {
    if (error.extensions.code === "GRAPHQL_VALIDATION_FAILED") {
      mark(error, faultOfValidation(document, error));
    } else if (error.extensions.code === "OPERATION_RESOLUTION_FAILURE") {
      mark(error, noOperation(error));
    } else if (error.extensions.code === "BAD_USER_INPUT") {
      mark(error, faults[badInput.indexOf(error)] ?? faults[0]);
    }
  }
}

/** The fault of a name under which a document has no operation. */
function noOperation({ message }: GraphQLError): LocalizedFault {
  return { code: "OPERATION_RESOLUTION_FAILURE", pointer: "/operationName", message: abridged(message) };
}

function mark(error: GraphQLError, fault: LocalizedFault | undefined): void {
  if (fault === undefined) return;
  error.extensions.code = fault.code;
  error.extensions.faults = [fault];
}
