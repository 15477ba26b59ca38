import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, exampleOf, lengthOf, openForm, placeSnapshot } from "./table";
import { positionOf } from "./vectors";

const form = (page: Page) => page.locator(".decision.open form");

describe("a draft that skips every option", () => {
  const cases = [
    ["pq17", "assignAircraft", /^Assign the aircraft/, "Choose nothing: Attack runs", { runs: [] }],
    ["pq17", "targetGuns", /^Name targets for guns/, "Choose nothing: Targets", { targets: [] }],
    ["goeben", "outfitShip", /^Outfit a ship/, "Choose nothing: Cargo", { ship: "goeben", cargo: [] }],
  ] as const;
  for (const [game, operation, title, nothing, input] of cases) {
    test(`${operation}: disables the primary button; a second one lists the skipped options`, async ({
      page,
      service,
    }) => {
      const { snapshot } = await exampleOf(service, game, operation);
      await placeSnapshot(page, service, snapshot);
      await openForm(page, title);
      if (game === "goeben")
        await form(page)
          .locator(".choice", { hasText: /Goeben/ })
          .first()
          .click();
      const send = form(page).locator("button[type=submit]");
      const other = form(page).locator(".send .nothing");
      await expect.poll(() => other.textContent()).toBe(nothing);
      expect(await send.isDisabled()).toBe(true);
      await other.click();
      await expect.poll(() => lengthOf(page)).toBe(2);
      expect((await downloadGame(page)).steps[0]).toMatchObject({ operation, input });
    });
  }

  test("enables the primary button once an option is chosen", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "outfitShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Outfit/);
    await form(page)
      .locator(".choice", { hasText: /Goeben/ })
      .first()
      .click();
    await expect.poll(() => form(page).locator(".send .nothing").count()).toBe(1);
    await form(page).locator(".choice", { hasText: "+ add" }).click();
    await form(page).getByLabel("Cargo").selectOption({ label: "Wireless (1)" });
    await form(page).getByLabel("Hull box").selectOption({ label: "1" });
    await expect.poll(() => form(page).locator("button[type=submit]").isEnabled()).toBe(true);
    expect(await form(page).locator(".send .nothing").count()).toBe(0);
  });
});

test("exchangeShips: a refusal by the rules disables the button and is shown before the move is sent", async ({
  page,
  service,
}) => {
  await placeSnapshot(page, service, positionOf("pq17", "exchange-over-limit"));
  await openForm(page, /^Exchange ships/);
  await form(page).locator(".choice", { hasText: "tf second" }).click();
  const send = form(page).locator("button[type=submit]");
  await form(page).locator(".choice", { hasText: "+ British escorts" }).first().click();
  await form(page).getByLabel("CS +").click();
  await expect
    .poll(() => form(page).locator(".why").allTextContents())
    .toEqual([expect.stringMatching(/4 CS.* 1\.2\.5$/)]);
  expect(await send.isDisabled()).toBe(true);
  expect(await form(page).locator(".send .nothing").count()).toBe(0);
  await form(page).getByText("Remove").click();
  await form(page).locator(".choice", { hasText: "+ A-I class" }).click();
  await expect.poll(() => send.isEnabled()).toBe(true);
  expect(await form(page).locator(".why").count()).toBe(0);
  await send.click();
  await expect.poll(() => lengthOf(page)).toBe(2);
});
