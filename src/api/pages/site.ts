import { readFile } from "node:fs/promises";
import { pickLanguage } from "../../core/text/accept-language";
import { type RequestHandler, withHeaders } from "../edge/layers";
import type { ApiRequest, ApiResponse } from "../edge/message";
import { parseWeights } from "../edge/weighted";
import type { listCodes, ProblemPage } from "../problems/page";
import { IMMUTABLE } from "../rest/documents";
import { escapeHtml } from "./html";
import { type PageContent, problemContent, problemListContent } from "./problem-page";

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
 * Serves to browsers the landing page at `/`, the web app below `/app`, the guides, and pages for the problems. Passes
 * other requests on.
 */
export function withSite(site: Site, rest: RequestHandler): RequestHandler {
  return async (request) => {
    const page = reads(request) ? await pageFor(request, site, rest) : undefined;
    if (page !== undefined) return page;
    const name = reads(request) ? /^\/assets\/([^/]+)$/.exec(request.path)?.[1] : undefined;
    const file = name !== undefined && HASHED.test(name) ? await fileAnswer(site, name) : undefined;
    const answer = file ?? (await rest(request));
    return isNegotiated(request.path) ? withHeaders(answer, { vary: "accept" }) : answer;
  };
}

/** Returns the page for people at a path. Undefined if there is none. */
async function pageFor(request: ApiRequest, site: Site, rest: RequestHandler): Promise<ApiResponse | undefined> {
  const { path, headers } = request;
  const language = pickLanguage(headers["accept-language"], LANGUAGES);
  const guide = guideAt(path);
  if (guide !== undefined) {
    const [text, shell] = await Promise.all([site(guide), site("text.en.html")]);
    if (guide.endsWith(".txt")) return text && pageAnswer(text, TYPES.txt);
    return text && shell && pageAnswer(fillShell(shell, JSON.parse(textOf(text))));
  }
  if (isProblemPath(path)) return wantsPage(request) ? problemPage(request, site, rest) : undefined;
  const page = path === "/" ? wantsPage(request) && "landing" : isAppPath(path) && "app";
  const text = page ? await site(`${page}.${language}.html`) : undefined;
  return text && pageAnswer(text);
}

/** Returns the file of a guide, the changelog or the overview for language models. Undefined for any other path. */
function guideAt(path: string): string | undefined {
  if (path === "/llms.txt") return "llms.txt";
  return /^\/(?:changelog|guides(?:\/[a-z0-9-]+){0,2})$/.test(path)
    ? `${path.slice(1).replaceAll("/", "-")}.json`
    : undefined;
}

/** Answers with a problem page for people, made from its JSON. Undefined if there is no such page or no shell for it. */
async function problemPage(request: ApiRequest, site: Site, rest: RequestHandler): Promise<ApiResponse | undefined> {
  const answer = await rest({ ...request, headers: { ...request.headers, accept: "application/json" } });
  const language = answer.headers?.["content-language"];
  const shell = language === undefined ? undefined : await site(`text.${language}.html`);
  if (answer.status !== 200 || language === undefined || shell === undefined) return undefined;
  const page = JSON.parse(String(answer.body)) as ProblemPage | { readonly problems: ReturnType<typeof listCodes> };
  const filled = "problems" in page ? problemListContent(page.problems, language) : problemContent(page, language);
  return pageAnswer(fillShell(shell, filled));
}

/** Fills the title and the content into the shell of a page of text. */
function fillShell(shell: Uint8Array, { title, content }: PageContent): string {
  return textOf(shell)
    .replace("<!--title-->", () => escapeHtml(title))
    .replace("<!--content-->", () => content);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}

/** Returns the methods of a path, including those of the pages. */
export function allowWithSite(rest: (path: string) => string | undefined): (path: string) => string | undefined {
  return (path) => (isAppPath(path) || guideAt(path) ? "GET, HEAD, OPTIONS" : rest(path));
}

function isAppPath(path: string): boolean {
  return /^\/app(?:\/|$)/.test(path);
}

function isProblemPath(path: string): boolean {
  return /^\/problems(?:\/[^/]+)?$/.test(path);
}

/** True for a path that answers browsers and programs differently. */
function isNegotiated(path: string): boolean {
  return path === "/" || isProblemPath(path);
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

function pageAnswer(body: Uint8Array | string, type = "text/html; charset=utf-8"): ApiResponse {
  const headers = {
    "content-type": type,
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
