import { force, fresh, options, phase } from "./changes";
import { event, pick, second } from "./events";
import { all, type Case, type Change, refused, resolves, type Vector } from "./kit";
import { being, convoy, inPort, moves, of, pack, stays } from "./moves";

const COVER = "tf_cruiser_cover";

/** Refusals and rulings of movement, joining and fuel that stand in no other file. */
export function remaining(): Vector[] {
  return [...limits(), ...combinations(), ...endurance(), ...rulings()];
}

function limits(): Vector[] {
  const soviet = of("allied", ["dd_type7", 3], ["dd_ai", 8]);
  return [
    stays({
      id: "arrived",
      title: "2.1 A convoy that has arrived stays",
      citation: "2.1",
      change: all(
        convoy("0817", 0),
        being("allied", (each) => {
          Object.assign(each, { station: "in_port", at: "murmansk", block: null });
          each.convoy!.arrived = true;
        }),
      ),
      speed: "slow",
      path: ["0817"],
      code: "CONVOY_ARRIVED",
      section: "2.1",
    }),
    stays({
      id: "axis-convoy-early",
      title: "12.3 The Axis convoy does not sail before the start turn",
      citation: "12.3",
      side: "axis",
      change: being("axis", (each, state) => {
        Object.assign(each, {
          kind: "convoy",
          station: "in_port",
          at: "tromso",
          block: null,
          units: [fresh("es_german", 1), fresh("mv", 3)],
          sailed: false,
        });
        each.fuel = { state: "full", marker: null, refuelled: true };
        each.convoy = {
          loaded: true,
          destinations: ["kirkenes"],
          merchants: 3,
          excused: 0,
          visited: [],
          closest: null,
          scattered: false,
          dispersed: [],
          arrived: false,
        };
        state.startTurn = 12;
      }),
      speed: "slow",
      path: ["0814"],
      code: "BEFORE_THE_START",
      section: "12.3",
    }),
    stays({
      id: "shadower-moves",
      title: "5.4 A shadower moves with its target, not in its own phase",
      citation: "5.4",
      side: "axis",
      change: all(pack("axis", "0511"), (state) => {
        const seen = force(state, "allied");
        Object.assign(seen, {
          kind: "convoy",
          station: "at_sea",
          at: "0511",
          block: 1,
          identified: true,
          idLevel: 1,
          units: [fresh("dd_ai", 1), fresh("mv", 5)],
        });
        seen.fuel = { state: "full", marker: 20, refuelled: false };
        seen.convoy = {
          loaded: true,
          destinations: ["murmansk"],
          merchants: 5,
          excused: 0,
          visited: ["0511"],
          closest: null,
          scattered: false,
          dispersed: [],
          arrived: false,
        };
        state.sides.axis.shadowing = [{ target: 1, by: "force", id: "trondheim_group" }];
      }),
      path: ["0510"],
      code: "SHADOWS",
      section: "5.4",
    }),
    stays({
      id: "port-full",
      title: "5.1.2 Murmansk takes 5 CS of light ships in July 1942 (D-55)",
      citation: "5.1.2",
      change: all(
        of("allied", ["dd_ai", 6]),
        being("allied", (each) => {
          each.at = "0817";
        }),
      ),
      path: ["murmansk"],
      code: "PORT_FULL",
      section: "5.1.2",
      pointer: "/input/path/0",
    }),
    moves({
      id: "port-holds",
      title: "5.1.2 Soviet ships do not count for its capacity (D-55)",
      citation: "5.1.2",
      change: all(
        of("allied", ["dd_ai", 5], ["dd_type7", 3]),
        being("allied", (each) => {
          each.at = "0817";
        }),
      ),
      path: ["murmansk"],
    }),
    stays({
      id: "nowhere",
      title: "5 A force with nothing open next to it stays",
      citation: "5",
      change: pack("allied", "0511", "ss_soviet"),
      path: ["0510"],
      code: "NOWHERE_TO_GO",
      section: "5",
    }),
    stays({
      id: "must-stop",
      title: "5.1.2 A move ends in port",
      citation: "5.1.2",
      change: being("allied", (each) => {
        each.at = "1206";
      }),
      path: ["scapa_flow", "1206"],
      code: "MUST_STOP",
      section: "5.1.2",
      pointer: "/input/path/1",
    }),
    stays({
      id: "must-return",
      title: "4.3.4 A TF that trains returns to its port",
      citation: "4.3.4",
      side: "axis",
      change: all(
        of("axis", ["admiral_hipper", 4]),
        being("axis", (each, state) => {
          Object.assign(each, { at: "0813", training: "trondheim" });
          each.fuel = { state: "training", marker: 12, refuelled: false };
          state.options = ["training"];
          state.sides.axis.trained = true;
        }),
      ),
      path: ["narvik"],
      code: "MUST_RETURN",
      section: "4.3.4",
      pointer: "/input/path/0",
    }),
    refused({
      id: "move-nothing",
      title: "5 When every block has moved none moves",
      citation: "5",
      operation: "moveForce",
      base: "lone-allied",
      change: all(
        phase("move_blocks", "allied"),
        being("allied", (each) => {
          each.moved.done = true;
        }),
      ),
      input: { piece: COVER, speed: "slow", path: ["0707"], cross: "clear" },
      code: "NOTHING_CAN_MOVE",
      section: "5",
    }),
    refused({
      id: "react-both",
      title: "6.6.1 A force that was caught is shadowed or fought by those who can",
      citation: "6.6.1",
      operation: "reactToTransit",
      base: "transit-caught",
      change: (state) => {
        const other = structuredClone(force(state, "axis"));
        Object.assign(other, { id: "pack", kind: "wolf_pack", block: 2, number: 9, units: [fresh("ss_german", 2)] });
        other.fuel.marker = null;
        state.sides.axis.forces.push(other);
      },
      input: { shadower: null, fight: ["narvik_group", "pack"] },
      code: "FIGHT_IMPOSSIBLE",
      section: "6.6.1",
      pointer: "/input/fight",
    }),
    refused({
      id: "dispersal-left",
      title: "9.3.2 The step does not end before the convoy has dispersed",
      citation: "9.3.2",
      operation: "endPhase",
      base: "dispersal",
      code: "DISPERSAL_LEFT",
      section: "9.3.2",
    }),
    moves({
      id: "soviet-free",
      title: "4.3.2 A TF with Soviet ships inside the Soviet radius pays nothing more",
      citation: "4.3.2",
      change: all(
        soviet,
        being("allied", (each) => {
          each.at = "0817";
        }),
      ),
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
      change: all(
        soviet,
        being("allied", (each) => {
          each.at = "0616";
        }),
      ),
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

function combinations(): Vector[] {
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
      "5.5 Nobody joins a scattered convoy",
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

function endurance(): Vector[] {
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

function rulings(): Vector[] {
  const patrol: Omit<Case, "id" | "title"> = {
    citation: "5.1.9",
    operation: "moveForce",
    base: "move-allied",
    input: { piece: "tf_patrol_white", speed: "moderate", path: ["0304", "0303"], cross: "clear" },
  };
  return [
    resolves({
      ...patrol,
      id: "patrol-white-leaves",
      title: "5.1.9 A cruiser that leaves Patrol White is noted (D-40)",
      rolls: [],
      outcome: { end: "arrived", vp: 0 },
      snapshot: {
        sides: {
          allied: {
            patrolWhite: [
              { unit: "kent", left: true },
              { unit: "suffolk", left: false },
            ],
          },
        },
      },
    }),
    resolves({
      ...patrol,
      id: "patrol-white-excused",
      title: "5.1.9 With a German capital ship at sea the cruiser may leave (D-40)",
      change: (state) => {
        Object.assign(force(state, "axis", "trondheim_group"), {
          station: "at_sea",
          at: "0811",
          block: 9,
          sailed: true,
        });
      },
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            patrolWhite: [
              { unit: "kent", left: false },
              { unit: "suffolk", left: false },
            ],
          },
        },
      },
      rulings: ["D-40"],
    }),
    moves({
      id: "credit-cited",
      title: "4.3.2 Half a command point serves in the next turn only (D-34)",
      citation: "4.3.2",
      change: all(of("allied", ["norfolk", 3]), inPort("allied", "scapa_flow")),
      path: ["1206"],
      rulings: ["D-34"],
    }),
    event({
      id: "breakdown-merchant",
      side: "axis",
      total: 3,
      title: "15.5.3 A merchant in port that breaks down leaves its convoy, and is excused (E-36)",
      citation: "15.5.3",
      change: being("axis", (each) => {
        Object.assign(each, {
          kind: "convoy",
          station: "in_port",
          at: "tromso",
          block: null,
          units: [fresh("es_german", 1), fresh("mv", 3)],
        });
        each.fuel = { state: "full", marker: null, refuelled: true };
        each.convoy = {
          loaded: true,
          destinations: ["kirkenes"],
          merchants: 3,
          excused: 0,
          visited: [],
          closest: null,
          scattered: false,
          dispersed: [],
          arrived: false,
        };
      }),
      rolls: [pick("event-ship", 1)],
      after: being("axis", (each, state) => {
        each.units = [fresh("es_german", 1), fresh("mv", 2)];
        each.convoy!.excused = 1;
        state.sides.axis.removed = [{ unit: "mv", cs: 1, turn: 9, why: "breakdown" }];
      }),
      rulings: ["E-36"],
    }),
  ];
}
