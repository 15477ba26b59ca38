import { all, type Vector } from "../kit";
import { at, rulings } from "../kit/changes";
import { being, inPort, of } from "../kit/forces";
import { moves, stays } from "../kit/move";
import { fuel, HEAVY, MIXED } from "./home-fleet";

const UNREFUELLED = { state: "full", marker: 21, refuelled: false } as const;

/** 4.3, 5.1.3, 11.1 Leaving port, and what it costs. */
export function sailing(): Vector[] {
  return [
    stays({
      id: "leave-port-high",
      title: "5.1.3 No force leaves port at High speed",
      citation: "5.1.3",
      change: all(HEAVY, inPort("allied", "scapa_flow")),
      speed: "high",
      path: ["1206"],
      code: "VALUE_NOT_LISTED",
      section: "5",
      pointer: "/input/speed",
    }),
    moves({
      id: "leave-port",
      title: "5.1.3 Leaving port costs 1 hex; two cruisers cost 1 CP, and a heavy force has 20 turns of fuel",
      citation: "5.1.3",
      change: all(of("allied", ["norfolk", 3], ["kent", 3]), inPort("allied", "scapa_flow")),
      path: ["1206", "1106"],
      after: all(
        being("allied", (each) => {
          Object.assign(each, { station: "at_sea", at: "1106", block: 1, sailed: true });
          each.fuel = { state: "full", marker: 29, refuelled: false };
          each.moved = { hexes: 2, speed: "moderate", entered: ["1206", "1106"], done: true };
        }),
        (state) => {
          Object.assign(state.sides.allied.command[0]!, { available: 7, spent: 1 });
        },
      ),
    }),
    moves({
      id: "leave-port-light",
      title: "11.1 With light ships a force has 12 turns of fuel",
      citation: "11.1",
      change: all(MIXED, inPort("allied", "scapa_flow")),
      path: ["1206"],
      after: all(
        being("allied", (each) => {
          Object.assign(each, { station: "at_sea", at: "1206", block: 1, sailed: true });
          each.fuel = { ...UNREFUELLED };
          each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
        }),
        (state) => {
          Object.assign(state.sides.allied.command[0]!, { available: 7, spent: 1 });
        },
      ),
    }),
    ...(
      [
        ["leave-port-unrefueled-full", "full", 11, 21, false, "has a new Fuel Warning marker"],
        ["leave-port-unrefuelled", "low", 11, 24, false, "stays at Low fuel, to be Critical 3 turns after its Warning"],
        ["leave-port-unrefueled-kept", "low", 11, 11, true, "keeps its state and marker by ruling"],
        ["leave-port-unrefueled-full-kept", "full", 11, 11, true, "keeps its Warning marker by ruling"],
      ] as const
    ).map(([id, state, before, marker, isKept, what]) =>
      moves({
        id,
        title: `11.1, E-136 A force that has not refueled in port ${what}`,
        citation: "11.1",
        change: all(
          of("allied", ["dd_ai", 2]),
          inPort("allied", "scapa_flow"),
          fuel(state, before),
          isKept ? rulings("fuelKeptWithoutRefueling") : undefined,
        ),
        path: ["1206"],
        after: being("allied", (each) => {
          Object.assign(each, { station: "at_sea", at: "1206", block: 1, sailed: true });
          each.fuel = { state, marker, refuelled: false };
          each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
        }),
        rulings: ["E-136"],
      }),
    ),
    moves({
      id: "destroyers-free",
      title: "4.3 Destroyers leave port without CP",
      citation: "4.3",
      change: all(of("allied", ["dd_ai", 2]), inPort("allied", "scapa_flow")),
      path: ["1206"],
      after: being("allied", (each) => {
        Object.assign(each, { station: "at_sea", at: "1206", block: 1, sailed: true });
        each.fuel = { ...UNREFUELLED };
        each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
      }),
    }),
    moves({
      id: "one-cruiser",
      title: "4.3.2 One cruiser costs 1 CP; half of it stays for the next turn (D-34)",
      citation: "4.3.2",
      change: all(of("allied", ["norfolk", 3]), inPort("allied", "scapa_flow")),
      path: ["1206"],
      snapshot: {
        sides: {
          allied: {
            command: [
              { pool: "home_fleet", available: 7, spent: 1, credit: 1, creditUntil: 10 },
              { pool: "severnyy_flot", available: 2, spent: 0, credit: 0, creditUntil: null },
            ],
          },
        },
      },
    }),
    moves({
      id: "cruiser-on-credit",
      title: "4.3.2 The half CP that is left lets a cruiser sail in the next turn",
      citation: "4.3.2",
      change: all(of("allied", ["norfolk", 3]), inPort("allied", "scapa_flow"), (state) => {
        Object.assign(state.sides.allied.command[0]!, { available: 6, spent: 2, credit: 1, creditUntil: 9 });
      }),
      path: ["1206"],
      snapshot: {
        sides: {
          allied: {
            command: [
              { pool: "home_fleet", available: 6, spent: 2, credit: 0, creditUntil: null },
              { pool: "severnyy_flot", available: 2, spent: 0, credit: 0, creditUntil: null },
            ],
          },
        },
      },
    }),
    stays({
      id: "no-command",
      title: "4.3 Without CP heavy ships stay in port",
      citation: "4.3",
      change: all(HEAVY, inPort("allied", "scapa_flow"), (state) => {
        state.sides.allied.command[0]!.available = 0;
      }),
      path: ["1206"],
      code: "COMMAND_POINTS_SHORT",
      section: "4.3",
    }),
    stays({
      id: "inoperative",
      title: "5.1.3 An inoperative ship stays in port",
      citation: "5.1.3",
      change: all(
        HEAVY,
        inPort("allied", "scapa_flow"),
        being("allied", (each) => {
          each.units[1]!.marks = ["inoperative"];
        }),
      ),
      path: ["1206"],
      code: "INOPERATIVE",
      section: "5.1.3",
    }),
    stays({
      id: "refuels",
      title: "11.3.1 A force that refuels in port stays there for the turn",
      citation: "11.3.1",
      change: all(
        HEAVY,
        inPort("allied", "scapa_flow"),
        being("allied", (each) => {
          each.refuelling = true;
        }),
      ),
      path: ["1206"],
      code: "REFUELLING",
      section: "11.3.1",
    }),
    stays({
      id: "no-return",
      title: "5.1.3 A force does not come back to the port it has left this turn",
      citation: "5.1.3",
      change: being("allied", (each, state) => {
        at(each, "1206");
        each.moved = { hexes: 1, speed: "moderate", entered: ["1206"], done: false };
        Object.assign(state, { moving: each.id, leftPort: "scapa_flow" });
      }),
      path: ["scapa_flow"],
      code: "NO_RETURN",
      section: "5.1.3",
      pointer: "/input/path/0",
    }),
  ];
}

/** 5.1.8, 11.4 When German forces do not sail. */
export function germans(): Vector[] {
  return [
    stays({
      id: "no-target",
      title: "11.4 German TFs do not sail before an enemy is identified at sea",
      citation: "11.4",
      side: "axis",
      change: all(of("axis", ["admiral_hipper", 4]), inPort("axis", "trondheim")),
      path: ["1111"],
      code: "NO_TARGET_IDENTIFIED",
      section: "11.4",
    }),
    stays({
      id: "tirpitz",
      title: "5.1.8 Tirpitz does not sail before every Allied CV is located",
      citation: "5.1.8",
      side: "axis",
      change: inPort("axis", "trondheim"),
      path: ["1111"],
      code: "CARRIERS_NOT_LOCATED",
      section: "5.1.8",
    }),
    stays({
      id: "tirpitz-no-target",
      title: "5.1.8 With every CV located Tirpitz still waits for an enemy at sea",
      citation: "11.4",
      side: "axis",
      change: all(inPort("axis", "trondheim"), (state) => {
        state.sides.allied.located = ["victorious"];
      }),
      path: ["1111"],
      code: "NO_TARGET_IDENTIFIED",
      section: "11.4",
    }),
  ];
}

/** 4.3.2 The ruling on half a command point is cited. */
export function creditCited(): Vector[] {
  return [
    moves({
      id: "credit-cited",
      title: "4.3.2 Half a command point serves in the next turn only (D-34)",
      citation: "4.3.2",
      change: all(of("allied", ["norfolk", 3]), inPort("allied", "scapa_flow")),
      path: ["1206"],
      rulings: ["D-34"],
    }),
  ];
}
