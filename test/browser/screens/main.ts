// Writes docs/screens: screenshots of the main screens, with fixed seeds and snapshots.
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright-core";
import { buildWeb } from "../../../infra/build-web.mjs";
import { graphqlHandler } from "../../../src/api/graphql/serving";
import { siteIn } from "../../../src/api/pages/site";
import { restHandler } from "../../../src/api/rest/index";
import { environmentStore } from "../../../src/careers/store/environment";
import { listen, serverFor, stop } from "../../../src/local/server";
import { registry } from "../../../src/rulesets/registry";
import { launchBrowser } from "../launch";
import { exampleOf, openForm, placeSnapshot } from "../web/table";

const DESKTOP = { width: 1280, height: 800 };

const PHONE = { width: 390, height: 844 };

const folder = fileURLToPath(new URL("../../../docs/screens/", import.meta.url));

await buildWeb();
const site = siteIn(new URL("../../../dist/web/", import.meta.url));
const graphql = graphqlHandler({ rulesets: registry, openStore: environmentStore({}) });
const server = serverFor({ graphql, rest: restHandler(registry, { site }) }, console.error);
const service = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
const launched = await launchBrowser();
const browser = await chromium.connect(launched.wsEndpoint());

/** Takes a screenshot after some actions. */
async function picture(name: string, viewport: typeof DESKTOP, act: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await act(page);
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${folder}${name}.png` });
  await context.close();
}

/** Puts the published example of an operation on the table and opens its form. */
async function example(page: Page, game: string, operation: string, title: RegExp): Promise<void> {
  const { snapshot } = await exampleOf(service, game, operation);
  await placeSnapshot(page, service, snapshot);
  await openForm(page, title);
}

await picture("first-page", DESKTOP, (page) => page.goto(service));
await picture("hunters-attack", DESKTOP, async (page) => {
  await example(page, "hunters", "resolveAttack", /attack/i);
  await page.locator(".decision.open .choice", { hasText: /^forward$/ }).click();
  await page.click('.board [data-tube="fwd1"].lit >> nth=-1');
  await page.click('.board [data-target="1"].lit >> nth=-1');
});
await picture("hunters-phone", PHONE, (page) => example(page, "hunters", "resolveAttack", /attack/i));
await picture("goeben-path", DESKTOP, async (page) => {
  await example(page, "goeben", "moveShip", /^Move/);
  await page.locator(".decision.open .choice", { hasText: /Goeben/ }).click();
  await page.locator(".path .choice").first().click();
});

/** Fills the take-over form of a ruleset and scrolls to a field. The value "ask" submits the form. */
async function onPaper(page: Page, game: string, entries: Readonly<Record<string, string>>, at: string): Promise<void> {
  const field = (title: string) =>
    page.locator("main fieldset").filter({ has: page.locator(`> legend:text-is("${title}")`) });
  const ask = () => Promise.all([page.waitForResponse(/takeOver$/), page.click("main button[type=submit]")]);
  await page.goto(`${service}/app/take-over/${game}`);
  await page.locator("button[type=submit]:enabled").waitFor();
  for (const [title, value] of Object.entries(entries)) {
    if (value === "ask") await ask();
    else if (/^-?[0-9.]+$/.test(value)) await field(title).locator("input").fill(value);
    else await field(title).getByRole("button", { name: value, exact: true }).click();
  }
  await page.locator(".board .lit").first().waitFor();
  await field(at).scrollIntoViewIfNeeded();
}
await picture("goeben-paper", DESKTOP, async (page) => {
  const entries = { first: "ask", Turn: "3", Order: "Ottoman Alliance", "Alert level": "3", "Victory points": "12" };
  await onPaper(page, "goeben", { ...entries, second: "ask" }, "German ships › SMS Goeben › Coal");
  await page.click('.board [data-space="messina"].lit');
});
await picture("pq17-paper", DESKTOP, async (page) => {
  const entries = { Scenario: "PQ-17", first: "ask", Turn: "12", "Victory points": "-6.5", second: "ask" };
  await onPaper(page, "pq17", { ...entries, "Sides › Allied › Forces": "+ add" }, "Sides › Allied › Forces");
  await page.click('.board [data-space="0614"].lit');
});

await browser.close();
await launched.close();
await stop(server, 0);
