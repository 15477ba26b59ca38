import { createHash } from "node:crypto";
import type { Layer } from "./layers";

/** Names what was read with an ETag, and does not send it again to who has it. */
export const conditional: Layer = async (request, rest) => {
  const answer = await rest(request);
  const { status, headers, body } = answer;
  if (status !== 200 || body === undefined || (request.method !== "GET" && request.method !== "HEAD")) return answer;
  const etag = headers?.etag ?? etagOf(body);
  const named = { ...headers, etag };
  if (!hasMatch(request.headers["if-none-match"], etag)) return { ...answer, headers: named };
  const { "content-type": _, ...kept } = named as Record<string, string>;
  return { status: 304, headers: kept };
};

/** A weak ETag: what it names is sent in several codings. */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

function hasMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((each) => each.trim() === "*" || each.trim().replace(/^W\//, "") === bare);
}
