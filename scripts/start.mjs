// Bundles the service for this machine and starts it in this process: the very handlers that are deployed, behind HTTP.
import { join } from "node:path";
import { exit } from "node:process";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { requireBanner, root, serverOptions } from "../infra/build.mjs";
import { buildConsole } from "./build-console.mjs";

const outfile = join(root, "dist/local/main.mjs");

try {
  await Promise.all([
    buildConsole(),
    build({
      ...serverOptions,
      // Loaded only when a stored game is asked for, from where they are installed.
      external: [...serverOptions.external, "@aws-sdk/*", "dynalite"],
      entryPoints: ["src/local/main.ts"],
      outfile,
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
// Whatever is read by a path, such as the pages, is read from the project.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(outfile).href);
