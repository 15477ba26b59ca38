import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { begun, exampleOf, lengthOf, placed, post, saved } from "./table";

/** What has the focus, in words; `BODY` where it was lost. */
const focus = (page: Page) =>
  page.evaluate(`(() => {
    const host = document.activeElement;
    const inner = host.shadowRoot?.activeElement ?? host;
    return inner === document.body ? "BODY" : (inner.getAttribute("aria-label") ?? inner.textContent).trim();
  })()`) as Promise<string>;

/** Presses keys one after the other; none of them may lose the focus. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => focus(page), { message: `after ${key}` }).not.toBe("BODY");
  }
}

/** Goes on with a key until something has the focus. */
async function reach(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let count = 0; count < 40 && !wanted.test(await focus(page)); count += 1) await press(page, key);
  await expect.poll(() => focus(page)).toMatch(wanted);
}

/** The way the focus is drawn. */
const outline = (page: Page) =>
  page.evaluate(
    "getComputedStyle(document.activeElement).outlineStyle + getComputedStyle(document.activeElement).outlineWidth",
  );

/** Makes the next decision by keys: what is to be chosen in its form is the first there is. */
async function decided(page: Page): Promise<void> {
  const before = await lengthOf(page);
  const send = page.locator(".decision.open form button[type=submit]");
  await page.locator(".panel .decision button:enabled").first().waitFor();
  await press(page, "j");
  const isForm = (await page.evaluate("document.activeElement.classList.contains('head')")) === true;
  if (isForm && (await page.evaluate("document.activeElement.ariaExpanded")) !== "true") await press(page, "Enter");
  for (let count = 0; isForm && count < 20 && (await send.isDisabled()); count += 1) {
    await reachOpen(page);
    await press(page, "Enter");
  }
  await press(page, isForm ? "Control+Enter" : "Enter");
  await expect.poll(() => lengthOf(page)).toBe(before + 1);
}

/** Goes on to something that can be chosen where nothing is chosen yet. */
async function reachOpen(page: Page): Promise<void> {
  const isOpen = `document.activeElement.matches(".choices .choice") &&
    document.activeElement.closest(".choices").querySelector("[aria-pressed=true]") === null`;
  for (let count = 0; count < 60 && !(await page.evaluate(isOpen)); count += 1) await press(page, "Tab");
}

describe("24 by keys alone", () => {
  test("a whole attack of The Hunters is fought, and the focus is never lost", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placed(page, service, snapshot);
    await press(page, "j");
    await reach(page, "j", /^Attack escorted ships/);
    await expect.poll(() => outline(page)).toBe("solid3px");
    await press(page, "Enter");
    await reach(page, "ArrowRight", /^submerged$/);
    await press(page, "Enter", "Tab");
    await reach(page, "Tab", /^(close|medium|long)$/);
    await reach(page, "ArrowRight", /^close$/);
    await press(page, "Enter");
    await reach(page, "Tab", /^bow$/);
    await press(page, "Enter", "Escape");
    // The tubes are loaded on the board: arrows walk between what is lit, letters go to what they begin.
    await reach(page, "m", /tube/i);
    await reach(page, "b", /^Bow tube 1/i);
    await press(page, "Enter");
    await reach(page, "ArrowDown", /Royal Sceptre/);
    await press(page, "ArrowRight");
    await expect.poll(() => focus(page)).toMatch(/Sultan Star/);
    await press(page, "Enter", "Escape");
    await expect.poll(() => focus(page)).toMatch(/^Attack escorted ships/);
    await press(page, "o");
    await page.waitForSelector(".odds .bars li");
    // What was chosen stays while others are looked at.
    await press(page, "o", "k");
    await reach(page, "j", /^Attack escorted ships/);
    await press(page, "Control+Enter");
    await expect.poll(() => lengthOf(page)).toBe(2);
    while ((await lengthOf(page)) < 5) await decided(page);
    const length = await lengthOf(page);
    const { steps } = await saved(page);
    expect(steps[0]!.input).toMatchObject({ firstEnd: "fwd", range: "close", tubes: { fwd1: 2 } });
    await page.locator(".decide h2").focus();
    await press(page, "ArrowLeft");
    await expect.poll(() => page.locator(".controls input").inputValue()).toBe(String(length - 2));
    await press(page, "ArrowRight");
    await expect.poll(() => page.locator(".controls input").inputValue()).toBe(String(length - 1));
  });

  test("all keys are listed, and letters typed into a field are none", async ({ page, service }) => {
    await begun(page, service, "hunters");
    await press(page, "?");
    const list = page.locator("dialog[open]");
    await expect.poll(() => list.locator("kbd").count()).toBe(10);
    await expect.poll(() => list.innerText()).toContain("next decision");
    await press(page, "Escape");
    await expect.poll(() => list.count()).toBe(0);
    await press(page, "j");
    await reach(page, "j", /^Load torpedoes/);
    if ((await page.locator(".decision.open .stepper").count()) === 0) await press(page, "Enter");
    await page.locator(".decision.open .stepper input").first().focus();
    await page.keyboard.press("o");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => page.locator(".odds").count()).toBe(0);
    await expect.poll(() => focus(page)).toMatch(/\S/);
  });
});

describe("25 by ear", () => {
  test("the story of a salvo is told once and in order, a refusal at once, and time where it leads", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placed(page, service, snapshot);
    await page.evaluate(`globalThis.heard = []; new MutationObserver((changes) => changes.forEach(({ addedNodes, type, target }) => {
      if (type === "characterData") heard.push(target.data);
      for (const node of addedNodes) heard.push(node.textContent);
    })).observe(document.querySelector("[role=log]"), { childList: true, subtree: true, characterData: true })`);
    const heard = () => page.evaluate("heard") as Promise<readonly string[]>;
    const input = { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 2, fwd2: 1 } };
    await page.locator(".decision.open button[aria-pressed]", { hasText: "As JSON" }).click();
    await page.fill(".decision.open textarea", JSON.stringify(input));
    const [sent] = await Promise.all([
      page.waitForRequest(/resolveAttack/),
      page.click(".decision.open button[type=submit]"),
    ]);
    await expect.poll(() => lengthOf(page)).toBe(2);
    const answer = (await post(service, "/v1/hunters/resolveAttack", sent.postDataJSON() as object)) as {
      audit: { weight: string; sentence: string }[];
    };
    const story = answer.audit.filter(({ weight }) => weight === "STORY").map(({ sentence }) => sentence);
    expect(story.length).toBeGreaterThan(3);
    const told = story.map((sentence) => sentence.replace(/ \[[^\]]+\]$/, ""));
    await expect.poll(heard).toEqual(told);
    expect(story.some((sentence) => /\d ?[+,] ?\d/.test(sentence))).toBe(true);
    await expect.poll(() => page.locator("[role=log]").getAttribute("aria-live")).toBe("polite");
    await page.locator(".controls button", { hasText: "Undo" }).click();
    await expect.poll(heard).toEqual([...told, "Step 1 of 2"]);
    // What breaks a rule, typed as JSON, is refused aloud with the rule.
    await page.locator(".decision.open button[aria-pressed]", { hasText: "As JSON" }).click();
    await page.fill(
      ".decision.open textarea",
      JSON.stringify({ mode: "night_surface", range: "medium", firstEnd: "fwd", tubes: { aft1: 3 } }),
    );
    await page.click(".decision.open button[type=submit]");
    const refusal = page.locator("[role=alert]");
    await expect.poll(() => refusal.innerText()).toMatch(/tube.* 9\.2\.1$/s);
    expect(await heard()).toHaveLength(told.length + 1);
  });
});
