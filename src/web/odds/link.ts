import { isRecord } from "../widgets/schema";
import type { Question } from "./ask";

/** The address of a page that shows these odds: all that they are asked of stands in its fragment, which no server is sent. */
export async function linkTo(question: Question, pointer: string): Promise<string> {
  return `${location.origin}/app/odds#${await packed(JSON.stringify({ ...question, pointer }))}`;
}

/** What the fragment of an address asks odds of; undefined where it is no such fragment. */
export async function askedIn(hash: string): Promise<(Question & { readonly pointer: string }) | undefined> {
  try {
    const value: unknown = JSON.parse(await unpacked(hash.slice(1)));
    if (!isRecord(value) || !isRecord(value.snapshot) || !isRecord(value.input)) return undefined;
    const { ruleset, operation, pointer } = value;
    const isWhole = [ruleset, operation, pointer].every((each) => typeof each === "string");
    return isWhole ? (value as unknown as Question & { readonly pointer: string }) : undefined;
  } catch {
    return undefined;
  }
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(out).arrayBuffer());
}
