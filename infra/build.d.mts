import type { BuildOptions } from "esbuild";

/** The project's folder, with a separator at its end. */
export const root: string;

/** The most a stateless bundle may weigh, gzipped, in bytes. */
export const SIZE_BUDGET: number;

/** What every bundle of server code has in common, deployed or local. */
export const serverOptions: BuildOptions;

/** What lets a bundle of ECMAScript modules contain CommonJS ones. */
export const requireBanner: { readonly js: string };

/** The options of the deployed bundles. */
export const functionOptions: BuildOptions;

/** Bundles both functions and writes dist/metafile.json; gives each bundle's sizes in bytes. */
export function buildFunctions(): Promise<{ file: string; bytes: number; gzipped: number }[]>;
