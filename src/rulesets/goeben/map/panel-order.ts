import { textLine, truncate, wrapText } from "../../../core/drawing/lettering";
import { el, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import type { Battle } from "../chapters/14-naval-combat/state";
import { isDefended } from "../chapters/16-bombardment/coastal-defences";
import { germanInPlay } from "../chapters/shared/game";
import { findSpace } from "../charts/map";
import { findAlliedShip, orderOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { emblem } from "./emblems";
import { aimsAt } from "./order";
import type { Painting } from "./painting";

/** 17.0 The order, each of its conditions with whether it holds, the victory points and a battle in progress. */
export function orderColumn(x: number, top: number, width: number, painting: Painting, state: Snapshot): Svg {
  const { charts, say, names } = painting;
  const order = orderOf(charts, state.order);
  const where = say("ship_at", { place: destination(painting, state) });
  const lines: Svg[] = [];
  let y = top + 48;
  const condition = (isMet: boolean, words: string): void => {
    const rows = wrapText(words, 10.5, width - 24, 2);
    lines.push(mark(isMet, x + 7, y - 3.5), ...rows.map((row, index) => textLine(x + 20, y + index * 13, "t", row)));
    y += 13 * rows.length + 5;
  };
  condition(inPlace(state, charts), where);
  condition(state.vp >= order.vp, say("vp_wanted", { needed: order.vp, vp: state.vp }));
  lines.push(meter(x + 20, y - 9, width - 40, state.vp, order.vp));
  y += 12;
  for (const space of order.destroyed.slice(0, 6)) {
    condition(!isDefended(state, space), say("defences_of", { place: names.of(space) }));
  }
  const achieved = state.orderAchieved ? ` (${say("fulfilled")})` : "";
  return joinSvg([
    el(
      "g",
      { class: "order", "data-order": state.order },
      textLine(x, top + 26, "h", truncate(say(state.order) + achieved, 15, width)),
    ),
    ...lines,
    ...(state.battle === null ? outcome(x, top, say, state) : battleLines(x, top + 196, width, painting, state.battle)),
  ]);
}

/** D-66 The line that shows whether a German ship is at the location of the order. */
function inPlace(state: Snapshot, charts: Charts): boolean {
  return germanInPlay(state).some((id) => {
    const { space } = state.ships[id];
    const known = space !== null && findSpace(charts, space) !== undefined;
    return known && aimsAt(state, charts, space).includes("location");
  });
}

function destination({ charts, say, names }: Painting, { order }: Snapshot): string {
  const { spaces, terrains } = orderOf(charts, order).location;
  return [...spaces.map(names.of), ...terrains.map((terrain) => say(terrain, {}, "terrain"))].join(` ${say("or")} `);
}

/** A tick in a green disc, or an empty circle. */
function mark(isMet: boolean, x: number, y: number): Svg {
  return isMet ? emblem("tick", x, y, 1.25, "good") : el("circle", { class: "box", cx: x, cy: y, r: 4.5 });
}

/** The victory points as a share of those the order requires. */
function meter(x: number, y: number, width: number, vp: number, needed: number): Svg {
  const share = needed > 0 ? Math.min(1, Math.max(0, vp / needed)) : 1;
  return el(
    "g",
    { class: "vp", "data-value": vp },
    el("rect", { class: "box", x, y, width, height: 8, rx: 2 }),
    share === 0 ? null : el("rect", { class: "laden", x, y, width: width * share, height: 8, rx: 2 }),
  );
}

function battleLines(x: number, y: number, width: number, { say, names, charts }: Painting, battle: Battle): Svg[] {
  const { kind, space, round, contact, first, gained, lost, night, visibility } = battle;
  const salvo =
    first === null
      ? say("before_contact")
      : say("first_salvo", { side: say(first === "friendly" ? "german" : "allied") });
  const words = [
    ...(contact === null ? [] : [say("contact_result", { contact })]),
    salvo,
    say("round_number", { round: round + 1 }),
    ...(night ? [say("night")] : []),
    ...(visibility === "normal" ? [] : [say(visibility, {}, "VISIBILITY")]),
  ].join(", ");
  const sunk = battle.allied.filter((each) => each.sunk).map(({ id }) => findAlliedShip(charts, id)?.name ?? id);
  const points = say("vp_of_battle", { gained, lost });
  const losses =
    sunk.length === 0 ? points : `${points}  ·  ${say("named", { name: say("sunk"), value: sunk.join(", ") })}`;
  return [
    emblem("clash", x + 7, y - 4, 0.6, "battle"),
    textLine(
      x + 20,
      y,
      "h2",
      truncate(say("named", { name: say(kind, {}, "kind"), value: names.of(space) }), 11, width - 20),
    ),
    ...wrapText(words, 9.5, width - 20, 2).map((line, index) => textLine(x + 20, y + 14 + 12 * index, "s", line)),
    textLine(x + 20, y + 39, "s", truncate(losses, 9.5, width - 20)),
  ];
}

/** 17.0, 24.0 The result of the scenario, and the standing of a campaign. */
function outcome(x: number, top: number, say: WordFormatter, { result, campaign }: Snapshot): Svg[] {
  const words = [
    ...(result === null ? [] : [say("named", { name: say("result"), value: say(result) })]),
    ...(campaign === null
      ? []
      : [
          say("campaign_stands", {
            scenario: campaign.scenario,
            achieved: campaign.achieved.length,
            failed: campaign.failed.length,
            left: campaign.ordersLeft.length,
          }),
        ]),
  ];
  return words.map((each, index) =>
    textLine(x, top + 218 + 14 * index, index === 0 && result !== null ? "h2" : "s", each),
  );
}
