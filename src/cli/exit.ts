/** Exit codes: success, refusal or failed check, unreadable request, internal error. */
export const EXIT = { DONE: 0, NO: 1, UNREADABLE: 2, BROKEN: 3 } as const;
/** An exit code of the command line. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with an exit code and a message. Empty if the command has already printed everything. */
export class CommandExit extends Error {
  constructor(
    readonly code: ExitCode,
    message = "",
  ) {
    super(message);
  }
}

/** Creates the error for input that cannot be read. */
export function unreadable(message: string): CommandExit {
  return new CommandExit(EXIT.UNREADABLE, message);
}
