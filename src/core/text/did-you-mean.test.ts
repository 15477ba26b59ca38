import { expect, test } from "vitest";
import { nearestNameHint } from "./did-you-mean";
import { formatMessage } from "./message";
import { KERNEL_TEMPLATES } from "./phrase-book";

const didYouMean = (input: string, names: readonly string[], otherwise: string): string =>
  formatMessage(nearestNameHint(input, names, { id: "as-is", values: { text: otherwise } }), KERNEL_TEMPLATES);

const NAMES = ["endPhase", "resolveAssignment", "resolveAttack", "loadTorpedoes"];

test.each([
  ["resolveAsignment", "did you mean resolveAssignment?"],
  ["resolveassignment", "did you mean resolveAssignment?"],
  ["resolve_assignment", "did you mean resolveAssignment?"],
  ["resolveAssignments", "did you mean resolveAssignment?"],
  ["loadTorpedos", "did you mean loadTorpedoes?"],
  ["endphaze", "did you mean endPhase?"],
  ["resolveCombat", "look at the list."],
  ["", "look at the list."],
  [`endPhase${" ".repeat(100)}`, "look at the list."],
])("%j: %s", (input, sentence) => expect(didYouMean(input, NAMES, "look at the list.")).toBe(sentence));

test.each([
  ["E9", "look at the list."],
  ["e2", "did you mean E2?"],
  ["E11", "did you mean E1?"],
])("in names as short as those of charts, one letter is not a typing error: %s", (input, sentence) => {
  expect(didYouMean(input, ["E1", "E2"], "look at the list.")).toBe(sentence);
});

test("of two equally near names, the first one wins", () => {
  expect(didYouMean("endPhasx", ["endPhasy", "endPhasz"], "")).toBe("did you mean endPhasy?");
});
