// Writes the type declarations of a library: one file for each source that its types reach.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { isolatedDeclarationSync } from "oxc-transform";

/**
 * Writes the declarations into a folder with the layout of the sources. Throws if a type must be inferred or comes from
 * a package.
 */
export async function writeDeclarations(root, entries, folder) {
  const reached = new Set(entries);
  for (const source of reached) {
    const { code, errors } = isolatedDeclarationSync(source, await readFile(join(root, source), "utf8"));
    if (errors.length > 0) throw new Error(`${source}: ${errors.map(({ message }) => message).join("\n")}`);
    if (code.includes("import(")) throw new Error(`${source}: import its types with a statement.`);
    const imports = importsOf(code);
    for (const { value } of imports) {
      if (!value.startsWith(".")) throw new Error(`The types of ${source} need the package ${value}.`);
      reached.add(`${posix.join(posix.dirname(source), value)}.ts`);
    }
    const target = join(folder, source.replace(/\.ts$/, ".d.ts"));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withExtensions(code, imports));
  }
}

/** The modules that a declaration imports or exports from, with their positions, the last one first. */
function importsOf(code) {
  const { staticImports, staticExports } = parseSync("module.d.ts", code).module;
  const from = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].map((each) => each.moduleRequest);
  const byEnd = new Map(from.filter((each) => each != null).map((each) => [each.end, each]));
  return [...byEnd.values()].sort((one, other) => other.end - one.end);
}

/** Adds file extensions to the imports, so that a declaration works with every module resolution. */
function withExtensions(code, imports) {
  return imports.reduce((text, { end }) => `${text.slice(0, end - 1)}.js${text.slice(end - 1)}`, code);
}
