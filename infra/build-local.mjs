// Bundles the service for this machine: dist/local/main.mjs, with the files of its pages. It is what `npm start` and the container run.
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { removeOthers, requireBanner, root, serverOptions } from "./build.mjs";
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
  splitting: true,
  sourcemap: true,
  banner: requireBanner,
};

/** Bundles the service and the files of its pages into a folder. Returns the path of the file to run, and what is in the bundle. */
export async function buildLocal(target = join(root, "dist"), options = {}) {
  const outdir = join(target, "local");
  const [{ metafile }] = await Promise.all([
    build({ ...localOptions, outdir, metafile: true, ...options }),
    buildConsole(join(target, "console")),
    buildWeb(join(target, "web")),
  ]);
  await removeOthers(metafile);
  return { main: join(outdir, "main.mjs"), metafile };
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildLocal();
