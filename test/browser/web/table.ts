import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Posts a JSON body to the service and returns the response. */
export async function post(service: string, path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(service + path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}

/** Returns the published example of an operation. */
export async function exampleOf(service: string, game: string, operation: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${service}/v1/${game}/operations/${operation}/example`)).json()) as Record<
    string,
    unknown
  >;
}

/** Starts the standard game with a seed and waits for the table. */
export async function startGame(page: Page, service: string, game: string, seed = "gruss-an-kiel"): Promise<void> {
  await page.goto(`${service}/app/new/${game}`);
  await page.fill("input[name=seed]", seed);
  await page.click("button[type=submit]");
  await page.waitForSelector(".decision");
  await page.waitForSelector(".board svg");
}

/** Puts a snapshot on the table, with a fixed seed so that the dice are the same in every run. */
export async function placeSnapshot(
  page: Page,
  service: string,
  snapshot: unknown,
  seed = "gruss-an-kiel",
): Promise<void> {
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

/** Opens the form of a decision, unless it is open already. */
export async function openForm(page: Page, title: RegExp): Promise<void> {
  const head = page.locator(".decision .head", { hasText: title }).first();
  await head.waitFor();
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
}

/** Returns the number of steps of the line shown. */
export async function lengthOf(page: Page): Promise<number> {
  return Number(await page.locator(".controls input").getAttribute("max")) + 1;
}

/** Downloads the line shown as a saved game. */
export async function downloadGame(page: Page): Promise<DownloadedGame> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(".menu button")]);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as DownloadedGame;
}

/** A saved game. */
export interface DownloadedGame {
  readonly ruleset: string;
  readonly seed: string;
  readonly snapshot?: unknown;
  readonly steps: readonly { operation: string; input: unknown; seed?: string; dice: number[]; digest: string }[];
}

const ROBOT = fileURLToPath(new URL("robot.js", import.meta.url));

/**
 * Sends a random move without waiting for its answer; decisions that match the selector come first. Returns false if no
 * move was possible.
 */
export async function tryRandomMove(page: Page, seed: number, rather = ""): Promise<boolean> {
  await page.evaluate(await readFile(ROBOT, "utf8"));
  return (await page.evaluate(`moveAtRandom(${seed}, "${rather}")`)) !== undefined;
}

/**
 * Plays random moves by clicks until the limit is reached or the game is over. Decisions that match the selector come
 * first. Returns the number of moves.
 */
export async function playAtRandom(page: Page, moves: number, seed: number, rather = ""): Promise<number> {
  await page.evaluate(await readFile(ROBOT, "utf8"));
  let count = 0;
  for (let turn = 0; count < moves && turn < 4 * moves; turn += 1) {
    const there = page.locator(".hand-over .primary");
    if ((await there.count()) > 0) {
      await there.click();
      await page.waitForSelector(".decision");
    }
    const before = await lengthOf(page);
    const move = await page.evaluate(`moveAtRandom(${seed + turn}, "${rather}")`);
    if (move === undefined) {
      if ((await page.locator(".decision").count()) === 0) break;
      continue;
    }
    const isDone = `document.querySelector(".hand-over") !== null || ${before} <=
      Number(document.querySelector(".controls input")?.getAttribute("max"))`;
    await expect.poll(() => page.evaluate(isDone), { message: String(move), interval: 20 }).toBe(true);
    await expect.poll(() => page.locator(".refused").count()).toBe(0);
    count += 1;
  }
  return count;
}

/** Replays a saved game over REST and returns the digests. */
export async function replayOverRest(
  service: string,
  { ruleset, snapshot, steps }: DownloadedGame,
): Promise<readonly string[]> {
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
