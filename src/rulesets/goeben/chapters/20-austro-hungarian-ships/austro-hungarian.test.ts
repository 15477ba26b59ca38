import { describe, expect, it } from "vitest";
import { inBattle, madeOf, met } from "../../../../../test/fixtures/goeben/battle-table";
import {
  meet,
  meeting,
  placeOf,
  resolve,
  SEA,
  showing,
  withConsorts,
  withPool,
} from "../../../../../test/fixtures/goeben/pool-kit";
import { atSpace, play, refused, rolled, table } from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { canEnter } from "../12-movement/paths";

const { charts } = pack;

const fresh = (changes: Partial<Snapshot> = {}): Snapshot => table("movement", changes);

const fire = (ship: string, target: string | null, maximumFire = false) => ({ ship, target, maximumFire });

const misses = (count: number) => Array.from({ length: count }, () => 1);

const launch = (ship: string, torpedoes: number, target: string | null) => ({ ship, torpedoes, target });

function torpedoRound(allied: readonly string[], options: Parameters<typeof met>[1] = {}, battle = {}): Snapshot {
  return inBattle(met(allied, options), "torpedoes", { round: 3, ...battle });
}

describe("20.0 Austro-Hungarian ships move", () => {
  const state = withConsorts(atSpace(fresh(), "pola"), "adriatic_pz", "novara", "viribus_unitis");

  it("Austro-Hungarian ships move up to the printed speed, without coal", () => {
    const path = ["off_corfu", "off_zante", "cape_matapan", "myrtoan_sea", "athens"];
    const { snapshot, outcome } = play("moveShip", state, { ship: "novara", path });
    expect(snapshot.austroHungarian.find(({ id }) => id === "novara")).toMatchObject({ space: "athens", moved: true });
    expect(outcome).toMatchObject({ speed: null, coal: 0 });
    expect(refused("moveShip", state, { ship: "viribus_unitis", path })).toMatchObject({
      code: "PATH_LENGTH",
      pointer: "/input/path/4",
    });
  });

  it("Austro-Hungarian ships do not enter the Western Mediterranean, nor the Sea of Marmara", () => {
    const south = withConsorts(state, "messina", "novara");
    expect(refused("moveShip", south, { ship: "novara", path: ["north_of_messina"] })).toMatchObject({
      code: "ZONE_CLOSED",
      citation: { section: "20.0" },
    });
    expect(canEnter(state, charts, "novara", "dardanelles", "north_aegean")).toMatchObject({ code: "ZONE_CLOSED" });
    expect(canEnter(state, charts, "goeben", "dardanelles", "north_aegean")).toBeUndefined();
  });

  it("Austro-Hungarian ships that are not in play do not move", () => {
    expect(refused("moveShip", state, { ship: "tegetthoff", path: [] })).toMatchObject({ pointer: "/input/ship" });
  });
});

describe("20.0 Austro-Hungarian ships among incidents", () => {
  const with20 =
    (...ids: string[]) =>
    (state: Snapshot): Snapshot =>
      withConsorts(state, SEA, ...ids);
  const consort = (state: Snapshot, id: string) => state.austroHungarian.find((ship) => ship.id === id);

  it("Engines -1 and Hull -1 are one damage, and a damaged ship leaves at the end of the phase", () => {
    const { snapshot } = meet("mechanical_breakdown_1", [1, 1, 6], with20("novara"));
    expect(consort(snapshot, "novara")).toMatchObject({ status: "in_play", damage: 1 });
    const after = play("endPhase", snapshot, {}).snapshot;
    expect(consort(after, "novara")).toMatchObject({ status: "damaged", space: null, damage: 0 });
    expect(after.vp).toBe(-3);
  });

  it("a storm costs one engine damage", () => {
    const { snapshot } = meet("storm_1", [1, 1, 6], with20("novara"));
    expect(consort(snapshot, "novara")).toMatchObject({ damage: 1 });
  });

  it("D-38 damage above the armor sinks at once, for the sunk value alone (D-39)", () => {
    const both = with20("novara")(meeting(SEA, 0, "mechanical_breakdown_1", "storm_1"));
    const { snapshot, rulings } = resolve(both, SEA, [1, 1, 1, 1, 6, 1, 1, 6]);
    expect(consort(snapshot, "novara")).toMatchObject({ status: "sunk", space: null });
    expect(rulings).toContain("D-38");
    expect(play("endPhase", snapshot, {}).snapshot.vp).toBe(-9);
  });

  it.each([
    [1, "in_play", 1],
    [3, "in_play", 1],
    [5, "in_play", 0],
    [6, "sunk", 0],
  ])("a torpedo hit of %i leaves an Austro-Hungarian ship %s with %i damage", (die, status, damage) => {
    const { snapshot } = meet("allied_submarine_1", [5, 1, 1, 6, die], with20("novara"));
    expect(consort(snapshot, "novara")).toMatchObject({ status, damage });
  });

  it("an Austro-Hungarian ship may be the one that rammed", () => {
    const { snapshot } = meet("allied_submarine_1", [6], with20("novara"));
    const { snapshot: after } = play("chooseRammedShip", snapshot, { ship: "novara" });
    expect(consort(after, "novara")).toMatchObject({ damage: 1 });
  });

  it("Allied ships drawn where nobody is left go to the pool at the end of the phase", () => {
    const state = showing(
      withPool(atSpace(table("incidents", { done: ["pola"] }), "pola")),
      "chatham",
      "set_aside",
      SEA,
    );
    const seen = showing(state, "dublin", "map", "malta_pz");
    const { snapshot } = play("endPhase", seen, {});
    expect(placeOf(snapshot, "chatham")).toBe("pool");
    expect(placeOf(snapshot, "dublin")).toBe("map");
  });
});

describe("20.0 Austro-Hungarian gunnery", () => {
  const mixed = (rulings = {}) => inBattle(met(["warrior"], { consorts: ["radetzky"], plan: { rulings } }), "gunnery");

  it("D-51 Austro-Hungarian gunnery has the printed factor without armor, uses no ammunition, and knows no maximum fire", () => {
    const played = play("resolveGunneryRound", mixed(), fire("radetzky", "warrior"), misses(6));
    expect(madeOf(played, "gunnery")).toEqual([["GUN_FACTOR", 6]]);
    expect(played.rulings).toContain("D-51");
    expect(refused("resolveGunneryRound", mixed(), fire("radetzky", "warrior", true))).toMatchObject({
      code: "NO_MAXIMUM_FIRE",
      citation: { section: "20.0" },
    });
  });

  it("D-51 with ahGunneryLeadership Austro-Hungarian gunnery has 3 dice more", () => {
    const played = play(
      "resolveGunneryRound",
      mixed({ ahGunneryLeadership: true }),
      fire("radetzky", "warrior"),
      misses(9),
    );
    expect(madeOf(played, "gunnery")).toEqual([
      ["GUN_FACTOR", 6],
      ["LEADERSHIP", 3],
    ]);
  });

  it("an Austro-Hungarian squadron fires entirely before or after the German ships, as the first to act decides for the whole battle", () => {
    const first = play("resolveGunneryRound", mixed(), fire("radetzky", null));
    expect(first.snapshot.battle!.firstNation).toBe("austro_hungarian");
    const step = play("resolveGunneryRound", first.snapshot, fire("goeben", null), misses(3));
    expect(refused("resolveGunneryRound", step.snapshot, fire("breslau", null))).toMatchObject({
      code: "NATION_WAITS",
      citation: { section: "20.0" },
    });
    expect(play("resolveGunneryRound", step.snapshot, fire("radetzky", null)).snapshot.phase).toBe("gunnery");
  });

  it("the order of nations stays open while one nation alone can fire", () => {
    const light = inBattle(met(["warrior"], { consorts: ["novara"] }), "gunnery");
    const played = play("resolveGunneryRound", light, fire("goeben", null), [1, ...misses(3)]);
    expect(played.snapshot.battle).toMatchObject({ firstNation: null, round: 1 });
  });

  it("an Austro-Hungarian ship hits and is hit on the columns of the Allied ships", () => {
    const alone = inBattle(met(["warrior"], { consorts: ["sankt_georg"] }), "gunnery", {
      fired: ["goeben", "sankt_georg"],
    });
    const state = { ...alone, battle: { ...alone.battle!, fired: ["sankt_georg"] } };
    const played = play("resolveGunneryRound", state, fire("goeben", null), [6, 1, 1, 4]);
    expect(played.snapshot.battle!.austroHungarian[0]).toMatchObject({ engineHits: 1, damage: 1, torpedoesOut: true });
    expect(rolled(played, "gunnery-hit")[0]).toMatchObject({ column: "allied" });
    expect(played.rulings).toContain("D-51");
  });
});

describe("20.0 Austro-Hungarian torpedoes", () => {
  it("Austro-Hungarian torpedoes have the printed factor, and none is used up", () => {
    const state = torpedoRound(["warrior"], { consorts: ["dd_tatra_flotilla"] });
    const played = play("resolveTorpedoRound", state, launch("dd_tatra_flotilla", 0, "warrior"), misses(4));
    expect(madeOf(played, "torpedo-fire")).toEqual([["TORPEDO_FACTOR", 4]]);
    expect(refused("resolveTorpedoRound", state, launch("dd_tatra_flotilla", 1, "warrior")).code).toBe(
      "VALUE_NOT_LISTED",
    );
  });
});
