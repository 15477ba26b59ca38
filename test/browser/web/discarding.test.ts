import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { exampleOf, lengthOf, opened, placed, saved } from "./table";
import { positionOf } from "./vectors";

const form = (page: Page) => page.locator(".decision.open form");

describe("a button that would discard all that can be chosen", () => {
  const cases = [
    ["pq17", "assignAircraft", /^Assign the aircraft/, "Choose nothing: Attack runs", { runs: [] }],
    ["pq17", "targetGuns", /^Name targets for guns/, "Choose nothing: Targets", { targets: [] }],
    ["goeben", "outfitShip", /^Outfit a ship/, "Choose nothing: Cargo", { ship: "goeben", cargo: [] }],
  ] as const;
  for (const [game, operation, title, nothing, input] of cases) {
    test(`${operation}: the first button is closed, and a second one says what it leaves out`, async ({
      page,
      service,
    }) => {
      const { snapshot } = await exampleOf(service, game, operation);
      await placed(page, service, snapshot);
      await opened(page, title);
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
      expect((await saved(page)).steps[0]).toMatchObject({ operation, input });
    });
  }

  test("opens once something is chosen", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "outfitShip");
    await placed(page, service, snapshot);
    await opened(page, /^Outfit/);
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

test("exchangeShips: what only the rules can judge closes the button and says why, before the move is sent", async ({
  page,
  service,
}) => {
  await placed(page, service, positionOf("pq17", "exchange-over-limit"));
  await opened(page, /^Exchange ships/);
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
