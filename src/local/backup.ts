import { existsSync } from "node:fs";
import { constants, copyFile, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { TABLE_VARIABLE } from "../careers/store/environment";
import { checkDatabase } from "../careers/store/sqlite-check";
import { SqliteThread } from "../careers/store/sqlite-client";
import { databaseIn, keysBeside, keysFile, secretsBeside, secretsFile } from "./careers-folder";

/**
 * Copies the careers of a server with this environment into a new file, and their keys and secrets next to it, while
 * servers are running. Returns the files. Throws an Error for source files that do not exist, for targets that exist,
 * and for damaged careers. In that case it leaves no file behind.
 */
export async function backupCareers(
  folder: string,
  target: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<readonly string[]> {
  if (env[TABLE_VARIABLE]) throw new Error(`${TABLE_VARIABLE} is set, and only a local database can be copied`);
  const file = databaseIn(folder);
  const copies = [
    [keysFile(folder, env), keysBeside(target)],
    [secretsFile(folder, env), secretsBeside(target)],
  ] as const;
  for (const each of [file, ...copies.map(([from]) => from), dirname(target)])
    if (!existsSync(each)) throw new Error(`${each} does not exist`);
  const files = [target, ...copies.map(([, to]) => to)];
  for (const each of files) if (existsSync(each)) throw new Error(`${each} exists already`);
  await assertWhole(file, file);
  const writtenFiles: string[] = [];
  try {
    await copyDatabase(file, target, writtenFiles);
    for (const [from, to] of copies) {
      await copyFile(from, to, constants.COPYFILE_EXCL);
      writtenFiles.push(to);
    }
  } catch (error) {
    for (const each of writtenFiles) await rm(each, { force: true });
    throw error;
  }
  return files;
}

async function copyDatabase(file: string, target: string, writtenFiles: string[]): Promise<void> {
  // The engine requires an empty file. This one has the right mode.
  const copy = await open(target, "wx", 0o600);
  writtenFiles.push(target);
  const thread = new SqliteThread(file);
  try {
    await thread.backup(target);
    await copy.sync();
    await assertWhole(target, file);
  } finally {
    await copy.close();
    await thread.close();
  }
}

/** Throws for a damaged database, with the name of the original. Opening a damaged log would drop its rest. */
async function assertWhole(database: string, name: string): Promise<void> {
  const { structure, damaged } = await checkDatabase(database);
  if (structure !== undefined) throw new Error(`${name} is damaged (${structure})`);
  const careers = await damaged;
  if (careers.length > 0) throw new Error(`${name} is damaged in these careers: ${careers.join(", ")}`);
}
