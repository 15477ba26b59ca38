import { expect, test } from "vitest";
import { requestsOf } from "./patrol";

const steps = ["new", "sail", "fight"].map((operation, index) => ({
  operation,
  title: "",
  input: {},
  seed: `s${index}`,
}));

test("request of a step: plays the earlier steps in order, each once", async () => {
  const sent: string[] = [];
  const requestOf = requestsOf({ document: "query Play", steps }, async ({ query, variables }) => {
    sent.push(`${query} ${variables.operation} ${variables.snapshot}`);
    return { data: { hunters: { play: { snapshot: `after ${variables.operation}` } } } };
  });
  const first = { query: "query Play", variables: { operation: "new", input: {}, seed: "s0" } };
  expect(await requestOf(0)).toEqual(first);
  expect(sent).toEqual([]);
  expect((await requestOf(2)).variables.snapshot).toBe("after sail");
  expect((await requestOf(1)).variables.snapshot).toBe("after new");
  expect(sent).toEqual(["query Play new undefined", "query Play sail after new"]);
});

test("request of a step after a failure: plays the failed step again", async () => {
  let isAway = true;
  const requestOf = requestsOf({ document: "query Play", steps }, async ({ variables }) => {
    if (isAway && variables.operation === "sail") throw new Error("away");
    return { data: { hunters: { play: { snapshot: `after ${variables.operation}` } } } };
  });
  await expect(requestOf(2)).rejects.toThrow("away");
  isAway = false;
  expect((await requestOf(2)).variables.snapshot).toBe("after sail");
});
