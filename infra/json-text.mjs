// Large JSON goes into the bundles as text: JSON.parse reads it faster than a script with the same values is read.
import { readFile } from "node:fs/promises";

const LARGE = 10_000;

/** The esbuild plugin that does so. */
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
