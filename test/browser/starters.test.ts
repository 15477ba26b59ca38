import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type Installed, installed, run } from "../fixtures/npm-package";
import { test } from "./browser";

let packed: Installed;

beforeAll(async () => {
  packed = await installed();
}, 300_000);

afterAll(() => packed.remove());

/** The starters, copied to an empty folder next to the packed package, as a developer would. */
describe("the starters, in an empty folder with the packed package", () => {
  test("react-apollo: builds, and plays The Hunters in French with real dice and PQ-17 in turns", {
    timeout: 300_000,
  }, async ({ page, service, site, skip }) => {
    const folder = join(packed.folder, "../react-apollo");
    const isGenerated = (path: string) => /node_modules|dist|gql/.test(path);
    await cp("examples/react-apollo", folder, { recursive: true, filter: (path) => !isGenerated(path) });
    try {
      await run(folder, "npm", "ci", "--no-audit", "--no-fund");
      await run(folder, "npm", "install", "--no-save", "--no-audit", "--no-fund", packed.tarball);
    } catch (error) {
      // Without a registry only CI fails.
      if (process.env.CI) throw error;
      return skip(`no npm registry: ${(error as Error).message.split("\n", 1)[0]}`);
    }
    await run(folder, "env", `UMPIRE=${service}`, "npm", "run", "codegen");
    const generated = await readFile(join(folder, "src/gql/graphql.ts"), "utf8");
    expect(generated.length).toBeLessThan(150_000);
    await run(folder, "npm", "run", "build", "--", "--base", "/react/");
    await publish(site.pages, "/react", join(folder, "dist"));
    await page.goto(`${site.url}/react/index.html?service=${service}`);
    await page.selectOption("[aria-label=language]", "fr");
    await page.getByLabel("Je lance mes dés").check();
    await page.getByLabel("Numéro", { exact: true }).fill("96");
    await page.getByLabel("Nom", { exact: true }).fill("Lehmann");
    await page.getByRole("button", { name: "Jouer" }).click();
    await page.getByLabel("1d6 1").fill("4");
    await page.getByRole("button", { name: "Utiliser ces dés" }).click();
    await page.getByRole("button", { name: "Charger les torpilles" }).click();
    // The mat is drawn with the position. A click on a tube selects its torpedo.
    await clickSpace(page, "fwd1");
    expect(await page.getByLabel("tube avant 1", { exact: true }).locator("option:checked").textContent()).toBe("G7e");
    await page.getByLabel("Je lance mes dés").uncheck();
    await page.getByRole("button", { name: "Assigner une patrouille" }).click();
    await page.getByLabel("Demander une patrouille", { exact: true }).selectOption("non");
    await page.getByRole("button", { name: "Jouer" }).click();
    await page
      .locator("main ol > li")
      .filter({ hasText: /Affectation|Ordre de patrouille|Ensuite|en mer/ })
      .first()
      .waitFor();

    await page.selectOption("[aria-label=game]", "pq17");
    await page.getByRole("button", { name: "Jouer" }).click();
    await page.getByRole("button", { name: "Nous sommes prêts" }).click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Axe");
    await page.getByRole("button", { name: "Placer un leurre" }).click();
    await clickSpace(page, "0512");
    expect(await page.getByLabel("Lieu", { exact: true }).locator("option:checked").textContent()).toBe("0512");
    await page.getByRole("button", { name: "Jouer" }).click();
    await page.getByText(/leurre placé\s*: 0512/).waitFor();
    await page.selectOption("[aria-label=language]", "en");
    await page.getByText(/0512/).first().waitFor();
    for (let phases = 0; phases < 20 && !(await page.getByText("Hand the screen").isVisible()); phases += 1) {
      await page.getByRole("button", { name: "End the phase" }).click();
      await page.getByRole("button", { name: "Play" }).click();
      await page.locator("main:not([aria-busy=true])").waitFor();
    }
    await page.getByRole("button", { name: "We are ready" }).click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Allies");
  });

  test("vanilla-rest: runs without a build", async ({ page, service, site }) => {
    await publish(site.pages, "/vanilla", "examples/vanilla-rest");
    const library = "node_modules/naval-umpire/dist/library";
    await publish(site.pages, `/vanilla/${library}`, join(packed.folder, library));
    await page.goto(`${site.url}/vanilla/index.html?service=${service}`);
    await page.waitForSelector("#game option", { state: "attached" });
    await page.getByLabel("I roll my own dice").check();
    await page.click("#begin");
    await page.fill("#faces input", "4");
    await page.click("#dice button");
    await page.getByRole("button", { name: "Load torpedoes" }).click();
    await clickSpace(page, "fwd1");
    expect(await page.locator("#fields select").first().locator("option:checked").textContent()).toBe("G7e");
  });
});

/** Publishes the files of a folder, and of its folder of assets, at an address. */
async function publish(pages: Map<string, string>, address: string, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) pages.set(`${address}/${entry.name}`, await readFile(path, "utf8"));
    else if (entry.name === "assets") await publish(pages, `${address}/assets`, path);
  }
}

/** Clicks a space of the board. A piece may lie over it. */
async function clickSpace(page: Page, space: string): Promise<void> {
  await page.locator(`.hits [data-space="${space}"]`).last().click({ force: true });
}
