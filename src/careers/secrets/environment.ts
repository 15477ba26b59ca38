import { keptIn } from "../kept";
import { secretMissing } from "../problem";
import type { ServerSecrets } from "./secrets";

/** The environment's names for the file of the server's secrets, or for the parameter of the cloud that contains them. */
export const SECRETS_FILE_VARIABLE = "SERVER_SECRETS_FILE";

const SECRETS_PARAMETER_VARIABLE = "SERVER_SECRETS_PARAMETER";

/** How to open the secrets: `isFresh` reads them again even if they were read a moment ago. */
export interface HowOpened {
  readonly isFresh?: boolean;
}

/** Gives the secrets of the service. Throws a CareerProblem if it has none, and StoreAway if they cannot be read. */
export type OpenSecrets = (how?: HowOpened) => Promise<ServerSecrets>;

/** The secrets that the environment names. The service reads them with the first request that needs them, and again later. */
export function environmentSecrets(env: Readonly<Record<string, string | undefined>>): OpenSecrets {
  const kept = keptIn(env, { file: SECRETS_FILE_VARIABLE, parameter: SECRETS_PARAMETER_VARIABLE }, async (text) => {
    const { secretRingSchema, secretsOf } = await import("./secrets");
    return secretsOf(secretRingSchema.parse(JSON.parse(text)));
  });
  return async (how) => {
    const secrets = await kept(how);
    if (secrets === undefined) throw secretMissing();
    return secrets;
  };
}
