import { commitmentOf } from "../proof/promise";
import type { CareerContext } from "./context";
import { secretMissing } from "./problem";
import type { ServerSecret, ServerSecrets } from "./secrets/secrets";
import { StoreDamaged, type StoredStep } from "./store/store";

/** The values that a promised seed derives from, besides the secret. */
interface PromisePosition {
  readonly chain: string;
  readonly version: number;
  /** Random for every written step, so that a step rewritten at the same version promises another seed. */
  readonly nonce: string;
}

/** Returns the seed that a step promises for the next one. It cannot be derived without the secret of the server. */
export function promisedSeed(secret: ServerSecret, { chain, version, nonce }: PromisePosition): string {
  return secret.derive("promise", chain, String(version), nonce, secret.id);
}

/** Returns the seed behind the commitment of a step. */
export type SeedOf = (stored: StoredStep) => string;

/**
 * Returns a function that derives the seeds of a chain. It throws a CareerProblem for a step without a promise, or with
 * a promise by an unknown secret. It throws StoreDamaged for a seed that does not match the commitment: such a seed in
 * the next step would break the chain.
 */
export function seedsOf({ find }: Pick<ServerSecrets, "find">, chain: string): SeedOf {
  const promisedBy = ({ promise, nonce, step: { version } }: StoredStep): string => {
    if (promise !== null && "seed" in promise) return promise.seed;
    const secret = promise === null ? undefined : find(promise.secret);
    if (secret === undefined) throw secretMissing(new Error(`No secret ${promise?.secret} for step ${version}.`));
    return promisedSeed(secret, { chain, version, nonce });
  };
  return (stored) => {
    const seed = promisedBy(stored);
    if (commitmentOf(seed) === stored.step.commitment) return seed;
    throw new StoreDamaged(`The seed of step ${stored.step.version} does not match its commitment.`);
  };
}

/**
 * True for a promised seed that people outside the service may know: an older version stored it in the clear, or its
 * secret has leaked. The service does not roll with it.
 */
export function isKnownToOthers({ promise }: StoredStep, { isLeaked }: ServerSecrets): boolean {
  return promise !== null && ("seed" in promise || isLeaked(promise.secret));
}

/**
 * Returns the secrets of the service. Reads them again if the promise of this step needs a secret that another instance
 * may already have.
 */
export async function secretsFor({ openSecrets }: CareerContext, { promise }: StoredStep): Promise<ServerSecrets> {
  const secrets = await openSecrets();
  const isKnown = promise === null || "seed" in promise || secrets.find(promise.secret) !== undefined;
  return isKnown ? secrets : openSecrets({ isFresh: true });
}
