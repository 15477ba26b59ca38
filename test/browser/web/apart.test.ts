import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { expectStep, triggerPoll } from "./shared";

/** Founds a game of PQ-17 on the page as one side, and returns the links of its panel by title. */
async function foundGame(page: Page, service: string, part: string): Promise<Readonly<Record<string, string>>> {
  await page.goto(`${service}/app/new/pq17`);
  await page.locator("input[name=keep]").nth(1).check();
  await page.locator(`input[name=part][value=${part}]`).check();
  if (part !== "referee") await page.fill("input[name=player]", "Anna");
  await page.click("button[type=submit]");
  await page.waitForSelector(".board svg");
  return linksIn(page);
}

async function linksIn(page: Page): Promise<Readonly<Record<string, string>>> {
  const rows = page.locator(".turn .link-row");
  await rows.first().waitFor();
  const links: Record<string, string> = {};
  for (const row of await rows.all()) {
    links[(await row.locator("strong").textContent())!] = await row.locator("input").inputValue();
  }
  return links;
}

/** Takes the seat of an invitation. */
async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.fill("input[name=name]", name);
  await page.click("button[type=submit]");
  await page.waitForSelector(".board svg");
}

/** Accepts every question of a page. */
function acceptDialogs(page: Page): void {
  page.on("dialog", (dialog) => void dialog.accept());
}

const endPhase = (page: Page) => page.locator(".decision .wide", { hasText: "End the phase" }).first();

const turnOf = (page: Page) => page.locator(".turn");

describe("40 a game of two people who are apart", () => {
  test("is founded, claimed, played, taken back, ended and proven by links alone, before an onlooker", async ({
    newPage,
    service,
  }) => {
    const [anna, bo, onlooker] = [await newPage(), await newPage(), await newPage()];
    const links = await foundGame(anna, service, "axis");
    expect(links["Invitation: Allied"]).toMatch(/#claim=nuc_[\w-]{43}$/);
    await expect.poll(() => turnOf(anna).innerText()).toContain("This seat is open: Allied");

    await onlooker.goto(links.Spectator!);
    await onlooker.waitForSelector(".board svg");

    const requests: string[] = [];
    bo.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    await bo.goto(links["Invitation: Allied"]!);
    await expect.poll(() => bo.locator(".terms").innerText()).toContain("Anna (Axis)");
    await expect.poll(() => bo.locator(".terms").innerText()).toContain("7 days");
    expect(bo.url()).not.toContain("nuc_");
    expect(requests.filter((line) => /POST .*claims$/.test(line) || line.includes("nuc_"))).toEqual([]);
    await bo.fill("input[name=name]", "Bo <b>");
    await bo.click("button[type=submit]");
    await bo.waitForSelector(".board svg");
    // The onlooker's board arrives by the stream.
    await expect.poll(() => turnOf(onlooker).innerText()).toContain("Waiting for Anna (Axis)");
    await expect.poll(() => turnOf(bo).innerText()).toContain("Waiting for Anna (Axis)");
    await expect.poll(() => anna.title()).toMatch(/^Your turn: /);
    await expect.poll(() => anna.locator("link[rel=icon]").getAttribute("href")).toContain("svg");
    expect(await bo.title()).not.toContain("Your turn");

    await anna.locator(".note-field summary").click();
    await anna.fill("input[name=note]", "<i>Wait for the gale</i>");
    await anna.locator(".note-field select").selectOption("ALL");
    await endPhase(anna).click();
    for (const page of [anna, bo, onlooker]) {
      await expect.poll(() => page.locator(".log .note").first().textContent()).toContain("<i>Wait for the gale</i>");
    }

    await anna.locator(".menu button", { hasText: "Propose to take back my last move" }).click();
    await expect.poll(() => turnOf(anna).innerText()).toContain("Anna (Axis): a proposal to return to step");
    await triggerPoll(bo);
    await expect.poll(() => turnOf(bo).innerText()).toContain("Anna (Axis): a proposal to return to step");
    await turnOf(bo).locator("button", { hasText: "Accept" }).click();
    for (const page of [anna, bo, onlooker]) {
      await expect.poll(() => page.locator(".log .title").first().textContent()).toContain("moves taken back");
    }
    await expect.poll(() => turnOf(anna).innerText()).toContain("It is your turn");

    acceptDialogs(bo);
    await bo.locator(".menu button", { hasText: "Resign" }).click();
    for (const page of [anna, bo, onlooker]) {
      await expect.poll(() => page.locator(".decide").innerText()).toContain("Resigned: Bo <b> (Allied)");
    }
    await onlooker.locator(".decide button", { hasText: "Prove it here" }).click();
    await onlooker.locator(".verdict.proven").waitFor();
  });

  test("a referee founds it with an invitation for each side, and returns to an earlier step alone", async ({
    newPage,
    service,
  }) => {
    const [referee, player] = [await newPage(), await newPage()];
    const links = await foundGame(referee, service, "referee");
    expect(Object.keys(links)).toEqual(["Invitation: Allied", "Invitation: Axis", "Spectator"]);
    await takeSeat(player, links["Invitation: Axis"]!, "");
    await expect.poll(() => player.locator(".role").textContent()).toBe("You are: Axis");
    await expectStep(referee, 2);
    acceptDialogs(referee);
    await endPhase(referee).click();
    await expect.poll(() => referee.locator(".log .title").first().textContent()).toContain("End the phase");
    await referee.locator(".log .title").last().click();
    await referee.locator(".decide button", { hasText: "Return to this step" }).click();
    await expect.poll(() => referee.locator(".log .title").first().textContent()).toContain("moves taken back");
    await expect.poll(() => player.locator(".log .title").first().textContent()).toContain("moves taken back");
  });
});

describe("40 an invitation", () => {
  test("gives the seat once: a retry with the stored key succeeds, another browser sees that it was used", async ({
    newPage,
    service,
  }) => {
    const founder = await newPage();
    const link = (await foundGame(founder, service, "allied"))["Invitation: Axis"]!;
    const player = await newPage(/ERR_FAILED|404/);
    const other = await newPage(/404/);
    // The service stores the claim, but its response does not arrive.
    await player.route(/claims$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await player.goto(link);
    await player.fill("input[name=name]", "Bo");
    await player.click("button[type=submit]");
    await expect.poll(() => player.locator(".refused").textContent()).toContain("try again");
    await player.unroute(/claims$/);
    await other.goto(link);
    await expect.poll(() => other.locator("h1").textContent()).toBe("This invitation is no longer valid");
    await player.reload();
    await player.click("button[type=submit]");
    await player.waitForSelector(".board svg");
    await expect.poll(() => player.locator(".role").textContent()).toBe("You are: Axis");
    await expect.poll(() => turnOf(founder).innerText()).toContain("Waiting for Bo (Axis)");
    expect(await player.evaluate("JSON.stringify({ ...localStorage })")).not.toContain("nuc_");
  });

  test("opened by the founder: offers the game without the seat", async ({ page, service }) => {
    const link = (await foundGame(page, service, "allied"))["Invitation: Axis"]!;
    await page.goto(link);
    await page.locator("button", { hasText: "Open the game without this seat" }).click();
    await page.waitForSelector(".board svg");
    await expect.poll(() => page.locator(".role select option:checked").textContent()).toBe("Allied");
  });
});

/** Replaces notifications by a list of their titles, and hides the page when its test says so. */
const NOTIFICATIONS = `
  globalThis.shown = [];
  globalThis.Notification = class {
    static permission = "default";
    static requestPermission = async () => (Notification.permission = "granted");
    constructor(title, { body }) { shown.push(title + " " + body); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => globalThis.isAway === true });`;

describe("40 the turn of a player", () => {
  test("notifies a player who is away and asked for it with the button", async ({ newPage, service }) => {
    const [founder, player] = [await newPage(), await newPage()];
    await player.addInitScript(NOTIFICATIONS);
    const links = await foundGame(founder, service, "axis");
    await takeSeat(player, links["Invitation: Allied"]!, "Bo");
    const button = player.locator(".turn button", { hasText: "Notify me" });
    await button.click();
    await expect.poll(() => button.count()).toBe(0);
    await player.evaluate("globalThis.isAway = true");
    await endPhase(founder).click();
    await expect.poll(() => player.evaluate("shown")).toEqual(["It is your turn PQ-17: PQ-17"]);
    await expect.poll(() => player.title()).toContain("Your turn");
  });

  test("past the deadline: the other side can end the game, and the service decides", async ({ newPage, service }) => {
    const founder = await newPage();
    const player = await newPage(/409/);
    const links = await foundGame(founder, service, "axis");
    await player.route(/v1.careers.[\w-]{22}(\?|$)/, async (route) => {
      const response = await route.fetch();
      if (response.status() !== 200) return route.fulfill({ response });
      const body = await response.json();
      const awaited = body.awaited.map((seat: object) => ({ ...seat, since: "2020-01-01T00:00:00.000Z" }));
      await route.fulfill({ response, json: { ...body, awaited } });
    });
    const bodies: unknown[] = [];
    player.on("request", (request) => {
      if (request.url().endsWith("/forfeit")) bodies.push(request.postDataJSON());
    });
    acceptDialogs(player);
    await takeSeat(player, links["Invitation: Allied"]!, "Bo");
    await player.locator(".turn button", { hasText: "End the game" }).click();
    // The deadline has not passed on the server.
    await player.locator(".refused").waitFor();
    expect(bodies).toEqual([{ side: "axis" }]);
    expect(await founder.locator(".turn button", { hasText: "End the game" }).count()).toBe(0);
    await player.unrouteAll({ behavior: "ignoreErrors" });
  });
});
