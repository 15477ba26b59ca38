import { describe, expect, it } from "vitest";
import { exampleEvasion } from "../../../../../test/fixtures/hunters/positions";
import { answered, asked, engaged, gist, play, rolled } from "../../../../../test/fixtures/hunters/table";
import { allPhrases } from "../../../../../test/fixtures/phrases";
import { analyse } from "../../../../core/analysis/call";
import { explain } from "../../../../core/analysis/explain/explain";
import type { Explanation } from "../../../../core/analysis/explain/explanation";
import type { AuditEntry, RollEntry } from "../../../../core/contract/audit";
import { renderSentence } from "../../../../core/text/sentence";
import { hunters } from "../../index";
import type { Snapshot } from "../../snapshot";

const sentences = await allPhrases(hunters);

/** The changes of a roll's result, as code, value, result and section. */
function changes(entry: Pick<RollEntry, "adjustments"> | undefined) {
  return (entry?.adjustments ?? []).map(({ code, value, result, citation }) => [code, value, result, citation.section]);
}

function quality(state: Snapshot, escortQuality: "green" | "veteran" | "elite"): Snapshot {
  const options = { ...state.options, variableEscortQuality: true };
  return engaged({ ...state, options }, { escortQuality });
}

describe("14.8, 14.8.4 a choice that the options or the boat rule out", () => {
  it("14.8 an evasion is refused without evasiveManeuvers", () => {
    const state = exampleEvasion();
    const off = { ...state, options: { ...state.options, evasiveManeuvers: false } };
    expect(gist(answered(off, "resolveEvasion", { number: 1 }, [3, 1, 1]))).toBe("MALFORMED PHASE_IMPOSSIBLE");
  });

  it("14.8.4 an evasion is refused with damaged hydrophones", () => {
    const state = exampleEvasion();
    const systems = { ...state.boat.systems, hydrophones: "damaged" as const };
    const deaf = { ...state, boat: { ...state.boat, systems } };
    expect(gist(answered(deaf, "resolveEvasion", { number: 1 }, [3, 1, 1]))).toBe("MALFORMED PHASE_IMPOSSIBLE");
  });
});

describe("worked example: evasion", () => {
  it("14.8 a boat straight ahead by a 6 takes a hit less on 1 to 4, one more on 5 and three more on 6", () => {
    const hits = [1, 2, 3, 4, 5, 6].map((guess) => {
      const fallen = { 5: 3, 6: 5 }[guess] ?? 1;
      const minor = Array.from({ length: fallen }, () => [3, 2]).flat();
      const { outcome, rolls } = play("resolveEvasion", exampleEvasion(), { number: 6 }, [guess, 3, 4, ...minor]);
      expect(rolls[1]).toMatchObject({ label: "depth-charge-attack", result: "2 hits" });
      return outcome.hits;
    });
    expect(hits).toEqual([1, 1, 1, 1, 3, 5]);
  });
});

describe("14.8.1 an evasion stands in the audit", () => {
  it.each([
    [3, 3, "E3_EVASION_NUMBER", 3, "5 hits"],
    [3, 4, "E3_EVASION_DIRECTION", 1, "3 hits"],
    [3, 6, "E3_EVASION_MISSED", -1, "1 hits"],
  ])("14.8.1 the charges carry the change of number %i against %i", (number, escort, code, value, result) => {
    const hits = Number(result[0]);
    const damage = Array.from({ length: hits }, () => [3, 3]).flat();
    const { rolls, outcome } = play("resolveEvasion", exampleEvasion(), { number }, [escort, 3, 4, ...damage]);
    const charge = rolls.find(({ label }) => label === "depth-charge-attack");
    expect(charge).toMatchObject({ result: "2 hits", about: { named: String(number), escort: String(escort) } });
    expect(changes(charge)).toEqual([[code, value, result, "14.8.1"]]);
    expect(rolls[0]).toMatchObject({ label: "evasion", about: { named: String(number) } });
    expect(outcome.hits).toBe(hits);
  });

  it("14.8.3 the numbers of two players stand on the charges, where no die is rolled for them", () => {
    const before = exampleEvasion();
    const state = { ...before, options: { ...before.options, twoPlayers: true } };
    const { rolls } = play("resolveEvasion", state, { number: 1, escort: 6 }, [2, 2]);
    expect(rolls).toHaveLength(1);
    expect(rolls[0]).toMatchObject({ about: { named: "1", escort: "6" } });
    expect(changes(rolls[0])).toEqual([["E3_EVASION_MISSED", -1, "0 hits", "14.8.1"]]);
  });

  it("14.8.2 in the first printing more than five hits sink, as a change of its own after quality and evasion", () => {
    const state = { ...quality(exampleEvasion(), "elite"), edition: "first" } as Snapshot;
    const { rolls, outcome } = play("resolveEvasion", state, { number: 1 }, [1, 5, 4]);
    const charge = rolls.find(({ label }) => label === "depth-charge-attack");
    expect(charge).toMatchObject({ result: "3 hits" });
    expect(changes(charge)).toEqual([
      ["E3_ESCORT_ELITE", 1, "4 hits", "14.6.3"],
      ["E3_EVASION_NUMBER", 3, "7 hits", "14.8.1"],
      ["E3_SUNK_ABOVE", null, "sunk", "14.8.2"],
    ]);
    expect(outcome.hits).toBeNull();
  });

  it("14.8.1 an evasion is explained in three languages, in /explain too", async () => {
    const dice = [3, 3, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3];
    const request = { operation: "resolveEvasion", snapshot: exampleEvasion(), input: { number: 3 }, dice };
    const { audit } = play("resolveEvasion", exampleEvasion(), { number: 3 }, dice);
    const index = audit.findIndex((entry) => "label" in entry && entry.label === "depth-charge-attack");
    const sentenceIn = (language: string) => renderSentence(audit[index] as AuditEntry, sentences[language]!);
    expect(sentenceIn("en")).toBe(
      "Depth charges on E3 (boat's number 3, escort's number 3): 3+4 = 7: 2 hits; +3 (number guessed) → 5 hits. [9.6.8]",
    );
    expect(sentenceIn("fr")).toBe(
      "Grenadage sur E3 (numéro du sous-marin 3, numéro de l'escorte 3) : 3+4 = 7 : 2 touchés ; +3 (numéro deviné) → 5 touchés. [9.6.8]",
    );
    expect(sentenceIn("ja")).toBe(
      "爆雷攻撃（E3、Uボートの数字3、護衛艦の数字3）：3+4=7：2命中、+3（数字を当てられた）→5命中。［9.6.8］",
    );
    const explanation = (await analyse(hunters, explain, { request, index })) as Explanation;
    expect(explanation.sentence).toBe(sentenceIn("en"));
    expect(explanation.adjustments).toEqual([
      {
        code: "E3_EVASION_NUMBER",
        value: 3,
        section: "14.8.1",
        words: "number guessed",
        result: "5 hits",
        becomes: "5 hits",
      },
    ]);
    expect(explanation.totals.find(({ fell }) => fell)?.words).toBe("2 hits; +3 (number guessed) → 5 hits");
  });

  it("14.8.1 a roll asked for lists each total with what it would mean", () => {
    const { label, totals } = asked("resolveEvasion", quality(exampleEvasion(), "green"), { number: 3 }, [4]);
    expect(label).toBe("depth-charge-attack");
    const seven = totals.find(({ total }) => total === 7)!;
    expect(seven.result).toBe("2 hits");
    expect(changes(seven)).toEqual([
      ["E3_ESCORT_GREEN", -1, "1 hits", "14.6.3"],
      ["E3_EVASION_DIRECTION", 1, "2 hits", "14.8.1"],
    ]);
  });
});

describe("14.8 the sentence of the escort's die", () => {
  // The player names 3, straight misses: the escort's 5 means straight on, and one hit does nothing.
  const escort = (die: number) =>
    rolled(play("resolveEvasion", exampleEvasion(), { number: 3 }, [die, 1, 1]), "evasion");

  it.each([
    ["en", "The escort's number for the evasion: 5: straight on. [14.8]"],
    ["fr", "Évasion, le chiffre de l'escorte : 5 : droit devant. [14.8]"],
    ["ja", "回避運動に対する護衛艦の数字：5：直進。［14.8］"],
  ])("14.8 the sentence says what was rolled and what that means, in %s", (language, sentence) => {
    expect(escort(5).map((entry) => renderSentence(entry, sentences[language]!))).toEqual([sentence]);
  });
});
