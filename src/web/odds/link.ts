import { isRecord } from "../widgets/schema";
import type { OddsQuestion } from "./ask";

/**
 * Returns the address of a page with these odds. The question is in the fragment, which browsers never send to servers.
 */
export async function linkTo(question: OddsQuestion, pointer: string): Promise<string> {
  return `${location.origin}/app/odds#${await deflate(JSON.stringify({ ...question, pointer }))}`;
}

/** Parses the question from an address fragment; undefined if the fragment does not contain one. */
export async function parseOddsLink(hash: string): Promise<(OddsQuestion & { readonly pointer: string }) | undefined> {
  try {
    const value: unknown = JSON.parse(await inflate(hash.slice(1)));
    if (!isRecord(value) || !isRecord(value.snapshot) || !isRecord(value.input)) return undefined;
    const { ruleset, operation, pointer } = value;
    const isWhole = [ruleset, operation, pointer].every((each) => typeof each === "string");
    return isWhole ? (value as unknown as OddsQuestion & { readonly pointer: string }) : undefined;
  } catch {
    return undefined;
  }
}

async function deflate(text: string): Promise<string> {
  const bytes = await transform(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function inflate(text: string): Promise<string> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await transform(bytes, new DecompressionStream("deflate-raw")));
}

async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
