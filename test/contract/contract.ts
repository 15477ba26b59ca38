import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type * as inspector from "@graphql-inspector/core";
import { buildSchema, parse, print, visit } from "graphql";
import { root } from "../../scripts/sources.mjs";
import { breakingOpenApiChanges, type Json } from "./openapi-changes";

/** The texts of a contract by their paths in `schema/`: the SDL and the OpenAPI documents. */
export type Contract = ReadonlyMap<string, string>;

const SDL = "schema.graphql";

const folder = join(root, "schema");

const baseline = join(folder, "baseline");

/** Keys of OpenAPI whose texts are for people, and examples. */
const PROSE = ["description", "summary", "title", "example", "examples", "x-example"];

/** Returns the contract of the sources, without descriptions and examples. */
export async function presentContract(): Promise<Contract> {
  const documents = (await readdir(join(folder, "openapi"))).map((name) => `openapi/${name}`);
  const paths = ["openapi.json", ...documents.toSorted()];
  const openApi = paths.map(async (path): Promise<[string, string]> => {
    return [path, JSON.stringify(withoutProse(JSON.parse(await readFile(join(folder, path), "utf8"))))];
  });
  return new Map([[SDL, sdlWithoutProse(await readFile(join(folder, SDL), "utf8"))], ...(await Promise.all(openApi))]);
}

/** Returns the contract of the last release. */
export async function releasedContract(): Promise<Contract> {
  const paths = existsSync(baseline) ? await readdir(baseline, { recursive: true }) : [];
  const files = paths.filter((path) => path.endsWith(".br")).toSorted();
  const texts = files.map(async (path): Promise<[string, string]> => {
    const text = brotliDecompressSync(await readFile(join(baseline, path))).toString("utf8");
    return [path.replaceAll("\\", "/").slice(0, -".br".length), text];
  });
  return new Map(await Promise.all(texts));
}

/** Makes a contract the one of the last release. */
export async function writeRelease(contract: Contract): Promise<void> {
  await rm(baseline, { recursive: true, force: true });
  for (const [path, text] of contract) {
    const file = join(baseline, `${path}.br`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, brotliCompressSync(text));
  }
}

/** Names the changes that break a client of the earlier contract. */
export async function breakingChanges(before: Contract, after: Contract): Promise<readonly string[]> {
  const changes = await breakingSdlChanges(before.get(SDL)!, after.get(SDL)!);
  for (const [path, text] of before) {
    if (path === SDL) continue;
    const next = after.get(path);
    const differences = next === undefined ? ["the document is gone"] : breakingOpenApiChanges(read(text), read(next));
    changes.push(...differences.map((change) => `${path}: ${change}`));
  }
  return changes;
}

async function breakingSdlChanges(before: string, after: string): Promise<string[]> {
  // Required, not imported: both must use the same copy of graphql.
  const { diff } = createRequire(import.meta.url)("@graphql-inspector/core") as typeof inspector;
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === "BREAKING")
    .map(({ message }) => `${SDL}: ${message}`);
}

function read(text: string): Json {
  return JSON.parse(text) as Json;
}

function withoutProse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== "object" || value === null) return value;
  // A field can have such a name too. Its schema is then an object.
  const entries = Object.entries(value).filter(
    ([key, each]) => !PROSE.includes(key) || (key !== "example" && typeof each === "object" && !Array.isArray(each)),
  );
  return Object.fromEntries(entries.map(([key, each]) => [key, withoutProse(each)]));
}

/** Returns an SDL without descriptions. */
function sdlWithoutProse(sdl: string): string {
  return print(
    visit(parse(sdl, { noLocation: true }), {
      enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
    }),
  );
}
