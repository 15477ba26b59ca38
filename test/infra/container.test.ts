import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../infra/build.mjs";
import { localOptions } from "../../infra/build-local.mjs";
import { scripts } from "../../package.json";
import { keysFile, secretsFile } from "../../src/local/careers-folder";
import { readCommand } from "../../src/local/options";

/** The Dockerfile with continued lines joined. */
const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", "");

/** The argument of the last instruction with this name. */
function instruction(name: string): string {
  const lines = dockerfile.split("\n").filter((line) => line.startsWith(`${name} `));
  return lines.at(-1)?.slice(name.length).trim() ?? "";
}

const environment = Object.fromEntries(
  [...instruction("ENV").matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

test("Dockerfile: the container has the Node version of .nvmrc, as the functions do", () => {
  const version = readFileSync(".nvmrc", "utf8").trim();
  expect(instruction("FROM")).toBe(`node:${version}-bookworm-slim`);
  expect(readFileSync("serverless.yml", "utf8")).toContain(`runtime: nodejs${version}.x\n`);
});

test("Dockerfile: the container runs the output of its build, without root", () => {
  const built = relative(root, join(localOptions.outdir, "main.mjs"));
  expect(JSON.parse(instruction("CMD"))).toEqual(["node", "--enable-source-maps", built]);
  expect(instruction("USER")).toBe("node");
  const calledScripts = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(calledScripts).toEqual(["vectors", "build:local"]);
  for (const name of calledScripts) expect(scripts).toHaveProperty(name);
});

test("Dockerfile: games, keys and secrets are on the volume", () => {
  const volume = instruction("VOLUME");
  const folder = environment.CAREERS_FOLDER!;
  for (const path of [folder, keysFile(folder, environment), secretsFile(folder, environment)])
    expect(path.startsWith(`${volume}/`)).toBe(true);
});

test("Dockerfile: other machines can reach the server, and the health check uses the same port", () => {
  expect(readCommand([], environment)).toEqual({
    kind: "SERVE",
    listen: { host: "0.0.0.0", port: Number(instruction("EXPOSE")) },
  });
  expect(instruction("HEALTHCHECK")).toContain(`http://127.0.0.1:\${process.env.PORT}/healthz`);
});

test(".dockerignore: the image contains no secret or built file that git ignores", () => {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  for (const path of ["node_modules", "dist", ".serverless", ".data", ".git"]) expect(ignored).toContain(path);
});
