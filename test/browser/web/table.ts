import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A JSON body posted to the service; gives the answer. */
export async function post(service: string, path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(service + path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}

/** The published example of an operation. */
export async function exampleOf(service: string, game: string, operation: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${service}/v1/${game}/operations/${operation}/example`)).json()) as Record<
    string,
    unknown
  >;
}

/** Begins the standard game with a seed; it is then on the table. */
export async function begun(page: Page, service: string, game: string, seed = "gruss-an-kiel"): Promise<void> {
  await page.goto(`${service}/app/new/${game}`);
  await page.fill("input[name=seed]", seed);
  await page.click("button[type=submit]");
  await page.waitForSelector(".decision");
  await page.waitForSelector(".board svg");
}

/** Puts a position on the table, with a seed of its own so that every run throws the same dice. */
export async function placed(page: Page, service: string, snapshot: unknown, seed = "gruss-an-kiel"): Promise<void> {
  const { ruleset } = snapshot as { ruleset: string };
  const file = {
    format: "naval-umpire-game/1",
    ruleset,
    name: "A position",
    seed,
    diceMode: "seeded",
    snapshot,
    steps: [],
  };
  await page.goto(`${service}/app/open`);
  await page.fill("textarea", JSON.stringify(file));
  await page.click("button[type=submit]");
  await page.waitForSelector(".decision");
  await page.waitForSelector(".board svg");
}

/** Opens the form of a decision, where it is not open by itself. */
export async function opened(page: Page, title: RegExp): Promise<void> {
  const head = page.locator(".decision .head", { hasText: title }).first();
  await head.waitFor();
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
}

/** How many steps the line shown has. */
export async function lengthOf(page: Page): Promise<number> {
  return Number(await page.locator(".controls input").getAttribute("max")) + 1;
}

/** The line shown as the page saves it to a file. */
export async function saved(page: Page): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".menu button")]);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Saved;
}

/** A saved game. */
export interface Saved {
  readonly ruleset: string;
  readonly seed: string;
  readonly snapshot?: unknown;
  readonly steps: readonly { operation: string; input: unknown; seed?: string; dice: number[]; digest: string }[];
}

const ROBOT = fileURLToPath(new URL("robot.js", import.meta.url));

/** Sends a move at random, of decisions that a selector finds before others, without waiting for what comes of it; false when none came about. */
export async function begins(page: Page, seed: number, rather = ""): Promise<boolean> {
  await page.evaluate(await readFile(ROBOT, "utf8"));
  return (await page.evaluate(`moveAtRandom(${seed}, "${rather}")`)) !== undefined;
}

/**
 * Makes moves at random by clicking what is lit, until so many are made or the game is over; gives how many were made. Decisions that a
 * selector finds come before others.
 */
export async function playedAtRandom(page: Page, moves: number, seed: number, rather = ""): Promise<number> {
  await page.evaluate(await readFile(ROBOT, "utf8"));
  let made = 0;
  for (let turn = 0; made < moves && turn < 4 * moves; turn += 1) {
    const there = page.locator(".hand-over .primary");
    if ((await there.count()) > 0) {
      await there.click();
      await page.waitForSelector(".decision");
    }
    const before = await lengthOf(page);
    const sent = await page.evaluate(`moveAtRandom(${seed + turn}, "${rather}")`);
    if (sent === undefined) {
      if ((await page.locator(".decision").count()) === 0) break;
      continue;
    }
    const isDone = `document.querySelector(".hand-over") !== null || ${before} <=
      Number(document.querySelector(".controls input")?.getAttribute("max"))`;
    await expect.poll(() => page.evaluate(isDone), { message: String(sent), interval: 20 }).toBe(true);
    await expect.poll(() => page.locator(".refused").count()).toBe(0);
    made += 1;
  }
  return made;
}

/** Plays a saved game again over REST, and gives the digests that it comes to. */
export async function replayed(service: string, { ruleset, snapshot, steps }: Saved): Promise<readonly string[]> {
  let now = snapshot;
  const digests: string[] = [];
  for (const { operation, input, seed, dice } of steps) {
    const position = now === undefined ? {} : { snapshot: now };
    const answer = await post(service, `/v1/${ruleset}/${operation}`, {
      ...position,
      input,
      ...(seed === undefined ? { dice } : { seed }),
    });
    now = answer.snapshot;
    digests.push(String(answer.digest));
  }
  return digests;
}
