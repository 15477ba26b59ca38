import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { lengthOf, openForm, placeSnapshot } from "./table";
import { positionOf } from "./vectors";

const form = (page: Page) => page.locator(".decision.open form");

const isChosen = (page: Page) =>
  form(page).locator(".choice", { hasText: "tf second" }).first().getAttribute("aria-pressed");

describe("the draft of a form", () => {
  test("survives another form and a reload; a played move deletes it", async ({ page, service }) => {
    await placeSnapshot(page, service, positionOf("pq17", "exchange-over-limit"));
    await openForm(page, /^Exchange ships/);
    await form(page).locator(".choice", { hasText: "tf second" }).click();
    await form(page).locator(".choice", { hasText: "+ A-I class" }).click();

    await page
      .locator(".decide details summary")
      .first()
      .evaluate((summary) => summary.parentElement!.setAttribute("open", ""));
    await openForm(page, /^Set standing denial orders/);
    await openForm(page, /^Exchange ships/);
    await expect.poll(() => isChosen(page)).toBe("true");
    await expect.poll(() => form(page).getByText("Remove").count()).toBe(1);
    await page
      .locator(".decide details summary")
      .first()
      .evaluate((summary) => summary.parentElement!.setAttribute("open", ""));
    await openForm(page, /^Set standing denial orders/);
    await page.reload();
    await openForm(page, /^Exchange ships/);
    await expect.poll(() => form(page).getByText("Remove").count()).toBe(1);
    await form(page).locator("button[type=submit]").click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await openForm(page, /^Exchange ships/);
    await expect.poll(() => isChosen(page)).toBe("false");
  });
});
