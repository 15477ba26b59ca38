// Measures the figures the architecture sets limits for, on bundles like the deployed ones; exits 1 when one is broken.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { buildFunctions, functionOptions, requireBanner, root, serverOptions } from "../infra/build.mjs";

// As Apollo is bundled by anyone: without what infra/left-out.mjs leaves out.
const plain = { ...functionOptions, plugins: [] };
const hello = join(root, "test/bench/apollo-hello.ts");
const outfile = join(root, "dist/bench/main.mjs");

await Promise.all([
  buildFunctions(),
  build({ ...plain, entryPoints: { "bench/hello": hello }, define: { LEAN: "false" } }),
  build({ ...plain, entryPoints: { "bench/hello-lean": hello }, define: { LEAN: "true" } }),
  build({
    ...serverOptions,
    entryPoints: [join(root, "test/bench/main.ts")],
    outfile,
    format: "esm",
    external: [...serverOptions.external, "esbuild"],
    banner: requireBanner,
  }),
]);
await stop();
process.chdir(root);
await import(pathToFileURL(outfile).href);
