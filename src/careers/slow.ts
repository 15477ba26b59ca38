/**
 * The operations on careers that may use a request's whole time, or most of a response. This list lets GraphQL count
 * them in a document without loading them.
 */
export const slowCareerOperations: ReadonlySet<string> = new Set([
  "forkCareer",
  "verifyCareer",
  "verifyCareerFile",
  "exportCareer",
  "importCareer",
  "testWebhook",
]);
