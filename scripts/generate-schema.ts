// Writes the checks of snapshots beside the rulesets, the published contracts into schema/, the client's types made of
// them, and the rulings and invariants into docs/; with --check only says which have drifted.

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { clientFiles } from "./client/files";
import { postmanCollection } from "./postman";
import { snapshotCheckFile } from "./snapshot-check";
import "./unread-output.mjs";

// What reads the rulesets comes after: a ruleset needs its check.
for (const game of await foldersOf("src/rulesets")) {
  const { snapshotSchema } = (await import(`../src/rulesets/${game}/snapshot`)) as { snapshotSchema: z.ZodType };
  await keep(`src/rulesets/${game}/generated`, new Map([["snapshot-check.ts", snapshotCheckFile(snapshotSchema)]]));
}

const { publishedFiles } = await import("../src/api/openapi/published");

const { examplesFromVectors } = await import("./examples");

const { invariantPages } = await import("./invariants");

const { rulingPages } = await import("./rulings");

const { rulesets } = await import("../src/rulesets/index");

const published = await publishedFiles(rulesets, examplesFromVectors(rulesets));

const openApi = [...published].filter(([path]) => path.startsWith("openapi"));
const collection = postmanCollection(new Map(openApi.map(([path, text]) => [path, JSON.parse(text)])));

await keep("schema", published);

await keep("examples/postman", new Map([["collection.json", `${JSON.stringify(collection, null, 2)}\n`]]));

await keep("src/client/generated", clientFiles(published));

await keep("docs/rulings", await rulingPages(rulesets));

await keep("docs/invariants", invariantPages(rulesets));

async function foldersOf(path: string): Promise<string[]> {
  const entries = await readdir(new URL(`../${path}`, import.meta.url), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Makes a folder hold these files and no others, or says where it does not. */
async function keep(name: string, wanted: ReadonlyMap<string, string>): Promise<void> {
  const folder = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const gone = (await filesBelow(folder)).filter((path) => !wanted.has(path));
  const changed: string[] = [];
  for (const [path, text] of wanted) {
    if ((await readFile(join(folder, path), "utf8").catch(() => undefined)) !== text) changed.push(path);
  }
  if (process.argv.includes("--check")) {
    for (const path of [...changed, ...gone]) console.error(`${name}/${path} has drifted; run npm run schema`);
    if (changed.length + gone.length > 0) process.exitCode = 1;
    return;
  }
  for (const path of changed) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), wanted.get(path)!);
  }
  for (const path of gone) await rm(join(folder, path));
  console.log(`${name}/: ${wanted.size} files, ${changed.length} written, ${gone.length} removed`);
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
