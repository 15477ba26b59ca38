import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { randomSecret } from "../randomness";

/** A secret of the service. Derived values cannot be computed without it. */
export interface ServerSecret {
  /** Its id, which is stored with what was derived from it. */
  readonly id: string;
  /** Derives 256 bits as base64url. The same purpose and parts always give the same bits. */
  readonly derive: (purpose: string, ...parts: readonly string[]) => string;
}

/** The secrets of the service, by id and in order of age. */
export interface ServerSecrets {
  /** The secret from which the service derives everything new. */
  readonly current: ServerSecret;
  /** Every secret, the newest first. */
  readonly all: readonly ServerSecret[];
  /** The secret of an id; undefined if the service does not have it. */
  readonly find: (id: string) => ServerSecret | undefined;
  /** True for a secret that other people may know. */
  readonly isLeaked: (id: string) => boolean;
}

const keptSecretSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  value: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  from: z.iso.datetime(),
  leaked: z.boolean().default(false),
});

/** The stored form of a service's secrets, the newest last. */
export const secretRingSchema = z.strictObject({ secrets: z.array(keptSecretSchema).min(1) });

/** The stored form of a service's secrets. */
export type SecretRing = z.infer<typeof secretRingSchema>;

/** Returns the secrets of a ring. Throws an Error if all of them have leaked. */
export function secretsOf({ secrets }: SecretRing): ServerSecrets {
  const all = secrets.map(secretOf).reverse();
  const leaked = new Set(secrets.flatMap((each) => (each.leaked ? [each.id] : [])));
  const current = all.find(({ id }) => !leaked.has(id));
  if (current === undefined) throw new Error("All secrets of the service are marked as leaked. Add a new one.");
  return { current, all, find: (id) => all.find((each) => each.id === id), isLeaked: (id) => leaked.has(id) };
}

function secretOf({ id, value }: Pick<SecretRing["secrets"][number], "id" | "value">): ServerSecret {
  const key = Buffer.from(value, "base64url");
  const derive: ServerSecret["derive"] = (purpose, ...parts) =>
    // JSON keeps the boundaries between the parts.
    createHmac("sha256", key)
      .update(JSON.stringify(["naval-umpire-secret/1", purpose, ...parts]), "utf8")
      .digest("base64url");
  return { id, derive };
}

const ID_BYTES = 9;

/**
 * Returns a ring with a new secret, which all new values derive from. Older secrets stay, so that their values can be
 * derived again.
 */
export function withNewSecret(ring: SecretRing | undefined, now = new Date().toISOString()): SecretRing {
  const added = { id: randomBytes(ID_BYTES).toString("base64url"), value: randomSecret(), from: now, leaked: false };
  return { secrets: [...(ring?.secrets ?? []), added] };
}
