import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, serve } from "../http/served";

const FOLDER = ".data/tour";

const LONG = 120_000;

let served: Served;

beforeAll(async () => {
  served = await serve();
  // A game left there by hand would be gone on with.
  await rm(FOLDER, { recursive: true, force: true });
});

afterAll(async () => {
  await served.stop();
  await rm(FOLDER, { recursive: true, force: true });
});

/** The fenced blocks of the tour in order: those to be typed, and what they print. */
function blocks(): readonly { readonly language: string; readonly text: string }[] {
  const [, tour = ""] = /^## Tour of five minutes\n([\s\S]*?)^## /m.exec(readFileSync("README.md", "utf8")) ?? [];
  return [...tour.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
}

test(
  "the tour of five minutes works as written",
  async () => {
    const typed = blocks().filter(({ language }) => language === "sh");
    const printed = blocks().filter(({ language }) => language === "text");
    expect([typed.length, printed.length]).toEqual([7, 4]);
    const commands = typed
      .map(({ text }) => text)
      .join("\n")
      .replaceAll("http://127.0.0.1:4000", served.url);
    // Typed into one shell, with nobody at the keyboard of the game.
    const shell = promisify(execFile)("sh", ["-eu", "-c", commands], { maxBuffer: 64 * 1024 * 1024 });
    shell.child.stdin!.end();
    const { stdout } = await shell;
    for (const { text } of printed) for (const line of text.trimEnd().split("\n")) expect(stdout).toContain(line);
    expect(stdout).toContain('"rulesets"');
    expect(stdout).toContain("verified: true");
  },
  LONG,
);
