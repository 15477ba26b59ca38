/** The folder of the project. */
export const root: string;
export function sourcesDigest(folder?: string): string;
export function isGenerated(digest: string): boolean;
export function recordGenerated(digest: string, files: readonly string[]): void;
