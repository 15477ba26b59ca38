import type { Page } from "playwright-core";
import { expect } from "vitest";
import { post } from "./table";

/** A game that the service keeps, with a token for every role. */
export interface SharedGame {
  readonly career: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** Makes a shared game; tokens by side, or else by role in small letters. */
export async function shared(service: string, ruleset: string, body: object): Promise<SharedGame> {
  const made = (await post(service, "/v1/careers", { ruleset, name: "Bear Island", ...body })) as {
    readonly career: { readonly career: string };
    readonly tokens: readonly { readonly role: string; readonly side: string | null; readonly token: string }[];
  };
  const tokens = made.tokens.map(({ role, side, token }) => [side ?? role.toLowerCase(), token]);
  return { career: made.career.career, tokens: Object.fromEntries(tokens) };
}

/** The link that opens a shared game as somebody. */
export function linkOf(service: string, { career, tokens }: SharedGame, who: string): string {
  return `${service}/app/careers/${career}#t=${tokens[who]}`;
}

/** Opens a link, and waits for the table. */
export async function joined(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForSelector(".board svg");
}

/** A shared game as somebody reads it over REST. */
export async function read(
  service: string,
  { career, tokens }: SharedGame,
  who: string,
): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${tokens[who]}` };
  const response = await fetch(`${service}/v1/careers/${career}`, { headers });
  return (await response.json()) as Record<string, unknown>;
}

/** A shared game as somebody exports it over REST. */
export async function exportOf(service: string, { career, tokens }: SharedGame, who: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${tokens[who]}` };
  return (await fetch(`${service}/v1/careers/${career}/export`, { headers })).json();
}

/** Plays a step over REST. */
export async function played(
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

/** Has the page look at once how its game stands, as it does when it is seen again. */
export async function glanced(page: Page): Promise<void> {
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
}

/** The step that the page shows, counted from 1. */
export async function stepShown(page: Page): Promise<number> {
  const text = await page.locator(".where").first().textContent();
  return Number(/\d+/.exec(text ?? "")?.[0]);
}

/** Waits until the page shows a step. */
export async function shows(page: Page, step: number): Promise<void> {
  await expect.poll(() => stepShown(page)).toBe(step);
}
