/** Builds the web app into a folder. Default: `dist/web`. Returns false if the folder is up to date. */
export function buildWeb(target?: string): Promise<boolean>;
