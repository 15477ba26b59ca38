// Runs the command line as it is published, bundled again when a source is newer: that starts faster than the sources do.
import { readdirSync, statSync } from "node:fs";
import { mkdir, rename, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { exit, pid } from "node:process";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { cliOptions, root } from "../infra/build.mjs";

const bundled = join(root, cliOptions.outdir, "main.mjs");

/** The date of the bundle: what is saved while it is made is newer. */
const begun = new Date();

if (isOld()) {
  try {
    const { outputFiles } = await build({ ...cliOptions, write: false });
    // The entry comes last, since its date says that all is there.
    for (const file of outputFiles.filter(({ path }) => path !== bundled)) await put(file);
    await put(outputFiles.find(({ path }) => path === bundled));
  } catch (error) {
    console.error(error.errors === undefined ? error.message : "The command line could not be built; see above.");
    exit(1);
  }
  await stop();
}
await import(pathToFileURL(bundled).href);

/** True when something that the bundle is made of has changed since; a folder changes when a file in it comes or goes. */
function isOld() {
  const made = statSync(bundled, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ["src", "schema", "infra", "package.json", "package-lock.json", "tsconfig.json"];
  return sources.some((name) => newest(join(root, name)) >= made);
}

/** The newest date at or below a path; 0 for what has gone, or is the lock of an editor, which leads nowhere. */
function newest(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  const below = found.isDirectory() ? readdirSync(path).map((name) => newest(join(path, name))) : [];
  return Math.max(found.mtimeMs, ...below);
}

/** Writes a file all at once, since another command may be reading it. */
async function put({ path, contents }) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${pid}`, contents);
  await utimes(`${path}.${pid}`, begun, begun);
  await rename(`${path}.${pid}`, path);
}
