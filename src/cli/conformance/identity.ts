import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { VERSION } from "../../api/version";
import { digestOf } from "../../core/audit/canonical";
import { PAPER_FILE } from "./take-over";
import { readJsonFile, vectorFiles } from "./vectors";

/** What a report is about, so that two reports can be compared. */
export interface Identity {
  /** Version of the kit. */
  readonly kit: string;
  /** The revision of each ruleset's rules that its vectors are of. */
  readonly revisions: Readonly<Record<string, number | null>>;
  /** Digest of all vectors of these rulesets, with the snapshots and lists that they need. */
  readonly corpus: string;
}

/** The identity of the vectors of some rulesets below a folder. The layout of the files does not matter, their content does. */
export function identityOf(rulesets: readonly string[], root: string): Identity {
  const revisions = rulesets.map((id) => [id, vectorFiles(id, root)[0]?.content.revision ?? null] as const);
  return { kit: VERSION, revisions: Object.fromEntries(revisions), corpus: corpusDigest(rulesets, root) };
}

function corpusDigest(rulesets: readonly string[], root: string): string {
  const files = rulesets.flatMap((id) => [
    ...vectorFiles(id, root).map(({ path }) => path),
    ...jsonIn(root, join(id, "snapshots")),
    join("rolls", `${id}.json`),
    join("outcomes", `${id}.json`),
  ]);
  const all = [...files, PAPER_FILE].filter((path) => existsSync(join(root, path))).sort();
  return digestOf(all.map((path) => [path.replaceAll("\\", "/"), digestOf(readJsonFile(join(root, path)))]));
}

function jsonIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}
