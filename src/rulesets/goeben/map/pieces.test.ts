import { describe, expect, it } from "vitest";
import { illFormed, partsOf } from "../../../../test/fixtures/goeben/map-markup";
import { exampleAt } from "../../../../test/fixtures/goeben/positions";
import { freshGame } from "../chapters/3-setup/setup";
import { pack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { phrasesOf } from "../text/index";
import { draw as drawn } from "./draw";

const { charts } = pack;

const english = await phrasesOf("en");

const draw = (of: Charts, state?: Snapshot): string => drawn(of, english, state).svg;

/** A standard scenario with something changed. */
function changed(change: (state: Snapshot) => void): Snapshot {
  const state = exampleAt("movement", {
    options: { austroHungarianWarships: true, campaign: true, germanExtras: "all_four" },
  });
  change(state);
  return state;
}

const markerAt = (
  id: string,
  kind: Snapshot["markers"][number]["kind"],
  space: string,
): Snapshot["markers"][number] => {
  return { id, kind, place: "set_aside", space, turn: 1 };
};

describe("the map with a snapshot", () => {
  const before = draw(
    charts,
    changed(() => {}),
  );

  it.each<[string, string, RegExp, (state: Snapshot) => void]>([
    [
      "2.1 a German ship where it is",
      "malta",
      /data-piece="goeben".*SMS Goeben/,
      (state) => (state.ships.goeben.space = "malta"),
    ],
    [
      "20.0 an Austro-Hungarian ship",
      "pola",
      /data-piece="novara"/,
      (state) => {
        Object.assign(state.austroHungarian.find(({ id }) => id === "novara")!, { status: "in_play", space: "pola" });
      },
    ],
    [
      "C.12 a face-up Allied ship",
      "adriatic_pz",
      /data-piece="dublin".*HMS Dublin/,
      (state) => {
        state.markers.push(markerAt("dublin", "royal_navy_warship", "adriatic_pz"));
      },
    ],
    [
      "C.12 fewer face-down markers",
      "adriatic_pz",
      /data-kind="face-down" data-count="4"/,
      (state) => {
        state.unseen.faceDown.find(({ space }) => space === "adriatic_pz")!.count = 4;
      },
    ],
    [
      "C.12 face-down markers outside a patrol zone",
      "naples",
      /data-kind="face-down" data-count="2"/,
      (state) => {
        state.unseen.faceDown.push({ space: "naples", fleet: "british", count: 2 });
      },
    ],
    [
      "16.0 a coastal defence unit face up",
      "bone",
      /data-kind="coastal"/,
      (state) => {
        state.coastal.push({ id: "cdu_09", space: "bone", destroyed: false });
      },
    ],
    [
      "16.0 a coastal defence unit destroyed",
      "bone",
      /data-kind="coastal-destroyed"/,
      (state) => {
        state.coastal.push({ id: "cdu_09", space: "bone", destroyed: true });
      },
    ],
    ["7.4 a collier", "medina_bank", /data-kind="collier"/, (state) => (state.colliers[0]!.space = "medina_bank")],
    ["23 a mine", "medina_bank", /data-kind="mine"/, (state) => state.mines.push("medina_bank")],
    [
      "9.2 a landed Seebataillon captures",
      "bone",
      /site central-powers.*class="captured".*data-kind="landed"/,
      (state) => state.landed.push("bone"),
    ],
    ["9.1 a visited neutral port", "athens", /class="visited"/, (state) => state.visited.push("athens")],
    ["D-47 a storm", "medina_bank", /data-kind="storm"/, (state) => state.storms.push("medina_bank")],
    [
      "D-28 limited visibility",
      "medina_bank",
      /Limited Visibility: tertiary range/,
      (state) => {
        state.visibility.push({ space: "medina_bank", rolled: "tertiary" });
      },
    ],
    [
      "13.0 a merchantman set aside",
      "medina_bank",
      /data-kind="marker-allied_merchantman"/,
      (state) => {
        state.markers.push(markerAt("allied_merchantman_1", "allied_merchantman", "medina_bank"));
      },
    ],
    ["D-68 the French sortie", "toulon_pz", /data-kind="french-sortie"/, (state) => (state.frenchSortie = true)],
    [
      "13.0 incidents in progress",
      "medina_bank",
      /class="incident"/,
      (state) => {
        state.incident = { space: "medina_bank", queue: [], drawn: [] };
      },
    ],
    [
      "17.0 where the order leads",
      "pola",
      /class="objective"/,
      (state) => (state.order = "austro_hungarian_naval_pact"),
    ],
    [
      "17.0 defences the order wants destroyed",
      "port_said",
      /class="target"/,
      (state) => (state.order = "suez_canal_operation"),
    ],
    [
      "17.0 defences destroyed as the order wants",
      "port_said",
      /class="target-done"/,
      (state) => {
        state.order = "suez_canal_operation";
        state.unseen.faceDownCoastal = [];
      },
    ],
    [
      "D-60 a patrol zone that became high seas",
      "malta_pz",
      /class="was-patrol"/,
      (state) => state.campaign!.highSeas.push("malta_pz"),
    ],
    [
      "24.1 a nation that joined the Central Powers",
      "smyrna",
      /site central-powers/,
      (state) => state.campaign!.alliances.push("ottoman"),
    ],
  ])("the map shows %s", (_, space, sign, change) => {
    const after = draw(charts, changed(change));
    expect(partsOf(before, space)).not.toMatch(sign);
    expect(partsOf(after, space)).toMatch(sign);
    expect(illFormed(after)).toEqual([]);
  });

  it.each<[string, RegExp, (state: Snapshot) => void]>([
    ["4.0 the turn", /class="turns" data-value="4"/, (state) => (state.turn = 4)],
    ["4.0 the phase", /data-phase="raiding"/, (state) => (state.phase = "raiding")],
    ["5.0 the alert level", /class="alert" data-value="5"/, (state) => (state.alert = 5)],
    ["17.1 the victory points", /class="vp" data-value="41"/, (state) => (state.vp = 41)],
    [
      "17.0 the order",
      /data-order="italian_alliance">.*Italian Alliance/,
      (state) => (state.order = "italian_alliance"),
    ],
    [
      "C.12 the size of the pool",
      /class="pool" data-value="1"/,
      (state) => {
        state.markers = [];
        state.unseen.pool = { british: 1, french: 0, other: 0 };
      },
    ],
    ["2.1 an index of a display", /class="index hull" data-value="7"/, (state) => (state.ships.goeben.hull = 7)],
    ["8.2 cargo", /Wireless/, (state) => (state.ships.goeben.boxes[0] = "wireless")],
    [
      "12.0 the move of this turn",
      /<g class="moves">.*data-piece="breslau"/,
      (state) => {
        state.ships.breslau.path = ["messina", "south_of_messina", "east_of_malta"];
      },
    ],
    [
      "14.0 a battle in progress",
      /class="battle".*Naval battle: Malta/,
      (state) => {
        state.battle = {
          kind: "naval",
          space: "malta",
          night: true,
          visibility: "normal",
          contact: "GC1",
          first: "friendly",
          german: ["goeben"],
          austroHungarian: [],
          allied: [],
          round: 0,
          fired: [],
          firstNation: null,
          paid: [],
          maximumFire: [],
          anyFire: false,
          gained: 0,
          lost: 0,
        };
      },
    ],
  ])("the map shows %s", (_, sign, change) => {
    const after = draw(charts, changed(change));
    expect(before).not.toMatch(sign);
    expect(after).toMatch(sign);
    expect(illFormed(after)).toEqual([]);
  });

  it("8.2 the legend explains the boxes of a display: intact, with cargo, or lost", () => {
    const laden = changed(({ ships }) => {
      ships.goeben.hull = 9;
      ships.goeben.boxes = ["wireless", ...Array(11).fill(null)];
    });
    const svg = draw(charts, laden);
    const legend = /<g class="legend">(.*?)<\/g><g class="state">/.exec(svg)?.[1] ?? "";
    for (const [look, words] of [
      ["full", "Point of an index, or intact Hull box"],
      ["laden", "Hull box with cargo"],
      ["box", "Lost"],
    ]) {
      expect(legend).toMatch(new RegExp(`<path class="${look}" [^>]*/><text [^>]*>${words}</text>`));
      expect(/data-display="goeben".*?<\/g>/.exec(svg)?.[0]).toContain(`class="${look}"`);
    }
    expect(draw(charts)).not.toContain("Hull box with cargo");
  });

  it("13.0 the map names no face that lies face down or unseen in the pool", () => {
    const svg = draw(charts, freshGame(charts, {}));
    expect(svg).toContain('class="hits"');
    for (const { id, name, kind } of charts.ALLIED_SHIPS.facts.ships) {
      if (kind === "french_troop_convoy") continue;
      expect(svg).not.toContain(name);
      expect(svg).not.toContain(`data-piece="${id}"`);
    }
  });

  it("the map keeps the spaces where they are on the bare map, in a drawing of less than 150 kB", () => {
    const centres = (state?: Snapshot) => drawn(charts, english, state).geometry.spaces.map(({ x, y }) => [x, y]);
    expect(centres(changed(() => {}))).toEqual(centres());
    expect(Buffer.byteLength(before)).toBeLessThan(150_000);
  });

  it("the map is the same, byte for byte, for the same snapshot, which it does not change", () => {
    const state = changed(() => {});
    const copy = structuredClone(state);
    expect(draw(charts, state)).toBe(before);
    expect(state).toEqual(copy);
  });
});
