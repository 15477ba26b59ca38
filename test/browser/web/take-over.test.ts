import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";

/** Tells the first thing there is of everything asked for that nothing was told of, and asks what is needed then. */
async function told(page: Page): Promise<void> {
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

describe("a game begun on paper", () => {
  test("of The Hunters is taken over by what is asked for, and played on", async ({ page, service }) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.click(`a[href="/app/take-over/hunters"]`);
    await page.locator("button[type=submit]:enabled").waitFor();
    const send = page.locator("main button[type=submit]");
    const facts = page.locator("main form > fieldset legend");
    await expect.poll(() => send.innerText()).toBe("What else is needed?");
    await told(page);
    // What hangs on an answer is asked for once that is given, and what was told stays in sight.
    await expect.poll(() => facts.allInnerTexts()).toContain("Kommandant › Rank");
    await expect.poll(() => facts.allInnerTexts()).toContain("Where play stands");
    await told(page);
    await expect.poll(() => send.innerText()).toBe("Put this position on the table");
    await expect.poll(() => page.locator("main [role=status] li").count()).toBeGreaterThan(0);
    await send.click();
    await page.waitForSelector(".decision");
  });

  test.for(["goeben", "pq17"])(
    "of %s is asked for what only a referee of it knows",
    async (game, { page, service }) => {
      await page.goto(`${service}/app/take-over/${game}`);
      await page.locator("button[type=submit]:enabled").waitFor();
      await page.click("main button[type=submit]");
      await expect.poll(() => page.locator("main form > fieldset").count()).toBeGreaterThan(2);
    },
  );
});
