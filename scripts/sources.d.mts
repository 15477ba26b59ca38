/** The project folder. */
export const root: string;
/** The folders and files from which generated files and bundles are built. */
export const SOURCES: readonly string[];
export function sourcesDigest(folder?: string): string;
export function isGenerated(digest: string): boolean;
export function recordGenerated(digest: string, files: readonly string[]): void;
