import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** The command line of the sources, in a process of its own. */
const UMPIRE = ["--import", "tsx", "src/cli/main.ts"];

test("the command line ends in silence when its reader has gone, as head does", async () => {
  const child = spawn(process.execPath, [...UMPIRE, "new", "hunters", "--seed", "a", "--json"]);
  const ended = once(child, "close");
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe("");
  expect(await ended).toEqual([0, null]);
});

test("a script does its work to the end when its reader has gone", async () => {
  const script =
    "const say = () => console.log('line'); say(); setTimeout(say, 50); setTimeout(() => process.exit(7), 100);";
  const child = spawn(process.execPath, ["--import", "./scripts/unread-output.mjs", "-e", script]);
  const ended = once(child, "close");
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe("");
  expect(await ended).toEqual([7, null]);
});
