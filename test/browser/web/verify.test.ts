import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { hunters } from "../../../src/rulesets/hunters/index";
import { rulesets } from "../../../src/rulesets/index";
import { openService } from "../../careers/service";
import { exampleOf } from "../../fixtures/examples";
import { test } from "../browser";
import { downloadGame, playAtRandom, startGame } from "./table";

const KEYS = "/.well-known/naval-umpire-keys.json";

/** Drops a file with this content on the verifier and returns its verdict. */
async function dropFile(page: Page, content: unknown): Promise<string> {
  const buffer = Buffer.from(JSON.stringify(content));
  await page.setInputFiles("input[type=file]", { name: "career.json", mimeType: "application/json", buffer });
  await page.waitForSelector(".verdict, .refused");
  return page.locator(".verdict, .refused").first().innerText();
}

/** Returns an exported career with its first step. */
async function careerOf(ruleset: (typeof rulesets)[number]) {
  const service = await openService([ruleset]);
  try {
    const { input } = exampleOf(ruleset, "new");
    const created = await service.ask("createCareer", { ruleset: ruleset.id, input, server: true });
    return await service.ask("exportCareer", { career: created.career.career }, created.tokens[0].token);
  } finally {
    await service.database.stop();
  }
}

describe("17 verifying an exported career in the browser", () => {
  test.for(rulesets.map(({ id }) => id))(
    "%s: a valid career is proven; a forged one shows step and reason",
    async (id, { page, service }) => {
      const career = await careerOf(rulesets.find((each) => each.id === id)!);
      const requests: string[] = [];
      await page.goto(`${service}/app/verify`);
      await page.waitForSelector("input[type=file]");
      page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
      expect(await dropFile(page, career)).toContain("Proven. Steps: 1,");
      await expect
        .poll(() => page.locator(".proof-steps thead").innerText())
        .toMatch(/^Step\s+Proof\s+What was played\s+Dice\s+Digest\s*$/);
      // Step numbers start at 1; operations have titles.
      const { title } = rulesets.find((each) => each.id === id)!.start;
      await expect
        .poll(() => page.locator(".proof-steps tbody tr").allInnerTexts())
        .toEqual([expect.stringMatching(/^1\s+proven\s/)]);
      await expect.poll(() => page.locator(".proof-steps tbody td").nth(1).innerText()).toBe(title);
      // The page loads only the rules and the keys, and sends nothing.
      expect(requests.length).toBeGreaterThan(1);
      expect(requests.filter((each) => !each.startsWith("GET /assets/"))).toEqual([`GET ${KEYS}`]);

      const forged = structuredClone(career);
      forged.last = { ...forged.last, step: 99 };
      await page.reload();
      await page.waitForSelector("input[type=file]");
      expect(await dropFile(page, forged)).toMatch(/Step 1 is wrong/);
      const changed = structuredClone(career);
      changed.steps[0].digest = `${changed.steps[0].digest.slice(0, -1)}${changed.steps[0].digest.endsWith("0") ? "1" : "0"}`;
      await page.reload();
      await page.waitForSelector("input[type=file]");
      expect(await dropFile(page, changed)).toMatch(/Step 1 is wrong\..*was changed later/);
      await expect.poll(() => page.locator(".proof-steps .wrong").count()).toBe(1);
    },
  );

  test("shows the origin of its dice: unproven without a signature", async ({ newPage, service }) => {
    const page = await newPage(/ERR_FAILED/);
    const career = await careerOf(hunters);
    const originsOf = async (content: unknown) => {
      await page.goto(`${service}/app/verify`);
      await page.waitForSelector("input[type=file]");
      expect(await dropFile(page, content)).toContain("Proven. Steps: 1,");
      const origins = () => page.locator(".origins").innerText();
      await expect.poll(origins).not.toContain("…");
      return origins();
    };
    expect(await originsOf(career)).toMatch(/1\s+The server's dice at the start/);
    const [step] = career.steps;
    expect(await originsOf({ ...career, steps: [{ ...step, signature: null }] })).toMatch(
      /1\s+Claimed to be the server's dice, but without a signature/,
    );
    await page.route(`**${KEYS}`, (route) => route.abort());
    expect(await originsOf(career)).toMatch(
      /without a signature by a known key.*The public keys of this service could not be fetched/s,
    );
  });

  test("rejects a file that is not a career", async ({ page, service }) => {
    await page.goto(`${service}/app/verify`);
    await page.waitForSelector("input[type=file]");
    const text = await dropFile(page, { format: "something" });
    expect(text.length).toBeGreaterThan(5);
    await expect.poll(() => page.locator(".refused").count()).toBe(1);
  });
});

describe("verifying a saved game in the browser", () => {
  test("proves each step by the rules alone; finds a changed digest and states what a proof means", async ({
    page,
    service,
  }) => {
    await startGame(page, service, "goeben");
    expect(await playAtRandom(page, 3, 3)).toBeGreaterThan(0);
    const file = await downloadGame(page);
    await page.goto(`${service}/app/verify`);
    await page.waitForSelector("input[type=file]");
    expect(await dropFile(page, file)).toContain(`Proven. Steps: ${file.steps.length},`);
    await expect.poll(() => page.locator("main").innerText()).toContain("It does not prove that the dice were random");
    await expect.poll(() => page.locator(".proof-steps tbody tr").count()).toBe(file.steps.length);
    const forged = structuredClone(file);
    const at = forged.steps.length - 1;
    forged.steps[at]!.digest = `sha256:${"0".repeat(64)}`;
    await page.reload();
    await page.waitForSelector("input[type=file]");
    expect(await dropFile(page, forged)).toMatch(new RegExp(`Step ${at + 1} is wrong`));
  });

  test("rejects any other file, without showing a regular expression", async ({ page, service }) => {
    for (const content of [{ format: "vassal/1" }, { hello: 1 }, [1]]) {
      await page.goto(`${service}/app/verify`);
      await page.waitForSelector("input[type=file]");
      expect(await dropFile(page, content)).toBe(
        "This page can prove the export of a shared game and a game saved as a file. This file is neither.",
      );
    }
  });
});
