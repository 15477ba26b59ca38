// Words that few requests ask for - audit trails told in a language, the rulings, and what rolls are for - lie beside a
// bundle as JSON and are read when somebody first does.
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { build } from "esbuild";
import { NOT_LOADED } from "./late-rules.mjs";

const SENTENCES = /[\\/]src[\\/]rulesets[\\/]\w+[\\/]sentences[\\/]\w\w\.ts$/;
const DATA = /[\\/]src[\\/]rulesets[\\/]\w+[\\/](interpretations|labels)\.ts$/;
const SPACE = "late-words";
const ENGLISH = "late-english";

/** The one thing a module exports, an object of data, and its name. */
async function exportOf(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: "esm",
    write: false,
    charset: "utf8",
  });
  const [{ contents }] = outputFiles;
  const module = await import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`);
  const [[name, words]] = Object.entries(module);
  return { name, words };
}

/** A module that exports an object with the same members as this one has, each of which is what `at(key)` gives. */
const likewise = ({ name, words }, at) => `
  ${at}
  export const ${name} = {};
  for (const key of ${JSON.stringify(Object.keys(words))}) {
    Object.defineProperty(${name}, key, { get: () => at(key), enumerable: true });
  }`;

/** The same object, read from a file when the first of its members is asked for. */
async function late({ path }) {
  const at = `
    import { readFileSync } from "node:fs";
    import file from "${SPACE}:${path.replaceAll("\\", "/")}.json";
    let words;
    const at = (key) => (words ??= JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")))[key];`;
  return { contents: likewise(await exportOf(path), at), loader: "js" };
}

/** The same object, imported once the first of its members has been asked for: shorter than as JSON. */
async function lateModule({ path }) {
  const at = `
    import { NotLoaded } from ${JSON.stringify(NOT_LOADED)};
    let words;
    const load = async () => { words = (await import("${ENGLISH}:${path.replaceAll("\\", "/")}")).en; };
    const at = (key) => { if (words === undefined) throw new NotLoaded(load); return words[key]; };`;
  return { contents: likewise(await exportOf(path), at), loader: "js", resolveDir: dirname(path) };
}

/** The esbuild plugin that does so. */
export const lateWords = {
  name: SPACE,
  setup({ onLoad, onResolve }) {
    onLoad({ filter: SENTENCES, namespace: "file" }, late);
    onLoad({ filter: DATA, namespace: "file" }, late);
    onResolve({ filter: /^late-words:/ }, ({ path }) => ({ path: path.slice(SPACE.length + 1), namespace: SPACE }));
    onLoad({ filter: /./, namespace: SPACE }, async ({ path }) => {
      return { contents: JSON.stringify((await exportOf(path.replace(/\.json$/, ""))).words), loader: "file" };
    });
  },
};

/** The esbuild plugin that keeps English as a module, where a wire loads what is missing and asks again. */
export const lateEnglish = {
  name: ENGLISH,
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /[\\/]sentences[\\/]en\.ts$/, namespace: "file" }, lateModule);
    onResolve({ filter: /^late-english:/ }, ({ path }) => ({
      path: path.slice(ENGLISH.length + 1),
      namespace: ENGLISH,
    }));
    onLoad({ filter: /./, namespace: ENGLISH }, async ({ path }) => {
      return { contents: await readFile(path, "utf8"), loader: "ts", resolveDir: dirname(path) };
    });
  },
};
