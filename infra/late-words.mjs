// Words that few requests ask for - audit trails told in a language, the rulings, and
// what rolls are for - lie beside a bundle as JSON and are
// read when somebody first does.
import { build } from "esbuild";

const SENTENCES = /[\\/]src[\\/]rulesets[\\/]\w+[\\/]sentences[\\/]\w\w\.ts$/;
const DATA = /[\\/]src[\\/]rulesets[\\/]\w+[\\/](interpretations|labels)\.ts$/;
const SPACE = "late-words";

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

/** A module that exports the same object, whose members are read from a file when the first of them is asked for. */
async function late({ path }) {
  const { name, words } = await exportOf(path);
  const contents = `
    import { readFileSync } from "node:fs";
    import file from "${SPACE}:${path.replaceAll("\\", "/")}.json";
    let words;
    const at = (key) => (words ??= JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")))[key];
    export const ${name} = {};
    for (const key of ${JSON.stringify(Object.keys(words))}) {
      Object.defineProperty(${name}, key, { get: () => at(key), enumerable: true });
    }`;
  return { contents, loader: "js" };
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
