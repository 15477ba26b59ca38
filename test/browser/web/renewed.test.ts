import { describe, expect } from "vitest";
import { test } from "../browser";
import { exampleOf, lengthOf, openForm, placeSnapshot, startGame } from "./table";

/** The browser's errors for a file that no longer exists. */
const LOAD_ERRORS = /status of 404|ERR_FAILED|ERR_CONNECTION/;

describe("a table left open during a deployment", () => {
  test("reports a missing file; a reload keeps the game and the draft", async ({ newPage, service }) => {
    const page = await newPage(LOAD_ERRORS);
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Attack/);
    const pressed = page.locator(".decision.open .choice[aria-pressed=true]");
    const send = page.locator(".decision.open button[type=submit]");
    await page.locator(".decision.open .choice", { hasText: /^submerged$/ }).click();
    await page.locator(".decision.open .choice", { hasText: /^close$/ }).click();
    await page.locator(".decision.open .choice", { hasText: /^forward$/ }).click();
    await page.click('.board [data-tube="fwd1"].lit >> nth=-1');
    await page.click('.board [data-target="2"].lit >> nth=-1');
    const before = await pressed.allTextContents();
    expect(before.length).toBeGreaterThan(3);
    await expect.poll(() => send.isEnabled()).toBe(true);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    const torn = page.locator(".torn");
    expect(await torn.count()).toBe(0);
    await page.locator(".menu button", { hasText: "Referee" }).click();
    await expect.poll(() => torn.textContent()).toMatch(/updated.*Reload/);
    // While the server is unavailable, the page stays.
    await page.route("**/app/table/*", (route) => route.abort());
    await torn.locator("button").click();
    await expect.poll(() => torn.textContent()).toContain("cannot be reached");
    await page.unrouteAll();
    await torn.locator("button").click();
    await expect.poll(() => torn.count()).toBe(0);
    await expect.poll(() => pressed.allTextContents()).toEqual(before);
    await send.click();
    await expect.poll(() => lengthOf(page)).toBe(2);
  });

  test("keeps its language if another catalogue is missing", async ({ newPage, service }) => {
    const page = await newPage(LOAD_ERRORS);
    await startGame(page, service, "hunters");
    await page.locator(".tools select").first().selectOption("fr");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await page.locator(".tools select").first().selectOption("ja");
    await expect.poll(() => page.locator(".torn button").textContent()).toBe("Recharger");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await page.locator(".tools select").first().inputValue()).toBe("fr");
  });

  test("another move deletes the earlier draft", async ({ page, service }) => {
    await startGame(page, service, "hunters");
    await openForm(page, /Load torpedoes/);
    await page.locator(".decision.open .slot.all .choice", { hasText: "G7a" }).click();
    const pressed = page.locator(".decision.open .choice[aria-pressed=true]");
    const chosen = await pressed.count();
    expect(chosen).toBeGreaterThan(3);
    await page.reload();
    await expect.poll(() => pressed.count()).toBe(chosen);
    await openForm(page, /Assign a patrol/);
    await page.locator(".decision.open .choice", { hasText: /^no$/ }).click();
    await page.locator(".decision.open button[type=submit]").click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    await page.locator(".controls button", { hasText: "Undo" }).click();
    await openForm(page, /Load torpedoes/);
    expect(await pressed.count()).toBe(0);
  });
});
