/** Maximum characters of a message. */
const MAX_LENGTH = 1_000;

/** Cuts the middle of a long message of the engine, which repeats the request. The cause is at its end. */
export function abridge(message: string): string {
  if (message.length <= MAX_LENGTH) return message;
  const half = MAX_LENGTH / 2;
  return `${message.slice(0, half)} ... ${message.slice(-half)}`.toWellFormed();
}
