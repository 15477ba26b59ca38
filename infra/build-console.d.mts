/**
 * Builds the scripts of the pages into a folder. Default: `dist/console`. Returns false if the folder is up to date.
 */
export function buildConsole(target?: string): Promise<boolean>;
