import { describe, expect, it } from "vitest";
import { inBattle, joinedBy, madeOf } from "../../../../../test/fixtures/goeben/battle-table";
import { atSpace, play, refused, rolled, table, withShip } from "../../../../../test/fixtures/goeben/table";
import type { Snapshot } from "../../snapshot";

const shoot = (ship: string, more = {}) => ({ ship, fire: true, maximumFire: false, remove: [], ...more });

const hold = (ship: string) => ({ ship, fire: false, maximumFire: false, remove: [] });

const misses = (count: number) => Array.from({ length: count }, () => 1);

const thrown = (played: ReturnType<typeof play>) => played.rolls.map(({ label, faces }) => `${label} ${faces.length}`);

/** Goeben and Breslau at a port or base in the Shore Bombardment phase. */
function off(space: string, plan = {}): Snapshot {
  return atSpace(table("bombardment", {}, plan), space);
}

/** A bombardment in its first round by Goeben alone, against units that have turned face up. */
function under(space: string, units: readonly string[], goeben = {}, battle = {}): Snapshot {
  const state = withShip(withShip(off(space), "breslau", { space: "pola" }), "goeben", goeben);
  const destroyed = space === "alexandria" && units.length < 2 ? ["cdu_10"] : [];
  const seen = [...units, ...destroyed];
  const down = state.unseen.faceDownCoastal.map((each) => (each.space === space ? { ...each, count: 0 } : each));
  const coastal = state.unseen.coastal.filter((id) => !seen.includes(id));
  const shown = {
    ...state,
    coastal: seen.map((id) => ({ id, space, destroyed: destroyed.includes(id) })),
    unseen: { ...state.unseen, coastal, faceDownCoastal: down },
  };
  return inBattle(shown, "bombarding", { kind: "bombardment", ...battle });
}

/** Goeben fires one die at a port or base and hits; what follows is on the tape. */
function hitting(space: string, units: readonly string[], tape: readonly number[], more = {}) {
  const state = under(space, units, { leadership: 0, primary: 1 });
  return play("resolveShoreBombardment", state, shoot("goeben", more), [4, ...tape]);
}

describe("16.0 where coastal defences are bombarded", () => {
  it("a bombardment is for an Allied port or base with a coastal defence unit (D-49), and holds the phase open", () => {
    expect(refused("beginBombardment", off("messina"), { space: "messina" })).toMatchObject({
      code: "NO_BOMBARDMENT",
      citation: { section: "16.0" },
    });
    expect(refused("endPhase", off("bone"), {})).toMatchObject({ code: "BOMBARDMENTS_LEFT" });
    const begun = play("beginBombardment", off("bone"), { space: "bone" });
    expect(begun.snapshot).toMatchObject({
      phase: "contact",
      battle: { kind: "bombardment", space: "bone", allied: [] },
    });
    expect(begun.rulings).toContain("D-49");
  });

  it("D-49 with bombardmentOptional the phase may end without it", () => {
    const state = off("bone", { rulings: { bombardmentOptional: true } });
    expect(play("endPhase", state, {}).snapshot.phase).toBe("outfitting");
  });

  it("16.0 a place whose last unit has turned up leaves the list of face-down units", () => {
    const begun = inBattle(off("bone"), "break_off", { kind: "bombardment", space: "bone" });
    const { snapshot } = play("acceptBattle", begun, {}, [1]);
    expect(snapshot.coastal).toHaveLength(1);
    const before = begun.unseen.faceDownCoastal;
    expect(snapshot.unseen.faceDownCoastal).toEqual(before.filter(({ space }) => space !== "bone"));
    const two = inBattle(off("alexandria"), "break_off", { kind: "bombardment", space: "alexandria" });
    const down = two.unseen.faceDownCoastal.find(({ space }) => space === "alexandria")!.count;
    expect(down).toBe(2);
    const shown = play("acceptBattle", two, {}, [1, 1]).snapshot.unseen.faceDownCoastal;
    expect(shown).toHaveLength(two.unseen.faceDownCoastal.length - 1);
    expect(shown.map(({ space }) => space)).not.toContain("alexandria");
    expect(Math.min(...shown.map(({ count }) => count))).toBeGreaterThan(0);
  });

  it("16.0 an older snapshot's list, with a place that has no unit face down any more, is still read", () => {
    expect(under("bone", ["cdu_01"]).unseen.faceDownCoastal).toContainEqual({ space: "bone", count: 0 });
    const { snapshot } = hitting("bone", ["cdu_01"], [2, ...misses(2)]);
    expect(snapshot.unseen.faceDownCoastal).toContainEqual({ space: "bone", count: 0 });
  });

  it("D-47 a bombardment is not fought in a storm, nor in poor visibility (D-28)", () => {
    expect(refused("beginBombardment", { ...off("bone"), storms: ["bone"] }, { space: "bone" }).code).toBe(
      "NO_BOMBARDMENT",
    );
    const poor = { ...off("bone"), visibility: [{ space: "bone", rolled: "poor" as const }] };
    expect(refused("beginBombardment", poor, { space: "bone" }).code).toBe("NO_BOMBARDMENT");
    const dim = { ...off("bone"), visibility: [{ space: "bone", rolled: null }] };
    const rolledPoor = play("beginBombardment", dim, { space: "bone" }, [6]);
    expect(rolledPoor.snapshot).toMatchObject({ phase: "bombardment", battle: null, done: ["bone"] });
    const merged = play("beginBombardment", dim, { space: "bone" }, [3]);
    expect(merged.snapshot.battle).toMatchObject({ visibility: "tertiary" });
  });
});

describe("16.0 contact with coastal defences", () => {
  const plan = { leader: "goeben", speed: "goeben", maximumSpeed: false };
  const meeting = (goeben = {}, battle = {}) => {
    const state = withShip(off("bone"), "goeben", goeben);
    return inBattle(state, "contact", { kind: "bombardment", contact: null, first: null, ...battle });
  };

  it("D-49a coastal defences have an Allied rating of 0, whatever the alert level and the site", () => {
    const played = play("resolveContact", { ...meeting(), alert: 6 }, plan, [1]);
    expect(madeOf(played, "contact")).toEqual([
      ["LEADERSHIP", 4],
      ["SPEED", 4],
    ]);
    expect(played.outcome.contact).toBe("GC2");
    expect(played.rulings).toContain("D-49a");
  });

  it("D-49b units turn face up when fire begins, one late draw each; they never break off", () => {
    const base = inBattle(off("alexandria"), "break_off", { kind: "bombardment" });
    const played = play("acceptBattle", base, {}, [18, 1]);
    expect(rolled(played, "coastal-unit").map(({ dice }) => dice)).toEqual(["1d18", "1d17"]);
    expect(played.snapshot.coastal.map(({ id }) => id)).toEqual(["cdu_18", "cdu_01"]);
    expect(played.snapshot).toMatchObject({ phase: "bombarding" });
    expect(played.rulings).toContain("D-49b");
  });

  it("D-49b a break-off, or no contact, leaves the units as they are", () => {
    const base = inBattle(off("bone"), "break_off", { kind: "bombardment" });
    const away = play("breakOff", base, {
      to: [
        { ship: "goeben", space: "off_philippeville" },
        { ship: "breslau", space: "nw_of_bizerte" },
      ],
    });
    expect(away.snapshot).toMatchObject({ phase: "bombardment", coastal: [], alert: 1, threatened: [] });
    const dim = meeting({ leadership: 0, engines: 1 }, { visibility: "secondary" });
    const lost = play("resolveContact", dim, plan, [2]);
    expect(lost.outcome).toMatchObject({ contact: "N", end: { space: "bone", ended: "no_contact", allied: [] } });
    expect(lost.snapshot).toMatchObject({ phase: "bombardment", coastal: [], done: ["bone"] });
  });
});

describe("16.0 the Shore Bombardment Hit Chart", () => {
  it.each(["bone", "alexandria"])("1 at %s is public outrage: a die of VP is lost", (space) => {
    const played = hitting(space, ["cdu_01"], [1, 5, ...misses(2)]);
    expect(played.snapshot.vp).toBe(-5);
    expect(played.outcome.salvo).toMatchObject({ results: [{ result: "public_outrage", vp: -5, units: [] }] });
  });

  it.each(["bone", "alexandria"])("2 at %s is nothing", (space) => {
    expect(hitting(space, ["cdu_01"], [2, ...misses(2)]).snapshot.vp).toBe(0);
  });

  it("3 at a port wins a die of VP, at a base nothing", () => {
    expect(hitting("bone", ["cdu_01"], [3, 6, ...misses(2)]).snapshot.vp).toBe(6);
    expect(hitting("alexandria", ["cdu_01"], [3, ...misses(2)]).snapshot.vp).toBe(0);
  });

  it.each(["bone", "alexandria"])("4 at %s wins a die of VP", (space) => {
    expect(hitting(space, ["cdu_01"], [4, 2, ...misses(2)]).snapshot.vp).toBe(2);
  });

  it.each([5, 6])("%i at a port removes one unit, worth its strength", (die) => {
    const played = hitting("bone", ["cdu_18"], [die]);
    expect(played.snapshot).toMatchObject({ vp: 6, coastal: [{ id: "cdu_18", destroyed: true }], battle: null });
  });

  it("5 at a base removes one unit: the player's first choice", () => {
    const [space, die] = ["alexandria", 5];
    const played = hitting(space, ["cdu_01", "cdu_18"], [die, ...misses(2)], { remove: ["cdu_18"] });
    expect(played.snapshot.coastal).toEqual([
      { id: "cdu_01", space, destroyed: false },
      { id: "cdu_18", space, destroyed: true },
    ]);
    expect(played.snapshot.vp).toBe(6);
    const plain = hitting(space, ["cdu_18", "cdu_01"], [die, ...misses(6)]);
    expect(plain.outcome.salvo).toMatchObject({ results: [{ units: ["cdu_01"] }] });
  });

  it("6 at a base explodes a magazine: every unit is removed, and two dice of VP won besides", () => {
    const played = hitting("alexandria", ["cdu_01", "cdu_18"], [6, 3, 4]);
    expect(played.snapshot.vp).toBe(7 + 2 + 6);
    expect(played.outcome).toMatchObject({
      salvo: { results: [{ result: "magazine", vp: 7, units: ["cdu_01", "cdu_18"] }] },
      end: { gained: 15, lost: 0, leadership: 0 },
    });
    expect(thrown(played)).toEqual(["bombardment 1", "bombardment-hit 1", "bombardment-vp 2"]);
  });

  it("D-49b surplus results of a salvo still give their VP", () => {
    const state = under("bone", ["cdu_01"], { leadership: 2, primary: 1 });
    const played = play("resolveShoreBombardment", state, shoot("goeben"), [4, 5, 6, 5, 6, 4, 3]);
    expect(played.outcome.salvo).toMatchObject({
      results: [
        { result: "remove_unit", units: ["cdu_01"] },
        { result: "remove_unit", units: [] },
        { result: "morale", vp: 3 },
      ],
    });
    expect(played.snapshot.vp).toBe(2 + 3);
  });
});

describe("16.0 a bombardment by tape", () => {
  it("a bombardment goes through primary, secondary and tertiary: dice of 4 to 6 hit, without armor; there is no torpedo round", () => {
    let state = under("bone", ["cdu_01"]);
    const act = (input: object, dice: number[]) => {
      const played = play("resolveShoreBombardment", state, input, dice);
      state = played.snapshot;
      return thrown(played);
    };
    expect(act(shoot("goeben"), [4, ...misses(8), 2, ...misses(2)])).toEqual([
      "bombardment 9",
      "bombardment-hit 1",
      "coastal-gunnery 2",
    ]);
    expect(act(shoot("goeben"), misses(7))).toEqual(["bombardment 7"]);
    expect(act(shoot("goeben"), misses(6))).toEqual(["bombardment 6"]);
    expect(state).toMatchObject({ phase: "bombardment", battle: null, done: ["bone"], alert: 2 });
    expect(state.ships.goeben).toMatchObject({ ammunition: 5, torpedoes: 2 });
    expect(refused("beginBombardment", state, { space: "bone" }).code).toBe("NO_BOMBARDMENT");
    expect(play("endPhase", state, {}).snapshot.turn).toBe(2);
  });

  it("units fire their strength in the primary round only, and hit as usual", () => {
    const state = under("bone", ["cdu_18"]);
    const played = play("resolveShoreBombardment", state, hold("goeben"), [6, ...misses(5), 6, 6]);
    expect(rolled(played, "coastal-gunnery")[0]).toMatchObject({ dice: "6x1d6" });
    expect(played.snapshot.ships.goeben).toMatchObject({ hull: 6, engines: 0 });
    expect(played.snapshot.vp).toBe(-5);
    expect(thrown(play("resolveShoreBombardment", played.snapshot, hold("goeben")))).toEqual([]);
  });

  it("14.5, 14.9 maximum fire and morale (D-46) add dice to a bombardment", () => {
    const state = { ...under("bone", ["cdu_01"]), turn: 2, morale: 1 };
    const played = play(
      "resolveShoreBombardment",
      state,
      shoot("goeben", { maximumFire: true }),
      misses(5 + 5 + 4 + 1 + 2),
    );
    expect(played.snapshot.ships.goeben.ammunition).toBe(4);
    expect(refused("resolveShoreBombardment", state, { ...hold("goeben"), maximumFire: true })).toMatchObject({
      code: "MAXIMUM_FIRE_MISMATCH",
      citation: { section: "14.9" },
    });
  });

  it("D-28 visibility merges the rounds of a bombardment", () => {
    const state = under("bone", ["cdu_01"], {}, { visibility: "tertiary" });
    const played = play("resolveShoreBombardment", state, shoot("goeben"), misses(9 + 7 + 6 + 2));
    expect(thrown(played)).toEqual(["bombardment 9", "bombardment 7", "bombardment 6", "coastal-gunnery 2"]);
    expect(played.snapshot.battle).toBeNull();
  });

  it("D-50 a bombardment raises no alert when nobody fired; D-44 changes no Leadership", () => {
    const state = under("bone", ["cdu_01"], {}, { round: 2, gained: 30 });
    const played = play("resolveShoreBombardment", state, hold("goeben"));
    expect(played.snapshot).toMatchObject({ alert: 1, battle: null, ships: { goeben: { leadership: 4 } } });
  });

  it("D-75 Austro-Hungarian ships bombard with their printed factors", () => {
    const state = joinedBy(off("malta"), "malta", ["radetzky"]);
    const begun = play("acceptBattle", inBattle(state, "break_off", { kind: "bombardment", space: "malta" }), {}, [1]);
    const played = play("resolveShoreBombardment", begun.snapshot, shoot("radetzky"), misses(6));
    expect(rolled(played, "bombardment")[0]).toMatchObject({ dice: "6x1d6" });
    expect(played.rulings).toEqual(expect.arrayContaining(["D-75", "D-51"]));
  });
});
