import type { Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Case, type Change, resolves, type Vector } from "../kit";
import { phase, turn } from "../kit/changes";
import { being, second } from "../kit/forces";
import { ship } from "../kit/pieces";

/** Another TF of each side stays at sea, so that the operation goes on (3.4). */
const AT_SEA: Change = all(
  second("allied", "tf_second", "0606", ["kent", 3]),
  second("axis", "raiders", "0712", ["admiral_scheer", 4]),
  (state) => {
    for (const side of ["allied", "axis"] as const) state.sides[side].forces[1]!.fuel.marker = 30;
  },
);

interface Over extends Pick<Case, "id" | "title" | "citation" | "change"> {
  readonly after: Change;
}

function over({ change, ...rest }: Over): Vector {
  return resolves({
    ...rest,
    operation: "endPhase",
    base: "lone-allied",
    change: all(phase("combine", "axis"), AT_SEA, change),
    rolls: [],
    outcome: { ended: "combine", phase: "turn_weather" },
    rulings: ["D-25"],
  });
}

function refuels(units: Ship[]): Change {
  return all(
    turn(10),
    being("allied", (each) => {
      Object.assign(each, { units: structuredClone(units), refuelling: true });
      Object.assign(each.fuel, { state: "low", marker: 12 });
    }),
  );
}

function refuelled(units: Ship[]): Change {
  return being("allied", (each) => {
    Object.assign(each, { units: structuredClone(units), refuelling: false });
    Object.assign(each.fuel, { state: "full", marker: 22 });
  });
}

/** 11.3 Oilers that are filled up in port, or that serve a force at sea one after the other. */
export function oilers(): Vector[] {
  const atSea = (id: string, title: string, before: Ship[], after: Ship[]): Vector =>
    over({ id, title, citation: "11.3.2", change: refuels(before), after: refuelled(after) });
  const empty = { oil: 0, marks: ["oiler_exhausted"] } satisfies Partial<Ship>;
  return [
    over({
      id: "oilers-filled-in-port",
      title: "11.3.1 In a permanent port each oiler is filled by its CS, and keeps its other marks",
      citation: "11.3.1",
      change: being("allied", (each) => {
        Object.assign(each, { station: "in_port", at: "scapa_flow", block: null, refuelling: true });
        each.units = [
          ship("aldersdale", 2, { oil: 5 }),
          ship("mo", 3, { oil: 30 }),
          ship("mo", 1, { oil: 0, marks: ["crippled", "oiler_exhausted"] }),
          ship("dd_ai", 1),
        ];
        each.fuel = { state: "low", marker: 12, refuelled: false };
      }),
      after: being("allied", (each) => {
        each.refuelling = false;
        each.units = [
          ship("aldersdale", 2, { oil: 20 }),
          ship("mo", 3, { oil: 30 }),
          ship("mo", 1, { oil: 10, marks: ["crippled"] }),
          ship("dd_ai", 1),
        ];
        each.fuel = { state: "full", marker: null, refuelled: true };
      }),
    }),
    atSea(
      "oilers-first-enough",
      "11.3.2 The first oiler has exactly the oil of 5 CS, so the second spends none",
      [ship("aldersdale", 1, { oil: 5 }), ship("gray_ranger", 1, { oil: 10 }), ship("dd_ai", 5)],
      [ship("aldersdale", 1, empty), ship("gray_ranger", 1, { oil: 10 }), ship("dd_ai", 5)],
    ),
    atSea(
      "oilers-second-gives-rest",
      "11.3.2 Six CS take 10 of oil: 5 from the first oiler with oil, 5 from the second",
      [
        ship("black_ranger", 1, empty),
        ship("aldersdale", 1, { oil: 5 }),
        ship("gray_ranger", 1, { oil: 10 }),
        ship("norfolk", 3),
        ship("dd_ai", 2),
        ship("tb_old", 1),
      ],
      [
        ship("black_ranger", 1, empty),
        ship("aldersdale", 1, empty),
        ship("gray_ranger", 1, { oil: 5 }),
        ship("norfolk", 3),
        ship("dd_ai", 2),
        ship("tb_old", 1),
      ],
    ),
    resolves({
      id: "oil-exactly-enough",
      title: "11.3.2 Ten CS refuel from one oiler with 10 of oil, exactly enough",
      citation: "11.3.2",
      operation: "refuelForce",
      base: "lone-allied",
      input: { force: "tf_cruiser_cover" },
      change: all(
        phase("move_refuel", "allied"),
        being("allied", (each) => {
          each.units = [ship("gray_ranger", 1, { oil: 10 }), ship("norfolk", 3), ship("dd_ai", 7)];
        }),
      ),
      rolls: [],
      after: being("allied", (each) => {
        each.refuelling = true;
      }),
    }),
  ];
}

/** 7.3.2 Torpedoes of several ships after a turn in port. */
export function torpedoes(): Vector[] {
  const units = (...ships: Ship[]): Change =>
    being("axis", (each) => {
      each.units = ships;
    });
  return [
    over({
      id: "torpedoes-of-several",
      title: "7.3.2 All ships of a force have their torpedoes again, and keep their other marks",
      citation: "7.3.2",
      change: all(
        being("axis", (each) => {
          Object.assign(each, { station: "in_port", at: "narvik", block: null, reloading: true });
          each.fuel.marker = 15;
        }),
        units(
          ship("lutzow", 4, { torpedoesSpent: 1, marks: ["green_crew"] }),
          ship("admiral_hipper", 4),
          ship("dd_z36a", 2, { torpedoesSpent: 2 }),
          ship("dd_z36a", 1, { torpedoesSpent: 1, marks: ["crippled", "torps_expended"] }),
        ),
      ),
      after: all(
        being("axis", (each) => {
          each.reloading = false;
        }),
        units(
          ship("lutzow", 4, { marks: ["green_crew"] }),
          ship("admiral_hipper", 4),
          ship("dd_z36a", 2),
          ship("dd_z36a", 1, { marks: ["crippled"] }),
        ),
      ),
    }),
  ];
}
