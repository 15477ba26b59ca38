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

/** What the last instruction of this name says. */
function instruction(name: string): string {
  const lines = dockerfile.split("\n").filter((line) => line.startsWith(`${name} `));
  return lines.at(-1)?.slice(name.length).trim() ?? "";
}

const environment = Object.fromEntries(
  [...instruction("ENV").matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

test("Dockerfile: the container has the Node of .nvmrc, which is that of the functions", () => {
  const version = readFileSync(".nvmrc", "utf8").trim();
  expect(instruction("FROM")).toBe(`node:${version}-bookworm-slim`);
  expect(readFileSync("serverless.yml", "utf8")).toContain(`runtime: nodejs${version}.x\n`);
});

test("Dockerfile: the container runs, without root, what its build writes", () => {
  const built = relative(root, join(localOptions.outdir, "main.mjs"));
  expect(JSON.parse(instruction("CMD"))).toEqual(["node", "--enable-source-maps", built]);
  expect(instruction("USER")).toBe("node");
  const named = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
  expect(named).toEqual(["vectors", "build:local"]);
  for (const name of named) expect(scripts).toHaveProperty(name);
});

test("Dockerfile: games, keys and secrets are on the volume", () => {
  const volume = instruction("VOLUME");
  const folder = environment.CAREERS_FOLDER!;
  for (const path of [folder, keysFile(folder, environment), secretsFile(folder, environment)])
    expect(path.startsWith(`${volume}/`)).toBe(true);
});

test("Dockerfile: other machines can reach the server, and the check asks for its health on the same port", () => {
  expect(readCommand([], environment)).toEqual({
    kind: "SERVE",
    listen: { host: "0.0.0.0", port: Number(instruction("EXPOSE")) },
  });
  expect(instruction("HEALTHCHECK")).toContain(`http://127.0.0.1:\${process.env.PORT}/healthz`);
});

test(".dockerignore: nothing that git ignores because it is secret or built gets into the image", () => {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");
  for (const path of ["node_modules", "dist", ".serverless", ".data", ".git"]) expect(ignored).toContain(path);
});
