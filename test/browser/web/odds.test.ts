import type { Page, Request } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { waitUntilStill } from "./looks/screens";
import { exampleOf, openForm, placeSnapshot, post } from "./table";

interface Answer {
  readonly exact: { readonly complete: boolean };
  readonly groups: readonly {
    readonly values: Readonly<Record<string, unknown>>;
    readonly probability: { readonly decimal: string };
    readonly most: { readonly decimal: string };
    readonly sampled: { readonly decimal: string; readonly low: string; readonly high: string } | null;
  }[];
}

const HIT = "/outcome/shots/*/result";

const percent = (decimal: string) =>
  new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 }).format(Number(decimal));

/** Records the page's requests for odds from now on. */
function oddsRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/odds/")) requests.push(request);
  });
  return requests;
}

/** Puts an attack with one aft torpedo on the table, with its form filled in but not sent. */
async function prepareAttack(page: Page, service: string): Promise<Record<string, unknown>> {
  const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
  await placeSnapshot(page, service, snapshot);
  await openForm(page, /attack/i);
  const form = page.locator(".decision.open");
  await form.locator(".choice", { hasText: /^night surface attack$/ }).click();
  await form.locator(".choice", { hasText: /^medium$/ }).click();
  await form.locator(".choice", { hasText: /^aft$/ }).click();
  await page.click('.board [data-tube="aft1"].lit >> nth=-1');
  await page.click('.board [data-target="3"].lit >> nth=-1');
  return snapshot as Record<string, unknown>;
}

/** Returns the text of the plot's rows. */
async function rows(page: Page): Promise<readonly string[]> {
  await page.waitForSelector(".odds .bars li");
  return (await page.locator(".bars li").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}

interface Shape {
  getAttribute(name: string): string | null;
}

/** Returns an attribute of every shape of the plot that matches a selector. */
const attributesOf = (page: Page, selector: string, attribute: string) =>
  page
    .locator(`.bar ${selector}`)
    .evaluateAll((shapes: Shape[], name: string) => shapes.map((each) => each.getAttribute(name) ?? ""), attribute);

describe("16 odds before the decision", () => {
  test("exact odds equal those of the API, with titles, and bars in proportion", async ({ page, service }) => {
    const snapshot = await prepareAttack(page, service);
    const requests = oddsRequests(page);
    await page.click(".decision.open .toggle-odds");
    const bars = await rows(page);
    const input = { mode: "night_surface", range: "medium", firstEnd: "aft", tubes: { aft1: 3 } };
    const answer = (await post(service, "/v1/hunters/odds/resolveAttack", {
      snapshot,
      input,
      project: [HIT],
      bound: 2_000,
    })) as unknown as Answer;
    expect(answer.exact.complete).toBe(true);
    expect(answer.groups.length).toBeGreaterThan(3);
    expect(bars).toEqual(
      answer.groups.map(({ values, probability }) => `${String(values[HIT])} ${percent(probability.decimal)}`),
    );
    await expect.poll(() => page.locator(".odds .terms").innerText()).toContain("Exact");
    const full = Number(answer.groups[0]!.probability.decimal);
    const widths = (await attributesOf(page, ".least", "width")).map(Number);
    for (const [index, { probability }] of answer.groups.entries())
      expect((widths[index]! / widths[0]!) * full).toBeCloseTo(Number(probability.decimal), 4);
    await expect.poll(() => page.locator(".bar .open, .bar .sample").count()).toBe(0);
    // Another language changes the texts but sends no new request.
    await page.locator(".top select").first().selectOption("fr");
    await expect.poll(() => page.locator(".odds .terms").innerText()).toContain("suites de dés");
    await waitUntilStill(page);
    await expect.poll(() => page.locator(".odds").getAttribute("aria-busy")).toBe("false");
    expect(requests).toHaveLength(1);
  });

  test("inexact odds show the open part and a sample, then become more precise", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveFlakStay");
    await placeSnapshot(page, service, snapshot);
    await page.locator(".decision.open .choice", { hasText: /^yes$/ }).click();
    const requests = oddsRequests(page);
    let goOn = () => {};
    const gate = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route("**/odds/**", async (route) => {
      if (requests.length > 1) await gate;
      await route.continue();
    });
    await page.click(".decision.open .toggle-odds");
    await rows(page);
    await expect.poll(() => page.locator(".odds .terms").innerText()).toMatch(/^Lower bounds: .*sample of 2,000/);
    await expect.poll(() => page.locator(".bar .open").count()).toBeGreaterThan(3);
    const body = requests[0]!.postDataJSON() as object;
    const answer = (await (await requests[0]!.response())!.json()) as Answer;
    expect(body).toMatchObject({ bound: 2_000, project: ["/outcome/air/hits"] });
    const first = answer.groups.find(({ values }) => values["/outcome/air/hits"] === 0)!;
    expect((await rows(page))[0]).toBe(
      `0 ${percent(first.probability.decimal)}–${percent(first.most.decimal)} sample ${percent(first.sampled!.decimal)}`,
    );
    // The sample's mark is within its interval.
    const marks = (await attributesOf(page, ".sample path", "d")).slice(0, 2);
    const [from, to, at] = marks.flatMap((path) => [...path.matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x)));
    expect([from! <= at!, at! <= to!, from! < to!]).toEqual([true, true, true]);
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[1]!.postDataJSON()).toMatchObject({ bound: 50_000 });
    await expect.poll(() => page.locator(".odds").getAttribute("aria-busy")).toBe("true");
    goOn();
    const finer = (await (await requests[1]!.response())!.json()) as Answer;
    await expect.poll(() => page.locator(".odds .terms").innerText()).not.toContain("Still computing");
    const nothing = finer.groups.find(({ values }) => values["/outcome/air/hits"] === 0)!;
    expect((await rows(page))[0]).toContain(
      `0 ${percent(nothing.probability.decimal)}–${percent(nothing.most.decimal)} sample`,
    );
    await expect.poll(() => page.locator(".odds").getAttribute("aria-busy")).toBe("false");
  });

  test("a changed draft aborts the request for the previous one", async ({ page, service }) => {
    await prepareAttack(page, service);
    const requests = oddsRequests(page);
    let count = 0;
    await page.route("**/odds/**", async (route) => {
      count += 1;
      if (count > 1) await route.continue();
    });
    await page.click(".decision.open .toggle-odds");
    await expect.poll(() => requests.length).toBe(1);
    await page.locator(".decision.open .choice", { hasText: /^long$/ }).click();
    await expect.poll(() => requests.length).toBeGreaterThan(1);
    await expect.poll(() => requests[0]!.failure()?.errorText).toMatch(/ABORTED/i);
    expect((await rows(page)).length).toBeGreaterThan(3);
  });

  test("are requested once the draft is complete, one pointer at a time, and only where they are useful", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placeSnapshot(page, service, snapshot);
    await openForm(page, /attack/i);
    const requests = oddsRequests(page);
    await page.click(".decision.open .toggle-odds");
    await expect
      .poll(() => page.locator(".odds-of").first().innerText())
      .toContain("Complete your choices to see the odds");
    await waitUntilStill(page);
    expect(requests).toHaveLength(0);
    await prepareAttack(page, service);
    await page.click(".decision.open .toggle-odds");
    await rows(page);
    await page.locator(".odds .choice", { hasText: "Damage by each torpedo" }).click();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests.map((each) => (each.postDataJSON() as { project: string[] }).project)).toEqual([
      [HIT],
      ["/outcome/shots/*/damage"],
    ]);
    const { snapshot: port } = await exampleOf(service, "hunters", "loadTorpedoes");
    await placeSnapshot(page, service, port);
    await openForm(page, /Load torpedoes/);
    await expect.poll(() => page.locator(".decision.open .toggle-odds").count()).toBe(0);
  });

  test("can be copied as a sentence and as a link that shows them again", async ({ page, service }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await prepareAttack(page, service);
    await page.click(".decision.open .toggle-odds");
    const bars = await rows(page);
    await page.click(".share-odds button >> nth=0");
    const copied = () => page.evaluate("navigator.clipboard.readText()") as Promise<string>;
    await expect.poll(copied).toMatch(/^Attack escorted ships, What each torpedo does: .*missed 27.8%.*Exact/);
    await page.click(".share-odds button >> nth=1");
    await expect.poll(copied).toMatch(/\/app\/odds#[\w-]+$/);
    const link = await copied();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto("about:blank");
    await page.goto(link);
    await expect.poll(() => rows(page)).toEqual(bars);
    await expect.poll(() => page.locator(".asked").innerText()).toContain("medium");
    // No request contains the fragment of the link.
    expect(requested.filter((each) => each.includes("#"))).toEqual([]);
    await page.locator(".below button").click();
    await page.waitForSelector(".decision");
    await page.goto(`${service}/app/odds#nothing`);
    await expect.poll(() => page.locator("main").innerText()).toContain("does not contain odds");
  });

  test("are not offered to a side, not even by the keyboard shortcut", async ({ page, service }) => {
    const { snapshot, input } = await exampleOf(service, "pq17", "resolveWeather");
    const { dice, digest } = await post(service, "/v1/pq17/resolveWeather", { snapshot, input, seed: "weather" });
    const steps = [{ operation: "resolveWeather", input, dice, digest }];
    const game = {
      format: "naval-umpire-game/1",
      ruleset: "pq17",
      name: "odds",
      seed: "odds",
      diceMode: "seeded",
      snapshot,
      steps,
    };
    const open = async (seats: readonly string[]) => {
      await page.goto(`${service}/app/open`);
      await page.fill("textarea", JSON.stringify({ ...game, ...(seats.length > 0 && { seats }) }));
      await page.click("button[type=submit]");
    };
    await open([]);
    await page.waitForSelector(".decision .toggle-odds");
    const requests = oddsRequests(page);
    await open(["allied", "axis"]);
    await page.locator("main button", { hasText: "I am the Allied commander" }).click();
    await page.waitForSelector(".decision .wide");
    await page.keyboard.press("o");
    await waitUntilStill(page);
    await expect.poll(() => page.locator(".toggle-odds, .odds").count()).toBe(0);
    expect(requests).toHaveLength(0);
  });
});
