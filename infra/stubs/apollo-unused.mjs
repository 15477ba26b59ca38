// Stands in for parts of Apollo that the server's options leave unused: its own logger, its vendor's keys, its guard
// against forged requests and its limit of recursive selections.
export default undefined;
export const determineApolloConfig = () => ({});
export const preventCsrf = undefined;
export const recommendedCsrfPreventionRequestHeaders = [];
export const createMaxRecursiveSelectionsRule = undefined;
export const DEFAULT_MAX_RECURSIVE_SELECTIONS = undefined;
