import { privateValue } from "../private-value";
import { parseRing } from "../ring";
import type { Signer } from "./signer";

/** Environment variable for the file of the signing keys, or for the cloud parameter that contains them. */
export const KEYS_FILE_VARIABLE = "SIGNING_KEYS_FILE";

const KEYS_PARAMETER_VARIABLE = "SIGNING_KEYS_PARAMETER";

/** Returns the signer of the service, or undefined if it has no keys. Throws StoreUnavailable if they cannot be read. */
export type OpenSigner = () => Promise<Signer | undefined>;

/**
 * Returns the signer whose keys the environment names. They are read with the first request that needs them, and cached
 * for a while.
 */
export function environmentSigner(env: Readonly<Record<string, string | undefined>>): OpenSigner {
  return privateValue(env, { file: KEYS_FILE_VARIABLE, parameter: KEYS_PARAMETER_VARIABLE }, async (text) => {
    const { keyRingSchema, signerOf } = await import("./signer");
    return signerOf(parseRing(text, keyRingSchema));
  });
}
