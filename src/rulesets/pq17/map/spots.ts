import type { MapGeometry, MapSpace } from "../../../core/contract/map";
import { hitOf, rectHit } from "../../../core/drawing/sheet";
import { roundToTenth } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import { findHex, navigable, neighboursOf } from "../charts/map";
import type { Charts, MapHex } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { ICE_ZONES, type IceZone } from "../vocabulary";
import { centreOf, cornersOf, type Point, type Rect } from "./geometry";
import { basePlace, boxPlace } from "./placing";

/** 1.1, 5.7 Every place of the bare map: hexes, boxes, and on them ports and airbases. */
export function spacesOf(charts: Charts, say: WordFormatter): MapSpace[] {
  const { hexes, boxes } = charts.MAP.facts;
  return [
    ...hexes.map((hex): MapSpace => {
      const at = centreOf(charts, hex.id);
      const { id } = hex;
      return { id, kind: "hex", name: id, title: hexTitle(say, hex), ...middle(at), hit: hitOf(cornersOf(at)) };
    }),
    ...boxes.map(({ id }, index) => place("box", id, say(id), boxPlace(charts, index))),
    ...charts.PORTS.facts.ports.map(({ id, at }) => {
      const box = boxes.findIndex((each) => each.id === at);
      const spot = box < 0 ? portPlace(centreOf(charts, at)) : footOf(boxPlace(charts, box));
      return place("port", id, say("named", { name: say(id), value: say("port") }), spot, say(id));
    }),
    ...charts.AIRBASES.facts.bases.map(({ id, hex }) =>
      place("airbase", id, say("named", { name: say(id), value: say("airbase") }), basePlace(charts, hex), say(id)),
    ),
  ];
}

function place(kind: string, id: string, title: string, { x, y, w, h }: Rect, name = title): MapSpace {
  return { id, kind, name, title, ...middle({ x: x + w / 2, y: y + h / 2 }), hit: rectHit(x, y, w, h) };
}

function middle({ x, y }: Point): Point {
  return { x: roundToTenth(x), y: roundToTenth(y) };
}

/** The place of a port at the foot of its hex. */
function portPlace({ x, y }: Point): Rect {
  return { x: x - 38, y: y + 23, w: 76, h: 15 };
}

/** The place of a port in a box: its lower half. */
function footOf({ x, y, w, h }: Rect): Rect {
  return { x, y: y + h / 2, w, h: h / 2 };
}

/** The number of a hex, its ground, and its zone of ice. */
function hexTitle(say: WordFormatter, { id, terrain, coast, ice }: MapHex): string {
  const shore = coast.length === 0 ? "" : ` (${coast.map((each) => say(each)).join(", ")})`;
  const zone = ice === "solid_pack" ? say(ice) : say("ice_zone", { zone: say(ice) });
  return `${say("named", { name: id, value: say(terrain) })}${shore}${ice === null ? "" : `, ${zone}`}`;
}

/** 10 The places of the bare map for a snapshot. Hexes in a zone also show the expected ice. */
export function spacesIn(
  charts: Charts,
  say: WordFormatter,
  bare: readonly MapSpace[],
  state: Snapshot | undefined,
): MapSpace[] {
  const zones = ICE_ZONES.map((zone) => [zone, state === undefined ? "" : iceTitle(say, state.ice[zone])] as const);
  const expected = new Map<MapHex["ice"], string>(zones);
  return bare.map((space) => {
    const ice = findHex(charts, space.id)?.ice ?? null;
    return { ...space, title: `${space.title}${expected.get(ice) ?? ""}`, hit: [...space.hit] };
  });
}

function iceTitle(say: WordFormatter, { expected, fixed }: Snapshot["ice"][IceZone]): string {
  return ` (${say(expected)}${fixed ? "" : `, ${say("uncertain")}`})`;
}

/** 1.1 Hexes that lie next to each other, boxes with their entries, and ports with their hexes. */
export function linesOf(charts: Charts): MapGeometry["lines"] {
  const { hexes, boxes } = charts.MAP.facts;
  const isOpen = (id: string): boolean => {
    const hex = findHex(charts, id);
    return hex !== undefined && navigable(hex);
  };
  return [
    ...hexes.flatMap(({ id }) =>
      neighboursOf(charts, id)
        .filter((next) => next > id)
        .map((next) => ({ from: id, to: next, kind: isOpen(id) && isOpen(next) ? "sea" : "land" })),
    ),
    ...boxes.flatMap(({ id, entries }) => entries.map((entry) => ({ from: entry, to: id, kind: "entry" }))),
    ...charts.PORTS.facts.ports.map(({ id, at }) => ({ from: at, to: id, kind: "port" })),
  ];
}

/** 6.4, 10 Zones of ice, fixed Air Radii and patrol sectors. */
export function regionsOf(charts: Charts, say: WordFormatter): MapGeometry["regions"] {
  const { radii, sectors } = charts.AIR_COVER.facts;
  const inZone = (zone: MapHex["ice"]): string[] =>
    charts.MAP.facts.hexes.filter(({ ice }) => ice === zone).map(({ id }) => id);
  return [
    ...[...ICE_ZONES, "solid_pack" as const].map((id) => {
      return { id, kind: "ice_zone", name: say(id), spaces: inZone(id) };
    }),
    ...radii.map(({ id, hexes }) => ({ id, kind: "air_radius", name: say(id), spaces: [...hexes] })),
    ...sectors.map(({ id, hexes }) => {
      return { id, kind: "sector", name: say("sector_of", { sector: say(id) }), spaces: [...hexes] };
    }),
  ];
}
