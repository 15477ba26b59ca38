import { textLine, truncate } from "../../../core/drawing/lettering";
import { el, group, joinSvg, type Svg } from "../../../core/drawing/svg";
import type { WordFormatter } from "../../../core/text/word-formatter";
import { FORCE_KINDS, ICE_CONDITIONS, SIDES, type Side, TERRAINS } from "../vocabulary";
import { SHORT } from "./scene";
import { aircraft, eye, glass } from "./tokens";

/** A mark of the map drawn into a field of 22 by 14, and what it means. */
type Key = readonly [mark: (x: number, y: number) => Svg, words: string];

const field = (name: string) => (x: number, y: number) => el("rect", { class: name, x, y, width: 22, height: 14 });
const line = (name: string) => (x: number, y: number) =>
  el("path", { class: name, d: `M${x},${y + 7}L${x + 22},${y + 7}` });

const coast: Key[0] = (x, y) =>
  joinSvg([field("hex coast")(x, y), el("rect", { class: "shore", x: x + 3, y: y + 3, width: 16, height: 8 })]);

const rowsOf = (say: WordFormatter): readonly (readonly Key[])[] => {
  const forEach = (mark: (side: Side) => Key[0], words: string): Key[] =>
    SIDES.map((side): Key => [mark(side), say(words, { side: say(side) })]);
  return [
    [
      ...TERRAINS.map((terrain): Key => [terrain === "coast" ? coast : field(`hex ${terrain}`), say(terrain)]),
      ...ICE_CONDITIONS.filter((each) => each !== "clear").map((condition): Key => {
        const mark: Key[0] = (x, y) => joinSvg([field("hex sea")(x, y), field(`ice ${condition}`)(x, y)]);
        return [mark, say(condition)];
      }),
    ],
    [
      ...forEach((side) => field(`block ${side}`), "block_of"),
      [field("block axis standing"), say("upright")],
      [(x, y) => eye(x + 11, y + 7), say("sheet.shadowed")],
      ...forEach((side) => (x, y) => aircraft(side, x + 11, y + 7), "aircraft_of"),
      ...forEach((side) => (x, y) => glass(side, x + 10, y + 7), "sector_searches"),
    ],
    [
      ...forEach((side) => line(`radius ${side}`), "radius_of"),
      ...forEach((side) => line(`sector ${side}`), "patrol_sector_of"),
      ...forEach((side) => line(`radius formed ${side}`), "formed_radius_of"),
    ],
  ];
};

/** The legend texts without a symbol, each with its first column. */
const wordsOf = (say: WordFormatter): readonly (readonly [column: number, words: string])[] => [
  [0, FORCE_KINDS.map((kind) => `${SHORT[kind]} ${say(`${kind}.long`)}`).join(", ")],
  [2, `12? ${say("unidentified_block", { number: 12 })}`],
  [4, `BN ✈7 ${say("airbase_with_units")}`],
  [6, say("fuel_key")],
];

/** The legend of the map's symbols, in lines below the map. */
export function legend(x: number, y: number, width: number, say: WordFormatter): Svg {
  const step = width / 8;
  const rows = rowsOf(say);
  const keys = rows.flatMap((row, line) =>
    row.map(([mark, words], index) => {
      const at = { x: x + index * step, y: y + 8 + line * 26 };
      return joinSvg([mark(at.x, at.y), textLine(at.x + 28, at.y + 11, "key", truncate(words, 12, step - 32))]);
    }),
  );
  const foot = y + 8 + rows.length * 26 + 11;
  return group(
    "legend",
    ...keys,
    ...wordsOf(say).map(([column, words]) => textLine(x + column * step, foot, "key", words)),
  );
}
