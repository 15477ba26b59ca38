import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { sitesIn } from "./sites";
import { type Mutant, SWITCH, withSwitches } from "./switches";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A mutant with its file, line number and source line. */
export interface LocatedMutant extends Mutant {
  readonly path: string;
  readonly line: number;
  readonly before: string;
}

/** Files that vectors cannot reach by design: views of a side, and invariants. */
const UNPLAYED = /(^|\/)(index|state|view[^/]*|invariants[^/]*)\.ts$|\.test\.ts$/;

/** Every mutant of a game's chapters, numbered from `first`. */
export async function mutantsOf(game: string): Promise<LocatedMutant[]> {
  const folder = join(ROOT, "src/rulesets", game, "chapters");
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !UNPLAYED.test(name),
  );
  let id = 0;
  return names.sort().flatMap((name) => {
    const file = join(folder, name);
    const source = readFileSync(file, "utf8");
    const lines = source.split("\n");
    return sitesIn(file, source).map((site): LocatedMutant => {
      const line = source.slice(0, site.start).split("\n").length;
      id += 1;
      return { ...site, id, path: relative(ROOT, file), line, before: lines[line - 1]!.trim() };
    });
  });
}

/** Bundles an entry with switches for these mutants. */
export async function bundleWith(entry: string, mutants: readonly LocatedMutant[], outdir: string): Promise<void> {
  const byPath = new Map<string, LocatedMutant[]>();
  for (const mutant of mutants) byPath.set(mutant.path, [...(byPath.get(mutant.path) ?? []), mutant]);
  await build({
    entryPoints: [entry],
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    outdir,
    outExtension: { ".js": ".mjs" },
    logLevel: "warning",
    banner: {
      js: [
        'import { createRequire as __require } from "node:module";',
        'import { workerData as __data } from "node:worker_threads";',
        "const require = __require(import.meta.url);",
        "globalThis.__active = __data.active;",
        "globalThis.__reached = new Set();",
        `globalThis.${SWITCH} = (id) => (globalThis.__reached.add(id), id === globalThis.__active);`,
      ].join("\n"),
    },
    plugins: [
      {
        name: "switches",
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]chapters[\\/].*\.ts$/ }, async ({ path }) => {
            const here = byPath.get(relative(ROOT, path));
            if (here === undefined) return undefined;
            return { contents: withSwitches(await readFile(path, "utf8"), here), loader: "ts" };
          });
        },
      },
    ],
  });
}
