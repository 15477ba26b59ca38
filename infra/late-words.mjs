// Every language but English lies beside a bundle as JSON and is read when somebody first asks for it.
import { basename } from "node:path";
import { build } from "esbuild";

const LANGUAGE = /[\\/]src[\\/]rulesets[\\/]\w+[\\/]sentences[\\/]\w\w\.ts$/;
const SPACE = "late-words";

/** The words of a language as its module exports them. */
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

/** The esbuild plugin that does so. */
export const lateWords = {
  name: SPACE,
  setup({ onLoad, onResolve }) {
    onLoad({ filter: LANGUAGE, namespace: "file" }, async ({ path }) => {
      const language = basename(path, ".ts");
      if (language === "en") return undefined;
      const words = await wordsOf(path);
      const members = Object.keys(words).map((key) => `get ${key}() { return words().${key}; }`);
      const contents = `
        import { readFileSync } from "node:fs";
        import file from "${SPACE}:${path.replaceAll("\\", "/")}.json";
        let read;
        const words = () => (read ??= JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")));
        export const ${language} = { ${members.join(", ")} };`;
      return { contents, loader: "js" };
    });
    onResolve({ filter: /^late-words:/ }, ({ path }) => ({ path: path.slice(SPACE.length + 1), namespace: SPACE }));
    onLoad({ filter: /./, namespace: SPACE }, async ({ path }) => {
      return { contents: JSON.stringify(await wordsOf(path.replace(/\.json$/, ""))), loader: "file" };
    });
  },
};
