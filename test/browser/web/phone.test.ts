import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { begun, exampleOf, opened, placed } from "./table";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A phone, the narrowest there is, and what is left of 1280 x 800 enlarged to 200 %. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** What a finger is to hit and is smaller than 44 pixels; a box to tick is as large as its words. */
const tooSmall = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll("button, a[href], select, input, summary")].flatMap((each) => {
    const { width, height } = (each.closest("label") ?? each).getBoundingClientRect();
    return !each.checkVisibility() || (width >= 44 && height >= 44) ? [] : [each.outerHTML.slice(0, 90) + " " + width + " x " + height];
  })`);

/** How much wider than the screen the page is, or what scrolls in it. */
const tooWide = (page: Page) =>
  page.evaluate(`[document.documentElement, ...document.querySelectorAll(".panel, .log, .below")]
    .flatMap((each) => each.scrollWidth <= each.clientWidth ? [] : [(each.className || "page") + " " + each.scrollWidth])`);

const boardHeight = async (page: Page) => (await page.locator(".board").boundingBox())!.height;

describe("26 on a phone", () => {
  test.for([
    ["hunters", "loadTorpedoes", /./],
    ["goeben", "moveShip", /^Move/],
    ["pq17", "moveForce", /./],
  ] as const)(
    "%s has nothing wider than the screen, and nothing too small for a finger",
    async ([game, operation, title], { newPage, service }) => {
      const page = await newPage(undefined, PHONE);
      const { snapshot } = await exampleOf(service, game, operation);
      await placed(page, service, snapshot);
      await opened(page, title);
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

  test("what is to be decided is drawn over the board by buttons and by a finger", async ({ newPage, service }) => {
    const page = await newPage(undefined, { ...PHONE, reducedMotion: "reduce" });
    await begun(page, service, "hunters");
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
    // A part that is asked for while all is down comes up.
    await lower.click();
    await page.locator(".tabs button").nth(1).click();
    await expect.poll(() => boardHeight(page)).toBe(half);
    await expect.poll(() => page.locator(".log").isVisible()).toBe(true);
  });

  test("a finger that wipes across the sheet goes to its next part, and back; one on the slider does not", async ({
    newPage,
    service,
  }) => {
    const page = await newPage(undefined, PHONE);
    await begun(page, service, "hunters");
    const touch = await page.context().newCDPSession(page);
    const wipe = async (from: readonly [number, number], by: number) => {
      const [x, y] = from;
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + part * by, y }] });
      }
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const shown = () => page.locator(".parts").getAttribute("data-tab");
    await wipe([300, 480], -60);
    expect(await shown()).toBe("decide");
    await wipe([300, 480], -160);
    await expect.poll(shown).toBe("log");
    await wipe([300, 700], -160);
    await expect.poll(shown).toBe("time");
    const { x, y, width, height } = (await page.locator(".controls input").boundingBox())!;
    await wipe([x + 6, y + height / 2], width - 12);
    await wipe([300, 740], 160);
    await expect.poll(shown).toBe("log");
  });

  test("what is to be decided stands beside the board where that is too low for both", async ({ newPage, service }) => {
    const page = await newPage(undefined, { ...PHONE, viewport: { width: 640, height: 400 } });
    await begun(page, service, "goeben");
    await expect.poll(() => boardHeight(page)).toBeGreaterThan(300);
    const { width } = (await page.locator(".board").boundingBox())!;
    expect(width).toBeGreaterThan(300);
    const { x } = (await page.locator(".decision").first().boundingBox())!;
    expect(x).toBeGreaterThan(width);
  });

  test("what can be chosen is large enough to be read, and what lies close together is told apart", async ({
    newPage,
    service,
  }) => {
    const page = await newPage(undefined, PHONE);
    const { snapshot } = await exampleOf(service, "goeben", "moveShip");
    await placed(page, service, snapshot);
    await opened(page, /^Move/);
    const ship = page.locator('.board .hits [data-piece~="goeben"].lit');
    await expect.poll(async () => (await ship.boundingBox())?.height ?? 0).toBeGreaterThan(25);
    const small =
      await page.evaluate(`[...document.querySelector(".board").shadowRoot.querySelectorAll("text.label-site")]
      .filter((each) => each.getBoundingClientRect().height < 9).length`);
    expect(small).toBe(0);
    // Her consort lies a finger's breadth below; the board may still be moving to what was chosen.
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

  test("a tube and a target of the mat are hit at once, and by a finger that falls beside them", async ({
    newPage,
    service,
  }) => {
    const page = await newPage(undefined, PHONE);
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placed(page, service, snapshot);
    await opened(page, /attack/i);
    for (const choice of [/^submerged$/, /^close$/, /^bow$/]) {
      await page.locator(".decision.open .choice", { hasText: choice }).tap();
    }
    await page.locator('.board .hits [data-tube="fwd1"].lit').last().tap();
    // A finger that falls a little below a target means it all the same.
    const { x, y, width, height } = (await page.locator('.board .hits [data-target="2"].lit').last().boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height + 12);
    await expect.poll(() => page.locator(".slot .choice[aria-pressed=true]").count()).toBe(1);
    expect(await page.locator("dialog.loupe").count()).toBe(0);
  });
});
