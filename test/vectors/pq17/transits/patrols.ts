import { all, type Change, type Roll, roll, type Vector } from "../kit";
import { keep, known, light, removal, weather } from "../kit/changes";
import { being, inHex, of, pack } from "../kit/forces";
import { moves } from "../kit/move";
import { fate } from "../submarines/fights";

function asw(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("asw-patrol", "ASW", [face], null, modifiers);
}

/** 7.4.5 Wolf Packs in German Air Radii. */
export function patrols(): Vector[] {
  const into = (
    id: string,
    title: string,
    change: Change | undefined,
    rolls: Roll[],
    end: string,
    after?: Change,
    speed: "moderate" | "slow" = "moderate",
    path: string[] = ["1008"],
  ): Vector =>
    moves({
      id: `patrol-${id}`,
      title,
      side: "axis",
      citation: "7.4.5",
      change: all(pack("axis", "0908"), change),
      speed,
      path,
      rolls,
      end,
      ...(after && { after }),
    });
  const keepsLevel = (level = 1): Change =>
    being("axis", (each) => {
      Object.assign(each, { identified: true, idLevel: level });
      each.moved = { hexes: 1, speed: "moderate", entered: [], done: false };
    });
  const through: Change = being("axis", (each) => {
    each.at = "1008";
    each.moved = { hexes: 1, speed: "moderate", entered: ["1008"], done: false };
  });
  return [
    ...[0, 4].map((face) =>
      into(
        `none-${face}`,
        `7.4.5 ASW ${face}: the Wolf Pack crosses the hexside unseen`,
        undefined,
        [asw(face)],
        "arrived",
        through,
      ),
    ),
    ...[5, 7].map((face) =>
      into(
        `held-${face}`,
        `7.4.5 ASW ${face}: Held Down, the Wolf Pack becomes ID1 and loses the hex`,
        undefined,
        [asw(face)],
        "patrolled",
        keepsLevel(),
      ),
    ),
    ...[8, 9].flatMap((face) =>
      [0, 6].map((harm) =>
        into(
          `damaged-${face}-${harm}`,
          `7.4.5 ASW ${face}, ASW_SUCCESS ${harm}: a boat is damaged and goes home without VP`,
          undefined,
          [asw(face), fate(harm)],
          "patrolled",
          all(keepsLevel(), of("axis", ["ss_german", 2]), (state) => {
            state.sides.axis.removed = [removal("ss_german", 1, "asw_damage")];
          }),
        ),
      ),
    ),
    ...[7, 9].map((harm) =>
      into(
        `sunk-${harm}`,
        `7.4.5 ASW_SUCCESS ${harm}: a boat is sunk`,
        undefined,
        [asw(8), fate(harm)],
        "patrolled",
        all(keepsLevel(), of("axis", ["ss_german", 2]), (state) => {
          state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
        }),
      ),
    ),
    into(
      "last-boat",
      "7.4.5 A Wolf Pack that loses its last boat is gone",
      of("axis", ["ss_german", 1]),
      [asw(8), fate(9)],
      "removed",
      (state) => {
        keep(state, "axis");
        state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
      },
    ),
    into(
      "id0",
      "7.4.5 At ID0 a Wolf Pack that is held becomes ID1",
      known("axis", undefined, 0),
      [asw(5)],
      "patrolled",
      keepsLevel(),
    ),
    into("id2", "7.4.5 A higher ID stays as it is", known("axis", undefined, 2), [asw(5)], "patrolled", keepsLevel(2)),
    into(
      "slow",
      "7.4.5 An unidentified Wolf Pack that moves one hex is not hunted",
      undefined,
      [],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "slow-identified",
      "7.4.5 One identified by day is hunted at any speed",
      known("axis", undefined, 1),
      [asw(4)],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "slow-night",
      "7.4.5 One identified by night is not hunted when it moves one hex",
      all(known("axis", undefined, 1), light("night")),
      [],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "two-hexsides",
      "7.4.5 One die for each hexside",
      undefined,
      [asw(0), asw(4)],
      "arrived",
      undefined,
      "moderate",
      ["1008", "1108"],
    ),
    into(
      "leaving",
      "7.4.5 A Wolf Pack that leaves an Air Radius is hunted too",
      inHex("axis", "1008"),
      [asw(4)],
      "arrived",
      undefined,
      "moderate",
      ["0908"],
    ),
    into(
      "again",
      "7.4.5 It may try again with the movement that is left",
      being("axis", (each, state) => {
        Object.assign(each, { identified: true, idLevel: 1 });
        each.moved = { hexes: 1, speed: "moderate", entered: [], done: false };
        state.moving = each.id;
      }),
      [asw(4)],
      "arrived",
    ),
    into(
      "soviet",
      "7.4.5 ASW Soviet Air Radius: -1",
      inHex("axis", "0618"),
      [asw(5, { SOVIET: -1 })],
      "arrived",
      undefined,
      "moderate",
      ["0718"],
    ),
    into("storm", "9.2.4 ASW in a Storm: -1", weather("storm"), [asw(5, { STORM: -1 })], "arrived"),
    into(
      "gale",
      "9.2.5 In a Gale no Air Radius hunts",
      all(weather("gale"), known("axis", undefined, 1)),
      [],
      "arrived",
      undefined,
      "slow",
    ),
    into(
      "gale-local",
      "9.5 Local Weather lets an Air Radius hunt in a Gale: -2",
      all(weather("gale"), known("axis", undefined, 1), (state) => {
        state.weather.local = [{ region: "britain", turn: 9, after: "axis" }];
      }),
      [asw(6, { GALE: -2 })],
      "arrived",
      undefined,
      "slow",
    ),
    into("fog", "9.2.3 In Fog fixed Air Radii hunt", weather("fog"), [asw(4)], "arrived"),
    moves({
      id: "patrol-allied",
      title: "7.4.5 German Air Radii hunt British Wolf Packs",
      citation: "7.4.5",
      change: pack("allied", "0812"),
      path: ["0712"],
      rolls: [asw(4)],
    }),
    moves({
      id: "patrol-tf",
      title: "7.4.5 TFs are not hunted",
      citation: "7.4.5",
      side: "axis",
      change: inHex("axis", "0908"),
      path: ["1008"],
    }),
  ];
}
