// Bundles the service for this machine: dist/local/main.mjs, with the files of its pages. `npm start` and the container
// run it.
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { requireBanner, root, serverOptions } from "./build.mjs";
import { buildConsole } from "./build-console.mjs";
import { buildWeb } from "./build-web.mjs";

/** The options of the bundle: the deployed handlers, behind HTTP. */
export const localOptions = {
  ...serverOptions,
  // The service loads these on demand, from node_modules.
  external: ["@aws-sdk/*", "libsql", "piscina"],
  // A worker runs long requests, so its bundle contains the whole service. The store has its own threads.
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

/**
 * Bundles the service, and builds the files of its pages. A running server is not affected: it has loaded its whole
 * bundle.
 */
export async function buildLocal() {
  await Promise.all([build(localOptions), buildConsole(), buildWeb()]);
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildLocal();
