import { describe, expect, it } from "vitest";
import { exampleAt } from "../../../../test/fixtures/goeben/positions";
import { pack } from "../charts/pack";
import { goeben } from "../index";
import type { Snapshot } from "../snapshot";
import { distanceReport } from "./distance-report";
import { reachableReport } from "./reachable-report";

const english = await goeben.phrasesOf("en");

const { charts } = pack;

const reach = (snapshot: Snapshot, ship = "goeben") => reachableReport.compute({ snapshot, ship }, charts, english);

describe("12.0 reachable spaces", () => {
  it("12.1-12.3 reachable spaces come with their distance, the speed it uses and its coal", () => {
    const { from, reach: most, spaces } = reach(exampleAt("movement"));
    expect([from, most]).toEqual(["messina", 6]);
    for (const { distance, speed, coal } of spaces) {
      const band = distance <= 4 ? "cruise" : distance === 5 ? "maximum" : "emergency";
      expect([speed, coal]).toEqual([band, band === "cruise" ? 0 : 1]);
    }
    expect(spaces.map(({ distance }) => distance)).toContain(6);
    expect(spaces.find(({ space }) => space === "south_of_messina")).toMatchObject({ distance: 1, stops: false });
  });

  it("12.2 reachable spaces lie no farther than cruise without coal", () => {
    const state = exampleAt("movement");
    state.ships.goeben.coal = 0;
    expect(Math.max(...reach(state).spaces.map(({ distance }) => distance))).toBe(4);
  });

  it("12.5 reachable spaces end at patrol zones and ports", () => {
    const { spaces } = reach(exampleAt("movement"));
    expect(spaces.find(({ space }) => space === "malta_pz")).toMatchObject({ stops: true });
  });

  it("9.1 reachable spaces leave out visited neutral sites, with the reason", () => {
    const { spaces, closed } = reach({ ...exampleAt("movement"), visited: ["palermo"] });
    expect(spaces.some(({ space }) => space === "palermo")).toBe(false);
    expect(closed).toContainEqual(
      expect.objectContaining({ space: "palermo", code: "ALREADY_VISITED", section: "9.1" }),
    );
  });

  it("a ship that is not on the map reaches none that is not on the map", () => {
    const none = { from: null, reach: 0, spaces: [], closed: [] };
    expect(reach(exampleAt("movement"), "moltke")).toEqual({ ship: "moltke", ...none });
    expect(reach(exampleAt("movement"), "victory")).toEqual({ ship: "victory", ...none });
  });
});

describe("2.1 distances", () => {
  const lines = (from: string, to: string) =>
    distanceReport.compute({ snapshot: exampleAt("movement"), from, to }, charts, english).lines;

  it("distances count lines whatever the terrain, and are null off the map", () => {
    expect(lines("messina", "messina")).toBe(0);
    expect(lines("messina", "south_of_messina")).toBe(1);
    expect(lines("messina", "constantinople")).toBe(lines("constantinople", "messina"));
    expect(lines("messina", "atlantis")).toBeNull();
  });
});
