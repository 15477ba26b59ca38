import { all, type Change, type Roll, roll, type Vector } from "../kit";
import { dummy, force, fresh, keep, known, laden, removal, weather } from "../kit/changes";
import { inHex, of, second } from "../kit/forces";
import { event, pick } from "./event";

function shot(face: number, hit: boolean, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return { label: "chance-encounter", faces: [face], chart: null, result: hit ? "hit" : "miss", modifiers };
}

function hunted(face: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("chance-encounter", "ASW", [face], null, modifiers);
}

const KNOWN_SIDES: Change = all(known("allied", undefined, 0), known("axis", undefined, 0));

/** 13.7 Chance encounters of two forces in a hex. */
export function encounters(): Vector[] {
  const eventCase = { side: "allied", total: 16, citation: "13.7" } as const;
  const pack: Change = (state) => {
    Object.assign(force(state, "axis"), { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
    force(state, "axis").fuel.marker = null;
  };
  const convoy: Change = (state) => {
    Object.assign(force(state, "axis"), { kind: "convoy", units: [fresh("es_german", 1), fresh("mv", 3)] });
    force(state, "axis").convoy = laden(3, { destinations: ["kirkenes"], visited: ["0708"] });
  };
  return [
    event({
      ...eventCase,
      id: "encounter-heavy-miss",
      title: "13.7 A destroyer needs 9 against a Panzerschiff; both become ID0",
      rolls: [shot(8, false)],
      after: KNOWN_SIDES,
    }),
    event({
      ...eventCase,
      id: "encounter-heavy-hit",
      title: "13.7 A heavy ship that is hit loses a CS",
      rolls: [shot(9, true)],
      after: all(KNOWN_SIDES, (state) => {
        force(state, "axis").units = [fresh("lutzow", 3)];
      }),
    }),
    event({
      ...eventCase,
      id: "encounter-lowest",
      title: "13.7 The shot goes at the lowest type of a TF on the Unit Chart: a torpedo boat before destroyers",
      change: of("axis", ["lutzow", 4], ["dd_z36a", 3], ["tb_35_37", 1]),
      rolls: [shot(8, true)],
      after: all(KNOWN_SIDES, (state) => {
        force(state, "axis").units = [fresh("lutzow", 4), fresh("dd_z36a", 3)];
        state.sides.axis.sunk = [{ unit: "tb_35_37", cs: 1, turn: 9, loaded: false }];
      }),
    }),
    event({
      ...eventCase,
      id: "encounter-one-of-like",
      title: "13.7 Of ships of the lowest type one is picked",
      change: of("axis", ["lutzow", 4], ["dd_z36a", 3]),
      rolls: [pick("event-ship", 3), shot(7, false)],
      after: KNOWN_SIDES,
    }),
    event({
      ...eventCase,
      id: "encounter-battleship",
      title: "13.7 A destroyer cannot hit a battleship: no die",
      change: of("axis", ["tirpitz", 5]),
      rolls: [],
      after: KNOWN_SIDES,
    }),
    event({
      ...eventCase,
      id: "encounter-crippled",
      title: "13.7 A Crippled ship is easier to hit",
      change: (state) => {
        force(state, "axis").units[0]!.marks = ["crippled"];
      },
      rolls: [shot(8, true, { TARGET_CRIPPLED: 1 })],
      rulings: ["E-45"],
    }),
    event({
      ...eventCase,
      id: "encounter-diw",
      title: "13.7 A ship Dead in the Water is easier to hit, and sinks",
      change: (state) => {
        force(state, "axis").units[0]!.cs = 0;
      },
      rolls: [shot(7, true, { TARGET_DIW_OR_TOW: 2 })],
      after: (state) => {
        keep(state, "axis");
        state.sides.axis.sunk = [{ unit: "lutzow", cs: 4, turn: 9, loaded: false }];
      },
    }),
    event({
      ...eventCase,
      id: "encounter-convoy",
      title: "13.7 Of a convoy a merchant is fired at, and sinks",
      change: convoy,
      rolls: [pick("event-ship", 2), shot(6, true)],
      after: all(KNOWN_SIDES, (state) => {
        force(state, "axis").units = [fresh("es_german", 1), fresh("mv", 2)];
        state.sides.axis.sunk = [{ unit: "mv", cs: 1, turn: 9, loaded: true }];
      }),
    }),
    event({
      ...eventCase,
      id: "encounter-pack-none",
      title: "13.7 A Wolf Pack: ASW 4, nothing",
      change: pack,
      rolls: [hunted(4)],
      after: KNOWN_SIDES,
    }),
    event({
      ...eventCase,
      id: "encounter-pack-held",
      title: "13.7 A Wolf Pack: Held Down damages a boat, which goes home without VP",
      change: pack,
      rolls: [hunted(5)],
      after: all(KNOWN_SIDES, (state) => {
        force(state, "axis").units = [fresh("ss_german", 1)];
        state.sides.axis.removed = [removal("ss_german", 1, "asw_damage")];
      }),
    }),
    event({
      ...eventCase,
      id: "encounter-pack-sunk",
      title: "13.7 A Wolf Pack: success sinks a boat",
      change: pack,
      rolls: [hunted(8)],
      after: all(KNOWN_SIDES, (state) => {
        force(state, "axis").units = [fresh("ss_german", 1)];
        state.sides.axis.sunk = [{ unit: "ss_german", cs: 1, turn: 9, loaded: false }];
      }),
    }),
    event({
      ...eventCase,
      id: "encounter-pack-storm",
      title: "13.7 A Storm hampers the ASW die",
      change: all(pack, weather("storm")),
      rolls: [hunted(5, { STORM: -1 })],
      after: KNOWN_SIDES,
    }),
    event({
      ...eventCase,
      id: "encounter-pack-gale",
      title: "13.7 A Gale hampers the ASW die",
      change: all(pack, weather("gale")),
      rolls: [hunted(6, { GALE: -2 })],
      after: KNOWN_SIDES,
    }),
    event({
      ...eventCase,
      id: "encounter-dummy",
      title: "13.7 A dummy is removed",
      change: (state) => {
        keep(state, "axis");
        state.sides.axis.dummies = [dummy(1, "0708")];
      },
      rolls: [],
      after: (state) => {
        state.sides.axis.dummies = [];
      },
    }),
    event({
      ...eventCase,
      id: "encounter-blocks",
      title: "13.7 Of several blocks of the hex one is picked, a dummy among them",
      change: (state) => {
        state.sides.axis.dummies = [dummy(2, "0708")];
      },
      rolls: [pick("encounter-block", 1)],
      after: (state) => {
        state.sides.axis.dummies = [];
      },
    }),
    event({
      ...eventCase,
      id: "encounter-forces",
      title: "13.7 Of several Allied forces one is picked",
      change: second("allied", "tf_second", "0708", ["kent", 3]),
      rolls: [pick("encounter-force", 2), shot(1, false)],
      after: (state) => {
        Object.assign(state.sides.allied.forces[1]!, { identified: true, idLevel: 0 });
        known("axis", undefined, 0)(state);
      },
    }),
    event({
      ...eventCase,
      side: "axis",
      id: "encounter-axis",
      title: "13.7 In the Axis phase the Allied force fires all the same",
      rolls: [shot(9, true)],
      after: all(KNOWN_SIDES, (state) => {
        force(state, "axis").units = [fresh("lutzow", 3)];
      }),
    }),
    event({
      ...eventCase,
      id: "encounter-known",
      title: "13.7 Forces that are identified keep their ID",
      change: all(known("allied", undefined, 2), known("axis", undefined, 3)),
      rolls: [shot(1, false)],
      after: () => undefined,
    }),
    event({
      ...eventCase,
      id: "encounter-nobody",
      title: "13.7 Without a block in the hex of a force the event is void",
      change: inHex("axis", "0710"),
      applied: false,
    }),
  ];
}
