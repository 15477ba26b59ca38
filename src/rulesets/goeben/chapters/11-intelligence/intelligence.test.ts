import { describe, expect, test } from "vitest";
import { exampleBetween } from "../../../../../test/fixtures/goeben/positions";
import {
  atSpace,
  carrying,
  nothingHidden,
  play,
  refused,
  rolled,
  table,
  withMarker,
  withShip,
} from "../../../../../test/fixtures/goeben/table";
import { pack } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import type { IntelligenceEffect } from "../../vocabulary";
import { hiddenSpaces, intelligenceValue } from "./intelligence";

const ready = (changes: Partial<Snapshot> = {}): Snapshot => table("intelligence", { alert: 4, ...changes });

const offered = (offers: IntelligenceEffect[], changes: Partial<Snapshot> = {}): Snapshot =>
  table("intelligence_choice", { alert: 4, intelligenceUsed: true, intelligence: { offers, space: null }, ...changes });

const reveal = (british: number, french: number, coastal: number) => ({ british, french, coastal });

const british = table("intelligence").unseen.british;

const face = (id: string): number => british.indexOf(id) + 1;

describe("11.1 the intelligence value", () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 2],
    [6, 2],
  ])("11.1 Leadership %i is worth %i, and Wireless one more, once", (leadership, value) => {
    const state = withShip(ready(), "goeben", { leadership });
    expect(intelligenceValue(state, pack.charts, "goeben")).toBe(value);
    const wired = carrying(state, "goeben", "wireless", "wireless");
    expect(intelligenceValue(wired, pack.charts, "goeben")).toBe(value + 1);
    expect(intelligenceValue(wired, pack.charts, "breslau")).toBe(1);
  });

  const charted: [value: number, results: string][] = [
    [0, "SI none none none none IR"],
    [1, "SI none none none IR JE"],
    [2, "SI none none IR JE JE_OR_IB"],
    [3, "SI none IR IB JF JE_OR_IB"],
  ];
  test.each(charted)("11.1 value %i reads %s", (value, results) => {
    const leadership = [2, 4, 6, 6][value]!;
    const ship = withShip(ready(), "goeben", { leadership });
    const state = value === 3 ? carrying(ship, "goeben", "wireless") : ship;
    const alerts: Record<string, number> = { SI: 5, JE: 3, JF: 2 };
    results.split(" ").forEach((result, index) => {
      const played = play("resolveIntelligence", state, { ship: "goeben" }, [index + 1]);
      const aimed = ["IR", "IB", "JE_OR_IB"].includes(result);
      expect(played.outcome).toMatchObject({
        value,
        intelligence: result,
        alert: alerts[result] ?? 4,
        phase: aimed ? "intelligence_choice" : "intelligence",
      });
      expect(rolled(played, "intelligence")).toMatchObject([{ chart: "INTELLIGENCE", column: String(value) }]);
      expect(played.snapshot.intelligenceUsed).toBe(true);
    });
  });

  test("11.1 any German ship in play makes the one attempt of a turn", () => {
    const once = play("resolveIntelligence", ready(), { ship: "breslau" }, [2]).snapshot;
    expect(refused("resolveIntelligence", once, { ship: "goeben" })).toMatchObject({
      code: "INTELLIGENCE_USED",
      citation: { section: "11.1" },
    });
    expect(refused("resolveIntelligence", ready(), { ship: "moltke" }).code).toBe("VALUE_NOT_LISTED");
  });

  test("D-74 without Leadership the 0 band is read", () => {
    const state = withShip(ready(), "goeben", { leadership: 0 });
    expect(play("resolveIntelligence", state, { ship: "goeben" }, [5]).rulings).toContain("D-74");
  });

  test("5.2 the alert level stays within its limits", () => {
    expect(play("resolveIntelligence", ready({ alert: 6 }), { ship: "goeben" }, [1]).outcome).toMatchObject({
      alert: 6,
    });
    expect(play("resolveIntelligence", ready({ alert: 1 }), { ship: "goeben" }, [6]).outcome).toMatchObject({
      alert: 1,
    });
  });

  test("D-16 IR with nothing face down anywhere has no effect", () => {
    const played = play("resolveIntelligence", nothingHidden(ready()), { ship: "goeben" }, [5]);
    expect(played.outcome).toMatchObject({ intelligence: "IR", phase: "intelligence" });
    expect(played.rulings).toContain("D-16");
  });
});

describe("11.2 intelligence that is aimed or chosen", () => {
  test("11.2 IR turns up two units of one place, of the kinds the player names, one draw each", () => {
    const input = { effect: "IR", space: "adriatic_pz", reveal: reveal(2, 0, 0) };
    const played = play("applyIntelligence", offered(["IR"]), input, [face("indefatigable"), 17]);
    expect(rolled(played, "unseen-british").map(({ dice }) => dice)).toEqual(["1d18", "1d17"]);
    expect(played.outcome).toMatchObject({
      effect: "IR",
      revealed: { markers: [{ id: "indefatigable", kind: "royal_navy_warship" }, { kind: "quiet_seas" }], coastal: [] },
      phase: "intelligence",
    });
    const { markers, unseen } = played.snapshot;
    expect(markers.find(({ id }) => id === "indefatigable")).toMatchObject({ place: "map", space: "adriatic_pz" });
    expect(markers.filter(({ kind, place }) => kind === "quiet_seas" && place === "map")).toEqual([]);
    expect(unseen.british).toHaveLength(16);
    expect(unseen.faceDown.find(({ space }) => space === "adriatic_pz")).toMatchObject({ count: 3 });
    expect(played.rulings).toEqual(expect.arrayContaining(["D-16", "D-17"]));
  });

  test("D-16 where fewer than two are face down, IR shows all of them", () => {
    const input = (coastal: number) => ({ effect: "IR", space: "algiers", reveal: reveal(0, 0, coastal) });
    const played = play("applyIntelligence", offered(["IR"]), input(1), [18]);
    expect(played.outcome).toMatchObject({ revealed: { markers: [], coastal: [{ id: "cdu_18", strength: 6 }] } });
    expect(played.snapshot.coastal).toEqual([{ id: "cdu_18", space: "algiers", destroyed: false }]);
    expect(refused("applyIntelligence", offered(["IR"]), input(0))).toMatchObject({
      code: "UNITS_REVEALED",
      citation: { section: "11.2" },
    });
  });

  test("D-16 IR takes a number of each kind, no more than there are", () => {
    const base = { effect: "IR", space: "adriatic_pz" };
    expect(refused("applyIntelligence", offered(["IR"]), base).code).toBe("CHOICE_MISSING");
    expect(refused("applyIntelligence", offered(["IR"]), { ...base, reveal: reveal(3, 0, 0) }).code).toBe(
      "VALUE_NOT_LISTED",
    );
    expect(refused("applyIntelligence", offered(["IR"]), { ...base, reveal: reveal(1, 0, 0) }).code).toBe(
      "UNITS_REVEALED",
    );
    const sea = { effect: "IR", space: "medina_bank", reveal: reveal(2, 0, 0) };
    expect(refused("applyIntelligence", offered(["IR"]), sea).code).toBe("VALUE_NOT_LISTED");
  });

  test("11.2 IB turns up everything of one place", () => {
    expect(hiddenSpaces(offered(["IB"]), pack.charts)).toContain("malta_pz");
    const played = play("applyIntelligence", offered(["IB"]), { effect: "IB", space: "malta_pz" }, [1, 1, 1]);
    expect(played.outcome).toMatchObject({ revealed: { markers: { length: 3 } } });
    expect(played.snapshot.unseen.faceDown.find(({ space }) => space === "malta_pz")).toMatchObject({ count: 0 });
    expect(hiddenSpaces(played.snapshot, pack.charts)).not.toContain("malta_pz");
    const port = play("applyIntelligence", offered(["IB"]), { effect: "IB", space: "toulon" }, [1, 1]);
    expect(rolled(port, "coastal-unit").map(({ dice }) => dice)).toEqual(["1d18", "1d17"]);
  });

  test("11.2 JE or IB: one of the two", () => {
    const state = offered(["IB", "JE"]);
    expect(play("applyIntelligence", state, { effect: "JE" }).outcome).toMatchObject({
      alert: 3,
      revealed: null,
      incidents: null,
    });
    expect(play("applyIntelligence", state, { effect: "IB", space: "sardinia_pz" }, [1]).outcome).toMatchObject({
      alert: 4,
    });
    expect(
      refused("applyIntelligence", state, { effect: "IR", space: "sardinia_pz", reveal: reveal(0, 1, 0) }).code,
    ).toBe("VALUE_NOT_LISTED");
    expect(refused("applyIntelligence", state, { effect: "JE", space: "sardinia_pz" }).code).toBe("VALUE_NOT_LISTED");
    expect(refused("applyIntelligence", nothingHidden(state), { effect: "IB", space: "sardinia_pz" })).toMatchObject({
      code: "NOTHING_HIDDEN",
      citation: { section: "11.2" },
    });
    expect(play("applyIntelligence", nothingHidden(state), { effect: "JE" }).outcome).toMatchObject({ alert: 3 });
  });

  test("D-61 a placeholder that is turned up brings a marker of the others, which stays face up (D-17)", () => {
    const between = withMarker(exampleBetween(), "indefatigable", "sunk", null);
    const next = play("startNextScenario", between, {}, [1]).snapshot;
    for (const collier of next.colliers) collier.space = "medina_bank";
    const intelligence = { offers: ["IR" as const], space: null };
    const state = atSpace({ ...next, phase: "intelligence_choice", intelligenceUsed: true, intelligence }, "pola");
    const storm = state.unseen.other.indexOf("storm_2") + 1;
    const input = { effect: "IR", space: "gibraltar_pz", reveal: reveal(2, 0, 0) };
    const played = play("applyIntelligence", state, input, [state.unseen.british.length, storm, 1]);
    expect(played.rolls.map(({ label }) => label)).toEqual(["unseen-british", "unseen-other", "unseen-british"]);
    expect(played.snapshot.markers.find(({ id }) => id === "storm_2")).toMatchObject({
      place: "map",
      space: "gibraltar_pz",
    });
  });

  test("D-17 with the option face-up Allied ships go to the pool when the alert level changes", () => {
    const state = withMarker(offered(["IB", "JE"]), "indefatigable", "map", "malta_pz");
    const marker = ({ markers }: Snapshot) => markers.find(({ id }) => id === "indefatigable");
    expect(marker(play("applyIntelligence", state, { effect: "JE" }).snapshot)).toMatchObject({ place: "map" });
    const option = { ...state, rulings: { ...state.rulings, revealedReturnOnAlertChange: true } };
    expect(marker(play("applyIntelligence", option, { effect: "JE" }).snapshot)).toMatchObject({ place: "pool" });
  });

  test("13.0 after Intelligence from Berlin the incidents of the space go on", () => {
    const state = withMarker(
      atSpace(table("intelligence_choice", { alert: 4 }), "medina_bank"),
      "intelligence_from_berlin_1",
      "set_aside",
      "medina_bank",
    );
    const drawn = ["intelligence_from_berlin_1"];
    const waiting: Snapshot = {
      ...state,
      intelligence: { offers: ["IB", "JE"], space: "medina_bank" },
      incident: { space: "medina_bank", queue: drawn, drawn },
    };
    const { snapshot, outcome } = play("applyIntelligence", waiting, { effect: "JE" });
    expect(outcome).toMatchObject({
      alert: 3,
      phase: "incidents",
      incidents: { space: "medina_bank", finished: true },
    });
    expect(snapshot).toMatchObject({ incident: null, intelligence: null, done: ["medina_bank"] });
  });
});

describe("1.3 what a plus sign adds", () => {
  test("1.3 to the intelligence value it adds a number: one die, read one column on", () => {
    const plain = play("resolveIntelligence", table("intelligence"), { ship: "goeben" }, [2]);
    const wireless = carrying(table("intelligence"), "goeben", "wireless");
    const better = play("resolveIntelligence", wireless, { ship: "goeben" }, [2]);
    const columns = [plain, better].map((played) => rolled(played, "intelligence")[0]);
    expect(columns).toMatchObject([
      { dice: "1d6", column: "1" },
      { dice: "1d6", column: "2" },
    ]);
  });
});
