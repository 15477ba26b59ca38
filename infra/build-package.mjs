// Bundles the npm package: the command line, the service, and the typed library (rules, proofs and client) for every
// platform.
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { cliOptions, jsonText, root } from "./build.mjs";
import { buildConsole } from "./build-console.mjs";
import { localOptions } from "./build-local.mjs";
import { buildWeb } from "./build-web.mjs";
import { writeDeclarations } from "./declarations.mjs";
import { licencesOf, packagesIn } from "./licences.mjs";

const source = join(root, "src");

/** The entry points by file name. The `exports` of package.json map the public names to them. */
const ENTRIES = {
  rules: "library/rules.ts",
  hunters: "library/hunters.ts",
  goeben: "library/goeben.ts",
  pq17: "library/pq17.ts",
  proof: "library/proof.ts",
  client: "client/index.ts",
  decisions: "client/decisions.ts",
  form: "form/fields.ts",
};

/** The options of the library bundles. The neutral platform makes the build fail if a module needs Node. */
const libraryOptions = {
  absWorkingDir: source,
  entryPoints: ENTRIES,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "neutral",
  mainFields: ["module", "main"],
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  metafile: true,
  logLevel: "warning",
  plugins: [jsonText],
};

/** Builds the command line, the service, the library with its declarations, and the licences of bundled packages. */
export async function buildPackage(target = join(root, "dist")) {
  const [cli, library, service] = ["cli", "library", "service"].map((name) => join(target, name));
  await Promise.all([cli, library, service].map((folder) => rm(folder, { recursive: true, force: true })));
  const built = await Promise.all([
    build({ ...cliOptions, outdir: cli, metafile: true }),
    build({ ...libraryOptions, outdir: library }),
    build({ ...localOptions, outdir: service, splitting: true, minify: true, sourcemap: false, metafile: true }),
    buildConsole(join(target, "console")),
    buildWeb(join(target, "web")),
    writeDeclarations(source, Object.values(ENTRIES), join(library, "types")),
  ]);
  const packages = built.flatMap((each) => (each?.metafile === undefined ? [] : packagesIn(each.metafile)));
  const names = packages.map((folder) => folder.slice(folder.lastIndexOf("node_modules/")));
  const heading = "What this package carries within itself of others is made of these packages.";
  await writeFile(join(target, "licences.txt"), await licencesOf(root, [...new Set(names)].sort(), heading));
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildPackage();
