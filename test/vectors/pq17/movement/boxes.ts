import { all, type Change, type Vector } from "../kit";
import { chit } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { being, convoy, inHex, of } from "../kit/forces";
import { moves, stays } from "../kit/move";

/** 5.7 The boxes beyond the map. */
export function boxes(): Vector[] {
  return [
    moves({
      id: "germany",
      title: "5.7.1 A German force enters the Germany box through 1707",
      citation: "5.7.1",
      side: "axis",
      change: inHex("axis", "1707"),
      path: ["germany"],
      after: being("axis", (each) => {
        Object.assign(each, { station: "box", at: "germany", block: null });
        each.moved = { hexes: 1, speed: "moderate", entered: [], done: true };
      }),
    }),
    stays({
      id: "germany-high",
      title: "5.7.1 The Germany box is entered at Moderate speed",
      citation: "5.7.1",
      side: "axis",
      change: inHex("axis", "1707"),
      speed: "high",
      path: ["germany"],
      code: "BOX_AT_HIGH_SPEED",
      section: "5.7",
      pointer: "/input/path/0",
    }),
    stays({
      id: "germany-allied",
      title: "5.7.1 The Germany box is closed to the Allies",
      citation: "5.7.1",
      change: inHex("allied", "1707"),
      path: ["germany"],
      code: "BOX_CLOSED",
      section: "5.7",
      pointer: "/input/path/0",
    }),
    moves({
      id: "channel",
      title: "5.7.3 An Allied force that enters the Channel is out of the operation without VP",
      citation: "5.7.3",
      change: all(inHex("allied", "1706"), of("allied", ["norfolk", 3])),
      path: ["english_channel"],
      end: "removed",
      outcome: { vp: 0 },
      snapshot: { sides: { allied: { forces: [], removed: [{ unit: "norfolk", cs: 3, turn: 9, why: "box" }] } } },
    }),
    moves({
      id: "kara",
      title: "5.7.2 The Kara Sea is open when zone East III is Clear",
      citation: "5.7.2",
      change: all(inHex("allied", "0622"), (state) => {
        state.ice.east_iii = { expected: "clear", fixed: true };
      }),
      path: ["kara_sea"],
    }),
    moves({
      id: "kara-light",
      title: "5.7.2 The Kara Sea is open when zone East III is Light Drift",
      citation: "5.7.2",
      change: all(inHex("allied", "0622"), (state) => {
        state.ice.east_iii = { expected: "light_drift", fixed: false };
      }),
      path: ["kara_sea"],
    }),
    stays({
      id: "kara-frozen",
      title: "5.7.2 The Kara Sea is closed by Heavy Drift",
      citation: "5.7.2",
      change: all(inHex("allied", "0622"), (state) => {
        state.ice.east_iii = { expected: "heavy_drift", fixed: false };
      }),
      path: ["kara_sea"],
      code: "BOX_FROZEN",
      section: "5.7.2",
      pointer: "/input/path/0",
    }),
    stays({
      id: "kara-axis",
      title: "5.7.2 Axis forces enter the Kara Sea under WUNDERLAND alone",
      citation: "5.7.2",
      side: "axis",
      change: all(inHex("axis", "0622"), (state) => {
        state.ice.east_iii = { expected: "clear", fixed: true };
      }),
      path: ["kara_sea"],
      code: "BOX_CLOSED",
      section: "5.7.2",
      pointer: "/input/path/0",
    }),
  ];
}

/** The only moving force of the Axis lies in a hex with these ships. */
const axisAt = (hex: string, ...units: [string, number][]): Change => all(of("axis", ...units), inHex("axis", hex));

/** 12.2, 12.12 Vectors for forces that may not leave the edge of the map. */
export function closedBoxes(): Vector[] {
  const wunderland = chit("axis", "E", "wunderland");
  const breakout = chit("axis", "A", "atlantic_breakout");
  const no = (id: string, title: string, to: string, change: Change, code: string, section: string): Vector =>
    stays({
      id,
      title: `${section} ${title}`,
      citation: section,
      side: "axis",
      change,
      path: [to],
      code,
      section,
      pointer: "/input/path/0",
    });
  return [
    no(
      "kara-light-cruiser",
      "A light cruiser does not enter the Kara Sea",
      "kara_sea",
      all(wunderland, axisAt("0421", ["koln", 2])),
      "NOT_FOR_WUNDERLAND",
      "12.12",
    ),
    no(
      "kara-taken",
      "One Panzerschiff is in the Kara Sea at most (E-68)",
      "kara_sea",
      all(wunderland, axisAt("0421", ["lutzow", 4]), (state) => {
        const there = { station: "box", block: null, identified: false, idLevel: 0 } as const;
        state.sides.axis.forces.push(fleet("scheer", 9, ships("admiral_scheer", 4), { ...there, at: "kara_sea" }));
      }),
      "BOX_TAKEN",
      "12.12",
    ),
    no(
      "atlantic-light",
      "No light cruiser breaks out",
      "atlantic",
      all(breakout, axisAt("0401", ["koln", 2])),
      "NOT_HEAVY_SHIPS",
      "12.2",
    ),
    no(
      "atlantic-bare",
      "Without the condition nobody breaks out",
      "atlantic",
      axisAt("0401", ["lutzow", 4]),
      "NO_BREAKOUT",
      "12.2",
    ),
    stays({
      id: "kara-convoy",
      title: "12.12 The convoy of the Kara Sea stays there",
      citation: "12.12",
      change: all(
        wunderland,
        convoy("0421", 0),
        being("allied", (each) => {
          Object.assign(each, { station: "box", at: "kara_sea", block: null });
        }),
      ),
      speed: "slow",
      path: ["0421"],
      code: "KARA_CONVOY",
      section: "12.12",
    }),
  ];
}

/** 12.2, 12.12 Vectors for forces that leave the edge of the map, and the resulting VP. */
export function boxesReached(): Vector[] {
  return [
    moves({
      id: "kara-entered",
      title: "12.12 A Panzerschiff enters the Kara Sea, where a loaded convoy is placed (E-68)",
      citation: "12.12",
      side: "axis",
      change: all(chit("axis", "E", "wunderland"), axisAt("0421", ["lutzow", 4])),
      path: ["kara_sea"],
      snapshot: {
        sides: { axis: { special: { kara: true }, forces: [{ station: "box", at: "kara_sea" }] } },
      },
      rulings: ["E-68"],
    }),
    moves({
      id: "atlantic-reached",
      title: "12.2 A cruiser with 7 turns and more to its Fuel Warning breaks out for 5 VP (E-69)",
      citation: "12.2",
      side: "axis",
      change: all(
        chit("axis", "A", "atlantic_breakout"),
        axisAt("0401", ["lutzow", 4]),
        being("axis", (each) => {
          each.fuel.marker = 30;
        }),
      ),
      path: ["atlantic"],
      end: "removed",
      snapshot: {
        vp: { total: -5, log: [{ side: "axis", code: "COND_ATLANTIC_BREAKOUT", amount: -5, rule: "12.2" }] },
        sides: { axis: { removed: [{ unit: "lutzow", cs: 4, why: "breakout" }] } },
      },
      rulings: ["E-69"],
    }),
  ];
}
