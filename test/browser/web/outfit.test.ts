import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame, exampleOf, lengthOf, openForm, placeSnapshot } from "./table";

describe("8.1 outfitting a ship of Goeben", () => {
  test("each cargo shows its price; the form shows the total and its maximum", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "goeben", "outfitShip");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /^Outfit/);
    const form = page.locator(".decision.open");
    await form
      .locator(".choice", { hasText: /Goeben/ })
      .first()
      .click();
    const sum = form.locator(".sum");
    const send = form.locator("button[type=submit]");
    await expect
      .poll(() => sum.textContent())
      .toBe("0 of at most 8 You cannot spend that much on cargo: you have only 8 points. 8.1");
    const cargo = form.getByLabel("Cargo");
    const box = form.getByLabel("Hull box");
    const cargoes = ["Damage Control (2)", "Targeting Calculator (2)", "Seebataillon Detachment (2)", "Wireless (1)"];
    for (const [index, label] of cargoes.entries()) {
      await form.locator(".choice", { hasText: "+ add" }).click();
      await cargo.nth(index).selectOption({ label });
      await box.nth(index).selectOption({ label: String(index + 1) });
    }
    await expect.poll(() => sum.textContent()).toContain("7 of at most 8");
    await expect.poll(() => send.isEnabled()).toBe(true);
    await cargo.nth(3).selectOption({ label: "Reserve Crew (2)" });
    await expect.poll(() => sum.textContent()).toContain("8 of at most 8");
    await form.locator(".choice", { hasText: "+ add" }).click();
    await cargo.nth(4).selectOption({ label: "Wireless (1)" });
    await box.nth(4).selectOption({ label: "5" });
    await expect.poll(() => sum.textContent()).toContain("9 of at most 8");
    expect(await send.isDisabled()).toBe(true);
    await form.getByText("Remove").last().click();
    await expect.poll(() => send.isEnabled()).toBe(true);
    await send.click();
    await expect.poll(() => lengthOf(page)).toBe(2);
    expect((await downloadGame(page)).steps[0]!.input).toMatchObject({ ship: "goeben", cargo: { length: 4 } });
  });
});
