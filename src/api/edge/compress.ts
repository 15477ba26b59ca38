import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Layer, withHeaders } from "./layers";
import { weighted } from "./weighted";

/** Bodies of fewer bytes gain nothing. */
const LEAST = 1024;

const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:.*\+)?(?:json|javascript))/;

/** A sixth smaller than the least, in the time that gzip takes. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const CODINGS = {
  br: (body: Buffer) => brotliCompressSync(body, QUALITY),
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
} as const;

/** Sends texts in a coding that the caller accepts, where they are large enough. */
export const compress: Layer = async (request, rest) => {
  const answer = await rest(request);
  const { headers = {}, body } = answer;
  if (!TEXT.test(headers["content-type"] ?? "") && answer.status !== 304) return answer;
  const varying = withHeaders(answer, { vary: "accept-encoding" });
  const coding = codingOf(request.headers["accept-encoding"]);
  if (body === undefined || coding === undefined || body.length < LEAST) return varying;
  const bytes = answer.coded?.[coding] ?? CODINGS[coding](Buffer.from(body));
  return withHeaders({ ...varying, body: bytes }, { "content-encoding": coding });
};

/** The coding that a caller likes best of those there are; undefined where it is to be sent as it is. */
function codingOf(accepted: string | undefined): keyof typeof CODINGS | undefined {
  if (accepted === undefined) return undefined;
  const weights = weighted(accepted);
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const names = (["br", "gzip"] as const).filter((name) => weightOf(name) > 0);
  const best = names.reduce<(typeof names)[number] | undefined>(
    (found, name) => (found === undefined || weightOf(name) > weightOf(found) ? name : found),
    undefined,
  );
  return best === undefined || (weights.get("identity") ?? 0) > weightOf(best) ? undefined : best;
}
