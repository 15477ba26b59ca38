import { readFile } from "node:fs/promises";
import { pickLanguage } from "../../core/text/accept-language";
import { type RequestHandler, withHeaders } from "../edge/layers";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { parseWeights } from "../edge/weighted";
import { IMMUTABLE } from "../rest/documents";

/** The built web app: returns a file by its name, or undefined if it was not built. */
export type Site = (name: string) => Promise<Uint8Array | undefined>;

/** Returns the site in a folder. Its URL must end with a slash. */
export function siteIn(folder: URL): Site {
  return (name) => readFile(new URL(name, folder)).catch(() => undefined);
}

/** The languages of the pages. */
const LANGUAGES = ["en", "fr", "ja"];

/** Matches the name of a file with a content hash, which therefore never changes. */
const HASHED = /^[a-z0-9-]+-[A-Z0-9]{8}\.(?:js|css|txt)$/;

const TYPES = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  txt: "text/plain; charset=utf-8",
} as const;

/**
 * The content policy of the pages: they load files of this service, and convert text to code only through their one
 * policy.
 */
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

/**
 * Serves the landing page at `/` and the web app below `/app` to browsers, with their files. Passes other requests on.
 */
export function withSite(site: Site, rest: RequestHandler): RequestHandler {
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

/** Returns the methods of a path, including those of the pages. */
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

/** True for a client that accepts HTML by name, as browsers do, and does not prefer JSON. */
function wantsPage({ headers }: ApiRequest): boolean {
  const weights = parseWeights(headers.accept ?? "");
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html >= (weights.get("application/json") ?? 0);
}

function pageAnswer(body: Uint8Array): ApiResponse {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "cache-control": "public, max-age=300",
    vary: "accept, accept-language",
  };
  return { status: 200, headers, body };
}

async function fileAnswer(site: Site, name: string): Promise<ApiResponse | undefined> {
  const [body, br, gzip] = await Promise.all([site(name), site(`${name}.br`), site(`${name}.gz`)]);
  if (body === undefined) return undefined;
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1) as keyof typeof TYPES];
  // A worker obeys the policy of its own response.
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
  const headers = {
    "content-type": type,
    "content-security-policy": policy,
    ...IMMUTABLE,
  };
  return { status: 200, headers, body, ...(br && gzip && { coded: { br, gzip } }) };
}
