import { readFile, rm, writeFile } from "node:fs/promises";

/** A folder that this process has for itself. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Takes a folder for this process by a file beside it; undefined when a process that still runs has it. */
export async function lockFolder(folder: string): Promise<FolderLock | undefined> {
  const file = lockFileOf(folder);
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      await writeFile(file, String(process.pid), { flag: "wx" });
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = Number(await readFile(file, "utf8").catch(() => "0"));
    if (runs(owner)) return undefined;
    await rm(file, { force: true });
  }
  return undefined;
}

/** The file that says who has a folder. */
export function lockFileOf(folder: string): string {
  return `${folder}.lock`;
}

function runs(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
