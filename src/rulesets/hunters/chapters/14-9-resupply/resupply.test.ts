import { describe, expect, test } from "vitest";
import { exampleOffer } from "../../../../../test/fixtures/hunters/positions";
import { answerFor, gist, play, sentencesOf } from "../../../../../test/fixtures/hunters/table";

describe("14.9 a choice that the options rule out", () => {
  test("14.9 torpedoes offered without resupplyAtSea are a fault", () => {
    const state = exampleOffer();
    const off = { ...state, options: { ...state.options, resupplyAtSea: false } };
    const none = { G7a: 0, G7e: 0 };
    expect(gist(answerFor(off, "takeTorpedoes", { fwdReloads: none, aftReloads: none, tubes: {} }, []))).toBe(
      "MALFORMED PHASE_IMPOSSIBLE",
    );
  });
});

describe("the sentences of the audit", () => {
  test("14.9 a boat sent back to its area is not on its way home, and resupply has no box number", () => {
    const none = { G7a: 0, G7e: 0 };
    const back = play("takeTorpedoes", exampleOffer(), { fwdReloads: none, aftReloads: none, tubes: {} });
    const entered = play("resolveEncounter", back.snapshot, {}, [2, 2]);
    expect(entered.snapshot.patrol).toMatchObject({ box: 3, jumpTo: null, resupplyTried: false });
    expect(sentencesOf(entered, "en")).not.toMatch(/home|box no/);
    expect(sentencesOf(entered, "fr")).not.toMatch(/retour|case non/);
    expect(sentencesOf(entered, "ja")).not.toMatch(/帰路|ボックスいいえ|ボックスなし/);
  });
});
