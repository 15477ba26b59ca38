import { describe, expect, it } from "vitest";
import { chartView, modifierOf, rowFor } from "../../../core/charts/look-up";
import { SHIP_TYPES } from "../vocabulary";
import { aaAt, aaDefense, airUnitOf, bombTargetOf, gunneryHit, pack, torpedoDamage, unitOf } from "./pack";

const { charts } = pack;

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe("7.5 the JW-51B example", () => {
  const hits = (firing: "CA" | "CL" | "DD" | "TB", target: "DD" | "TB" | "CA", dice: number[], drm = 0) =>
    dice.filter((die) => die + drm >= (gunneryHit(charts, firing, target) ?? 99)).length;
  const evasion = modifierOf(charts.NAVAL_GUNNERY, "EVASION_FIRER").value;

  it("round 1: Hipper hits the destroyer once, the German destroyers miss, and so does the British one", () => {
    expect(hits("CA", "DD", [0, 3, 6, 8])).toBe(1);
    expect(hits("DD", "TB", [2, 7, 1])).toBe(0);
    expect(hits("DD", "CA", [5])).toBe(0);
  });

  it("round 2: Hipper, evading, hits the torpedo boat once; the others miss", () => {
    expect(hits("CA", "TB", [0, 2, 8, 9], evasion)).toBe(1);
    expect(hits("DD", "TB", [4, 5, 3])).toBe(0);
  });

  it("round 3: Jamaica hits Hipper twice and Sheffield a destroyer once; the torpedo boats miss", () => {
    expect(hits("CL", "CA", [1, 4, 8, 9])).toBe(2);
    expect(hits("CL", "DD", [2, 3, 6, 7])).toBe(1);
    expect(hits("TB", "DD", [0, 2, 6])).toBe(0);
  });

  it("round 3: torpedoes of 0, 3 and 8 miss a cruiser that evades", () => {
    const drm = modifierOf(charts.TORPEDO_ATTACK, "EVASION_TARGET").value;
    const results = [0, 3, 8].map((die) => rowFor(chartView(charts.TORPEDO_ATTACK), die + drm)?.row.result);
    expect(results).toEqual(["miss", "miss", "miss"]);
  });

  it("7.6 a surprise roll of 3 against an unidentified attacker in Reduced Visibility fails at 5; 8 would succeed", () => {
    const drm = total(
      ["REDUCED_VISIBILITY", "ATTACKER_UNIDENTIFIED"].map((code) => modifierOf(charts.SURPRISE, code).value),
    );
    const read = (die: number) => rowFor(chartView(charts.SURPRISE), die)?.row.result;
    expect([drm, read(3 + drm), read(7), read(8)]).toEqual([2, "none", "none", "surprise"]);
  });

  it("7.5.2 a withdrawal roll of 5 becomes 7 at night in Reduced Visibility and succeeds", () => {
    const drm = total(["NIGHT", "REDUCED_VISIBILITY"].map((code) => modifierOf(charts.WITHDRAWAL, code).value));
    const read = (die: number) => rowFor(chartView(charts.WITHDRAWAL), die)?.row.result;
    expect([read(5 + drm), read(6)]).toEqual(["withdraw", "stay"]);
  });

  it("7.9 the fate of the destroyer hit with a 7 is damage", () => {
    expect(rowFor(chartView(charts.DESTROYER_FATE), 7)?.row.result).toBe("damaged");
    expect(rowFor(chartView(charts.DESTROYER_FATE), 3)?.row.result).toBe("sunk");
  });

  it("7.5.5 escorts, carriers, submarines and convoy ships fire no guns", () => {
    const silent = SHIP_TYPES.filter((type) => charts.NAVAL_GUNNERY.facts.hit[type] === null);
    expect(silent).toEqual(["CV", "CVE", "ES", "SS", "AX", "MX"]);
    expect(silent).toEqual(SHIP_TYPES.filter((type) => !charts.SHIP_TYPES.facts.types[type].gunnery));
    expect(gunneryHit(charts, "BB", "SS")).toBeNull();
  });
});

describe("7.2 the examples of air attack", () => {
  it("7.2.3 the scramble over Kirkenes", () => {
    const number = (id: string) => airUnitOf(charts, id).airCombat;
    const read = (die: number, drm: number) => rowFor(chartView(charts.AIR_COMBAT), die + drm)?.row.result;
    const escorts = number("bf109") - number("fulmar");
    expect([read(5, escorts), read(6, escorts)]).toEqual(["none", "abort"]);
    const bombers = number("bf109") - number("albacore");
    expect([read(0, bombers), read(2, bombers)]).toEqual(["none", "none"]);
    const plus = number("bf110") + modifierOf(charts.AIR_COMBAT, "PLUS").value - number("albacore");
    expect([airUnitOf(charts, "bf110").plus, read(2, plus), read(7, plus)]).toEqual([true, "none", "hit"]);
    const back = Math.max(charts.AIR_COMBAT.fighterLeast, number("fulmar") - number("bf109"));
    expect([back, read(2, back), read(9, back)]).toEqual([0, "none", "damaged"]);
  });

  it("7.2.5, 7.2.6 the attack on a small convoy", () => {
    expect([aaAt(unitOf(charts, "dd_ai"), 3), aaAt(unitOf(charts, "es_british"), 1)]).toEqual([1, "*"]);
    expect([aaAt(unitOf(charts, "mv"), 5), aaAt(unitOf(charts, "aldersdale"), 2)]).toEqual(["*", 1]);
    const torpedoes = modifierOf(charts.AA_DEFENSE, "TORPEDO_RUN").value;
    const aa = (die: number) => rowFor(aaDefense(charts, "1"), die)?.row;
    expect(aa(4)).toMatchObject({ result: "none", steps: 0 });
    expect(aa(7 + torpedoes)).toMatchObject({ result: "abort", steps: 1 });
    expect([aa(7)?.result, aa(6 + torpedoes)?.result, aa(9)?.result]).toEqual(["none", "none", "abort"]);
    const convoy = modifierOf(charts.TORPEDO_ATTACK, "TARGET_CONVOY_SHIP").value;
    const torpedo = (die: number) => rowFor(chartView(charts.TORPEDO_ATTACK), die + convoy)?.row.result;
    expect([torpedo(5), torpedo(7)]).toEqual(["miss", "success"]);
    const bombs = (type: "DD" | "MX") => charts.NAVAL_BOMBING.facts.hit.LB[bombTargetOf(charts, type)];
    expect([bombs("MX"), bombs("DD")]).toEqual([7, 9]);
  });
});

describe("7.4.3 the example of submarine combat", () => {
  const drm = (...codes: string[]) => total(codes.map((code) => modifierOf(charts.SUBMARINE_COMBAT, code).value));
  const order = (roll: number) => rowFor(chartView(charts.SUBMARINE_COMBAT), roll)?.row;
  const escorts = 3 * drm("ESCORTS");

  it("the first pack rolls 3, modified to 2: two attacks after the ASW attack", () => {
    const roll = 3 + drm("NIGHT", "PACK_3", "PACK_ID") + escorts;
    expect(roll).toBe(2);
    expect(order(roll)).toMatchObject({ before: 0, after: 2, refuellingStops: false });
  });

  it("the second pack rolls 7, modified to 6: two attacks before it, and refuelling stops", () => {
    const roll = 7 + drm("NIGHT") + escorts;
    expect(roll).toBe(6);
    expect(order(roll)).toMatchObject({ before: 2, refuellingStops: true });
    expect([charts.SUBMARINE_COMBAT.least, charts.SUBMARINE_COMBAT.most]).toEqual([-6, 6]);
  });

  it("ASW: British 2 and 4 fail, Soviet 7 becomes 6 and holds down, 9 becomes 8 and succeeds, 5 damages", () => {
    const soviet = modifierOf(charts.ASW, "SOVIET").value;
    const read = (die: number) => rowFor(chartView(charts.ASW), die)?.row.result;
    expect([read(2), read(4), read(7 + soviet), read(7), read(9 + soviet)]).toEqual([
      "none",
      "none",
      "held_down",
      "held_down",
      "success",
    ]);
    expect(rowFor(chartView(charts.ASW_SUCCESS), 5)?.row.result).toBe("damaged");
  });

  it("a damage roll of 8 sinks two merchants, worth four points when loaded", () => {
    const row = rowFor(torpedoDamage(charts, "MX"), 8)?.row;
    expect(row).toMatchObject({ hits: 0, crippled: false, sunk: 2 });
    const { sunkPerCs, loadedMxSunk } = charts.VICTORY_POINTS.facts;
    expect(2 * (sunkPerCs.allied.MX + loadedMxSunk)).toBe(-4);
  });

  it("7.4.5 a pack leaves an Air Radius with 4 or less", () => {
    expect([4, 5].map((die) => rowFor(chartView(charts.ASW), die)?.row.result)).toEqual(["none", "held_down"]);
  });
});
