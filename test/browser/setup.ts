import type { BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";
import { buildWeb } from "../../infra/build-web.mjs";
import { launchBrowser } from "./launch";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the browser of all tests listens; undefined where none can be launched. */
    browser: string | undefined;
  }
}

/** Builds the pages and launches one browser for all tests. Where it cannot be launched they are skipped loudly, and in CI nothing passes. */
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
