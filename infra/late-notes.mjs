// What the charts of a pack say of themselves - where they were read, how surely, and notes - is no part of play: it lies
// beside a bundle as JSON and is read when somebody first looks at it.
import { readFile } from "node:fs/promises";

const PACKS = /[\\/]src[\\/]rulesets[\\/]\w+[\\/]charts[\\/]pack\.json$/;
const SPACE = "late-notes";
const NOTES = ["notes", "provenance", "sources"];

/** A pack in two: as it is, with 0 for every note of a chart or of its facts, and those notes in the order they stand in. */
async function apart(path) {
  const pack = JSON.parse(await readFile(path, "utf8"));
  const notes = [];
  for (const chart of Object.values(pack.charts)) {
    for (const holder of [chart, chart.facts ?? {}]) {
      for (const key of Object.keys(holder).filter((each) => NOTES.includes(each))) {
        notes.push(holder[key]);
        holder[key] = 0;
      }
    }
  }
  return { pack, notes };
}

/** A module that exports the very same pack, whose notes are read from a file when the first of them is looked at. */
async function late({ path }) {
  const { pack } = await apart(path);
  const contents = `
    import { readFileSync } from "node:fs";
    import file from "${SPACE}:${path.replaceAll("\\", "/")}";
    const pack = JSON.parse(${JSON.stringify(JSON.stringify(pack))});
    let notes, count = 0;
    const at = (index) => (notes ??= JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")))[index];
    for (const chart of Object.values(pack.charts)) {
      for (const holder of [chart, chart.facts ?? {}]) {
        for (const key of Object.keys(holder).filter((each) => ${JSON.stringify(NOTES)}.includes(each))) {
          const index = count++;
          Object.defineProperty(holder, key, { get: () => at(index), enumerable: true });
        }
      }
    }
    export default pack;`;
  return { contents, loader: "js" };
}

/** The esbuild plugin that does so. */
export const lateNotes = {
  name: SPACE,
  setup({ onLoad, onResolve }) {
    onLoad({ filter: PACKS, namespace: "file" }, late);
    onResolve({ filter: /^late-notes:/ }, ({ path }) => ({ path: path.slice(SPACE.length + 1), namespace: SPACE }));
    onLoad({ filter: /./, namespace: SPACE }, async ({ path }) => {
      return { contents: JSON.stringify((await apart(path)).notes), loader: "file" };
    });
  },
};
