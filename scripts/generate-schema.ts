// Writes the published contracts into schema/; with --check only says which of them have drifted.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { publishedFiles } from "../src/api/openapi/published";
import { rulesets } from "../src/rulesets/index";

const folder = fileURLToPath(new URL("../schema", import.meta.url));
const wanted = publishedFiles(rulesets);
const present = await filesBelow(folder);
const gone = present.filter((path) => !wanted.has(path));
const changed: string[] = [];
for (const [path, text] of wanted) {
  if ((await readFile(join(folder, path), "utf8").catch(() => undefined)) !== text) changed.push(path);
}

if (process.argv.includes("--check")) {
  for (const path of [...changed, ...gone])
    console.error(`schema/${path} has drifted; run node --import tsx scripts/generate-schema.ts`);
  process.exitCode = changed.length + gone.length === 0 ? 0 : 1;
} else {
  for (const path of changed) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), wanted.get(path)!);
  }
  for (const path of gone) await rm(join(folder, path));
  console.log(`schema/: ${wanted.size} files, ${changed.length} written, ${gone.length} removed`);
}

async function filesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
