import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { chmod, link, open, rename, rm, stat, writeFile } from "node:fs/promises";

/** Error codes of a file system without links. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"];

const OWNER_ONLY = 0o600;

/** The mode bits that give other users access. */
const OTHERS = 0o077;

/**
 * Returns the path of a file that only its owner can read. If it does not exist, writes this value into it as JSON. The
 * file appears complete or not at all. An existing file is never overwritten, even if another process makes it at the
 * same time. If other users can read it, as with some copies of a backup, this removes their access if the process may
 * do so.
 */
export async function privateFile(path: string, make: () => unknown): Promise<string> {
  const there = await statusOf(path);
  if (there !== undefined) {
    if (there.isFile() && (there.mode & OTHERS) !== 0) await chmod(path, OWNER_ONLY).catch(() => {});
    return path;
  }
  const text = textOf(make());
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeDraft(draft, text);
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (!NO_LINKS.includes(error.code ?? "")) throw error;
      return writeFile(path, text, { flag: "wx", mode: OWNER_ONLY, flush: true });
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return path;
}

/**
 * Writes a value as JSON into a file that only its owner can read. It replaces an existing file after the new one is on
 * the disk: a full disk or a crash leaves the old one unchanged.
 */
export async function replacePrivateFile(path: string, value: unknown): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeDraft(draft, textOf(value));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function writeDraft(path: string, text: string): Promise<void> {
  const file = await open(path, "wx", OWNER_ONLY);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Returns the status of a file, or undefined if it does not exist. */
async function statusOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
