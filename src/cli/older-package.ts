import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RevisionRules } from "../proof/rules";
import { unreadable } from "./exit";

/** The conditions under which a module of a package is found, the first of them that it has. */
const CONDITIONS = ["node", "import", "default"];

/** The rules of a game as the package in a folder has them; ends the command where it has none. */
export async function rulesIn(folder: string, ruleset: string): Promise<RevisionRules> {
  const { loadRules } = await moduleOf(folder, "./proof");
  const rules = typeof loadRules === "function" ? await loadRules(ruleset) : undefined;
  if (typeof rules?.replay === "function") return rules as RevisionRules;
  throw unreadable(`The package in ${folder} has no rules of ${ruleset} to prove with.`);
}

/** A module of the package in a folder by its name among the package's exports; ends the command where there is none. */
// biome-ignore lint/suspicious/noExplicitAny: what an older package exports is looked at before it is used
export async function moduleOf(folder: string, name: string): Promise<any> {
  const root = resolve(folder);
  try {
    const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    const found = exports[name];
    const file = typeof found === "string" ? found : found[CONDITIONS.find((each) => each in found)!];
    return await import(pathToFileURL(join(root, file)).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unreadable(`In ${folder} there is no package that exports ${name}: ${why}`);
  }
}
