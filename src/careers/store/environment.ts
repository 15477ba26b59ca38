import { type OpenStore, StoreAway } from "./store";

/** The environment's name for the SQLite file of a local server, which that server sets when the file can be opened. */
export const FILE_VARIABLE = "CAREERS_FILE";

/** The environment's names for the table and, when it is no table of the cloud, the address of its server. */
export const TABLE_VARIABLE = "CAREERS_TABLE";

export const ENDPOINT_VARIABLE = "CAREERS_ENDPOINT";

/** The store that the environment names: a table, or else a file. Its client is loaded with the first request. */
export function environmentStore(env: Readonly<Record<string, string | undefined>>): OpenStore {
  let opened: Promise<OpenStore> | undefined;
  return async (deadline) => {
    const table = env[TABLE_VARIABLE];
    const file = env[FILE_VARIABLE];
    if (!table && !file) throw new StoreAway("No store of careers is open.");
    opened ??= table ? tableStore(table, env[ENDPOINT_VARIABLE] || undefined) : fileStore(file!);
    return (await opened)(deadline);
  };
}

async function tableStore(table: string, endpoint: string | undefined): Promise<OpenStore> {
  // The client warns of the runtime on its first use; which one is used is settled where functions are deployed.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const { dynamoStore } = await import("./dynamo");
  return dynamoStore({ table, endpoint });
}

async function fileStore(file: string): Promise<OpenStore> {
  const { sqliteStore } = await import("./sqlite");
  return sqliteStore(file);
}
