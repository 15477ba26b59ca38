import type { BuildOptions, Metafile } from "esbuild";

/** The options of the bundle of the service for this machine. */
export const localOptions: BuildOptions & { readonly outdir: string };

/** Bundles the service and the files of its pages into a folder, `dist` by default. */
export function buildLocal(
  target?: string,
  options?: BuildOptions,
): Promise<{
  /** The file to run. */
  readonly main: string;
  readonly metafile: Metafile;
}>;
