import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, group } from "../../../core/drawing/svg";
import { EXPERTE, POSITIONS, type Position } from "../vocabulary";
import { BELOW_DAMAGE } from "./damage";
import { capital, drawBox, heading, MARGIN, type Painting, type Part, row, SIZE, SMALL, spaceAt, WIDTH } from "./mat";

const TOP = BELOW_DAMAGE + 4;
const SEAT = 58;
const IN_ROW = 5;

/** Y coordinate of the lower end of the mat. */
export const FOOT = TOP + 34 + 2 * (SEAT + 8) + 10;

/** 10.5, 11.1 The crew with its quality, and every man with his wounds; a star for who is Experte. */
export function crew({ say, state }: Painting): Part {
  const { quality, wounds, experte } = state.crew;
  const aboard = POSITIONS.filter((position) => position !== "agent" || state.patrol?.mission === "A");
  const seats = aboard.map((position, index) => {
    const line = row(
      { x: MARGIN, y: TOP + 34 + Math.floor(index / IN_ROW) * (SEAT + 8), w: WIDTH - 2 * MARGIN, h: SEAT },
      IN_ROW,
      8,
    );
    const expert = isExperte(position) && experte[position];
    const name = `${capital(say(position))}${expert ? " ★" : ""}`;
    const health = say(wounds[position], {}, "WOUNDED");
    return { position, wound: wounds[position], rect: line[index % IN_ROW]!, name, health };
  });
  return {
    svg: group(
      "crew",
      heading(MARGIN, TOP + 22, say("crew_of", { quality: say(quality) })),
      ...seats.map(({ position, wound, rect, name, health }) =>
        el(
          "g",
          { "data-space": position, "data-state": wound },
          drawBox(rect, `seat ${wound}`),
          textLine(rect.x + 12, rect.y + 25, "t", truncate(name, SIZE, rect.w - 20)),
          textLine(rect.x + 12, rect.y + 46, "s", truncate(health, SMALL, rect.w - 20)),
        ),
      ),
    ),
    spaces: seats.map(({ position, rect, name, health }) =>
      spaceAt("crew", position, name, say("named", { name: name, value: health }), rect),
    ),
    pieces: [],
  };
}

function isExperte(position: Position): position is (typeof EXPERTE)[number] {
  return EXPERTE.some((each) => each === position);
}
