import { describe, expect, test } from "vitest";
import { exampleAtSea, exampleOffer, exampleSupply } from "../../../../../test/fixtures/hunters/positions";
import {
  aboard,
  answered,
  gist,
  lastBoxDone,
  play,
  refused,
  rolled,
  sailing,
  sentencesOf,
} from "../../../../../test/fixtures/hunters/table";
import type { Options, Snapshot } from "../../snapshot";
import type { Area, BoatType } from "../../vocabulary";

const under = (state: Snapshot, options: Partial<Options>): Snapshot => ({
  ...state,
  options: { ...state.options, ...options },
});

describe("14.9 a choice that the options rule out", () => {
  test("14.9 torpedoes offered without resupplyAtSea are a fault", () => {
    const state = exampleOffer();
    const off = { ...state, options: { ...state.options, resupplyAtSea: false } };
    const none = { G7a: 0, G7e: 0 };
    expect(gist(answered(off, "takeTorpedoes", { fwdReloads: none, aftReloads: none, tubes: {} }, []))).toBe(
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

describe("14.9 resupply at sea", () => {
  const low = aboard(exampleSupply(), { deckGunAmmo: 3 });
  const none = { G7a: 0, G7e: 0 };

  test("14.9 a 1 brings a supply boat: shells, torpedoes and the way back to the first area box", () => {
    const met = play("resolveResupply", low, {}, [1, 3, 4, 3]);
    expect(met.outcome).toMatchObject({ met: true, offer: { G7a: 2, G7e: 2 }, phase: "resupply" });
    expect(met.snapshot.boat.deckGunAmmo).toBe(10);
    const { snapshot } = play("takeTorpedoes", met.snapshot, {
      fwdReloads: none,
      aftReloads: none,
      tubes: { fwd1: "G7e" },
    });
    expect(snapshot.boat.tubes.fwd1).toBe("G7e");
    // The Atlantic track of a VIIC begins with two Transit boxes; the third, done before, is checked again.
    const back = play("resolveEncounter", snapshot, {}, [4, 4]);
    expect(back.outcome).toMatchObject({ box: 3, column: "atlantic", result: "none" });
  });

  test("14.9 a 2 or more brings nothing", () => {
    for (const die of [2, 6]) {
      const { snapshot, outcome } = play("resolveResupply", low, {}, [die]);
      expect(outcome).toMatchObject({ met: false, offer: null, phase: "at_sea" });
      expect(snapshot.boat).toEqual(low.boat);
      expect(snapshot.patrol).toMatchObject({ resupplied: false, jumpTo: null });
    }
  });

  test("14.9 a boat takes over up to a die of one type, or no torpedoes at all", () => {
    const offer = (...dice: number[]) => play("resolveResupply", low, {}, [1, 3, 4, ...dice]).outcome.offer;
    expect(offer(1, 5)).toEqual({ G7a: 5, G7e: 0 });
    expect(offer(2, 4)).toEqual({ G7a: 0, G7e: 4 });
    for (const die of [4, 5, 6]) expect(offer(die)).toEqual(none);
  });

  test("14.9.1 nobody is supplied in the Mediterranean, the Caribbean or off North America", () => {
    const at = (boat: BoatType, area: Area) => {
      const state = sailing({ boat, startMonth: "1942-02", options: { resupplyAtSea: true } }, { area }, 1);
      return lastBoxDone(state);
    };
    for (const state of [at("VIIC", "mediterranean"), at("IXC", "caribbean"), at("IXC", "north_america")]) {
      const passed = aboard(state, { mediterraneanPassed: state.patrol!.area === "mediterranean" });
      expect(refused("resolveResupply", passed, {}).citation.section).toBe("14.9.1");
    }
    expect(play("resolveResupply", at("IXC", "west_african_coast"), {}, [2]).outcome.met).toBe(false);
  });

  test("14.9.2 a boat is supplied once a patrol in the second printing, again in the first", () => {
    const once: Snapshot = { ...low, patrol: { ...low.patrol!, resupplied: true } };
    expect(refused("resolveResupply", once, {}).citation.section).toBe("14.9.2");
    expect(play("resolveResupply", { ...once, edition: "first" }, {}, [2]).outcome.met).toBe(false);
  });

  test("14.9.3 an aircraft on the way ends the resupply, even when the boat dives in time", () => {
    const met = play("resolveResupply", low, {}, [1, 2, 2, 5, 5]);
    expect(rolled(met, "resupply-check")[0]?.result).toBe("aircraft");
    expect(met.outcome).toMatchObject({ air: { crashDive: true }, offer: null, phase: "at_sea" });
    expect(met.snapshot.boat.deckGunAmmo).toBe(3);
    expect(met.snapshot.patrol).toMatchObject({ resupplied: false, jumpTo: null });
  });

  test("14.9.3 the check on the way is worse in 1942, as the Bay of Biscay is", () => {
    const later = {
      ...low,
      startMonth: "1942-01",
      month: "1942-01",
      log: low.log.map((row) => ({ ...row, month: "1942-01" })),
    };
    // 5 is 4 by then; the same 5 brings nothing in 1941.
    expect(rolled(play("resolveResupply", later, {}, [1, 2, 3, 5, 5]), "resupply-check")[0]?.result).toBe("aircraft");
    expect(rolled(play("resolveResupply", low, {}, [1, 2, 3, 4]), "resupply-check")[0]?.result).toBe("none");
  });

  test("14.9.4 nothing goes where nothing is free", () => {
    // Two G7a offered; two tubes and one forward reload are free, none aft.
    const take = (fwd: number, aft: number, tubes: object) => {
      return { fwdReloads: { G7a: fwd, G7e: 0 }, aftReloads: { G7a: aft, G7e: 0 }, tubes };
    };
    expect(refused("takeTorpedoes", exampleOffer(), take(2, 0, {})).code).toBe("VALUE_NOT_LISTED");
    expect(refused("takeTorpedoes", exampleOffer(), take(0, 1, {})).code).toBe("VALUE_NOT_LISTED");
    expect(refused("takeTorpedoes", exampleOffer(), take(1, 0, { fwd3: "G7a" })).code).toBe("VALUE_NOT_LISTED");
    const { snapshot, outcome } = play("takeTorpedoes", exampleOffer(), take(1, 0, { fwd2: "G7a" }));
    expect(outcome.taken).toBe(2);
    expect(snapshot.boat.tubes).toMatchObject({ fwd1: "empty", fwd2: "G7a" });
  });

  test("14.9.4 no more of a type is taken than the mix allows", () => {
    // A VIIC has eight G7a and may have three more: with eleven aboard there is room for no other.
    const offer = exampleOffer();
    const tubes = { ...offer.boat.tubes, fwd1: "empty", fwd2: "G7a", fwd3: "G7a", fwd4: "G7a", aft1: "G7a" } as const;
    const full = aboard(offer, { tubes, fwdReloads: { G7a: 6, G7e: 2 }, aftReloads: { G7a: 1, G7e: 0 } });
    const taking = { fwdReloads: none, aftReloads: none, tubes: { fwd1: "G7a" } };
    expect(refused("takeTorpedoes", full, taking).code).toBe("VALUE_NOT_LISTED");
    const ten = aboard(full, { aftReloads: { G7a: 0, G7e: 1 } });
    expect(play("takeTorpedoes", ten, taking).outcome.taken).toBe(1);
  });

  test("14.9.5 the boat may go on without resupply, and take none of what is offered", () => {
    const on = play("resolveEncounter", low, {}, [4, 4]);
    expect(rolled(on, "resupply")).toEqual([]);
    expect(on.outcome).toMatchObject({ box: low.patrol!.box + 1, column: "transit" });
    const { outcome } = play("takeTorpedoes", exampleOffer(), { fwdReloads: none, aftReloads: none, tubes: {} });
    expect(outcome).toMatchObject({ taken: 0, phase: "at_sea" });
  });

  test("14.9 resupply comes after the last area box, once that is done", () => {
    expect(refused("resolveResupply", under(exampleAtSea(), { resupplyAtSea: true }), {}).code).toBe("NOT_THERE");
    const { patrol } = low;
    const open: Snapshot = { ...low, patrol: { ...patrol!, checksDoneInBox: 0, checksDone: patrol!.checksDone - 1 } };
    expect(refused("resolveResupply", open, {}).code).toBe("NOT_THERE");
  });

  test("14.9 without the option nobody is supplied", () => {
    expect(refused("resolveResupply", under(low, { resupplyAtSea: false }), {}).code).toBe("OPTION_OFF");
    expect(refused("resolveResupply", exampleAtSea(), {}).code).toBe("OPTION_OFF");
  });
});
