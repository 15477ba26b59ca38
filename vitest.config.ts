import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** A project of tests that start no browser. */
const project = (name: string, ...include: readonly string[]) => ({
  extends: true as const,
  test: { name, include: include.map((path) => `${path}/**/*.test.ts`), globalSetup: "test/setup.ts" },
});

/** Settings of tests that start a browser, for which the pages are built. */
const inBrowser = {
  globalSetup: ["test/setup.ts", "test/browser/setup.ts"],
  // A page renders when the machine lets it.
  expect: { poll: { timeout: 20_000 } },
};

const sourceOf = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  // Both our imports and those of type-graphql must meet one and the same copy of graphql.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: "graphql/index.js" },
      // The package's own names. Here they mean its sources.
      { find: "naval-umpire/client", replacement: sourceOf("client/index.ts") },
      { find: "naval-umpire/decisions", replacement: sourceOf("client/decisions.ts") },
    ],
  },
  test: {
    isolate: false,
    // One for every core: by default one core is left idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Tests make much that is short-lived: with more room for it, less of it is copied before it can be forgotten.
    execArgv: ["--max-semi-space-size=64"],
    // What a source is transformed to is kept from run to run, in node_modules, by what it holds.
    experimental: { fsModuleCache: true },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      project("unit", "src"),
      {
        extends: true,
        test: {
          name: "rules",
          // Every folder that no other project has.
          include: ["test/**/*.test.ts"],
          exclude: ["browser", "careers", "cli", "docs", "http", "infra", "mcp", "quick"].map(
            (name) => `test/${name}/**`,
          ),
          globalSetup: "test/setup.ts",
        },
      },
      project("api", "test/careers", "test/cli", "test/http", "test/mcp"),
      project("package", "test/docs", "test/infra"),
      { extends: true, test: { name: "quick", include: ["test/quick/**/*.test.ts"], ...inBrowser } },
      { extends: true, test: { name: "web", include: ["test/browser/**/*.test.ts"], ...inBrowser } },
    ],
  },
});
