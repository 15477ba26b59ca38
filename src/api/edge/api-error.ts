import type { Fault, LocalizedFault, Message } from "../../core/contract/request";
import { codeOfMessage, formatMessage } from "../../core/text/message";
import { type ApiMessage, SURFACE_SAYINGS } from "./sayings";

/** What an error carries with its status and its code. */
interface Details {
  /** The values of the message. */
  readonly values?: Message["values"];
  /** The message, if it is not that of the id; a text if it is said already. */
  readonly message?: Message | string;
  readonly faults?: readonly (Fault | LocalizedFault)[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What else a program may need to go on, such as the version a stored game has by now. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** The language that the request names in its body; else its query or its headers may name one. */
  readonly language?: unknown;
}

/** Why a request was turned away before any rule was asked: HTTP status, stable code, and a message that says what to do. */
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
    super(typeof message === "string" ? message : formatMessage(message, SURFACE_SAYINGS));
    this.code = codeOfMessage(id);
    this.words = message;
    this.faults = faults;
    this.headers = headers;
    this.members = members;
    this.language = language;
  }

  /** The same error with more headers. */
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

/** The error of a method that a path does not take; `allow` lists those that it does. */
export function methodNotAllowed(path: string, method: string, allow: string): ApiError {
  return new ApiError(405, "METHOD_NOT_ALLOWED", { values: { path, allow, method }, headers: { allow } });
}
