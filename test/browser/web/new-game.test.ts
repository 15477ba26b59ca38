import { describe, expect } from "vitest";
import { test } from "../browser";
import { lengthOf } from "./table";

const SAVED_CHOICES = `sessionStorage.getItem("new/pq17")`;

/** Clicks the third scenario and resolves with the saved choices as soon as it appears, when a reload is possible. */
const CLICKED = `new Promise((done) => {
  const scenario = document.querySelectorAll("form > fieldset:first-of-type .choice")[2];
  new MutationObserver(() => done(${SAVED_CHOICES})).observe(scenario, { attributes: true });
  scenario.click();
})`;

describe("the form of a new game", () => {
  test("is restored after a reload and cleared once the game starts", async ({ page, service }) => {
    await page.goto(`${service}/app/new/pq17`);
    await page.fill("input[name=seed]", "bear-island");
    await page.locator("input[name=seats]").nth(1).check();
    const scenario = page.locator("form > fieldset").first().locator(".choice").nth(2);
    const inputIn = (choices: unknown) => (JSON.parse(String(choices)) as { readonly input: unknown }).input;
    const before = await page.evaluate(SAVED_CHOICES);
    const keptOnceShown = await page.evaluate(CLICKED);
    await page.reload();
    expect(inputIn(keptOnceShown)).not.toEqual(inputIn(before));
    await expect.poll(() => page.inputValue("input[name=seed]")).toBe("bear-island");
    expect(await page.locator("input[name=seats]").nth(1).isChecked()).toBe(true);
    await expect.poll(() => scenario.getAttribute("aria-pressed")).toBe("true");
    await page.click("button[type=submit]");
    await page.locator(".hand-over .primary").click();
    await page.waitForSelector(".decision");
    expect(await lengthOf(page)).toBe(1);
    await page.goto(`${service}/app/new/pq17`);
    await page.waitForSelector("input[name=seed]");
    expect(await page.inputValue("input[name=seed]")).not.toBe("bear-island");
    expect(await page.locator("input[name=seats]").nth(1).isChecked()).toBe(false);
  });
});
