// Generates the files that git ignores: the snapshot checks, the contracts in schema/, the typed client, and the pages
// of rulings and invariants. Does nothing if no source has changed. `npm run schema` (--contracts) also writes the
// tracked contracts.

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { isGenerated, recordGenerated, root, sourcesDigest } from "./sources.mjs";
import "./unread-output.mjs";

/** The published files that git tracks, so that a person reviews each change of a contract. */
export const isTracked = (path: string): boolean =>
  /^(?:schema\.graphql|\w+\/snapshot\.schema\.json|baseline\/.+)$/.test(path);

/** Creates the generated files unless they match the sources. Returns true if it wrote them. */
export async function generate(writesContracts = false): Promise<boolean> {
  const digest = sourcesDigest();
  if (!writesContracts && isGenerated(digest)) return false;
  const files: string[] = [];
  const keep = async (folder: string, contents: ReadonlyMap<string, string>): Promise<void> => {
    await write(folder, contents);
    files.push(...[...contents.keys()].map((path) => `${folder}/${path}`));
  };

  // A ruleset imports its snapshot check, so everything that imports rulesets is loaded after this.
  const { snapshotCheckFile } = await import("./snapshot-check");
  for (const game of await foldersOf("src/rulesets")) {
    const { snapshotSchema } = (await import(/* @vite-ignore */ `../src/rulesets/${game}/snapshot`)) as {
      snapshotSchema: z.ZodType;
    };
    await keep(`src/rulesets/${game}/generated`, new Map([["snapshot-check.ts", snapshotCheckFile(snapshotSchema)]]));
  }

  const { publishedFiles } = await import("../src/api/openapi/published");
  const { examplesFromVectors, vectorSamples } = await import("./examples");
  const { rulesets } = await import("../src/rulesets/index");
  const { clientFiles } = await import("./client/files");
  const { invariantPages } = await import("./invariants");
  const { postmanCollection } = await import("./postman");
  const { rulingPages } = await import("./rulings");
  const { problemEntries } = await import("./problem-entries");
  const { problemEvidence } = await import("./problems");
  const { LANGUAGES } = await import("../src/core/text/phrase-book");
  const { graphqlSchema } = await import("../src/api/graphql/declared/schema");
  const { recordPatrol } = await import("./patrol");
  const { recordCareers } = await import("./career-examples");
  const examples = await examplesFromVectors(rulesets);
  const hunters = rulesets.find(({ id }) => id === "hunters")!;
  const patrol = recordPatrol(hunters, examples.get("hunters")!, await graphqlSchema(rulesets));
  const pq17 = rulesets.find(({ id }) => id === "pq17")!;
  const careers = await recordCareers({ hunters, steps: patrol.steps, pq17, start: { scenario: "jw_51b" } });
  const published = new Map(await publishedFiles(rulesets, examples, { careers, vectors: vectorSamples }));
  published.set("patrol.json", `${JSON.stringify(patrol)}\n`);
  const openApi = [...published].filter(([path]) => path.startsWith("openapi"));
  const collection = postmanCollection(new Map(openApi.map(([path, text]) => [path, JSON.parse(text)])));
  for (const language of LANGUAGES) {
    const entries = await problemEntries(rulesets, problemEvidence, language);
    published.set(`problems/${language}.json`, `${JSON.stringify(entries)}\n`);
  }
  await keep("schema", new Map([...published].filter(([path]) => writesContracts || !isTracked(path))));
  await keep("examples/postman", new Map([["collection.json", `${JSON.stringify(collection, null, 2)}\n`]]));
  await keep("src/client/generated", clientFiles(published));
  await keep("docs/rulings", await rulingPages(rulesets));
  await keep("docs/invariants", invariantPages(rulesets));
  recordGenerated(digest, files);
  return true;
}

async function foldersOf(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Writes the files of a folder that differ. Removes all others except tracked contracts. */
async function write(name: string, contents: ReadonlyMap<string, string>): Promise<void> {
  const folder = join(root, name);
  const obsolete = (await filesBelow(folder)).filter(
    (path) => !contents.has(path) && !(name === "schema" && isTracked(path)),
  );
  for (const [path, text] of contents) {
    if ((await readFile(join(folder, path), "utf8").catch(() => undefined)) === text) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const path of obsolete) await rm(join(folder, path));
}

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => extname(name) !== "").map((name) => name.replaceAll("\\", "/"));
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href)
  await generate(argv.includes("--contracts"));
