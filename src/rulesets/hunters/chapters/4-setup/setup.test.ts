import { describe, expect, test } from "vitest";
import { home } from "../../../../../test/fixtures/hunters/home";
import { exampleRound } from "../../../../../test/fixtures/hunters/positions";
import { aboard, play, refused, rolled, sailing } from "../../../../../test/fixtures/hunters/table";
import { pack } from "../../charts/pack";
import { freshCareer } from "./fresh-career";

const CAREER = { number: 1, name: "Lehmann", startMonth: "1943-05", edition: "second" };

const begun = (boat: string, dice: number[]) => play("new", undefined, { ...CAREER, boat }, dice).snapshot;

describe("4.2.3 the boat is kept", () => {
  test("4.2.3 a refit of four months keeps the boat, one of five brings another", () => {
    const broken = ["radio", "periscope", "hydrophones"] as const;
    const kept = play("computeRefit", home({ broken: [...broken], hull: 5 }), {}).snapshot;
    expect(kept).toMatchObject({ phase: "port", month: "1942-02", boat: { type: "VIIC", hull: 0 } });
    expect(kept.boat.number).toBe(home().boat.number);
    expect(play("computeRefit", home({ broken: [...broken], hull: 7 }), {}).snapshot.phase).toBe("boat_choice");
  });
});

describe("4.4.1 the mat is that of the type", () => {
  test("4.4.1 a Type VII has four tubes forward and one aft, a Type IX two aft", () => {
    const seven = begun("VIIC", [1]).boat;
    expect([seven.tubes.fwd4, seven.tubes.aft1]).toEqual(["G7a", "G7a"]);
    expect(seven.tubes.aft2).toBeNull();
    const nine = begun("IXC", []).boat;
    expect(nine.tubes.aft2).toBe("G7a");
  });

  test("4.4.1 guns are those printed on the mat", () => {
    const guns = { deck_gun: "ok", flak_20mm: "ok", flak_37mm: "absent", flak_20mm_quad_1: "absent" };
    expect(begun("VIIC", [1]).boat.systems).toMatchObject(guns);
    expect(begun("IXC", []).boat.systems).toMatchObject({ ...guns, flak_37mm: "ok" });
    const flak = { deck_gun: "absent", flak_20mm: "absent", flak_20mm_quad_1: "ok", flak_20mm_quad_2: "ok" };
    expect(begun("VIIC_FLAK", [1]).boat.systems).toMatchObject({ ...flak, flak_37mm: "ok" });
  });
});

describe("4.6 ammunition", () => {
  test("4.6.1 the 8.8 cm gun has ten points of ammunition, the 10.5 cm gun five", () => {
    expect(begun("VIIC", [1]).boat.deckGunAmmo).toBe(10);
    expect(begun("IXC", []).boat.deckGunAmmo).toBe(5);
    expect(begun("VIIC_FLAK", [1]).boat.deckGunAmmo).toBe(0);
  });

  test("4.6.2 the gun starts every patrol with all of its points", () => {
    const back = aboard(home(), { deckGunAmmo: 0 });
    expect(play("computeRefit", back, {}).snapshot.boat.deckGunAmmo).toBe(10);
  });

  test("4.6.2 every shot takes a point, hit or miss", () => {
    const { snapshot } = play("resolveGunFire", exampleRound(), { targets: [1, 1] }, [6, 6, 6, 6]);
    expect(snapshot.boat.deckGunAmmo).toBe(8);
  });

  test("4.6.4 flak fires again and again, even without a shell for the deck gun", () => {
    // Aircraft, one attack, one hit of no effect, a crew box lightly wounded, and flak that brings it down.
    const attack = [1, 1, 1, 1, 1, 1, 3, 2, 3, 4, 1, 1, 1];
    let state = aboard(sailing({ boat: "VIIC", startMonth: "1941-05" }, { area: "norway" }, 0), { deckGunAmmo: 0 });
    for (const box of [1, 2]) {
      const played = play("resolveEncounter", state, {}, attack);
      expect(played.outcome).toMatchObject({ box, result: "aircraft", air: { flak: "shot_down" } });
      expect(rolled(played, "flak")).toHaveLength(1);
      state = played.snapshot;
    }
    expect(state.boat.deckGunAmmo).toBe(0);
  });
});

describe("worked examples: set-up", () => {
  test("4.5 a VIIC swaps three of its six G7e and sails with eleven G7a and three G7e", () => {
    const career = freshCareer(pack.charts, { boat: "VIIC" });
    const tubes = { fwd1: "G7a", fwd2: "G7a", fwd3: "G7a", fwd4: "G7a", aft1: "G7a" };
    const { outcome } = play("loadTorpedoes", career, {
      tubes,
      fwdReloads: { G7a: 5, G7e: 3 },
      aftReloads: { G7a: 1, G7e: 0 },
    });
    expect(outcome).toMatchObject({ G7a: 11, G7e: 3 });
    const input = { tubes, fwdReloads: { G7a: 6, G7e: 2 }, aftReloads: { G7a: 1, G7e: 0 } };
    expect(refused("loadTorpedoes", career, input).code).toBe("TORPEDO_MIX");
  });
});

describe("worked examples: the start", () => {
  test("4.3 the log sheet of Blennemann: U-235, a VIIC, sails first in October 1940", () => {
    const input = { boat: "VIIC", number: 235, name: "Blennemann", options: { historicalIds: true } };
    expect(play("new", undefined, input, [3]).outcome).toEqual({ rank: "KptLt", rankRolled: true, month: "1940-10" });
  });

  test("13.1.1 two players may both start in September 1939 with a VIIA", () => {
    const [one, two] = [30, 33].map((number) => play("new", undefined, { boat: "VIIA", number, name: "Player" }));
    expect(one!.outcome.month).toBe("1939-09");
    expect({ ...two!.snapshot.boat, number: 30 }).toEqual(one!.snapshot.boat);
  });
});
