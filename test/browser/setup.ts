import type { BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";
import { buildWeb } from "../../infra/build-web.mjs";
import { launchBrowser } from "./launch";

declare module "vitest" {
  interface ProvidedContext {
    /** WebSocket endpoint of the browser for all tests; undefined if none can be launched. */
    browser: string | undefined;
  }
}

/**
 * Builds the pages and launches one browser for all tests. If it cannot be launched, the tests are skipped with a
 * warning; in CI they fail.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb();
  let browser: BrowserServer | undefined;
  try {
    browser = await launchBrowser();
  } catch (error) {
    if (process.env.CI) throw error;
    console.warn(`\nskipped: no browser, so nothing in test/browser is tested here.\n${(error as Error).message}\n`);
  }
  project.provide("browser", browser?.wsEndpoint());
  return async () => browser?.close();
}
