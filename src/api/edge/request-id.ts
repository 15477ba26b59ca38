import { randomUUID } from "node:crypto";

const SANE = /^[A-Za-z0-9._:-]{1,128}$/;

/** The caller's `x-request-id` when it is short and plain, otherwise a new one. */
export function requestIdOf(given: string | undefined): string {
  return given !== undefined && SANE.test(given) ? given : randomUUID();
}
