/** So many characters of what is said of an answer are kept. */
const MOST = 1_000;

/** What is said of a stranger's answer as one short line, in which nothing of the answer moves the cursor of a terminal. */
export function oneLine(message: string): string {
  if (message.length <= MOST) return printable(message);
  // Copied, since a part of a text keeps the whole of it in memory.
  return printable(`${Buffer.from(message.slice(0, MOST)).toString("utf8")}...`);
}

function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
