import type { BrowserContextOptions, Page } from "playwright-core";
import { createSharedGame, exportOf, playStep } from "../web/shared";
import { exampleOf, openForm, placeSnapshot } from "../web/table";

const DESKTOP = { viewport: { width: 1000, height: 640 } };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page to compare: how to open it, and the actions before the picture. */
interface Scene {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly act: (page: Page, service: string) => Promise<unknown>;
}

/** Puts the published example of an operation on the table and waits for its form and board. */
const example = (game: string, operation: string, title: RegExp) => async (page: Page, service: string) => {
  const { snapshot } = await exampleOf(service, game, operation);
  await placeSnapshot(page, service, snapshot);
  await openForm(page, title);
  await page.locator(".decision.open form").waitFor();
};

const attack = async (page: Page, service: string) => {
  await example("hunters", "resolveAttack", /attack/i)(page, service);
  await page.locator(".decision.open .choice", { hasText: /^forward$/ }).click();
  await page.click('.board [data-tube="fwd1"].lit >> nth=-1');
  await page.click('.board [data-target="1"].lit >> nth=-1');
  await page.locator(".slot .choice[aria-pressed=true]").waitFor();
};

const path = async (page: Page, service: string) => {
  await example("goeben", "moveShip", /^Move/)(page, service);
  await page.locator(".decision.open .choice", { hasText: /Goeben/ }).click();
  await page.locator(".path .choice").first().click();
  await page.locator(".way li").nth(1).waitFor();
};

const force = async (page: Page, service: string) => {
  await example("pq17", "moveForce", /^Move a force/)(page, service);
  await page.locator(".decision.open .choice").first().click();
  await page.locator(".board .hits .lit").first().waitFor({ state: "attached" });
};

const battle = async (page: Page, service: string) => {
  await example("pq17", "maneuverUnits", /^Maneuver/)(page, service);
  await page.evaluate("document.querySelector('.battle').scrollIntoView()");
};

/** The odds of one torpedo, which are exact. */
const odds = async (page: Page, service: string) => {
  await example("hunters", "resolveAttack", /attack/i)(page, service);
  for (const choice of [/^night surface attack$/, /^medium$/, /^aft$/]) {
    await page.locator(".decision.open .choice", { hasText: choice }).click();
  }
  await page.click('.board [data-tube="aft1"].lit >> nth=-1');
  await page.click('.board [data-target="3"].lit >> nth=-1');
  await page.click(".decision.open .toggle-odds");
  await page.locator(".odds[aria-busy=false] .bars li").first().waitFor();
  await page.evaluate("document.querySelector('.odds').scrollIntoView()");
};

/** A verified career with physical dice. Its id is random, so every digest is masked. */
const proof = async (page: Page, service: string) => {
  const boat = { boat: "VIIC", number: 235, name: "Blennemann" };
  const game = await createSharedGame(service, "hunters", { input: boat, seed: "gruss-an-kiel" });
  const step = { operation: "resolveAssignment", input: { request: false }, server: undefined, seed: "gruss-an-kiel" };
  await playStep(service, game, "owner", { expectedVersion: 0, ...step });
  const exported = await exportOf(service, game, "owner");
  await page.goto(`${service}/app/verify`);
  const buffer = Buffer.from(JSON.stringify(exported));
  await page.setInputFiles("input[type=file]", { name: "career.json", mimeType: "application/json", buffer });
  await page.locator(".verdict.proven").waitFor();
  await page
    .locator(".proof-steps td")
    .filter({ hasText: /patrol/i })
    .waitFor();
  await page.evaluate("for (const each of document.querySelectorAll('code')) each.textContent = 'sha256:0123456789ab'");
};

/** Runs a scene in French. */
const inFrench = (act: Scene["act"]) => async (page: Page, service: string) => {
  await page.addInitScript(`localStorage.setItem("language", "fr")`);
  await act(page, service);
};

/** The compared scenes: each game on a desktop and a phone, in light and dark. */
export const SCENES: readonly Scene[] = [
  { name: "first-page", options: DESKTOP, act: (page, service) => page.goto(service) },
  { name: "hunters-light", options: { ...DESKTOP, colorScheme: "light" }, act: attack },
  { name: "hunters-dark", options: { ...DESKTOP, colorScheme: "dark" }, act: attack },
  { name: "hunters-phone", options: PHONE, act: example("hunters", "resolveAttack", /attack/i) },
  { name: "goeben-light", options: { ...DESKTOP, colorScheme: "light" }, act: path },
  { name: "goeben-phone", options: { ...PHONE, colorScheme: "dark" }, act: path },
  { name: "pq17-dark", options: { ...DESKTOP, colorScheme: "dark" }, act: force },
  { name: "pq17-phone", options: PHONE, act: force },
  { name: "battle-display", options: DESKTOP, act: battle },
  { name: "odds", options: PHONE, act: odds },
  { name: "verify", options: { ...PHONE, colorScheme: "dark" }, act: proof },
  { name: "goeben-french", options: PHONE, act: inFrench(example("goeben", "resolveGunneryRound", /./)) },
];
