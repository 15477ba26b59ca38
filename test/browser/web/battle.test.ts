import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { exampleOf, lengthOf, opened, placed, playedAtRandom, replayed, saved } from "./table";

const counter = (page: Page, no: number) => page.locator(`.battle [data-counter="${no}"]`);

const goes = (page: Page, no: number, area: RegExp) =>
  counter(page, no).locator("[role=toolbar] .choice", { hasText: area }).click();

/** The area of the display in which a counter is shown. */
const areaOf = (page: Page, no: number) =>
  counter(page, no).locator("xpath=ancestor::*[@data-area]").getAttribute("data-area");

describe("9 a surface battle of PQ-17 is fought on the Battle Display", () => {
  test("by both sides: manoeuvre on the cards, then guns, torpedoes and withdrawal to its end", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "pq17", "maneuverUnits");
    // By these dice the battle is over after the round.
    await placed(page, service, snapshot, "d");
    await opened(page, /Maneuver/);
    // Nobody is called by a number alone.
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
    // By the keyboard there and back.
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
    const { steps } = await saved(page);
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
      // Who leaves all units where they are, or no target named, says so by a button of its own.
      const nothing = page.locator(".panel form .nothing");
      const isManoeuvre = (await page.locator(".battle [role=toolbar]").count()) > 0;
      if ((await nothing.count()) > 0 || isManoeuvre) {
        await ((await nothing.count()) > 0 ? nothing : send).click();
        await expect.poll(() => lengthOf(page)).toBe(length + 1);
      } else await playedAtRandom(page, 1, move);
    }
    await expect.poll(() => page.locator(".battle").count()).toBe(0);
    const file = await saved(page);
    const played = new Set(file.steps.map(({ operation }) => operation));
    expect([...played]).toEqual(["maneuverUnits", "targetGuns", "targetTorpedoes", "withdrawUnits"]);
    expect(await replayed(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });
});
