/** So many characters of a message are told at most. */
const MOST = 1_000;

/** An engine's message without its middle where that repeats much of what was sent; what is wrong stands at its end. */
export function abridged(message: string): string {
  if (message.length <= MOST) return message;
  const half = MOST / 2;
  return `${message.slice(0, half)} ... ${message.slice(-half)}`.toWellFormed();
}
