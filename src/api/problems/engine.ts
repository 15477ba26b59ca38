/**
 * The codes that the GraphQL engine gives its own errors, each with a message of it as an example. These messages are
 * always in English.
 */
export const ENGINE_MESSAGES = {
  BAD_REQUEST: "POST body missing, invalid Content-Type, or JSON object has no keys.",
  BAD_USER_INPUT: 'Variable "$seed" of required type "String!" was not provided.',
  GRAPHQL_PARSE_FAILED: "Syntax Error: Expected Name, found <EOF>.",
  GRAPHQL_VALIDATION_FAILED: 'Cannot query field "none" on type "Query".',
  OPERATION_RESOLUTION_FAILURE: 'Unknown operation named "Play".',
  PERSISTED_QUERY_NOT_SUPPORTED: "PersistedQueryNotSupported",
} as const;

/** Returns the engine's example message of a code. Undefined if the engine does not have the code. */
export function engineMessageOf(code: string): string | undefined {
  return Object.hasOwn(ENGINE_MESSAGES, code) ? ENGINE_MESSAGES[code as keyof typeof ENGINE_MESSAGES] : undefined;
}
