import { chmod, mkdir, open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SECRETS_FILE_VARIABLE } from "../careers/secrets/environment";
import { KEYS_FILE_VARIABLE } from "../careers/signing/environment";

/** The name of the database in the folder of careers. */
const FILE = "careers.sqlite";

const OWNER_ONLY = 0o600;

/** Files of LevelDB, in which older versions stored careers. */
const LEVELDB = ["CURRENT", "LOCK"];

/** The path of the database in a folder of careers. */
export function databaseIn(folder: string): string {
  return join(folder, FILE);
}

/** The path of the file with the signing keys, next to a folder of careers or a backup of one. */
export function keysBeside(path: string): string {
  return `${path}.keys.json`;
}

/** The path of the file with the server secrets, next to a folder of careers or a backup of one. */
export function secretsBeside(path: string): string {
  return `${path}.secrets.json`;
}

/** The file with the keys that sign steps: the one that the environment names, or the one next to the folder of careers. */
export function keysFile(folder: string, env: Readonly<Record<string, string | undefined>>): string {
  return env[KEYS_FILE_VARIABLE] || keysBeside(folder);
}

/** The file with the server's secrets: the one that the environment names, or the one next to the folder of careers. */
export function secretsFile(folder: string, env: Readonly<Record<string, string | undefined>>): string {
  return env[SECRETS_FILE_VARIABLE] || secretsBeside(folder);
}

/**
 * Makes the folder and the database if they do not exist, readable by their owner only. Throws for a folder of another
 * format.
 */
export async function prepareDatabase(folder: string): Promise<string> {
  const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (LEVELDB.every((name) => names.includes(name))) {
    throw new Error(
      "an older version without SQLite wrote it. Export its games with that version. Then start this version with CAREERS_FOLDER set to a new folder",
    );
  }
  const file = databaseIn(folder);
  const database = await open(file, "a", OWNER_ONLY);
  await database.close();
  // The engine gives its other files the mode of this one.
  await chmod(file, OWNER_ONLY);
  if (firstCreated !== undefined)
    for (const each of [folder, dirname(folder), dirname(firstCreated)]) await syncFolder(each);
  return file;
}

/** Flushes the names in a folder to the disk, so that a new folder survives a power loss. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
