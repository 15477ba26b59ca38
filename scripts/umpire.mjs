// Runs the published bundle of the command line, which starts faster than the sources. Bundles again if a source is
// newer.
import { readdirSync, statSync } from "node:fs";
import { mkdir, rename, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { exit, pid } from "node:process";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { cliOptions, root } from "../infra/build.mjs";

const bundled = join(root, cliOptions.outdir, "main.mjs");

/** The date of the bundle. A file saved during the build is newer, so the next start builds again. */
const startedAt = new Date();

if (isOld()) {
  try {
    const { outputFiles } = await build({ ...cliOptions, write: false });
    // The entry is written last: its date marks the bundle as complete.
    for (const file of outputFiles.filter(({ path }) => path !== bundled)) await writeWhole(file);
    await writeWhole(outputFiles.find(({ path }) => path === bundled));
  } catch (error) {
    console.error(error.errors === undefined ? error.message : "The command line could not be built; see above.");
    exit(1);
  }
  await stop();
}
await import(pathToFileURL(bundled).href);

/**
 * True if a source of the bundle has changed since the build. A folder's date changes when a file is added or removed.
 */
function isOld() {
  const bundledAt = statSync(bundled, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ["src", "schema", "infra", "package.json", "package-lock.json", "tsconfig.json"];
  return sources.some((name) => newest(join(root, name)) >= bundledAt);
}

/** The newest date at or below a path. 0 if it is gone, or is a dangling link such as an editor's lock. */
function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  const below = stats.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(stats.mtimeMs, ...below);
}

/** Writes a file atomically, since another command may be reading it. */
async function writeWhole({ path, contents }) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${pid}`, contents);
  await utimes(`${path}.${pid}`, startedAt, startedAt);
  await rename(`${path}.${pid}`, path);
}
