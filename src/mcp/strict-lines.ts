import { Transform } from "node:stream";
import { readJson } from "../core/request/json";
import { formatMessage } from "../core/text/message";
import { KERNEL_TEMPLATES } from "../core/text/phrase-book";

/** Code of JSON-RPC for a message that is not JSON. */
const PARSE_ERROR = -32_700;

/** The longest message that the protocol's library accepts, in bytes; here compared with UTF-16 code units, of which there are fewer. */
const LONGEST_LINE = 10 * 1024 * 1024;

/**
 * Passes lines of strict JSON on, and empty ones. Calls `answer` with the error of every other line: of two members of one name the
 * protocol's library would accept the last.
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
        const read = line.trim() === "" ? undefined : readJson(line);
        if (read === undefined || read.ok) this.push(`${line}\n`);
        else answer(errorOf(line, formatMessage(read.why, KERNEL_TEMPLATES)));
      }
      // The library ends a connection whose message is longer.
      if (rest.length > LONGEST_LINE) {
        this.push(rest);
        rest = "";
      }
      done();
    },
  });
}

/** The error of a line, under the id that it has, where it has one. */
function errorOf(line: string, why: string): string {
  const error = { code: PARSE_ERROR, message: `This line cannot be read as JSON: ${why}.` };
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
