// Starts the service in this process: the deployed handlers, behind HTTP. Bundles it first if a source has changed.
// Another process builds the conformance vectors that the service offers.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execPath, exit } from "node:process";
import { pathToFileURL } from "node:url";
import { root, sourcesDigest } from "./sources.mjs";

const main = join(root, "dist/local/main.mjs");
const stamp = join(root, "dist/local/built-from.txt");
const digest = sourcesDigest();

const isBundled = [main, stamp, join(root, "dist/web"), join(root, "dist/console")].every((path) => existsSync(path));
if (!isBundled || readFileSync(stamp, "utf8") !== digest) await bundle();

const vectors = ["scripts/run.mjs", "test/vectors/main.ts", "--changed"];
spawn(execPath, vectors, { cwd: root, stdio: ["ignore", "ignore", "inherit"] }).unref();
// Stored games belong to the project folder, regardless of the working directory.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(main).href);

async function bundle() {
  const { stop } = await import("esbuild");
  const { buildLocal } = await import("../infra/build-local.mjs");
  try {
    await buildLocal();
  } catch (error) {
    console.error(
      error.errors === undefined ? error.message : "The service could not be built; see the messages above.",
    );
    exit(1);
  }
  await stop();
  writeFileSync(stamp, digest);
}
