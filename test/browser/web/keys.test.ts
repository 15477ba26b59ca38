import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, exampleOf, lengthOf, placeSnapshot, post, startGame } from "./table";

/** Describes the focused element; `BODY` if the focus was lost. */
const focus = (page: Page) =>
  page.evaluate(`(() => {
    const host = document.activeElement;
    const inner = host.shadowRoot?.activeElement ?? host;
    return inner === document.body ? "BODY" : (inner.getAttribute("aria-label") ?? inner.textContent).trim();
  })()`) as Promise<string>;

/** Presses keys one after the other and checks that none of them loses the focus. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => focus(page), { message: `after ${key}` }).not.toBe("BODY");
  }
}

/** Repeats a key until the focused element matches a pattern. */
async function reach(page: Page, key: string, pattern: RegExp): Promise<void> {
  for (let count = 0; count < 40 && !pattern.test(await focus(page)); count += 1) await press(page, key);
  await expect.poll(() => focus(page)).toMatch(pattern);
}

/** Returns the style of the focus outline. */
const outline = (page: Page) =>
  page.evaluate(
    "getComputedStyle(document.activeElement).outlineStyle + getComputedStyle(document.activeElement).outlineWidth",
  );

/** Makes the next decision by keyboard, choosing the first option of every field. */
async function decide(page: Page): Promise<void> {
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

/** Moves the focus to a field that has no choice yet. */
async function reachOpen(page: Page): Promise<void> {
  const isOpen = `document.activeElement.matches(".choices .choice") &&
    document.activeElement.closest(".choices").querySelector("[aria-pressed=true]") === null`;
  for (let count = 0; count < 60 && !(await page.evaluate(isOpen)); count += 1) await press(page, "Tab");
}

describe("24 keyboard only", () => {
  test("a whole attack of The Hunters is played, and the focus is never lost", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await press(page, "j");
    await reach(page, "j", /^Attack escorted ships/);
    await expect.poll(() => outline(page)).toBe("solid3px");
    await press(page, "Enter");
    await reach(page, "ArrowRight", /^submerged$/);
    await press(page, "Enter", "Tab");
    await reach(page, "Tab", /^(close|medium|long)$/);
    await reach(page, "ArrowRight", /^close$/);
    await press(page, "Enter");
    await reach(page, "Tab", /^forward$/);
    await press(page, "Enter", "Escape");
    // Tubes are loaded on the board: arrow keys move between clickable shapes, letters jump to a name.
    await reach(page, "m", /tube/i);
    await reach(page, "f", /^Forward tube 1/i);
    await press(page, "Enter");
    await reach(page, "ArrowDown", /Royal Sceptre/);
    await press(page, "ArrowRight");
    await expect.poll(() => focus(page)).toMatch(/Sultan Star/);
    await press(page, "Enter", "Escape");
    await expect.poll(() => focus(page)).toMatch(/^Attack escorted ships/);
    await press(page, "o");
    await page.waitForSelector(".odds .bars li");
    // A draft survives a look at other decisions.
    await press(page, "o", "k");
    await reach(page, "j", /^Attack escorted ships/);
    await press(page, "Control+Enter");
    await expect.poll(() => lengthOf(page)).toBe(2);
    while ((await lengthOf(page)) < 5) await decide(page);
    const length = await lengthOf(page);
    const { steps } = await downloadGame(page);
    expect(steps[0]!.input).toMatchObject({ firstEnd: "fwd", range: "close", tubes: { fwd1: 2 } });
    await page.locator(".decide h2").focus();
    await press(page, "ArrowLeft");
    await expect.poll(() => page.locator(".controls input").inputValue()).toBe(String(length - 2));
    await press(page, "ArrowRight");
    await expect.poll(() => page.locator(".controls input").inputValue()).toBe(String(length - 1));
  });

  test("all shortcuts are listed; letters typed into a field are not shortcuts", async ({ page, service }) => {
    await startGame(page, service, "hunters");
    await press(page, "?");
    const list = page.locator("dialog[open]");
    await expect.poll(() => list.locator("kbd").count()).toBe(10);
    await expect.poll(() => list.innerText()).toContain("next or previous decision");
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

describe("25 screen reader", () => {
  test("announces a salvo once and in order, a refusal immediately, and moves in time", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await page.evaluate(`globalThis.heard = []; new MutationObserver((changes) => changes.forEach(({ addedNodes, type, target }) => {
      if (type === "characterData") heard.push(target.data);
      for (const node of addedNodes) heard.push(node.textContent);
    })).observe(document.querySelector("[role=log]"), { childList: true, subtree: true, characterData: true })`);
    const announcements = () => page.evaluate("heard") as Promise<readonly string[]>;
    const input = { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 2, fwd2: 1 } };
    await page.locator(".decision.open button[aria-pressed]", { hasText: "As JSON" }).click();
    await page.fill(".decision.open textarea", JSON.stringify(input));
    const [response] = await Promise.all([
      page.waitForRequest(/resolveAttack/),
      page.click(".decision.open button[type=submit]"),
    ]);
    await expect.poll(() => lengthOf(page)).toBe(2);
    const answer = (await post(service, "/v1/hunters/resolveAttack", response.postDataJSON() as object)) as {
      audit: { weight: string; sentence: string }[];
    };
    const story = answer.audit.filter(({ weight }) => weight === "STORY").map(({ sentence }) => sentence);
    expect(story.length).toBeGreaterThan(3);
    const sentences = story.map((sentence) => sentence.replace(/ \[[^\]]+\]$/, ""));
    await expect.poll(announcements).toEqual(sentences);
    expect(story.some((sentence) => /\d ?[+,] ?\d/.test(sentence))).toBe(true);
    await expect.poll(() => page.locator("[role=log]").getAttribute("aria-live")).toBe("polite");
    await page.locator(".controls button", { hasText: "Undo" }).click();
    await expect.poll(announcements).toEqual([...sentences, "Step 1 of 2"]);
    // JSON that breaks a rule is refused in an alert that cites the rule.
    await page.locator(".decision.open button[aria-pressed]", { hasText: "As JSON" }).click();
    await page.fill(
      ".decision.open textarea",
      JSON.stringify({ mode: "night_surface", range: "medium", firstEnd: "fwd", tubes: { aft1: 3 } }),
    );
    await page.click(".decision.open button[type=submit]");
    const refusal = page.locator("[role=alert]");
    await expect.poll(() => refusal.innerText()).toMatch(/tube.* 9\.2\.1$/s);
    expect(await announcements()).toHaveLength(sentences.length + 1);
  });
});
