import { describe, expect, test } from "vitest";
import {
  exampleDayAttack,
  exampleDetection,
  exampleRound,
  exampleRoundFought,
} from "../../../../../test/fixtures/hunters/positions";
import { engaged, modifiers, play, refused, rolled, sectionsOf } from "../../../../../test/fixtures/hunters/table";
import { allPhrases } from "../../../../../test/fixtures/phrases";
import { renderSentence } from "../../../../core/text/sentence";
import { hunters } from "../../index";
import type { Snapshot, Target } from "../../snapshot";

const sentences = await allPhrases(hunters);

const danmark: Target = { slot: 1, type: "large_freighter", name: "Danmark", tons: 10500, points: 4, damage: 0 };

const firby: Target = { slot: 2, type: "small_freighter", name: "Firby", tons: 4900, points: 2, damage: 0 };

const coimbra: Target = { slot: 3, type: "tanker", name: "Coimbra", tons: 6800, points: 3, damage: 0 };

const sceptre: Target = { slot: 4, type: "small_freighter", name: "Royal Sceptre", tons: 4800, points: 2, damage: 0 };

const search = (state: Snapshot, dice: number[], exceedTestDepth = false) =>
  play("resolveDepthCharge", state, { exceedTestDepth }, dice);

describe("the sections that the audit cites", () => {
  test("9.2.2 no sentence says that a boat found before it fired has opened fire", () => {
    const attack = { mode: "submerged", range: "close", firstEnd: "fwd", tubes: { fwd1: 1 } };
    const played = play("resolveAttack", exampleDayAttack(), attack, [6, 4, 1, 1]);
    expect(played.outcome).toMatchObject({ closeApproach: "detected", shots: [] });
    expect(played.snapshot.engagement?.fought).toBe(true);
    for (const phrases of Object.values(sentences)) {
      const sentencesSaid = played.audit.map((entry) => renderSentence(entry, phrases)).join("\n");
      expect(sentencesSaid).not.toContain(phrases.effects.FOUGHT);
    }
    expect(sectionsOf(played, "APPROACH_DETECTED")).toEqual(["9.2.2", "9.2.2"]);
  });
});

describe("worked examples: attack", () => {
  const mat = engaged(exampleDayAttack(), { dayNight: "night", targets: [danmark, firby, coimbra, sceptre] });

  const fourTorpedoes = { mode: "submerged", firstEnd: "fwd", tubes: { fwd1: 1, fwd2: 1, fwd3: 3, fwd4: 3 } };

  test("9.2.5 two G7a at the large freighter and two at the tanker: three points leave one of four, and sink three", () => {
    const dice = [3, 4, 2, 2, 4, 4, 3, 4, 2, 2];
    const { snapshot, outcome, audit } = play("resolveAttack", mat, { ...fourTorpedoes, range: "medium" }, dice);
    const away = audit.filter(({ code }) => code.startsWith("TORPEDO_FIRED") || code.startsWith("TORPEDO_WASTED"));
    expect(away.map((entry) => [entry.code, "about" in entry ? entry.about : null])).toEqual([
      ["TORPEDO_FIRED", { of: "fwd1", target: "ship-1" }],
      ["TORPEDO_FIRED", { of: "fwd2", target: "ship-1" }],
      ["TORPEDO_FIRED", { of: "fwd3", target: "ship-3" }],
      ["TORPEDO_WASTED", { of: "fwd4", target: "ship-3" }],
    ]);
    const [freighter, , tanker] = snapshot.engagement!.targets;
    expect(freighter!.points - freighter!.damage).toBe(1);
    expect(tanker!.points - tanker!.damage).toBe(0);
    const results = (outcome.shots as { result: string }[]).map(({ result }) => result);
    expect(results).toEqual(["damaged", "missed", "sunk", "wasted"]);
    expect(snapshot.log[0]!.ships).toEqual([{ type: "tanker", name: "Coimbra", tons: 6800, sunk: true }]);
  });

  test("9.2.2 a close approach detected fires nothing, and the depth charges come at once", () => {
    const found = play("resolveAttack", mat, { ...fourTorpedoes, range: "close" }, [4, 5, 1, 1]);
    expect(found.outcome).toMatchObject({ closeApproach: "detected", shots: [], hits: 0, phase: "detection" });
    expect(found.snapshot.boat.tubes).toEqual(mat.boat.tubes);
    expect(rolled(found, "close-approach-detection")[0]).toMatchObject({ modified: 10, result: "detected" });
  });

  test("9.2.2 a boat undetected on a close approach fires and is searched for with one more modifier", () => {
    const tubes = { fwd1: 1 };
    const input = { mode: "submerged", range: "close", firstEnd: "fwd", tubes };
    const fired = play("resolveAttack", mat, input, [4, 4, 4, 5]);
    expect(fired.outcome).toMatchObject({ closeApproach: "undetected", phase: "detection" });
    const searched = play("resolveDepthCharge", fired.snapshot, { exceedTestDepth: false }, [3, 3]);
    expect(modifiers(searched.rolls[0]!)).toEqual({ E2_1941: 1, E2_CLOSE_AFTER_FIRING: 1 });
    expect(searched.outcome.detected).toBe(false);
  });

  test("9.5.2 after the bow tubes the stern tubes fire a second salvo, harder to aim and easier to detect", () => {
    const input = { mode: "night_surface", range: "medium", firstEnd: "fwd", tubes: { fwd1: 1, aft1: 1 } };
    const fired = play("resolveAttack", mat, input, [5, 5, 5, 5]);
    expect(rolled(fired, "torpedo-fire").map(modifiers)).toEqual([
      { U1_SURFACE_UZO: -1 },
      { U1_SURFACE_UZO: -1, U1_SECOND_SALVO: 1 },
    ]);
    const searched = play("resolveDepthCharge", fired.snapshot, { exceedTestDepth: false }, [2, 2]);
    expect(modifiers(searched.rolls[0]!)).toMatchObject({ E2_FWD_AFT: 1 });
  });
});

describe("9.1.4 one range", () => {
  const far = engaged(exampleRound(), { round: { ...exampleRound().engagement!.round!, range: "long" } });

  test("9.1.4 torpedoes and gun of a round fire at the range chosen for it", () => {
    const guns = play("resolveGunFire", far, { targets: [1] }, [3, 4]);
    expect(guns.outcome).toMatchObject({ shots: [{ result: "missed" }] });
    const torpedoes = play("resolveTorpedoFire", guns.snapshot, { tubes: { fwd1: 1 } }, [4, 4]);
    const read = [...rolled(guns, "gun-fire"), ...rolled(torpedoes, "torpedo-fire")];
    expect(read.map(({ column }) => column)).toEqual(["long", "long"]);
  });

  test("9.1.4 the range is not changed within the round, but may be in the next (E-5)", () => {
    const other = { mode: "surface", range: "close" };
    expect(refused("planRound", far, other).code).toBe("OUT_OF_TURN");
    const fought = engaged(exampleRoundFought(), { round: { ...far.engagement!.round!, gunFired: true } });
    const next = play("resolveAdditionalRound", fought, {}, [3, 4]).snapshot;
    expect(play("planRound", next, other).snapshot.engagement?.round?.range).toBe("close");
  });
});

describe("9.1.8 the wolfpack's modifier", () => {
  const pack = (wolfpack: "busy" | "focused"): Snapshot => {
    const state = exampleDetection();
    const log = state.log.map((row) => ({ ...row, mission: "W" as const }));
    return engaged({ ...state, log, patrol: { ...state.patrol!, mission: "W" } }, { wolfpack });
  };

  test("9.1.8 a busy escort has -1 on the second search as on the first", () => {
    const first = search(pack("busy"), [5, 4, 1, 1]);
    expect(first.outcome).toMatchObject({ detected: true, hits: 0 });
    expect(modifiers(rolled(first, "escort-detection")[0])).toMatchObject({ E2_WOLFPACK: -1 });
    // 6, and +3 by now: found but for the pack.
    const second = search(first.snapshot, [3, 3]);
    expect(second.outcome).toMatchObject({ detected: false });
    expect(rolled(second, "escort-detection")[0]?.modified).toBe(8);
  });

  test("9.1.8 a focused escort has +1 on each search", () => {
    const first = search(pack("focused"), [3, 3, 1, 1]);
    expect(rolled(first, "escort-detection")[0]?.modified).toBe(9);
    const second = search(first.snapshot, [3, 2, 1, 1]);
    expect(second.outcome).toMatchObject({ detected: true });
    expect(rolled(second, "escort-detection")[0]?.modified).toBe(9);
  });
});
