import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, lengthOf, playAtRandom, startGame } from "./table";

/** Runs code with the page's object store of steps and returns the result it is resolved with. */
const withSteps = (page: Page, act: string) =>
  page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open("naval-umpire");
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const steps = opening.result.transaction("steps", "readwrite").objectStore("steps");
      const asked = steps.getAll();
      asked.onsuccess = async () => { ${act} };
    };
  })`);

/** Returns for each step whether its answer is compressed, and its size in bytes. */
const storedSteps = (page: Page) =>
  withSteps(page, "done(asked.result.map(({ packed }) => packed?.byteLength ?? 0))") as Promise<number[]>;

describe("a game stored in the browser", () => {
  test("is small and unchanged after a reload, also with uncompressed steps of an older version", async ({
    page,
    service,
  }) => {
    await startGame(page, service, "pq17");
    await playAtRandom(page, 12, 5);
    const length = await lengthOf(page);
    await expect.poll(async () => (await storedSteps(page)).filter((bytes) => bytes > 0).length).toBe(length);
    const bytes = await storedSteps(page);
    expect(bytes.reduce((sum, each) => sum + each) / length).toBeLessThan(16_000);
    const before = await downloadGame(page);
    await page.reload();
    await page.waitForSelector(".decision");
    expect(await downloadGame(page)).toEqual(before);
    expect(await lengthOf(page)).toBe(length);
    await withSteps(
      page,
      `const whole = await Promise.all(asked.result.map(async ({ packed, ...step }) => {
         const text = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
         return { ...step, answer: await new Response(text).json() };
       }));
       const again = opening.result.transaction("steps", "readwrite");
       for (const step of whole) again.objectStore("steps").put(step);
       again.oncomplete = () => { opening.result.close(); done(); };`,
    );
    expect(await storedSteps(page)).toEqual(bytes.map(() => 0));
    await page.reload();
    await page.waitForSelector(".decision");
    expect(await downloadGame(page)).toEqual(before);
    expect(await playAtRandom(page, 2, 9)).toBe(2);
  });
});
