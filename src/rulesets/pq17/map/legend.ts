import { text } from "../../../core/drawing/lettering";
import { el, group, joined, type Svg } from "../../../core/drawing/svg";
import { ICE_CONDITIONS, SIDES } from "../vocabulary";
import { KINDS } from "./scene";

/** What the marks of the map mean, in two lines below it. */
export function legend(x: number, y: number, width: number): Svg {
  const step = width / 8;
  const sides = SIDES.map((side, index) =>
    joined([
      el("rect", { class: `block ${side}`, x: x + index * step, y: y + 8, width: 22, height: 14, rx: 2 }),
      text(x + index * step + 28, y + 19, "key", `${side} block`),
    ]),
  );
  const standing = joined([
    el("rect", { class: "block axis standing", x: x + 2 * step, y: y + 8, width: 22, height: 14, rx: 2 }),
    text(x + 2 * step + 28, y + 19, "key", "unidentified to its enemy"),
  ]);
  const kinds = text(
    x + 4 * step,
    y + 19,
    "key",
    KINDS.map(([short, kind]) => `${short} ${kind.replaceAll("_", " ")}`).join(", "),
  );
  const ice = ICE_CONDITIONS.filter((each) => each !== "clear").map((condition, index) =>
    joined([
      el("rect", { class: "sea", x: x + index * step, y: y + 34, width: 22, height: 14 }),
      el("rect", { class: condition, x: x + index * step, y: y + 34, width: 22, height: 14 }),
      text(x + index * step + 28, y + 45, "key", condition.replaceAll("_", " ")),
    ]),
  );
  const cover = SIDES.map((side, index) =>
    joined([
      el("rect", { class: `radius ${side}`, x: x + (5 + index) * step, y: y + 34, width: 20, height: 13 }),
      text(x + (5 + index) * step + 28, y + 45, "key", `${side} Air Radius`),
    ]),
  );
  return group("legend", ...sides, standing, kinds, ...ice, ...cover);
}
