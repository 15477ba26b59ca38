import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { exampleOf, openForm, placeSnapshot, startGame } from "./table";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A phone, the narrowest supported screen, and a desktop of 1280 x 800 at 200 % zoom. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Returns touch targets smaller than 44 pixels; a checkbox counts with its label. */
const tooSmall = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll("button, a[href], select, input, summary")].flatMap((each) => {
    const { width, height } = (each.closest("label") ?? each).getBoundingClientRect();
    return !each.checkVisibility() || (width >= 44 && height >= 44) ? [] : [each.outerHTML.slice(0, 90) + " " + width + " x " + height];
  })`);

/** Returns how many pixels the page or its scrolling parts are wider than the screen. */
const tooWide = (page: Page) =>
  page.evaluate(`[document.documentElement, ...document.querySelectorAll(".panel, .log, .below")]
    .flatMap((each) => each.scrollWidth <= each.clientWidth ? [] : [(each.className || "page") + " " + each.scrollWidth])`);

const boardHeight = async (page: Page) => (await page.locator(".board").boundingBox())!.height;

describe("26 phone", () => {
  test.for([
    ["hunters", "loadTorpedoes", /./],
    ["goeben", "moveShip", /^Move/],
    ["pq17", "moveForce", /./],
  ] as const)(
    "%s: nothing is wider than the screen, and no touch target is too small",
    async ([game, operation, title], { newPage, service }) => {
      const page = await newPage(undefined, PHONE);
      const { snapshot } = await exampleOf(service, game, operation);
      await placeSnapshot(page, service, snapshot);
      await openForm(page, title);
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        for (const tab of [0, 1, 2, 0]) {
          await page.locator(".tabs button").nth(tab).click();
          await expect.poll(() => tooWide(page), { message: `${size.width} tab ${tab}` }).toEqual([]);
          await expect.poll(() => tooSmall(page), { message: `${size.width} tab ${tab}` }).toEqual([]);
        }
        await page.locator(".top .more").click();
        await expect.poll(() => page.locator(".top select").first().isVisible()).toBe(true);
        await expect.poll(() => tooSmall(page)).toEqual([]);
        await page.locator(".top .more").click();
      }
      await page.locator(".top .brand").click();
      await page.waitForSelector(".games");
    },
  );

  test("the sheet with the decisions is raised over the board by buttons and by a finger", async ({
    newPage,
    service,
  }) => {
    const page = await newPage(undefined, { ...PHONE, reducedMotion: "reduce" });
    await startGame(page, service, "hunters");
    const [lower, raise] = [page.locator(".pull button").nth(0), page.locator(".pull button").nth(1)];
    const half = await boardHeight(page);
    await raise.click();
    await expect.poll(() => boardHeight(page)).toBe(0);
    expect(await raise.isDisabled()).toBe(true);
    await lower.click();
    await expect.poll(() => boardHeight(page)).toBe(half);
    await lower.click();
    await expect.poll(() => boardHeight(page)).toBeGreaterThan(half + 200);
    expect(await page.locator(".pull strong").isVisible()).toBe(true);
    expect(await lower.isDisabled()).toBe(true);
    const pull = (await page.locator(".pull").boundingBox())!;
    await page.mouse.move(pull.x + 190, pull.y + 20);
    await page.mouse.down();
    await page.mouse.move(pull.x + 190, pull.y - 100, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => boardHeight(page)).toBe(half);
    // Choosing a panel raises the sheet.
    await lower.click();
    await page.locator(".tabs button").nth(1).click();
    await expect.poll(() => boardHeight(page)).toBe(half);
    await expect.poll(() => page.locator(".log").isVisible()).toBe(true);
  });

  test("a swipe across the sheet changes the panel; one on the slider does not", async ({ newPage, service }) => {
    const page = await newPage(undefined, PHONE);
    await startGame(page, service, "hunters");
    const touch = await page.context().newCDPSession(page);
    const wipe = async (from: readonly [number, number], by: number) => {
      const [x, y] = from;
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + part * by, y }] });
      }
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const currentTab = () => page.locator(".parts").getAttribute("data-tab");
    await wipe([300, 480], -60);
    expect(await currentTab()).toBe("decide");
    await wipe([300, 480], -160);
    await expect.poll(currentTab).toBe("log");
    await wipe([300, 700], -160);
    await expect.poll(currentTab).toBe("time");
    const { x, y, width, height } = (await page.locator(".controls input").boundingBox())!;
    await wipe([x + 6, y + height / 2], width - 12);
    await wipe([300, 740], 160);
    await expect.poll(currentTab).toBe("log");
  });

  test("decisions are next to the board if the screen is too low for both", async ({ newPage, service }) => {
    const page = await newPage(undefined, { ...PHONE, viewport: { width: 640, height: 400 } });
    await startGame(page, service, "goeben");
    await expect.poll(() => boardHeight(page)).toBeGreaterThan(300);
    const { width } = (await page.locator(".board").boundingBox())!;
    expect(width).toBeGreaterThan(300);
    const { x } = (await page.locator(".decision").first().boundingBox())!;
    expect(x).toBeGreaterThan(width);
  });

  test("choices are large enough to read, and close ones are separated", async ({ newPage, service }) => {
    const page = await newPage(undefined, PHONE);
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Move/);
    const ship = page.locator('.board .hits [data-piece~="goeben"].lit');
    await expect.poll(async () => (await ship.boundingBox())?.height ?? 0).toBeGreaterThan(25);
    const small =
      await page.evaluate(`[...document.querySelector(".board").shadowRoot.querySelectorAll("text.label-site")]
      .filter((each) => each.getBoundingClientRect().height < 9).length`);
    expect(small).toBe(0);
    // The consort is a finger's width below; the board may still be scrolling to the chosen shape.
    const loupe = page.locator("dialog.loupe");
    const touched = async () => {
      const there = await loupe.locator("button").count();
      const { x, y, width, height } = (await ship.boundingBox())!;
      if (there === 0) await page.touchscreen.tap(x + width / 2, y + height - 3);
      return there;
    };
    await expect.poll(touched, { interval: 250 }).toBeGreaterThan(2);
    expect(await tooSmall(page)).toEqual([]);
    await loupe.locator("button", { hasText: /Breslau/ }).tap();
    await expect.poll(() => loupe.count()).toBe(0);
    const chosen = page.locator(".decision.open .choice[aria-pressed=true]");
    await expect.poll(() => chosen.allTextContents()).toContain("SMS Breslau");
    await expect.poll(touched, { interval: 250 }).toBeGreaterThan(2);
    await loupe.locator('.glass [data-piece~="goeben"].lit').last().tap();
    await expect.poll(() => chosen.allTextContents()).toContain("SMS Goeben");
    expect(await loupe.count()).toBe(0);
  });

  test("a touch on or next to a tube or target of the mat hits it", async ({ newPage, service }) => {
    const page = await newPage(undefined, PHONE);
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /attack/i);
    for (const choice of [/^submerged$/, /^close$/, /^forward$/]) {
      await page.locator(".decision.open .choice", { hasText: choice }).tap();
    }
    await page.locator('.board .hits [data-tube="fwd1"].lit').last().tap();
    // A touch slightly below a target still counts as that target.
    const { x, y, width, height } = (await page.locator('.board .hits [data-target="2"].lit').last().boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height + 12);
    await expect.poll(() => page.locator(".slot .choice[aria-pressed=true]").count()).toBe(1);
    expect(await page.locator("dialog.loupe").count()).toBe(0);
  });
});
