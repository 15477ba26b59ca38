import { hmacSha256Hex, sha256Hex } from "../sha256";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** `sha256:` and the lower-case hexadecimal SHA-256 of a text in UTF-8: what is published of a seed before its use. */
export function commitmentOf(seed: string): string {
  return `sha256:${sha256Hex(bytesOf(seed))}`;
}

/**
 * The seed of a step's dice that nobody could choose alone: the hexadecimal HMAC-SHA-256, with the seed revealed as its key, of
 * the version and what the caller gave towards it. Of a step that a run went on with the key is the seed of the step before.
 */
export function sharedSeed(key: string, version: number, entropy: string): string {
  return hmacSha256Hex(bytesOf(key), bytesOf(`naval-umpire-dice/1\n${version}\n${entropy}`));
}
