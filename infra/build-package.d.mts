/** Builds the published npm package into a folder. Default: `dist`. */
export function buildPackage(target?: string): Promise<void>;
