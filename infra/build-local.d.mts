import type { BuildOptions } from "esbuild";

/** The options of the service bundle for this machine. */
export const localOptions: BuildOptions & { readonly outdir: string };

/** Bundles the service, and builds the files of its pages. */
export function buildLocal(): Promise<void>;
