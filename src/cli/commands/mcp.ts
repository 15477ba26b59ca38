import { Transform } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { readJson } from "../../core/request/json";
import { mcpServer } from "../../mcp/server";
import { EXIT, type ExitCode } from "../exit";
import type { Terminal } from "../terminal";

/** Serves games to an assistant over standard input and output, until its input ends. */
export async function mcpCommand(terminal: Terminal): Promise<ExitCode> {
  await new Promise<void>((resolve) => {
    const transport = new StdioServerTransport(process.stdin.pipe(strictLines(refuseLine)));
    const handle = serveStdio(() => mcpServer(), { transport, onerror: ({ message }) => terminal.warn(message) });
    const stop = () => void handle.close().then(resolve);
    terminal.signal.addEventListener("abort", stop);
    process.stdin.once("end", stop);
  });
  return EXIT.DONE;
}

/** Code of JSON-RPC for a message that is not JSON. */
const PARSE_ERROR = -32_700;

/** Answers a line that is not strict JSON, under the id that it has, where it has one. */
function refuseLine(line: string, why: string): void {
  const error = { code: PARSE_ERROR, message: `This line is not JSON: ${why}.` };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: idIn(line), error })}\n`);
}

function idIn(line: string): string | number | null {
  try {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    return typeof id === "string" || typeof id === "number" ? id : null;
  } catch {
    return null;
  }
}

/** Passes lines of strict JSON on, and empty ones. Others are refused: the protocol's library would take what is in them twice. */
function strictLines(refuse: (line: string, why: string) => void): Transform {
  let rest = "";
  return new Transform({
    decodeStrings: true,
    transform(chunk: Buffer, _encoding, done) {
      const [first = "", ...more] = decoder.decode(chunk, { stream: true }).split("\n");
      const lines = [rest + first, ...more];
      rest = lines.pop()!;
      for (const line of lines) {
        const read = line.trim() === "" ? undefined : readJson(line);
        if (read === undefined || read.ok) this.push(`${line}\n`);
        else refuse(line, read.why);
      }
      // The library ends a connection whose message is longer than it takes.
      if (rest.length > LONGEST_LINE) {
        this.push(rest);
        rest = "";
      }
      done();
    },
  });
}

const decoder = new TextDecoder();

/** The longest message of the library, in bytes: a line is not kept for longer while its end has not come. */
const LONGEST_LINE = 10 * 1024 * 1024;
