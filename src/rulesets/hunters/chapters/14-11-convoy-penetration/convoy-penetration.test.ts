import { expect, test } from "vitest";
import { exampleConvoy } from "../../../../../test/fixtures/hunters/positions";
import { adjudicate } from "../../../../core/engine/adjudicate";
import { hunters } from "../../index";

test("14.11 a career of the first printing holds no option of the second", () => {
  const snapshot = { ...exampleConvoy(), edition: "first" };
  const answer = adjudicate(hunters, { operation: "breakOff", snapshot, input: {}, seed: "kiel" });
  expect(answer).toMatchObject({
    kind: "MALFORMED",
    faults: [{ code: "OPTION_NOT_IN_EDITION", pointer: "/snapshot/options/convoyPenetration" }],
  });
});
