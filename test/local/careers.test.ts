import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("whole careers are played over HTTP on both wires, choosing among decisions alone", () => {
  const args = ["--import", "tsx", "scripts/play/main.ts", "--starts", "VIIC_FLAK,IXC", "--seed", "test"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    timeout: 180_000,
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toMatch(/4 games ended after \d+ operations over HTTP\./);
}, 200_000);
