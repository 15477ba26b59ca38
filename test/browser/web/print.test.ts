import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { createSharedGame, linkOf, openLink } from "./shared";
import { exampleOf, placeSnapshot, post } from "./table";

/** Prints a page as PDF; returns the number of pages and the size of the first in points. */
async function printPdf(page: Page): Promise<{ readonly pages: number; readonly size: readonly number[] }> {
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

/** Returns the visible text with print styles. */
const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: "print" });
  const text = await page.locator("#app").innerText();
  await page.emulateMedia({ media: "screen" });
  return text.trim();
};

async function printing(page: Page, service: string, game: string, operation: string): Promise<unknown> {
  const { snapshot } = await exampleOf(service, game, operation);
  await placeSnapshot(page, service, snapshot);
  await page.locator(".menu button", { hasText: "Print" }).click();
  await page.waitForSelector(".print .board svg, .print .board");
  await expect
    .poll(() => page.evaluate("document.querySelector('.print .board')?.shadowRoot?.querySelector('svg') != null"))
    .toBe(true);
  return snapshot;
}

describe("27 printing", () => {
  test("the log sheet equals the report and fits on one page of A4 or Letter with the mat", async ({
    page,
    service,
  }) => {
    const snapshot = await printing(page, service, "hunters", "resolveAttack");
    const { output } = (await post(service, "/v1/hunters/logSheet", { snapshot, language: "en" })) as unknown as {
      output: { text: string };
    };
    expect(output.text.length).toBeGreaterThan(100);
    await expect.poll(() => onPaper(page)).toBe(output.text.trim());
    await expect.poll(() => printPdf(page)).toEqual({ pages: 1, size: [0, 0, 595, 842] });
    await page.locator(".print select").selectOption("Letter");
    await expect.poll(() => printPdf(page)).toEqual({ pages: 1, size: [0, 0, 612, 792] });
  });

  test("a map fills one landscape page of A3", async ({ page, service }) => {
    await printing(page, service, "goeben", "moveShip");
    await page.locator(".print .choice", { hasText: "map" }).click();
    await expect.poll(() => onPaper(page)).toBe("");
    await expect.poll(() => printPdf(page)).toEqual({ pages: 1, size: [0, 0, 1191, 842] });
  });

  test("a shared game can be printed, also after a reload, and the back button returns to it", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    const game = await createSharedGame(service, "hunters", { snapshot });
    await openLink(page, linkOf(service, game, "owner"));
    await page.locator(".menu button", { hasText: "Print" }).click();
    await page.waitForSelector(".print .sheet");
    const { output } = (await post(service, "/v1/hunters/logSheet", { snapshot, language: "en" })) as unknown as {
      output: { text: string };
    };
    await page.reload();
    await expect.poll(() => page.locator(".print .sheet").textContent()).toBe(output.text);
    await page.getByText("Back to the game").click();
    await page.waitForSelector(".board svg");
    expect(new URL(page.url()).pathname).toBe(`/app/careers/${game.career}`);
  });
});
