#!/usr/bin/env node
import { EXIT } from "./exit";
import { run } from "./program";
import { processTerminal } from "./terminal";

// Whoever reads may have enough, such as head: then nothing more is to be said, and nothing is wrong.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit();
    throw error;
  });
}
try {
  process.exitCode = await run(process.argv.slice(2), processTerminal());
} catch (error) {
  process.stderr.write(`Something broke: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT.BROKEN;
}
// Whoever typed may still be listened to.
process.stdin.unref?.();
