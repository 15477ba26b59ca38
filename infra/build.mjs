// Bundles each Lambda function into one CommonJS file: dist/graphql/index.cjs and dist/rest/index.cjs.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { leftOut } from "./left-out.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The most a stateless bundle may weigh, gzipped, in bytes (260 kB). */
export const SIZE_BUDGET = 260_000;

/** What every bundle of server code has in common, deployed or local. */
export const serverOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  target: "node20",
  mainFields: ["module", "main"],
  legalComments: "none",
  logLevel: "warning",
  // An optional peer of type-graphql, reached only through a dynamic import.
  external: ["class-validator"],
  plugins: [leftOut],
};

/** What lets a bundle of ECMAScript modules contain CommonJS ones. */
export const requireBanner = {
  js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
};

/** The options of the deployed bundles. */
export const functionOptions = {
  ...serverOptions,
  entryPoints: { "graphql/index": "src/handlers/graphql.ts", "rest/index": "src/handlers/rest.ts" },
  outdir: "dist",
  outExtension: { ".js": ".cjs" },
  format: "cjs",
  minify: true,
  metafile: true,
};

/** Bundles both functions and writes dist/metafile.json; gives each bundle's sizes in bytes. */
export async function buildFunctions() {
  const { metafile } = await build(functionOptions);
  await mkdir(join(root, "dist"), { recursive: true });
  await writeFile(join(root, "dist/metafile.json"), JSON.stringify(metafile));
  const files = Object.keys(metafile.outputs).filter((file) => file.endsWith(".cjs"));
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(root, file));
      return { file, bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
    }),
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const sizes = await buildFunctions();
  for (const { file, bytes, gzipped } of sizes) {
    console.log(`${file}  ${kB(bytes)}, gzipped ${kB(gzipped)} of at most ${kB(SIZE_BUDGET)}`);
  }
  if (sizes.some(({ gzipped }) => gzipped > SIZE_BUDGET)) {
    console.error("A bundle is over its size budget; look into dist/metafile.json for what grew.");
    exit(1);
  }
}
