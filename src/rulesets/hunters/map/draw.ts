import type { DrawMap, MapGeometry } from "../../../core/contract/map";
import { textLine, truncate } from "../../../core/drawing/lettering";
import { sheet } from "../../../core/drawing/sheet";
import { el, group, type Svg } from "../../../core/drawing/svg";
import { wordFormatter } from "../../../core/text/word-formatter";
import { freshCareer } from "../chapters/4-setup/fresh-career";
import { shipsOf, tonsSunk } from "../chapters/shared/log";
import type { Charts } from "../charts/schema";
import { boatBrief } from "../reports/boat-brief";
import type { Snapshot } from "../snapshot";
import { ENDS } from "../vocabulary";
import { drawBoat } from "./boat";
import { crew, FOOT } from "./crew";
import { damage } from "./damage";
import { capital, MARGIN, type Painting, WIDTH } from "./mat";
import { styleSheet } from "./style";
import { targets } from "./targets";
import { drawTrack } from "./track";

const HEAD = 84;

/** The data attribute that distinguishes the places of a kind. */
const DATA: Readonly<Record<string, string>> = {
  tube: "data-tube",
  target: "data-target",
  system: "data-system",
  crew: "data-crew",
};

/** 3.1, 9.1 Draws the mat of a boat with all its pieces; without a snapshot, the mat of a new boat in port. */
export const draw: DrawMap<Snapshot, Charts> = (charts, phrases, snapshot) => {
  const state = snapshot ?? freshCareer(charts, { boat: "VIIC" });
  const painting: Painting = { state, charts, say: wordFormatter(phrases, "map") };
  const { say } = painting;
  const parts = [drawTrack(painting), drawBoat(painting), targets(painting), damage(painting), crew(painting)];
  const spaces = parts.flatMap(({ spaces: partSpaces }) => partSpaces);
  const boxes = spaces.filter(({ kind }) => kind === "port" || kind === "box").map(({ id }) => id);
  const tubes = spaces.filter(({ kind }) => kind === "tube").map(({ id }) => id);
  const geometry: MapGeometry = {
    title: say("named", { name: boatName(painting), value: say("mat") }),
    state: [...boatBrief(state, phrases)],
    viewBox: [0, 0, WIDTH, FOOT],
    spaces,
    lines: boxes.slice(1).map((to, index) => ({ from: boxes[index]!, to, kind: "track" })),
    regions: ENDS.map((end) => {
      return { id: end, kind: "end", name: capital(say(end)), spaces: tubes.filter((tube) => tube.startsWith(end)) };
    }),
    pieces: snapshot === undefined ? [] : parts.flatMap(({ pieces }) => pieces),
  };
  const kinds = new Map(spaces.map(({ id, kind }) => [id, kind]));
  const svg = sheet(
    { name: "hunters-mat", language: phrases.language, data: { "data-step": snapshot?.step ?? null } },
    geometry,
    [
      styleSheet(),
      el("rect", { class: "paper", width: WIDTH, height: FOOT }),
      head(painting),
      ...parts.map((part) => part.svg),
    ],
    (id) => {
      const name = DATA[kinds.get(id) ?? ""];
      return name === undefined ? {} : { [name]: id.replace(/^target-/, "") };
    },
  );
  return { svg, geometry, facts: geometry.state };
};

function boatName({ state: { boat: own }, say }: Painting): string {
  return `U-${own.number}, ${say(own.type)}`;
}

/** Boat and Kommandant, and on the right when it is, what play waits for, and what he has sunk. */
function head(painting: Painting): Svg {
  const { state, say } = painting;
  const { kommandant, month, phase } = state;
  const award = kommandant.award === "none" ? [] : [say(kommandant.award)];
  const tally = `${say("sheet.ships")} ${shipsOf(state)}  ·  ${say(tonsSunk(state))} ${say("sheet.tons")}`;
  const right = WIDTH - MARGIN;
  return group(
    "head-line",
    el("rect", { class: "head", width: WIDTH, height: HEAD }),
    textLine(MARGIN, 40, "head-title", truncate(boatName(painting), 30, 470)),
    textLine(MARGIN, 68, "head-sub", truncate([say(kommandant.rank), kommandant.name, ...award].join("  "), 18, 600)),
    textLine(right, 38, "head-now", truncate(`${say(month)}  ·  ${say(phase, {}, "PHASE")}`, 18, 480), "end"),
    textLine(right, 68, "head-sub", tally, "end"),
  );
}
