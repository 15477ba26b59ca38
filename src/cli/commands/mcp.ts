import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { mcpServer } from "../../mcp/server";
import { strictLines } from "../../mcp/strict-lines";
import { EXIT, type ExitCode } from "../exit";
import type { Terminal } from "../terminal";

/** Runs the MCP server on standard input and output until the input ends. */
export async function runMcp(terminal: Terminal): Promise<ExitCode> {
  await new Promise<void>((resolve) => {
    const transport = new StdioServerTransport(
      process.stdin.pipe(strictLines((answer) => process.stdout.write(answer))),
    );
    const handle = serveStdio(() => mcpServer(), { transport, onerror: ({ message }) => terminal.warn(message) });
    const stop = () => void handle.close().then(resolve);
    terminal.signal.addEventListener("abort", stop);
    process.stdin.once("end", stop);
  });
  return EXIT.DONE;
}
