import tools from "./tools/package.json" with { type: "json" };

/** Packages of tools/ that package.json runs: knip finds their use by itself. */
const RUN = ["@biomejs/biome", "knip", "osls"];

/** @type {import("knip").KnipConfig} */
export default {
  workspaces: {
    ".": {
      entry: [
        "src/handlers/*.ts",
        "src/local/main.ts",
        "src/local/worker.ts",
        "src/cli/main.ts",
        "src/cli/simulation/worker.ts",
        "src/cli/simulation/worker-source.mjs",
        "src/client/{index,decisions}.ts",
        "src/form/fields.ts",
        "src/library/{rules,proof,hunters,goeben,pq17}.ts",
        "src/console/docs.ts",
        "src/console/graphiql.ts",
        "src/web/{app.tsx,landing.ts,text.ts,verify/worker.ts}",
        "examples/**/*.ts",
        "!examples/react-apollo/**",
        "scripts/*.{mjs,ts}",
        "test/properties/odds-proof/worker.ts",
        "test/properties/odds-proof/worker-source.mjs",
        "test/bench/load/*.mjs",
        "test/browser/unpack.mjs",
        "test/careers/writer.ts",
        "test/vectors/{goeben,hunters,pq17}/*.ts",
        "test/vectors/{goeben,hunters,pq17}/snapshots/*.ts",
        "test/mutants/{main,worker}.ts",
        "test/bench/main.ts",
        "test/browser/screens/main.ts",
        "test/bench/apollo-hello.ts",
        "test/bench/load/{main,servers,streams}.ts",
        "test/ecosystem/main.ts",
        "test/contract/main.ts",
        "test/golden/main.ts",
        "test/http/whole-games/main.ts",
        "test/trial/main.ts",
        "test/properties/odds-proof/main.ts",
        "test/properties/sanity-table.ts",
        "test/vectors/main.ts",
        "test/revisions/main.ts",
      ],
      project: [
        "src/**/*.{ts,tsx}",
        "test/**/*.ts",
        "infra/**/*.{mjs,mts}",
        "scripts/**/*.{mjs,ts}",
        "examples/**/*.ts",
        // A program of its own, with its own packages.
        "!examples/react-apollo/**",
      ],
    },
  },
  ignoreExportsUsedInFile: true,
  // Tests and scripts use the packages of tools/, which knip looks for in the package.json nearest to them.
  ignoreWorkspaces: ["tools"],
  ignoreBinaries: ["biome", "osls"],
  ignoreDependencies: Object.keys(tools.devDependencies).filter((name) => !RUN.includes(name)),
};
