import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { createSharedGame, expectStep, linkOf, openLink, playStep, triggerPoll } from "./shared";
import { openForm } from "./table";

const OPERATION = { input: { scenario: "pq_17" }, seed: "bear-island" };

const BOAT = { input: { boat: "VIIC", number: 235, name: "Blennemann" }, seed: "gruss-an-kiel" };

/** Records every request line and referrer of a page from now on. */
function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("request", (request) => lines.push(request.url(), request.headers().referer ?? ""));
  return lines;
}

/** Returns the addresses and titles in the page's history. */
async function historyOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send("Page.getNavigationHistory");
  return entries.flatMap(({ url, title }) => [url, title]);
}

describe("18 links", () => {
  test("open a game as owner, referee, either side and onlooker, and leak no token", async ({ newPage, service }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    const seats = { owner: "Owner", referee: "Referee", allied: "Allied", axis: "Axis", spectator: "Spectator" };
    const pages = await Promise.all(
      Object.entries(seats).map(async ([who, title]) => {
        const page = await newPage();
        const lines = linesOf(page);
        await openLink(page, linkOf(service, game, who));
        await expect.poll(() => page.locator(".role").textContent()).toBe(`You are: ${title}`);
        await page.reload();
        await page.waitForSelector(".board svg");
        expect(page.url()).toBe(`${service}/app/careers/${game.career}`);
        lines.push(...(await historyOf(page)), String(await page.evaluate("document.title + document.referrer")));
        return { who, page, lines };
      }),
    );
    for (const { who, page, lines } of pages) {
      expect(lines.length, who).toBeGreaterThan(20);
      expect(lines.filter((text) => text.includes("nut_"))).toEqual([]);
      await expect.poll(() => page.evaluate("localStorage.length")).toBe(1);
    }
    await expect
      .poll(() => pages[2]!.page.locator("#decide").textContent())
      .toBe("Waiting for the other side's decision");
    const decisionCounts = await Promise.all(pages.map(({ page }) => page.locator(".decision").count()));
    expect(Object.fromEntries(pages.map(({ who }, index) => [who, decisionCounts[index]! > 0]))).toEqual({
      owner: true,
      referee: true,
      allied: false,
      axis: true,
      spectator: false,
    });
  });

  test("can be rotated and revoked by the owner; an old link explains what to do", async ({ newPage, service }) => {
    const game = await createSharedGame(service, "hunters", BOAT);
    const owner = await newPage(/404/);
    await openLink(owner, linkOf(service, game, "owner"));
    const onlooker = await newPage(/404/);
    await openLink(onlooker, linkOf(service, game, "spectator"));
    await owner.locator(".menu button", { hasText: "Links" }).click();
    const row = owner.locator(".link-row", { hasText: "Spectator" });
    await row.locator("button", { hasText: "Renew" }).click();
    await row.locator("input").waitFor();
    const address = await row.locator("input").inputValue();
    expect(address).toMatch(/#t=nut_[\w-]{43}$/);
    await triggerPoll(onlooker);
    await onlooker.waitForSelector("text=no longer valid");
    await expect.poll(() => onlooker.locator("main").innerText()).toContain("Ask the owner");
    await expect.poll(() => onlooker.locator(".board").count()).toBe(0);
    await onlooker.fill("main input", address);
    await onlooker.click("main button[type=submit]");
    await onlooker.waitForSelector(".board svg");
    await row.locator("button", { hasText: "Revoke" }).click();
    await expect.poll(() => row.count()).toBe(0);
    await triggerPoll(onlooker);
    await onlooker.waitForSelector("text=no longer valid");
    // The owner can rotate their own link; this tab continues with the new one.
    const ownerRow = owner.locator(".link-row", { hasText: "Owner" });
    const before = await ownerRow.locator("input").inputValue();
    await expect.poll(() => ownerRow.locator("button", { hasText: "Revoke" }).count()).toBe(0);
    await ownerRow.locator("button", { hasText: "Renew" }).click();
    await expect.poll(() => ownerRow.locator("input").inputValue()).not.toBe(before);
    await triggerPoll(owner);
    await owner.waitForSelector(".link-row");
    await onlooker.goto(before);
    await onlooker.waitForSelector("text=no longer valid");
  });
});

describe("a shared game", () => {
  test("starts on the page, shows its links, and gets server dice with entropy for its first move", async ({
    page,
    service,
  }) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.locator("input[name=keep]").nth(1).check();
    const requests: Record<string, unknown>[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/steps")) requests.push(request.postDataJSON());
    });
    await page.click("button[type=submit]");
    await page.waitForSelector(".links-panel");
    await expect.poll(() => page.locator(".link-row strong").allTextContents()).toEqual(["Spectator", "Owner"]);
    await page.locator(".links-panel .primary").click();
    await openForm(page, /Load torpedoes/);
    await page.locator(".slot.all .choice", { hasText: "G7a" }).click();
    const steppers = page.locator(".stepper input");
    for (const [index, count] of ["5", "3", "", "1"].entries()) if (count !== "") await steppers.nth(index).fill(count);
    await page.locator(".dice-of summary").click();
    const promised = await page.locator(".hash code").textContent();
    await page.click("form button[type=submit]");
    await expectStep(page, 2);
    expect(requests).toEqual([
      expect.objectContaining({ server: true, entropy: expect.stringMatching(/^[0-9a-f]{48}$/) }),
    ]);
    await expect.poll(() => page.locator(".hash code").textContent()).not.toBe(promised);
    await expect.poll(() => page.locator(".dice-of a").textContent()).toMatch(/^[\w-]{16}$/);
  });

  test("updates by the stream without a reload, also while hidden", async ({ page, service }) => {
    const game = await createSharedGame(service, "hunters", BOAT);
    await page.addInitScript("Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway === true })");
    const streamed = page.waitForRequest(/events$/);
    await openLink(page, linkOf(service, game, "spectator"));
    expect((await (await streamed).allHeaders()).authorization).toBe(`Bearer ${game.tokens.spectator}`);
    await page.evaluate("globalThis.isAway = true");
    await triggerPoll(page);
    const step = { operation: "resolveAssignment", input: { request: false } };
    await playStep(service, game, "owner", { expectedVersion: 0, ...step });
    await expectStep(page, 2);
  });

  test("updates by polls if there is no stream, and polls less often while nothing changes", async ({
    newPage,
    service,
  }) => {
    const game = await createSharedGame(service, "hunters", BOAT);
    const page = await newPage(/ERR_FAILED/);
    await page.route("**/events", (route) => route.abort());
    await page.clock.install();
    const answers: number[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname === `/v1/careers/${game.career}/version`) answers.push(response.status());
    });
    await openLink(page, linkOf(service, game, "spectator"));
    await expectStep(page, 1);
    await page.evaluate("globalThis.isSame = true");
    await expect.poll(() => page.locator(".panel h2").textContent()).toBe("You are watching");
    const step = { operation: "resolveAssignment", input: { request: false } };
    expect((await playStep(service, game, "owner", { expectedVersion: 0, ...step })).kind).toBe("RESOLUTION");
    await page.clock.fastForward(5_100);
    await expectStep(page, 2);
    await expect.poll(() => page.locator(".steps > li").count()).toBe(2);
    await expect.poll(() => page.locator("[role=log]").textContent()).toContain("Patrol assignment");
    await expect.poll(() => page.locator(".board svg").getAttribute("data-step")).toBe("2");
    await expect.poll(() => page.evaluate("globalThis.isSame")).toBe(true);
    for (let count = 0; count < 14; count += 1) {
      const before = answers.length;
      await page.clock.fastForward(5_100);
      if (count < 12) await expect.poll(() => answers.length).toBeGreaterThan(before);
    }
    expect(answers.slice(-12)).toEqual(Array.from({ length: 12 }, () => 304));
    expect(answers.length).toBeLessThan(17);
  });

  test("21 a rejected writer sees a message and the current board, and keeps the draft", async ({
    newPage,
    service,
  }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    const page = await newPage(/409|ERR_FAILED/);
    // The page must not learn of the other move before its own.
    await page.route("**/events", (route) => route.abort());
    await openLink(page, linkOf(service, game, "axis"));
    await openForm(page, /Place a dummy/);
    await page.locator(".decision.open select").last().selectOption({ index: 1 });
    const chosen = await page.locator(".decision.open select").last().inputValue();
    const other = { expectedVersion: 0, operation: "withdrawDummy", input: { dummy: "dummy_2" } };
    const faster = await playStep(service, game, "referee", other);
    expect(faster.kind).toBe("RESOLUTION");
    await page.click("form button[type=submit]");
    await page.waitForSelector(".refused");
    await expect.poll(() => page.locator(".refused").innerText()).toContain("The other player was faster");
    await expectStep(page, 2);
    await expect.poll(() => page.locator(".decision.open select").last().inputValue()).toBe(chosen);
    await page.click("form button[type=submit]");
    await expectStep(page, 3);
  });

  test("21 a step that arrives while a form is open: the form keeps its choices", async ({ page, service }) => {
    const game = await createSharedGame(service, "pq17", OPERATION);
    await openLink(page, linkOf(service, game, "axis"));
    await openForm(page, /Place a dummy/);
    await page.locator(".decision.open select").last().selectOption({ index: 1 });
    const chosen = await page.locator(".decision.open select").last().inputValue();
    const other = { expectedVersion: 0, operation: "withdrawDummy", input: { dummy: "dummy_2" } };
    await playStep(service, game, "referee", other);
    await expectStep(page, 2);
    await expect.poll(() => page.locator(".decision.open select").last().inputValue()).toBe(chosen);
    await page.click("form button[type=submit]");
    await expectStep(page, 3);
  });
});
