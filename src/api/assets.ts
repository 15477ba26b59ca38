import { readFile } from "node:fs/promises";

/** A prebuilt file of the pages. */
export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Where the pages' prebuilt files come from; undefined for one that was not built. */
export type Assets = (name: AssetName) => Promise<Asset | undefined>;

/** The files the pages load, self-hosted, so that no page asks another host for anything; the licences of all of it; and the verifier in Python. */
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

/** The files in a folder; its URL ends with a slash. */
export function assetsIn(folder: URL): Assets {
  return async (name) => {
    const bytes = await readFile(new URL(name, folder)).catch(() => undefined);
    return bytes === undefined ? undefined : { contentType: typeOf(name), bytes };
  };
}

/** No files: the pages say so. */
export const noAssets: Assets = async () => undefined;

/** Always with a charset: the bundles break when read as anything but UTF-8. */
function typeOf(name: AssetName): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  const types: Readonly<Record<string, string>> = { css: "css", txt: "plain", py: "x-python" };
  return `text/${types[ending] ?? "javascript"}; charset=utf-8`;
}
