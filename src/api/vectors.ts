import { readdir, readFile } from "node:fs/promises";
import { digestOf } from "../core/audit/canonical";

/** The conformance vectors of a ruleset as documents, by the name of each; empty where the service does not have them. */
export type Vectors = (ruleset: string) => Promise<ReadonlyMap<string, VectorDocument>>;

/** A document of a ruleset's vectors. */
export interface VectorDocument {
  readonly kind: "VECTORS" | "SNAPSHOTS" | "ROLLS" | "OUTCOMES";
  /** The number of vectors in it. */
  readonly vectors: number;
  /** The revision of the rules that the vectors are of. */
  readonly revision?: number;
  /** Digest of its content. */
  readonly digest: string;
  /** Where its content is: one file, or a folder whose files make one object by their names. */
  readonly url: URL;
}

/** No vectors. */
export const noVectors: Vectors = async () => new Map();

/** The vectors in a folder laid out as `test/vectors`; its URL ends with a slash. Looks again while they are not built. */
export function vectorsIn(root: URL): Vectors {
  const found = new Map<string, ReturnType<Vectors>>();
  return async (ruleset) => {
    const documents = found.get(ruleset) ?? documentsOf(ruleset, root);
    found.set(ruleset, documents);
    if ((await documents).size === 0) found.delete(ruleset);
    return documents;
  };
}

/** The content of a document, as JSON. */
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
  const read = pairs.map(async ([name, { kind, url }]): Promise<[string, VectorDocument]> => {
    const content = (await contentOf({ url })) as { readonly revision?: number; readonly vectors?: readonly unknown[] };
    const own = kind === "VECTORS" ? { vectors: content.vectors!.length, revision: content.revision! } : { vectors: 0 };
    return [name, { kind, ...own, digest: digestOf(content), url }];
  });
  return new Map(await Promise.all(read));
}

async function jsonIn(folder: URL): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".json")).sort();
}
