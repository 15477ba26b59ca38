import { expect, test } from "vitest";
import { snapshotsOf } from "./patrol";

const patrol = {
  ruleset: "hunters",
  documents: {},
  titles: {},
  steps: ["new", "sail", "fight"].map((operation, index) => ({ operation, input: {}, seed: `s${index}` })),
};

test("snapshot before a step: plays the earlier steps in order, each once", async () => {
  const sent: string[] = [];
  const before = snapshotsOf(patrol, async (path, body) => {
    sent.push(`${path} ${JSON.stringify((body as { snapshot?: unknown }).snapshot ?? null)}`);
    return { snapshot: path };
  });
  expect(await before(0)).toBeUndefined();
  expect(sent).toEqual([]);
  expect(await before(2)).toBe("v1/hunters/sail");
  expect(await before(1)).toBe("v1/hunters/new");
  expect(sent).toEqual(["v1/hunters/new null", 'v1/hunters/sail "v1/hunters/new"']);
});
