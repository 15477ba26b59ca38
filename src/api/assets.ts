import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A prebuilt file of the console pages. */
export interface Asset {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Where the console's prebuilt files come from; the development server and a deployment may each bring one. */
export interface AssetSource {
  /** The file of this name, or undefined when it was not built or is not one of `ASSET_NAMES`. */
  read(name: AssetName): Promise<Asset | undefined>;
}

/** The files the pages load, self-hosted, so that no page asks another host for anything; and the licences of all of it. */
export const ASSET_NAMES = [
  "graphiql.js",
  "graphiql.css",
  "swagger-ui-bundle.js",
  "swagger-ui.css",
  "licences.txt",
] as const;
/** The name of a file the pages load. */
export type AssetName = (typeof ASSET_NAMES)[number];

/** The files below a folder, such as the one the console is built into. */
export function folderAssets(folder: string): AssetSource {
  return {
    async read(name) {
      const bytes = await readFile(join(folder, name)).catch(() => undefined);
      return bytes === undefined ? undefined : { contentType: typeOf(name), bytes };
    },
  };
}

let current: AssetSource = folderAssets(join(process.cwd(), "dist/console"));

/** Sets where every handler of this process takes the console's files from; `dist/console` unless told. */
export function useAssets(source: AssetSource): void {
  current = source;
}

/** Reads a file of the console; undefined when there is no such file here. */
export async function readAsset(name: string): Promise<Asset | undefined> {
  const known = ASSET_NAMES.find((each) => each === name);
  return known === undefined ? undefined : current.read(known);
}

/** Always with a charset: the bundles break when read as anything but UTF-8. */
function typeOf(name: AssetName): string {
  const type = name.endsWith(".css") ? "css" : name.endsWith(".txt") ? "plain" : "javascript";
  return `text/${type}; charset=utf-8`;
}
