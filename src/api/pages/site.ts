import { readFile } from "node:fs/promises";
import { pickLanguage } from "../../core/text/accept-language";
import { type Answering, withHeaders } from "../edge/layers";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { weighted } from "../edge/weighted";

/** The built pages for people: a file of theirs by its name; undefined for one that was not built. */
export type Site = (name: string) => Promise<Uint8Array | undefined>;

/** The site in a folder; its URL ends with a slash. */
export function siteIn(folder: URL): Site {
  return (name) => readFile(new URL(name, folder)).catch(() => undefined);
}

/** Languages that the pages are built in. */
const LANGUAGES = ["en", "fr", "ja"];

/** What a file is called whose name holds the hash of its content, and which therefore never changes. */
const HASHED = /^[a-z0-9-]+-[A-Z0-9]{8}\.(?:js|css|txt)$/;

const TYPES = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  txt: "text/plain; charset=utf-8",
} as const;

/** What the pages may do: load what this service serves, and turn no text into code but by their one policy. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "trusted-types umpire",
  "require-trusted-types-for 'script'",
].join("; ");

/** Answers browsers that ask for the landing page at `/`, for the table below `/app`, or for a file of either; the rest goes on. */
export function withSite(site: Site, rest: Answering): Answering {
  return async (request) => {
    const page = pageAt(request);
    if (page !== undefined) {
      const text = await site(`${page}.${pickLanguage(request.headers["accept-language"], LANGUAGES)}.html`);
      if (text !== undefined) return pageAnswer(text);
    }
    const name = reads(request) ? /^\/assets\/([^/]+)$/.exec(request.path)?.[1] : undefined;
    const file = name !== undefined && HASHED.test(name) ? await fileAnswer(site, name) : undefined;
    const answer = file ?? (await rest(request));
    return request.path === "/" ? withHeaders(answer, { vary: "accept" }) : answer;
  };
}

/** The methods of a path, those of the pages for people included. */
export function allowWithSite(rest: (path: string) => string | undefined): (path: string) => string | undefined {
  return (path) => (isAppPath(path) ? "GET, HEAD, OPTIONS" : rest(path));
}

function pageAt(request: ApiRequest): "landing" | "app" | undefined {
  if (!reads(request)) return undefined;
  if (request.path === "/") return wantsPage(request) ? "landing" : undefined;
  return isAppPath(request.path) ? "app" : undefined;
}

function isAppPath(path: string): boolean {
  return /^\/app(?:\/|$)/.test(path);
}

function reads({ method }: ApiRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** True for who names HTML, as browsers do, and does not like JSON better. */
function wantsPage({ headers }: ApiRequest): boolean {
  const weights = weighted(headers.accept ?? "");
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html >= (weights.get("application/json") ?? 0);
}

function pageAnswer(body: Uint8Array): ApiAnswer {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "cache-control": "public, max-age=300",
    vary: "accept, accept-language",
  };
  return { status: 200, headers, body };
}

async function fileAnswer(site: Site, name: string): Promise<ApiAnswer | undefined> {
  const [body, br, gzip] = await Promise.all([site(name), site(`${name}.br`), site(`${name}.gz`)]);
  if (body === undefined) return undefined;
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1) as keyof typeof TYPES];
  // A worker obeys the policy that its own file comes with.
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
  const headers = {
    "content-type": type,
    "content-security-policy": policy,
    "cache-control": "public, max-age=31536000, immutable",
  };
  return { status: 200, headers, body, ...(br && gzip && { coded: { br, gzip } }) };
}
