import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { rulesets } from "../../src/rulesets/index";
import { test } from "./browser";

const PATIENCE = { timeout: 60_000 };

const SUMMARY = ".opblock-summary-control";

/** Opens an operation of the reference and returns the locator of its body. */
async function openOperation(page: Page, operationId: string) {
  const block = page.locator(`[id$="-${operationId}"]`);
  await block.locator(SUMMARY).click();
  return block;
}

describe("the API reference", () => {
  test.for(rulesets.map(({ id, title }) => ({ id, title })))(
    "$id: operations have an example body that runs",
    async ({ id, title }, { page, service }) => {
      await page.goto(`${service}/docs?of=${id}`);
      await expect.poll(() => page.locator("#reference .title").textContent(), PATIENCE).toContain(title);
      const block = await openOperation(page, `${id}_decisions`);
      const body = block.locator(".body-param textarea");
      await expect
        .poll(async () => Object.keys(JSON.parse(await body.inputValue()).snapshot), PATIENCE)
        .toContain("ruleset");
      await block.locator(".execute").click();
      await expect
        .poll(() => block.locator(".live-responses-table tbody .response-col_status").textContent(), PATIENCE)
        .toContain("200");
    },
  );

  test.for([
    { of: "pq17", operationId: "pq17_moveForce", given: "snapshot", shown: "audit" },
    { of: "careers", operationId: "careers_playStep", given: "expectedVersion", shown: "career" },
  ])("$operationId: shows a request and a response", async ({ of, operationId, given, shown }, { page, service }) => {
    await page.goto(`${service}/docs?of=${of}`);
    await page.locator(`[id$="-${operationId}"]`).waitFor(PATIENCE);
    const block = await openOperation(page, operationId);
    const body = block.locator(".body-param textarea");
    await expect.poll(async () => Object.keys(JSON.parse(await body.inputValue())), PATIENCE).toContain(given);
    const response = block.locator('.response[data-code="200"] .highlight-code');
    await expect.poll(() => response.textContent(), PATIENCE).toContain(`"${shown}"`);
  });

  test("links from the first ruleset to the others, to stored games and to the service", async ({ page, service }) => {
    await page.goto(`${service}/docs`);
    const parts = page.locator("#parts a");
    await expect.poll(() => parts.count(), PATIENCE).toBe(rulesets.length + 2);
    await expect.poll(() => parts.first().getAttribute("aria-current")).toBe("page");
    await page.locator('#parts a[href="?of=careers"]').click();
    await expect.poll(() => page.locator("#operations-careers-careers_createCareer").count(), PATIENCE).toBe(1);
    await page.locator('#parts a[href="?of=service"]').click();
    await expect.poll(() => page.locator("#operations-service-rulesets").count(), PATIENCE).toBe(1);
  });
});
