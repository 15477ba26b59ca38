import { existsSync } from "node:fs";
import { environmentSecrets, SECRETS_FILE_VARIABLE } from "../careers/secrets/environment";
import { withNewSecret } from "../careers/secrets/secrets";
import { environmentSigner, KEYS_FILE_VARIABLE } from "../careers/signing/environment";
import { rotated } from "../careers/signing/signer";
import { FILE_VARIABLE, TABLE_VARIABLE } from "../careers/store/environment";
import type { CareerHead } from "../careers/store/sqlite-check";
import { databaseIn, keysFile, prepareDatabase, secretsFile } from "./careers-folder";
import { privateFile } from "./private-file";

/** A service that runs with the server, such as its store. */
export interface Service {
  /** Starts the service unless it is running. Never throws: dependent requests report that it is unavailable. */
  start(): Promise<void>;
  /** Stops the service. Called once, after the last request is answered. */
  stop(): Promise<void>;
}

/** The environment that names the store of careers. */
type ServiceEnvironment = Record<string, string | undefined>;

/** Milliseconds until a failed attempt to open the store is repeated. */
const RETRY_MS = 2_000;

/** Maximum careers that a damage report names. */
const MAX_NAMED = 3;

/**
 * Returns the store of careers: the table that the environment names, or else a database in a folder. The path of the
 * database is put into the environment once it has been checked. If it cannot be opened, this is reported, and later
 * requests try again.
 */
export function careersService(folder: string, env: ServiceEnvironment, warn: (text: string) => void): Service {
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
        warn(`${file} is damaged: restore it from a backup, or lose these careers: ${listCareers(careers)}.`);
    });
  };
  const start = async () => {
    if (starting === undefined && performance.now() - failed.at < RETRY_MS) return;
    starting ??= openDatabase().catch((error: Error) => {
      starting = undefined;
      if (error.message !== failed.why) warn(`The careers in ${folder} cannot be opened: ${error.message}.`);
      failed = { at: performance.now(), why: error.message };
    });
    await starting;
  };
  // Damage is reported at server start, before the first player notices.
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
 * Finds the files of keys and secrets outside the folder, so that a copy of the games contains neither. Makes the files
 * for a new folder. Reports missing keys and secrets that games need. Throws an Error for a file that cannot be read.
 */
async function openRings(
  folder: string,
  env: ServiceEnvironment,
  heads: Promise<readonly CareerHead[]>,
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

function secretsLost(file: string, isMissing: boolean, stuck: readonly CareerHead[]): string {
  const what = isMissing ? "does not exist" : "does not contain the secrets of some careers";
  const careers = listCareers(stuck.map(({ career }) => career));
  const otherwise = isMissing ? ` To start new games without it, run: npm run secrets ${file}` : "";
  return `${file} ${what}: restore it from a backup. Without it, you cannot continue these careers: ${careers}.${otherwise}`;
}

function keysLost(file: string, wasThere: boolean, unknown: readonly CareerHead[]): string {
  const what = wasThere ? "does not contain the keys of some careers" : "did not exist, and now contains a new key";
  const careers = listCareers(unknown.map(({ career }) => career));
  return `${file} ${what}: restore it from a backup. Until then, verification reports unknown signatures for these careers: ${careers}.`;
}

function listCareers(careers: readonly string[]): string {
  const more = careers.length > MAX_NAMED ? ` and ${careers.length - MAX_NAMED} more` : "";
  return `${careers.slice(0, MAX_NAMED).join(", ")}${more}`;
}
