import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { referencesOf } from "../../src/cli/conformance/reference";
import { rulesets } from "../../src/rulesets/index";
import { answerOf, findShortcomings } from "../conformance/runner";
import { requestOf, vectorFiles } from "../conformance/vectors";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const references = await referencesOf(
  rulesets.map(({ id }) => id),
  VECTORS,
);

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("the vectors of $id", ({ id, ruleset }) => {
  const files = vectorFiles(id);

  test.each(files)("$path: the kernel answers each as expected", ({ content }) => {
    const wrong = content.vectors.flatMap((vector) => {
      const request = requestOf(id, vector);
      const answer = answerOf(ruleset, vector.operation, request);
      const shortcomings = findShortcomings(ruleset, vector, request, answer, references.get(id)!);
      return shortcomings.map((shortcoming) => `${vector.id}: ${shortcoming}`);
    });
    expect(wrong).toEqual([]);
  });

  test("ids are unique", () => {
    const ids = files.flatMap(({ content }) => content.vectors.map((vector) => vector.id));
    expect(ids.length).toBeGreaterThan(files.length);
    expect(ids.filter((each, index) => ids.indexOf(each) < index)).toEqual([]);
  });
});
