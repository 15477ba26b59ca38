import { type OpenStore, StoreAway } from "./store";

/** The environment's names for the table and, when it is no table of the cloud, the address of its server. */
export const TABLE_VARIABLE = "CAREERS_TABLE";

export const ENDPOINT_VARIABLE = "CAREERS_ENDPOINT";

/** The store the environment names; its client is loaded when the first request needs it. */
export function environmentStore(env: Readonly<Record<string, string | undefined>>): OpenStore {
  let opened: Promise<OpenStore> | undefined;
  return async (deadline) => {
    const table = env[TABLE_VARIABLE];
    if (!table) throw new StoreAway(`${TABLE_VARIABLE} names no table.`);
    // The client warns of the runtime on its first use; which one is used is settled where functions are deployed.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
    opened ??= import("./dynamo").then(({ dynamoStore }) => {
      return dynamoStore({ table, endpoint: env[ENDPOINT_VARIABLE] || undefined });
    });
    return (await opened)(deadline);
  };
}
