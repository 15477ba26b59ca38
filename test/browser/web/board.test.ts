import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { exampleOf, lengthOf, openForm, placeSnapshot } from "./table";

/** Returns the labels of all buttons on the board, as a screen reader sees them. */
const buttonsOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator(".board").ariaSnapshot()).match(/(?<=- '?button ")[^"]*/g) ?? [];

/** Returns the visible part and the whole of the drawing: x, y, width and height. */
const partOf = (page: Page) =>
  page.evaluate(`document.querySelector(".board").shadowRoot.querySelector("svg").getAttribute("viewBox")`);

describe("the board", () => {
  test("shows each clickable shape as one button that the keyboard can reach", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await expect.poll(() => buttonsOf(page).then(({ length }) => length)).toBe(9);
    const buttons = await buttonsOf(page);
    expect(new Set(buttons).size).toBe(9);
    expect(buttons[0]).toBe("Forward tube 1: G7a");
    await page.locator(".board [role=button]").first().focus();
    await page.keyboard.press("ArrowRight");
    const focused = `document.querySelector(".board").shadowRoot.activeElement?.getAttribute("aria-label")`;
    await expect.poll(() => page.evaluate(focused)).toBe("Forward tube 2: G7a");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".board [role=button][aria-pressed=true]").count()).toBe(1);
  });

  test("shows each space of a map as one button, whatever pieces are in it", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    await expect.poll(() => buttonsOf(page).then(({ length }) => length)).toBeGreaterThan(1);
    const buttons = await buttonsOf(page);
    expect(new Set(buttons).size).toBe(buttons.length);
  });

  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    test(`shows the whole mat first at ${width} x ${height}, and zooms to its clickable shapes on request`, async ({
      page,
      service,
    }) => {
      await page.setViewportSize({ width, height });
      for (const operation of ["resolveTorpedoFire", "joinWolfpack", "loadTorpedoes"]) {
        const { snapshot } = await exampleOf(service, "hunters", operation);
        await placeSnapshot(page, service, snapshot);
        await expect.poll(() => partOf(page), { message: operation }).toBe("0 0 1000 1284");
      }
      await page.getByRole("button", { name: "Show what matters now" }).click();
      await expect.poll(() => partOf(page)).not.toBe("0 0 1000 1284");
      await page.getByRole("button", { name: "Show all" }).click();
      await expect.poll(() => partOf(page)).toBe("0 0 1000 1284");
    });
  }

  test("physical dice: shows no other boat before the first roll", async ({ page, service }) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.locator("input[name=dice]").nth(1).check();
    await page.click("button[type=submit]");
    await page.waitForSelector(".tray");
    await expect.poll(() => page.locator(".board-frame").innerText()).toBe("The board appears after the first roll.");
    expect(await page.locator(".board svg").count()).toBe(0);
    for (let roll = 0; roll < 9 && (await page.locator(".tray").count()) > 0; roll += 1) {
      while (await page.locator(".face:enabled").count()) await page.locator(".face:enabled").first().click();
      await page.locator(".tray .primary").click();
      await expect.poll(() => page.locator(".face:enabled, .decision").count()).toBeGreaterThan(0);
    }
    expect(await lengthOf(page)).toBe(1);
    await expect.poll(() => page.locator(".board svg").textContent()).toContain("U-96");
  });
});
