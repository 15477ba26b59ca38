import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pendingUrls } from "../browser";
import { post } from "./table";

/** A stored game with a token for every role. */
export interface SharedGame {
  readonly career: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** Creates a shared game. Its tokens are keyed by side, or else by role in lower case. */
export async function createSharedGame(service: string, ruleset: string, body: object): Promise<SharedGame> {
  const created = (await post(service, "/v1/careers", { ruleset, name: "Bear Island", ...body })) as {
    readonly career: { readonly career: string };
    readonly tokens: readonly { readonly role: string; readonly side: string | null; readonly token: string }[];
  };
  const tokens = created.tokens.map(({ role, side, token }) => [side ?? role.toLowerCase(), token]);
  return { career: created.career.career, tokens: Object.fromEntries(tokens) };
}

/** Returns the link that opens a shared game with a role or side. */
export function linkOf(service: string, { career, tokens }: SharedGame, who: string): string {
  return `${service}/app/careers/${career}#t=${tokens[who]}`;
}

/** Opens a link and waits for the table. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForSelector(".board svg");
}

/** Reads a shared game over REST. */
export async function readCareer(
  service: string,
  { career, tokens }: SharedGame,
  who: string,
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${tokens[who]}` };
  const response = await fetch(`${service}/v1/careers/${career}`, { headers });
  return (await response.json()) as Record<string, unknown>;
}

/** Exports a shared game over REST. */
export async function exportOf(service: string, { career, tokens }: SharedGame, who: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${tokens[who]}` };
  return (await fetch(`${service}/v1/careers/${career}/export`, { headers })).json();
}

/** Plays a step over REST. */
export async function playStep(
  service: string,
  game: SharedGame,
  who: string,
  step: Readonly<Record<string, unknown>> & { readonly expectedVersion: number; readonly operation: string },
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${game.tokens[who]}`, "content-type": "application/json" };
  const body = JSON.stringify({ input: {}, server: true, ...step });
  const response = await fetch(`${service}/v1/careers/${game.career}/steps`, { method: "POST", headers, body });
  return (await response.json()) as Record<string, unknown>;
}

/** Makes the page poll its game now, as it does when it becomes visible. */
export async function triggerPoll(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}

/** Waits until a page has had no pending request for a moment. Its event stream stays open. */
export async function waitUntilIdle(page: Page): Promise<void> {
  for (let idle = 0; idle < 5; idle = pendingUrls(page).length === 0 ? idle + 1 : 0) await page.waitForTimeout(100);
}

/** Returns the step that the page shows, counted from 1. */
export async function stepShown(page: Page): Promise<number> {
  const text = await page.locator(".where").first().textContent();
  return Number(/\d+/.exec(text ?? "")?.[0]);
}

/** Waits until the page shows a step. */
export async function expectStep(page: Page, step: number): Promise<void> {
  await expect.poll(() => stepShown(page)).toBe(step);
}
