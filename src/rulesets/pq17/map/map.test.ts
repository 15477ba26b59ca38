import { describe, expect, it } from "vitest";
import { exampleAt } from "../../../../test/fixtures/pq17/positions";
import { cloneJson } from "../../../core/json/clone";
import type { Force } from "../chapters/1-2-forces/state";
import { pack } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import { phrasesOf } from "../text/index";
import { ICE_CONDITIONS, TERRAINS } from "../vocabulary";
import { draw as drawn } from "./draw";
import { centreOf } from "./geometry";

const { charts } = pack;

const english = await phrasesOf("en");

const draw = (of: typeof charts, state?: Snapshot, viewer?: string): string => drawn(of, english, state, viewer).svg;

const VIEWERS = [undefined, "allied", "axis", "onlooker"] as const;

const at = (change: (state: Snapshot) => void): Snapshot => {
  const state = cloneJson(exampleAt("move_blocks"));
  change(state);
  return state;
};

/** The example with `count` additional German forces in a place. */
const crowd = (place: string, station: Force["station"], count: number): Snapshot =>
  at(({ sides }) => {
    const [force] = sides.axis.forces;
    for (let index = 0; index < count; index += 1) {
      const block = station === "at_sea" ? 60 + index : null;
      sides.axis.forces.push({
        ...cloneJson(force!),
        id: `more_${index}`,
        number: 20 + index,
        station,
        at: place,
        block,
      });
    }
  });

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** The rectangles of the blocks in a hex, and the line that counts the blocks not drawn. */
function stackIn(svg: string, hex: string): Box[] {
  const [, inside = ""] = new RegExp(`<g class="stack" data-hex="${hex}">(.*?)</g></g>`).exec(svg) ?? [];
  const rects = [
    ...inside.matchAll(/<rect class="block[^"]*" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
  ];
  return rects.map(([, x, y, width, height]) => {
    return { left: Number(x), right: Number(x) + Number(width), top: Number(y), foot: Number(y) + Number(height) };
  });
}

/** The baseline of a text of a class in a hex. */
function lineOf(svg: string, name: string, words: string): number {
  return Number(new RegExp(`<text x="[\\d.]+" y="([\\d.]+)" class="${name}"[^>]*>${words}<`).exec(svg)?.[1]);
}

describe("14(20) the map of PQ-17", () => {
  it.each([1, 2, 3, 4, 6, 9])("covers neither number nor port with a stack of %i blocks", (count) => {
    const svg = draw(charts, crowd("tromso", "in_port", count));
    const stack = stackIn(svg, "0814");
    const { x } = centreOf(charts, "0814");
    expect(stack.length).toBeGreaterThanOrEqual(Math.min(count, 5));
    expect(Math.min(...stack.map(({ top }) => top))).toBeGreaterThan(lineOf(svg, "no", "0814") + 2);
    expect(Math.max(...stack.map(({ foot }) => foot))).toBeLessThan(lineOf(svg, "port", "Tromsø") - 8);
    for (const { left, right } of stack) expect(Math.max(x - left, right - x)).toBeLessThan(52);
  });

  it("terrain and ice: each has its own pattern or shape, also in the legend", () => {
    const svg = draw(charts);
    const [, legend = ""] = /<g class="legend">(.*?)<\/g>/.exec(svg) ?? [];
    for (const terrain of TERRAINS) expect(legend).toContain(`>${english.words[terrain]}<`);
    expect(svg).toContain('class="shore"');
    for (const condition of ICE_CONDITIONS.filter((each) => each !== "clear")) {
      expect(legend).toContain(`>${english.words[condition]}<`);
      expect(svg).toContain(`<pattern id="pq17-${condition}"`);
      expect(svg).toContain(`.${condition}{fill:url(#pq17-${condition})}`);
    }
  });

  it("is drawn on a caller's own charts and in each language, whatever was drawn before", async () => {
    const [french, state] = [await phrasesOf("fr"), exampleAt("move_blocks")];
    const moved = cloneJson(charts);
    moved.PORTS.facts.ports.find(({ id }) => id === "tromso")!.at = "0813";
    moved.MAP.facts.hexes.find(({ id }) => id === "0905")!.terrain = "land";
    moved.AIR_COVER.facts.sectors.shift();
    const expected = drawn(charts, english, state);
    const [own, translated] = [drawn(moved, english, state), drawn(charts, french, state)];
    const linesOf = ({ geometry }: typeof own) => geometry.lines.filter(({ to }) => to === "tromso");
    expect([linesOf(expected), linesOf(own)]).toEqual(
      ["0814", "0813"].map((from) => [{ from, to: "tromso", kind: "port" }]),
    );
    expect(own.geometry.regions.length).toBe(expected.geometry.regions.length - 1);
    expect(lineOf(own.svg, "port", "Tromsø")).toBe(lineOf(expected.svg, "port", "Tromsø"));
    const hexOf = ({ svg }: typeof own) => /<g data-space="0905"><polygon class="hex (\w+)"/.exec(svg)?.[1];
    expect([hexOf(expected), hexOf(own)]).toEqual(["sea", "land"]);
    expect(own.svg.match(/<path class="sector /g)?.length).toBe(
      expected.svg.match(/<path class="sector /g)!.length - 1,
    );
    const landIn = (language: typeof english, { svg }: typeof own) => svg.includes(`>${language.words.land}<`);
    expect([expected, translated].map((each) => [landIn(english, each), landIn(french, each)])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(drawn(charts, english, state)).toEqual(expected);
  });

  it("10 ice: that of the snapshot, not of an earlier drawing", () => {
    const [clear, packed] = (["clear", "thin_pack"] as const).map((expected) =>
      at(({ ice }) => {
        for (const zone of Object.values(ice)) Object.assign(zone, { expected, fixed: true });
      }),
    );
    const { id } = charts.MAP.facts.hexes.find(({ ice }) => ice !== null && ice !== "solid_pack")!;
    const maps = [clear, packed, clear].map((state) => {
      const { svg, geometry } = drawn(charts, english, state);
      const title = geometry.spaces.find((space) => space.id === id)!.title;
      return [svg.includes('class="ice thin_pack" points'), title.endsWith(`(${english.words.thin_pack})`)];
    });
    expect(maps).toEqual([false, true, false].map((each) => [each, each]));
  });

  it("gives every caller a geometry of their own", () => {
    const fresh = cloneJson(charts);
    const geometry = drawn(fresh, english).geometry;
    const before = cloneJson(geometry);
    geometry.spaces[0]!.hit[0] = -1;
    geometry.spaces[1]!.title = "Mine";
    geometry.lines[0]!.kind = "mine";
    geometry.regions[0]!.spaces.length = 0;
    expect(drawn(fresh, english).geometry).toEqual(before);
  });

  it("shows air units at their bases and the edges of patrol sectors to everyone", () => {
    const state = at(() => {});
    for (const viewer of VIEWERS) {
      const svg = draw(charts, state, viewer);
      expect(svg).toMatch(/>BA ✈\d+</);
      expect(svg.match(/<path class="sector /g)?.length).toBeGreaterThan(charts.AIR_COVER.facts.sectors.length);
    }
  });

  it("shows the hexes that sectors search and the radii that aircraft and carriers form to everyone", () => {
    const state = at(({ sides }) => {
      sides.axis.sectors = [{ sector: "barents", limit: 3, hexes: ["0511"] }];
      sides.allied.carrierRadii = ["tf_home_fleet"];
      const [unit] = sides.axis.aircraft;
      Object.assign(unit!, { mission: "radius", hex: "0911", radius: ["0911", "0912"] });
    });
    for (const viewer of VIEWERS) {
      const svg = draw(charts, state, viewer);
      expect(svg).toContain("Axis: searched by sector Barents");
      expect(svg).toContain("Allied: Air Radius of a carrier");
      expect(svg).toMatch(/Axis: Air Radius of [A-Z]\w/);
    }
  });

  it("shows fuel to the owner and the referee alone", () => {
    const state = at(({ sides }) => {
      const fleet = sides.allied.forces.find(({ id }) => id === "tf_home_fleet")!;
      fleet.fuel = { state: "full", marker: 19, refuelled: false };
    });
    const showsWeather = VIEWERS.map((viewer) => draw(charts, state, viewer).includes(">W10am<"));
    expect(showsWeather).toEqual([true, true, false, false]);
  });

  it("marks a block that is shadowed for everyone, since both sides know it", () => {
    const state = at(({ sides }) => {
      const { block } = sides.allied.forces.find(({ id }) => id === "tf_home_fleet")!;
      sides.axis.shadowing = [{ target: block!, by: "radius", id: "german_south_norway" }];
    });
    for (const viewer of VIEWERS) {
      const [, blocks = ""] = /<g class="blocks">(.*)<g class="legend">/.exec(draw(charts, state, viewer)) ?? [];
      expect(blocks.match(/class="eye"/g)).toHaveLength(1);
      expect(draw(charts, state, viewer)).toContain("shadowed by Air Radius");
    }
  });

  it.each(["axis", "onlooker"])("changes nothing for the %s with what the Allies keep to themselves", (viewer) => {
    const state = at(() => {});
    const other = at(({ sides }) => {
      for (const force of sides.allied.forces) {
        force.fuel = { state: "critical", marker: 3, refuelled: false };
        if (!force.identified) Object.assign(force, { number: 50, name: "Another", kind: "task_force" });
      }
      for (const unit of sides.allied.aircraft) if (unit.carrier !== null) unit.cs += 1;
      sides.allied.dummyLimit += 1;
    });
    expect(draw(charts, other, viewer)).toBe(draw(charts, state, viewer));
    expect(draw(charts, other, "allied")).not.toBe(draw(charts, state, "allied"));
  });
});
