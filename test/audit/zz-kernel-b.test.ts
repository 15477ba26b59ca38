import { expect, test } from "vitest";
import { pq17 } from "../../src/rulesets/pq17/index";
import { runOnKernel } from "../conformance/runner";
import { vectorFiles } from "../conformance/vectors";
test("kernel", { timeout: 500000 }, () => {
  const bad: string[] = []; let n = 0;
  for (const { path, content } of vectorFiles("pq17")) for (const vector of content.vectors) { n += 1;
    const found = runOnKernel(pq17, vector); if (found.length > 0) bad.push(`${path} ${vector.id}: ${JSON.stringify(found).slice(0, 400)}`); }
  console.log(n, bad.length, bad.join("\n"));
  expect(bad).toEqual([]);
});
