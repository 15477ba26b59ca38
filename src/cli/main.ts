#!/usr/bin/env node
import { EXIT } from "./exit";
import { run } from "./program";
import { processTerminal } from "./terminal";

try {
  process.exitCode = await run(process.argv.slice(2), processTerminal());
} catch (error) {
  process.stderr.write(`Something broke: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT.BROKEN;
}
// Whoever typed may still be listened to.
process.stdin.unref?.();
