// Bundles the service for this machine and starts it in this process: the very handlers that are deployed, behind HTTP.
import { join } from "node:path";
import { exit } from "node:process";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { requireBanner, root, serverOptions } from "../infra/build.mjs";
import { buildConsole } from "../infra/build-console.mjs";
import { buildWeb } from "../infra/build-web.mjs";

const outdir = join(root, "dist/local");

try {
  await Promise.all([
    buildConsole(),
    buildWeb(),
    build({
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
      outdir,
      outExtension: { ".js": ".mjs" },
      format: "esm",
      sourcemap: true,
      banner: requireBanner,
    }),
  ]);
} catch (error) {
  console.error(error.errors === undefined ? error.message : "The service could not be built; see the messages above.");
  exit(1);
}
await stop();
// Stored games are kept in the project, wherever this was started.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(outdir, "main.mjs")).href);
