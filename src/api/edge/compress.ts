import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Layer, withHeaders } from "./layers";
import { parseWeights } from "./weighted";

/** Smaller bodies gain nothing from compression. In bytes. */
const MIN_BYTES = 1024;

const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:.*\+)?(?:json|javascript))/;

/** A sixth smaller than with the lowest quality, in the time of gzip. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const CODINGS = {
  br: (body: Buffer) => brotliCompressSync(body, QUALITY),
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
} as const;

/** Compresses large texts with a coding that the caller accepts. */
export const compress: Layer = async (request, rest) => {
  const answer = await rest(request);
  const { headers = {}, body } = answer;
  if (!TEXT.test(headers["content-type"] ?? "") && answer.status !== 304) return answer;
  const varying = withHeaders(answer, { vary: "accept-encoding" });
  const coding = codingOf(request.headers["accept-encoding"]);
  if (body === undefined || coding === undefined || body.length < MIN_BYTES) return varying;
  const bytes = answer.coded?.[coding] ?? CODINGS[coding](Buffer.from(body));
  return withHeaders({ ...varying, body: bytes }, { "content-encoding": coding });
};

/** Returns the available coding that the caller prefers, or undefined for no compression. */
function codingOf(accepted: string | undefined): keyof typeof CODINGS | undefined {
  if (accepted === undefined) return undefined;
  const weights = parseWeights(accepted);
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const names = (["br", "gzip"] as const).filter((name) => weightOf(name) > 0);
  const best = names.reduce<(typeof names)[number] | undefined>(
    (preferred, name) => (preferred === undefined || weightOf(name) > weightOf(preferred) ? name : preferred),
    undefined,
  );
  return best === undefined || (weights.get("identity") ?? 0) > weightOf(best) ? undefined : best;
}
