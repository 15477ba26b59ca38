import { describe, expect, it } from "vitest";
import { exampleAtSea, exampleContact, exampleDetection } from "../../../../test/fixtures/hunters/positions";
import { cloneJson } from "../../../core/json/clone";
import { pack } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import { phrasesOf } from "../text/index";
import { TUBES } from "../vocabulary";
import { draw } from "./draw";

const { charts } = pack;

const english = await phrasesOf("en");

const drawState = (state?: Snapshot) => draw(charts, english, state);

/** A position with something changed. */
const changed = (state: Snapshot, change: (state: Snapshot) => void): Snapshot => {
  const copy = cloneJson(state);
  change(copy);
  return copy;
};

/** The title of a place, which describes its state. */
const titleOf = (id: string, state?: Snapshot): string | undefined =>
  drawState(state).geometry.spaces.find((space) => space.id === id)?.title;

describe("3.1 the mat of a boat", () => {
  it("shows a VIIC in port without a snapshot", () => {
    const { geometry, svg } = drawState();
    expect(geometry.pieces).toEqual([]);
    expect(geometry.spaces.filter(({ kind }) => kind === "port" || kind === "box").map(({ id }) => id)).toEqual([
      "port",
    ]);
    expect(svg).toContain("Type VIIC");
  });

  it("7.1 has a box for each of the track, with the boat in its own", () => {
    const state = exampleAtSea();
    const { spaces, pieces, lines } = drawState(state).geometry;
    expect(spaces.filter(({ kind }) => kind === "box")).toHaveLength(8);
    expect(pieces.find(({ kind }) => kind === "boat")?.space).toBe(`box-${state.patrol!.box}`);
    expect(lines).toHaveLength(8);
  });

  it("4.5 tubes: shows the content of each tube of the boat", () => {
    const state = changed(exampleAtSea(), ({ boat }) => Object.assign(boat.tubes, { fwd1: "G7e", fwd2: "empty" }));
    const fitted = TUBES.filter((tube) => state.boat.tubes[tube] !== null);
    const { svg, geometry } = drawState(state);
    for (const tube of TUBES) expect(svg.includes(`data-tube="${tube}"`), tube).toBe(fitted.includes(tube));
    expect(titleOf("fwd1", state)).toBe("Forward tube 1: G7e");
    expect(titleOf("fwd2", state)).toBe("Forward tube 2: empty");
    const torpedoes = geometry.pieces.filter(({ kind }) => kind === "torpedo").map(({ space }) => space);
    expect(torpedoes).toEqual(fitted.filter((tube) => tube !== "fwd2"));
  });

  it("8.2, 9.1 shows the targets of a fight with their damage", () => {
    const state = changed(exampleContact(), ({ engagement }) => (engagement!.targets[1]!.damage = 4));
    const { geometry, svg } = drawState(state);
    expect(geometry.pieces.filter(({ id }) => id.startsWith("ship-")).map(({ name }) => name)).toEqual([
      "Royal Sceptre",
      "Danmark",
      "Firby",
      "Coimbra",
    ]);
    expect(titleOf("target-2", state)).toBe("2: large freighter Danmark, 10,500 t, sunk");
    expect(titleOf("target-4", state)).toBe("4: tanker Coimbra, 6,800 t, damage 0 of 3");
    expect(svg).toContain('data-target="4"');
  });

  it("10.0 damage: shows hull, flooding, systems and wounds", () => {
    const state = changed(exampleDetection(), ({ boat, crew }) => {
      Object.assign(boat, { hull: 3, flooding: 2 });
      boat.systems.periscope = "inoperable";
      crew.wounds.li = "SW";
    });
    expect(titleOf("hull", state)).toBe("Hull: 3 of 8 boxes");
    expect(titleOf("flooding", state)).toBe("Flooding: 2 of 8 boxes");
    expect(titleOf("periscope", state)).toBe("Periscope: inoperable");
    expect(titleOf("li", state)).toBe("LI: severely wounded");
  });

  it("can be hit with a finger on a phone wherever something is chosen", () => {
    const minimum = (44 * drawState().geometry.viewBox[2]!) / 390;
    const chosen = drawState(exampleContact()).geometry.spaces.filter(({ kind }) =>
      ["box", "tube", "target"].includes(kind),
    );
    for (const { id, hit } of chosen) {
      const [left, right] = [
        Math.min(...hit.filter((_, index) => index % 2 === 0)),
        Math.max(...hit.filter((_, index) => index % 2 === 0)),
      ];
      const [top, foot] = [
        Math.min(...hit.filter((_, index) => index % 2 === 1)),
        Math.max(...hit.filter((_, index) => index % 2 === 1)),
      ];
      expect([id, right - left >= minimum - 4, foot - top >= 96]).toEqual([id, true, true]);
    }
  });
});
