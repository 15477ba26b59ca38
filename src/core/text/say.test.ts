import { expect, it } from "vitest";
import { allPhrases } from "../../../test/fixtures/phrases";
import { hunters } from "../../rulesets/hunters/index";
import type { Phrases } from "../contract/phrases";
import { sayReason } from "./say";

it("the kernel's own refusals name members and values by their words, and by their names where no language is asked for", async () => {
  const missing = { code: "CHOICE_MISSING", section: "", params: { member: "fwdReloads" }, pointer: "/fwdReloads" };
  const { fr, ja } = await allPhrases(hunters);
  expect(sayReason(missing, hunters.sayings)).toBe("Choose fwdReloads.");
  for (const phrases of [fr!, ja!]) {
    expect(sayReason(missing, phrases)).toContain(phrases.members.fwdReloads ?? phrases.words.fwdReloads);
    expect(sayReason(missing, phrases)).not.toContain("fwdReloads");
  }
});

it("a refusal lists seven alternatives and counts the others, and never leaves out only one", async () => {
  const said = (values: readonly number[], phrases?: Phrases) => {
    const reason = {
      code: "VALUE_NOT_LISTED",
      section: "",
      params: { value: 0, values: { or: values } },
      pointer: "/box",
    };
    return sayReason(reason, phrases ?? hunters.sayings);
  };
  const { fr, ja } = await allPhrases(hunters);
  expect(said([1, 2, 3, 4, 5, 6, 7, 8])).toContain("6 or 7 or 8.");
  expect(said([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe("0 cannot be chosen now; choose 1, 2, 3, 4, 5, 6, 7 and 2 more.");
  expect(said([1, 2, 3, 4, 5, 6, 7, 8, 9], fr)).toContain("6, 7 et 2 de plus.");
  expect(said([1, 2, 3, 4, 5, 6, 7, 8, 9], ja)).toContain("6、7、ほか2件を");
});
