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

describe("the form that knows no game", () => {
  const games = rulesets.map(({ id, languages }) => [id, languages] as const);
  test.for(games)(
    "plays %s by clicks, each move in the next language, and shows no code",
    async ([game, languages], { page, service, site }) => {
      for (const name of ["index.html", "form.js", "fields.js"]) {
        site.pages.set(`/form/${name}`, await readFile(new URL(name, FOLDER), "utf8"));
      }
      site.pages.set("/form/decisions.js", await decisions());
      await page.goto(`${site.url}/form/index.html?service=${service}`);
      await page.selectOption("#game", game);
      await page.selectOption("#language", languages[0]!);
      await page.fill("#seed", `form-${game}`);
      await page.addScriptTag({ path: CHANCE });
      await page.click("#begin");
      await page.waitForSelector("#decisions button:enabled");
      const seen = new Map(languages.map((language) => [language, new Set<string>()]));
      let played = 0;
      let language = languages[0]!;
      for (let turn = 0; played < MOVES && turn < 3 * MOVES; turn += 1) {
        const next = languages[played % languages.length]!;
        if (next !== language) await retold(page, next);
        language = next;
        const buttons = page.locator("#decisions button:enabled");
        const count = await buttons.count();
        if (count === 0) break;
        await buttons.nth((turn * 7 + played) % count).click();
        const isFilled = await page.evaluate(`fillAtRandom(${turn + 1}, 300)`);
        for (const text of await textsOf(page)) seen.get(language)!.add(text);
        if (!isFilled) continue;
        const answered = page.waitForResponse((response) => response.request().method() === "POST");
        await page.click("#send");
        // Now and then only the rules can tell that a move is none.
        const answer = await answered;
        if (answer.ok()) played += 1;
        else expect([answer.status(), (await answer.text()).slice(0, 200)]).toEqual([422, expect.anything()]);
        await page.waitForSelector("body[aria-busy=false]");
      }
      for (const text of await textsOf(page)) seen.get(language)!.add(text);
      expect(played).toBe(MOVES);
      for (const [spoken, texts] of seen) {
        expect(texts.size, spoken).toBeGreaterThan(50);
        expect([...texts].filter((text) => CODED.test(text)).slice(0, 20)).toEqual([]);
      }
    },
  );
});

/** Chooses another language, and waits until the page lists the decisions in it. */
async function retold(page: Page, language: string): Promise<void> {
  await page.evaluate(`globalThis.before = document.querySelector("#decisions button")`);
  await page.selectOption("#language", language);
  await expect.poll(() => page.evaluate("before?.isConnected ?? false")).toBe(false);
}

/** The module of the package that the form takes from beside it. */
async function decisions(): Promise<string> {
  const { code } = await transform(await readFile("src/client/decisions.ts", "utf8"), {
    loader: "ts",
    target: "es2022",
  });
  return code;
}

/** Every text on the page, of choices too. */
async function textsOf(page: Page): Promise<string[]> {
  const texts: string[] = await page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.parentElement.closest("script") === null) texts.push(walker.currentNode.data.trim());
    return texts;
  })()`);
  return texts.filter((text) => text !== "");
}
