import type { Page, Request } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { still } from "./looks/screens";
import { exampleOf, opened, placed, post } from "./table";

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

/** What the page asks odds of from now on, each request once it is sent. */
function asking(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/odds/")) sent.push(request);
  });
  return sent;
}

/** Puts an attack by one stern torpedo on the table, chosen but not sent. */
async function aimed(page: Page, service: string): Promise<Record<string, unknown>> {
  const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
  await placed(page, service, snapshot);
  await opened(page, /attack/i);
  const form = page.locator(".decision.open");
  await form.locator(".choice", { hasText: /^night surface attack$/ }).click();
  await form.locator(".choice", { hasText: /^medium$/ }).click();
  await form.locator(".choice", { hasText: /^stern$/ }).click();
  await page.click('.board [data-tube="aft1"].lit >> nth=-1');
  await page.click('.board [data-target="3"].lit >> nth=-1');
  return snapshot as Record<string, unknown>;
}

/** The rows of the plot, as they are read. */
async function rows(page: Page): Promise<readonly string[]> {
  await page.waitForSelector(".odds .bars li");
  return (await page.locator(".bars li").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim());
}

interface Shape {
  getAttribute(name: string): string | null;
}

/** An attribute of every shape of the plot that a selector finds. */
const drawn = (page: Page, selector: string, attribute: string) =>
  page
    .locator(`.bar ${selector}`)
    .evaluateAll((shapes: Shape[], name: string) => shapes.map((each) => each.getAttribute(name) ?? ""), attribute);

describe("16 odds before the decision", () => {
  test("exact ones are those of the API, in words, and as long as they are likely", async ({ page, service }) => {
    const snapshot = await aimed(page, service);
    const sent = asking(page);
    await page.click(".decision.open .toggle-odds");
    const shown = await rows(page);
    const input = { mode: "night_surface", range: "medium", firstEnd: "aft", tubes: { aft1: 3 } };
    const answer = (await post(service, "/v1/hunters/odds/resolveAttack", {
      snapshot,
      input,
      project: [HIT],
      bound: 2_000,
    })) as unknown as Answer;
    expect(answer.exact.complete).toBe(true);
    expect(answer.groups.length).toBeGreaterThan(3);
    expect(shown).toEqual(
      answer.groups.map(({ values, probability }) => `${String(values[HIT])} ${percent(probability.decimal)}`),
    );
    await expect.poll(() => page.locator(".odds .terms").innerText()).toContain("Exact");
    const full = Number(answer.groups[0]!.probability.decimal);
    const widths = (await drawn(page, ".least", "width")).map(Number);
    for (const [index, { probability }] of answer.groups.entries())
      expect((widths[index]! / widths[0]!) * full).toBeCloseTo(Number(probability.decimal), 4);
    await expect.poll(() => page.locator(".bar .open, .bar .sample").count()).toBe(0);
    // In another language they are told anew, but not counted anew.
    await page.locator(".top select").first().selectOption("fr");
    await expect.poll(() => page.locator(".odds .terms").innerText()).toContain("suites de dés");
    await still(page);
    await expect.poll(() => page.locator(".odds").getAttribute("aria-busy")).toBe("false");
    expect(sent).toHaveLength(1);
  });

  test("those that are not exact are drawn with what is open and a sample, and become finer", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveFlakStay");
    await placed(page, service, snapshot);
    await page.locator(".decision.open .choice", { hasText: /^yes$/ }).click();
    const sent = asking(page);
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route("**/odds/**", async (route) => {
      if (sent.length > 1) await held;
      await route.continue();
    });
    await page.click(".decision.open .toggle-odds");
    await rows(page);
    await expect.poll(() => page.locator(".odds .terms").innerText()).toMatch(/^At least: .*sample of 2,000/);
    await expect.poll(() => page.locator(".bar .open").count()).toBeGreaterThan(3);
    const body = sent[0]!.postDataJSON() as object;
    const answer = (await (await sent[0]!.response())!.json()) as Answer;
    expect(body).toMatchObject({ bound: 2_000, project: ["/outcome/air/hits"] });
    const first = answer.groups.find(({ values }) => values["/outcome/air/hits"] === 0)!;
    expect((await rows(page))[0]).toBe(
      `0 ${percent(first.probability.decimal)}–${percent(first.most.decimal)} sample ${percent(first.sampled!.decimal)}`,
    );
    // The mark of the sample stands within its interval.
    const marks = (await drawn(page, ".sample path", "d")).slice(0, 2);
    const [from, to, at] = marks.flatMap((path) => [...path.matchAll(/[MH]([\d.]+)/g)].map(([, x]) => Number(x)));
    expect([from! <= at!, at! <= to!, from! < to!]).toEqual([true, true, true]);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]!.postDataJSON()).toMatchObject({ bound: 50_000 });
    await expect.poll(() => page.locator(".odds").getAttribute("aria-busy")).toBe("true");
    goOn();
    const finer = (await (await sent[1]!.response())!.json()) as Answer;
    await expect.poll(() => page.locator(".odds .terms").innerText()).not.toContain("Counting on");
    const nothing = finer.groups.find(({ values }) => values["/outcome/air/hits"] === 0)!;
    expect((await rows(page))[0]).toContain(
      `0 ${percent(nothing.probability.decimal)}–${percent(nothing.most.decimal)} sample`,
    );
    await expect.poll(() => page.locator(".odds").getAttribute("aria-busy")).toBe("false");
  });

  test("another draft breaks off what was asked for the one before", async ({ page, service }) => {
    await aimed(page, service);
    const sent = asking(page);
    let held = 0;
    await page.route("**/odds/**", async (route) => {
      held += 1;
      if (held > 1) await route.continue();
    });
    await page.click(".decision.open .toggle-odds");
    await expect.poll(() => sent.length).toBe(1);
    await page.locator(".decision.open .choice", { hasText: /^long$/ }).click();
    await expect.poll(() => sent.length).toBeGreaterThan(1);
    await expect.poll(() => sent[0]!.failure()?.errorText).toMatch(/ABORTED/i);
    expect((await rows(page)).length).toBeGreaterThan(3);
  });

  test("are asked for once all is chosen, one place at a time, and for nothing that has none", async ({
    page,
    service,
  }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAttack");
    await placed(page, service, snapshot);
    await opened(page, /attack/i);
    const sent = asking(page);
    await page.click(".decision.open .toggle-odds");
    await expect.poll(() => page.locator(".odds-of").first().innerText()).toContain("once everything is chosen");
    await still(page);
    expect(sent).toHaveLength(0);
    await aimed(page, service);
    await page.click(".decision.open .toggle-odds");
    await rows(page);
    await page.locator(".odds .choice", { hasText: "Damage by each torpedo" }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map((each) => (each.postDataJSON() as { project: string[] }).project)).toEqual([
      [HIT],
      ["/outcome/shots/*/damage"],
    ]);
    const { snapshot: port } = await exampleOf(service, "hunters", "loadTorpedoes");
    await placed(page, service, port);
    await opened(page, /Load torpedoes/);
    await expect.poll(() => page.locator(".decision.open .toggle-odds").count()).toBe(0);
  });

  test("are taken along as a sentence and as a link that shows them again", async ({ page, service }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await aimed(page, service);
    await page.click(".decision.open .toggle-odds");
    const shown = await rows(page);
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
    await expect.poll(() => rows(page)).toEqual(shown);
    await expect.poll(() => page.locator(".asked").innerText()).toContain("medium");
    // What the link holds is no part of any address that is asked for.
    expect(requested.filter((each) => each.includes("#"))).toEqual([]);
    await page.locator(".below button").click();
    await page.waitForSelector(".decision");
    await page.goto(`${service}/app/odds#nothing`);
    await expect.poll(() => page.locator("main").innerText()).toContain("holds no odds");
  });

  test("are not offered to a side, nor asked for by its keys", async ({ page, service }) => {
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
    const sent = asking(page);
    await open(["allied", "axis"]);
    await page.locator("main button", { hasText: "I am the Allied commander" }).click();
    await page.waitForSelector(".decision .wide");
    await page.keyboard.press("o");
    await still(page);
    await expect.poll(() => page.locator(".toggle-odds, .odds").count()).toBe(0);
    expect(sent).toHaveLength(0);
  });
});
