import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RevisionRules } from "../proof/rules";
import { unreadable } from "./exit";

/** The conditions of package exports, in order of preference. */
const CONDITIONS = ["node", "import", "default"];

/** Loads the rules of a game from a package in a folder. Ends the command if it has none. */
export async function rulesIn(folder: string, ruleset: string): Promise<RevisionRules> {
  const { loadRules } = await moduleOf(folder, "./proof");
  const rules = typeof loadRules === "function" ? await loadRules(ruleset) : undefined;
  if (typeof rules?.replay === "function") return rules as RevisionRules;
  throw unreadable(`The package in ${folder} does not contain the rules of ${ruleset} to prove with.`);
}

/** Imports a module of the package in a folder by its export name. Ends the command if there is none. */
// biome-ignore lint/suspicious/noExplicitAny: what an older package exports is looked at before it is used
export async function moduleOf(folder: string, name: string): Promise<any> {
  const root = resolve(folder);
  try {
    const { exports } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    const target = exports[name];
    const file = typeof target === "string" ? target : target[CONDITIONS.find((each) => each in target)!];
    return await import(pathToFileURL(join(root, file)).href);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unreadable(`The folder ${folder} does not contain a package that exports ${name}: ${why}`);
  }
}
