import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The path of a file or folder in the package of this program. Undefined if the package does not contain it. */
export function ownFile(path: string, folder = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const candidate = join(folder, path);
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, "package.json")) ? undefined : ownFile(path, parent);
}
