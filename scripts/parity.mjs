import { spawnSync } from "node:child_process";

/* Sends every vector to the command line and to the MCP tools. The regular tests send a sample. */
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "test/conformance/cli-and-mcp.test.ts"],
  { env: { ...process.env, PARITY: "whole" }, stdio: "inherit" },
);
process.exit(status ?? 1);
