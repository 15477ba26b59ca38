import { Transform } from "node:stream";
import { readJson } from "../core/request/json";
import { formatMessage } from "../core/text/message";
import { KERNEL_TEMPLATES } from "../core/text/phrase-book";

/** Code of JSON-RPC for a message that is not JSON. */
const PARSE_ERROR = -32_700;

/**
 * Maximum message size of the protocol's library, in bytes. Compared with UTF-16 code units here, of which there are
 * never more.
 */
const MAX_LINE_LENGTH = 10 * 1024 * 1024;

/**
 * Passes on empty lines and lines of strict JSON. Calls `answer` with an error for every other line. The protocol's
 * library would accept duplicate members and keep the last.
 */
export function strictLines(answer: (line: string) => void): Transform {
  const decoder = new TextDecoder();
  let rest = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const [first = "", ...more] = decoder.decode(chunk, { stream: true }).split("\n");
      const lines = [rest + first, ...more];
      rest = lines.pop()!;
      for (const line of lines) {
        const parsed = line.trim() === "" ? undefined : readJson(line);
        if (parsed === undefined || parsed.ok) this.push(`${line}\n`);
        else answer(errorOf(line, formatMessage(parsed.why, KERNEL_TEMPLATES)));
      }
      // The library closes the connection after a longer message.
      if (rest.length > MAX_LINE_LENGTH) {
        this.push(rest);
        rest = "";
      }
      done();
    },
  });
}

/** Creates the error for a line, with the line's id if it has one. */
function errorOf(line: string, why: string): string {
  const error = { code: PARSE_ERROR, message: `The line is not valid JSON: ${why}.` };
  return `${JSON.stringify({ jsonrpc: "2.0", id: idIn(line), error })}\n`;
}

function idIn(line: string): string | number | null {
  try {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    return typeof id === "string" || typeof id === "number" ? id : null;
  } catch {
    return null;
  }
}
