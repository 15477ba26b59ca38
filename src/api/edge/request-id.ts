const SANE = /^[A-Za-z0-9._:-]{1,128}$/;

/** The caller's `x-request-id` when it is short and plain, otherwise the id that the platform gave the request. */
export function requestIdOf(given: string | undefined, platformId: string): string {
  return given !== undefined && SANE.test(given) ? given : platformId;
}
