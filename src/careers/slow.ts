/**
 * The names of the operations on careers that may take a request's whole time, or most of an answer; a wire that counts them in
 * a document loads none of them for it.
 */
export const slowCareerOperations: ReadonlySet<string> = new Set([
  "forkCareer",
  "verifyCareer",
  "verifyCareerFile",
  "exportCareer",
  "importCareer",
]);
