import { readdir, readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { test } from "../browser";

const HTML = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

const GAMES = ["hunters", "goeben", "pq17"];

const folder = new URL("../../../dist/web/", import.meta.url);

const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });

/** Returns the files that a page loads immediately: its style sheet and script. */
function loadedBy(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
}

describe("1 the landing page", () => {
  test("is a page for browsers and JSON for programs", async ({ service }) => {
    const page = await get(service, { accept: HTML });
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("<title>Naval Umpire");
    for (const accept of ["*/*", "application/json", "application/json, text/html;q=0.9"]) {
      const index = await get(service, { accept });
      expect([index.status, await index.json()]).toEqual([200, expect.objectContaining({ openapi: "/openapi.json" })]);
      expect(index.headers.get("vary")).toContain("accept");
    }
    expect(page.headers.get("vary")).toMatch(/\baccept\b/);
  });

  test.for([
    ["fr-CA,fr;q=0.9", "fr", "Jouer"],
    ["ja", "ja", "プレイ"],
    ["de", "en", "Play"],
  ] as const)("uses the language that the client accepts: %s", async ([accepted, language, play], { service }) => {
    const html = await (await get(service, { accept: HTML, "accept-language": accepted })).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`>${play}</a>`);
  });

  test("29 shows its links and the board of each game without JavaScript", async ({ browser, service }) => {
    const context = await browser!.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(service);
    await expect
      .poll(() => page.locator(".game h2").allTextContents())
      .toEqual(["The Hunters", "Goeben, 1914", "PQ-17"]);
    for (const game of GAMES) {
      await expect.poll(() => page.locator(`a[href="/app/new/${game}#play"]`).count()).toBe(1);
      const board = page.locator(`img[src^="/v1/${game}/map.svg"]`);
      await expect
        .poll(() => board.evaluate((image: { naturalWidth: number }) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect.poll(() => page.locator("main").textContent()).toContain("enable JavaScript");
    await context.close();
  });

  test("changes its language and remembers it", async ({ page, service }) => {
    await page.goto(service);
    await page.locator("#tools select").first().selectOption("fr");
    await expect
      .poll(() => page.locator("h1").textContent())
      .toBe("Il lance les dés, lit les tables et prouve tout. Vous commandez.");
    await page.reload();
    await expect
      .poll(() => page.locator("h1").textContent())
      .toBe("Il lance les dés, lit les tables et prouve tout. Vous commandez.");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
    const pictures = page.locator(".game img");
    await expect.poll(() => pictures.first().getAttribute("src")).toContain("language=fr");
  });
});

describe("28 loaded files", () => {
  test("gzipped: at most 26 kB for the landing page, 80 kB for the table", async ({ service }) => {
    const sizes: Record<string, number> = {};
    for (const [name, path] of [
      ["landing", "/"],
      ["table", "/app/table/any"],
    ] as const) {
      const html = await (await get(service + path, { accept: HTML })).text();
      const urls = loadedBy(html);
      expect(urls).toHaveLength(2);
      const loaded = new Set(urls);
      for (const file of loaded) {
        const text = await (await get(service + file)).text();
        for (const [, more] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) loaded.add(`/assets/${more}`);
      }
      const catalogues = (await readdir(folder)).filter((file) => /^(?:en|fr|ja)-\w+\.js$/.test(file));
      const words: string[] = [];
      for (const file of catalogues) {
        if ((await readFile(new URL(file, folder), "utf8")).includes("landing.title")) words.push(file);
      }
      expect(words).toHaveLength(3);
      const texts = await Promise.all([...loaded].map(async (file) => (await get(service + file)).text()));
      const largest = Math.max(
        ...(await Promise.all(words.map(async (file) => gzipSync(await readFile(new URL(file, folder))).length))),
      );
      sizes[name] = [html, ...texts].reduce((sum, text) => sum + gzipSync(text).length, largest);
    }
    expect(sizes.landing).toBeLessThan(26_000);
    expect(sizes.table).toBeLessThan(80_000);
  });

  test.for(["career-screen", "founding", "panel", "print", "referee", "screen", "verify"])(
    "a lazily loaded part of the table is at most 20 kB: %s",
    async (name, { service }) => {
      const withAll = async (files: readonly string[], known: ReadonlySet<string> = new Set()) => {
        const missing = new Set(files);
        for (const file of missing) {
          const text = await readFile(new URL(file, folder), "utf8");
          for (const [, more] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
            if (!known.has(more!)) missing.add(more!);
        }
        return missing;
      };
      const html = await (await get(`${service}/app/table/any`, { accept: HTML })).text();
      const table = await withAll(loadedBy(html).map((path) => path.slice("/assets/".length)));
      const bundles = (await readdir(folder)).filter((file) => new RegExp(`^${name}-\\w{8}\\.js$`).test(file));
      expect(bundles).toHaveLength(1);
      const parts = [...(await withAll(bundles, table))];
      const sizes = await Promise.all(
        parts.map(async (file) => gzipSync(await readFile(new URL(file, folder))).length),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(20_000);
    },
  );

  test("are named by content hash, immutable and precompressed", async ({ service }) => {
    const html = await (await get(`${service}/app/table/any`, { accept: HTML })).text();
    for (const path of loadedBy(html)) {
      const name = path.slice("/assets/".length);
      const bytes = await readFile(new URL(name, folder));
      const codings = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const [coding, decoded] of Object.entries(codings)) {
        const answer = await get(service + path, { "accept-encoding": coding });
        expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, coding]);
        expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
        const coded = await readFile(new URL(`${name}.${coding === "br" ? "br" : "gz"}`, folder));
        expect(decoded(coded).equals(bytes)).toBe(true);
      }
    }
  });

  test.for(["landing.en.html", "built-from.txt", "app-00000000.js", "..%2fpackage.json", "app.en.html"])(
    "other files of the folder are not served: %s",
    async (name, { service }) => {
      const answer = await get(`${service}/assets/${name}`);
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: "ASSET_UNKNOWN" })]);
    },
  );

  test("the content security policy forbids evaluating text as code", async ({ page, service }) => {
    for (const path of ["/", "/app/table/any"]) {
      const answer = await page.goto(service + path);
      const policy = answer!.headers()["content-security-policy"];
      expect(policy).toContain("script-src 'self'; style-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(await answer!.text()).not.toMatch(/<style|<script>|\son\w+=|\sstyle=/);
    }
  });
});

describe("3 the standard game in one click", () => {
  test.for(GAMES)("%s: opens its first position", async (game, { page, service }) => {
    await page.goto(service);
    await page.click(`a[href="/app/new/${game}#play"]`);
    await page.waitForURL(/\/app\/table\//);
    await page.waitForSelector(".board svg");
    await page.reload();
    await page.waitForSelector(".board svg");
    const fill = await page.evaluate<string>(
      `getComputedStyle([...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot?.querySelector(".paper") ?? [])[0]).fill`,
    );
    // Paper is light in every game; a drawing without its style sheet is black.
    expect(fill).toMatch(/^rgb\(2\d\d, 2\d\d, \d+\)$/);
  });
});
