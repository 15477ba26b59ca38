/** Maximum number of characters of a message. */
const MAX_CHARACTERS = 1_000;

/**
 * Formats a message that contains an engine's output as one short line. Escapes control characters, so that it cannot
 * move the terminal's cursor.
 */
export function oneLine(message: string): string {
  if (message.length <= MAX_CHARACTERS) return escapeControls(message);
  // Copied, since a substring keeps the whole string in memory.
  return escapeControls(`${Buffer.from(message.slice(0, MAX_CHARACTERS)).toString("utf8")}...`);
}

function escapeControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
