import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The tests that look at what a person would see; they alone start a browser. */
const IN_BROWSER = "test/browser/**/*.test.ts";

/** Files that take longest, so that none of them is begun when the other workers are nearly done. */
const LONG = [
  "test/browser/web/screens",
  "test/browser/web/hunters",
  "test/browser/form",
  "test/cli/play",
  "test/cli/conformance",
  "test/properties/joints",
  "test/properties/hunters-immaterial",
  "test/properties/hunters-careers",
  "test/conformance/parity-1",
  "test/conformance/parity-2",
  "test/http/careers-fuzz",
  "test/http/contracts",
  "test/browser/web/maps-played",
  "test/http/analysis-at-once",
  "test/http/pq17-alike",
  "test/browser/web/to-the-end",
  "test/properties/pq17-hidden",
  "test/http/whole-games/whole-games",
  "test/properties/odds-proof/proof",
  "test/http/start",
  "test/infra/package",
  "src/rulesets/hunters/odds",
  "test/docs/tour",
].map((path) => `/${path}.test.ts`);

/** Begins with the files that take longest; without what an earlier run left, the larger of the others come first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((path) => moduleId.endsWith(path));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}

const sourceOf = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  // Both our imports and those of type-graphql must meet one and the same copy of graphql.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: "graphql/index.js" },
      // As whoever installed the package imports it; here it is its source.
      { find: "naval-umpire/client", replacement: sourceOf("client/index.ts") },
      { find: "naval-umpire/decisions", replacement: sourceOf("client/decisions.ts") },
    ],
  },
  test: {
    isolate: false,
    // One for every core: by default one core is left idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    // Tests make much that is short-lived: with more room for it, less of it is copied before it can be forgotten.
    execArgv: ["--max-semi-space-size=64"],
    // What a source is transformed to is kept from run to run, in node_modules, by what it holds.
    experimental: { fsModuleCache: true },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is wrong is wrong twice; a browser or a process that had to wait for a busy machine is not. Who needed it is told at the end.
    retry: 1,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["src/**/*.test.ts", "test/**/*.test.ts"],
          exclude: [IN_BROWSER],
          globalSetup: "test/setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: [IN_BROWSER],
          globalSetup: ["test/setup.ts", "test/browser/setup.ts"],
          // What renders later is looked at until it does, on a machine that has much else to do too.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
