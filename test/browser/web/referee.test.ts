import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "../browser";
import { exampleOf, lengthOf, openForm, placeSnapshot, post } from "./table";

interface Example {
  readonly snapshot: object;
  readonly input: object;
}

const HIT = { mode: "night_surface", range: "medium", firstEnd: "aft", tubes: { aft1: 3 } };

/** Puts the example of an attack on the table and opens the referee's tools. */
async function openReferee(page: Page, service: string): Promise<Example> {
  const example = (await exampleOf(service, "hunters", "resolveAttack")) as unknown as Example;
  await placeSnapshot(page, service, example.snapshot);
  await page.locator(".menu button", { hasText: "Referee" }).click();
  await page.locator(".referee select").selectOption("resolveAttack");
  await expect.poll(() => page.locator(".referee textarea").nth(0).inputValue()).toContain("tubes");
  await page.locator(".referee textarea").nth(0).fill(JSON.stringify(HIT));
  return example;
}

const button = (page: Page, name: string) => page.locator(".referee button", { hasText: name });

const text = (page: Page, place: number) => page.locator(".referee textarea").nth(place);

describe("the referee's tools", () => {
  test("try any operation without playing it and list all its faults", async ({ page, service }) => {
    await openReferee(page, service);
    await button(page, "Try").click();
    await page.waitForSelector(".tried li");
    await expect.poll(() => page.locator(".tried").innerText()).toMatch(/Torpedo from aft tube 1 at ship 3/);
    await text(page, 0).fill(JSON.stringify({ ...HIT, firstEnd: "fwd" }));
    await button(page, "Try").click();
    const refusal = page.locator(".referee [role=alert]");
    await refusal.waitFor();
    await expect.poll(() => refusal.innerText()).toMatch(/Rule 9\.2\.1 · ONE_END_ONLY \/input\/tubes/);
    // The input of a closed operation starts as its published example.
    await page.locator(".referee select").selectOption("resolveFlakStay");
    const { input } = await exampleOf(service, "hunters", "resolveFlakStay");
    await expect.poll(() => text(page, 0).inputValue()).toBe(JSON.stringify(input, null, 1));
    await page.locator(".referee select").selectOption("computeRefit");
    await button(page, "Try").click();
    await expect.poll(() => refusal.innerText()).toMatch(/Rule [\d.]+ · [A-Z_]+/);
    await page.keyboard.press("Escape");
    await expect.poll(() => lengthOf(page)).toBe(1);
  });

  test("try with custom charts and show their faults with pointers", async ({ newPage, service }) => {
    const page = await newPage(/status of 400/);
    await openReferee(page, service);
    await text(page, 1).fill(JSON.stringify({ U1: { name: 7 }, E1: { rows: [] } }));
    await button(page, "Try").click();
    const faults = page.locator(".referee [role=alert]");
    await faults.waitFor();
    await expect.poll(() => faults.innerText()).toContain("/charts/E1/rows");
  });

  test("verify a claimed answer with the rolled dice", async ({ page, service }) => {
    const { snapshot } = await openReferee(page, service);
    const { dice } = await post(service, "/v1/hunters/resolveAttack", { snapshot, input: HIT, seed: "claimed" });
    const answer = await post(service, "/v1/hunters/resolveAttack", { snapshot, input: HIT, dice });
    await page.locator(".referee input[type=text]").fill((dice as number[]).join(" "));
    await text(page, 2).fill(JSON.stringify(answer));
    await button(page, "Check").click();
    await expect.poll(() => page.locator(".referee .verdict").innerText()).toContain("right");
    const changed = { ...answer, outcome: { ...(answer.outcome as object), closeApproach: "detected" } };
    await text(page, 2).fill(JSON.stringify(changed));
    await button(page, "Check").click();
    await expect.poll(() => page.locator(".verdict.forged").innerText()).toContain("/outcome/closeApproach");
  });

  test("copy a call for a shell, GraphQL and TypeScript; the copy returns the same answer", async ({
    page,
    service,
  }) => {
    const { snapshot } = await openReferee(page, service);
    await button(page, "Try").click();
    await page.waitForSelector(".tried ~ p code");
    const digest = await page.locator(".tried ~ p code").innerText();
    const copied = async (name: string) => {
      await button(page, name).click();
      return text(page, 3).inputValue();
    };
    const curl = await copied("curl");
    const body = JSON.parse(/ -d '(.*)'$/s.exec(curl)![1]!.replaceAll("'\\''", "'")) as object;
    expect(curl).toContain(`${service}/v1/hunters/resolveAttack`);
    expect(await post(service, "/v1/hunters/resolveAttack", body)).toMatchObject({ kind: "RESOLUTION", digest });
    const answer = await post(service, "/graphql", JSON.parse(await copied("GraphQL")) as object);
    expect(answer).toMatchObject({ data: { hunters: { resolveAttack: { digest } } } });
    expect(await copied("TypeScript")).toContain(
      `umpire.hunters.resolveAttack({"snapshot":${JSON.stringify(snapshot).slice(0, 40)}`,
    );
  });

  test("show the board as one side sees it, and as everyone again", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "pq17", "moveForce");
    await placeSnapshot(page, service, snapshot);
    const titles = () =>
      page.evaluate(
        `[...document.querySelector(".board").shadowRoot.querySelectorAll("[data-piece]")].map((each) => each.dataset.piece).join(" ")`,
      );
    const all = await titles();
    await page.locator(".menu button", { hasText: "Referee" }).click();
    await button(page, "Axis").click();
    await expect.poll(titles).not.toBe(all);
    await page.keyboard.press("Escape");
    await expect.poll(titles).toBe(all);
  });
});

describe("13 an input without a special widget", () => {
  test("can be played by the form and as JSON", async ({ page, service }) => {
    const { snapshot } = await exampleOf(service, "hunters", "resolveAssignment");
    await page.route("**/v1/hunters/decisions", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { decisions: { operation: string; input: unknown }[] };
      const unknown = { type: "object", required: ["request"], properties: { request: { title: "Asked", not: {} } } };
      const decisions = body.decisions.map((each) =>
        each.operation === "resolveAssignment" ? { ...each, input: unknown } : each,
      );
      await route.fulfill({ response: answer, json: { ...body, decisions } });
    });
    for (const typed of ["false", '{"request":false}']) {
      await placeSnapshot(page, service, snapshot);
      await openForm(page, /Assign a patrol/);
      const form = page.locator(".decision.open form");
      await expect.poll(() => form.locator("legend").innerText()).toBe("Asked");
      if (typed.startsWith("{")) await form.locator("button[aria-pressed]", { hasText: "As JSON" }).click();
      await form.locator("textarea").fill(typed);
      await form.locator("button[type=submit]").click();
      await expect.poll(() => lengthOf(page)).toBe(2);
    }
  });
});
