import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A file or folder of the package that this program belongs to, by its path there; undefined if the package does not contain it. */
export function ownFile(path: string, folder = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const found = join(folder, path);
  if (existsSync(found)) return found;
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, "package.json")) ? undefined : ownFile(path, parent);
}
