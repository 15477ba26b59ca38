import { existsSync } from "node:fs";
import { environmentSecrets, SECRETS_FILE_VARIABLE } from "../careers/secrets/environment";
import { withNewSecret } from "../careers/secrets/secrets";
import { environmentSigner, KEYS_FILE_VARIABLE } from "../careers/signing/environment";
import { rotated } from "../careers/signing/signer";
import { FILE_VARIABLE, TABLE_VARIABLE } from "../careers/store/environment";
import { databaseIn, keysBeside, prepareDatabase, secretsBeside } from "./careers-folder";
import { privateFile } from "./private-file";

/** Something that runs with the server, such as its store. */
export interface Service {
  /** Starts it if it does not run yet. Never throws: what depends on it reports that it is not there. */
  start(): Promise<void>;
  /** Stops it; called once, after the last request is answered. */
  stop(): Promise<void>;
}

/** The environment that names the store of careers. */
type Environment = Record<string, string | undefined>;

/** After how many milliseconds a store that could not be opened is tried again. */
const TRY_AGAIN_MS = 2_000;

/** Careers that a report of damage names. */
const NAMED = 3;

/**
 * The store of careers: the table that the environment names, or else a database in a folder, whose path is put into the
 * environment once the database was checked. A database that cannot be opened is reported, and tried again with later requests.
 */
export function careersService(folder: string, env: Environment, warn: (text: string) => void): Service {
  if (env[TABLE_VARIABLE]) return { start: async () => {}, stop: async () => {} };
  let starting: Promise<void> | undefined;
  let failed = { at: Number.NEGATIVE_INFINITY, why: "" };
  const openDatabase = async () => {
    const file = await prepareDatabase(folder);
    const { checkDatabase } = await import("../careers/store/sqlite-check");
    const { structure, careers } = await checkDatabase(file);
    if (structure !== undefined) throw new Error(`${file} is damaged (${structure}); restore it from a backup`);
    // Outside the folder, so that a copy of the games contains neither of them.
    env[KEYS_FILE_VARIABLE] ||= await privateFile(keysBeside(folder), () => rotated(undefined));
    env[SECRETS_FILE_VARIABLE] ||= await privateFile(secretsBeside(folder), () => withNewSecret(undefined));
    await environmentSigner(env)().catch(() => {
      throw new Error(`${env[KEYS_FILE_VARIABLE]} does not contain signing keys; restore it from a backup`);
    });
    await environmentSecrets(env)().catch(() => {
      throw new Error(`${env[SECRETS_FILE_VARIABLE]} does not contain server secrets; restore it from a backup`);
    });
    env[FILE_VARIABLE] = file;
    void careers.then((damaged) => {
      if (damaged.length > 0) warn(reportOf(file, damaged));
    });
  };
  const start = async () => {
    if (starting === undefined && performance.now() - failed.at < TRY_AGAIN_MS) return;
    starting ??= openDatabase().catch((error: Error) => {
      starting = undefined;
      if (error.message !== failed.why) warn(`The careers in ${folder} cannot be opened: ${error.message}.`);
      failed = { at: performance.now(), why: error.message };
    });
    await starting;
  };
  // Damage is reported when the server starts, and not to the first player.
  if (existsSync(folder)) void start();
  return {
    start,
    stop: async () => {
      await starting;
      if (env[FILE_VARIABLE] !== databaseIn(folder)) return;
      const { closeSqlite } = await import("../careers/store/sqlite");
      await closeSqlite(databaseIn(folder));
    },
  };
}

function reportOf(file: string, damaged: readonly string[]): string {
  const names = damaged.slice(0, NAMED).join(", ");
  const more = damaged.length > NAMED ? ` and ${damaged.length - NAMED} more` : "";
  return `${file} is damaged: restore it from a backup, or lose these careers: ${names}${more}.`;
}
