import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** The command line from source, in a separate process. */
const UMPIRE = ["--import", "tsx", "src/cli/main.ts"];

test("the command line ends silently when its reader closes the pipe, as head does", async () => {
  const child = spawn(process.execPath, [...UMPIRE, "new", "hunters", "--seed", "a", "--json"]);
  const ended = once(child, "close");
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe("");
  expect(await ended).toEqual([0, null]);
});

test("a script finishes its work when its reader closes the pipe", async () => {
  const script =
    "const say = () => console.log('line'); say(); setTimeout(say, 50); setTimeout(() => process.exit(7), 100);";
  const child = spawn(process.execPath, ["--import", "./scripts/unread-output.mjs", "-e", script]);
  const ended = once(child, "close");
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe("");
  expect(await ended).toEqual([7, null]);
});
