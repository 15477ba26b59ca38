import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import { boatFacts } from "../charts/pack";
import { SYSTEMS } from "../vocabulary";
import {
  capital,
  drawBox,
  heading,
  MARGIN,
  type Painting,
  type Part,
  type Rect,
  row,
  SIZE,
  SMALL,
  spaceAt,
  WIDTH,
} from "./mat";
import { BELOW_TARGETS } from "./targets";

const TOP = BELOW_TARGETS + 4;
const TRACK = 42;
const SYSTEMS_TOP = TOP + 34 + 2 * (TRACK + 8) + 4;
const LAMP = 40;
const IN_ROW = 4;

/** Y coordinate of the part below the damage. The most systems of any boat fill four rows. */
export const BELOW_DAMAGE = SYSTEMS_TOP + 4 * (LAMP + 6) + 12;

/** 10.0, 10.1, 10.3 Hull and flooding against what the boat bears, and every system with its state. */
export function damage(painting: Painting): Part {
  const { say, state, charts } = painting;
  const { hullBoxes, floodingBoxes } = boatFacts(charts, state.boat.type);
  const parts = [
    marks(painting, "hull", state.boat.hull, hullBoxes, TOP + 34),
    marks(painting, "flooding", state.boat.flooding, floodingBoxes, TOP + 34 + TRACK + 8),
    systems(painting),
  ];
  return {
    svg: group("damage", heading(MARGIN, TOP + 22, say("damage")), ...parts.map(({ svg }) => svg)),
    spaces: parts.flatMap(({ spaces }) => spaces),
    pieces: [],
  };
}

/** A row of boxes, those that are marked full, the last with what it brings. */
function marks({ say }: Painting, id: "hull" | "flooding", taken: number, boxes: number, y: number): Part {
  const name = capital(say(`brief.${id}`));
  const whole = { x: MARGIN, y, w: WIDTH - 2 * MARGIN, h: TRACK };
  const places = row({ ...whole, x: whole.x + 150, w: whole.w - 150 }, boxes, 6);
  const last = say(id === "hull" ? "hull_lost" : "must_surface");
  return {
    svg: el(
      "g",
      { "data-space": id, "data-value": taken },
      textLine(whole.x, y + 28, "t", truncate(`${name} ${taken}`, SIZE, 145)),
      ...places.map((rect, index) => {
        const label = index === boxes - 1 ? last : String(index + 1);
        const look = index < taken ? "marked" : index === boxes - 1 ? "free end" : "free";
        return joinSvg([
          drawBox(rect, look),
          textLine(
            rect.x + rect.w / 2,
            y + 27,
            index < taken ? "on-marked" : "s",
            truncate(label, SMALL, rect.w - 4),
            "middle",
          ),
        ]);
      }),
    ),
    spaces: [spaceAt(id, id, name, say("named", { name: name, value: say("of_boxes", { taken, boxes }) }), whole)],
    pieces: [],
  };
}

function systems({ say, state }: Painting): Part {
  const fitted = SYSTEMS.filter((system) => state.boat.systems[system] !== "absent");
  const lamps = fitted.map((system, index) => {
    const line = row(
      { x: MARGIN, y: SYSTEMS_TOP + Math.floor(index / IN_ROW) * (LAMP + 6), w: WIDTH - 2 * MARGIN, h: LAMP },
      IN_ROW,
      8,
    );
    const condition = state.boat.systems[system];
    const name = capital(say(system));
    return {
      system,
      condition,
      rect: line[index % IN_ROW]!,
      name,
      title: say("named", { name: name, value: say(condition) }),
    };
  });
  return {
    svg: joinSvg(
      lamps.map(({ system, condition, rect, name }) =>
        el(
          "g",
          { "data-space": system, "data-state": condition },
          drawBox(rect, `lamp ${condition}`),
          sign(condition, rect),
          textLine(rect.x + 40, rect.y + 26, "s", truncate(name, SMALL, rect.w - 46)),
        ),
      ),
    ),
    spaces: lamps.map(({ system, rect, name, title }) => spaceAt("system", system, name, title, rect)),
    pieces: [],
  };
}

/** A disc for what is in order, a stroke through it for damage, a cross for what is beyond repair at sea. */
function sign(condition: string, { x, y, h }: Rect): Svg {
  const [cx, cy] = [x + 20, y + h / 2];
  const strokes =
    condition === "ok"
      ? ""
      : condition === "damaged"
        ? `M${cx - 7} ${cy + 7}L${cx + 7} ${cy - 7}`
        : `M${cx - 7} ${cy - 7}L${cx + 7} ${cy + 7}M${cx - 7} ${cy + 7}L${cx + 7} ${cy - 7}`;
  return joinSvg([
    el("circle", { class: `bulb ${condition}`, cx, cy, r: 11 }),
    strokes === "" ? null : el("path", { class: "stroke", d: strokes }),
  ]);
}
