// Bundles each Lambda function, such as dist/rest/index.mjs, with what it loads later beside it.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

export const root = fileURLToPath(new URL("..", import.meta.url));

const LARGE = 10_000;

/**
 * Bundles large JSON as text, since JSON.parse reads it faster than a script with the same values is read. What it gains is
 * a row of `npm run bench`.
 */
export const jsonText = {
  name: "json-text",
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (text.length < LARGE) return undefined;
      const bare = JSON.stringify(JSON.stringify(JSON.parse(text)));
      return { contents: `export default JSON.parse(${bare});`, loader: "js" };
    });
  },
};

/** What every bundle of server code has in common, deployed or local. */
export const serverOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  target: "node20",
  mainFields: ["module", "main"],
  legalComments: "none",
  logLevel: "warning",
  // As in the deployed environment; graphql checks its callers at every step otherwise.
  define: { "process.env.NODE_ENV": '"production"' },
  // In a bundle Apollo's own finds no crypto and hashes each document in JavaScript: an eighth to a quarter of a large request.
  alias: { "@apollo/utils.createhash": "node:crypto" },
  plugins: [jsonText],
};

/** What lets a bundle of ECMAScript modules contain CommonJS ones. */
export const requireBanner = {
  js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
};

/** The functions deployed. */
export const FUNCTIONS = ["graphql", "rest", "careers", "simulation"];

/**
 * The options of one function's bundle: an entry, and beside it what is loaded only when asked for, such as a ruleset.
 */
export const functionOptions = (name) => ({
  ...serverOptions,
  entryPoints: { index: `src/handlers/${name}.ts` },
  outdir: `dist/${name}`,
  outExtension: { ".js": ".mjs" },
  format: "esm",
  splitting: true,
  banner: requireBanner,
  minify: true,
  metafile: true,
});

/** Bundles every function and writes dist/metafile.json, which says what is bundled. */
export async function buildFunctions() {
  const built = await Promise.all(
    FUNCTIONS.map(async (name) => {
      const { metafile } = await build(functionOptions(name));
      await removeOthers(name, metafile);
      return metafile;
    }),
  );
  const inputs = Object.assign({}, ...built.map((metafile) => metafile.inputs));
  const outputs = Object.assign({}, ...built.map((metafile) => metafile.outputs));
  await writeFile(join(root, "dist/metafile.json"), JSON.stringify({ inputs, outputs }));
}

/** The options of the bundle of the command line: dist/cli/main.mjs, and its worker beside it; what it finds installed it does not carry. */
export const cliOptions = {
  ...serverOptions,
  external: ["piscina", "commander", "@modelcontextprotocol/server"],
  entryPoints: { main: "src/cli/main.ts", worker: "src/cli/simulation/worker.ts" },
  outdir: "dist/cli",
  outExtension: { ".js": ".mjs" },
  format: "esm",
  splitting: true,
  banner: requireBanner,
  charset: "utf8",
};

/** Removes what earlier builds left beside a bundle's files. */
async function removeOthers(name, { outputs }) {
  const folder = `dist/${name}`;
  const others = (await readdir(join(root, folder))).filter((file) => !(`${folder}/${file}` in outputs));
  await Promise.all(others.map((file) => rm(join(root, folder, file), { recursive: true, force: true })));
}

/** How large a function is, with all that it may come to load. */
async function sizesOf(name) {
  const folder = join(root, "dist", name);
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file))));
  const kB = (sizes) => `${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0)} kB`;
  const gzipped = files.map((bytes) => gzipSync(bytes).length);
  return `dist/${name}: ${files.length} files, ${kB(files.map((bytes) => bytes.length))}, gzipped ${kB(gzipped)}`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  await buildFunctions();
  for (const name of FUNCTIONS) console.log(await sizesOf(name));
}
