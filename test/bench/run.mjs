// Measures the figures the architecture sets limits for, on bundles like the deployed ones; exits 1 when one is broken.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, stop } from "esbuild";
import {
  buildFunctions,
  functionOptions,
  jsonText,
  requireBanner,
  root,
  serverOptions,
  withoutDisabled,
} from "../../infra/build.mjs";

/** GraphQL's function bundled with other plugins than the deployed one. */
const variant = (name, plugins) => build({ ...functionOptions("graphql"), plugins, outdir: `dist/bench/${name}` });
// As Apollo is bundled by anyone: with the plugins that infra/build.mjs leaves out, and with its own hashing.
const plain = { ...functionOptions("graphql"), plugins: [], alias: {}, splitting: false, outdir: "dist/bench" };
const outfile = join(root, "dist/bench/main.mjs");

await Promise.all([
  buildFunctions(),
  build({ ...plain, entryPoints: { hello: join(root, "test/bench/apollo-hello.ts") } }),
  variant("with-disabled", [jsonText]),
  variant("json-as-script", [withoutDisabled()]),
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
