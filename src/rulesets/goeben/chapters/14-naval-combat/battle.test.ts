import { describe, expect, it } from "vitest";
import { harmed, inBattle, met, SEA } from "../../../../../test/fixtures/goeben/battle-table";
import { carrying, play, rolled, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";
import type { Battle } from "./state";

const fire = (ship: string, target: string | null, maximumFire = false) => ({ ship, target, maximumFire });

const launch = (ship: string, torpedoes: number, target: string | null) => ({ ship, torpedoes, target });

const misses = (count: number) => Array.from({ length: count }, () => 1);

/** What was thrown, as label and number of dice. */
const thrown = (played: ReturnType<typeof play>) => played.rolls.map(({ label, faces }) => `${label} ${faces.length}`);

const place = ({ markers }: Snapshot, id: string) => markers.find((marker) => marker.id === id)!.place;

describe("14.2 a battle of four rounds by tape", () => {
  it("with friendly First Salvo each side fires in turn, round by round, to the end", () => {
    let state = inBattle(met(["warrior"]), "break_off");
    const act = (operation: string, input: object, dice: number[]) => {
      const played = play(operation, state, input, dice);
      state = played.snapshot;
      return thrown(played);
    };
    expect(act("acceptBattle", {}, [])).toEqual([]);
    expect(state).toMatchObject({ phase: "gunnery", battle: { round: 0 } });
    // Primary: Breslau has none, so that Warrior answers at once.
    expect(act("resolveGunneryRound", fire("goeben", "warrior"), misses(10))).toEqual([
      "gunnery 7",
      "allied-gunnery 3",
    ]);
    // Secondary: both ships, in the player's order.
    expect(act("resolveGunneryRound", fire("breslau", "warrior"), misses(5))).toEqual(["gunnery 5"]);
    expect(act("resolveGunneryRound", fire("goeben", "warrior"), misses(6))).toEqual(["gunnery 5", "allied-gunnery 1"]);
    // Tertiary.
    expect(act("resolveGunneryRound", fire("goeben", "warrior"), misses(8))).toEqual(["gunnery 4", "allied-gunnery 4"]);
    expect(state).toMatchObject({ phase: "torpedoes", battle: { round: 3 } });
    expect(act("resolveTorpedoRound", launch("goeben", 2, "warrior"), misses(4))).toEqual(["torpedo-fire 4"]);
    expect(act("resolveTorpedoRound", launch("breslau", 0, null), misses(2))).toEqual(["allied-torpedo-fire 2"]);
    expect(state).toMatchObject({ phase: "naval_combat", battle: null, done: [SEA], vp: 0, alert: 2 });
    expect(state.ships).toMatchObject({
      goeben: { ammunition: 5, torpedoes: 0 },
      breslau: { ammunition: 5, torpedoes: 2 },
    });
    expect(place(state, "warrior")).toBe("pool");
  });

  it("with Allied First Salvo the Allies fire before the player in every round", () => {
    const meeting = withShip(met(["warrior"], { changes: { alert: 6 } }), "goeben", { leadership: 0, engines: 1 });
    let state = inBattle(meeting, "contact", { contact: null, first: null });
    const act = (operation: string, input: object, dice: number[]) => {
      const played = play(operation, state, input, dice);
      state = played.snapshot;
      return thrown(played);
    };
    const plan = { leader: "goeben", speed: "goeben", maximumSpeed: false };
    expect(act("resolveContact", plan, [1, 2, ...misses(3)])).toEqual([
      "contact 1",
      "allied-break-off 1",
      "allied-gunnery 3",
    ]);
    expect(state).toMatchObject({ phase: "gunnery", battle: { first: "allied", round: 0 } });
    expect(act("resolveGunneryRound", fire("goeben", "warrior"), misses(4))).toEqual(["gunnery 3", "allied-gunnery 1"]);
    expect(act("resolveGunneryRound", fire("goeben", null), [])).toEqual([]);
    // Tertiary: Goeben's 2 guns have no dice against armor 2, so that the torpedo round begins too.
    expect(act("resolveGunneryRound", fire("breslau", "warrior"), misses(11))).toEqual([
      "gunnery 5",
      "allied-gunnery 4",
      "allied-torpedo-fire 2",
    ]);
    expect(state).toMatchObject({ phase: "torpedoes", battle: { round: 3 } });
    expect(act("resolveTorpedoRound", launch("breslau", 2, "warrior"), misses(4))).toEqual(["torpedo-fire 4"]);
    expect(state).toMatchObject({ phase: "naval_combat", battle: null });
  });

  it("damage counts at once: a ship that the first side silences does not answer", () => {
    const state = inBattle(met(["warrior"]), "gunnery");
    const played = play("resolveGunneryRound", state, fire("goeben", "warrior"), [6, 6, ...misses(5), 1, 2]);
    expect(thrown(played)).toEqual(["gunnery 7", "gunnery-hit 1", "gunnery-hit 1"]);
    expect(played.snapshot.battle).toMatchObject({ round: 1, allied: [{ gunHits: 2, damage: 2, sunk: false }] });
  });

  it("D-28 Limited Visibility 1-2 merges primary and secondary: all dice of a ship, then its hits", () => {
    const state = inBattle(met(["warrior"]), "gunnery", { visibility: "secondary" });
    const first = play("resolveGunneryRound", state, fire("goeben", "warrior"), [
      6,
      ...misses(6),
      6,
      ...misses(4),
      3,
      4,
    ]);
    expect(thrown(first)).toEqual(["gunnery 7", "gunnery 5", "gunnery-hit 1", "gunnery-hit 1"]);
    expect(first.outcome.salvo).toMatchObject({ shots: [{ weapon: "primary" }, { weapon: "secondary" }] });
    const second = play("resolveGunneryRound", first.snapshot, fire("breslau", null), misses(4));
    expect(thrown(second)).toEqual(["allied-gunnery 3", "allied-gunnery 1"]);
    const third = play("resolveGunneryRound", second.snapshot, fire("goeben", null), misses(4));
    expect(thrown(third)).toEqual(["allied-gunnery 4"]);
    expect(third.snapshot.phase).toBe("torpedoes");
  });

  it("D-28 Limited Visibility 3-4 merges all guns; torpedoes are as usual", () => {
    const state = inBattle(met(["warrior"]), "break_off", { visibility: "tertiary" });
    const begun = play("acceptBattle", state, {});
    expect(begun.rulings).toContain("D-28");
    const first = play("resolveGunneryRound", begun.snapshot, fire("goeben", "warrior"), misses(7 + 5 + 4));
    expect(thrown(first)).toEqual(["gunnery 7", "gunnery 5", "gunnery 4"]);
    const second = play("resolveGunneryRound", first.snapshot, fire("breslau", null), misses(8));
    expect(thrown(second)).toEqual(["allied-gunnery 3", "allied-gunnery 1", "allied-gunnery 4"]);
    expect(second.snapshot).toMatchObject({ phase: "torpedoes", battle: { round: 1 } });
  });

  it("14.2 a battle ends at once when a side has nobody left", () => {
    const state = inBattle(met(["warrior"]), "gunnery");
    const played = play("resolveGunneryRound", state, fire("goeben", "warrior"), [6, ...misses(6), 6]);
    expect(played.outcome).toMatchObject({
      salvo: { sunk: true },
      end: { ended: "fought", gained: 9, allied: [{ ship: "warrior", fate: "sunk" }] },
    });
    expect(played.snapshot).toMatchObject({ phase: "naval_combat", vp: 9, threatened: [] });
    expect(place(played.snapshot, "warrior")).toBe("sunk");
  });

  it("D-71 a battle, and the scenario, end with the last German ship in play", () => {
    const lone = withShip(withShip(met(["warrior"]), "breslau", { status: "sunk", space: null, hull: 0 }), "goeben", {
      hull: 1,
    });
    const state = harmed(inBattle(lone, "gunnery"), "warrior", { damage: 1 });
    const played = play("resolveGunneryRound", state, fire("goeben", null), [6, 1, 1, 3]);
    expect(played.snapshot).toMatchObject({
      phase: "over",
      result: "defeat",
      endReason: "no_german_ship",
      battle: null,
    });
    expect(played.snapshot.vp).toBe(-40 + 3);
  });

  it("D-71 a battle ends so even while an Austro-Hungarian ship could fight on", () => {
    const lone = withShip(met(["indomitable"], { consorts: ["novara"] }), "breslau", {
      status: "sunk",
      space: null,
      hull: 0,
    });
    const sinking = withShip(lone, "goeben", { hull: 1 });
    const state = inBattle(sinking, "gunnery", { round: 1, fired: ["novara"] });
    const played = play("resolveGunneryRound", state, fire("goeben", null), [6, 1, 1, 1, 3]);
    expect(played.snapshot).toMatchObject({ phase: "over", result: "defeat", battle: null });
    expect(played.outcome.end).toMatchObject({ austroHungarian: [{ ship: "novara", fate: "unharmed" }] });
  });
});

/** A battle whose last act is to come: Breslau holds her torpedoes, and nobody fires. */
function lastAct(
  allied: readonly string[],
  battle: Partial<Battle> = {},
  options: Parameters<typeof met>[1] = {},
): Snapshot {
  const state = inBattle(met(allied, options), "torpedoes", { round: 3, fired: ["goeben"], ...battle });
  const quiet = state.battle!.allied.map((ship) => ({ ...ship, torpedoesOut: true }));
  const consorts = state.battle!.austroHungarian.map((ship) => ({ ...ship, torpedoesOut: true }));
  return { ...state, battle: { ...state.battle!, allied: quiet, austroHungarian: consorts } };
}

const end = (state: Snapshot, dice: readonly number[] = []) =>
  play("resolveTorpedoRound", state, launch("breslau", 0, null), dice);

describe("14.13, 14.14 the end of a battle", () => {
  it("D-39 the end of a battle scores each Allied ship once: sunk, or damaged and withdrawn at the lower value", () => {
    let state = lastAct(["indomitable", "defence", "dublin", "dd_5th_flotilla_1", "troop_convoy_1"]);
    state = harmed(state, "indomitable", { damage: 4, sunk: true });
    state = harmed(state, "defence", { damage: 1 });
    state = harmed(state, "dublin", { withdrawn: true, damage: 1 });
    state = harmed(state, "troop_convoy_1", { damage: 2 });
    const played = end(state);
    expect(played.snapshot.vp).toBe(18 + 3 + 2 + 10);
    expect((played.outcome.end as { allied: unknown }).allied).toEqual([
      { ship: "indomitable", fate: "sunk" },
      { ship: "defence", fate: "damaged" },
      { ship: "dublin", fate: "withdrawn" },
      { ship: "dd_5th_flotilla_1", fate: "unharmed" },
      { ship: "troop_convoy_1", fate: "damaged" },
    ]);
    const places = ["indomitable", "defence", "dublin", "dd_5th_flotilla_1"].map((id) => place(played.snapshot, id));
    expect(places).toEqual(["sunk", "out", "out", "pool"]);
    expect(played.rulings).toContain("D-39");
    expect(played.snapshot.threatened).toEqual([SEA]);
  });

  it.each([
    ["indomitable", 18, 6],
    ["warrior", 9, 3],
    ["jurien_de_la_graviere", 6, 2],
    ["dublin", 6, 2],
    ["dd_5th_flotilla_1", 3, 1],
    ["troop_convoy_2", 20, 10],
  ])("17.1 %s is worth %i sunk and %i damaged", (id, sunk, damaged) => {
    const other = id === "warrior" ? "defence" : "warrior";
    expect(end(harmed(lastAct([id, other]), id, { sunk: true })).snapshot.vp).toBe(sunk);
    expect(end(harmed(lastAct([id, other]), id, { damage: 1 })).snapshot.vp).toBe(damaged);
  });

  it.each([
    ["viribus_unitis", -24, -8],
    ["radetzky", -18, -6],
    ["sankt_georg", -12, -4],
    ["novara", -9, -3],
    ["dd_tatra_flotilla", -4, -2],
  ])("20.0 %s costs %i sunk and %i damaged, and leaves", (id, sunk, damaged) => {
    const lost = end(harmed(lastAct(["warrior"], {}, { consorts: [id] }), id, { sunk: true, damage: 1 }));
    expect(lost.snapshot.vp).toBe(sunk);
    expect(lost.snapshot.austroHungarian.find((ship) => ship.id === id)).toMatchObject({ status: "sunk", space: null });
    const hurt = end(harmed(lastAct(["warrior"], {}, { consorts: [id] }), id, { withdrawn: true }));
    expect(hurt.snapshot.vp).toBe(damaged);
    expect(hurt.snapshot.austroHungarian.find((ship) => ship.id === id)).toMatchObject({
      status: "damaged",
      space: null,
    });
  });

  it("D-50 a battle raises the alert level by one, once, only if somebody fired", () => {
    expect(end(lastAct(["warrior"], { anyFire: true })).snapshot.alert).toBe(2);
    expect(end(lastAct(["warrior"], { anyFire: false })).snapshot.alert).toBe(1);
    expect(end(lastAct(["warrior"], { anyFire: true }, { changes: { alert: 6 } })).snapshot.alert).toBe(6);
  });

  it.each([
    ["net", 15, 0, 5],
    ["net", 14, 0, 4],
    ["net", 20, 6, 4],
    ["net", 0, 15, 3],
    ["net", 0, 14, 4],
    ["gross", 15, 14, 5],
    ["gross", 14, 15, 3],
    ["gross", 15, 15, 4],
  ] as const)("14.14, D-44 by %s VP, %i gained and %i lost give Leadership %i", (measure, gained, lost, leadership) => {
    const plan = { rulings: { criticalBattleMeasure: measure } };
    const played = end(lastAct(["warrior"], { gained, lost }, { plan }));
    expect(played.snapshot.ships).toMatchObject({ goeben: { leadership }, breslau: { leadership } });
    expect((played.outcome.end as { leadership: number }).leadership).toBe(leadership - 4);
    expect(played.rulings.includes("D-44")).toBe(
      gained >= 15 || lost >= 15 ? !(measure === "net" && lost === 6) : false,
    );
  });

  it("14.14 Leadership depends on the ships scored at the end, and only ships that took part", () => {
    const apart = withShip(met(["warrior", "defence"]), "goeben", { space: "pola" });
    const state = inBattle(apart, "torpedoes", { space: SEA, round: 3, gained: 6 });
    const quiet = harmed(harmed(state, "warrior", { sunk: true }), "defence", { torpedoesOut: true });
    const played = end(quiet);
    expect(played.snapshot.ships).toMatchObject({ breslau: { leadership: 5 }, goeben: { leadership: 4 } });
  });

  it("14.14 the end of a battle leaves ships sunk in the battle as they are", () => {
    const state = lastAct(["warrior"], { gained: 15 });
    const played = end(withShip(state, "goeben", { status: "sunk", space: null, hull: 0 }));
    expect(played.snapshot.ships).toMatchObject({ breslau: { leadership: 5 }, goeben: { leadership: 4 } });
  });

  it("D-45 Leadership stays between 0 and 6", () => {
    const best = withShip(lastAct(["warrior"], { gained: 15 }), "breslau", { leadership: 6 });
    const played = end(best);
    expect(played.snapshot.ships).toMatchObject({ goeben: { leadership: 5 }, breslau: { leadership: 6 } });
    expect(played.rulings).toContain("D-45");
    expect(
      end(withShip(lastAct(["warrior"], { lost: 15 }), "goeben", { leadership: 0 })).snapshot.ships.goeben.leadership,
    ).toBe(0);
  });

  it("D-72 a Camera Crew films a sinking: one die of VP a battle, which counts in it", () => {
    const state = carrying(
      carrying(
        harmed(lastAct(["warrior", "defence"], { gained: 2 }), "warrior", { sunk: true }),
        "goeben",
        "camera_crew",
      ),
      "breslau",
      "camera_crew",
    );
    const played = end(state, [4]);
    expect(played.snapshot.vp).toBe(9 + 4);
    expect(played.outcome.end).toMatchObject({ cameraCrew: 4, gained: 15, leadership: 1 });
    expect(played.rulings).toContain("D-72");
    expect(rolled(end(carrying(lastAct(["warrior"]), "goeben", "camera_crew")), "camera-crew")).toEqual([]);
  });
});
