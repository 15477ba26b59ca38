import { describe, expect, it } from "vitest";
import { chit, endTurn, hand, moved, scores, special } from "../../../../../test/fixtures/pq17/conditions-kit";
import {
  asked,
  force,
  inWeather,
  only,
  play,
  refused,
  ship,
  table,
  withForce,
  withOwn,
  withRulings,
} from "../../../../../test/fixtures/pq17/table";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";

describe("12.8 Minelaying", () => {
  const plan = { condition: "minelaying", hex: "0315" } as const;
  const layer = (
    changes: Partial<Force> = {},
    units: readonly (readonly [string, number])[] = [
      ["koln", 2],
      ["dd_z34_36", 2],
    ],
  ): Snapshot => {
    const state = only(chit(table("combine", "axis"), "axis", "C", "minelaying"), "axis", "trondheim_group");
    const ships = units.map(([unit, cs]) => ship(unit, cs));
    const there = {
      station: "at_sea",
      at: "0315",
      block: 1,
      sailed: true,
      units: ships,
      moved: moved(2, "0415", "0315"),
    } as const;
    return special(withForce(state, "axis", "trondheim_group", { ...there, ...changes }), "axis", { plan });
  };

  it("4.2, 12.8 the hex is planned where the ice is Clear or Light Drift", () => {
    const state = chit(table("prep_plan", "axis"), "axis", "C", "minelaying");
    const { snapshot } = play("planCondition", state, plan);
    expect(snapshot.sides.axis.special.plan).toEqual(plan);
    expect(refused("planCondition", state, { ...plan, hex: "0715" })).toMatchObject({ code: "VALUE_NOT_LISTED" });
    const frozen = { expected: "heavy_drift", fixed: false } as const;
    const ice = { ...state.ice, west_iv: frozen, east_iv: frozen };
    expect(refused("planCondition", { ...state, ice }, plan)).toMatchObject({ code: "ICE" });
    const east = { ...state, ice: { ...state.ice, west_iv: frozen } };
    expect(refused("planCondition", east, plan)).toMatchObject({ code: "VALUE_NOT_LISTED" });
  });

  it("12.8 a TF that ends its move there takes 2 VP per cruiser and 1 per DD", () => {
    const played = endTurn(layer());
    expect(scores(played)).toEqual([["COND_MINELAYING", -4]]);
    expect(played.rulings).toContain("E-63");
    expect(hand(played.snapshot, "axis")).toMatchObject({ revealed: true, fulfilled: true });
  });

  it("12.8 at most 5 VP, and once", () => {
    const many = layer({}, [
      ["koln", 2],
      ["nurnberg", 2],
      ["dd_z34_36", 4],
    ]);
    const first = endTurn(many);
    expect(scores(first)).toEqual([["COND_MINELAYING", -5]]);
    const done = withOwn(many, "axis", { chits: first.snapshot.sides.axis.chits });
    expect(scores(endTurn(done))).toEqual([]);
  });

  it("12.8, E-126 mines take a move of two hexes or more; by ruling one or two", () => {
    const layerAfter = (...entered: string[]) => layer({ moved: moved(entered.length, ...entered) });
    const [one, two, three] = [layerAfter("0315"), layerAfter("0415", "0315"), layerAfter("0514", "0415", "0315")];
    const laid = [["COND_MINELAYING", -4]];
    const letter = [one, two, three].map((state) => scores(endTurn(state)));
    expect(letter).toEqual([[], laid, laid]);
    const ruled = [one, two, three].map((state) => scores(endTurn(withRulings(state, "minesWithinTwoHexes"))));
    expect(ruled).toEqual([laid, laid, []]);
    expect(endTurn(three).rulings).toContain("E-126");
  });

  it("12.8 not in Storm or Gale, without entering, elsewhere, or with other ships", () => {
    expect(scores(endTurn(inWeather(layer(), "storm")))).toEqual([]);
    expect(scores(endTurn(inWeather(layer(), "gale")))).toEqual([]);
    expect(scores(endTurn(inWeather(layer(), "fog")))).toEqual([["COND_MINELAYING", -4]]);
    expect(scores(endTurn(layer({ moved: moved(0) })))).toEqual([]);
    expect(scores(endTurn(layer({ moved: moved(2, "0315", "0415") })))).toEqual([]);
    expect(scores(endTurn(layer({ at: "0415", moved: moved(2, "0514", "0415") })))).toEqual([]);
    expect(
      scores(
        endTurn(
          layer({}, [
            ["tirpitz", 5],
            ["dd_z34_36", 2],
          ]),
        ),
      ),
    ).toEqual([]);
  });
});

describe("12.11 SIZILIEN", () => {
  const raider = (changes: Partial<Force> = {}): Snapshot => {
    const state = only(chit(table("combine", "axis"), "axis", "I", "sizilien"), "axis", "trondheim_group");
    const there = { station: "at_sea", at: "0214", block: 1, sailed: true, moved: moved(0) } as const;
    return withForce(state, "axis", "trondheim_group", { ...there, ...changes });
  };

  it("12.11 a whole day turn at Barentsburg takes 2 VP per capital ship and 1 per cruiser", () => {
    const played = endTurn(raider());
    expect(scores(played)).toEqual([["COND_SIZILIEN", -3]]);
    expect(scores(endTurn({ ...raider(), light: { am: "night", pm: "night" } }))).toEqual([]);
    expect(scores(endTurn(raider({ moved: moved(1, "0214") })))).toEqual([]);
    expect(scores(endTurn(raider({ at: "0315" })))).toEqual([]);
  });

  it("12.11 not if it was attacked in that turn; the next turn counts anew", () => {
    const attacked = special(raider(), "axis", { attacked: ["trondheim_group"] });
    const played = endTurn(attacked);
    expect(scores(played)).toEqual([]);
    expect(played.snapshot.sides.axis.special.attacked).toEqual([]);
  });

  it("5.1.4 the hex is open to a German TF under SIZILIEN alone", () => {
    const state = {
      ...raider({ at: "0315", moved: { hexes: 0, speed: null, entered: [], done: false } }),
      phase: "move_blocks" as const,
    };
    const input = { piece: "trondheim_group", speed: "moderate", path: ["0214"], cross: "clear" };
    const none = withOwn(state, "axis", { chits: [] });
    expect(refused("moveForce", none, input)).toMatchObject({ code: "ENEMY_PORT", citation: { section: "5.1.4" } });
    expect(asked("moveForce", state, input)).toMatchObject({ label: "ice-condition" });
  });
});

describe("12.12 WUNDERLAND", () => {
  const off = (unit: string, cs: number): Snapshot => {
    const state = only(chit(table("move_blocks", "axis"), "axis", "E", "wunderland"), "axis", "narvik_group");
    const ships = [ship(unit, cs)];
    return withForce(state, "axis", "narvik_group", {
      station: "at_sea",
      at: "0421",
      block: 1,
      sailed: true,
      units: ships,
    });
  };
  const enter = { piece: "narvik_group", speed: "moderate", path: ["kara_sea"], cross: "clear" };

  it("12.12 a Panzerschiff enters the Kara Sea; a loaded convoy is placed there", () => {
    const { snapshot, rulings } = play("moveForce", off("lutzow", 4), enter);
    expect(rulings).toContain("E-68");
    expect(force(snapshot, "axis", "narvik_group")).toMatchObject({ station: "box", at: "kara_sea" });
    const convoy = snapshot.sides.allied.forces.at(-1);
    expect(convoy).toMatchObject({
      station: "box",
      at: "kara_sea",
      kind: "convoy",
      convoy: { loaded: true, arrived: false },
    });
    expect(convoy?.units).toMatchObject([
      { unit: "es_soviet", cs: 1 },
      { unit: "mv", cs: 4 },
    ]);
  });

  it("12.12 costs 5 VP once, in the special phase", () => {
    const inside = play("moveForce", off("lutzow", 4), enter).snapshot;
    const first = endTurn({ ...inside, phase: "combine", moving: null });
    expect(scores(first)).toEqual([["COND_WUNDERLAND", -5]]);
    const again = { ...inside, phase: "combine" as const, moving: null };
    expect(scores(endTurn(withOwn(again, "axis", { chits: first.snapshot.sides.axis.chits })))).toEqual([]);
  });

  it("12.12 a Wolf Pack enters without VP", () => {
    const inside = play(
      "moveForce",
      withForce(off("ss_german", 2), "axis", "narvik_group", { kind: "wolf_pack" }),
      enter,
    );
    expect(scores(endTurn({ ...inside.snapshot, phase: "combine", moving: null }))).toEqual([]);
  });

  it("12.12 no other ships enter, none without the chit or through ice", () => {
    expect(refused("moveForce", off("koln", 2), enter)).toMatchObject({ code: "NOT_FOR_WUNDERLAND" });
    expect(refused("moveForce", withOwn(off("lutzow", 4), "axis", { chits: [] }), enter)).toMatchObject({
      code: "BOX_CLOSED",
    });
    const state = off("lutzow", 4);
    const ice = { ...state.ice, east_iii: { expected: "thin_pack", fixed: false } as const };
    expect(refused("moveForce", { ...state, ice }, enter)).toMatchObject({ code: "BOX_FROZEN" });
  });

  it("12.12 the convoy does not move, and the operation does not wait for it", () => {
    const inside = play("moveForce", off("lutzow", 4), enter).snapshot;
    const convoy = inside.sides.allied.forces.at(-1)?.id ?? "";
    const allied = { ...inside, phase: "move_blocks" as const, phasing: "allied" as const, moving: null };
    expect(refused("moveForce", allied, { ...enter, piece: convoy, path: ["0421"], speed: "slow" })).toMatchObject({
      code: "KARA_CONVOY",
    });
  });
});
