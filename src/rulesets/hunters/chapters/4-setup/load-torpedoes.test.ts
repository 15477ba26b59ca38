import { describe, expect, test } from "vitest";
import { picks, play, refusal } from "../../../../../test/fixtures/hunters/home";
import { minelayerInPort } from "../../../../../test/fixtures/hunters/positions";
import { pack } from "../../charts/pack";
import { BOAT_TYPES, type BoatType } from "../../vocabulary";
import { freshCareer } from "./fresh-career";
import { loadMissionReloads, loadTorpedoes } from "./operations";
import { torpedoesAboard } from "./torpedo-load";

const { charts } = pack;

const career = (boat: BoatType, initialLoadRestriction = false) =>
  freshCareer(charts, { boat, options: { initialLoadRestriction } });

/** A VIIC's load with that many G7e in the bow reloads and the tubes, and a G7a astern. */
const viic = (inReloads: number, inTubes = 0) => ({
  tubes: {
    fwd1: inTubes > 0 ? ("G7e" as const) : ("G7a" as const),
    fwd2: inTubes > 1 ? ("G7e" as const) : ("G7a" as const),
    fwd3: "G7a" as const,
    fwd4: "G7a" as const,
    aft1: "G7a" as const,
  },
  fwdReloads: { G7a: 8 - inReloads, G7e: inReloads },
  aftReloads: { G7a: 1, G7e: 0 },
});

describe("4.5 the load before a patrol", () => {
  test("4.5 a VIIC may shift its eight G7a and six G7e by three either way", () => {
    expect(torpedoesAboard(career("VIIC"))).toEqual({ G7a: 8, G7e: 6 });
    expect(play(career("VIIC"), loadTorpedoes, viic(3)).outcome).toMatchObject({ G7a: 11, G7e: 3 });
    const { snapshot, outcome } = play(career("VIIC"), loadTorpedoes, viic(8, 1));
    expect(outcome).toMatchObject({ G7a: 5, G7e: 9, phase: "port", fate: null });
    expect(snapshot.boat.tubes.fwd1).toBe("G7e");
    expect(snapshot.boat.fwdReloads).toEqual({ G7a: 0, G7e: 8 });
  });

  test("4.5 a fourth torpedo cannot be swapped", () => {
    expect(refusal(career("VIIC"), loadTorpedoes, viic(2)).code).toBe("TORPEDO_MIX");
    expect(refusal(career("VIIC"), loadTorpedoes, viic(8, 2)).citation.section).toBe("4.5");
  });

  test("4.5 every reload box is filled exactly", () => {
    const short = { ...viic(5), fwdReloads: { G7a: 2, G7e: 5 } };
    const { code, pointer } = refusal(career("VIIC"), loadTorpedoes, short);
    expect([code, pointer]).toEqual(["RELOADS_NOT_FULL", "/input/fwdReloads"]);
    const much = { ...viic(5), aftReloads: { G7a: 1, G7e: 1 } };
    expect(refusal(career("VIIC"), loadTorpedoes, much).pointer).toBe("/input/aftReloads");
  });

  test("4.5 every tube takes one torpedo, and only tubes the boat has", () => {
    const { aft1: _, ...tubes } = viic(5).tubes;
    expect(refusal(career("VIIC"), loadTorpedoes, { ...viic(5), tubes }).pointer).toBe("/input/tubes/aft1");
    const second = { ...viic(5), tubes: { ...viic(5).tubes, aft2: "G7a" } };
    expect(refusal(career("VIIC"), loadTorpedoes, second).pointer).toBe("/input/tubes/aft2");
  });

  test("7.1.3 nothing is loaded at sea", () => {
    const { code } = refusal({ ...career("VIIC"), phase: "at_sea" }, loadTorpedoes, viic(5));
    expect(code).toBe("OUT_OF_TURN");
  });
});

describe("4.5.2 the restricted initial load", () => {
  test.each([
    ["VIIA", 6, 5],
    ["VIIC", 9, 5],
    ["IXC", 16, 6],
    ["VIIC_FLAK", 5, 0],
  ] as const)("4.5.2 a %s starts with %i G7a and %i G7e, none of these in a tube", (boat, G7a, G7e) => {
    const state = career(boat, true);
    expect(torpedoesAboard(state)).toEqual({ G7a, G7e });
    expect(Object.values(state.boat.tubes)).not.toContain("G7e");
  });

  test("4.5.2 no tube takes a G7e and no more than five are aboard a Type VII", () => {
    const { code, citation } = refusal(career("VIIC", true), loadTorpedoes, viic(4, 1));
    expect([code, citation.section]).toEqual(["INITIAL_LOAD", "4.5.2"]);
    expect(refusal(career("VIIC", true), loadTorpedoes, viic(6)).code).toBe("TORPEDO_MIX");
    expect(play(career("VIIC", true), loadTorpedoes, viic(5)).outcome).toMatchObject({ G7a: 9, G7e: 5 });
  });

  test("E-55 a VIIC Flak swaps more than 4.5 allows to meet 4.5.2", () => {
    const tubes = { fwd1: "G7a", fwd2: "G7a", fwd3: "G7a", fwd4: "G7a", aft1: "G7a" } as const;
    const load = { tubes, fwdReloads: { G7a: 0, G7e: 0 }, aftReloads: { G7a: 0, G7e: 0 } };
    expect(refusal(career("VIIC_FLAK"), loadTorpedoes, load).code).toBe("TORPEDO_MIX");
    expect(play(career("VIIC_FLAK", true), loadTorpedoes, load).rulings).toEqual(["E-55"]);
  });
});

describe("7.4.2 the reloads of a minelayer", () => {
  test("7.4.2 a minelayer takes any mix within the type's limits that fills both boxes (E-48)", () => {
    const mixed = { fwdReloads: { G7a: 0, G7e: 8 }, aftReloads: { G7a: 0, G7e: 1 } };
    const { snapshot, outcome, rulings } = play(minelayerInPort(charts), loadMissionReloads, mixed);
    expect(outcome).toMatchObject({ G7a: 0, G7e: 9, phase: "at_sea" });
    expect(snapshot.boat.tubes.fwd1).toBe("mine");
    expect(rulings).toEqual(["E-48"]);
    const short = { ...mixed, aftReloads: { G7a: 0, G7e: 0 } };
    expect(refusal(minelayerInPort(charts), loadMissionReloads, short).code).toBe("RELOADS_NOT_FULL");
  });

  test("4.5.2 the restricted load holds for the reloads of a minelayer", () => {
    const state = minelayerInPort(charts);
    const strict = { ...state, options: { ...state.options, initialLoadRestriction: true } };
    const six = { fwdReloads: { G7a: 2, G7e: 6 }, aftReloads: { G7a: 1, G7e: 0 } };
    expect(play(state, loadMissionReloads, six).outcome).toMatchObject({ G7e: 6 });
    expect(refusal(strict, loadMissionReloads, six).code).toBe("TORPEDO_MIX");
  });
});

test.each(BOAT_TYPES)("4.5 every load drawn for a %s is legal", (boat) => {
  for (const restricted of [false, true]) {
    const legality = loadTorpedoes.legality(career(boat, restricted), charts);
    if (!legality.legal) throw new Error("The operation is closed.");
    for (let draw = 0; draw < 100; draw += 1) {
      const input = legality.input.draw(picks(draw));
      expect(legality.input.check(input)).toBeUndefined();
      expect(loadTorpedoes.input.safeParse(input).success).toBe(true);
    }
  }
});

test("7.4.2 every filling drawn for a minelayer is legal", () => {
  const legality = loadMissionReloads.legality(minelayerInPort(charts), charts);
  if (!legality.legal) throw new Error("The operation is closed.");
  for (let draw = 0; draw < 100; draw += 1)
    expect(legality.input.check(legality.input.draw(picks(draw)))).toBeUndefined();
});
