// Writes docs/screens: the main screens as a browser shows them, with seeds and positions that stay the same.
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
import { exampleOf, opened, placed } from "../web/table";

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

/** Takes a picture of what a page shows after some acts. */
async function picture(name: string, viewport: typeof DESKTOP, act: (page: Page) => Promise<unknown>): Promise<void> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await act(page);
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${folder}${name}.png` });
  await context.close();
}

/** Puts the published example of an operation on the table, its form open. */
async function example(page: Page, game: string, operation: string, title: RegExp): Promise<void> {
  const { snapshot } = await exampleOf(service, game, operation);
  await placed(page, service, snapshot);
  await opened(page, title);
}

await picture("first-page", DESKTOP, (page) => page.goto(service));
await picture("hunters-attack", DESKTOP, async (page) => {
  await example(page, "hunters", "resolveAttack", /attack/i);
  await page.locator(".decision.open .choice", { hasText: /^bow$/ }).click();
  await page.click('.board [data-tube="fwd1"].lit >> nth=-1');
  await page.click('.board [data-target="1"].lit >> nth=-1');
});
await picture("hunters-phone", PHONE, (page) => example(page, "hunters", "resolveAttack", /attack/i));
await picture("goeben-path", DESKTOP, async (page) => {
  await example(page, "goeben", "moveShip", /^Move/);
  await page.locator(".decision.open .choice", { hasText: /Goeben/ }).click();
  await page.locator(".path .choice").first().click();
});

await browser.close();
await launched.close();
await stop(server, 0);
