import { expect, it } from "vitest";
import { allPhrases } from "../../../test/fixtures/phrases";
import { hunters } from "../../rulesets/hunters/index";
import { pq17 } from "../../rulesets/pq17/index";
import type { Phrases } from "../contract/phrases";
import { formatReason } from "./reason";

it("the kernel's refusals use words with a language, and names without one", async () => {
  const missing = { code: "CHOICE_MISSING", section: "", params: { member: "fwdReloads" }, pointer: "/fwdReloads" };
  const { fr, ja } = await allPhrases(hunters);
  expect(formatReason(missing, hunters.templates)).toBe("Choose a value for “fwdReloads”.");
  for (const phrases of [fr!, ja!]) {
    expect(formatReason(missing, phrases)).toContain(phrases.members.fwdReloads ?? phrases.words.fwdReloads);
    expect(formatReason(missing, phrases)).not.toContain("fwdReloads");
  }
});

it("a refusal lists seven alternatives and the number of the others, but never omits just one", async () => {
  const refusal = (values: readonly number[], phrases?: Phrases) => {
    const reason = {
      code: "VALUE_NOT_LISTED",
      section: "",
      params: { value: 0, values: { or: values } },
      pointer: "/box",
    };
    return formatReason(reason, phrases ?? hunters.templates);
  };
  const { fr, ja } = await allPhrases(hunters);
  expect(refusal([1, 2, 3, 4, 5, 6, 7, 8])).toContain("6, 7 or 8.");
  expect(refusal([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe(
    "You cannot choose 0 now. Allowed: 1, 2, 3, 4, 5, 6, 7 and 2 more.",
  );
  expect(refusal([1, 2, 3, 4, 5, 6, 7, 8, 9], fr)).toContain("6, 7 et 2 autres.");
  expect(refusal([1, 2, 3, 4, 5, 6, 7, 8, 9], ja)).toContain("6、7、ほか2件である。");
});

it.each([
  ["an id without a word", "tf_Second", "“tf_Second”"],
  ["an id with a word", "tf_home_fleet", "TF Home Fleet"],
])("a refusal, %s: %s appears as %s", async (_, piece, name) => {
  const { en } = await allPhrases(pq17);
  const reason = { code: "CONVOY_ARRIVED", section: "5.1", params: { piece }, pointer: "/piece" };
  expect(formatReason(reason, en!)).toBe(`You cannot move ${name}: it has arrived.`);
});
