import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { joined, linkOf, shared } from "./shared";
import { exampleOf, placed, post } from "./table";

/** The pages of a PDF, and the size of the first in points. */
async function printed(page: Page): Promise<{ readonly pages: number; readonly size: readonly number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const [, size = ""] = /\/MediaBox\s*\[\s*([\d. ]+)\]/.exec(pdf) ?? [];
  return {
    pages: [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length,
    size: size
      .trim()
      .split(" ")
      .map((each) => Math.round(Number(each))),
  };
}

/** What is seen on paper. */
const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("#app").innerText();
  await page.emulateMedia({ media: "screen" });
  return text.trim();
};

async function printing(page: Page, service: string, game: string, operation: string): Promise<unknown> {
  const { snapshot } = await exampleOf(service, game, operation);
  await placed(page, service, snapshot);
  await page.locator(".menu button", { hasText: "Print" }).click();
  await page.waitForSelector(".print .board svg, .print .board");
  await expect
    .poll(() => page.evaluate("document.querySelector('.print .board')?.shadowRoot?.querySelector('svg') != null"))
    .toBe(true);
  return snapshot;
}

describe("27 on paper", () => {
  test("the log sheet is the report, word for word, with the mat on one page of A4 or Letter", async ({
    page,
    service,
  }) => {
    const snapshot = await printing(page, service, "hunters", "resolveAttack");
    const { output } = (await post(service, "/v1/hunters/logSheet", { snapshot, language: "en" })) as unknown as {
      output: { text: string };
    };
    expect(output.text.length).toBeGreaterThan(100);
    await expect.poll(() => onPaper(page)).toBe(output.text.trim());
    await expect.poll(() => printed(page)).toEqual({ pages: 1, size: [0, 0, 595, 842] });
    await page.locator(".print select").selectOption("Letter");
    await expect.poll(() => printed(page)).toEqual({ pages: 1, size: [0, 0, 612, 792] });
  });

  test("a map fills one page of A3, lying", async ({ page, service }) => {
    await printing(page, service, "goeben", "moveShip");
    await page.locator(".print .choice", { hasText: "map" }).click();
    await expect.poll(() => onPaper(page)).toBe("");
    await expect.poll(() => printed(page)).toEqual({ pages: 1, size: [0, 0, 1191, 842] });
  });

  test("a shared game is printed too, also where the page is loaded anew, and the way back leads to it", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    const game = await shared(service, "hunters", { snapshot });
    await joined(page, linkOf(service, game, "owner"));
    await page.locator(".menu button", { hasText: "Print" }).click();
    await page.waitForSelector(".print .sheet");
    const { output } = (await post(service, "/v1/hunters/logSheet", { snapshot, language: "en" })) as unknown as {
      output: { text: string };
    };
    await page.reload();
    await expect.poll(() => page.locator(".print .sheet").textContent()).toBe(output.text);
    await page.getByText("Back to the table").click();
    await page.waitForSelector(".board svg");
    expect(new URL(page.url()).pathname).toBe(`/app/careers/${game.career}`);
  });
});
