import type { DrawMap, MapGeometry } from "../../../core/contract/map";
import { textLine, truncate } from "../../../core/drawing/lettering";
import { sheet } from "../../../core/drawing/sheet";
import { el, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { cloneJson } from "../../../core/json/clone";
import { chartName, type WordFormatter, wordFormatter } from "../../../core/text/word-formatter";
import { dayOf, halfOf, lightOf } from "../chapters/shared/game";
import { pack } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { SIDES } from "../vocabulary";
import { airbases, formedRadii, hexagon } from "./board";
import { HEAD, paperOf } from "./geometry";
import { boxPlace, placedPieces } from "./placing";
import { LEGEND, printedOf } from "./printed";
import { type Scene, sceneOf } from "./scene";
import { spacesIn } from "./spots";
import { flightLayer, searchLayer, tokenLayer } from "./tokens";

/** 1.1 Draws the map: bare, or with a snapshot as the referee, a side or an onlooker sees it. */
export const draw: DrawMap<Snapshot, Charts> = (charts, phrases, state, viewer) => {
  const say = wordFormatter(phrases, "map");
  const { width, height } = paperOf(charts);
  const printed = printedOf(charts)(phrases);
  const side = viewer === undefined ? undefined : (SIDES.find((each) => each === viewer) ?? null);
  const scene = state && sceneOf(charts, say, state, side);
  const now = [
    boardInWords(charts, say),
    ...(state === undefined ? [] : [headline(say, state), weatherOf(say, state)]),
  ];
  const signs = scene === undefined ? [] : signsInWords(say, scene);
  const geometry: MapGeometry = {
    title: `PQ-17: ${chartName("MAP", charts.MAP.name, pack.charts.MAP.name, phrases)}`,
    state: [...now, ...(scene === undefined ? [] : piecesInWords(say, scene)), ...signs],
    viewBox: [0, 0, Math.ceil(width), Math.ceil(height + LEGEND)],
    spaces: spacesIn(charts, say, printed.spaces, state),
    lines: cloneJson(printed.lines),
    regions: cloneJson(printed.regions),
    pieces: scene === undefined ? [] : placedPieces(charts, scene),
  };
  const step = scene?.of === "referee" ? (state?.step ?? null) : null;
  const svg = sheet({ name: "pq17-map", language: phrases.language, data: { "data-step": step } }, geometry, [
    printed.paper,
    head(width, say, state, scene),
    group("hexes", ...charts.MAP.facts.hexes.map((hex) => hexagon(charts, hex, state))),
    printed.sectors,
    group("radii", printed.radii, ...formedRadii(charts, scene?.formed ?? [])),
    printed.numbers,
    group("places", printed.ports, ...airbases(charts, scene?.based ?? [])),
    boxes(charts, say, geometry),
    ...(scene === undefined
      ? []
      : [
          searchLayer(charts, scene.searches),
          flightLayer(charts, scene.flights),
          tokenLayer(charts, say, scene.tokens),
        ]),
    printed.legend,
  ]);
  return { svg, geometry, facts: [...now, ...signs] };
};

function head(width: number, say: WordFormatter, state: Snapshot | undefined, scene: Scene | undefined): Svg {
  const viewerLine = scene === undefined ? "" : say("seen_by", { viewer: viewerName(say, scene) });
  return group(
    "head-line",
    el("rect", { class: "head", width, height: HEAD }),
    textLine(24, 36, "head-title", "PQ-17"),
    joinSvg(
      state === undefined
        ? []
        : [
            textLine(width - 24, 26, "head-now", headline(say, state), "end"),
            textLine(width - 24, 46, "head-more", `${weatherOf(say, state)}; ${viewerLine}`, "end"),
          ],
    ),
  );
}

function viewerName(say: WordFormatter, { of }: Scene): string {
  return of === "referee" ? say("sheet.referee") : say(of);
}

function headline(say: WordFormatter, state: Snapshot): string {
  const { scenario, fortnight, turn, phase, phasing, vp } = state;
  const now = say("now", { day: dayOf(turn), half: say(halfOf(turn)), light: say(lightOf(state)) });
  const whose = phasing === null ? [] : [say(phasing)];
  const points = `${vp.total > 0 ? "+" : ""}${vp.total} ${say("sheet.vp")}`;
  return [say(scenario), fortnight, now, ...whose, say(phase, {}, "PHASE"), points].join("  ·  ");
}

function weatherOf(say: WordFormatter, { weather }: Snapshot): string {
  const local = weather.local.map(({ region }) => say("local_weather", { region: say(region) }));
  return [weather.prevailing === null ? say("no_weather") : say(weather.prevailing), ...local].join("; ");
}

function boardInWords(charts: Charts, say: WordFormatter): string {
  return say("board", { hexes: charts.MAP.facts.hexes.length });
}

/** Returns where each piece is, as far as a viewer sees it. */
function piecesInWords(say: WordFormatter, { tokens, flights, based }: Scene): string[] {
  const units = [...flights, ...based].flatMap(({ space, units }) => units.map(({ title }) => ({ space, title })));
  return [...tokens, ...units].map(({ space, title }) => say("placed", { place: say(space), what: title }));
}

/** Returns what is on the map besides pieces: searched hexes and formations. */
function signsInWords(say: WordFormatter, { searches, formed }: Scene): string[] {
  return [
    ...searches.map(({ hex, title }) => say("placed", { place: hex, what: title })),
    ...formed.map(({ hexes, title }) => say("placed", { place: hexes.join(" "), what: title })),
  ];
}

/** 5.7 The boxes off the map, each next to its entry hexes, with the number of pieces in it. */
function boxes(charts: Charts, say: WordFormatter, { spaces, pieces }: MapGeometry): Svg {
  return group(
    "boxes",
    ...charts.MAP.facts.boxes.map(({ id }, index) => {
      const { x, y, w, h } = boxPlace(charts, index);
      const spot = spaces.find((space) => space.id === id)!;
      const inside = pieces.filter((piece) => piece.x === spot.x && piece.y === spot.y).length;
      const words = inside === 0 ? say(id) : say("named", { name: say(id), value: inside });
      return el(
        "g",
        { "data-space": id },
        el("rect", { class: "box", x, y, width: w, height: h, rx: 3 }),
        textLine(x + w / 2, y + 18, "base", truncate(words, 9, w - 2), "middle"),
      );
    }),
  );
}
