/** What the command line ends with: done, a rule says no or a check failed, a request that cannot be read, something broken. */
export const EXIT = { DONE: 0, NO: 1, UNREADABLE: 2, BROKEN: 3 } as const;
/** A code that the command line ends with. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a code and a line for people. Without a line, the command has shown everything. */
export class Ending extends Error {
  constructor(
    readonly code: ExitCode,
    message = "",
  ) {
    super(message);
  }
}

/** Ends a command that was given something it cannot read. */
export function unreadable(message: string): Ending {
  return new Ending(EXIT.UNREADABLE, message);
}
