// What only documents a declaration - titles, docs, and names and descriptions of schemas - is left out of the bundles: whatever
// tells it was generated beforehand, but for the list of rulesets, which reads it from a file when it is asked for.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const SPACE = "documentation";
const DOCUMENTED = /[\\/]src[\\/](rulesets|core)[\\/].*\.ts$/;
const CALLABLES = /[\\/](operations|reports)[\\/][\w-]+\.ts$/;
const CATALOGUE = /[\\/]src[\\/]api[\\/]callable-docs\.ts$/;

const STRING = String.raw`"(?:[^"\\\n]|\\.)*"`;
const TOLD = new RegExp(String.raw`^  (title|doc):\s*${STRING},$`, "gm");
const DESCRIBED = new RegExp(String.raw`\s*\.describe\(\s*${STRING},?\s*\)`, "g");
const COUNTED = /\b(amount|count|few)\((\w+,\s*)?"[^"\\\n]*\."\)/g;
const NAMED = new RegExp(String.raw`^([\s\S]*),\s*${STRING},\s*${STRING},?\s*$`);

/** A module without its documentation; the lines of nothing else change. */
export function undocumented(source, path) {
  const untitled = CALLABLES.test(path) ? source.replace(TOLD, '  $1: "",') : source;
  if (!source.includes('from "zod"')) return untitled;
  return withoutNames(untitled.replace(DESCRIBED, "").replace(COUNTED, '$1($2"")'));
}

/** Every `named(schema, "Name", "description")` as the schema alone. */
function withoutNames(source) {
  const [before, ...calls] = source.split(/\bnamed\(/);
  const bare = calls.map((rest) => {
    const end = closing(rest);
    const [, schema] = NAMED.exec(rest.slice(0, end)) ?? [];
    return schema === undefined ? `named(${rest}` : `(${schema})${rest.slice(end + 1)}`;
  });
  return [before, ...bare].join("");
}

/** Where the bracket that is open at the start of a text is closed. */
function closing(text) {
  let open = 1;
  for (const { 0: token, index } of text.matchAll(new RegExp(`${STRING}|[()]`, "g"))) {
    if (token === "(") open += 1;
    else if (token === ")") open -= 1;
    if (open === 0) return index;
  }
  return text.length;
}

let docs;

/** By ruleset and name, the title and the doc of every operation and report. */
function docsOfAll() {
  docs ??= (async () => {
    const contents = `
      import { rulesets } from "./src/rulesets/index";
      const told = ({ name, title, doc }) => [name, { title, doc }];
      const all = ({ start, operations, reports }) => Object.fromEntries([start, ...operations, ...reports].map(told));
      export const docs = Object.fromEntries(rulesets.map((ruleset) => [ruleset.id, all(ruleset)]));`;
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      platform: "node",
      format: "esm",
      write: false,
    });
    const module = Buffer.from(outputFiles[0].contents).toString("base64");
    return (await import(`data:text/javascript;base64,${module}`)).docs;
  })();
  return docs;
}

const catalogue = `
  import { readFileSync } from "node:fs";
  import file from "${SPACE}:docs.json";
  let docs;
  export function docsOf({ id }, { name }) {
    docs ??= JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
    return docs[id][name];
  }`;

/** The esbuild plugin that does so. */
export const documentation = {
  name: SPACE,
  setup({ onLoad, onResolve }) {
    onLoad({ filter: CATALOGUE }, () => ({ contents: catalogue, loader: "js" }));
    onLoad({ filter: DOCUMENTED, namespace: "file" }, async ({ path }) => {
      return { contents: undocumented(await readFile(path, "utf8"), path), loader: "ts" };
    });
    onResolve({ filter: /^documentation:/ }, () => ({ path: "docs.json", namespace: SPACE }));
    onLoad({ filter: /./, namespace: SPACE }, async () => ({
      contents: JSON.stringify(await docsOfAll()),
      loader: "file",
    }));
  },
};
