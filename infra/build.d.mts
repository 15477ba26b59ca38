import type { BuildOptions, Plugin } from "esbuild";

/** The project folder, with a trailing separator. */
export const root: string;

/** The options that all bundles of server code share, deployed or local. */
export const serverOptions: BuildOptions;

/** The banner that lets a bundle of ECMAScript modules contain CommonJS modules. */
export const requireBanner: { readonly js: string };

/** The deployed functions. */
export const FUNCTIONS: readonly string[];

/** The bundle options of one function: an entry, with lazily loaded chunks in the same folder. */
export function functionOptions(name: string): BuildOptions;

/** Bundles large JSON as text. */
export const jsonText: Plugin;

/** Bundles every function and writes the esbuild metafile to dist/metafile.json. */
export function buildFunctions(): Promise<void>;
