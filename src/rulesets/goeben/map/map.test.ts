import { describe, expect, it } from "vitest";
import { illFormed, partsOf } from "../../../../test/fixtures/goeben/map-markup";
import { exampleAt } from "../../../../test/fixtures/goeben/positions";
import { wordFormatter } from "../../../core/text/word-formatter";
import { pack } from "../charts/pack";
import type { Charts, Space } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { phrasesOf } from "../text/index";
import { draw as drawn } from "./draw";
import { around, overlap, type Rect } from "./geometry";
import { layoutOf as laidOut } from "./layout";
import { namesOf } from "./names";

const { charts } = pack;

const { spaces, lines } = charts.MAP.facts;

const english = await phrasesOf("en");

const draw = (of: Charts, state?: Snapshot): string => drawn(of, english, state).svg;

const layoutOf = (of: Charts) => laidOut(of, namesOf(of, wordFormatter(english, "map"), "en"));

interface At {
  readonly x: number;
  readonly y: number;
}

/** The polygons within which each zone's tint is drawn. */
function tintedRegions(svg: string): Record<string, At[][]> {
  const clips = [...svg.matchAll(/<clipPath id="goeben-zone-(\w+)"><path d="([^"]+)"\/><\/clipPath>/g)];
  return Object.fromEntries(clips.map(([, zone = "", d = ""]) => [zone, polygonsOf(d)]));
}

function polygonsOf(d: string): At[][] {
  return d
    .split("z")
    .filter((part) => part !== "")
    .map((part) => [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })));
}

function within(polygons: readonly (readonly At[])[], { x, y }: At): boolean {
  return polygons.some((corners) => {
    let inside = false;
    corners.forEach((a, index) => {
      const b = corners[(index + 1) % corners.length]!;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    });
    return inside;
  });
}

function strokesOf(d: string): (readonly [At, At])[] {
  return [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)(?:L(-?[\d.]+) (-?[\d.]+)|H(-?[\d.]+)|h0)/g)].map(
    ([, x, y, u, v, h]) => {
      const from = { x: Number(x), y: Number(y) };
      return [from, { x: Number(u ?? h ?? x), y: Number(v ?? y) }];
    },
  );
}

/** How far a point is from a straight stroke. */
function fromStroke([a, b]: readonly [At, At], { x, y }: At): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx === 0 && dy === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

function gridOf({ x, y, w, h }: Rect): At[] {
  const shares = [0, 0.25, 0.5, 0.75, 1];
  return shares.flatMap((across) => shares.map((down) => ({ x: x + across * w, y: y + down * h })));
}

describe("the bare map", () => {
  const svg = draw(charts);

  it("the map is a well-formed standalone SVG document with a title and a description", () => {
    expect(illFormed(svg)).toEqual([]);
    expect(svg).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).toMatch(/role="img" aria-labelledby="goeben-map-title goeben-map-desc"/);
    expect(svg).toMatch(/<title id="goeben-map-title">[^<]+<\/title><desc id="goeben-map-desc">[^<]+<\/desc>/);
    expect(svg.match(/<style/g)).toHaveLength(1);
    expect(svg).not.toMatch(/<script|<image|@import|@font-face|url\((?!#)|href="(?!#)/);
  });

  it("2.1 the map shows every space with its name and every line", () => {
    for (const { id, name } of spaces) {
      expect(svg).toContain(`data-space="${id}"`);
      expect(partsOf(svg, id)).toContain(`<title>${name}: `);
      for (const word of name.split(" "))
        expect(partsOf(svg, id).replaceAll(/<title>.*?<\/title>/g, "")).toContain(word);
    }
    for (const { a, b } of lines) expect(svg).toContain(`data-line="${a} ${b}"`);
    expect(svg.match(/data-line=/g)).toHaveLength(lines.length);
  });

  it("2.1 the map keeps every two spaces clear of each other", () => {
    const centres = drawn(charts, english).geometry.spaces.map(({ x, y }) => [x, y] as const);
    expect(centres).toHaveLength(spaces.length);
    const gaps = centres.flatMap(([x, y], i) => centres.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
    expect(Math.min(...gaps)).toBeGreaterThan(12);
  });

  it("2.1 every space: has the tint of its own zone only", () => {
    const regions = tintedRegions(svg);
    expect(Object.keys(regions).sort()).toEqual([...new Set(spaces.map(({ zone }) => zone))].sort());
    for (const { space, at, radius } of layoutOf(charts).places.values()) {
      // The seams at the Atlantic Exit, Cadiz and north-west of Bizerte lay across these spaces.
      const rim = [0, 1, 2, 3, 4, 5].map((turn) => ({
        x: at.x + radius * Math.cos(turn),
        y: at.y + radius * Math.sin(turn),
      }));
      for (const point of [at, ...rim]) {
        const tints = Object.keys(regions).filter((zone) => within(regions[zone]!, point));
        expect([space.id, ...tints]).toEqual([space.id, space.zone]);
      }
    }
  });

  it("2.1 every zone has its name, on the sea of that zone and clear of spaces and their names", () => {
    const { zoneNames: names, places } = layoutOf(charts);
    const regions = tintedRegions(svg);
    const sea = strokesOf(/<path id="goeben-sea" d="([^"]+)"/.exec(svg)?.[1] ?? "");
    expect(names.map(({ zone }) => zone).sort()).toEqual(Object.keys(regions).sort());
    for (const { zone, name, rect } of names) {
      for (const word of name.split(" ")) expect(svg).toContain(word.toUpperCase());
      for (const point of gridOf(rect)) {
        const depth = Math.min(...sea.map((stroke) => fromStroke(stroke, point)));
        expect([zone, within(regions[zone]!, point), depth <= 31.5]).toEqual([zone, true, true]);
      }
      for (const { space, at, radius, label } of places.values()) {
        const shared = overlap(rect, around(at, radius)) + overlap(rect, label.rect);
        expect([zone, space.id, shared < 0.12 * rect.w * rect.h]).toEqual([zone, space.id, true]);
      }
    }
  });

  it("12.5 the map draws terrains and holders apart", () => {
    expect(partsOf(svg, "malta")).toContain('class="site british"');
    expect(partsOf(svg, "toulon")).toContain('class="site french"');
    expect(partsOf(svg, "messina")).toContain('class="site neutral"');
    expect(partsOf(svg, "pola")).toContain('class="site central-powers"');
    expect(partsOf(svg, "sardinia_pz")).toContain('class="patrol french"');
    expect(partsOf(svg, "medina_bank")).toContain('class="sea"');
    expect(partsOf(svg, "black_sea_west")).toContain("shut");
  });

  it("the map says that its positions are reconstructed, and not when the charts were read from the printed map", () => {
    expect(svg.match(/Positions and lines are reconstructed/g)).toHaveLength(2);
    const printed = { ...charts.MAP.provenance, source: "public" as const };
    expect(draw({ ...charts, MAP: { ...charts.MAP, provenance: printed } })).not.toContain("reconstructed");
  });

  it("the map is the same, byte for byte, every time, and small", () => {
    expect(draw({ ...charts, MAP: { ...charts.MAP } })).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(140_000);
  });
});

describe("the map of a caller's own charts", () => {
  const own = (change: (map: Charts["MAP"]) => void): Charts => {
    const copy = structuredClone(charts);
    change(copy.MAP);
    return copy;
  };
  const space = (id: string, lat: number, lon: number): Space => {
    return {
      id,
      name: id,
      terrain: "high_seas",
      nation: null,
      zone: "western_med",
      lat,
      lon,
      orders: null,
      provenance: "added",
    };
  };

  it("the map escapes whatever a name holds", () => {
    const svg = draw(
      own(({ facts }) => {
        facts.spaces[0]!.name = `</text><script>alert("1")</script>&'\u0000\uD800`;
        facts.zones.adriatic.name = `<b onload="x">`;
      }),
      exampleAt("movement"),
    );
    expect(illFormed(svg)).toEqual([]);
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the very characters XML cannot hold
    expect(svg).not.toMatch(/[\u0000-\u0008]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  });

  it.each<[string, (map: Charts["MAP"]) => void]>([
    ["one space and no line", ({ facts }) => Object.assign(facts, { spaces: [space("alone", 90, 180)], lines: [] })],
    [
      "spaces that all lie in one place",
      ({ facts }) => {
        facts.spaces = Array.from({ length: 40 }, (_, index) => space(`s${index}`, 35, 18));
        facts.lines = [{ a: "s0", b: "s1", nm: 0, provenance: "line" }];
      },
    ],
    [
      "the whole globe",
      ({ facts }) => {
        facts.spaces = [space("a", -90, -180), space("b", 90, 180), space("c", 0, 0)];
        facts.lines = [{ a: "a", b: "b", nm: 1, provenance: "line" }];
      },
    ],
    [
      "a line to nowhere",
      ({ facts }) => void facts.lines.push({ a: "messina", b: "nowhere", nm: 1, provenance: "line" }),
    ],
  ])("a map is drawn with %s", (_, change) => {
    const changedCharts = own(change);
    for (const svg of [draw(changedCharts), draw(changedCharts, exampleAt("movement"))]) {
      expect(illFormed(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      for (const { id } of changedCharts.MAP.facts.spaces) expect(svg).toContain(`data-space="${id}"`);
    }
  });
});
