import { all, type Change, needs, refused, resolves, roll, type Vector } from "../kit";
import { aboard, both, marker, options, set, ship } from "../kit/changes";
import { at, BASE } from "./moves";

function mines(): Vector[] {
  const minelayer = (...changes: readonly Change[]): Change =>
    all(at("off_zante", options({ mines: true }), aboard("breslau", { 1: "mines", 2: "wireless" })), ...changes);
  const plan = (id: string, title: string, change: Change, space: string, box = 1) => {
    const input = { ship: "breslau", box, space };
    return { id, title, citation: "23.0", operation: "layMine", base: BASE, change, input };
  };
  const lays = (id: string, title: string, change: Change, space: string): Vector =>
    resolves({
      ...plan(id, title, change, space),
      outcome: { ship: "breslau", space, mined: [], spent: false },
      after: all(aboard("breslau", { 1: null }), set({ mines: [space] })),
    });
  const sailed = ship("breslau", { moved: true, path: ["central_ionian", "off_zante"], arrived: 3 });
  const enemies = all(
    marker("black_prince", "map", "off_zante", { turn: 2 }),
    marker("chatham", "map", "off_zante", { turn: 2 }),
  );
  const checked = (id: string, title: string, faces: readonly number[], vp: number): Vector => {
    const ships = ["black_prince", "chatham"];
    const mined = ships.filter((_, index) => faces[index] === 6);
    return resolves({
      ...plan(id, title, minelayer(enemies), "off_zante"),
      rolls: faces.map((face) => roll("mine", "MINES", [face])),
      outcome: { mined, spent: true, vp },
      after: all(aboard("breslau", { 1: null }), set({ mines: [], vp }), ...mined.map((each) => marker(each, "out"))),
      snapshot: { mines: [], ships: { breslau: { boxes: [null, "wireless", null, null] } } },
      rulings: ["D-54"],
    });
  };
  return [
    lays(
      "mine-where-she-is",
      "23.0 A light cruiser lays a mine where she is, before she moves or after",
      minelayer(),
      "off_zante",
    ),
    lays("mine-on-the-way", "23.0 D-54 She lays it where her move began", minelayer(sailed), "central_ionian"),
    lays("mine-enemy-port", "23.0 A mine may be laid in an enemy port", minelayer(both("bone")), "bone"),
    checked("mine-none", "23.0 Two Allied ships pass the mine, which is spent", [5, 1], 0),
    checked("mine-cruiser", "23.0 D-54 A 6 takes an Allied cruiser for the scenario: 3 VP as damaged", [6, 2], 3),
    checked("mine-both", "23.0 One mine may take both", [6, 6], 5),
    needs({
      ...plan(
        "mine-needs-die",
        "23.0 A mine requests a die for each Allied ship there",
        minelayer(enemies),
        "off_zante",
      ),
      rolls: [roll("mine", "MINES", [4])],
      next: { label: "mine", count: 1, sides: 6, held: [], chart: "MINES" },
    }),
    refused({
      ...plan(
        "mine-neutral",
        "23.0 No mine is laid in a neutral port",
        all(
          minelayer(),
          both("messina"),
          ship("breslau", { path: ["south_of_messina", "messina"], moved: true, arrived: 3 }),
        ),
        "messina",
      ),
      code: "NEUTRAL_SITE",
      section: "23.0",
      pointer: "/input/space",
    }),
    refused({
      ...plan(
        "mine-neutral-only",
        "23.0 In a neutral port she has nowhere to lay it",
        all(minelayer(), both("messina")),
        "messina",
      ),
      code: "NO_MINE_TO_LAY",
      section: "23.0",
    }),
    refused({
      ...plan("mine-none-aboard", "23.0 Without a mine nothing is laid", at("off_zante"), "off_zante"),
      code: "NO_MINE_TO_LAY",
      section: "23.0",
    }),
    refused({
      ...plan("mine-other-gear", "23.0 Other gear is no mine", minelayer(), "off_zante", 2),
      code: "VALUE_NOT_LISTED",
      section: "23.0",
      pointer: "/input/box",
    }),
    refused({
      ...plan("mine-elsewhere", "23.0 No mine is laid off her path", minelayer(), "cape_matapan"),
      code: "VALUE_NOT_LISTED",
      section: "23.0",
      pointer: "/input/space",
    }),
  ];
}

/** 23 Mines. */
export const mineLaying = (): Vector[] => [...mines()];
