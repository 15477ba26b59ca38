/** Builds what the pages load into a folder, `dist/console` unless told, if it is not up to date; says whether it built. */
export function buildConsole(target?: string): Promise<boolean>;
