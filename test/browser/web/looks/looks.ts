import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CODED } from "../../../fixtures/coded";
import { test } from "../../browser";
import { type Screens, textOf, unfoldAll } from "./screens";

/** Words found in nearly every English sentence; in other languages only names contain them. */
const ENGLISH = /\b(?:the|and|is|are|with|from|this|not|your?|has|was|for|which|what|rolls?)\b/i;

/** Names and codes that are the same in every language. */
const NAMES = /The Hunters|INPUT_MALFORMED|OUT_OF_TURN/g;

/**
 * Languages and themes of a screen with the axe rules to run: all rules once, then those that depend on colors or text.
 */
const LOOKS = [
  ["en", "light", "{}"],
  ["fr", "dark", '{ runOnly: ["color-contrast", "button-name", "link-name", "label", "html-has-lang", "valid-lang"] }'],
  ["ja", "light", '{ runOnly: ["button-name", "link-name", "label", "html-has-lang", "valid-lang"] }'],
] as const;

/** Declares a test per screen, language and theme: fully localized, no codes, accessible. */
export function declareLooks(screens: Screens): void {
  test.for(Object.entries(screens))(
    "23, 24 %s: fully localized, no codes, accessible",
    async ([, show], { newPage, service }) => {
      // Some screens show a missing resource.
      const page = await newPage(/status of 40\d/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(`localStorage.setItem("language", "en")`);
      await show(page, service);
      await page.evaluate(axe.source);
      for (const [tag, colorScheme, checks] of LOOKS) {
        await page.emulateMedia({ colorScheme });
        await page.locator("header .tools select, header #tools select").first().selectOption(tag);
        await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(tag);
        await unfoldAll(page);
        await expect.poll(() => foreign(page, tag)).toEqual([]);
        expect((await linesOf(page)).length).toBeGreaterThan(4);
        const violations = await page.evaluate(
          `axe.run(${checks}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]))`,
        );
        expect(violations, `${tag}, ${colorScheme}`).toEqual([]);
      }
    },
  );
}

/** Returns the texts of a page without those that are the same in every language. */
async function linesOf(page: Page): Promise<readonly string[]> {
  return (await textOf(page)).map((text) => text.replaceAll(NAMES, "").trim()).filter((text) => text !== "");
}

/** Returns the lines that contain a code, or English on a page in another language. */
async function foreign(page: Page, tag: string): Promise<readonly string[]> {
  return (await linesOf(page)).filter((text) => CODED.test(text) || (tag !== "en" && ENGLISH.test(text)));
}
