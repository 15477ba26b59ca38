import { createServer } from "node:http";
import { type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";
import { expect, inject, test as plain } from "vitest";
import { assetsIn } from "../../src/api/assets";
import { careersHandler } from "../../src/api/careers/index";
import { graphqlHandler } from "../../src/api/graphql/serving";
import { siteIn } from "../../src/api/pages/site";
import { restHandler } from "../../src/api/rest/index";
import { environmentStore } from "../../src/careers/store/environment";
import { listen, serverFor, stop } from "../../src/local/server";
import { registry } from "../../src/rulesets/registry";
import { type Database, startSqlite } from "../careers/databases";
import { MORE } from "../careers/service";

const assets = assetsIn(new URL("../../dist/console/", import.meta.url));

const table = siteIn(new URL("../../dist/web/", import.meta.url));

/**
 * A test in the browser, skipped where there is none. `service` is the address of the service, which runs in this
 * process. `elsewhere` puts HTML on another site and tells its address. `page` is a page in a context of its own, and
 * `newPage` makes further ones: what they complain of but was not expected, and what they ask of anyone else, fails the
 * test.
 */
export const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads off the pattern what a fixture needs
  .extend("service", { scope: "file" }, async ({}, { onCleanup }) => {
    const graphql = graphqlHandler({ rulesets: registry, openStore: environmentStore({}), assets });
    const { careers, close } = careersOnDemand();
    const rest = restHandler(registry, { assets, site: table });
    const server = serverFor({ graphql, rest, careers }, console.error);
    onCleanup(async () => {
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
      const type = path.endsWith(".js") ? "text/javascript" : "text/html";
      response.setHeader("content-type", `${type}; charset=utf-8`).end(pages.get(path) ?? "");
    });
    onCleanup(() => stop(server, 0));
    // Named otherwise than the service, so that it is another site and not only another origin.
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
    const opened: { readonly page: Page; readonly complaints: readonly string[] }[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map(({ page }) => page.context().close()));
      const all = opened.flatMap(({ complaints }) => complaints);
      expect(all, "what the browser complained of").toEqual([]);
    });
    return async (expected?: RegExp, options?: BrowserContextOptions): Promise<Page> => {
      const page = await (await browser.newContext(options)).newPage();
      opened.push({ page, complaints: complaintsOf(page, [service, site.url], expected) });
      followRequests(page);
      return page;
    };
  })
  .extend("page", ({ newPage }) => newPage());

const underWay = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => void requests.add(request));
  page.on("requestfinished", (request) => void requests.delete(request));
  page.on("requestfailed", (request) => void requests.delete(request));
}

/** The addresses that a page has asked for and not been answered. */
export function asking(page: Page): readonly string[] {
  return [...underWay.get(page)!].map((request) => request.url());
}

/** Stored games, whose database starts with the first request about one. */
function careersOnDemand() {
  let starting: Promise<Database> | undefined;
  const careers = careersHandler(
    registry,
    async (deadline) => {
      starting ??= startSqlite();
      return (await starting).openStore(deadline);
    },
    MORE,
  );
  return { careers, close: async () => (await starting)?.stop() };
}

/** What the browser says of a rule that says no, which is an answer like any other. */
const REFUSED = /status of 422 /;

/** What goes wrong on a page from now on: errors, whatever the console calls one, and requests to other origins. */
function complaintsOf(page: Page, origins: readonly string[], expected?: RegExp): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  // A breach of a policy is an error in the console too.
  page.on("console", (message) => {
    const isExpected = REFUSED.test(message.text()) || expected?.test(message.text()) === true;
    if (message.type() === "error" && !isExpected) complaints.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && !origins.includes(origin)) complaints.push(`request: ${request.url()}`);
  });
  return complaints;
}
