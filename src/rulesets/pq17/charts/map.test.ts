import { describe, expect, it } from "vitest";
import { BOXES } from "../vocabulary";
import {
  adjacent,
  boxOf,
  findBox,
  friendlyCoast,
  hasCoast,
  hexDistance,
  hexOf,
  isBox,
  locate,
  navigable,
  neighboursOf,
  seaDistance,
  seaDistancesFrom,
  seaNeighboursOf,
} from "./map";
import { pack } from "./pack";
import type { Charts } from "./schema";

const { charts } = pack;

describe("1.1 the map", () => {
  it("has 374 hexes, 269 of them open to ships, all joined by sea", () => {
    const { hexes } = charts.MAP.facts;
    expect([hexes.length, hexes.filter(navigable).length]).toEqual([374, 269]);
    expect(seaDistancesFrom(charts, "0410").size).toBe(269);
  });

  it("shifts even rows half a hex to the right", () => {
    expect(neighboursOf(charts, "0410")).toEqual(["0310", "0311", "0409", "0411", "0510", "0511"]);
    expect(neighboursOf(charts, "0510")).toEqual(["0409", "0410", "0509", "0511", "0609", "0610"]);
    expect([neighboursOf(charts, "0101"), neighboursOf(charts, "0201")]).toEqual([
      ["0102", "0201"],
      ["0101", "0102", "0202", "0301", "0302"],
    ]);
    expect([neighboursOf(charts, "0100"), neighboursOf(charts, "nowhere")]).toEqual([[], []]);
  });

  it("neighbours are neighbours both ways, one hex apart", () => {
    for (const { id } of charts.MAP.facts.hexes) {
      for (const next of neighboursOf(charts, id)) {
        expect(adjacent(charts, next, id)).toBe(true);
        expect(hexDistance(charts, id, next)).toBe(1);
      }
    }
  });

  it("10.3 the hexes of the icebreaking corridor lie one after another", () => {
    const { hexes } = charts.MAP_AREAS.facts.icebreaking;
    expect(hexes.slice(1).map((hex, index) => adjacent(charts, hexes[index] ?? "", hex))).toEqual([true, true, true]);
  });

  it("12.10, 9.5 Barentsburg lies six hexes from Kirkenes", () => {
    expect(hexDistance(charts, "0214", "0816")).toBe(6);
    expect(hexDistance(charts, "0816", "0816")).toBe(0);
  });

  it("D-46 ships go round the land", () => {
    expect([hexDistance(charts, "0504", "0817"), seaDistance(charts, "0504", "0817")]).toEqual([15, 15]);
    expect([hexDistance(charts, "0817", "1119"), seaDistance(charts, "0817", "1119")]).toEqual([3, 4]);
    expect([hexDistance(charts, "1111", "1510"), seaDistance(charts, "1111", "1510")]).toEqual([4, 6]);
    expect(seaDistance(charts, "0504", "1015")).toBeUndefined();
    expect(seaDistancesFrom(charts, "1015").size).toBe(0);
    for (const id of seaNeighboursOf(charts, "1111")) expect(navigable(hexOf(charts, id))).toBe(true);
  });

  it("remembers distances for each map by itself", () => {
    expect(seaDistancesFrom(charts, "0410")).toBe(seaDistancesFrom(charts, "0410"));
    const other: Charts = structuredClone(charts);
    for (const hex of other.MAP.facts.hexes) if (hex.id === "0411") hex.terrain = "land";
    expect([seaDistance(charts, "0410", "0412"), seaDistance(other, "0410", "0412")]).toEqual([2, 3]);
  });

  it("rows may be shifted the other way", () => {
    const other: Charts = structuredClone(charts);
    other.MAP.facts.geometry.shifted = "odd";
    expect(neighboursOf(other, "0510")).toEqual(["0410", "0411", "0509", "0511", "0610", "0611"]);
    expect(neighboursOf(other, "0510").map((hex) => hexDistance(other, "0510", hex))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("1.1.3 ports: Britain is friendly to the Allies, Norway to the Axis, Iceland to neither", () => {
    expect(friendlyCoast(charts, "1206", "allied")).toBe(true);
    expect(friendlyCoast(charts, "0816", "axis")).toBe(true);
    expect([friendlyCoast(charts, "0504", "allied"), friendlyCoast(charts, "0504", "axis")]).toEqual([false, false]);
    expect([hasCoast(charts, "0816", "norway"), hasCoast(charts, "0410", "norway")]).toEqual([true, false]);
  });

  it("5.7 boxes open at their hexes", () => {
    expect(BOXES.map((box) => boxOf(charts, box).entries)).toEqual([
      ["1707", "1708"],
      ["0122", "0421", "0622"],
      ["1706"],
    ]);
    expect([isBox("kara_sea"), isBox("0122"), findBox(charts, "0122")]).toEqual([true, false, undefined]);
    expect(boxOf(charts, "kara_sea").ice).toEqual({ zone: "east_iii", expected: ["clear", "light_drift"] });
  });

  it("a place is a hex, a box, a port or an airbase", () => {
    expect(["0410", "germany", "kiel", "tromso", "banak", "atlantis"].map((place) => locate(charts, place))).toEqual([
      "0410",
      "germany",
      "germany",
      "0814",
      "0715",
      undefined,
    ]);
    expect(() => hexOf(charts, "9999")).toThrow("9999");
  });

  it("5.1.6, 5.1.9, 12.2 areas are those of the rules", () => {
    const areas = charts.MAP_AREAS.facts;
    expect([areas.innerLeads.hexes[0], areas.innerLeads.hexes.at(-1)]).toEqual(["1309", "0715"]);
    expect(areas.patrolWhite).toMatchObject({ hex: "0305", cruisers: 2, port: "reykjavik", fuelWarning: "10PM" });
    expect(new Set(areas.breakoutExits.hexes.map((hex) => hex.slice(-2)))).toEqual(new Set(["01"]));
    expect(areas.breakoutExits.hexes).toHaveLength(17);
    expect(areas.northNorway.hexes).not.toContain("0816");
    expect(areas.northNorway.alsoForRaidsAndRepair).toEqual(["0816"]);
  });

  it("6.4.1, 6.4.2 radii and sectors cover what they must", () => {
    const { radii, sectors } = charts.AIR_COVER.facts;
    const count = (nation: string) =>
      new Set(radii.filter((each) => each.nation === nation).flatMap(({ hexes }) => hexes)).size;
    expect([count("british"), count("soviet"), count("german")]).toEqual([42, 9, 45]);
    expect(sectors.map(({ id, nation }) => [id, nation])).toEqual([
      ["british", "british"],
      ["soviet", "soviet"],
      ["stavanger", "german"],
      ["trondheim", "german"],
      ["barents", "german"],
    ]);
    const [trondheim, barents] = [sectors[3]?.hexes ?? [], sectors[4]?.hexes ?? []];
    expect(trondheim.filter((hex) => barents.includes(hex)).length).toBeGreaterThan(0);
  });
});
