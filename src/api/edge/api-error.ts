import type { Fault, LocalizedFault, Message } from "../../core/contract/request";
import { codeOfMessage, formatMessage } from "../../core/text/message";
import { API_TEMPLATES, type ApiMessage } from "./messages";

/** The details of an error besides its status and its code. */
interface Details {
  /** The values of the message. */
  readonly values?: Message["values"];
  /** The message if it differs from that of the id. A string is already localized. */
  readonly message?: Message | string;
  readonly faults?: readonly (Fault | LocalizedFault)[];
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
export class ApiError extends Error {
  readonly code: string;
  readonly words: Message | string;
  readonly faults: readonly (Fault | LocalizedFault)[];
  readonly headers: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, unknown>>;
  readonly language: unknown;

  constructor(
    readonly status: number,
    id: ApiMessage,
    { values = {}, message = { id, values }, faults = [], headers = {}, members = {}, language }: Details = {},
  ) {
    super(typeof message === "string" ? message : formatMessage(message, API_TEMPLATES));
    this.code = codeOfMessage(id);
    this.words = message;
    this.faults = faults;
    this.headers = headers;
    this.members = members;
    this.language = language;
  }

  /** Returns the same error with more headers. */
  with(headers: Readonly<Record<string, string>>): ApiError {
    const { status, code, words, faults, members, language } = this;
    return new ApiError(status, code as ApiMessage, {
      message: words,
      faults,
      members,
      language,
      headers: { ...this.headers, ...headers },
    });
  }
}

/** The error of a method that a path does not support. `allow` lists the methods it supports. */
export function methodNotAllowed(path: string, method: string, allow: string): ApiError {
  return new ApiError(405, "METHOD_NOT_ALLOWED", { values: { path, allow, method }, headers: { allow } });
}
