/** Builds the pages for people into a folder, `dist/web` unless told, if it is not up to date; says whether it built. */
export function buildWeb(target?: string): Promise<boolean>;
