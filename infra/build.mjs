// Bundles each Lambda function, such as dist/rest/index.mjs, with what it loads later beside it, and the command line.
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

export const root = fileURLToPath(new URL("..", import.meta.url));

const NOTHING = fileURLToPath(new URL("nothing.mjs", import.meta.url));

const DISABLED = /\/plugin\/(cacheControl|usageReporting|schemaReporting|inlineTrace|landingPage\/default)\/index\.js$/;

/**
 * Leaves out Apollo's plugins that the server disables: caching hints, reports to a vendor with their protocol buffers, and a
 * page that loads from elsewhere. GraphQL's first answer takes some 11 ms less without them, for pq17 17.
 */
const withoutDisabled = {
  name: "without-disabled-plugins",
  setup({ onResolve }) {
    onResolve({ filter: DISABLED }, ({ importer }) =>
      importer.endsWith("ApolloServer.js") ? { path: NOTHING } : undefined,
    );
  },
};

const LARGE = 10_000;

/**
 * Bundles large JSON as text, since JSON.parse reads it faster than a script with the same values is read: GraphQL's first
 * answer takes some 10 ms less, for pq17 15.
 */
const jsonText = {
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
  // An optional peer of type-graphql, reached only through a dynamic import.
  external: ["class-validator"],
  plugins: [withoutDisabled, jsonText],
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
  // Japanese written out is shorter than its escapes.
  charset: "utf8",
  metafile: true,
});

/**
 * Bundles every function and writes dist/metafile.json; gives each bundle's sizes in bytes: gzipped whole, and gzipped
 * as far as a request about each ruleset loads it.
 */
export async function buildFunctions() {
  const built = await Promise.all(
    FUNCTIONS.map(async (name) => {
      const { metafile } = await build(functionOptions(name));
      await removeOthers(name, metafile);
      return { name, metafile };
    }),
  );
  const inputs = Object.assign({}, ...built.map(({ metafile }) => metafile.inputs));
  const outputs = Object.assign({}, ...built.map(({ metafile }) => metafile.outputs));
  await writeFile(join(root, "dist/metafile.json"), JSON.stringify({ inputs, outputs }));
  return Promise.all(built.map(({ name, metafile }) => sizesOf(name, metafile)));
}

/** Bundles the command line: dist/cli/main.mjs, and its worker beside it; what it finds installed it does not carry. */
async function buildCli() {
  await build({
    ...serverOptions,
    external: [...serverOptions.external, "piscina", "commander"],
    entryPoints: { main: "src/cli/main.ts", worker: "src/cli/simulation/worker.ts" },
    outdir: "dist/cli",
    outExtension: { ".js": ".mjs" },
    format: "esm",
    splitting: true,
    banner: requireBanner,
    charset: "utf8",
  });
}

/** Removes what earlier builds left beside a bundle's files. */
async function removeOthers(name, { outputs }) {
  const folder = `dist/${name}`;
  const others = (await readdir(join(root, folder))).filter((file) => !(`${folder}/${file}` in outputs));
  await Promise.all(others.map((file) => rm(join(root, folder, file), { recursive: true, force: true })));
}

async function sizesOf(name, { outputs }) {
  const sizes = new Map();
  for (const file of Object.keys(outputs)) {
    const bytes = await readFile(join(root, file));
    sizes.set(file, { bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length });
  }
  const sum = (files, what) => [...files].reduce((total, file) => total + sizes.get(file)[what], 0);
  const entry = `dist/${name}/index.mjs`;
  const games = (await readdir(join(root, "src/rulesets"), { withFileTypes: true })).filter((each) =>
    each.isDirectory(),
  );
  const loadedFor = (game) => {
    return sum(closureOf(outputs, alwaysFor(outputs, entry, game)), "gzipped");
  };
  const loaded = Object.fromEntries(games.map(({ name: game }) => [game, loadedFor(game)]));
  return {
    file: entry,
    files: sizes.size,
    bytes: sum(sizes.keys(), "bytes"),
    whole: sum(sizes.keys(), "gzipped"),
    loaded,
  };
}

/** The files that every request about one game asks for: the entry and what is made of the game. */
function alwaysFor(outputs, entry, game) {
  const wanted = [`src/rulesets/${game}/index.ts`, `schema/graphql/${game}.json`, "schema/graphql/common.json"];
  return Object.keys(outputs).filter((file) => file === entry || wanted.includes(outputs[file].entryPoint));
}

/** These files and all that they import. */
function closureOf(outputs, files) {
  const loaded = new Set();
  const load = (file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of outputs[file].imports) if (kind === "import-statement" && path in outputs) load(path);
  };
  files.forEach(load);
  return loaded;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const [sizes] = await Promise.all([buildFunctions(), buildCli()]);
  for (const { file, files, bytes, whole, loaded } of sizes) {
    const told = Object.entries(loaded).map(([game, gzipped]) => `${game} ${kB(gzipped)}`);
    console.log(`${file}  gzipped, for a request about ${told.join(", ")}`);
    console.log(`  all ${files} files ${kB(bytes)}, gzipped ${kB(whole)}`);
  }
}
