import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, exampleOf, lengthOf, openForm, placeSnapshot, playAtRandom, replayOverRest } from "./table";

const counter = (page: Page, no: number) => page.locator(`.battle [data-counter="${no}"]`);

const goes = (page: Page, no: number, area: RegExp) =>
  counter(page, no).locator("[role=toolbar] .choice", { hasText: area }).click();

/** Returns the area of the display that contains a counter. */
const areaOf = (page: Page, no: number) =>
  counter(page, no).locator("xpath=ancestor::*[@data-area]").getAttribute("data-area");

describe("9 a surface battle of PQ-17 on the Battle Display", () => {
  test("both sides maneuver with the cards, then guns, torpedoes and withdrawal end the battle", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "pq17", "maneuverUnits");
    // With this seed, the battle ends after the round.
    await placeSnapshot(page, service, snapshot, "d");
    await openForm(page, /Maneuver/);
    // No ship is labeled by a number alone.
    await expect.poll(() => counter(page, 3).innerText()).toContain("Admiral Hipper");
    await goes(page, 5, /torpedo/i);
    await expect.poll(() => areaOf(page, 5)).toBe("torpedo_attack");
    await counter(page, 5)
      .locator("fieldset .choice", { hasText: /London/ })
      .click();
    await counter(page, 5)
      .locator("fieldset .choice", { hasText: /Hipper/ })
      .click();
    await goes(page, 4, /withdrawal/i);
    await expect.poll(() => counter(page, 4).locator("fieldset").count()).toBe(0);
    // By keyboard, there and back.
    await counter(page, 3).locator("[aria-pressed=true]").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => areaOf(page, 3)).toBe("screening");
    await expect.poll(() => page.evaluate("document.activeElement.textContent")).toMatch(/screening/i);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => areaOf(page, 3)).toBe("deployment");
    await counter(page, 3).locator("input[type=checkbox]").check();
    const send = page.locator(".panel form button[type=submit]");
    await send.click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    const { steps } = await downloadGame(page);
    expect(steps[0]!.input).toEqual({
      stacks: [],
      moves: [
        { unit: 5, area: "torpedo_attack", screens: [1], protects: 3 },
        { unit: 4, area: "withdrawal", screens: [], protects: null },
      ],
      evasion: [3],
    });
    for (let move = 0; move < 30 && (await page.locator(".battle").count()) > 0; move += 1) {
      const length = await lengthOf(page);
      // Leaving all units in place or naming no target needs a separate button.
      const nothing = page.locator(".panel form .nothing");
      const isManoeuvre = (await page.locator(".battle [role=toolbar]").count()) > 0;
      if ((await nothing.count()) > 0 || isManoeuvre) {
        await ((await nothing.count()) > 0 ? nothing : send).click();
        await expect.poll(() => lengthOf(page)).toBe(length + 1);
      } else await playAtRandom(page, 1, move);
    }
    await expect.poll(() => page.locator(".battle").count()).toBe(0);
    const file = await downloadGame(page);
    const operations = new Set(file.steps.map(({ operation }) => operation));
    expect([...operations]).toEqual(["maneuverUnits", "targetGuns", "targetTorpedoes", "withdrawUnits"]);
    expect(await replayOverRest(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });
});
