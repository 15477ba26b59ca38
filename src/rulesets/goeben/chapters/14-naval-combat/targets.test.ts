import { describe, expect, it } from "vitest";
import { harmed, inBattle, met } from "../../../../../test/fixtures/goeben/battle-table";
import { play, rolled, withShip } from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import { FIRING } from "../../charts/shapes";
import { preferredTargets } from "./targets";

/** One friendly ship of every class: BC, CL; and Austro-Hungarian BB, B, CA, DD. */
const CONSORTS = ["viribus_unitis", "radetzky", "sankt_georg", "dd_tatra_flotilla"];

const BY_CLASS: Record<string, string> = {
  BB: "viribus_unitis",
  BC: "goeben",
  B: "radetzky",
  CA: "sankt_georg",
  CL: "breslau",
  DD: "dd_tatra_flotilla",
};

const BIG = ["BB", "BC", "B", "CA", "CL", "DD"];

const CRUISER = ["CA", "CL", "DD", "B", "BC", "BB"];

const LIGHT = ["DD", "CL", "CA", "B", "BC", "BB"];

const PRIORITY = {
  BB: BIG,
  BC: BIG,
  B: BIG,
  CA: CRUISER,
  CP: CRUISER,
  CL: LIGHT,
  C: LIGHT,
  DD: LIGHT,
  TC: LIGHT,
  CDU: BIG,
};

describe("14.11 the Targeting Priority Chart", () => {
  it.each(FIRING)("%s takes the first class there is, one after the other", (firing) => {
    let state = inBattle(met(["warrior"], { consorts: CONSORTS }), "gunnery");
    for (const wanted of PRIORITY[firing]) {
      expect(preferredTargets(state, pack.charts, state.battle!, firing)).toEqual([BY_CLASS[wanted]]);
      const id = BY_CLASS[wanted]!;
      if (id === "goeben" || id === "breslau") state = withShip(state, id, { status: "sunk", space: null, hull: 0 });
      else state = harmed(state, id, { withdrawn: true });
    }
    expect(preferredTargets(state, pack.charts, state.battle!, firing)).toEqual([]);
  });
});

describe("14.11 Allied fire", () => {
  const hold = (ship: string) => ({ ship, torpedoes: 0, target: null });
  const torpedoes = (allied: readonly string[], consorts: readonly string[] = []) => {
    const state = inBattle(met(allied, { consorts }), "torpedoes", { round: 3, fired: ["goeben"] });
    return { ...state, battle: { ...state.battle!, fired: ["goeben", ...consorts] } };
  };
  const firers = (played: ReturnType<typeof play>) => {
    return (played.outcome.allied as { firer: string; target: string }[]).map(({ firer, target }) => [firer, target]);
  };

  it("Allied fire goes by nation, British first, and by class, large before small", () => {
    const state = torpedoes(["dd_spahi_flotilla", "dublin", "edgar_quinet", "indomitable"]);
    const played = play("resolveTorpedoRound", state, hold("breslau"), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(firers(played)).toEqual([
      ["indomitable", "goeben"],
      ["dublin", "breslau"],
      ["edgar_quinet", "breslau"],
      ["dd_spahi_flotilla", "breslau"],
    ]);
  });

  it("D-37 Allied fire draws among equal targets, in the canonical order, before any die of the step", () => {
    const consorts = ["admiral_spaun", "novara"];
    const state = torpedoes(["dublin", "indomitable", "weymouth"], consorts);
    const played = play("resolveTorpedoRound", state, hold("breslau"), [3, 1, 1, 1, 1, 1, 1, 1]);
    expect(rolled(played, "allied-target").map(({ dice }) => dice)).toEqual(["1d3", "1d3"]);
    expect(firers(played)).toEqual([
      ["indomitable", "goeben"],
      ["dublin", "novara"],
      ["weymouth", "breslau"],
    ]);
    expect(played.rolls.map(({ label }) => label).slice(0, 3)).toEqual([
      "allied-target",
      "allied-target",
      "allied-torpedo-fire",
    ]);
    expect(played.rulings).toContain("D-37");
  });

  it("D-37 Allied fire draws between two, and not at all for one", () => {
    const two = play("resolveTorpedoRound", torpedoes(["dublin"], ["novara"]), hold("breslau"), [2, 1, 1]);
    expect(firers(two)).toEqual([["dublin", "novara"]]);
    expect(rolled(two, "allied-target")[0]).toMatchObject({ dice: "1d2" });
    const one = play("resolveTorpedoRound", torpedoes(["dublin"]), hold("breslau"), [1, 1]);
    expect(rolled(one, "allied-target")).toEqual([]);
  });

  it("D-37 a target sunk by an earlier ship absorbs later fire: no die is thrown", () => {
    const state = torpedoes(["dublin", "weymouth"]);
    const weak = withShip(state, "breslau", { hull: 1 });
    const played = play("resolveTorpedoRound", weak, hold("breslau"), [6, 1, 1]);
    expect(firers(played)).toEqual([
      ["dublin", "breslau"],
      ["weymouth", "breslau"],
    ]);
    expect((played.outcome.allied as { shots: unknown[] }[])[1]!.shots).toEqual([]);
  });

  it("Allied fire chooses its targets anew in the next round", () => {
    const state = withShip(inBattle(met(["dublin"]), "gunnery", { round: 1, fired: ["goeben"] }), "breslau", {
      hull: 1,
    });
    const hold2 = { ship: "breslau", target: null, maximumFire: false };
    const played = play("resolveGunneryRound", state, hold2, [6, 1, 3]);
    const next = play("resolveGunneryRound", played.snapshot, { ...hold2, ship: "goeben" }, [1]);
    expect(firers(next)).toEqual([["dublin", "goeben"]]);
  });
});

describe("worked example: targets", () => {
  it("14.11 a British battlecruiser fires at the battlecruiser, a destroyer at the light cruiser", () => {
    const state = inBattle(met(["inflexible", "dd_5th_flotilla_1"]), "gunnery", { round: 1 });
    const held = play("resolveGunneryRound", state, { ship: "goeben", target: null, maximumFire: false });
    const { outcome } = play(
      "resolveGunneryRound",
      held.snapshot,
      { ship: "breslau", target: null, maximumFire: false },
      [5, 5, 5, 5, 5],
    );
    expect(outcome.allied).toMatchObject([
      { firer: "inflexible", target: "goeben" },
      { firer: "dd_5th_flotilla_1", target: "breslau" },
    ]);
  });
});
