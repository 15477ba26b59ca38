import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { begun, exampleOf, lengthOf, opened, placed, playedAtRandom, replayed, saved } from "./table";

const MOVES = 30;

describe("4 a game on a map is played by clicks on what is lit, and comes to what REST comes to", () => {
  test("PQ-17", async ({ page, service }) => {
    await begun(page, service, "pq17");
    expect(await playedAtRandom(page, MOVES, 2)).toBe(MOVES);
    const file = await saved(page);
    expect(file.steps.length).toBeGreaterThanOrEqual(MOVES + 1);
    expect(await replayed(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });
});

describe("5 a ship of Goeben is moved", () => {
  /** Makes a move of two spaces in one of three ways, and gives what was sent. */
  const moved = async (page: Page, service: string, way: "map" | "list" | "keys") => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placed(page, service, snapshot);
    await opened(page, /^Move/);
    const form = page.locator(".decision.open");
    if (way === "map") await page.click('.board [data-piece~="goeben"].lit >> nth=-1');
    else await form.locator(".choice", { hasText: /Goeben/ }).click();
    const names: string[] = [];
    for (let step = 0; step < 2; step += 1) {
      const next = form.locator(".path .choice:not(.quiet)").first();
      const name = (await next.textContent())!;
      names.push(name);
      const shape = page
        .locator(".board .hits [data-space].lit:not(.chosen)", { hasText: new RegExp(`^${name}\\b`) })
        .last();
      if (way === "list") await next.click();
      else if (way === "map") await shape.click();
      else {
        await shape.focus();
        await page.keyboard.press("Enter");
      }
      await expect.poll(() => form.locator(".way li").count()).toBe(step + 2);
    }
    await expect.poll(() => form.locator(".way li").allTextContents()).toEqual([expect.anything(), ...names]);
    await form.locator("button[type=submit]").click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    return (await saved(page)).steps[0]!.input;
  };

  test("by the map, by the list and by the keys alike", async ({ page, service }) => {
    const byMap = await moved(page, service, "map");
    expect(byMap).toMatchObject({ ship: "goeben", path: [expect.any(String), expect.any(String)] });
    expect(await moved(page, service, "list")).toEqual(byMap);
    expect(await moved(page, service, "keys")).toEqual(byMap);
  });

  test("12.1-12.3 and what it costs stands in the form, and under the cursor on the map", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placed(page, service, snapshot);
    await opened(page, /^Move/);
    const form = page.locator(".decision.open");
    await form.locator(".choice", { hasText: /Goeben/ }).click();
    const price = form.locator(".price");
    const told: (string | null)[] = [await price.textContent()];
    for (const space of ["off_zante", "cape_matapan", "off_zante", "cape_matapan", "off_zante"]) {
      const shape = page.locator(`.board .hits [data-space="${space}"].lit`).last();
      await shape.hover();
      expect(told.at(-1)).toContain(await page.locator(".board-frame .note").textContent());
      await expect.poll(() => shape.getAttribute("aria-label")).toMatch(/One space more: \w+/);
      await shape.click();
      await expect.poll(() => form.locator(".way li").count()).toBe(told.length + 1);
      told.push(await price.textContent());
    }
    expect(told.map((each) => each?.trim())).toEqual([
      "One space more: cruise (nothing to pay).",
      "So far: cruise (nothing to pay). One space more: cruise (nothing to pay).",
      "So far: cruise (nothing to pay). One space more: cruise (nothing to pay).",
      "So far: cruise (nothing to pay). One space more: cruise (nothing to pay).",
      "So far: cruise (nothing to pay). One space more: maximum (Coal 1).",
      "So far: maximum (Coal 1).",
    ]);
    await expect.poll(() => page.locator(".board-frame .note").count()).toBe(0);
  });

  test("and a line of the log that is pointed at, or focused, lights what it is about", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placed(page, service, snapshot);
    await opened(page, /^Move/);
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

  test("6 and not where no line leads: what is not lit does nothing", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placed(page, service, snapshot);
    await opened(page, /^Move/);
    const form = page.locator(".decision.open");
    await form.locator(".choice", { hasText: /Goeben/ }).click();
    // Only what matters is seen at first.
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
      "spaces is 5",
    ],
  ] as const)(
    "6 a path %s is told with the rule where it is typed as JSON",
    async ([, path, said], { page, service }) => {
      const { snapshot } = await exampleOf(service, "goeben", "moveShip");
      await placed(page, service, snapshot);
      await opened(page, /^Move/);
      await page.locator(".decision.open button[aria-pressed]", { hasText: "As JSON" }).click();
      await page.fill(".decision.open textarea", JSON.stringify({ ship: "goeben", path }));
      await page.click(".decision.open button[type=submit]");
      const refusal = page.locator(".panel [role=alert]");
      await expect.poll(() => refusal.innerText()).toContain(said);
      await expect.poll(() => refusal.locator(".section").innerText()).toBe("12.0");
      // It is told anew in another language.
      const before = await refusal.innerText();
      await page.locator(".top select").first().selectOption("fr");
      await expect.poll(() => refusal.innerText()).not.toBe(before);
      await expect.poll(() => refusal.locator(".section").innerText()).toBe("12.0");
      await expect.poll(() => lengthOf(page)).toBe(1);
    },
  );
});
