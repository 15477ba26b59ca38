import type { Fault } from "../../core/contract/request";

/** Why a request was turned away before any rule was asked: HTTP status, stable code, and a sentence that says what to do. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly faults: readonly Fault[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
    /** What else a program may need to go on, such as the version a stored game has by now. */
    readonly members: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
