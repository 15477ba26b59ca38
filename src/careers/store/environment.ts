import { type OpenStore, StoreUnavailable } from "./store";

/** Environment variable for the SQLite file of a local server. That server sets it once the file can be opened. */
export const FILE_VARIABLE = "CAREERS_FILE";

/** Environment variables for the table and, if it is outside the cloud, the address of its server. */
export const TABLE_VARIABLE = "CAREERS_TABLE";

export const ENDPOINT_VARIABLE = "CAREERS_ENDPOINT";

/**
 * Returns the store that the environment names: a table, or else a file. Its client is loaded with the first request.
 */
export function environmentStore(env: Readonly<Record<string, string | undefined>>): OpenStore {
  let store: Promise<OpenStore> | undefined;
  return async (deadline) => {
    const table = env[TABLE_VARIABLE];
    const file = env[FILE_VARIABLE];
    if (!table && !file) throw new StoreUnavailable("The store of careers is not open.");
    store ??= table ? tableStore(table, env[ENDPOINT_VARIABLE] || undefined) : fileStore(file!);
    return (await store)(deadline);
  };
}

async function tableStore(table: string, endpoint: string | undefined): Promise<OpenStore> {
  // The client warns about the Node version on first use. The deployment of the functions decides the version.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  const { dynamoStore } = await import("./dynamo");
  return dynamoStore({ table, endpoint });
}

async function fileStore(file: string): Promise<OpenStore> {
  const { sqliteStore } = await import("./sqlite");
  return sqliteStore(file);
}
