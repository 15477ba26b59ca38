import { randomUUID } from "node:crypto";
import { link, open, rm, stat, writeFile } from "node:fs/promises";

/** Error codes of a file system without links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

/**
 * Returns the path of a file that only its owner can read. If there is none, writes this value into it as JSON. The file appears
 * whole or not at all. An existing file is never overwritten, even if another process makes it at the same time.
 */
export async function privateFile(path: string, make: () => unknown): Promise<string> {
  if (await isThere(path)) return path;
  const text = `${JSON.stringify(make(), null, 2)}\n`;
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (!NO_LINKS.includes(error.code ?? "")) throw error;
      return writeFile(path, text, { flag: "wx", mode: 0o600, flush: true });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return path;
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
