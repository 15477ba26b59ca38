// Words that few requests ask for - audit trails told in a language, and the rulings - lie beside a bundle as JSON and are
// read when somebody first does.
import { basename } from "node:path";
import { build } from "esbuild";

const SENTENCES = /[\\/]src[\\/]rulesets[\\/]\w+[\\/]sentences[\\/]\w\w\.ts$/;
const RULINGS = /[\\/]src[\\/]rulesets[\\/]\w+[\\/]interpretations\.ts$/;
const SPACE = "late-words";

/** What a module exports under its own name: an object of data. */
async function wordsOf(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: "esm",
    write: false,
    charset: "utf8",
  });
  const [{ contents }] = outputFiles;
  const module = await import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`);
  return module[basename(path, ".ts")];
}

/** A module that exports the same object, whose members are read from a file when the first of them is asked for. */
async function late({ path }) {
  const name = basename(path, ".ts");
  const members = Object.keys(await wordsOf(path)).map(
    (key) => `get ${JSON.stringify(key)}() { return at(${JSON.stringify(key)}); }`,
  );
  const contents = `
    import { readFileSync } from "node:fs";
    import file from "${SPACE}:${path.replaceAll("\\", "/")}.json";
    let words;
    const at = (key) => (words ??= JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")))[key];
    export const ${name} = { ${members.join(", ")} };`;
  return { contents, loader: "js" };
}

/** The esbuild plugin that does so. */
export const lateWords = {
  name: SPACE,
  setup({ onLoad, onResolve }) {
    onLoad({ filter: SENTENCES, namespace: "file" }, late);
    onLoad({ filter: RULINGS, namespace: "file" }, late);
    onResolve({ filter: /^late-words:/ }, ({ path }) => ({ path: path.slice(SPACE.length + 1), namespace: SPACE }));
    onLoad({ filter: /./, namespace: SPACE }, async ({ path }) => {
      return { contents: JSON.stringify(await wordsOf(path.replace(/\.json$/, ""))), loader: "file" };
    });
  },
};
