import { existsSync } from "node:fs";
import { constants, copyFile, open, rm } from "node:fs/promises";
import { checkDatabase } from "../careers/store/sqlite-check";
import { SqliteThread } from "../careers/store/sqlite-client";
import { databaseIn, keysBeside, secretsBeside } from "./careers-folder";

/**
 * Copies the careers in a folder into a new file, and their keys and secrets beside it, while servers use them. Returns the files.
 * Throws if one of them exists, and for careers that are damaged.
 */
export async function backupCareers(folder: string, target: string): Promise<readonly string[]> {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const beside = [keysBeside, secretsBeside];
  const files = [target, ...beside.map((path) => path(target))];
  for (const each of files) if (existsSync(each)) throw new Error(`${each} exists already`);
  await assertWhole(file, file);
  // The engine writes into an empty file, which is made with the mode it needs.
  const copy = await open(target, "wx", 0o600);
  const thread = new SqliteThread(file);
  try {
    await thread.backup(target);
    await copy.sync();
    await assertWhole(target, file);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await copy.close();
    await thread.close();
  }
  for (const path of beside) await copyFile(path(folder), path(target), constants.COPYFILE_EXCL);
  return files;
}

/** Throws for a database that is damaged, in the name of the one that was to be copied. Opening a damaged log would drop its rest. */
async function assertWhole(database: string, name: string): Promise<void> {
  const { structure, damaged } = await checkDatabase(database);
  if (structure !== undefined) throw new Error(`${name} is damaged (${structure})`);
  const careers = await damaged;
  if (careers.length > 0) throw new Error(`${name} is damaged in these careers: ${careers.join(", ")}`);
}
