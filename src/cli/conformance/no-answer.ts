/** Thrown if an engine returns no readable answer. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    /** "none": the engine responded. "now": it did not respond to this case. "forever": it will not respond again. */
    readonly silence: "none" | "now" | "forever",
  ) {
    super(message);
  }
}

/** The error for a case that exceeds the timeout, in seconds. */
export function tooLate(seconds: number): NoAnswer {
  return new NoAnswer(`No answer within ${seconds} seconds.`, "now");
}
