import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { downloadGame } from "./table";

/** Fills every empty field with its first option and submits the form. */
async function fillFacts(page: Page): Promise<void> {
  for (const field of await page.locator("main form > fieldset").all()) {
    if ((await field.locator("[aria-pressed=true], .forced").count()) > 0) continue;
    const choice = field.locator(".choice:enabled").first();
    const text = field.locator("input[type=text]").first();
    const select = field.locator("select").first();
    if ((await choice.count()) > 0) await choice.click();
    else if ((await text.count()) > 0 && (await text.inputValue()) === "") await text.fill("1941-03");
    else if ((await select.count()) > 0 && (await select.inputValue()) === "-1")
      await select.selectOption({ index: 1 });
    else if ((await field.locator(".stepper button").count()) > 0) {
      await field.locator(".stepper button").last().click();
      await field.locator(".stepper button").first().click();
    }
  }
  await Promise.all([page.waitForResponse(/takeOver$/), page.click("main button[type=submit]")]);
}

/** User actions on the take-over page. */
function paper(page: Page, service: string) {
  const field = (title: string) =>
    page.locator("main fieldset").filter({ has: page.locator(`> legend:text-is("${title}")`) });
  return {
    field,
    fill: (title: string, value: number) => field(title).locator(".stepper input").fill(String(value)),
    submit: () => Promise.all([page.waitForResponse(/takeOver$/), page.click("main button[type=submit]")]),
    space: (id: string) => page.locator(`.board [data-space="${id}"].lit`),
    open: async (game: string) => {
      page.setDefaultTimeout(5000);
      await page.goto(`${service}/app/take-over/${game}`);
      await page.locator("button[type=submit]:enabled").waitFor();
      await page.click("main button[type=submit]");
      await page.locator("main form > fieldset").nth(1).waitFor();
    },
  };
}

describe("a game started on paper", () => {
  test("The Hunters: taken over by answering the requested facts, then played", async ({ page, service }) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.click(`a[href="/app/take-over/hunters"]`);
    await page.locator("button[type=submit]:enabled").waitFor();
    const send = page.locator("main button[type=submit]");
    const facts = page.locator("main form > fieldset legend");
    await expect.poll(() => send.innerText()).toBe("What else is needed?");
    await fillFacts(page);
    // Facts that depend on an answer are requested after it; entered facts stay visible.
    await expect.poll(() => facts.allInnerTexts()).toContain("Kommandant › Rank");
    await expect.poll(() => facts.allInnerTexts()).toContain("Phase");
    await fillFacts(page);
    await expect.poll(() => send.innerText()).toBe("Play from this position");
    await expect.poll(() => page.locator("main [role=status] li").count()).toBeGreaterThan(0);
    await send.click();
    await page.waitForSelector(".decision");
  });

  test("Goeben: taken over by clicks on the map and choices in lists", async ({ page, service }) => {
    const { field, fill, submit, space, open } = paper(page, service);
    await open("goeben");
    await fill("Turn", 3);
    await field("Order").getByRole("button", { name: "Ottoman Alliance" }).click();
    await fill("Alert level", 3);
    await fill("Victory points", -4);
    await submit();
    for (const ship of ["SMS Goeben", "SMS Breslau"]) {
      for (const [index, value] of Object.entries({ Leadership: 3, Ammunition: 5, Torpedoes: 2, Coal: 2 }))
        await fill(`German ships › ${ship} › ${index}`, value);
    }
    // A click belongs to the first ship without a space; both spaces are shown by their titles.
    await space("south_of_messina").click();
    await space("messina").click();
    const where = (ship: string) => field(`German ships › ${ship} › Space`).locator("select");
    const chosen = (ship: string) => where(ship).locator("option:checked").innerText();
    expect(await chosen("SMS Goeben")).toBe("South of Messina");
    expect(await chosen("SMS Breslau")).toBe("Messina");
    await where("SMS Breslau").selectOption("Taranto");
    // A collier is at sea, so ports are not offered; the count is that of the game.
    await submit();
    expect(await field("Colliers").locator(".left").innerText()).toMatch(/^0 of 1 /);
    expect(
      await field("Colliers")
        .locator("option", { hasText: /^Messina$/ })
        .count(),
    ).toBe(0);
    await field("Colliers").locator("select").focus();
    expect(await space("messina").count()).toBe(0);
    await space("cape_matapan").click();
    await field("Face-down markers").getByRole("button", { name: "+" }).click();
    const piles = field("Face-down markers");
    await space("malta_pz").click();
    await piles.getByRole("button", { name: "British" }).click();
    await piles.locator(".stepper input").fill("2");
    await submit();
    await page.getByRole("button", { name: "Play from this position" }).click();
    await page.waitForSelector(".decision");
    const snapshot = (await downloadGame(page)).snapshot as {
      readonly unseen: { readonly faceDown: readonly object[] };
    };
    expect(snapshot).toMatchObject({
      ...{ phase: "outfitting", turn: 3, order: "ottoman_alliance", alert: 3, vp: -4 },
      ships: { goeben: { space: "south_of_messina", coal: 2, hull: 12 }, breslau: { space: "taranto" } },
      colliers: [{ space: "cape_matapan" }],
    });
    expect(snapshot.unseen.faceDown).toContainEqual({
      ...{ space: "malta_pz", fleet: "british", count: 2 },
    });
  });

  test("PQ-17: taken over with half points, and with hexes and ships by name", async ({ page, service }) => {
    const { field, fill, submit, space, open } = paper(page, service);
    await open("pq17");
    await field("Scenario").getByRole("button", { name: "PQ-17", exact: true }).click();
    await submit();
    await fill("Turn", 12);
    const points = field("Victory points").locator("input");
    await points.press("Control+A");
    await points.pressSequentially("-6.5");
    await submit();
    await field("Prevailing").getByRole("button", { name: "Fair" }).click();
    const force = async (side: string, at: string, unit: string) => {
      const forces = field(`Sides › ${side} › Forces`);
      await forces.getByRole("button", { name: "+ add" }).click();
      await forces.getByRole("button", { name: "TF", exact: true }).click();
      const place = forces.locator("fieldset").filter({ has: page.locator('> legend:text-is("Place")') });
      await place.locator("select").focus();
      await space(at).click();
      const ships = forces.locator("fieldset").filter({ has: page.locator('> legend:text-is("Units")') });
      await ships.getByRole("button", { name: "+ add" }).click();
      await ships.locator("select").selectOption({ label: unit });
      await ships.locator(".stepper input").first().fill("2");
    };
    await force("Allied", "0614", "London");
    await force("Axis", "0813", "Tirpitz");
    for (const [side, letter] of [
      ["Allied", "F"],
      ["Axis", "B"],
    ] as const) {
      const chits = field(`Sides › ${side} › Chits`);
      await chits.getByRole("button", { name: "+ add" }).click();
      await chits.locator("select").selectOption({ label: letter });
    }
    await submit();
    expect(await page.locator("main [role=alert]").allInnerTexts()).toEqual([]);
    expect(await page.locator("main [role=status] li").allInnerTexts()).toContain("Victory points: −6.5");
    await page.getByRole("button", { name: "Play from this position" }).click();
    await page.waitForSelector(".decision");
    expect((await downloadGame(page)).snapshot).toMatchObject({
      ...{ turn: 12, vp: { total: -6.5 } },
      sides: {
        allied: { forces: [{ at: "0614", units: [{ unit: "london", cs: 2 }] }], chits: [{ letter: "F" }] },
        axis: { forces: [{ at: "0813", units: [{ unit: "tirpitz", cs: 2 }] }] },
      },
    });
  });
});
