// Bundles the command line: dist/cli/main.mjs, its worker beside it, and each ruleset loaded when asked for.
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { requireBanner, root, serverOptions } from "./build.mjs";

/** Bundles the command line; what it finds installed it does not carry. */
export async function buildCli() {
  await build({
    ...serverOptions,
    external: [...serverOptions.external, "piscina", "commander"],
    entryPoints: { main: "src/cli/main.ts", worker: "src/cli/simulation/worker.ts" },
    outdir: join(root, "dist/cli"),
    outExtension: { ".js": ".mjs" },
    format: "esm",
    splitting: true,
    banner: requireBanner,
    charset: "utf8",
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildCli();
