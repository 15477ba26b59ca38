// Measures the figures the architecture sets limits for, on bundles like the deployed ones; exits 1 when one is broken.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { buildFunctions, functionOptions, requireBanner, root, serverOptions } from "../../infra/build.mjs";

// As Apollo is bundled by anyone: with the plugins that infra/build.mjs leaves out.
const plain = { ...functionOptions("graphql"), plugins: [], splitting: false, outdir: "dist" };
const hello = join(root, "test/bench/apollo-hello.ts");
const outfile = join(root, "dist/bench/main.mjs");

await Promise.all([
  buildFunctions(),
  build({ ...plain, entryPoints: { "bench/hello": hello }, define: { ...plain.define, LEAN: "false" } }),
  build({ ...plain, entryPoints: { "bench/hello-lean": hello }, define: { ...plain.define, LEAN: "true" } }),
  build({
    ...serverOptions,
    entryPoints: [join(root, "test/bench/main.ts")],
    outfile,
    format: "esm",
    banner: requireBanner,
  }),
]);
await stop();
process.chdir(root);
const { bench } = await import(pathToFileURL(outfile).href);
process.exitCode = (await bench()) ? 0 : 1;
