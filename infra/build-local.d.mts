import type { BuildOptions } from "esbuild";

/** The options of the bundle of the service for this machine. */
export const localOptions: BuildOptions & { readonly outdir: string };

/** Bundles the service, and the files of its pages. */
export function buildLocal(): Promise<void>;
