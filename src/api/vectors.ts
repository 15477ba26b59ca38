import { readdir, readFile } from "node:fs/promises";
import { digestOf } from "../core/json/canonical";

/** Returns the conformance vectors of a ruleset as documents by name. Empty if the service does not have them. */
export type Vectors = (ruleset: string) => Promise<ReadonlyMap<string, VectorDocument>>;

/** A document of a ruleset's vectors. */
export interface VectorDocument {
  readonly kind: "VECTORS" | "SNAPSHOTS" | "ROLLS" | "OUTCOMES";
  /** The number of vectors in it. */
  readonly vectors: number;
  /** The revision of the rules that the vectors test. */
  readonly revision?: number;
  /** The digest of its content. */
  readonly digest: string;
  /** The location of its content: one file, or a folder whose files form one object by their names. */
  readonly url: URL;
}

/** No vectors. */
export const noVectors: Vectors = async () => new Map();

/**
 * Returns the vectors in a folder with the layout of `test/vectors`. Its URL must end with a slash. An empty folder is
 * not cached.
 */
export function vectorsIn(root: URL): Vectors {
  const cache = new Map<string, ReturnType<Vectors>>();
  return async (ruleset) => {
    const documents = cache.get(ruleset) ?? documentsOf(ruleset, root);
    cache.set(ruleset, documents);
    if ((await documents).size === 0) cache.delete(ruleset);
    return documents;
  };
}

/** Returns the content of a document as JSON. */
export async function contentOf({ url }: Pick<VectorDocument, "url">): Promise<unknown> {
  if (!url.pathname.endsWith("/")) return JSON.parse(await readFile(url, "utf8"));
  const names = await jsonIn(url);
  const pairs = names.map(async (name) => {
    return [name.slice(0, -".json".length), await contentOf({ url: new URL(name, url) })] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

async function documentsOf(ruleset: string, root: URL): Promise<ReadonlyMap<string, VectorDocument>> {
  const folder = new URL(`${ruleset}/`, root);
  const files = await jsonIn(folder);
  if (files.length === 0) return new Map();
  const others = [
    ["snapshots.json", { kind: "SNAPSHOTS", url: new URL("snapshots/", folder) }],
    ["rolls.json", { kind: "ROLLS", url: new URL(`rolls/${ruleset}.json`, root) }],
    ["outcomes.json", { kind: "OUTCOMES", url: new URL(`outcomes/${ruleset}.json`, root) }],
  ] as const;
  const pairs = [...files.map((name) => [name, { kind: "VECTORS", url: new URL(name, folder) }] as const), ...others];
  const entries = pairs.map(async ([name, { kind, url }]): Promise<[string, VectorDocument]> => {
    const content = (await contentOf({ url })) as { readonly revision?: number; readonly vectors?: readonly unknown[] };
    const summary =
      kind === "VECTORS" ? { vectors: content.vectors!.length, revision: content.revision! } : { vectors: 0 };
    return [name, { kind, ...summary, digest: digestOf(content), url }];
  });
  return new Map(await Promise.all(entries));
}

async function jsonIn(folder: URL): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".json")).sort();
}
