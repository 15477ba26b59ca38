import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { type Program, parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";

/** Rulesets with chapters in layers. */
const GAMES: readonly string[] = ["goeben", "hunters", "pq17"];

/**
 * The layers that the files of a layer may import. A type counts like a value: it belongs to the layer that declares
 * it. `file` is any file next to the chapters, such as a report. `imports.test.ts` checks the order of the folders.
 */
const MAY_IMPORT = {
  state: ["state"],
  query: ["state", "query"],
  procedure: ["state", "query", "procedure"],
  operation: ["state", "query", "procedure"],
  reader: ["state", "query", "reader"],
  index: ["state", "query", "procedure", "operation", "reader", "index"],
  file: ["state", "query", "procedure", "reader", "index"],
} as const;

type Layer = keyof typeof MAY_IMPORT;

interface Source {
  readonly layer: Layer;
  readonly imports: readonly string[];
}

/** Every import in a ruleset that violates the layers, as a sentence. */
function upwardImports(sources: ReadonlyMap<string, Source>): string[] {
  return [...sources].flatMap(([file, { layer, imports }]) =>
    imports.flatMap((imported) => {
      const below: readonly Layer[] = MAY_IMPORT[layer];
      const other = sources.get(imported)?.layer;
      if (other === undefined || other === "file" || below.includes(other)) return [];
      return `The ${layer} ${file} imports the ${other} ${imported}.`;
    }),
  );
}

/** The sources of a ruleset, without tests. */
function sourcesOf(game: string): ReadonlyMap<string, Source> {
  const files = readdirSync(`src/rulesets/${game}`, { recursive: true, encoding: "utf8" })
    .map((file) => `src/rulesets/${game}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
  return new Map(files.map((file) => [file, parseSource(file, readFileSync(file, "utf8"))]));
}

function parseSource(file: string, text: string): Source {
  const { program } = parseSync(file, text);
  const imports = program.body.flatMap((node) =>
    (node.type === "ImportDeclaration" || node.type === "ExportNamedDeclaration") && node.source?.value.startsWith(".")
      ? `${posix.join(posix.dirname(file), node.source.value)}.ts`
      : [],
  );
  return { layer: layerOf(file, program), imports };
}

/**
 * The layer of a file. A chapter's file that exports an operation is an operation. Another one that imports the type
 * `Context`, or makes `define<Game>`, is a procedure. Any other file of a chapter is a query.
 */
function layerOf(file: string, program: Program): Layer {
  const [, path = ""] = /^src\/rulesets\/[^/]+\/(.+)\.ts$/.exec(file) ?? [];
  const name = posix.basename(path);
  if (path === "index" || path === "chapters/index") return "index";
  if (path === "view" || path === "invariants") return "reader";
  if (!path.startsWith("chapters/")) return "file";
  if (name === "state") return "state";
  if (name === "view" || name.startsWith("invariants")) return "reader";
  if (exportsOperation(program)) return "operation";
  return importsContext(program) ? "procedure" : "query";
}

/** True if the file exports the result of `define<Game>(…)`, or a constant of the type `StartOperation`. */
function exportsOperation({ body }: Program): boolean {
  return body.some((node) => {
    if (node.type !== "ExportNamedDeclaration" || node.declaration?.type !== "VariableDeclaration") return false;
    return node.declaration.declarations.some(({ id, init }) => {
      const type = id.typeAnnotation?.typeAnnotation;
      if (type?.type === "TSTypeReference" && type.typeName.type === "Identifier") {
        return type.typeName.name === "StartOperation";
      }
      return (
        init?.type === "CallExpression" && init.callee.type === "Identifier" && /^define[A-Z]/.test(init.callee.name)
      );
    });
  });
}

/** True if the file imports the type of the context, or the function that makes `define<Game>`. */
function importsContext({ body }: Program): boolean {
  const names = body.flatMap((node) => (node.type === "ImportDeclaration" ? node.specifiers : []));
  return names.some(
    (each) =>
      each.type === "ImportSpecifier" &&
      each.imported.type === "Identifier" &&
      ["Context", "operationDefiner"].includes(each.imported.name),
  );
}

describe("the layers of a ruleset", () => {
  const layer = (file: string, text: string): Layer => parseSource(`src/rulesets/game/${file}.ts`, text).layer;

  it("a file has the layer of its declarations", () => {
    expect(layer("chapters/1-a/state", "export const shape = 1;")).toBe("state");
    expect(layer("chapters/1-a/sunk", "export function isSunk(state: Snapshot): boolean {}")).toBe("query");
    expect(layer("chapters/1-a/sink", 'import type { Context } from "../shared/context";')).toBe("procedure");
    expect(layer("chapters/context", 'import type { Context as Kernel } from "a";')).toBe("procedure");
    expect(layer("chapters/operation", 'import { operationDefiner } from "a";')).toBe("procedure");
    const operation = 'import type { Context } from "b";\nexport const turnBack = defineGame<Input, Outcome>({});';
    expect(layer("chapters/1-a/turn-back", operation)).toBe("operation");
    expect(layer("chapters/1-a/start", "export const start: StartOperation<Snapshot> = {};")).toBe("operation");
    expect(layer("chapters/1-a/invariants-of-ships", "export const a = 1;")).toBe("reader");
    expect(layer("chapters/1-a/view", "export const a = 1;")).toBe("reader");
    expect(layer("invariants", "export const a = 1;")).toBe("reader");
    expect(layer("chapters/index", "export const operations = [];")).toBe("index");
    expect(layer("reports/index", "export const reports = [];")).toBe("file");
  });

  it("an import of a higher layer is an error, including types and re-exports", () => {
    const source = (of: Layer, ...imports: string[]): Source => ({ layer: of, imports });
    const sources = new Map([
      ["state", source("state", "query")],
      ["query", source("query", "state", "procedure")],
      ["procedure", source("procedure", "procedure", "query", "operation")],
      ["operation", source("operation", "procedure", "operation")],
      ["invariants", source("reader", "query", "invariants", "procedure")],
      ["index", source("index", "operation", "invariants")],
      ["report", source("file", "report", "procedure", "index", "operation")],
    ]);
    expect(upwardImports(sources)).toEqual([
      "The state state imports the query query.",
      "The query query imports the procedure procedure.",
      "The procedure procedure imports the operation operation.",
      "The operation operation imports the operation operation.",
      "The reader invariants imports the procedure procedure.",
      "The file report imports the operation operation.",
    ]);
    const text = 'import type { A } from "../b/a";\nexport { c } from "./c";\nimport * as z from "zod";\n';
    expect(parseSource("r/a/b.ts", text).imports).toEqual(["r/b/a.ts", "r/a/c.ts"]);
  });

  it.each(GAMES)("no import goes up a layer in %s", (game) => {
    const sources = sourcesOf(game);
    expect(sources.size).toBeGreaterThan(100);
    expect(upwardImports(sources)).toEqual([]);
  });
});
