import { mkdir } from "node:fs/promises";
import { SECRETS_FILE_VARIABLE } from "../careers/secrets/environment";
import { withNewSecret } from "../careers/secrets/secrets";
import { KEYS_FILE_VARIABLE } from "../careers/signing/environment";
import { rotated } from "../careers/signing/signer";
import { ENDPOINT_VARIABLE, TABLE_VARIABLE } from "../careers/store/environment";
import { lockFileOf, lockFolder } from "./folder-lock";
import { privateFile } from "./private-file";

/** Something that runs beside the server, such as an embedded database. */
export interface Service {
  /** Starts it if it does not run yet; the first request that needs it does so. */
  start(): Promise<void>;
  /** Stops it; called once, after the last request is answered. */
  stop(): Promise<void>;
}

/** The environment that names the store of careers. */
type Environment = Record<string, string | undefined>;

const TABLE = "careers";

/**
 * The store of careers: the table that the environment names, or else a database in this process with its data in a
 * folder, which the environment is then told of. A folder that another server has leaves the store away, and says so.
 */
export function careersService(folder: string, env: Environment, warn: (text: string) => void): Service {
  if (env[TABLE_VARIABLE]) return { start: async () => {}, stop: async () => {} };
  let starting: Promise<(() => Promise<void>) | undefined> | undefined;
  let warned = false;
  const open = async () => {
    await mkdir(folder, { recursive: true });
    const lock = await lockFolder(folder);
    if (lock === undefined) {
      starting = undefined;
      const file = lockFileOf(folder);
      if (!warned) warn(`Another server has the careers in ${folder}; stop it first (it is named in ${file}).`);
      warned = true;
      return undefined;
    }
    // The client warns of the runtime on its first use.
    env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
    const [{ startEmbeddedStore }, { createTable }] = await Promise.all([
      import("./embedded-store"),
      import("../careers/store/create-table"),
    ]);
    const store = await startEmbeddedStore(folder);
    const close = async () => {
      await store.stop();
      await lock.release();
    };
    try {
      await createTable(store.endpoint, TABLE);
    } catch (error) {
      await close();
      throw error;
    }
    // Made once and beside the folder, so that a copy of the games has neither of them.
    env[KEYS_FILE_VARIABLE] ||= await privateFile(`${folder}.keys.json`, () => rotated(undefined));
    env[SECRETS_FILE_VARIABLE] ||= await privateFile(`${folder}.secrets.json`, () => withNewSecret(undefined));
    env[TABLE_VARIABLE] = TABLE;
    env[ENDPOINT_VARIABLE] = store.endpoint;
    return close;
  };
  return {
    start: async () => {
      starting ??= open().catch((error: unknown) => {
        starting = undefined;
        warn(`The careers in ${folder} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
      await starting;
    },
    stop: async () => {
      await (await starting)?.();
    },
  };
}
