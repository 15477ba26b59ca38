import { join } from "node:path";
import { build } from "esbuild";
import { expect } from "vitest";
import { exportedCareer } from "../fixtures/career-file";
import { installed } from "../fixtures/npm-package";
import type { Used } from "../fixtures/package-user";
import { test } from "./browser";

test("the published package plays and verifies in a browser as in Node", async ({ page, elsewhere }) => {
  const { folder, remove } = await installed();
  try {
    const bundle = join(folder, "bundle.js");
    // Modules that exist only in Node would fail to resolve.
    const bundled = { bundle: true, platform: "browser", format: "iife", globalName: "user" } as const;
    await build({ ...bundled, absWorkingDir: folder, entryPoints: ["use.mjs"], outfile: bundle });
    const career = await exportedCareer();
    // Under a content security policy that forbids evaluating text as code.
    const policy = "default-src 'none'; script-src 'unsafe-inline'; img-src data:";
    await page.goto(elsewhere(`<meta http-equiv="content-security-policy" content="${policy}">`));
    await page.addScriptTag({ path: bundle });
    const inBrowser = (await page.evaluate(`user.used(${JSON.stringify(career)})`)) as Used;
    const { used } = (await import(join(folder, "use.mjs"))) as { used: (career: unknown) => Promise<Used> };
    expect(inBrowser).toEqual(await used(career));
    expect(inBrowser.proven).toMatchObject({ verified: true });
    expect(Object.values(inBrowser.digests).map(({ length }) => length > 30)).toEqual([true, true, true]);
  } finally {
    await remove();
  }
});
