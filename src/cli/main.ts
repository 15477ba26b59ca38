#!/usr/bin/env node
import { EXIT } from "./exit";
import { run } from "./program";
import { processTerminal } from "./terminal";

// The reader of the output may close the pipe early, as `head` does. That is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    throw error;
  });
}
try {
  process.exitCode = await run(process.argv.slice(2), processTerminal());
} catch (error) {
  process.stderr.write(`Internal error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT.BROKEN;
}
// Without this, an open standard input would keep the process alive.
process.stdin.unref?.();
