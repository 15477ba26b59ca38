import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, joinSvg, type Svg } from "../../../core/drawing/svg";
import { findAlliedShip } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import { CLASSES, FLEETS, type Fleet } from "../vocabulary";
import type { Painting } from "./painting";
import { silhouette } from "./silhouettes";

/** 3.0(3) The unseen faces by fleet and class: those that may still lie face down or come out of the pool. */
export function fleets(x: number, top: number, width: number, painting: Painting, state: Snapshot): Svg {
  const { say } = painting;
  const half = width / 2;
  return el(
    "g",
    { class: "never-seen" },
    textLine(x, top + 24, "h2", say("never_seen")),
    ...FLEETS.map((fleet, index) => column(fleet, x + index * half, top + 42, half, painting, state)),
    textLine(
      x,
      top + 234,
      "s",
      truncate(say("named", { name: say("coastal_units"), value: state.unseen.coastal.length }), 9.5, width),
    ),
  );
}

function column(fleet: Fleet, x: number, top: number, width: number, { charts, say }: Painting, state: Snapshot): Svg {
  const ships = state.unseen[fleet].map((id) => findAlliedShip(charts, id)?.class);
  const rows = CLASSES.map((type) => ({ type, count: ships.filter((each) => each === type).length })).filter(
    ({ count }) => count > 0,
  );
  const others = ships.filter((each) => each === undefined).length;
  return joinSvg([
    textLine(x, top, "s", say(fleet)),
    ...rows.map(({ type, count }, row) =>
      el(
        "g",
        { "data-class": type, "data-value": count },
        el("title", {}, say(type)),
        silhouette(type, x, top + 8 + row * 18, 0.7, `silhouette ${fleet}`),
        textLine(x + 40, top + 18 + row * 18, "t", `${count} ${type}`),
      ),
    ),
    others === 0
      ? null
      : textLine(x, top + 18 + rows.length * 18, "t", truncate(say("others", { count: others }), 10.5, width - 6)),
  ]);
}
