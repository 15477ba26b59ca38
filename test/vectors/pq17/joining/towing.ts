import { all, type Case, type Change, refused, resolves, type Vector } from "../kit";
import { fresh, phase } from "../kit/changes";
import { being, COVER, of, second } from "../kit/forces";

/** 5.1.1 Ships in tow, and ships that are given up. */
export function towing(): Vector[] {
  const tow: Omit<Case, "id" | "title"> = { citation: "5.1.1", operation: "takeTow", base: "lone-allied" };
  const combine = phase("combine", "allied");
  const bound: Change = being("allied", (each) => {
    each.units = [
      { ...fresh("norfolk", 0), tow: "kent" },
      { ...fresh("kent", 3), tow: "norfolk" },
    ];
  });
  return [
    resolves({
      ...tow,
      id: "tow-cruiser",
      title: "5.1.1 A destroyer takes a cruiser in tow",
      change: all(combine, of("allied", ["norfolk", 0], ["dd_ai", 2])),
      input: { force: COVER, ship: "norfolk", by: "dd_ai" },
      rolls: [],
      after: being("allied", (each) => {
        each.units = [
          { ...fresh("norfolk", 0), tow: "dd_ai" },
          fresh("dd_ai", 1),
          { ...fresh("dd_ai", 1), tow: "norfolk" },
        ];
      }),
    }),
    resolves({
      ...tow,
      id: "tow-capital",
      title: "5.1.1 A cruiser takes a capital ship in tow",
      change: all(combine, of("allied", ["renown", 0], ["norfolk", 3])),
      input: { force: COVER, ship: "renown", by: "norfolk" },
      rolls: [],
      after: being("allied", (each) => {
        each.units = [
          { ...fresh("renown", 0), tow: "norfolk" },
          { ...fresh("norfolk", 3), tow: "renown" },
        ];
      }),
    }),
    refused({
      ...tow,
      id: "tow-capital-destroyer",
      title: "5.1.1 A destroyer does not tow a capital ship",
      change: all(combine, of("allied", ["renown", 0], ["norfolk", 3], ["dd_ai", 2])),
      input: { force: COVER, ship: "renown", by: "dd_ai" },
      code: "VALUE_NOT_LISTED",
      section: "5.1.1",
      pointer: "/input/by",
    }),
    resolves({
      ...tow,
      operation: "dropTow",
      id: "tow-dropped-detaching",
      title: "5.1.1 A tow is dropped in any part of the movement segment",
      change: all(phase("move_detach", "allied"), bound),
      input: { force: COVER, ship: "norfolk" },
      rolls: [],
      after: of("allied", ["norfolk", 0], ["kent", 3]),
    }),
    refused({
      ...tow,
      id: "tow-nothing",
      title: "5.1.1 A ship that is not Dead in the Water is not towed",
      change: all(
        combine,
        of("allied", ["renown", 3], ["norfolk", 3]),
        second("allied", "tf_second", "0706", ["kent", 0], ["dd_ai", 1]),
      ),
      input: { force: COVER, ship: "renown", by: "norfolk" },
      code: "NOTHING_TO_TOW",
      section: "5.1.1",
      pointer: "/input/force",
    }),
    resolves({
      ...tow,
      operation: "dropTow",
      id: "tow-dropped",
      title: "5.1.1 A tow is dropped in the movement segment",
      change: all(phase("move_refuel", "allied"), bound),
      input: { force: COVER, ship: "norfolk" },
      rolls: [],
      after: being("allied", (each) => {
        each.units = [fresh("norfolk", 0), fresh("kent", 3)];
      }),
    }),
    refused({
      ...tow,
      operation: "dropTow",
      id: "tow-none",
      title: "5.1.1 A force without a tow drops none",
      change: all(phase("move_refuel", "allied"), bound, second("allied", "tf_second", "0706", ["london", 3])),
      input: { force: "tf_second", ship: "london" },
      code: "NOTHING_IN_TOW",
      section: "5.1.1",
      pointer: "/input/force",
    }),
    resolves({
      ...tow,
      operation: "scuttleShip",
      id: "scuttle",
      title: "5.1.1 A ship Dead in the Water may be scuttled; it counts as sunk",
      change: all(combine, of("allied", ["norfolk", 0], ["dd_ai", 2])),
      input: { force: COVER, ship: "norfolk" },
      rolls: [],
      after: being("allied", (each, state) => {
        each.units = [fresh("dd_ai", 2)];
        state.sides.allied.sunk = [{ unit: "norfolk", cs: 3, turn: 9, loaded: false }];
      }),
      rulings: ["E-31"],
    }),
    refused({
      ...tow,
      operation: "scuttleShip",
      id: "scuttle-afloat",
      title: "5.1.1 A ship that moves is not scuttled",
      change: all(combine, second("allied", "tf_second", "0706", ["kent", 0], ["dd_ai", 1])),
      input: { force: COVER, ship: "norfolk" },
      code: "NOTHING_ADRIFT",
      section: "5.1.1",
      pointer: "/input/force",
    }),
    resolves({
      ...tow,
      operation: "endPhase",
      input: {},
      id: "scuttle-untowed",
      title: "5.1.1 At the end of the combine segment a ship adrift that no one tows sinks",
      change: all(combine, of("allied", ["norfolk", 0], ["dd_ai", 2])),
      rolls: [],
      outcome: { phase: "random_event", phasing: "axis" },
      after: being("allied", (each, state) => {
        each.units = [fresh("dd_ai", 2)];
        state.sides.allied.sunk = [{ unit: "norfolk", cs: 3, turn: 9, loaded: false }];
      }),
    }),
  ];
}
