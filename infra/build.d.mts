import type { BuildOptions } from "esbuild";

/** The project's folder, with a separator at its end. */
export const root: string;

/** What every bundle of server code has in common, deployed or local. */
export const serverOptions: BuildOptions;

/** What lets a bundle of ECMAScript modules contain CommonJS ones. */
export const requireBanner: { readonly js: string };

/** The functions deployed. */
export const FUNCTIONS: readonly string[];

/** The options of one function's bundle: an entry, and beside it what is loaded only when asked for. */
export function functionOptions(name: string): BuildOptions;

/** The sizes of one function's bundle in bytes. */
export interface BundleSizes {
  /** Its entry. */
  readonly file: string;
  readonly files: number;
  readonly bytes: number;
  /** All its files, gzipped. */
  readonly whole: number;
  /** What a request about each ruleset loads, gzipped. */
  readonly loaded: Readonly<Record<string, number>>;
}

/** Bundles every function and writes dist/metafile.json. */
export function buildFunctions(): Promise<BundleSizes[]>;
