import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../../package.json";
import { digestOf } from "../../core/json/canonical";
import { PAPER_FILE } from "./take-over";
import { readJsonFile, vectorFiles } from "./vectors";

/** The subject of a report. Two reports with the same identity are comparable. */
export interface Identity {
  /** Version of the kit. */
  readonly kit: string;
  /** The rules revision of each ruleset's vectors. */
  readonly revisions: Readonly<Record<string, number | null>>;
  /** Digest of all vectors of these rulesets, including the snapshots and lists that they use. */
  readonly corpus: string;
}

/** Computes the identity of the vectors in a folder. Only the JSON content counts, not its formatting. */
export function identityOf(rulesets: readonly string[], root: string): Identity {
  const files = rulesets.map((id) => vectorFiles(id, root));
  const revisions = rulesets.map((id, index) => [id, files[index]![0]?.content.revision ?? null] as const);
  const others = rulesets.flatMap((id) => [
    ...jsonIn(root, join(id, "snapshots")),
    join("rolls", `${id}.json`),
    join("outcomes", `${id}.json`),
  ]);
  const paths = [...others, PAPER_FILE].filter((path) => existsSync(join(root, path)));
  const otherFiles = paths.map((path) => ({ path, content: readJsonFile(join(root, path)) }));
  const digests = [...files.flat(), ...otherFiles].map(({ path, content }) => [
    path.replaceAll("\\", "/"),
    digestOf(content),
  ]);
  const corpus = digestOf(Object.fromEntries(digests));
  return { kit: version, revisions: Object.fromEntries(revisions), corpus };
}

function jsonIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}
