import { describe, expect, test } from "vitest";
import { atSpace, play, rolled, table, withShip } from "../../../../../test/fixtures/goeben/table";
import { allPhrases } from "../../../../../test/fixtures/phrases";
import { renderSentence } from "../../../../core/text/sentence";
import { goeben } from "../../index";

const sentences = await allPhrases(goeben);

describe("10.0 repairs beyond the starting value", () => {
  test.each([
    ["en", ", 4 successes."],
    ["fr", "\u202f; 4 succès."],
    ["ja", "、成功4個。"],
  ])("surplus successes are reported, in %s too, and no boxes restored", (language, words) => {
    const state = withShip(atSpace(table("outfitting"), "central_ionian"), "goeben", { hull: 11 });
    const dice = ["hull", "hull", "hull", "hull"];
    const played = play("repair", state, { ship: "goeben", dice }, [6, 6, 5, 5]);
    expect(played.snapshot.ships.goeben.hull).toBe(12);
    const sentencesOf = rolled(played, "repair").map((entry) => renderSentence(entry, sentences[language]!));
    expect(sentencesOf).toEqual([expect.stringContaining(words)]);
  });
});
