// Builds the web app, src/web, into dist/web: files with hashed names, compressed in advance. Does nothing if up to
// date.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { argv, pid } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import MarkdownIt from "markdown-it";
import { root, sourcesDigest } from "../scripts/sources.mjs";
import { guideFiles, guidesDigest } from "./guides.mjs";
import { licencesOf, packagesIn } from "./licences.mjs";

const { escapeHtml } = new MarkdownIt().utils;

/** Languages of the built pages. */
const LANGUAGES = ["en", "fr", "ja"];

/** Builds the pages into a folder. Returns false without a build if no source of the project has changed. */
export async function buildWeb(target = join(root, "dist/web")) {
  const stamp = join(target, "built-from.txt");
  const inputs = `${sourcesDigest()} ${await guidesDigest(root)}`;
  if ((await readFile(stamp, "utf8").catch(() => "")) === inputs) return false;
  // Built in a temporary folder and then renamed: another process may build or serve the same files.
  const fresh = `${target}.${pid}`;
  await mkdir(fresh, { recursive: true });
  await buildInto(fresh);
  await writeFile(join(fresh, "built-from.txt"), inputs);
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target).catch(() => rm(fresh, { recursive: true, force: true }));
  return true;
}

async function buildInto(target) {
  const metafile = await bundle(target);
  const { outputs } = metafile;
  const licences = await licencesOf(
    root,
    packagesIn(metafile),
    "What the pages for people load is made of these packages.",
  );
  const named = `licences-${hashOf(licences)}.txt`;
  await writeFile(join(target, named), licences);
  const names = Object.fromEntries(
    Object.entries(outputs)
      .filter(([, { entryPoint }]) => entryPoint !== undefined)
      .map(([file, { entryPoint }]) => [basename(entryPoint), basename(file)]),
  );
  const { index, pages } = await guideFiles(root);
  const searched = `guides-${hashOf(index)}.txt`;
  await writeFile(join(target, searched), index);
  const all = { ...names, licences: named, searched };
  await Promise.all([
    ...[...Object.keys(outputs).map((file) => join(root, file)), join(target, named), join(target, searched)].map(
      writeCoded,
    ),
    ...LANGUAGES.map((language) => writePages(target, language, all)),
  ]);
  await Promise.all([...pages].map(([name, page]) => writeFile(join(target, name), page)));
}

async function bundle(target) {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      "src/web/app.tsx",
      "src/web/landing.ts",
      "src/web/text.ts",
      "src/web/verify/worker.ts",
      "src/web/style.css",
    ],
    outdir: target,
    bundle: true,
    splitting: true,
    minify: true,
    platform: "browser",
    format: "esm",
    target: "es2022",
    charset: "utf8",
    jsx: "automatic",
    jsxImportSource: "preact",
    // All files go into one folder, regardless of the folders of their sources.
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
  return metafile;
}

/** Writes the brotli and gzip versions of a file, at maximum compression. */
async function writeCoded(file) {
  const bytes = await readFile(file);
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))]);
}

/**
 * Writes the HTML documents of a language. Fills in `{{words}}` from its catalogue and the names of the hashed files.
 */
async function writePages(target, language, names) {
  const words = JSON.parse(await readFile(join(root, `src/web/words/${language}.json`), "utf8"));
  const known = { ...words, language, ...names };
  await Promise.all(
    ["landing", "app", "text"].map(async (page) => {
      const template = await readFile(join(root, `src/web/pages/${page}.html`), "utf8");
      const html = template.replaceAll(/\{\{([^}]+)\}\}/g, (_, name) => {
        if (known[name] === undefined) throw new Error(`${page}.html asks for ${name}, which there is not.`);
        return escapeHtml(known[name]);
      });
      await writeFile(join(target, `${page}.${language}.html`), html);
    }),
  );
}

/** Hashes a content the way the bundler does for file names. */
function hashOf(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await buildWeb()) ? "dist/web built" : "dist/web is up to date");
}
