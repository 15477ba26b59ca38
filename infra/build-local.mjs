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
  // The service loads these on demand, from node_modules.
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

/** Bundles the service, and the files of its pages. A running server goes on: it has loaded its bundle whole. */
export async function buildLocal() {
  await Promise.all([build(localOptions), buildConsole(), buildWeb()]);
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildLocal();
