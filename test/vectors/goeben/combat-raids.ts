import { all, type Change, type Json, needs, plain, type Roll, refused, type Vector } from "./kit";
import { aboard, coastal, marker, set, ship } from "./kit/changes";
import { resolves, SEA } from "./kit/combat";

const raid = {
  operation: "resolveRaid",
  base: "merchantmen",
  citation: "15.0",
  input: { marker: "allied_merchantman_1", leader: "goeben" },
};

/** The dice of a raid, with the Leadership of the ship that leads. */
function taken(faces: readonly number[], leadership = 4): Roll {
  const total = faces.reduce((sum, face) => sum + face, leadership);
  return plain("raid", faces, String(total), leadership === 0 ? {} : { LEADERSHIP: leadership });
}

function raids(): Vector[] {
  const wins = (
    id: string,
    title: string,
    faces: readonly number[],
    more: { change?: Change; leadership?: number; input?: Json; rulings?: string[] } = {},
  ): Vector => {
    const { change, leadership = 4, input = {}, rulings = ["D-48"] } = more;
    const die = taken(faces, leadership);
    const won = die.modified!;
    const id_ = String({ ...raid.input, ...input }.marker);
    return resolves({
      ...raid,
      id: `raid-${id}`,
      title: `15.0 ${title}`,
      change,
      input: { ...raid.input, ...input },
      rolls: [die],
      outcome: { marker: id_, space: SEA, won, vp: won, phase: "raiding" },
      after: all(marker(id_, "pool", null, { turn: 2 }), set({ vp: won })),
      rulings,
    });
  };
  return [
    ...[1, 6].map((face) =>
      wins(`usual-${face}`, `A ${face} and Leadership 4 are ${face + 4} VP; the marker goes to the pool`, [face]),
    ),
    wins("second", "The other Merchantman is raided apart", [3], { input: { marker: "allied_merchantman_2" } }),
    wins("leader", "The Leadership of one ship there counts", [3], {
      change: ship("breslau", { leadership: 6 }),
      leadership: 6,
      input: { leader: "breslau" },
    }),
    wins("seebataillon", "A Seebataillon adds a die", [5, 4], { change: aboard("goeben", { 1: "seebataillon" }) }),
    wins("seebataillon-other", "A Seebataillon aboard any ship there adds its die", [2, 1], {
      change: aboard("breslau", { 1: "seebataillon" }),
    }),
    wins("seebataillon-two", "Two Seebataillons add one die (D-48)", [6, 6], {
      change: all(aboard("goeben", { 1: "seebataillon" }), aboard("breslau", { 1: "seebataillon" })),
    }),
    wins("storm", "Raiding goes on in a storm (D-47)", [2], { change: set({ storms: [SEA] }) }),
    wins("no-ammunition", "A raid needs no Ammunition", [4], {
      change: all(ship("goeben", { ammunition: 0 }), ship("breslau", { ammunition: 0 })),
    }),
    resolves({
      operation: "endPhase",
      base: "merchantmen",
      id: "raid-declined",
      title: "15.0 Merchantmen that are not raided go to the pool",
      citation: "15.0",
      input: {},
      outcome: { ended: "raiding", vp: 0 },
      after: all(
        marker("allied_merchantman_1", "pool", null, { turn: 2 }),
        marker("allied_merchantman_2", "pool", null, { turn: 2 }),
        set({ phase: "outfitting", turn: 3 }),
      ),
    }),
    needs({
      ...raid,
      id: "raid-needs-dice",
      title: "15.0 Requests two dice with a Seebataillon aboard",
      change: aboard("goeben", { 1: "seebataillon" }),
      next: { label: "raid", dice: "2d6", count: 2, chart: null, modifiers: [{ code: "LEADERSHIP", value: 4 }] },
    }),
    refused({
      ...raid,
      id: "raid-nothing",
      title: "15.0 Without a Merchantman there is no raid",
      change: all(marker("allied_merchantman_1", "pool"), marker("allied_merchantman_2", "pool")),
      code: "NO_MERCHANTMAN",
      section: "15.0",
    }),
    refused({
      ...raid,
      id: "raid-elsewhere",
      title: "15.0 A Merchantman is raided where it was drawn",
      change: ship("breslau", { space: "off_zante" }),
      input: { ...raid.input, leader: "breslau" },
      code: "VALUE_NOT_LISTED",
      section: "15.0",
      pointer: "/input/leader",
    }),
    refused({
      ...raid,
      id: "raid-out-of-turn",
      title: "15.0 Merchantmen are raided in their own phase",
      change: set({ phase: "naval_combat" }),
      code: "OUT_OF_TURN",
      section: "15.0",
    }),
  ];
}

const landing = { operation: "capturePort", base: "off-bone", citation: "9.2", input: { ship: "goeben", box: 1 } };

const crew = aboard("goeben", { 1: "seebataillon" });

const silenced = coastal("cdu_05", "bone", true);

function captures(): Vector[] {
  const shut = (
    id: string,
    title: string,
    change: Change,
    more: { code?: string; input?: Json; pointer?: string } = {},
  ): Vector =>
    refused({
      ...landing,
      id: `capture-${id}`,
      title: `9.2 ${title}`,
      change,
      code: "NO_LANDING",
      section: "9.2",
      ...more,
    });
  const toulon: Change = all(
    ship("goeben", { space: "toulon" }),
    ship("breslau", { space: "toulon" }),
    coastal("cdu_01", "toulon", true),
    coastal("cdu_02", "toulon", true),
  );
  const landTroops: Change = (state) => {
    state.ships.goeben.boxes[0] = null;
    state.landed = ["bone"];
  };
  return [
    resolves({
      ...landing,
      id: "capture",
      title: "9.2 A Seebataillon lands in an Allied port whose defences are gone, and holds it (D-81)",
      change: all(crew, silenced),
      outcome: { ship: "goeben", space: "bone", phase: "bombardment" },
      after: landTroops,
      rulings: ["D-81"],
    }),
    resolves({
      ...landing,
      id: "capture-breslau",
      title: "9.2 Any German ship there may land its Seebataillon",
      change: all(aboard("breslau", { 4: "seebataillon" }), silenced),
      input: { ship: "breslau", box: 4 },
      outcome: { ship: "breslau", space: "bone" },
      after: (state) => {
        state.ships.breslau.boxes[3] = null;
        state.landed = ["bone"];
      },
    }),
    shut("defended", "A port with coastal defences cannot be captured", crew),
    shut("defended-face-up", "A unit that stands face up holds the port too", all(crew, coastal("cdu_05", "bone"))),
    shut("no-crew", "A ship alone cannot capture", silenced),
    shut("base", "A naval base cannot be captured", all(crew, toulon)),
    shut(
      "warship",
      "An Allied warship in the space prevents a landing",
      all(crew, silenced, marker("chatham", "map", "bone", { turn: 1 })),
    ),
    shut("storm", "No landing in a storm", all(crew, silenced, set({ storms: ["bone"] }))),
    shut(
      "held",
      "A port held already is not captured again",
      all(aboard("goeben", { 1: "seebataillon" }), silenced, set({ landed: ["bone"] })),
    ),
    shut("box", "The Seebataillon leaves the box in which it is", all(crew, silenced), {
      code: "VALUE_NOT_LISTED",
      input: { ship: "goeben", box: 2 },
      pointer: "/input/box",
    }),
    shut("ship", "The ship that lands carries the Seebataillon", all(crew, silenced), {
      code: "VALUE_NOT_LISTED",
      input: { ship: "breslau", box: 1 },
      pointer: "/input/ship",
    }),
    refused({
      ...landing,
      id: "capture-out-of-turn",
      title: "9.2 Landings end the Shore Bombardment phase",
      change: all(crew, silenced, set({ phase: "outfitting" })),
      code: "OUT_OF_TURN",
      section: "9.2",
    }),
  ];
}

/** 15.0, 9.2 Raids and landings. */
export const vectors = (): Vector[] => [...raids(), ...captures()];
