import { privateValue } from "../private-value";
import { secretMissing } from "../problem";
import { parseRing } from "../ring";
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
  const variables = { file: SECRETS_FILE_VARIABLE, parameter: SECRETS_PARAMETER_VARIABLE };
  const read = privateValue(env, variables, async (text) => {
    const { secretRingSchema, secretsOf } = await import("./secrets");
    return secretsOf(parseRing(text, secretRingSchema));
  });
  return async (how) => {
    const secrets = await read(how).catch((error: Error) => {
      // A file that was deleted can be restored; until then nothing is derived from other secrets.
      if ((error.cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT") throw secretMissing(error.cause);
      throw error;
    });
    if (secrets === undefined) throw secretMissing();
    return secrets;
  };
}
