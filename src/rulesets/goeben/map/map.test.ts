import { describe, expect, it } from "vitest";
import { exampleAt } from "../../../../test/fixtures/goeben/positions";
import { wordFormatter } from "../../../core/text/word-formatter";
import { freshGame } from "../chapters/3-setup/setup";
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

/** The tags of a document that are not closed in their order, or ill-formed text; none in a well-formed one. */
function illFormed(document: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const rest = document.replace(/^<\?xml [^?]*\?>/, "");
  for (const [, text, tag] of rest.matchAll(/([^<]*)(<[^>]*>)?/g)) {
    if (/&(?!(amp|lt|gt|quot|#39);)|>/.test(text ?? "") && open.at(-1) !== "style") faults.push(`text ${text}`);
    if (tag === undefined) continue;
    const parts = /^<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*(?:&[a-z#0-9]+;[^"<&]*)*")*)\s*(\/?)>$/.exec(tag);
    if (parts === null) faults.push(tag);
    else if (parts[1] === "/" && open.pop() !== parts[2]) faults.push(tag);
    else if (parts[1] === "" && parts[4] === "") open.push(parts[2] ?? "");
  }
  return [...faults, ...open];
}

/** A standard scenario with something changed. */
function changed(change: (state: Snapshot) => void): Snapshot {
  const state = exampleAt("movement", {
    options: { austroHungarianWarships: true, campaign: true, germanExtras: "all_four" },
  });
  change(state);
  return state;
}

/** The markup of one space and of its counters. */
function partsOf(svg: string, space: string): string {
  const own = new RegExp(`<g id="goeben-space-${space}".*?</g>`).exec(svg)?.[0] ?? "";
  const hits = [...svg.matchAll(new RegExp(`<polygon data-space="${space}".*?</polygon>`, "g"))].map(([hit]) => hit);
  const stacks = [...svg.matchAll(new RegExp(`<g class="stack" data-space="${space}">.*?</g></g>`, "g"))];
  return [own, ...stacks.map(([stack]) => stack), ...hits].join("");
}

const markerAt = (
  id: string,
  kind: Snapshot["markers"][number]["kind"],
  space: string,
): Snapshot["markers"][number] => {
  return { id, kind, place: "set_aside", space, turn: 1 };
};

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
