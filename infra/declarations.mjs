// Writes the declarations of a library: one file for each source that its types reach, and no other.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { isolatedDeclarationSync } from "rolldown/experimental";

const SPECIFIER = /\bfrom "(\.[^"]*)"/g;

/** Writes them below a folder, laid out as the sources; fails where a type would have to be inferred, or comes of a package. */
export async function writeDeclarations(root, entries, folder) {
  const reached = new Set(entries);
  for (const source of reached) {
    const { code, errors } = isolatedDeclarationSync(source, await readFile(join(root, source), "utf8"));
    const foreign = /\bfrom "([^."][^"]*)"/.exec(code)?.[1];
    if (foreign !== undefined) throw new Error(`The types of ${source} need the package ${foreign}.`);
    if (errors.length > 0) throw new Error(`${source}: ${errors.map(({ message }) => message).join("\n")}`);
    for (const [, path] of code.matchAll(SPECIFIER)) reached.add(`${posix.join(posix.dirname(source), path)}.ts`);
    const target = join(folder, source.replace(/\.ts$/, ".d.ts"));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, code.replaceAll(SPECIFIER, 'from "$1.js"'));
  }
}
