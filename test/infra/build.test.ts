import { build } from "esbuild";
import { expect, test } from "vitest";
import { functionOptions } from "../../infra/build.mjs";

const { metafile } = await build({ ...functionOptions("graphql"), write: false, logLevel: "silent" });
const inputs = Object.keys(metafile!.inputs);

test("infra/build: the GraphQL function hashes with Node's crypto", () => {
  expect(inputs.some((file) => file.endsWith("/requestPipeline.js"))).toBe(true);
  expect(inputs.filter((file) => /\/(?:sha\.js|utils\.createhash)\//.test(file))).toEqual([]);
});

test("infra/build: the GraphQL function has Apollo's disabled plugins in files that it does not load", () => {
  const fileWith = (input: RegExp) =>
    Object.entries(metafile!.outputs).find(([, { inputs }]) => Object.keys(inputs).some((path) => input.test(path)))!;
  const [, server] = fileWith(/\/ApolloServer\.js$/);
  const [reporting] = fileWith(/\/plugin\/usageReporting\/index\.js$/);
  expect(server.imports.filter(({ path }) => path === reporting)).toMatchObject([{ kind: "dynamic-import" }]);
});
