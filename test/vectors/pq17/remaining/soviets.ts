import { all, type Change, type Vector } from "../kit";
import { options } from "../kit/changes";
import { being, inHex, inPort, of } from "../kit/forces";
import { moves } from "../kit/move";

/** 4.3.2 Vectors for the command cost of Soviet ships outside their waters. */
export function sovietCommand(): Vector[] {
  const soviet = of("allied", ["dd_type7", 3], ["dd_ai", 8]);
  return [
    moves({
      id: "soviet-free",
      title: "4.3.2 A TF with Soviet ships inside the Soviet radius pays nothing more",
      citation: "4.3.2",
      change: all(soviet, inHex("allied", "0817")),
      path: ["0717"],
      snapshot: {
        sides: {
          allied: {
            command: [
              { pool: "home_fleet", available: 8, spent: 0, credit: 0, creditUntil: null },
              { pool: "severnyy_flot", available: 2, spent: 0, credit: 0, creditUntil: null },
            ],
          },
        },
      },
    }),
    moves({
      id: "soviet-pays",
      title: "4.3.2 Outside the Soviet radius and sector a TF with Soviet ships pays 1 CP for each hex",
      citation: "4.3.2",
      change: all(soviet, inHex("allied", "0616")),
      path: ["0615"],
      snapshot: {
        sides: {
          allied: {
            command: [
              { pool: "home_fleet", available: 8, spent: 0, credit: 0, creditUntil: null },
              { pool: "severnyy_flot", available: 1, spent: 1, credit: 0, creditUntil: null },
            ],
          },
        },
      },
    }),
  ];
}

/** 11.1.4 The fuel of Soviet ships. */
export function endurance(): Vector[] {
  const soviet: Change = all(
    of("allied", ["dd_type7", 3]),
    inPort("allied", "murmansk"),
    being("allied", (each) => {
      Object.assign(each, { id: "tf_home_fleet" });
    }),
  );
  const sails = (id: string, title: string, marker: number, change: Change): Vector =>
    moves({
      id,
      title,
      citation: "11.1.4",
      change: all(soviet, change),
      path: ["0817"],
      after: being("allied", (each, state) => {
        Object.assign(each, { station: "at_sea", at: "0817", block: 1, sailed: true });
        each.fuel = { state: "full", marker, refuelled: false };
        each.moved = { hexes: 1, speed: "moderate", entered: ["0817"], done: false };
        Object.assign(state.sides.allied.command[1]!, { available: 1, spent: 1, credit: 1, creditUntil: 10 });
      }),
    });
  return [
    sails("soviet-endurance-off", "11.1.4 Without the option Soviet ships have 12 turns of fuel", 21, () => undefined),
    sails(
      "soviet-endurance-on",
      "11.1.4 With the option Soviet ships have 6 turns of fuel",
      15,
      options("soviet_endurance"),
    ),
  ];
}
