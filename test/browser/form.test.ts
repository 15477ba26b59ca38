import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { CODED } from "../fixtures/coded";
import { test } from "./browser";

const FOLDER = new URL("../../examples/form/", import.meta.url);

const CHANCE = fileURLToPath(new URL("form-at-random.js", import.meta.url));

const MOVES = 30;

describe("the generic form", () => {
  const games = rulesets.map(({ id, languages }) => [id, languages] as const);
  test.for(games)(
    "%s: plays by clicks, changing the language after each move, and shows no codes",
    async ([game, languages], { page, service, site }) => {
      for (const name of ["index.html", "form.js", "fields.js"]) {
        site.pages.set(`/form/${name}`, await readFile(new URL(name, FOLDER), "utf8"));
      }
      site.pages.set("/form/decisions.js", await decisions());
      await page.goto(`${site.url}/form/index.html?service=${service}`);
      await page.selectOption("#game", game);
      await page.selectOption("#language", languages[0]);
      await page.fill("#seed", `form-${game}`);
      await page.addScriptTag({ path: CHANCE });
      await page.click("#begin");
      await page.waitForSelector("#decisions button:enabled");
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
        await page.waitForSelector("body[aria-busy=false]");
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

/** Chooses another language and waits until the page lists the decisions in it. */
async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(`globalThis.before = document.querySelector("#decisions button")`);
  await page.selectOption("#language", language);
  await expect.poll(() => page.evaluate("before?.isConnected ?? false")).toBe(false);
}

/** Returns the package's module that the form imports. */
async function decisions(): Promise<string> {
  const { code } = await transform(await readFile("src/client/decisions.ts", "utf8"), {
    loader: "ts",
    target: "es2022",
  });
  return code;
}

/** Returns every text on the page, including the options of selects. */
async function textsOf(page: Page): Promise<string[]> {
  const texts: string[] = await page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.parentElement.closest("script") === null) texts.push(walker.currentNode.data.trim());
    return texts;
  })()`);
  return texts.filter((text) => text !== "");
}
