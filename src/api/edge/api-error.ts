import type { Fault } from "../../core/contract/request";
import { type ErrorDetails, LocalizableError } from "../../core/text/localizable-error";
import { PROBLEM_TYPES, statusOf } from "../problems/kinds";
import { API_TEMPLATES, type ApiMessage } from "./messages";

/** The details of an error besides its code. */
interface Details extends ErrorDetails {
  /** Default: the status that the kind of the code declares, or 400 with faults. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members for programs, such as the current version of a stored game. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** The language in the body of the request. The query or the headers may name one instead. */
  readonly language?: unknown;
}

/**
 * The reason why a request was rejected before it reached the rules: HTTP status, stable code, and a message with the
 * remedy.
 */
export class ApiError extends LocalizableError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;
  readonly language: unknown;

  constructor(id: ApiMessage, { status, headers = {}, members = {}, language, ...details }: Details = {}) {
    super(id, API_TEMPLATES, details);
    this.status = status ?? (this.faults.length > 0 ? PROBLEM_TYPES.malformed : statusOf(this.code));
    this.headers = headers;
    this.members = members;
    this.language = language;
  }

  /** Returns the same error with more headers. */
  with(headers: Readonly<Record<string, string>>): ApiError {
    const { status, code, messageOrText: message, faults, members, language } = this;
    return new ApiError(code as ApiMessage, {
      status,
      message,
      faults,
      members,
      language,
      headers: { ...this.headers, ...headers },
    });
  }
}

/** The error of a method that a path does not support. `allow` lists the methods it supports. */
export function methodNotAllowed(path: string, method: string, allow: string): ApiError {
  return new ApiError("METHOD_NOT_ALLOWED", { values: { path, allow, method }, headers: { allow } });
}

/** The error of a malformed request. Code and message are those of the first fault. */
export function malformedRequest(faults: readonly Fault[]): ApiError {
  const { code, message } = faults[0]!;
  return new ApiError(code as ApiMessage, { message, faults });
}
