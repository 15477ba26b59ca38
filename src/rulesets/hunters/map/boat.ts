import { textLine, truncate } from "../../../core/drawing/lettering";
import { EMPTY_SVG, el, formatNumber, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { boatFacts } from "../charts/pack";
import { type End, TORPEDOES, TUBES, type Tube, type TubeLoad } from "../vocabulary";
import {
  capital,
  drawBox,
  heading,
  MARGIN,
  type Painting,
  type Part,
  pieceAt,
  type Rect,
  row,
  SIZE,
  spaceAt,
  WIDTH,
} from "./mat";
import { BELOW_TRACK } from "./track";

const TOP = BELOW_TRACK + 8;
/** Y coordinate of the tubes, their height, and the y coordinate of their reloads. */
const TUBES_TOP = TOP + 34;
const TUBE = 104;
const RACKS_TOP = TUBES_TOP + TUBE + 10;
const RACK = 64;

/** Y coordinate of the part below the boat. */
export const BELOW_BOAT = RACKS_TOP + RACK + 14;

/** The bow lies left: four places there, the gun amidships, two places at the stern. */
const PLACES: Readonly<Record<Tube, Rect>> = (() => {
  const places = row({ x: MARGIN, y: TUBES_TOP, w: WIDTH - 2 * MARGIN, h: TUBE }, 8, 8);
  const at = [0, 1, 2, 3, 6, 7];
  return Object.fromEntries(TUBES.map((tube, index) => [tube, places[at[index]!]!])) as Record<Tube, Rect>;
})();

const MIDDLE: Rect = spanOf("fwd4", "aft1");

/** 4.5, 4.6 The tubes with what is loaded in them, their reloads, the mine bay, and the deck gun with its ammunition. */
export function drawBoat(painting: Painting): Part {
  const parts = [tubes(painting), rack(painting, "fwd"), rack(painting, "aft"), gun(painting)];
  return {
    svg: group(
      "boat-plan",
      hull(),
      heading(MARGIN, TOP + 22, painting.say("torpedoes")),
      ...parts.map(({ svg }) => svg),
    ),
    spaces: parts.flatMap(({ spaces }) => spaces),
    pieces: parts.flatMap(({ pieces }) => pieces),
  };
}

/** The gap between two tubes, where nothing else lies. */
function spanOf(left: Tube, right: Tube): Rect {
  const [from, to] = [PLACES[left], PLACES[right]];
  return { x: from.x + from.w + 8, y: TUBES_TOP, w: to.x - from.x - from.w - 16, h: TUBE };
}

/** The boat from above behind its tubes. */
function hull(): Svg {
  const [top, foot, middle] = [TUBES_TOP - 6, RACKS_TOP + RACK + 6, (TUBES_TOP + RACKS_TOP + RACK) / 2];
  const d = `M8 ${formatNumber(middle)}Q60 ${formatNumber(top)} 190 ${formatNumber(top)}H840Q970 ${formatNumber(top + 16)} 992 ${formatNumber(middle)}Q970 ${formatNumber(foot - 16)} 840 ${formatNumber(foot)}H190Q60 ${formatNumber(foot)} 8 ${formatNumber(middle)}z`;
  return el("path", { class: "plan", d });
}

function tubes({ say, state }: Painting): Part {
  const fitted = TUBES.flatMap((tube) => {
    const load = state.boat.tubes[tube];
    return load === null ? [] : [{ tube, load, rect: PLACES[tube] }];
  });
  return {
    svg: joinSvg(
      fitted.map(({ tube, load, rect }) =>
        el(
          "g",
          { "data-space": tube },
          drawBox(rect, `tube ${load}`),
          textLine(rect.x + rect.w / 2, rect.y + 24, "t", truncate(say(`tube.${tube}`), SIZE, rect.w - 6), "middle"),
          loaded(load, rect.x + rect.w / 2, rect.y + 54),
          textLine(rect.x + rect.w / 2, rect.y + rect.h - 12, "load", truncate(say(load), 17, rect.w - 6), "middle"),
        ),
      ),
    ),
    spaces: fitted.map(({ tube, load, rect }) =>
      spaceAt("tube", tube, capital(say(tube)), say("named", { name: capital(say(tube)), value: say(load) }), rect),
    ),
    pieces: fitted.flatMap(({ tube, load, rect }) => {
      if (load === "empty") return [];
      const kind = load === "mine" ? "mines" : "torpedo";
      const piece = {
        id: `${load}-${tube}`,
        kind,
        side: "german",
        name: say(load),
        title: say("named", { name: capital(say(tube)), value: say(load) }),
      };
      return [pieceAt(piece, tube, rect)];
    }),
  };
}

/** Draws the contents of a tube: a torpedo with a stripe of its type, mines, or nothing. */
function loaded(load: TubeLoad, x: number, y: number): Svg {
  if (load === "empty") return el("path", { class: "void", d: torpedo(x, y, 1) });
  if (load === "mine") {
    return joinSvg([-26, 0, 26].map((dx) => el("circle", { class: "mine", cx: x + dx, cy: y, r: 11 })));
  }
  return joinSvg([
    el("path", { class: `torpedo ${load}`, d: torpedo(x, y, 1) }),
    el("path", { class: "stripe", d: stripes(load, x, y) }),
  ]);
}

/** G7a has one stripe, G7e two, so that color is never the only difference. */
function stripes(load: TubeLoad, x: number, y: number): string {
  const at = load === "G7a" ? [-12] : [-16, -8];
  return at.map((dx) => `M${formatNumber(x + dx)} ${formatNumber(y - 8)}v16`).join("");
}

function torpedo(x: number, y: number, scale: number): string {
  const to = (dx: number, dy: number): string => `${formatNumber(x + dx * scale)} ${formatNumber(y + dy * scale)}`;
  return `M${to(-42, 0)}Q${to(-42, -9)} ${to(-28, -9)}H${formatNumber(x + 26 * scale)}L${to(36, -3)}V${formatNumber(y - 9 * scale)}H${formatNumber(x + 42 * scale)}V${formatNumber(y + 9 * scale)}H${formatNumber(x + 36 * scale)}V${formatNumber(y + 3 * scale)}L${to(26, 9)}H${formatNumber(x - 28 * scale)}Q${to(-42, 9)} ${to(-42, 0)}z`;
}

function rack({ say, state, charts }: Painting, end: End): Part {
  const { boat } = state;
  const id = `${end}Reloads` as const;
  const reloads = TORPEDOES.flatMap((type) => Array.from({ length: boat[id][type] }, () => type));
  const { reloadCapacity } = boatFacts(charts, boat.type);
  const room = Math.max(reloadCapacity[end], reloads.length);
  if (room === 0) return { svg: EMPTY_SVG, spaces: [], pieces: [] };
  const [first, last] = end === "fwd" ? (["fwd1", "fwd4"] as const) : (["aft1", "aft2"] as const);
  const rect = { x: PLACES[first].x, y: RACKS_TOP, w: PLACES[last].x + PLACES[last].w - PLACES[first].x, h: RACK };
  const name = capital(say(id));
  const types = TORPEDOES.filter((type) => boat[id][type] > 0).map((type) => `${boat[id][type]} ${say(type)}`);
  const title = say("named", { name: name, value: types.length === 0 ? say("empty") : types.join(", ") });
  const step = Math.min(46, (rect.w - 16) / room);
  return {
    svg: el(
      "g",
      { "data-space": id },
      drawBox(rect, "rack"),
      textLine(rect.x + 10, rect.y + 23, "t", truncate(title, SIZE, rect.w - 20)),
      ...Array.from({ length: room }, (_, index) => {
        const [x, y] = [rect.x + 10 + (index + 0.5) * step, rect.y + 44];
        const type = reloads[index];
        return el("path", {
          class: type === undefined ? "void" : `torpedo ${type}`,
          d: torpedo(x, y, (step / 92) * 0.94),
        });
      }),
    ),
    spaces: [spaceAt("reloads", id, name, title, rect)],
    pieces: [],
  };
}

/** 4.6, 11.4.6 The deck gun with its ammunition, or the mines in the vertical tubes. */
function gun({ say, state }: Painting): Part {
  const { deckGunAmmo, mineBay, systems } = state.boat;
  const [above, below] = [
    { ...MIDDLE, h: TUBE },
    { ...MIDDLE, y: RACKS_TOP, h: RACK },
  ];
  const ammunition = say("named", {
    name: capital(say("deck_gun")),
    value: systems.deck_gun === "absent" ? say("absent") : say("ammunition", { points: deckGunAmmo }),
  });
  const mines = say("named", { name: capital(say("mine_bay")), value: mineBay });
  const spots = Array.from({ length: deckGunAmmo }, (_, index) =>
    el("circle", {
      class: "shell",
      cx: above.x + 20 + (index % 10) * ((above.w - 40) / 9),
      cy: above.y + 58 + 18 * Math.floor(index / 10),
      r: 6,
    }),
  );
  const parts = [
    el(
      "g",
      { "data-space": "deckGunAmmo" },
      drawBox(above, `gun ${systems.deck_gun}`),
      textLine(above.x + 12, above.y + 30, "t", truncate(capital(say("deck_gun")), SIZE, above.w - 60)),
      textLine(above.x + above.w - 12, above.y + 30, "load", String(deckGunAmmo), "end"),
      ...spots,
    ),
    mineBay === 0
      ? EMPTY_SVG
      : el(
          "g",
          { "data-space": "mineBay" },
          drawBox(below, "rack"),
          textLine(below.x + 12, below.y + 38, "t", truncate(mines, SIZE, below.w - 20)),
        ),
  ];
  return {
    svg: joinSvg(parts),
    spaces: [
      spaceAt("gun", "deckGunAmmo", capital(say("deck_gun")), ammunition, above),
      ...(mineBay === 0 ? [] : [spaceAt("mine_bay", "mineBay", capital(say("mine_bay")), mines, below)]),
    ],
    pieces: [],
  };
}
