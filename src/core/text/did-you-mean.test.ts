import { expect, test } from "vitest";
import { nearestSaid } from "./did-you-mean";
import { sayMessage } from "./message";
import { KERNEL_SAYINGS } from "./phrase-book";

const didYouMean = (written: string, names: readonly string[], otherwise: string): string =>
  sayMessage(nearestSaid(written, names, { id: "as-is", values: { text: otherwise } }), KERNEL_SAYINGS);

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
])("%j: %s", (written, said) => expect(didYouMean(written, NAMES, "look at the list.")).toBe(said));

test.each([
  ["E9", "look at the list."],
  ["e2", "did you mean E2?"],
  ["E11", "did you mean E1?"],
])("a letter is no slip in names as short as those of charts: %s", (written, said) => {
  expect(didYouMean(written, ["E1", "E2"], "look at the list.")).toBe(said);
});

test("the first of two equally near names stands", () => {
  expect(didYouMean("endPhasx", ["endPhasy", "endPhasz"], "")).toBe("did you mean endPhasy?");
});
