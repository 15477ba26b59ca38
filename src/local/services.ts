import { existsSync } from "node:fs";
import { environmentSecrets, SECRETS_FILE_VARIABLE } from "../careers/secrets/environment";
import { withNewSecret } from "../careers/secrets/secrets";
import { environmentSigner, KEYS_FILE_VARIABLE } from "../careers/signing/environment";
import { rotated } from "../careers/signing/signer";
import { FILE_VARIABLE, TABLE_VARIABLE } from "../careers/store/environment";
import type { Head } from "../careers/store/sqlite-check";
import { databaseIn, keysFile, prepareDatabase, secretsFile } from "./careers-folder";
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
    const { structure, heads, damaged } = await checkDatabase(file);
    if (structure !== undefined) throw new Error(`${file} is damaged (${structure}); restore it from a backup`);
    await openRings(folder, env, heads, warn);
    env[FILE_VARIABLE] = file;
    void damaged.then((careers) => {
      if (careers.length > 0)
        warn(`${file} is damaged: restore it from a backup, or lose these careers: ${listed(careers)}.`);
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

/**
 * Finds the files of keys and secrets outside the folder, so that a copy of the games contains neither. Makes the files of a new
 * folder. Reports keys and secrets that games need and that are gone. Throws an Error for a file that cannot be read.
 */
async function openRings(
  folder: string,
  env: Environment,
  heads: Promise<readonly Head[]>,
  warn: (text: string) => void,
): Promise<void> {
  const [keys, secrets] = [keysFile(folder, env), secretsFile(folder, env)];
  const hadKeys = existsSync(keys);
  // New secrets in place of lost ones would have to be replaced again once the old file is restored.
  const isLost = !existsSync(secrets) && (await heads).some(({ secret }) => secret !== null);
  await privateFile(keys, () => rotated(undefined));
  if (!isLost) await privateFile(secrets, () => withNewSecret(undefined));
  env[KEYS_FILE_VARIABLE] = keys;
  env[SECRETS_FILE_VARIABLE] = secrets;
  const signer = await environmentSigner(env)().catch((error: Error) => {
    throw new Error(`${keys} does not contain signing keys (${reasonOf(error)}); restore it from a backup`);
  });
  const known = isLost
    ? undefined
    : await environmentSecrets(env)().catch((error: Error) => {
        throw new Error(`${secrets} does not contain server secrets (${reasonOf(error)}); restore it from a backup`);
      });
  void heads.then((all) => {
    const stuck = all.filter(({ secret }) => secret !== null && known?.find(secret) === undefined);
    if (stuck.length > 0) warn(secretsLost(secrets, isLost, stuck));
    const unknown = all.filter(({ key }) => key !== null && signer?.keys.every(({ id }) => id !== key));
    if (unknown.length > 0) warn(keysLost(keys, hadKeys, unknown));
  });
}

function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

function secretsLost(file: string, isMissing: boolean, stuck: readonly Head[]): string {
  const what = isMissing ? "does not exist" : "does not contain the secrets of some careers";
  const careers = listed(stuck.map(({ career }) => career));
  const otherwise = isMissing ? ` To begin new games without it, run: npm run secrets ${file}` : "";
  return `${file} ${what}: restore it from a backup. Nobody can play these careers on without it: ${careers}.${otherwise}`;
}

function keysLost(file: string, wasThere: boolean, unknown: readonly Head[]): string {
  const what = wasThere ? "does not contain the keys of some careers" : "did not exist, and now contains a new key";
  const careers = listed(unknown.map(({ career }) => career));
  return `${file} ${what}: restore it from a backup. Proofs of these careers count the signatures as unknown: ${careers}.`;
}

function listed(careers: readonly string[]): string {
  const more = careers.length > NAMED ? ` and ${careers.length - NAMED} more` : "";
  return `${careers.slice(0, NAMED).join(", ")}${more}`;
}
