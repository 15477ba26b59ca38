import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { waitUntilStill } from "../web/looks/screens";
import { difference, pageOf } from "./difference";
import { SCENES } from "./scenes";

const folder = fileURLToPath(new URL(".", import.meta.url));

const output = fileURLToPath(new URL("../../../dist/pictures/", import.meta.url));

/** `npm run pictures` writes the pictures instead of comparing them. */
const isMaking = process.env.PICTURES === "make";

/** Maximum share of different pixels. */
const BOUND = 0.001;

// Other browsers have other fonts; only the packaged one renders the same everywhere.
describe.skipIf(process.env.BROWSER !== undefined)("pictures of the main screens", () => {
  test.for(SCENES)("$name", async ({ name, options, act }, { newPage, service }) => {
    const page = await newPage(undefined, { reducedMotion: "reduce", locale: "en-GB", timezoneId: "UTC", ...options });
    await page.clock.setFixedTime(new Date("2026-01-01T12:00:00Z"));
    await act(page, service);
    const now = await atRest(page);
    if (isMaking) return writeFile(`${folder}${name}.png`, now);
    const expected = await readFile(`${folder}${name}.png`);
    const { share, picture } = difference(expected, now);
    if (share > BOUND) {
      await mkdir(output, { recursive: true });
      await writeFile(`${output}${name}.html`, pageOf(name, [expected, now, picture]));
    }
    expect(share, `see dist/pictures/${name}.html; npm run pictures makes it anew`).toBeLessThanOrEqual(BOUND);
  });

  test("take up little room, and none is left over", async () => {
    const files = (await readdir(folder)).filter((name) => name.endsWith(".png"));
    expect(files.sort()).toEqual(SCENES.map(({ name }) => `${name}.png`).sort());
    const sizes = await Promise.all(files.map(async (name) => (await stat(folder + name)).size));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
  });
});

/** Takes a picture of a page at rest: two equal screenshots, nothing hovered or focused. */
async function atRest(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate("document.activeElement?.blur(); document.fonts.ready.then(() => undefined)");
  await waitUntilStill(page);
  let [last, next] = [await page.screenshot(), await page.screenshot()];
  while (!next.equals(last)) [last, next] = [next, await page.screenshot()];
  return next;
}
