import { existsSync } from "node:fs";
import { constants, copyFile, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { TABLE_VARIABLE } from "../careers/store/environment";
import { checkDatabase } from "../careers/store/sqlite-check";
import { SqliteThread } from "../careers/store/sqlite-client";
import { databaseIn, keysBeside, keysFile, secretsBeside, secretsFile } from "./careers-folder";

/**
 * Copies the careers of a server with this environment into a new file, and their keys and secrets next to it, while servers use
 * them. Returns the files. Throws an Error for files that do not exist, or exist already, and for careers that are damaged; then it
 * leaves no file behind.
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
  const written: string[] = [];
  try {
    await copyDatabase(file, target, written);
    for (const [from, to] of copies) {
      await copyFile(from, to, constants.COPYFILE_EXCL);
      written.push(to);
    }
  } catch (error) {
    for (const each of written) await rm(each, { force: true });
    throw error;
  }
  return files;
}

async function copyDatabase(file: string, target: string, written: string[]): Promise<void> {
  // The engine writes into an empty file, which is made with the mode it needs.
  const copy = await open(target, "wx", 0o600);
  written.push(target);
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

/** Throws for a database that is damaged, in the name of the one that was to be copied. Opening a damaged log would drop its rest. */
async function assertWhole(database: string, name: string): Promise<void> {
  const { structure, damaged } = await checkDatabase(database);
  if (structure !== undefined) throw new Error(`${name} is damaged (${structure})`);
  const careers = await damaged;
  if (careers.length > 0) throw new Error(`${name} is damaged in these careers: ${careers.join(", ")}`);
}
