import { all, type Case, type Change, refused, type Vector } from "../kit";
import { fresh, options, phase, weather } from "../kit/changes";
import { being, COVER, convoy, second } from "../kit/forces";

/** 1.2.1-1.2.5, 5.5, 11.3 What forces hold, and with whom they join, exchange or refuel. */
export function combinations(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "1.2.4",
    operation: "combineForces",
    base: "lone-allied",
    input: { force: COVER, joining: "tf_second" },
  };
  const step = phase("combine", "allied");
  const no = (id: string, title: string, change: Change, code: string, section: string): Vector =>
    refused({ ...plain, id: `combine-${id}`, title, change: all(step, change), code, section });
  const packs = (first: [string, number], other: [string, number]): Change =>
    all(second("allied", "tf_second", "0708", other), (state) => {
      state.sides.allied.forces[0]!.units = [fresh(...first)];
      for (const each of state.sides.allied.forces) {
        each.kind = "wolf_pack";
        each.fuel.marker = null;
      }
    });
  const escorted = (unit: string, cs: number): Change =>
    all(
      second("allied", "tf_second", "0708", ["dd_ai", 1], [unit, cs]),
      convoy("0708", 9),
      being("allied", (each) => {
        each.units = [fresh("es_british", 3), fresh("ss_british", 1), fresh("mv", 10)];
      }),
    );
  const exchange: Omit<Case, "id" | "title"> = { citation: "1.2.5", operation: "exchangeShips", base: "lone-allied" };
  const two: Change = all(
    step,
    second("allied", "tf_second", "0708", ["kent", 3], ["dd_ai", 2]),
    being("allied", (each) => {
      each.units = [fresh("norfolk", 3), fresh("dd_ai", 2)];
    }),
  );
  return [
    no(
      "pack-full",
      "1.2.2 A Wolf Pack holds 4 CS at most",
      packs(["ss_british", 3], ["ss_british", 2]),
      "PACK_FULL",
      "1.2.2",
    ),
    no(
      "nations",
      "1.2.2 An Allied Wolf Pack is of one nation",
      packs(["ss_british", 2], ["ss_soviet", 2]),
      "NATIONS_MIXED",
      "1.2.2",
    ),
    no(
      "boats-apart",
      "1.2.2 Submarines join no TF",
      all(second("allied", "tf_second", "0708", ["ss_british", 2]), (state) => {
        for (const each of state.sides.allied.forces) if (each.id === "tf_second") each.kind = "wolf_pack";
      }),
      "SUBMARINES_APART",
      "1.2.2",
    ),
    no("escorts", "1.2.1 A convoy holds 4 CS of escorts at most", escorted("es_british", 2), "ESCORTS_FULL", "1.2.1"),
    no(
      "submarines",
      "1.2.1 A convoy holds 2 CS of submarines at most",
      escorted("ss_british", 2),
      "SUBMARINES_FULL",
      "1.2.1",
    ),
    no(
      "scattered",
      "5.5 No one joins a scattered convoy",
      all(
        second("allied", "tf_second", "0708", ["kent", 3]),
        convoy("0708", 9),
        being("allied", (each) => {
          each.units = [fresh("mv", 10)];
          Object.assign(each, { identified: true, idLevel: 3 });
          each.fuel.marker = null;
          each.convoy!.scattered = true;
        }),
      ),
      "CONVOY_APART",
      "5.5",
    ),
    refused({
      ...exchange,
      id: "exchange-repeated",
      title: "1.2.5 Each unit is named once",
      change: two,
      input: {
        force: COVER,
        to: "tf_second",
        units: [
          { unit: "dd_ai", cs: 1 },
          { unit: "dd_ai", cs: 1 },
        ],
        back: [],
      },
      code: "UNIT_REPEATED",
      section: "1.2.5",
      pointer: "/input/units",
    }),
    refused({
      ...exchange,
      id: "exchange-over-limit",
      title: "1.2.1 No exchange gives a convoy more than 4 CS of escorts",
      change: all(step, escorted("es_british", 2)),
      input: { force: "tf_second", to: COVER, units: [{ unit: "es_british", cs: 2 }], back: [] },
      code: "SHIPS_FIT_NOWHERE",
      section: "1.2.5",
      pointer: "/input/units",
    }),
    refused({
      ...exchange,
      id: "exchange-nobody",
      title: "1.2.5 Without another force in the hex nothing is exchanged",
      change: step,
      input: { force: COVER, to: COVER, units: [{ unit: "norfolk", cs: 3 }], back: [] },
      code: "NOTHING_TO_EXCHANGE",
      section: "1.2.5",
    }),
    refused({
      citation: "1.2.3",
      operation: "detachForce",
      base: "lone-allied",
      id: "detach-nothing",
      title: "1.2.3 A force of one ship splits no further",
      change: phase("move_detach", "allied"),
      input: { force: COVER, units: [{ unit: "norfolk", cs: 3 }] },
      code: "NOTHING_TO_DETACH",
      section: "1.2.3",
    }),
    refused({
      citation: "11.3",
      operation: "refuelForce",
      base: "lone-allied",
      id: "refuel-nobody",
      title: "11.3 A side without a force refuels none",
      change: all(phase("move_refuel", "allied"), (state) => {
        state.sides.allied.forces = [];
      }),
      input: { force: COVER },
      code: "NO_FORCE",
      section: "11.3",
    }),
  ];
}

/** 9.4 Forces look for each other once in a segment. */
export function soughtInVain(): Vector[] {
  return [
    refused({
      id: "combine-again",
      title: "9.4 Forces that did not find each other do not look again in the segment",
      citation: "9.4",
      operation: "combineForces",
      base: "lone-allied",
      change: all(
        phase("combine", "allied"),
        second("allied", "tf_second", "0708", ["kent", 3]),
        weather("storm"),
        options("combine_location"),
        (state) => {
          state.sides.allied.sought = [`${COVER} tf_second`];
        },
      ),
      input: { force: COVER, joining: "tf_second" },
      code: "NOT_FOUND",
      section: "9.4",
    }),
  ];
}
