import { text } from "../../../core/drawing/lettering";
import { el, group, joined, type Svg } from "../../../core/drawing/svg";
import { ICE_CONDITIONS, SIDES, TERRAINS } from "../vocabulary";
import { KINDS } from "./scene";
import { aircraft, eye, glass } from "./tokens";

/** A mark of the map drawn into a field of 22 by 14, and what it means. */
type Key = readonly [mark: (x: number, y: number) => Svg, words: string];

const field = (name: string) => (x: number, y: number) => el("rect", { class: name, x, y, width: 22, height: 14 });
const line = (name: string) => (x: number, y: number) =>
  el("path", { class: name, d: `M${x},${y + 7}L${x + 22},${y + 7}` });

const coast: Key[0] = (x, y) =>
  joined([field("hex coast")(x, y), el("rect", { class: "shore", x: x + 3, y: y + 3, width: 16, height: 8 })]);

const ROWS: readonly (readonly Key[])[] = [
  [
    ...TERRAINS.map((terrain): Key => [terrain === "coast" ? coast : field(`hex ${terrain}`), terrain]),
    ...ICE_CONDITIONS.filter((each) => each !== "clear").map((condition): Key => {
      const mark: Key[0] = (x, y) => joined([field("hex sea")(x, y), field(`ice ${condition}`)(x, y)]);
      return [mark, condition.replaceAll("_", " ")];
    }),
  ],
  [
    ...SIDES.map((side): Key => [field(`block ${side}`), `${side} block`]),
    [field("block axis standing"), "unidentified to its enemy"],
    [(x, y) => eye(x + 11, y + 7), "shadowed"],
    ...SIDES.map((side): Key => [(x, y) => aircraft(side, x + 11, y + 7), `${side} aircraft away`]),
    ...SIDES.map((side): Key => [(x, y) => glass(side, x + 10, y + 7), `${side} sector searches`]),
  ],
  [
    ...SIDES.map((side): Key => [line(`radius ${side}`), `${side} Air Radius`]),
    ...SIDES.map((side): Key => [line(`sector ${side}`), `${side} patrol sector`]),
    ...SIDES.map((side): Key => [line(`radius formed ${side}`), `of ${side} aircraft or a carrier`]),
  ],
];
/** What needs no mark, with the column it begins in. */
const WORDS: readonly (readonly [column: number, words: string])[] = [
  [0, KINDS.map(([short, kind]) => `${short} ${kind.replaceAll("_", " ")}`).join(", ")],
  [2, "12? block 12, unidentified"],
  [4, "BN ✈7 airbase, with air units at it"],
  [6, "fuel: W Warning, D Danger marker on that day; C critical, T training"],
];

/** What the marks of the map mean, in lines below it. */
export function legend(x: number, y: number, width: number): Svg {
  const step = width / 8;
  const keys = ROWS.flatMap((row, line) =>
    row.map(([mark, words], index) => {
      const at = { x: x + index * step, y: y + 8 + line * 26 };
      return joined([mark(at.x, at.y), text(at.x + 28, at.y + 11, "key", words)]);
    }),
  );
  const words = WORDS.map(([column, told]) => text(x + column * step, y + 8 + ROWS.length * 26 + 11, "key", told));
  return group("legend", ...keys, ...words);
}
