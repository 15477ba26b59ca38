import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CODED } from "../../../fixtures/coded";
import { test } from "../../browser";
import { type Screens, settled, textOf } from "./screens";

/** Words that every English sentence has some of; in another language only the names of things have them. */
const ENGLISH = /\b(?:the|and|is|are|with|from|this|not|your?|has|was|for|which|what|rolls?)\b/i;

/** What may stand in a line in every language: the name of a game, and the codes of faults. */
const NAMES = /The Hunters|INPUT_MALFORMED|OUT_OF_TURN/g;

/** Languages and colors of a screen, with what axe checks of it: everything once, then what depends on colors or on words. */
const LOOKS = [
  ["en", "light", "{}"],
  ["fr", "dark", '{ runOnly: ["color-contrast", "button-name", "link-name", "label", "html-has-lang", "valid-lang"] }'],
  ["ja", "light", '{ runOnly: ["button-name", "link-name", "label", "html-has-lang", "valid-lang"] }'],
] as const;

/** Declares the tests that each screen is wholly in the language chosen, shows no code, and is for everybody to use, in light and dark. */
export function declareLooks(screens: Screens): void {
  test.for(Object.entries(screens))(
    "23, 24 %s is wholly in the language chosen, without a code, and for everybody to use",
    async ([, show], { newPage, service }) => {
      // Some screens are of something that is not there.
      const page = await newPage(/status of 40\d/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(`localStorage.setItem("language", "en")`);
      await show(page, service);
      await page.evaluate(axe.source);
      for (const [tag, colorScheme, checks] of LOOKS) {
        await page.emulateMedia({ colorScheme });
        await page.locator("header select").first().selectOption(tag);
        await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(tag);
        await settled(page);
        await expect.poll(() => foreign(page, tag)).toEqual([]);
        expect((await linesOf(page)).length).toBeGreaterThan(4);
        const found = await page.evaluate(
          `axe.run(${checks}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]))`,
        );
        expect(found, `${tag}, ${colorScheme}`).toEqual([]);
      }
    },
  );
}

/** The texts of a page but for what is the same in every language. */
async function linesOf(page: Page): Promise<readonly string[]> {
  return (await textOf(page)).map((text) => text.replaceAll(NAMES, "").trim()).filter((text) => text !== "");
}

/** Lines with a code in them, or with English where another language is chosen. */
async function foreign(page: Page, tag: string): Promise<readonly string[]> {
  return (await linesOf(page)).filter((text) => CODED.test(text) || (tag !== "en" && ENGLISH.test(text)));
}
