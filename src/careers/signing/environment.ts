import { privateValue } from "../private-value";
import { parseRing } from "../ring";
import type { Signer } from "./signer";

/** The environment's names for the file of the signing keys, or for the parameter of the cloud that holds them. */
export const KEYS_FILE_VARIABLE = "SIGNING_KEYS_FILE";

const KEYS_PARAMETER_VARIABLE = "SIGNING_KEYS_PARAMETER";

/** Gives the signer of the service; undefined where it has no keys and signs nothing. Throws StoreAway where they cannot be read. */
export type OpenSigner = () => Promise<Signer | undefined>;

/** The signer whose keys the environment names; they are read when the first request needs them, and again after a while. */
export function environmentSigner(env: Readonly<Record<string, string | undefined>>): OpenSigner {
  return privateValue(env, { file: KEYS_FILE_VARIABLE, parameter: KEYS_PARAMETER_VARIABLE }, async (text) => {
    const { keyRingSchema, signerOf } = await import("./signer");
    return signerOf(parseRing(text, keyRingSchema));
  });
}
