import { hmacSha256Hex, sha256Hex } from "../sha256";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Returns the commitment to a seed, published before its use: `sha256:` and the lower-case hexadecimal SHA-256 of its
 * UTF-8 text.
 */
export function commitmentOf(seed: string): string {
  return `sha256:${sha256Hex(bytesOf(seed))}`;
}

/**
 * Returns a seed that neither server nor caller could choose alone: the hexadecimal HMAC-SHA-256 of the version and the
 * caller's entropy. The key is the revealed seed, or the seed of the step before if a run continued with this step.
 */
export function sharedSeed(key: string, version: number, entropy: string): string {
  return hmacSha256Hex(bytesOf(key), bytesOf(`naval-umpire-dice/1\n${version}\n${entropy}`));
}
