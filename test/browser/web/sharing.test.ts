import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { glanced, joined, linkOf, played, shared, shows } from "./shared";
import { opened } from "./table";

const OPERATION = { input: { scenario: "pq_17" }, seed: "bear-island" };

const BOAT = { input: { boat: "VIIC", number: 235, name: "Blennemann" }, seed: "gruss-an-kiel" };

/** Every request line and referrer of a page from now on. */
function linesOf(page: Page): string[] {
  const told: string[] = [];
  page.on("request", (request) => told.push(request.url(), request.headers().referer ?? ""));
  return told;
}

/** The steps back and forth that a page has: addresses and titles. */
async function historyOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send("Page.getNavigationHistory");
  return entries.flatMap(({ url, title }) => [url, title]);
}

describe("18 links", () => {
  test("open a game as owner, referee, either side and onlooker, and tell their token to nobody", async ({
    newPage,
    service,
  }) => {
    const game = await shared(service, "pq17", OPERATION);
    const seats = { owner: "Owner", referee: "Referee", allied: "Allied", axis: "Axis", spectator: "Onlooker" };
    const pages = await Promise.all(
      Object.entries(seats).map(async ([who, title]) => {
        const page = await newPage();
        const told = linesOf(page);
        await joined(page, linkOf(service, game, who));
        await expect.poll(() => page.locator(".role").textContent()).toBe(`You are: ${title}`);
        await page.reload();
        await page.waitForSelector(".board svg");
        expect(page.url()).toBe(`${service}/app/careers/${game.career}`);
        told.push(...(await historyOf(page)), String(await page.evaluate("document.title + document.referrer")));
        return { who, page, told };
      }),
    );
    for (const { who, page, told } of pages) {
      expect(told.length, who).toBeGreaterThan(20);
      expect(told.filter((text) => text.includes("nut_"))).toEqual([]);
      await expect.poll(() => page.evaluate("localStorage.length")).toBe(1);
    }
    await expect.poll(() => pages[2]!.page.locator("#decide").textContent()).toBe("The other side is to decide");
    const open = await Promise.all(pages.map(({ page }) => page.locator(".decision").count()));
    expect(Object.fromEntries(pages.map(({ who }, index) => [who, open[index]! > 0]))).toEqual({
      owner: true,
      referee: true,
      allied: false,
      axis: true,
      spectator: false,
    });
  });

  test("are renewed and revoked by the owner; whoever has an old one is told so, and what to do", async ({
    newPage,
    service,
  }) => {
    const game = await shared(service, "hunters", BOAT);
    const owner = await newPage(/404/);
    await joined(owner, linkOf(service, game, "owner"));
    const onlooker = await newPage(/404/);
    await joined(onlooker, linkOf(service, game, "spectator"));
    await owner.locator(".menu button", { hasText: "Links" }).click();
    const row = owner.locator(".link-row", { hasText: "Onlooker" });
    await row.locator("button", { hasText: "Renew" }).click();
    await row.locator("input").waitFor();
    const address = await row.locator("input").inputValue();
    expect(address).toMatch(/#t=nut_[\w-]{43}$/);
    await glanced(onlooker);
    await onlooker.waitForSelector("text=opens nothing any more");
    await expect.poll(() => onlooker.locator("main").innerText()).toContain("Ask the owner");
    await expect.poll(() => onlooker.locator(".board").count()).toBe(0);
    await onlooker.fill("main input", address);
    await onlooker.click("main button[type=submit]");
    await onlooker.waitForSelector(".board svg");
    await row.locator("button", { hasText: "Revoke" }).click();
    await expect.poll(() => row.count()).toBe(0);
    await glanced(onlooker);
    await onlooker.waitForSelector("text=opens nothing any more");
    // The owner's own can be renewed, and this tab goes on with the new one.
    const own = owner.locator(".link-row", { hasText: "Owner" });
    const before = await own.locator("input").inputValue();
    await expect.poll(() => own.locator("button", { hasText: "Revoke" }).count()).toBe(0);
    await own.locator("button", { hasText: "Renew" }).click();
    await expect.poll(() => own.locator("input").inputValue()).not.toBe(before);
    await glanced(owner);
    await owner.waitForSelector(".link-row");
    await onlooker.goto(before);
    await onlooker.waitForSelector("text=opens nothing any more");
  });
});

describe("a shared game", () => {
  test("is begun on the page, its links shown to hand out, and its first move has the server's dice with entropy", async ({
    page,
    service,
  }) => {
    await page.goto(`${service}/app/new/hunters`);
    await page.locator("input[name=keep]").nth(1).check();
    const sent: Record<string, unknown>[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/steps")) sent.push(request.postDataJSON());
    });
    await page.click("button[type=submit]");
    await page.waitForSelector(".links-panel");
    await expect.poll(() => page.locator(".link-row strong").allTextContents()).toEqual(["Onlooker", "Owner"]);
    await page.locator(".links-panel .primary").click();
    await opened(page, /Load torpedoes/);
    await page.locator(".slot.all .choice", { hasText: "G7a" }).click();
    const steppers = page.locator(".stepper input");
    for (const [index, count] of ["5", "3", "", "1"].entries()) if (count !== "") await steppers.nth(index).fill(count);
    await page.locator(".dice-of summary").click();
    const promised = await page.locator(".hash code").textContent();
    await page.click("form button[type=submit]");
    await shows(page, 2);
    expect(sent).toEqual([expect.objectContaining({ server: true, entropy: expect.stringMatching(/^[0-9a-f]{48}$/) })]);
    await expect.poll(() => page.locator(".hash code").textContent()).not.toBe(promised);
    await expect.poll(() => page.locator(".dice-of a").textContent()).toMatch(/^[\w-]{16}$/);
  });

  test("is seen to move without being loaded anew, and less is asked where nothing moves", async ({
    newPage,
    service,
  }) => {
    const game = await shared(service, "hunters", BOAT);
    const page = await newPage();
    await page.clock.install();
    const answers: number[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname === `/v1/careers/${game.career}`) answers.push(response.status());
    });
    await joined(page, linkOf(service, game, "spectator"));
    await shows(page, 1);
    await page.evaluate("globalThis.isSame = true");
    await expect.poll(() => page.locator(".panel h2").textContent()).toBe("You are looking on");
    const step = { operation: "resolveAssignment", input: { request: false } };
    expect((await played(service, game, "owner", { expectedVersion: 0, ...step })).kind).toBe("RESOLUTION");
    await page.clock.fastForward(5_100);
    await shows(page, 2);
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

  test("21 a writer who comes too late is told so, finds the board fresh, and keeps what it had chosen", async ({
    newPage,
    service,
  }) => {
    const game = await shared(service, "pq17", OPERATION);
    const page = await newPage(/409/);
    await joined(page, linkOf(service, game, "axis"));
    await opened(page, /Place a dummy/);
    await page.locator(".decision.open select").last().selectOption({ index: 1 });
    const chosen = await page.locator(".decision.open select").last().inputValue();
    const other = { expectedVersion: 0, operation: "withdrawDummy", input: { dummy: "dummy_2" } };
    const faster = await played(service, game, "referee", other);
    expect(faster.kind).toBe("RESOLUTION");
    await page.click("form button[type=submit]");
    await page.waitForSelector(".refused");
    await expect.poll(() => page.locator(".refused").innerText()).toContain("The other player was faster");
    await shows(page, 2);
    await expect.poll(() => page.locator(".decision.open select").last().inputValue()).toBe(chosen);
    await page.click("form button[type=submit]");
    await shows(page, 3);
  });
});
