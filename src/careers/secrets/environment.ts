import { privateValue } from "../private-value";
import { secretMissing } from "../problem";
import { parseRing } from "../ring";
import type { ServerSecrets } from "./secrets";

/** Environment variable for the file of the server secrets, or for the cloud parameter that contains them. */
export const SECRETS_FILE_VARIABLE = "SERVER_SECRETS_FILE";

const SECRETS_PARAMETER_VARIABLE = "SERVER_SECRETS_PARAMETER";

/** Options for opening the secrets. `isFresh` bypasses the cache. */
export interface OpenSecretsOptions {
  readonly isFresh?: boolean;
}

/** Returns the secrets of the service. Throws a CareerProblem if it has none, and StoreUnavailable if they cannot be read. */
export type OpenSecrets = (how?: OpenSecretsOptions) => Promise<ServerSecrets>;

/**
 * Returns the secrets that the environment names. They are read with the first request that needs them, and cached for
 * a while.
 */
export function environmentSecrets(env: Readonly<Record<string, string | undefined>>): OpenSecrets {
  const variables = { file: SECRETS_FILE_VARIABLE, parameter: SECRETS_PARAMETER_VARIABLE };
  const readSecrets = privateValue(env, variables, async (text) => {
    const { secretRingSchema, secretsOf } = await import("./secrets");
    return secretsOf(parseRing(text, secretRingSchema));
  });
  return async (how) => {
    const secrets = await readSecrets(how).catch((error: Error) => {
      // A deleted file can be restored. Until then nothing must derive from other secrets.
      if ((error.cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT") throw secretMissing(error.cause);
      throw error;
    });
    if (secrets === undefined) throw secretMissing();
    return secrets;
  };
}
