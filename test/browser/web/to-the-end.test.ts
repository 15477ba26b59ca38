import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, lengthOf, playAtRandom, replayOverRest, startGame, tryRandomMove } from "./table";

/** The page is reloaded after this many rolls. */
const RELOAD = 9;

/** True if there is nothing left to decide and no dice to roll. */
const isOver = async (page: Page) => (await page.locator("#decide").allTextContents()).includes("The game is over");

describe("4 a whole game through the page: the digests equal those over REST", () => {
  test("Goeben, to the end of its scenario", async ({ page, service }) => {
    await startGame(page, service, "goeben");
    // Alternates between any decision and those that advance the game.
    for (let round = 0; round < 80 && !(await isOver(page)); round += 1)
      await playAtRandom(page, round % 2 === 0 ? 2 : 6, 100 * round, round % 2 === 0 ? "" : ".MUST, .END");
    expect(await isOver(page)).toBe(true);
    expect(await page.locator(".decision").count()).toBe(0);
    const file = await downloadGame(page);
    expect(file.steps.length).toBeGreaterThan(40);
    expect(new Set(file.steps.map(({ operation }) => operation))).toContain("moveShip");
    expect(await replayOverRest(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });

  test("a whole patrol of The Hunters with physical dice", async ({ page, service }) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.locator("input[name=dice]").nth(1).check();
    await page.click("button[type=submit]");
    const phase = () => page.locator(".top .headline").first().innerText();
    const phases = new Set<string>();
    const until = (done: string) => expect.poll(() => page.evaluate(done), { interval: 20 }).toBe(true);
    let rolls = 0;
    let state = 7;
    const face = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return 1 + ((state >>> 16) % 6);
    };
    /** Types the requested dice and submits them. */
    const roll = async () => {
      const use = page.locator(".tray .primary");
      await page.locator("#tray").focus();
      while (await use.isDisabled()) await page.keyboard.press(String(face()));
      await use.click();
      // Either the next dice are requested, or the move is complete.
      await until(
        `document.querySelector(".tray") === null ? document.querySelector(".decide") !== null
          : document.querySelector(".tray .face:enabled") !== null`,
      );
      rolls += 1;
    };
    const isHome = () => [...phases].some((each) => each.endsWith("back in port"));
    for (let turn = 0; turn < 400 && !(await isOver(page)); turn += 1) {
      await page.waitForSelector(".tray, .decision");
      if ((await page.locator(".tray").count()) > 0) {
        await roll();
        if (rolls === RELOAD) {
          await page.reload();
          await page.waitForSelector(".board .head-now");
        }
        continue;
      }
      phases.add(await phase());
      if (isHome()) break;
      const before = await lengthOf(page);
      if (!(await tryRandomMove(page, turn, ".MUST"))) continue;
      await until(
        `document.querySelector(".tray") !== null || Number(document.querySelector(".controls input")?.max) >= ${before}`,
      );
    }
    expect([...phases].map((each) => each.split("·").at(-1)!.trim())).toEqual(
      expect.arrayContaining(["in port", "at sea", "back in port"]),
    );
    expect(rolls).toBeGreaterThan(RELOAD);
    const file = await downloadGame(page);
    expect(file.steps.every(({ seed }) => seed === undefined)).toBe(true);
    expect(file.steps.flatMap(({ dice }) => dice).length).toBeGreaterThan(rolls);
    expect(await replayOverRest(service, file)).toEqual(file.steps.map(({ digest }) => digest));
  });
});
