import type { MessageTemplates } from "../contract/phrases";
import type { Fault, LocalizedFault, Message } from "../contract/request";
import { codeOfMessage, formatFault, formatMessage } from "./message";

/** The details of an error besides its code. */
export interface ErrorDetails extends ErrorOptions {
  /** The values of the message. */
  readonly values?: Message["values"];
  /** The message if it differs from that of the id. A string is already localized. */
  readonly message?: Message | string;
  readonly faults?: readonly (Fault | LocalizedFault)[];
}

/** The message and faults of an error in one language. */
export interface LocalizedDetails {
  readonly message: string;
  readonly faults: readonly LocalizedFault[];
}

/** An error with a stable code, and with a message and faults that can be localized. `message` itself is in English. */
export class LocalizableError extends Error {
  readonly code: string;
  readonly messageOrText: Message | string;
  readonly faults: readonly (Fault | LocalizedFault)[];

  constructor(
    id: string,
    templates: MessageTemplates,
    { values = {}, message = { id, values }, faults = [], ...options }: ErrorDetails,
  ) {
    super(textOf(message, templates), options);
    this.code = codeOfMessage(id);
    this.messageOrText = message;
    this.faults = faults;
  }

  /** Returns the message and the faults in the language of these templates. The first fault's message takes precedence. */
  detailsIn(templates: MessageTemplates): LocalizedDetails {
    const faults = this.faults.map((fault) => formatFault(fault, templates));
    return { message: faults[0]?.message ?? textOf(this.messageOrText, templates), faults };
  }
}

function textOf(message: Message | string, templates: MessageTemplates): string {
  return typeof message === "string" ? message : formatMessage(message, templates);
}
