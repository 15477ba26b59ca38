import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const WHOLE_GAMES = [
  { ruleset: "hunters", starts: "VIIC_FLAK,IXC" },
  { ruleset: "goeben", starts: "italian_alliance,campaign" },
];

it.each(WHOLE_GAMES)(
  "whole games of $ruleset: playable over REST and GraphQL with only the listed decisions",
  ({ ruleset, starts }) => {
    const args = [
      "--import",
      "tsx",
      "test/http/whole-games/main.ts",
      "--ruleset",
      ruleset,
      "--starts",
      starts,
      "--seed",
      "test",
    ];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: "utf8",
      timeout: 180_000,
    });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toMatch(/4 games ended after \d+ operations over HTTP\./);
  },
  200_000,
);
