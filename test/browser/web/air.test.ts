import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, exampleOf, lengthOf, openForm, placeSnapshot, startGame } from "./table";

/** Matches labels without meaning for a player: a bare number, or the position of an alternative. */
const BARE = /^(\d+|option \d+|one of these)$/i;

describe("10 air missions of PQ-17", () => {
  test("aircraft, mission and hex by clicks on the map; no choice is a bare number", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "pq17", "sendAircraft");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /Send aircraft/);
    const form = page.locator(".decision.open");
    const send = form.locator("button[type=submit]");
    const aircraft = form.getByLabel("Aircraft");
    const chosenAircraft = () => aircraft.locator("option:checked").textContent();
    expect(await aircraft.locator("option").count()).toBe(1 + 17);
    // Several aircraft share one airbase: clicks cycle through them.
    const banak = page.locator('.board .hits [data-piece~="ju88a4_1"].lit').last();
    for (const name of ["Ju 88A-4 (1)", "Ju 88A-4 (2)", "Ju 88A-4 (3)"]) {
      await banak.click();
      await expect.poll(chosenAircraft).toBe(name);
    }
    await page.locator('.board .hits [data-piece~="fw200_1"].lit').last().click();
    await expect.poll(chosenAircraft).toBe("Fw 200C (1)");
    const missions = form.locator("fieldset", { hasText: "Mission" }).locator(".choice");
    expect(await missions.count()).toBeGreaterThan(1);
    expect(await send.isDisabled()).toBe(true);
    await missions.filter({ hasText: /^search$/ }).click();
    const hexes = form.getByLabel("Hexes");
    await hexes.waitFor();
    const labels = await form.locator(".choice, option:not([value=''])").allTextContents();
    expect(labels.length).toBeGreaterThan(50);
    expect(labels.filter((label) => BARE.test(label.trim()))).toEqual([]);
    expect(labels).toContain(
      "0708: sea; Allied, block 1: TF cruiser cover (TF), fuel Full, marker on turn 20; Axis, block 1: Narvik group (TF), fuel Full, marker on turn 15",
    );
    const pressed = form.locator(".some .choice[aria-pressed=true]");
    await page.locator('.board .hits [data-space="0810"].lit').last().click();
    await expect.poll(() => pressed.allTextContents()).toEqual(["0810: sea"]);
    // The mission is full: a click on a chosen hex removes it, and another hex can be clicked.
    await page.locator('.board .hits [data-space="0810"].lit').last().click();
    await expect.poll(() => pressed.count()).toBe(0);
    await page.locator('.board .hits [data-space="0708"].lit').last().click();
    await expect.poll(() => send.isEnabled()).toBe(true);
    await send.click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    const { steps } = await downloadGame(page);
    expect(steps[0]!.input).toMatchObject({ aircraft: "fw200_1", mission: "search", hexes: ["0708"] });
  });

  test("6.2.5 following parts: explains why it cannot be sent with both or neither checked", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "pq17", "followPart");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /follow/i);
    const form = page.locator(".decision.open");
    const why = form.locator(".why.missing");
    expect(await why.textContent()).toBe("Choose exactly 1: Part, Block");
    const boxes = form.locator("input[type=checkbox]");
    await boxes.nth(0).check();
    await expect.poll(() => form.locator("button[type=submit]").isEnabled()).toBe(true);
    await boxes.nth(1).check();
    await expect.poll(() => why.count()).toBe(1);
    expect(await form.locator("button[type=submit]").isDisabled()).toBe(true);
  });
});

describe("the bar above the table", () => {
  test.for(["hunters", "goeben", "pq17"])(
    "%s: shows the turn or month, even without a mandatory decision",
    async (game, { page, service }) => {
      await startGame(page, service, game);
      const headline = page.locator(".board .head-now");
      await expect.poll(() => page.locator(".top .headline").textContent()).toBe(await headline.textContent());
      expect(await page.locator(".top .headline").textContent()).toMatch(/\w+ {2}· {2}\w+/);
    },
  );
});
