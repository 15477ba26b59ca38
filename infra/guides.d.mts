export function guidesDigest(root: string): Promise<string>;
export function guideFiles(
  root: string,
): Promise<{ readonly index: string; readonly pages: ReadonlyMap<string, string> }>;
