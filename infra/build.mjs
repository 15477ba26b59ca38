// Bundles each Lambda function, such as dist/rest/index.mjs, with its lazily loaded chunks.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

export const root = fileURLToPath(new URL("..", import.meta.url));

const LARGE = 10_000;

/**
 * Bundles large JSON as text: JSON.parse is faster than parsing the same values as a script. `npm run bench` measures
 * the gain.
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

/** The options that all bundles of server code share, deployed or local. */
export const serverOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  target: "node20",
  mainFields: ["module", "main"],
  legalComments: "none",
  logLevel: "warning",
  // Same as in the deployed environment. Without it, graphql adds development checks to every step.
  define: { "process.env.NODE_ENV": '"production"' },
  // Apollo's own module finds no crypto in a bundle and hashes each document in JavaScript. That costs an eighth to a
  // quarter of a large request.
  alias: { "@apollo/utils.createhash": "node:crypto" },
  plugins: [jsonText],
};

/** The banner that lets a bundle of ECMAScript modules contain CommonJS modules. */
export const requireBanner = {
  js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
};

/** The deployed functions. */
export const FUNCTIONS = ["graphql", "rest", "careers", "events", "webhooks", "simulation"];

/** The bundle options of one function: an entry, with lazily loaded chunks, such as a ruleset, in the same folder. */
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

/** Bundles every function and writes the esbuild metafile to dist/metafile.json. */
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

/** The options of the command line bundle: dist/cli/main.mjs and its worker. Installed dependencies stay external. */
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

/** Removes files of earlier builds from the folder of a bundle. */
async function removeOthers(name, { outputs }) {
  const folder = `dist/${name}`;
  const others = (await readdir(join(root, folder))).filter((file) => !(`${folder}/${file}` in outputs));
  await Promise.all(others.map((file) => rm(join(root, folder, file), { recursive: true, force: true })));
}

/** Formats the size of a function, including its lazily loaded chunks. */
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
