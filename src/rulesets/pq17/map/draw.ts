import { cut, text } from "../../../core/drawing/lettering";
import { el, group, joined, type Svg } from "../../../core/drawing/svg";
import { dayOf, halfOf, lightOf } from "../chapters/shared/game";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { SIDES, type Side } from "../vocabulary";
import { formedRadii, hexagon, numberOf, patterns, places, radii, sectors } from "./board";
import { centreOf, HEAD, paperOf } from "./geometry";
import { legend } from "./legend";
import { type Scene, sceneOf } from "./scene";
import { styleSheet } from "./style";
import { flightLayer, searchLayer, tokenLayer } from "./tokens";

const LEGEND = 116;

/** 1.1 Draws the map as a standalone SVG document: bare, or with a snapshot as the referee, a side or an onlooker sees it. */
export function draw(charts: Charts, state?: Snapshot, viewer?: string): string {
  const { width, height } = paperOf(charts);
  const side = viewer === undefined ? undefined : (SIDES.find((each) => each === viewer) ?? null);
  const scene = state && sceneOf(charts, state, side);
  const title = `PQ-17: ${charts.MAP.name}`;
  const svg = el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      version: "1.1",
      class: "pq17-map",
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height + LEGEND)}`,
      role: "img",
      "aria-labelledby": "pq17-map-title pq17-map-desc",
      "data-step": scene === undefined || scene.of !== "referee" ? null : (state?.step ?? null),
    },
    el("title", { id: "pq17-map-title" }, title),
    el("desc", { id: "pq17-map-desc" }, description(charts, state, scene)),
    styleSheet(),
    patterns(),
    el("rect", { class: "paper", width, height: height + LEGEND }),
    head(width, state, scene),
    group("hexes", ...charts.MAP.facts.hexes.map((hex) => hexagon(charts, hex, state))),
    group("sectors", ...sectors(charts)),
    group("radii", ...radii(charts), ...formedRadii(charts, scene?.formed ?? [])),
    group("numbers", ...charts.MAP.facts.hexes.map((hex) => numberOf(charts, hex))),
    group("places", ...places(charts, scene?.based ?? [])),
    boxes(charts, state, scene),
    ...(scene === undefined
      ? []
      : [searchLayer(charts, scene.searches), flightLayer(charts, scene.flights), tokenLayer(charts, scene.tokens)]),
    legend(24, height, width - 48),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg.svg}\n`;
}

function head(width: number, state: Snapshot | undefined, scene: Scene | undefined): Svg {
  return group(
    "head-line",
    el("rect", { class: "head", width, height: HEAD }),
    text(24, 36, "head-title", "PQ-17"),
    joined(
      state === undefined
        ? []
        : [
            text(width - 24, 26, "head-now", headline(state), "end"),
            text(width - 24, 46, "head-more", `${weatherOf(state)}; as the ${scene?.of} sees it`, "end"),
          ],
    ),
  );
}

function headline(state: Snapshot): string {
  const { scenario, fortnight, turn, phase, phasing, vp } = state;
  const now = `day ${dayOf(turn)} ${halfOf(turn)} (${lightOf(state)})`;
  const whose = phasing === null ? phase : `${phasing} ${phase}`;
  return `${scenario}, ${fortnight}, ${now}, ${whose}; ${vp.total > 0 ? "+" : ""}${vp.total} VP`;
}

function weatherOf({ weather }: Snapshot): string {
  const local = weather.local.map(({ region }) => `local weather: ${region}`);
  return [weather.prevailing ?? "no weather yet", ...local].join("; ");
}

function description(charts: Charts, state: Snapshot | undefined, scene: Scene | undefined): string {
  const board = `A map of ${charts.MAP.facts.hexes.length} hexes.`;
  if (state === undefined || scene === undefined) return board;
  const marks = [...scene.tokens, ...scene.flights, ...scene.based, ...scene.searches];
  const shown = [
    ...marks.map(({ hex, title }) => `${hex} ${title}.`),
    ...scene.formed.map(({ hexes, title }) => `${hexes.join(" ")} ${title}.`),
  ];
  return [board, `${headline(state)}. ${weatherOf(state)}.`, ...shown].join(" ");
}

/** 5.7 The boxes off the map, each beside the hexes it is entered from, with how many of the viewer's own forces are in it. */
function boxes(charts: Charts, state: Snapshot | undefined, scene: Scene | undefined): Svg {
  const own = SIDES.filter((side: Side) => scene?.of === "referee" || scene?.of === side);
  return group(
    "boxes",
    ...charts.MAP.facts.boxes.map(({ id, name, entries }, index) => {
      const first = centreOf(charts, entries[0] ?? "0101");
      const { width } = paperOf(charts);
      const x = first.x > width / 2 ? width - 80 : 4;
      const y = first.y - 14 - index * 34;
      const inside = own.flatMap((side) =>
        [...(state?.sides[side].forces ?? []), ...(state?.sides[side].dummies ?? [])].filter(({ at }) => at === id),
      ).length;
      const words = inside === 0 ? name : `${name}: ${inside}`;
      return joined([
        el("rect", { class: "box", x, y, width: 76, height: 28, rx: 3 }),
        text(x + 38, y + 18, "base", cut(words, 9, 74), "middle"),
      ]);
    }),
  );
}
