import type { ApolloServerPlugin, GraphQLRequestContext } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { LocalizedFault } from "../../core/contract/request";
import { FAULT_LIMIT } from "../../core/request/fault";
import { internalError } from "../edge/edge";
import { logFailure } from "../edge/log";
import { problemPath } from "../problems/kinds";
import { abridge } from "./abridged";
import { faultOfValidation, faultsOfVariables } from "./faults";

/** The context of a request: its id and caller, and the kinds of error that occurred. */
export interface RequestContext {
  readonly id: string;
  /** Start of the request, in milliseconds of the process. */
  readonly began: number;
  /** The Accept-Language header, for fields without a language argument. */
  readonly acceptLanguage: string | undefined;
  /** The Authorization header, with the token of a stored game. */
  readonly authorization: string | undefined;
  /** The network address of the request. */
  readonly address: string;
  readonly errorState: { requestError: boolean; internal: boolean };
  /** The effort that the analyses of the document have requested so far, by field. */
  readonly effortSoFar: Map<string, number>;
}

/** The error of a malformed argument, with the same faults as on REST. */
export function malformedError(faults: readonly LocalizedFault[]): GraphQLError {
  const { code, message } = faults[0]!;
  return new GraphQLError(message, { extensions: { code, faults } });
}

/** Adds stable codes and pointers to errors, and logs unexpected ones. */
export const errorPlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors(context) {
        const { id, errorState } = context.contextValue;
        errorState.requestError = context.source !== undefined && context.response.body === undefined;
        for (const error of context.errors) {
          if (!isUnforeseen(error)) continue;
          errorState.internal = true;
          logFailure(error.originalError ?? error, id, `GraphQL ${error.path?.join(".") ?? ""}`);
        }
        addFaults(context);
      },
      async willSendResponse({ operation, response: { body } }) {
        // Limits the faults of malformed variables to the same number as on REST.
        if (operation === undefined || body.kind !== "single") return;
        const { data, errors } = body.singleResult;
        if (data === undefined && errors !== undefined) body.singleResult.errors = errors.slice(0, FAULT_LIMIT);
      },
    };
  },
  async unexpectedErrorProcessingRequest({ requestContext, error }) {
    requestContext.contextValue.errorState.internal = true;
    logFailure(error, requestContext.contextValue.id, "GraphQL");
  },
};

/** Formats every error: short, and without details of an unexpected exception. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (formatted.extensions?.code !== "INTERNAL_SERVER_ERROR" && !isUnforeseen(error))
    return { ...formatted, message: abridge(withoutTypo(formatted.message)), ...typed(formatted.extensions) };
  const { code, message } = internalError();
  const { locations, path } = formatted;
  return { message, ...(locations && { locations }), ...(path && { path }), ...typed({ code }) };
}

/** Adds the path of the page that explains the code of an error. */
function typed(extensions: GraphQLFormattedError["extensions"] = {}): Pick<GraphQLFormattedError, "extensions"> {
  const { code, ...others } = extensions;
  return { extensions: typeof code === "string" ? { code, type: problemPath(code), ...others } : extensions };
}

/** Corrects the message of the engine about a document with too many tokens. */
function withoutTypo(message: string): string {
  return message.replace("Document contains more that ", "Document contains more than ");
}

/** True for an unexpected exception in a resolver. */
function isUnforeseen(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return true;
  return (
    error.extensions.code === undefined &&
    error.originalError !== undefined &&
    !(error.originalError instanceof GraphQLError)
  );
}

/** Adds code and faults to errors that the engine found in the values of arguments. */
function addFaults(context: GraphQLRequestContext<RequestContext>): void {
  const { document, errors, operation, request, schema } = context;
  if (document === undefined || errors === undefined) return;
  const badInput = errors.filter((error) => error.extensions.code === "BAD_USER_INPUT");
  const faults =
    badInput.length > 0 && operation ? faultsOfVariables(schema, document, operation, request.variables ?? {}) : [];
  for (const error of errors) {
    if (error.extensions.code === "GRAPHQL_VALIDATION_FAILED") {
      attachFault(error, faultOfValidation(document, error));
    } else if (error.extensions.code === "OPERATION_RESOLUTION_FAILURE") {
      attachFault(error, noOperation(error));
    } else if (error.extensions.code === "BAD_USER_INPUT") {
      attachFault(error, faults[badInput.indexOf(error)] ?? faults[0]);
    }
  }
}

/** The fault of an operation name that the document does not contain. */
function noOperation({ message }: GraphQLError): LocalizedFault {
  return { code: "OPERATION_RESOLUTION_FAILURE", pointer: "/operationName", message: abridge(message) };
}

function attachFault(error: GraphQLError, fault: LocalizedFault | undefined): void {
  if (fault === undefined) return;
  error.extensions.code = fault.code;
  error.extensions.faults = [fault];
}
