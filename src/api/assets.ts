import { readFile } from "node:fs/promises";

/** A prebuilt file of the pages. */
export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Returns a prebuilt file of the pages, or undefined if it was not built. */
export type Assets = (name: AssetName) => Promise<Asset | undefined>;

/**
 * The files the pages load, self-hosted so that no page sends requests to another host, with their licences, and the
 * verifier in Python.
 */
export const ASSET_NAMES = [
  "graphiql.js",
  "graphiql.css",
  "docs.js",
  "swagger-ui-bundle.js",
  "swagger-ui.css",
  "licences.txt",
  "verify_career.py",
] as const;
/** The name of a file the pages load. */
export type AssetName = (typeof ASSET_NAMES)[number];

/** Returns the files in a folder. Its URL must end with a slash. */
export function assetsIn(folder: URL): Assets {
  return async (name) => {
    const bytes = await readFile(new URL(name, folder)).catch(() => undefined);
    return bytes === undefined ? undefined : { contentType: typeOf(name), bytes };
  };
}

/** No files. The pages show a note instead. */
export const noAssets: Assets = async () => undefined;

/** Always with a charset: the bundles break unless they are read as UTF-8. */
function typeOf(name: AssetName): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const types: Readonly<Record<string, string>> = { css: "css", txt: "plain", py: "x-python" };
  return `text/${types[ending] ?? "javascript"}; charset=utf-8`;
}
