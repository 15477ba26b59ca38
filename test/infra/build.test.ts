import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { functionOptions, withoutDisabled } from "../../infra/build.mjs";

/** The inputs of the GraphQL function's bundle, made without writing it. */
async function inputsWith(replacing: ReturnType<typeof withoutDisabled>): Promise<readonly string[]> {
  const options = { ...functionOptions("graphql"), plugins: [replacing], write: false };
  const { metafile } = await build({ ...options, logLevel: "silent" });
  return Object.keys(metafile!.inputs);
}

describe("a bundle leaves out of Apollo's server what is disabled in it", () => {
  test("and carries nothing that only a disabled plugin needs", async () => {
    const inputs = await inputsWith(withoutDisabled());
    expect(inputs.some((file) => file.endsWith("/ApolloServer.js"))).toBe(true);
    expect(inputs.filter((file) => /\/plugin\/usageReporting\/|\/usage-reporting-protobuf\//.test(file))).toEqual([]);
  });

  test("and is not made when Apollo's server no longer imports it", async () => {
    const moved = "./plugin/moved/index.js";
    await expect(inputsWith(withoutDisabled([moved]))).rejects.toThrow(`does not import ${moved}`);
  });
});

test("a bundle hashes with Node's crypto what Apollo would hash in JavaScript", async () => {
  const inputs = await inputsWith(withoutDisabled());
  expect(inputs.some((file) => file.endsWith("/requestPipeline.js"))).toBe(true);
  expect(inputs.filter((file) => /\/(?:sha\.js|utils\.createhash)\//.test(file))).toEqual([]);
});
