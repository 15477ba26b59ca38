import { createServer } from "node:http";
import { type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";
import { expect, inject, test as plain } from "vitest";
import { assetsIn } from "../../src/api/assets";
import { eventsHandler } from "../../src/api/careers/events";
import { careersHandler } from "../../src/api/careers/index";
import { graphqlHandler } from "../../src/api/graphql/serving";
import { siteIn } from "../../src/api/pages/site";
import { restHandler } from "../../src/api/rest/index";
import { environmentStore } from "../../src/careers/store/environment";
import type { OpenStore } from "../../src/careers/store/store";
import { listen, serverFor, stop } from "../../src/local/server";
import { registry } from "../../src/rulesets/registry";
import { type Database, startSqlite } from "../careers/databases";
import { MORE } from "../careers/service";

const assets = assetsIn(new URL("../../dist/console/", import.meta.url));

const table = siteIn(new URL("../../dist/web/", import.meta.url));

/**
 * A browser test, skipped if no browser is available. `service` is the URL of the service, which runs in this process.
 * `elsewhere` publishes HTML on another site and returns its URL. `page` is a page in a new context; `newPage` creates
 * more. Unexpected errors of a page and its requests to other origins fail the test.
 */
export const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern what a fixture needs
  .extend("service", { scope: "file" }, async ({}, { onCleanup }) => {
    const graphql = graphqlHandler({ rulesets: registry, openStore: environmentStore({}), assets });
    const { careers, events, closeStreams, close } = careersOnDemand();
    const rest = restHandler(registry, { assets, site: table });
    const server = serverFor({ graphql, rest, careers, events }, console.error);
    onCleanup(async () => {
      closeStreams();
      await stop(server, 0);
      await close();
    });
    return `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend("site", { scope: "file" }, async ({}, { onCleanup }) => {
    const pages = new Map<string, string>();
    const server = createServer(({ url = "/" }, response) => {
      const [path = "/"] = url.split("?");
      const extension = path.slice(path.lastIndexOf(".") + 1);
      const type = { js: "text/javascript", css: "text/css" }[extension] ?? "text/html";
      response.setHeader("content-type", `${type}; charset=utf-8`).end(pages.get(path) ?? "");
    });
    onCleanup(() => stop(server, 0));
    // The hostname differs from the service's, so this is another site, not only another origin.
    return { pages, url: `http://localhost:${await listen(server, 0, "localhost")}` };
  })
  .extend("elsewhere", ({ site: { pages, url } }) => (html: string): string => {
    const path = `/${pages.size + 1}`;
    pages.set(path, `<!doctype html><link rel="icon" href="data:,">${html}`);
    return url + path;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const endpoint = inject("browser");
    const browser = endpoint === undefined ? undefined : await chromium.connect(endpoint);
    onCleanup(() => browser?.close());
    return browser;
  })
  .extend("newPage", async ({ browser, service, site, skip }, { onCleanup }) => {
    if (browser === undefined) return skip("no browser");
    const records: { readonly page: Page; readonly complaints: readonly string[] }[] = [];
    onCleanup(async () => {
      await Promise.all(records.map(({ page }) => page.context().close()));
      const all = records.flatMap(({ complaints }) => complaints);
      expect(all, "what the browser complained of").toEqual([]);
    });
    return async (expected?: RegExp, options?: BrowserContextOptions): Promise<Page> => {
      const page = await (await browser.newContext(options)).newPage();
      records.push({ page, complaints: complaintsOf(page, [service, site.url], expected) });
      followRequests(page);
      return page;
    };
  })
  .extend("page", ({ newPage }) => newPage());

const pendingRequests = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on("request", (request) => void requests.add(request));
  page.on("requestfinished", (request) => void requests.delete(request));
  page.on("requestfailed", (request) => void requests.delete(request));
}

/** Returns the URLs of a page's pending requests, without event streams, which stay open. */
export function pendingUrls(page: Page): readonly string[] {
  return [...pendingRequests.get(page)!].map((request) => request.url()).filter((url) => !url.endsWith("/events"));
}

/** Returns a handler for stored games whose database starts with the first request. */
function careersOnDemand() {
  let starting: Promise<Database> | undefined;
  const openStore: OpenStore = async (deadline) => {
    starting ??= startSqlite();
    return (await starting).openStore(deadline);
  };
  const careers = careersHandler(registry, openStore, MORE);
  const streams = eventsHandler(registry, openStore, MORE);
  return { careers, events: streams.handler, closeStreams: streams.close, close: async () => (await starting)?.stop() };
}

/** The browser logs a refusal (422) as an error, although it is a normal answer. */
const REFUSAL = /status of 422 /;

/** Collects the errors, console errors and requests to other origins of a page from now on. */
function complaintsOf(page: Page, origins: readonly string[], expected?: RegExp): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  // Policy violations are console errors too.
  page.on("console", (message) => {
    const isExpected = REFUSAL.test(message.text()) || expected?.test(message.text()) === true;
    if (message.type() === "error" && !isExpected) complaints.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && !origins.includes(origin)) complaints.push(`request: ${request.url()}`);
  });
  return complaints;
}
