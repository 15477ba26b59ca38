import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { begun, lengthOf, playedAtRandom, saved } from "./table";

/** Does something with the steps that a page keeps, and gives what it is called with. */
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

/** For each step whether its answer is packed, and how many bytes that takes. */
const kept = (page: Page) =>
  withSteps(page, "done(asked.result.map(({ packed }) => packed?.byteLength ?? 0))") as Promise<number[]>;

describe("a game kept in the browser", () => {
  test("is small, and the same after the page is loaded anew; steps that an older page kept whole too", async ({
    page,
    service,
  }) => {
    await begun(page, service, "pq17");
    await playedAtRandom(page, 12, 5);
    const length = await lengthOf(page);
    await expect.poll(async () => (await kept(page)).filter((bytes) => bytes > 0).length).toBe(length);
    const bytes = await kept(page);
    expect(bytes.reduce((sum, each) => sum + each) / length).toBeLessThan(16_000);
    const before = await saved(page);
    await page.reload();
    await page.waitForSelector(".decision");
    expect(await saved(page)).toEqual(before);
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
    expect(await kept(page)).toEqual(bytes.map(() => 0));
    await page.reload();
    await page.waitForSelector(".decision");
    expect(await saved(page)).toEqual(before);
    expect(await playedAtRandom(page, 2, 9)).toBe(2);
  });
});
