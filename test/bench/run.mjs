// Measures the figures with architecture limits, on bundles like the deployed ones. Exits with 1 if a limit is broken.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import { buildFunctions, functionOptions, requireBanner, root, serverOptions } from "../../infra/build.mjs";

// As other users bundle Apollo: with its own hashing.
const plain = { ...functionOptions("graphql"), plugins: [], alias: {}, splitting: false, outdir: "dist/bench" };
const outfile = join(root, "dist/bench/main.mjs");

await Promise.all([
  buildFunctions(),
  build({ ...plain, entryPoints: { hello: join(root, "test/bench/apollo-hello.ts") } }),
  build({ ...functionOptions("graphql"), plugins: [], outdir: "dist/bench/json-as-script" }),
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
process.exitCode = (await bench(process.argv.slice(2))) ? 0 : 1;
