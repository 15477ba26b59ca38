import { describe, expect, it } from "vitest";
import { harmed, inBattle, madeOf, met } from "../../../../../test/fixtures/goeben/battle-table";
import { carrying, play, refused, rolled, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const launch = (ship: string, torpedoes: number, target: string | null) => ({ ship, torpedoes, target });

const misses = (count: number) => Array.from({ length: count }, () => 1);

function torpedoRound(allied: readonly string[], options: Parameters<typeof met>[1] = {}, battle = {}): Snapshot {
  return inBattle(met(allied, options), "torpedoes", { round: 3, ...battle });
}

describe("14.6 German torpedoes", () => {
  it("D-42 German torpedoes have as many dice as torpedoes expended, Leadership, crew, gear and morale, less armor", () => {
    const state = {
      ...carrying(torpedoRound(["indomitable"]), "goeben", "reserve_crew", "targeting_calculator"),
      turn: 2,
      morale: 1,
    };
    const played = play("resolveTorpedoRound", state, launch("goeben", 2, "indomitable"), misses(7));
    expect(madeOf(played, "torpedo-fire")).toEqual([
      ["TORPEDOES", 2],
      ["LEADERSHIP", 4],
      ["RESERVE_CREW", 1],
      ["TARGETING_CALCULATOR", 2],
      ["MORALE", 1],
      ["ARMOR", -3],
    ]);
    expect(played.rulings).toContain("D-42");
    expect(played.snapshot.ships.goeben).toMatchObject({ torpedoes: 0, ammunition: 6 });
  });

  it("D-42 with one_per_torpedo each torpedo has one die", () => {
    const state = torpedoRound(["indomitable"], { plan: { rulings: { torpedoDice: "one_per_torpedo" } } });
    const played = play("resolveTorpedoRound", state, launch("goeben", 1, "indomitable"), [4]);
    expect(madeOf(played, "torpedo-fire")).toEqual([["TORPEDOES", 1]]);
    expect(played.snapshot.ships.goeben.torpedoes).toBe(1);
  });

  it("14.6 each 5 and each 6 hits", () => {
    const played = play(
      "resolveTorpedoRound",
      torpedoRound(["warrior"]),
      launch("goeben", 1, "warrior"),
      [4, 5, 6, 5, 5],
    );
    expect(played.outcome.salvo).toMatchObject({ shots: [{ weapon: "torpedo", dice: 3, hits: 2 }] });
  });

  it("are not hindered by night", () => {
    const night = torpedoRound(["warrior"], {}, { night: true });
    const played = play("resolveTorpedoRound", night, launch("goeben", 2, "warrior"), misses(4));
    expect(madeOf(played, "torpedo-fire").map(([code]) => code)).not.toContain("NIGHT");
  });

  it("14.10 torpedoes are fired up to the stock, at least one, and only in the torpedo round", () => {
    const state = withShip(torpedoRound(["warrior"]), "goeben", { torpedoes: 1 });
    expect(refused("resolveTorpedoRound", state, launch("goeben", 2, "warrior"))).toMatchObject({
      code: "VALUE_NOT_LISTED",
    });
    expect(refused("resolveTorpedoRound", state, launch("goeben", 0, "warrior"))).toMatchObject({
      code: "TORPEDOES_MISMATCH",
      citation: { section: "14.10" },
    });
    expect(refused("resolveTorpedoRound", state, launch("goeben", 1, null)).code).toBe("TORPEDOES_MISMATCH");
    const guns = inBattle(met(["warrior"]), "gunnery");
    expect(refused("resolveTorpedoRound", guns, launch("goeben", 1, "warrior"))).toMatchObject({ code: "OUT_OF_TURN" });
  });

  it("14.8 torpedoes at 0 cannot be fired; a target whose armor leaves no dice is closed", () => {
    const none = withShip(torpedoRound(["warrior"]), "goeben", { torpedoes: 0 });
    expect(refused("resolveTorpedoRound", none, launch("goeben", 0, null)).code).toBe("NOTHING_TO_FIRE");
    const weak = withShip(torpedoRound(["indomitable", "dublin"]), "goeben", { leadership: 0 });
    expect(refused("resolveTorpedoRound", weak, launch("goeben", 2, "indomitable"))).toMatchObject({
      code: "NO_DICE",
      citation: { section: "14.6" },
    });
    expect(refused("resolveTorpedoRound", weak, launch("goeben", 1, "dublin")).code).toBe("TORPEDOES_MISMATCH");
  });
});

describe("14.12 Allied torpedoes", () => {
  it("Allied torpedoes have the printed factor, never used up", () => {
    const state = torpedoRound(["dd_5th_flotilla_1"], {}, { fired: ["goeben"] });
    const played = play("resolveTorpedoRound", state, launch("breslau", 0, null), misses(4));
    expect(madeOf(played, "allied-torpedo-fire")).toEqual([["TORPEDO_FACTOR", 4]]);
  });

  it("Allied torpedoes stop with engine damage", () => {
    const state = harmed(torpedoRound(["warrior"], {}, { fired: ["goeben"] }), "warrior", {
      torpedoesOut: true,
      damage: 1,
    });
    expect(rolled(play("resolveTorpedoRound", state, launch("breslau", 0, null)), "allied-torpedo-fire")).toEqual([]);
  });

  it.each([
    ["malta", 1],
    ["central_ionian", 2],
  ])("Torpedo Nets cancel a 5 in a port or base only: %s", (space, hits) => {
    const state = torpedoRound(["warrior"], { space }, { space, fired: ["goeben"] });
    const netted = carrying(state, "breslau", "torpedo_nets");
    const played = play("resolveTorpedoRound", netted, launch("breslau", 0, null), [
      5,
      6,
      ...Array.from({ length: hits }, () => 5),
    ]);
    expect(rolled(played, "torpedo-hit")).toHaveLength(hits);
    const bare = play("resolveTorpedoRound", state, launch("breslau", 0, null), [5, 6, 5, 5]);
    expect(rolled(bare, "torpedo-hit")).toHaveLength(2);
  });
});
