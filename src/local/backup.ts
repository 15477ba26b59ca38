import { copyFile, open, rm } from "node:fs/promises";
import { checkDatabase } from "../careers/store/sqlite-check";
import { SqliteThread } from "../careers/store/sqlite-client";
import { databaseIn, keysBeside } from "./careers-folder";

/**
 * Copies the careers in a folder into a new file, and the keys that sign them beside it, while servers use them. Returns the files.
 * Throws for a target that exists, and for careers that are damaged.
 */
export async function backupCareers(folder: string, target: string): Promise<readonly string[]> {
  const file = databaseIn(folder);
  // The engine writes into an empty file, which is made with the mode it needs.
  const copy = await open(target, "wx", 0o600);
  const thread = new SqliteThread(file);
  try {
    await thread.backup(target);
    await copy.sync();
    const { structure, careers } = await checkDatabase(target);
    const damaged = await careers;
    if (structure !== undefined) throw new Error(`${file} is damaged: ${structure}`);
    if (damaged.length > 0) throw new Error(`${file} is damaged in these careers: ${damaged.join(", ")}`);
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await copy.close();
    await thread.close();
  }
  await copyFile(keysBeside(folder), keysBeside(target));
  return [target, keysBeside(target)];
}
