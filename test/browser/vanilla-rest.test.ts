import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { CODED } from "../fixtures/coded";
import { test } from "./browser";

const FOLDER = new URL("../../examples/vanilla-rest/", import.meta.url);

const CHANCE = fileURLToPath(new URL("form-at-random.js", import.meta.url));

const FILES = ["index.html", "stored.html", "style.css", "app.js", "board.js", "stored.js", "words.js"];

const MOVES = 30;

describe("the starter without a framework", () => {
  const games = rulesets.map(({ id, languages }) => [id, languages] as const);
  test.for(games)(
    "%s: plays by clicks, changing the language after each move, and shows no codes",
    async ([game, languages], { page, service, site }) => {
      await publish(site.pages);
      await page.goto(`${site.url}/starter/index.html?service=${service}`);
      await page.waitForSelector("#game option", { state: "attached" });
      await page.selectOption("#game", game);
      await page.selectOption("#language", languages[0]);
      await page.fill("#seed", `form-${game}`);
      await page.addScriptTag({ path: CHANCE });
      await page.click("#begin");
      await goOn(page);
      const textsByLanguage = new Map(languages.map((language) => [language, new Set<string>()]));
      let moves = 0;
      let language = languages[0];
      for (let turn = 0; moves < MOVES && turn < 3 * MOVES; turn += 1) {
        const next = languages[moves % languages.length]!;
        if (next !== language) await switchLanguage(page, next);
        language = next;
        const buttons = page.locator("#decisions button:enabled");
        const count = await buttons.count();
        if (count === 0) break;
        await buttons.nth((turn * 7 + moves) % count).click();
        const isFilled = await page.evaluate(`fillAtRandom(${turn + 1}, 300)`);
        for (const text of await textsOf(page)) textsByLanguage.get(language)!.add(text);
        if (!isFilled) continue;
        const pendingResponse = page.waitForResponse((response) => response.request().method() === "POST");
        await page.click("#send");
        // Some moves are refused by rules that the form cannot check.
        const answer = await pendingResponse;
        if (answer.ok()) moves += 1;
        else expect([answer.status(), (await answer.text()).slice(0, 200)]).toEqual([422, expect.anything()]);
        await goOn(page);
      }
      for (const text of await textsOf(page)) textsByLanguage.get(language)!.add(text);
      expect(moves).toBe(MOVES);
      for (const [spoken, texts] of textsByLanguage) {
        expect(texts.size, spoken).toBeGreaterThan(50);
        expect([...texts].filter((text) => CODED.test(text)).slice(0, 20)).toEqual([]);
      }
    },
  );
});

describe("the starter of a stored game", () => {
  test("two sides play with their own links, and each sees whom the game awaits", async ({
    page,
    newPage,
    service,
    site,
  }) => {
    await publish(site.pages);
    await page.goto(`${site.url}/starter/stored.html?service=${service}`);
    await page.click("#create");
    await page.waitForSelector("#links a >> nth=1");
    const links = await page.$$eval("#links a", (all) => all.map((each) => String(Reflect.get(each, "href"))));
    const pages = await Promise.all(links.map(() => newPage()));
    await Promise.all(pages.map((each, index) => each.goto(links[index]!)));
    const titles = await Promise.all(
      pages.map(async (each) => {
        await each.waitForSelector("#map svg");
        return each.textContent("#awaited");
      }),
    );
    expect(titles).toEqual(["allied: waiting for axis", "axis: your turn"]);
    const [allied, axis] = pages as [Page, Page];
    await axis.getByRole("button", { name: "End the phase" }).click();
    await axis.click("#send");
    await axis.waitForSelector("#story li");
    // The other page checks the version by itself.
    await expect.poll(() => allied.textContent("#awaited"), { timeout: 30_000 }).not.toBe(titles[0]);
    expect(await axis.textContent("#awaited")).not.toBe(titles[1]);
  });
});

/** Chooses another language and waits until the page lists the decisions in it. */
async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(`globalThis.before = document.querySelector("#decisions button")`);
  await page.selectOption("#language", language);
  await expect.poll(() => page.evaluate("before?.isConnected ?? false")).toBe(false);
  await goOn(page);
}

/** Waits for the answer. If the screen passes to the other side, accepts it. */
async function goOn(page: Page): Promise<void> {
  await page.waitForSelector("body[aria-busy=false]");
  if (await page.isVisible("#ready")) await page.click("#ready");
  await page.waitForSelector("#table:not([hidden]) #decisions button");
}

/** Publishes the starter with the modules of the package, as they are below `node_modules` once it is installed. */
async function publish(pages: Map<string, string>): Promise<void> {
  for (const name of FILES) {
    pages.set(`/starter/${name}`, await readFile(new URL(name, FOLDER), "utf8"));
  }
  const options = { bundle: true, format: "esm", target: "es2022", write: false } as const;
  const modules = { client: "client/index.ts", decisions: "client/decisions.ts", form: "form/fields.ts" };
  for (const [name, source] of Object.entries(modules)) {
    const { outputFiles } = await build({ ...options, entryPoints: [`src/${source}`] });
    pages.set(`/starter/node_modules/naval-umpire/dist/library/${name}.js`, outputFiles[0]!.text);
  }
}

/** Returns every text on the page, including the options of selects. */
async function textsOf(page: Page): Promise<string[]> {
  const texts: string[] = await page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.parentElement.closest("script, style") === null) texts.push(walker.currentNode.data.trim());
    return texts;
  })()`);
  return texts.filter((text) => text !== "");
}
