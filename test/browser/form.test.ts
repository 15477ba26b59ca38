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

const MOVES = 12;

const games = rulesets.flatMap(({ id, languages }) => languages.map((language) => [id, language] as const));

describe("the form that knows no game", () => {
  test.for(games)("plays %s in %s by clicks and shows no code", async ([game, language], { page, service, site }) => {
    for (const name of ["index.html", "form.js", "fields.js"]) {
      site.pages.set(`/form/${name}`, await readFile(new URL(name, FOLDER), "utf8"));
    }
    site.pages.set("/form/decisions.js", await decisions());
    page.setDefaultTimeout(10_000);
    await page.goto(`${site.url}/form/index.html?service=${service}`);
    await page.selectOption("#game", game);
    await page.selectOption("#language", language);
    await page.fill("#seed", `form-${game}-${language}`);
    await page.addScriptTag({ path: CHANCE });
    await page.click("#begin");
    await page.waitForSelector("#decisions button:enabled");
    const seen = new Set<string>();
    let played = 0;
    for (let turn = 0; played < MOVES && turn < 3 * MOVES; turn += 1) {
      const buttons = page.locator("#decisions button:enabled");
      const count = await buttons.count();
      if (count === 0) break;
      await buttons.nth((turn * 7 + played) % count).click();
      const isFilled = await page.evaluate(`fillAtRandom(${turn + 1}, 300)`);
      for (const text of await textsOf(page)) seen.add(text);
      if (!isFilled) continue;
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await page.click("#send");
      // Now and then only the rules can tell that a move is none.
      const answer = await answered;
      if (answer.ok()) played += 1;
      else expect([answer.status(), (await answer.text()).slice(0, 200)]).toEqual([422, expect.anything()]);
      await page.waitForSelector("body[aria-busy=false]");
    }
    for (const text of await textsOf(page)) seen.add(text);
    expect(played).toBe(MOVES);
    expect(seen.size).toBeGreaterThan(30);
    expect([...seen].filter((text) => CODED.test(text)).slice(0, 20)).toEqual([]);
  });
});

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
