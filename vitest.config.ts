import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Both our imports and those of type-graphql must meet one and the same copy of graphql.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    isolate: false,
    // One for every core: by default one core is left idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    // Tests make much that is short-lived: with more room for it, less of it is copied before it can be forgotten.
    execArgv: ["--max-semi-space-size=64"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
