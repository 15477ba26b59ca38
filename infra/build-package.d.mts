/** Builds what is published on npm into a folder, dist unless told. */
export function buildPackage(target?: string): Promise<void>;
