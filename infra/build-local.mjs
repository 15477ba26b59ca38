// Bundles the service for this machine: dist/local/main.mjs, with the files of its pages. It is what `npm start` and the container run.
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { requireBanner, root, serverOptions } from "./build.mjs";
import { buildConsole } from "./build-console.mjs";
import { buildWeb } from "./build-web.mjs";

/** The options of the bundle: the same handlers that are deployed, behind HTTP. */
export const localOptions = {
  ...serverOptions,
  // Loaded only when a stored game is asked for, from where they are installed.
  external: ["@aws-sdk/*", "libsql", "piscina"],
  // A worker, which has the whole service too, answers what takes long. The store has threads of its own.
  entryPoints: {
    main: "src/local/main.ts",
    worker: "src/local/worker.ts",
    "sqlite-thread": "src/careers/store/sqlite-thread.mjs",
    "sqlite-check-thread": "src/careers/store/sqlite-check-thread.mjs",
  },
  outdir: join(root, "dist/local"),
  outExtension: { ".js": ".mjs" },
  format: "esm",
  sourcemap: true,
  banner: requireBanner,
};

/** Bundles the service and the files of its pages. Returns the path of the file to run. */
export async function buildLocal() {
  await Promise.all([buildConsole(), buildWeb(), build(localOptions)]);
  return join(localOptions.outdir, "main.mjs");
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildLocal();
