import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, exampleOf, lengthOf, openForm, placeSnapshot, startGame } from "./table";

describe("the board in words", () => {
  test("is also a list in Japanese, one item per space", async ({ page, service }) => {
    await page.addInitScript(`localStorage.setItem("language", "ja")`);
    const { snapshot } = await exampleOf(service, "pq17", "moveForce");
    await placeSnapshot(page, service, snapshot);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ snapshot, language: "ja" });
    const response = await fetch(`${service}/v1/pq17/geometry`, { method: "POST", headers, body });
    const { state } = (await response.json()) as { state: string[] };
    expect(state.length).toBeGreaterThan(5);
    await page.locator(".board-state summary").click();
    const items = page.locator(".board-state li");
    await expect
      .poll(async () => (await items.allTextContents()).slice(0, state.length))
      .toEqual(state.map((item) => item.replace(/。$/, "")));
  });
});

describe("a path being chosen", () => {
  test("is drawn as arrows; removing a space removes its arrow", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    const form = page.locator(".decision.open");
    const arrows = page.locator(".board .way path");
    await form.locator(".choice", { hasText: /Goeben/ }).click();
    expect(await arrows.count()).toBe(0);
    for (const count of [1, 2]) {
      await form.locator(".path .choice:not(.quiet)").first().click();
      await expect.poll(() => arrows.count()).toBe(count);
    }
    const boxes = await arrows.evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.max(width, height);
      }),
    );
    for (const length of boxes) expect(length).toBeGreaterThan(10);
    await form.locator(".choice.quiet").click();
    await expect.poll(() => arrows.count()).toBe(1);
  });
});

describe("9.1 weather of PQ-17 before the first turn", () => {
  test("takes two clicks, each a step", async ({ page, service }) => {
    await startGame(page, service, "pq17");
    for (let turn = 0; turn < 40; turn += 1) {
      if ((await page.locator('.decision[data-operation="resolveWeather"]').count()) > 0) break;
      const before = await lengthOf(page);
      const end = page.locator(".decision.END > button.wide").first();
      await end.click();
      await expect.poll(() => lengthOf(page)).toBe(before + 1);
    }
    const again = page.getByText("Repeat until there is another decision");
    expect(await again.count()).toBe(0);
    await page.locator('.decision[data-operation="resolveWeather"] button.wide').click();
    await again.click();
    await expect.poll(() => page.locator('.decision[data-operation="resolveWeather"]').count()).toBe(0);
    const weatherSteps = (await downloadGame(page)).steps.filter(({ operation }) => operation === "resolveWeather");
    expect(weatherSteps.length).toBeGreaterThan(2);
  });
});
