import { expect, it } from "vitest";
import { allPhrases } from "../../../test/fixtures/phrases";
import { hunters } from "../../rulesets/hunters/index";
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
