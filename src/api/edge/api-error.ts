import type { Fault } from "../../core/contract/request";
import { type Said, sayFault } from "../../core/text/worded-fault";

/** What an error carries beside its status, its code and its sentence. */
interface More {
  readonly faults?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What else a program may need to go on, such as the version a stored game has by now. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** The language that the request names in its body; else its query or its headers may name one. */
  readonly language?: unknown;
}

/** Why a request was turned away before any rule was asked: HTTP status, stable code, and a sentence that says what to do. */
export class ApiError extends Error {
  readonly said: Said;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;
  readonly language: unknown;

  constructor(
    readonly status: number,
    readonly code: string,
    said: Said | string,
    { faults = [], headers = {}, members = {}, language }: More = {},
  ) {
    const whole = typeof said === "string" ? { sentence: said } : said;
    super(sayFault(whole));
    this.said = whole;
    this.faults = faults;
    this.headers = headers;
    this.members = members;
    this.language = language;
  }

  /** The same error with more headers. */
  with(headers: Readonly<Record<string, string>>): ApiError {
    const { status, code, said, faults, members, language } = this;
    return new ApiError(status, code, said, { faults, members, language, headers: { ...this.headers, ...headers } });
  }
}

/** The error of a method that a path does not take; `allow` lists those that it does. */
export function methodNotAllowed(path: string, method: string, allow: string): ApiError {
  const said = { sentence: "{path} takes {allow}, not {method}.", values: { path, allow, method } };
  return new ApiError(405, "METHOD_NOT_ALLOWED", said, { headers: { allow } });
}
