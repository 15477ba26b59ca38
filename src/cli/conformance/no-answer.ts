/** Thrown when an engine gives no answer that can be read. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    /** Whether the engine said something all the same, said nothing now, or will say nothing any more. */
    readonly silence: "none" | "now" | "for ever",
  ) {
    super(message);
  }
}

/** What is said when the time of a vector is over, in seconds. */
export function tooLate(seconds: number): NoAnswer {
  return new NoAnswer(`No answer within ${seconds} seconds.`, "now");
}
