import { expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { umpire } from "./terminal";

test.each([
  ["hunters", "en", /^U-boat: .* \[VIIA: Type VIIA, .*IXC: Type IXC\] \(\/input\/boat\)$/m],
  ["hunters", "en", /^Number: .* \[1–9999\] \(\/input\/number\)$/m],
  ["goeben", "ja", /^[^:]+：.* \[1–\d+\] \(\/known\/turn\)$/m],
  ["pq17", "fr", /^[^:]+\u00a0: [^:]* \[\w+\u00a0: .+, .+\] \(\/input\/scenario\)$/m],
])("take-over: %s lists the possible answers in %s", async (id, language, line) => {
  const { code, out } = await umpire(["take-over", id, "--language", language], { isPeople: true });
  expect([code, out]).toEqual([EXIT.NO, expect.stringMatching(line)]);
});
