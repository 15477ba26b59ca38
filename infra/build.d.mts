import type { BuildOptions, Plugin } from "esbuild";

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

/** Bundles large JSON as text. */
export const jsonText: Plugin;

/** Bundles every function and writes dist/metafile.json, which says what is bundled. */
export function buildFunctions(): Promise<void>;
