import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** The tests that look at what a person would see; they alone start a browser. */
const IN_BROWSER = "test/browser/**/*.test.ts";

export default defineConfig({
  // Both our imports and those of type-graphql must meet one and the same copy of graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    isolate: false,
    // One for every core: by default one core is left idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Tests make much that is short-lived: with more room for it, less of it is copied before it can be forgotten.
    execArgv: ["--max-semi-space-size=64"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: "rules", include: ["src/**/*.test.ts", "test/**/*.test.ts"], exclude: [IN_BROWSER] },
      },
      { extends: true, test: { name: "browser", include: [IN_BROWSER], globalSetup: "test/browser/setup.ts" } },
    ],
  },
});
