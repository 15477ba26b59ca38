import { commitmentOf } from "../proof/promise";
import type { CareerContext } from "./context";
import { secretMissing } from "./problem";
import type { ServerSecret, ServerSecrets } from "./secrets/secrets";
import { StoreDamaged, type StoredStep } from "./store/store";

/** What a promised seed hangs on besides the secret. */
interface Place {
  readonly chain: string;
  readonly version: number;
  /** Random for every step that is written, so that a step written again in the same place promises another seed. */
  readonly nonce: string;
}

/** The seed that a step promises for the next one. Nobody can derive it without the secret of the server. */
export function promisedSeed(secret: ServerSecret, { chain, version, nonce }: Place): string {
  return secret.derive("promise", chain, String(version), nonce, secret.id);
}

/** Gives the seed behind the commitment of a step. */
export type SeedOf = (stored: StoredStep) => string;

/**
 * The seeds of a chain by these secrets. For a step that promised nothing, or by another secret, its function throws a CareerProblem.
 * It throws StoreDamaged for a seed that does not match the commitment: such a seed in the next step would break the chain.
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
 * True for a promised seed that people outside the service may know: an older version stored it as it was, or its secret has
 * leaked. Server's dice are not rolled with it.
 */
export function isKnownToOthers({ promise }: StoredStep, { isLeaked }: ServerSecrets): boolean {
  return promise !== null && ("seed" in promise || isLeaked(promise.secret));
}

/** The secrets of the service, read again if the promise of this step needs one that another instance may know already. */
export async function secretsFor({ openSecrets }: CareerContext, { promise }: StoredStep): Promise<ServerSecrets> {
  const secrets = await openSecrets();
  const isKnown = promise === null || "seed" in promise || secrets.find(promise.secret) !== undefined;
  return isKnown ? secrets : openSecrets({ isFresh: true });
}
