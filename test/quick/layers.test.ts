import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { type Program, parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";

/** The rulesets whose chapters keep the layers. */
const GAMES: readonly string[] = ["goeben", "hunters"];

/** Which layers the files of a layer may import. A type counts like a value: it belongs to the layer that declares it. */
const MAY_IMPORT = {
  state: ["state"],
  query: ["state", "query"],
  procedure: ["state", "query", "procedure"],
  operation: ["state", "query", "procedure"],
  reader: ["state", "query", "reader"],
  index: ["state", "query", "procedure", "operation", "reader"],
} as const;

type Layer = keyof typeof MAY_IMPORT;

interface Source {
  readonly layer: Layer;
  readonly imports: readonly string[];
}

/** Every import in the chapters of a ruleset that goes up a layer, as a sentence. */
function upwardImports(sources: ReadonlyMap<string, Source>): string[] {
  return [...sources].flatMap(([file, { layer, imports }]) =>
    imports.flatMap((imported) => {
      const below: readonly Layer[] = MAY_IMPORT[layer];
      const other = sources.get(imported)?.layer;
      if (other === undefined || below.includes(other)) return [];
      return `The ${layer} ${file} imports the ${other} ${imported}.`;
    }),
  );
}

/** The sources in the chapters of a ruleset, and the files next to the chapters that read snapshots. */
function sourcesOf(game: string): ReadonlyMap<string, Source> {
  const root = `src/rulesets/${game}`;
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^(?:chapters\/.*|invariants|view)(?<!\.test)\.ts$/.test(file))
    .map((file) => `${root}/${file}`);
  return new Map(files.map((file) => [file, parseSource(file, readFileSync(file, "utf8"))]));
}

function parseSource(file: string, text: string): Source {
  const { program } = parseSync(file, text);
  const imports = program.body.flatMap((node) =>
    (node.type === "ImportDeclaration" || node.type === "ExportNamedDeclaration") && node.source?.value.startsWith(".")
      ? `${posix.join(posix.dirname(file), node.source.value)}.ts`
      : [],
  );
  return { layer: layerOf(posix.basename(file), program), imports };
}

/**
 * The layer of a file. A file that exports an operation is an operation. Another file that imports the type `Context`,
 * or puts a procedure around every operation, is a procedure. Any other file is a query.
 */
function layerOf(name: string, program: Program): Layer {
  if (name === "index.ts") return "index";
  if (name === "state.ts") return "state";
  if (name === "view.ts" || name.startsWith("invariants")) return "reader";
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
  const layer = (file: string, text: string): Layer => parseSource(file, text).layer;

  it("a file has the layer of what it declares", () => {
    expect(layer("a/state.ts", "export const shape = 1;")).toBe("state");
    expect(layer("a/sunk.ts", "export function isSunk(state: Snapshot): boolean {}")).toBe("query");
    expect(layer("a/sink.ts", 'import type { Context } from "../shared/context";')).toBe("procedure");
    expect(layer("a/context.ts", 'import type { Context as Kernel } from "../core/context";')).toBe("procedure");
    const operation = 'import type { Context } from "b";\nexport const turnBack = defineHunters<Input, Outcome>({});';
    expect(layer("a/turn-back.ts", operation)).toBe("operation");
    expect(layer("a/start.ts", "export const start: StartOperation<Snapshot> = {};")).toBe("operation");
    expect(layer("a/invariants-of-ships.ts", "export const a = 1;")).toBe("reader");
    expect(layer("a/view.ts", "export const a = 1;")).toBe("reader");
  });

  it("an import of a higher layer is an error, types and exports from elsewhere included", () => {
    const source = (of: Layer, ...imports: string[]): Source => ({ layer: of, imports });
    const sources = new Map([
      ["state", source("state", "query")],
      ["query", source("query", "state", "procedure")],
      ["procedure", source("procedure", "procedure", "query", "operation")],
      ["operation", source("operation", "procedure", "operation")],
      ["invariants", source("reader", "query", "invariants", "procedure")],
      ["index", source("index", "operation", "invariants")],
    ]);
    expect(upwardImports(sources)).toEqual([
      "The state state imports the query query.",
      "The query query imports the procedure procedure.",
      "The procedure procedure imports the operation operation.",
      "The operation operation imports the operation operation.",
      "The reader invariants imports the procedure procedure.",
    ]);
    const text = 'import type { A } from "../b/a";\nexport { c } from "./c";\nimport * as z from "zod";\n';
    expect(parseSource("r/a/b.ts", text).imports).toEqual(["r/b/a.ts", "r/a/c.ts"]);
  });

  it.each(GAMES)("no import goes up a layer in %s", (game) => {
    const sources = sourcesOf(game);
    expect(sources.size).toBeGreaterThan(80);
    expect(upwardImports(sources)).toEqual([]);
  });
});
