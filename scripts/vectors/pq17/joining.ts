import { dummy, force, fresh, known, options, phase, weather } from "./changes";
import { DECKS } from "./decks";
import { second } from "./events";
import { all, type Case, type Change, draw, needs, refused, resolves, type Vector } from "./kit";
import { being, convoy } from "./moves";
import { cardRoll } from "./searches";

const COVER = "tf_cruiser_cover";
const TWO: Change = second("allied", "tf_second", "0708", ["kent", 3], ["dd_ai", 2]);

/** 1.2.3-1.3, 5.1.1, 5.5, 9.4 Splitting, joining and exchanging forces, towing, and dummies. */
export function joining(): Vector[] {
  return [...detaching(), ...combining(), ...exchanging(), ...towing(), ...dummies(), ...scattering()];
}

function detaching(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "1.2.3", operation: "detachForce", base: "lone-allied" };
  const step = phase("move_detach", "allied");
  const fleet: Change = being("allied", (each) => {
    each.units = [fresh("norfolk", 3), fresh("kent", 3), fresh("dd_ai", 3)];
    Object.assign(each, { identified: true, idLevel: 2 });
    Object.assign(each.fuel, { marker: 14 });
  });
  const one = [{ unit: "kent", cs: 3 }];
  return [
    resolves({
      ...plain,
      id: "detach-ids",
      title: "1.2.3 The new force keeps the ID of the old one",
      change: all(step, fleet),
      input: { force: COVER, units: [...one, { unit: "dd_ai", cs: 1 }] },
      rolls: [],
      outcome: { force: COVER, kind: "task_force" },
    }),
    resolves({
      ...plain,
      id: "detach-heavy",
      title: "11.1.2 Heavy ships that leave light ones gain 8 turns of fuel",
      citation: "11.1.2",
      change: all(step, fleet),
      input: { force: COVER, units: one },
      rolls: [],
      outcome: { kind: "task_force" },
      rulings: ["E-44"],
    }),
    refused({
      ...plain,
      id: "detach-whole-ship",
      title: "1.2.3 A named ship leaves whole",
      change: all(step, fleet),
      input: { force: COVER, units: [{ unit: "kent", cs: 2 }] },
      code: "VALUE_NOT_LISTED",
      section: "1.2.3",
      pointer: "/input/units/0/cs",
    }),
    refused({
      ...plain,
      id: "detach-all",
      title: "1.2.3 Something stays with the old force",
      change: all(step, fleet),
      input: {
        force: COVER,
        units: [
          { unit: "norfolk", cs: 3 },
          { unit: "kent", cs: 3 },
          { unit: "dd_ai", cs: 3 },
        ],
      },
      code: "FORCE_EMPTIED",
      section: "1.2.3",
      pointer: "/input/units",
    }),
    refused({
      ...plain,
      id: "detach-merchants",
      title: "1.2.3 Merchants never detach themselves",
      change: all(step, convoy("0708", 9)),
      input: { force: COVER, units: [{ unit: "mv", cs: 2 }] },
      code: "VALUE_NOT_LISTED",
      section: "1.2.3",
      pointer: "/input/units/0/unit",
    }),
    refused({
      ...plain,
      id: "detach-out-of-turn",
      title: "1.2.3 Forces are split before blocks move",
      change: phase("move_blocks", "allied"),
      input: { force: COVER, units: one },
      code: "OUT_OF_TURN",
      section: "1.2.3",
    }),
  ];
}

function combining(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "1.2.4",
    operation: "combineForces",
    base: "lone-allied",
    input: { force: COVER, joining: "tf_second" },
  };
  const step = phase("combine", "allied");
  const merged =
    (changes: Change): Change =>
    (state) => {
      state.sides.allied.forces.pop();
      force(state, "allied").units = [fresh("norfolk", 3), fresh("kent", 3), fresh("dd_ai", 2)];
      changes(state);
    };
  const levels: Change = all(known("allied", COVER, 1), known("allied", "tf_second", 3));
  const markers =
    (a: number, b: number): Change =>
    (state) => {
      force(state, "allied", COVER).fuel.marker = a;
      force(state, "allied", "tf_second").fuel.marker = b;
    };
  const finds = DECKS.allied.find(({ day }) => day.force[3] === "3")!.no;
  const fails = DECKS.allied.find(({ day }) => day.force[3] === "-")!.no;
  const option = options("combine_location");
  return [
    resolves({
      ...plain,
      id: "combine",
      title: "1.2.4 The whole has the higher ID",
      change: all(step, TWO, levels),
      rolls: [],
      outcome: { combined: true },
      after: merged(known("allied", COVER, 3)),
    }),
    resolves({
      ...plain,
      id: "combine-fuel",
      title: "11.1.1 The whole has the earlier fuel marker",
      citation: "11.1.1",
      change: all(step, TWO, markers(18, 14)),
      rolls: [],
      after: merged((state) => {
        force(state, "allied").fuel.marker = 14;
      }),
    }),
    resolves({
      ...plain,
      id: "combine-fuel-state",
      title: "11.1.1 The most advanced state comes before the earlier marker",
      citation: "11.1.1",
      change: all(step, TWO, (state) => {
        force(state, "allied", "tf_second").fuel = { state: "low", marker: 20, refuelled: false };
      }),
      rolls: [],
      after: merged((state) => {
        force(state, "allied").fuel = { state: "low", marker: 20, refuelled: false };
      }),
    }),
    resolves({
      ...plain,
      id: "combine-storm-plain",
      title: "9.4 Without the option forces combine in a Storm without a card",
      citation: "9.4",
      change: all(step, TWO, weather("storm")),
      rolls: [],
      outcome: { combined: true },
    }),
    ...(["storm", "gale"] as const).map((bad) =>
      resolves({
        ...plain,
        id: `combine-${bad}-found`,
        title: `9.4 With the option a card finds the other force in a ${bad === "storm" ? "Storm" : "Gale"}, as if it were ID3`,
        citation: "9.4",
        change: all(step, TWO, weather(bad), option),
        rolls: [
          cardRoll("combine-card", bad === "storm" ? finds : DECKS.allied.find(({ day }) => day.force[4] === "3")!.no),
        ],
        outcome: { combined: true },
      }),
    ),
    resolves({
      ...plain,
      id: "combine-storm-missed",
      title: "9.4 With the option a card that fails keeps them apart",
      citation: "9.4",
      change: all(step, TWO, weather("storm"), option),
      rolls: [cardRoll("combine-card", fails)],
      outcome: { combined: false },
    }),
    resolves({
      ...plain,
      id: "combine-fog",
      title: "9.4 With the option no card is drawn in Fog",
      citation: "9.4",
      change: all(step, TWO, weather("fog"), option),
      rolls: [],
      outcome: { combined: true },
    }),
    needs({
      ...plain,
      id: "combine-asks",
      title: "9.4 With the option combining asks for its card",
      citation: "9.4",
      change: all(step, TWO, weather("gale"), option),
      next: { label: "combine-card" },
    }),
    refused({
      ...plain,
      id: "combine-apart",
      title: "1.2.4 Forces of two hexes do not combine",
      change: all(step, second("allied", "tf_second", "0707", ["kent", 3])),
      code: "NOBODY_JOINS",
      section: "1.2.4",
    }),
    refused({
      ...plain,
      id: "combine-out-of-turn",
      title: "1.2.4 Forces combine after surface combat",
      change: all(phase("move_detach", "allied"), TWO),
      code: "OUT_OF_TURN",
      section: "1.2.4",
    }),
  ];
}

function exchanging(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "1.2.5", operation: "exchangeShips", base: "lone-allied" };
  const step = phase("combine", "allied");
  const example: Change = all(step, second("allied", "tf_3", "0708", ["norfolk", 3], ["dd_ai", 2]), (state) => {
    convoy("0708", 9)(state);
    const first = force(state, "allied");
    Object.assign(first, { block: 1 });
    first.units = [fresh("dd_tribal", 2), fresh("mv", 10)];
    first.fuel.marker = 13;
    force(state, "allied", "tf_3").fuel.marker = 17;
    state.turn = 8;
  });
  return [
    resolves({
      ...plain,
      id: "exchange-example",
      title: "11.1.1 The example of TF 3 and convoy 1: they exchange their light ships and with them their markers",
      citation: "11.1.1",
      change: all(example, (state) => {
        force(state, "allied", "tf_3").units = [fresh("dd_ai", 2)];
      }),
      input: { force: COVER, to: "tf_3", units: [{ unit: "dd_tribal", cs: 2 }], back: [{ unit: "dd_ai", cs: 2 }] },
      rolls: [],
      after: (state) => {
        const first = force(state, "allied");
        first.units = [fresh("mv", 10), fresh("dd_ai", 2)];
        first.fuel.marker = 17;
        const other = force(state, "allied", "tf_3");
        other.units = [fresh("dd_tribal", 2)];
        other.fuel.marker = 13;
      },
      rulings: ["E-32"],
    }),
    resolves({
      ...plain,
      id: "exchange-give",
      title: "1.2.5 Ships go over to the other force, and with them the earlier marker",
      change: example,
      input: { force: COVER, to: "tf_3", units: [{ unit: "dd_tribal", cs: 1 }], back: [] },
      rolls: [],
      after: (state) => {
        force(state, "allied").units = [fresh("dd_tribal", 1), fresh("mv", 10)];
        const other = force(state, "allied", "tf_3");
        other.units = [fresh("norfolk", 3), fresh("dd_ai", 2), fresh("dd_tribal", 1)];
        other.fuel.marker = 13;
      },
    }),
  ];
}

function towing(): Vector[] {
  const tow: Omit<Case, "id" | "title"> = { citation: "5.1.1", operation: "takeTow", base: "lone-allied" };
  const adrift = (...units: [string, number][]): Change =>
    being("allied", (each) => {
      each.units = units.map(([unit, cs]) => fresh(unit, cs));
    });
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
      change: all(combine, adrift(["norfolk", 0], ["dd_ai", 2])),
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
      change: all(combine, adrift(["renown", 0], ["norfolk", 3])),
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
      change: all(combine, adrift(["renown", 0], ["norfolk", 3], ["dd_ai", 2])),
      input: { force: COVER, ship: "renown", by: "dd_ai" },
      code: "VALUE_NOT_LISTED",
      section: "5.1.1",
      pointer: "/input/by",
    }),
    refused({
      ...tow,
      id: "tow-nothing",
      title: "5.1.1 A ship that is not Dead in the Water is not towed",
      change: all(
        combine,
        adrift(["renown", 3], ["norfolk", 3]),
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
      change: all(combine, adrift(["norfolk", 0], ["dd_ai", 2])),
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
      title: "5.1.1 At the end of the combine segment a ship adrift that nobody tows sinks",
      change: all(combine, adrift(["norfolk", 0], ["dd_ai", 2])),
      rolls: [],
      outcome: { phase: "random_event", phasing: "axis" },
      after: being("allied", (each, state) => {
        each.units = [fresh("dd_ai", 2)];
        state.sides.allied.sunk = [{ unit: "norfolk", cs: 3, turn: 9, loaded: false }];
      }),
    }),
  ];
}

function dummies(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "1.3",
    operation: "placeDummy",
    base: "lone-allied",
    input: { at: "0708" },
  };
  const due: Change = being("allied", (each) => {
    each.dummyDue = true;
  });
  const step = phase("move_blocks", "allied");
  return [
    ...[1, 2].map((face) =>
      resolves({
        ...plain,
        id: `dummy-placed-${face}`,
        title: `1.3 A force that has become unidentified places a dummy; the two blocks are mixed${face === 1 ? "" : ", the other way round"}`,
        change: all(step, due),
        rolls: [draw("block-order", face, face === 1 ? "as they stood" : "the other way round")],
        outcome: { dummy: "dummy_1" },
        after: being("allied", (each, state) => {
          each.dummyDue = false;
          each.block = face;
          state.sides.allied.dummies = [{ ...dummy(1, "0708"), block: 3 - face }];
        }),
      }),
    ),
    resolves({
      ...plain,
      id: "dummy-port",
      title: "1.3 A TF that has entered port places a dummy there",
      change: all(
        step,
        due,
        being("allied", (each) => {
          Object.assign(each, { station: "in_port", at: "scapa_flow", block: null });
        }),
      ),
      input: { at: "scapa_flow" },
      rolls: [],
      snapshot: { sides: { allied: { portDummies: ["scapa_flow"] } } },
    }),
    refused({
      ...plain,
      id: "dummy-port-twice",
      title: "1.3 One dummy a turn for each port",
      change: all(
        step,
        due,
        being("allied", (each, state) => {
          Object.assign(each, { station: "in_port", at: "scapa_flow", block: null });
          state.sides.allied.portDummies = ["scapa_flow"];
        }),
      ),
      input: { at: "scapa_flow" },
      code: "NO_DUMMY_DUE",
      section: "1.3",
    }),
    refused({
      ...plain,
      id: "dummy-not-due",
      title: "1.3 Without a force that calls for one no dummy is placed",
      change: step,
      code: "NO_DUMMY_DUE",
      section: "1.3",
    }),
    refused({
      ...plain,
      id: "dummy-limit",
      title: "1.3 No more dummies than the scenario allows",
      change: all(step, due, (state) => {
        state.sides.allied.dummies = [1, 2, 3].map((each) => dummy(each + 3, "0606"));
      }),
      code: "NO_DUMMY_LEFT",
      section: "1.3",
    }),
    refused({
      ...plain,
      id: "dummy-elsewhere",
      title: "1.3 A dummy is placed beside the force that calls for it",
      change: all(step, due),
      input: { at: "0707" },
      code: "VALUE_NOT_LISTED",
      section: "1.3",
      pointer: "/input/at",
    }),
    needs({
      ...plain,
      id: "dummy-asks",
      title: "1.3 Placing a dummy at sea asks which block is which",
      change: all(step, due),
      next: { label: "block-order" },
    }),
    resolves({
      ...plain,
      operation: "endPhase",
      input: {},
      id: "dummy-surplus",
      title: "1.3 Of several dummies of a hex all but one go at the end of the phase",
      change: all(phase("combine", "allied"), (state) => {
        state.sides.allied.dummies = [dummy(2, "0606"), dummy(3, "0606"), dummy(4, "0707")];
      }),
      rolls: [],
      after: (state) => {
        state.sides.allied.dummies = [dummy(2, "0606"), dummy(4, "0707")];
      },
    }),
  ];
}

function scattering(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "5.5",
    operation: "scatterConvoy",
    base: "lone-allied",
    input: { convoy: COVER },
  };
  const step = phase("move_detach", "allied");
  return [
    resolves({
      ...plain,
      id: "scatter",
      title: "5.5 A convoy scatters: its warships leave it as a TF, and it is ID3 (6.8.1)",
      change: all(step, convoy("0708", 9)),
      rolls: [],
      outcome: { convoy: COVER },
    }),
    refused({
      ...plain,
      id: "scatter-tf",
      title: "5.5 A TF does not scatter",
      change: step,
      code: "NO_CONVOY",
      section: "5.5",
    }),
  ];
}
