import { readFile } from "node:fs/promises";
import { StoreAway } from "../store/store";
import type { Signer } from "./signer";

/** The environment's names for the file of the signing keys, or for the parameter of the cloud that holds them. */
export const KEYS_FILE_VARIABLE = "SIGNING_KEYS_FILE";

const KEYS_PARAMETER_VARIABLE = "SIGNING_KEYS_PARAMETER";

/** How long keys are held: so long after a rotation an instance may still sign with the key before. */
const HELD_MS = 10 * 60 * 1000;

/** Gives the signer of the service; undefined where it has no keys and signs nothing. Throws StoreAway where they cannot be read. */
export type OpenSigner = () => Promise<Signer | undefined>;

/** The signer whose keys the environment names; they are read when the first request needs them, and again after a while. */
export function environmentSigner(env: Readonly<Record<string, string | undefined>>): OpenSigner {
  let held: { readonly signer: Signer | undefined; readonly until: number } | undefined;
  return async () => {
    if (held !== undefined && Date.now() < held.until) return held.signer;
    try {
      const text = await keysOf(env);
      const signer = text === undefined ? undefined : await signerIn(text);
      if (signer !== undefined) held = { signer, until: Date.now() + HELD_MS };
      return signer;
    } catch (cause) {
      throw new StoreAway("The signing keys cannot be read.", { cause });
    }
  };
}

async function keysOf(env: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
  const file = env[KEYS_FILE_VARIABLE];
  if (file) return readFile(file, "utf8");
  const name = env[KEYS_PARAMETER_VARIABLE];
  if (!name) return undefined;
  const { parameterOf } = await import("./parameter");
  return parameterOf(name);
}

/** The signer of a ring of keys as text; what signs is loaded by a service that has keys. */
async function signerIn(text: string): Promise<Signer> {
  const { keyRingSchema, signerOf } = await import("./signer");
  return signerOf(keyRingSchema.parse(JSON.parse(text)));
}
