import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { CODED } from "../../fixtures/coded";
import { test } from "../browser";
import { unfoldAll } from "./looks/screens";
import {
  downloadGame,
  exampleOf,
  lengthOf,
  openForm,
  placeSnapshot,
  playAtRandom,
  replayOverRest,
  startGame,
  tryRandomMove,
} from "./table";

const choice = (page: Page, slot: string, value: string) =>
  page
    .locator("fieldset.slot", { has: page.locator("legend", { hasText: new RegExp(`^${slot}$`) }) })
    .locator(".choice", { hasText: value });

const send = (page: Page) => page.locator(".decide form button[type=submit]");

describe("The Hunters at the table", () => {
  test("4 25 moves by clicks: the digests equal those over REST", async ({ page, service }) => {
    await startGame(page, service, "hunters");
    expect(await playAtRandom(page, 25, 11)).toBe(25);
    const file = await downloadGame(page);
    expect(file.steps).toHaveLength(26);
    expect(await replayOverRest(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });

  test("7 a salvo: the other end is disabled before sending; tubes and targets are chosen on the mat", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /attack/i);
    const form = page.locator(".decision.open");
    await form.locator(".choice", { hasText: /^submerged$/ }).click();
    await form.locator(".choice", { hasText: /^close$/ }).click();
    await form.locator(".choice", { hasText: /^aft$/ }).click();
    await expect.poll(() => send(page).isDisabled()).toBe(true);
    const forward = choice(page, "forward tube 1", "");
    await expect.poll(() => forward.first().isDisabled()).toBe(true);
    await form.locator(".choice", { hasText: /^forward$/ }).click();
    await expect.poll(() => forward.first().isDisabled()).toBe(false);
    await page.click('.board [data-tube="fwd1"].lit >> nth=-1');
    await page.click('.board [data-target="2"].lit >> nth=-1');
    await page.click('.board [data-target="1"].lit >> nth=-1');
    await expect.poll(() => page.locator(".slot .choice[aria-pressed=true]").count()).toBe(2);
    await expect.poll(() => choice(page, "aft tube 1", "").first().isDisabled()).toBe(true);
    await send(page).click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    const { steps } = await downloadGame(page);
    expect(steps[0]!.input).toMatchObject({ firstEnd: "fwd", tubes: { fwd1: 2, fwd2: 1 } });
  });

  test("8 loading torpedoes: shows the remainder; disabled until it is zero", async ({ page, service }) => {
    await startGame(page, service, "hunters");
    await openForm(page, /Load torpedoes/);
    const form = page.locator(".decision.open");
    await form.locator(".slot.all .choice", { hasText: "G7a" }).click();
    const remainder = form.locator(".left");
    await expect.poll(() => remainder.allTextContents()).toEqual(["8 left", "1 left"]);
    await expect.poll(() => send(page).isDisabled()).toBe(true);
    const steppers = form.locator(".stepper input");
    await steppers.nth(0).fill("5");
    await steppers.nth(1).fill("3");
    await expect.poll(() => remainder.allTextContents()).toEqual(["0 left", "1 left"]);
    await expect.poll(() => form.locator(".why").first().textContent()).toContain("4.5");
    await steppers.nth(3).fill("1");
    await expect.poll(() => send(page).isDisabled()).toBe(false);
    await send(page).click();
    await expect.poll(() => lengthOf(page)).toBe(2);
  });

  test("26 a small desktop: decisions get most of the height; an opened form and the next decision are in view", async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const panel = page.locator("main div.panel");
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    await startGame(page, service, "goeben");
    await expect.poll(async () => (await boxOf(panel)).height).toBeGreaterThan(400);
    await startGame(page, service, "hunters");
    await expect.poll(async () => (await boxOf(panel)).height).toBeGreaterThan(480);
    await expect.poll(async () => (await boxOf(page.locator(".time input[type=range]"))).width).toBeGreaterThan(300);
    const head = page.locator(".decision .head", { hasText: "Load torpedoes" });
    await head.click();
    const top = (await boxOf(panel)).y;
    await expect.poll(async () => (await boxOf(head)).y - top).toBeLessThan(20);
    await page.locator(".decision .head", { hasText: "Assign a patrol" }).click();
    await page.locator(".decision.open .choice", { hasText: /^no$/ }).click();
    await send(page).click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    await expect.poll(async () => (await boxOf(page.locator("#decide"))).y).toBeGreaterThan(top);
  });

  test("7 a tube that the boat lacks: refused with its rule", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Attack/);
    await expect
      .poll(() => page.locator(".decision.open .about").allTextContents())
      .toContain("aft tube 2 · Not now: rule 4.5");
  });

  test("11 physical dice: requested roll by roll, can be taken back, survive a reload", async ({ page, service }) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.locator("input[name=dice]").nth(1).check();
    await page.click("button[type=submit]");
    const rolls: number[] = [];
    let reloaded = false;
    let takenBack = false;
    let onCharts = 0;
    for (let count = 0; count < 60 && rolls.length < 9; count += 1) {
      await page.waitForSelector(".tray, .decision");
      if ((await page.locator(".tray").count()) === 0) {
        const before = await lengthOf(page);
        if (!(await tryRandomMove(page, count))) continue;
        await expect
          .poll(async () => (await page.locator(".tray").count()) > 0 || (await lengthOf(page)) > before)
          .toBe(true);
        continue;
      }
      const question = await page.locator(".tray h2").textContent();
      expect(question).toMatch(/^Roll \d?d\d+/);
      // The tray shows the result of each total; dice without a chart are only added up.
      const isOnChart = (await page.locator(".tray .totals tr").count()) > 0;
      await page
        .locator(".face")
        .nth(rolls.length % 3)
        .click();
      if (!takenBack) {
        await page.locator(".send .quiet").click();
        await page
          .locator(".face")
          .nth(rolls.length % 3)
          .click();
        takenBack = true;
      }
      while ((await page.locator(".face:enabled").count()) > 0) await page.locator(".face").nth(2).click();
      await expect.poll(() => page.locator(".totals .fell").count()).toBe(isOnChart ? 1 : 0);
      if (isOnChart) onCharts += 1;
      const trayHtml = () => page.evaluate("document.querySelector('.tray')?.innerHTML");
      const before = await trayHtml();
      await page.locator(".tray .primary").click();
      await expect.poll(trayHtml).not.toBe(before);
      // Until the response arrives, the tray shows the old question with its dice disabled.
      const isAnswered = async () =>
        (await page.locator(".tray").count()) === 0 || (await page.locator(".face:enabled").count()) > 0;
      await expect.poll(isAnswered).toBe(true);
      rolls.push(count);
      if (rolls.length === 5 && !reloaded) {
        reloaded = true;
        await page.reload();
        await page.waitForSelector(".tray, .decision");
      }
    }
    expect(onCharts).toBeGreaterThan(4);
    const file = await downloadGame(page);
    expect(file.steps.length).toBeGreaterThan(2);
    expect(new Set(file.steps.map(({ seed }) => seed))).toEqual(new Set([undefined]));
    expect(await replayOverRest(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });

  test("14 the log: has levels of detail, explains its lines, leads back in time", async ({ page, service }) => {
    await startGame(page, service, "hunters");
    await playAtRandom(page, 8, 3);
    const lines = page.locator(".log .line");
    const story = await lines.count();
    expect(story).toBeGreaterThan(8);
    await page.locator(".levels .choice", { hasText: "Rulings" }).click();
    await expect.poll(() => lines.count()).toBeLessThan(story);
    await page.locator(".levels .choice", { hasText: "All" }).click();
    await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(story);
    await page.locator(".line.roll .sentence").first().click();
    await page.waitForSelector(".why-box .totals");
    await expect.poll(() => page.locator(".why-box .fell").count()).toBe(1);
    const length = await lengthOf(page);
    await page.locator(".steps .title").nth(3).click();
    await expect.poll(() => page.locator(".controls input").inputValue()).toBe(String(length - 4));
    await expect.poll(() => page.locator(".steps > li").count()).toBe(length - 3);
    await expect.poll(() => page.locator(".board svg").getAttribute("data-step")).toBe(String(length - 3));
  });

  test("15 undo: the next move starts a branch, and no step is lost", async ({ page, service }) => {
    await startGame(page, service, "hunters");
    await playAtRandom(page, 4, 21);
    const first = await downloadGame(page);
    const last = await page.locator(".step.last").textContent();
    await page.locator(".controls button", { hasText: "Undo" }).click();
    await expect.poll(() => page.locator(".where").first().textContent()).toContain("begin a new branch");
    await expect.poll(() => page.locator(".step.last").textContent()).not.toBe(last);
    expect(first.steps).toHaveLength(5);
    await page.locator(".controls button").nth(3).click();
    await expect.poll(() => page.locator(".step.last").textContent()).toBe(last);
  });
});

describe("a change of language", () => {
  test.for(["fr", "ja"])(
    "23 %s: localizes the decisions and the log, without codes",
    async (language, { page, service }) => {
      await startGame(page, service, "hunters");
      await playAtRandom(page, 10, 40);
      const english = await page.locator(".log").innerText();
      await page.locator(".tools select").first().selectOption(language);
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
      await expect.poll(() => page.locator(".log").innerText()).not.toBe(english);
      await unfoldAll(page);
      const texts = (await page.locator("#app").innerText()).split("\n").map((text) => text.trim());
      const visible = texts.filter((text) => text !== "");
      expect(visible.length).toBeGreaterThan(20);
      expect(visible.filter((text) => CODED.test(text))).toEqual([]);
    },
  );
});
