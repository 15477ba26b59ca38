// Writes the published contracts into schema/, and the client's types made of them; with --check only says which have drifted.

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedFiles } from "../src/api/openapi/published";
import { rulesets } from "../src/rulesets/index";
import { clientFiles } from "./client/files";

const published = publishedFiles(rulesets);

await keep("schema", published);

await keep("src/client/generated", clientFiles(published.get("openapi.json")!));

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
