/** The folder of the project. */
export const root: string;
/** Folders and files that generated files and bundles are made of. */
export const SOURCES: readonly string[];
export function sourcesDigest(folder?: string): string;
export function isGenerated(digest: string): boolean;
export function recordGenerated(digest: string, files: readonly string[]): void;
