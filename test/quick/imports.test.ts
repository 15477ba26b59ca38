import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * The folders and files of a ruleset, in the order of their imports: sources, words, the snapshot made of the chapters'
 * states, the rules, and then what uses them. A file may be missing.
 */
const RULESET = [
  ...["vocabulary", "revisions.json", "generated", "charts", "text", "labels", "audit-marks", "schemas"],
  ...["states", "snapshot"],
  ...["chapters", "references", "view", "open-board", "audit-view", "invariants"],
  ...["take-over", "policies", "reports", "map", "questions", "analysis", "index"],
];

/** The part of a chapter that contributes to the snapshot. It precedes the rules of every chapter. */
const STATE = /^chapters\/[^/]+\/state\.ts$/;

/** The permitted imports within a folder: each entry may import itself and those before it. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  src: ["sha256", "ed25519", "version", "core", "proof", "rulesets", "simulation"].concat([
    "careers",
    "api",
    "client",
    "form",
    "library",
    "mcp",
    "cli",
    "handlers",
    "console",
    "web",
    "local",
  ]),
  "src/core": [
    "contract",
    "json",
    "dice",
    "audit",
    "text",
    "charts",
    "choice",
    "request",
    "drawing",
    "engine",
    "analysis",
  ],
  ...Object.fromEntries(["hunters", "goeben", "pq17"].map((game) => [`src/rulesets/${game}`, RULESET])),
};

/** Pairs of folders that must not import each other, although the order would allow it. */
const STRANGERS = [
  ["src/api", "src/cli"],
  ["src/careers", "src/client"],
  ["src/core", "src/client"],
  ["src/handlers", "src/cli"],
  ["src/local", "src/console"],
  ["src/local", "src/web"],
];

const FROM = /\b(?:from|import\() ?"(\.[^"]+)"/g;

/** An import of a data type only, such as the ids of a catalogue. It does not load the data. */
const TYPE_OF_DATA = /^import type \w+ from "[^"]+\.json";$/gm;

type Graph = ReadonlyMap<string, readonly string[]>;

/** The imports that violate the order within a folder. */
function against(graph: Graph, folder: string, order: readonly string[]): string[] {
  const placeOf = (file: string): number => order.indexOf(nameIn(order, file.slice(folder.length + 1)));
  return pairs(graph, folder, folder)
    .filter(([file, imported]) => placeOf(imported) > placeOf(file))
    .map(([file, imported]) => `${file} imports ${imported}`);
}

/** The entry of an order for a file or folder, given its path within the ordered folder. */
function nameIn(order: readonly string[], path: string): string {
  if (order.includes("states") && STATE.test(path)) return "states";
  return path.split("/")[0]!.replace(/\.ts$/, "");
}

/** Every import from a file of one folder to a file of another. */
function pairs(graph: Graph, from: string, to: string): (readonly [string, string])[] {
  const files = [...graph].filter(([file]) => file.startsWith(`${from}/`));
  return files.flatMap(([file, imports]) =>
    imports.filter((each) => each.startsWith(`${to}/`)).map((each) => [file, each] as const),
  );
}

/** Every source file except tests, with its imports, including types and dynamic imports. */
function graphOf(root: string): Graph {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(root, file.replaceAll("\\", "/")))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, "utf8"))]));
}

function importsOf(file: string, source: string): string[] {
  return [...source.replaceAll(TYPE_OF_DATA, "").matchAll(FROM)].map(([, path]) => {
    const imported = posix.join(posix.dirname(file), path!);
    if (imported.endsWith(".json")) return imported;
    return `${imported}.${existsSync(`${imported}.tsx`) ? "tsx" : "ts"}`;
  });
}

describe("the order of folders", () => {
  const graph = graphOf("src");

  it("includes types and dynamic imports", () => {
    expect(graph.size).toBeGreaterThan(300);
    expect(graph.get("src/core/engine/adjudicate.ts")).toContain("src/core/engine/context.ts");
    const source = `import type { A } from "../b/a";\nexport { c } from "./c";\nconst d = await import("../../d");\n`;
    expect(importsOf("src/x/y.ts", source)).toEqual(["src/b/a.ts", "src/x/c.ts", "d.ts"]);
  });

  it("is violated by an import of a later entry", () => {
    const wrong = new Map([["src/core/dice/a.ts", ["src/core/engine/b.ts", "src/core/contract/c.ts"]]]);
    expect(against(wrong, "src/core", ORDERS["src/core"]!)).toEqual([
      "src/core/dice/a.ts imports src/core/engine/b.ts",
    ]);
    const rules = new Map([
      ["r/chapters/1-a/state.ts", ["r/schemas.ts", "r/snapshot.ts"]],
      ["r/chapters/1-a/operations.ts", ["r/snapshot.ts", "r/chapters/1-a/state.ts", "r/invariants.ts"]],
      ["r/vocabulary.ts", ["r/chapters/1-a/operations.ts"]],
    ]);
    expect(against(rules, "r", RULESET)).toEqual([
      "r/chapters/1-a/state.ts imports r/snapshot.ts",
      "r/chapters/1-a/operations.ts imports r/invariants.ts",
      "r/vocabulary.ts imports r/chapters/1-a/operations.ts",
    ]);
    expect(pairs(new Map([["src/api/a.ts", ["src/cli/b.ts"]]]), "src/api", "src/cli")).toHaveLength(1);
  });

  it.each(Object.entries(ORDERS))("holds in %s, and covers every folder and file of it", (folder, order) => {
    const sources = readdirSync(folder).filter((name) => !name.endsWith(".test.ts") && !name.endsWith(".md"));
    expect(sources.filter((name) => !order.includes(nameIn(order, name)))).toEqual([]);
    expect(against(graph, folder, order)).toEqual([]);
  });

  it("one ruleset never imports another", () => {
    const games = readdirSync("src/rulesets", { withFileTypes: true }).filter((each) => each.isDirectory());
    expect(games).toHaveLength(3);
    for (const { name: one } of games) {
      for (const { name: other } of games) {
        if (one !== other) expect(pairs(graph, `src/rulesets/${one}`, `src/rulesets/${other}`)).toEqual([]);
      }
    }
  });

  it("the web app imports only the client, and three small modules of the kernel", () => {
    // The browser proves careers with the published proof.
    expect(graph.get("src/web/verify/worker.ts")).toContain("src/library/proof.ts");
    const files = [...graph].filter(([file]) => file.startsWith("src/web/") && file !== "src/web/verify/worker.ts");
    expect(files.length).toBeGreaterThan(10);
    // Every surface parses JSON, fills templates and reads chances of zero in the same way.
    const allowed = /^src\/(?:(?:web|client)\/|core\/(?:request\/json|text\/template|analysis\/odds\/can-happen)\.ts$)/;
    const others = files.flatMap(([file, imports]) =>
      imports.filter((each) => !allowed.test(each)).map((each) => `${file} imports ${each}`),
    );
    expect(others).toEqual([]);
  });

  it.each(STRANGERS)("%s and %s do not import each other", (one, other) => {
    expect([...pairs(graph, one!, other!), ...pairs(graph, other!, one!)]).toEqual([]);
  });
});
