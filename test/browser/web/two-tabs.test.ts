import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, lengthOf, playAtRandom, startGame, tryRandomMove } from "./table";

/** Opens the same game in a second tab. A deaf tab receives no messages from other tabs, as if suspended. */
async function secondTab(page: Page, { isDeaf = false } = {}): Promise<Page> {
  const tab = await page.context().newPage();
  if (isDeaf) await tab.addInitScript("globalThis.BroadcastChannel = class { postMessage() {} }");
  await tab.goto(page.url());
  await tab.waitForSelector(".decision");
  return tab;
}

/** Returns the digests of the line that a tab shows. */
const lineOf = async (page: Page) => (await downloadGame(page)).steps.map(({ digest }) => digest);

/** Returns the number and parent of every step stored in the browser. */
const keptSteps = (page: Page) =>
  page.evaluate(`new Promise((done) => {
    const opening = indexedDB.open("naval-umpire");
    opening.onsuccess = () => {
      const asked = opening.result.transaction("steps").objectStore("steps").getAll();
      asked.onsuccess = () => { opening.result.close(); done(asked.result.map(({ n, parent }) => [n, parent])); };
    };
  })`) as Promise<(number | null)[][]>;

describe("two tabs on one game", () => {
  test("the second tab follows the first and plays on from there", async ({ page, service }) => {
    await startGame(page, service, "goeben");
    const other = await secondTab(page);
    expect(await playAtRandom(page, 2, 3)).toBe(2);
    const length = await lengthOf(page);
    await expect.poll(() => lengthOf(other)).toBe(length);
    expect(await lineOf(other)).toEqual(await lineOf(page));
    expect(await playAtRandom(other, 1, 8)).toBe(1);
    await expect.poll(() => lengthOf(page)).toBe(length + 1);
    expect(await lineOf(page)).toEqual(await lineOf(other));
    expect((await keptSteps(page)).length).toBe(length + 1);
  });

  test("a step on a stale position becomes a branch: all steps of both tabs stay and can be shown", async ({
    page,
    service,
  }) => {
    await startGame(page, service, "goeben");
    const start = await lengthOf(page);
    const other = await secondTab(page, { isDeaf: true });
    expect(await playAtRandom(page, 2, 3)).toBe(2);
    const first = await lineOf(page);
    expect(await lengthOf(other)).toBe(start);
    expect(await tryRandomMove(other, 8)).toBe(true);
    await expect.poll(() => other.locator(".refused").textContent()).toContain("Another tab played on");
    const second = await lineOf(other);
    expect([first.length, second.length]).toEqual([start + 2, start + 1]);
    const numbers = (await keptSteps(page)).map(([n]) => n);
    expect(numbers).toEqual(Array.from({ length: start + 3 }, (_, n) => n));
    expect((await keptSteps(page)).filter(([, parent]) => parent === start - 1).map(([n]) => n)).toEqual([
      start,
      start + 2,
    ]);
    await page.reload();
    await page.waitForSelector(".decision");
    expect(await lineOf(page)).toEqual(second);
    await page.locator(".time .where .quiet").first().click();
    expect(await lineOf(page)).toEqual(first);
  });
});
