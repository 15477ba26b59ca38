import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import {
  downloadGame,
  exampleOf,
  lengthOf,
  openForm,
  placeSnapshot,
  playAtRandom,
  replayOverRest,
  startGame,
} from "./table";

const MOVES = 30;

describe("4 a game on a map by clicks: the digests equal those over REST", () => {
  test("PQ-17", async ({ page, service }) => {
    await startGame(page, service, "pq17");
    expect(await playAtRandom(page, MOVES, 2)).toBe(MOVES);
    const file = await downloadGame(page);
    expect(file.steps.length).toBeGreaterThanOrEqual(MOVES + 1);
    expect(await replayOverRest(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });
});

describe("5 moving a ship of Goeben", () => {
  /** Moves two spaces by map, list or keys and returns the request. */
  const moveShip = async (page: Page, service: string, method: "map" | "list" | "keys") => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    const form = page.locator(".decision.open");
    if (method === "map") await page.click('.board [data-piece~="goeben"].lit >> nth=-1');
    else await form.locator(".choice", { hasText: /Goeben/ }).click();
    const names: string[] = [];
    for (let step = 0; step < 2; step += 1) {
      const next = form.locator(".path .choice:not(.quiet)").first();
      const name = (await next.textContent())!;
      names.push(name);
      const shape = page
        .locator(".board .hits [data-space].lit:not(.chosen)", { hasText: new RegExp(`^${name}\\b`) })
        .last();
      if (method === "list") await next.click();
      else if (method === "map") await shape.click();
      else {
        await shape.focus();
        await page.keyboard.press("Enter");
      }
      await expect.poll(() => form.locator(".way li").count()).toBe(step + 2);
    }
    await expect.poll(() => form.locator(".way li").allTextContents()).toEqual([expect.anything(), ...names]);
    await form.locator("button[type=submit]").click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    return (await downloadGame(page)).steps[0]!.input;
  };

  test("map, list and keyboard send the same request", async ({ page, service }) => {
    const byMap = await moveShip(page, service, "map");
    expect(byMap).toMatchObject({ ship: "goeben", path: [expect.any(String), expect.any(String)] });
    expect(await moveShip(page, service, "list")).toEqual(byMap);
    expect(await moveShip(page, service, "keys")).toEqual(byMap);
  });

  test("12.1-12.3 the cost is shown in the form and under the cursor on the map", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    const form = page.locator(".decision.open");
    await form.locator(".choice", { hasText: /Goeben/ }).click();
    const price = form.locator(".price");
    const prices: (string | null)[] = [await price.textContent()];
    for (const space of ["off_zante", "cape_matapan", "off_zante", "cape_matapan", "off_zante"]) {
      const shape = page.locator(`.board .hits [data-space="${space}"].lit`).last();
      await shape.hover();
      expect(prices.at(-1)).toContain(await page.locator(".board-frame .note").textContent());
      await expect.poll(() => shape.getAttribute("aria-label")).toMatch(/One more space: \w+/);
      await shape.click();
      await expect.poll(() => form.locator(".way li").count()).toBe(prices.length + 1);
      prices.push(await price.textContent());
    }
    expect(prices.map((each) => each?.trim())).toEqual([
      "One more space: cruise (free).",
      "So far: cruise (free). One more space: cruise (free).",
      "So far: cruise (free). One more space: cruise (free).",
      "So far: cruise (free). One more space: cruise (free).",
      "So far: cruise (free). One more space: maximum (Coal 1).",
      "So far: maximum (Coal 1).",
    ]);
    await expect.poll(() => page.locator(".board-frame .note").count()).toBe(0);
  });

  test("a hovered or focused log line marks its subject on the board", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    await page.locator(".decision.open .choice", { hasText: /Goeben/ }).click();
    await page.locator(".decision.open .path .choice").first().click();
    await page.click(".decision.open button[type=submit]");
    await expect.poll(() => lengthOf(page)).toBe(2);
    await page.locator(".levels button", { hasText: "All" }).click();
    const line = page.locator(".log .sentence", { hasText: /Goeben/ }).first();
    const lit = page.locator(".board .hits .pointed");
    await expect.poll(() => lit.count()).toBe(0);
    await line.hover();
    await expect.poll(() => lit.count()).toBeGreaterThan(0);
    for (const pieces of await lit.evaluateAll((all) => all.map((each) => each.getAttribute("data-piece"))))
      expect(pieces?.split(" ")).toContain("goeben");
    await page.mouse.move(0, 0);
    await expect.poll(() => lit.count()).toBe(0);
    await line.focus();
    await expect.poll(() => lit.count()).toBeGreaterThan(0);
  });

  test("6 clicks on spaces without a connection do nothing", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    const form = page.locator(".decision.open");
    await form.locator(".choice", { hasText: /Goeben/ }).click();
    // The first view shows only the clickable shapes.
    await page.locator(".zoom button", { has: page.locator("svg") }).click();
    await page.locator('.board .hits [data-space="constantinople"]').last().click();
    await page.locator('.board .hits [data-space="gibraltar"]').last().click();
    await expect.poll(() => form.locator(".way li").count()).toBe(1);
  });

  test.for([
    ["beside the lines", ["constantinople"], "line"],
    [
      "too long",
      ["off_zante", "cape_matapan", "off_zante", "cape_matapan", "off_zante", "cape_matapan"],
      "at most 5 spaces",
    ],
  ] as const)("6 a path %s: refused with the rule if typed as JSON", async ([, path, sentence], { page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    await page.locator(".decision.open button[aria-pressed]", { hasText: "As JSON" }).click();
    await page.fill(".decision.open textarea", JSON.stringify({ ship: "goeben", path }));
    await page.click(".decision.open button[type=submit]");
    const refusal = page.locator(".panel [role=alert]");
    await expect.poll(() => refusal.innerText()).toContain(sentence);
    await expect.poll(() => refusal.locator(".section").innerText()).toBe("12.0");
    // A change of language localizes the refusal.
    const before = await refusal.innerText();
    await page.locator(".top select").first().selectOption("fr");
    await expect.poll(() => refusal.innerText()).not.toBe(before);
    await expect.poll(() => refusal.locator(".section").innerText()).toBe("12.0");
    await expect.poll(() => lengthOf(page)).toBe(1);
  });
});
