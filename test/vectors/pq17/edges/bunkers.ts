import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { options, phase } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { moves } from "../kit/move";
import { forces, inBox, inPort } from "../kit/stations";

type Fleet = ReturnType<typeof fleet>;
type Fuel = Fleet["fuel"];

const tf = (id: string, number: number, units: Fleet["units"], changes: Partial<Fleet> = {}): Fleet =>
  fleet(id, number, units, { at: "0708", ...changes });

const fuel = (state: Fuel["state"], marker: number | null, refuelled = false): Fuel => ({ state, marker, refuelled });

/** Oilers with the oil they have left, behind ships without oil. */
const withOil = (units: Fleet["units"], ...oilers: [string, number, number][]): Fleet["units"] => [
  ...units,
  ...oilers.flatMap(([unit, cs, oil]) => ships(unit, cs).map((ship) => ({ ...ship, oil }))),
];

/** 11, 7.3.2 One Fuel Phase with forces of every kind. */
export function fuelPhases(): Vector[] {
  const pack = { kind: "wolf_pack" as const, fuel: fuel("full", null) };
  const spent = (units: Fleet["units"], marked: boolean): Fleet["units"] =>
    units.map((ship) => ({ ...ship, torpedoesSpent: 1, marks: marked ? ["torps_expended"] : [] }));
  return [
    resolves({
      id: "fuel-phase-many",
      title: "11 A Fuel Phase in which forces refuel in port and at sea, reload, run low and do nothing",
      citation: "11",
      operation: "endPhase",
      base: "lone-allied",
      change: all(
        phase("combine", "axis"),
        forces(
          "allied",
          tf("f1", 1, ships("dd_ai", 1), { fuel: fuel("full", 10) }),
          tf("f2", 2, withOil(ships("dd_ai", 1), ["oligarch", 2, 5]), {
            ...inPort("scapa_flow"),
            refuelling: true,
            fuel: fuel("low", 12),
          }),
          tf("f3", 3, withOil(ships("dd_ai", 4, "norfolk", 3), ["aldersdale", 1, 5], ["gray_ranger", 1, 10]), {
            refuelling: true,
            fuel: fuel("low", 12),
          }),
        ),
        forces(
          "axis",
          tf("r1", 1, ships("admiral_scheer", 4), { at: "0712", fuel: fuel("full", 30) }),
          tf("r2", 2, spent(ships("ss_german", 2), true), { ...pack, ...inPort("narvik"), reloading: true }),
          tf("r3", 3, spent(ships("ss_german", 2), true), { ...pack, ...inPort("bergen") }),
          tf("r4", 4, spent(ships("dd_z36a", 2), false), { ...inPort("trondheim"), fuel: fuel("low", 12) }),
        ),
      ),
      rolls: [],
      outcome: { ended: "combine", phase: "turn_weather" },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { id: "f1", fuel: fuel("low", 13) },
              { id: "f2", refuelling: false, fuel: fuel("full", null, true), units: [{ unit: "dd_ai" }, { oil: 20 }] },
              {
                id: "f3",
                refuelling: false,
                fuel: fuel("full", 21),
                units: [
                  { unit: "dd_ai", oil: null, marks: [] },
                  { unit: "norfolk", oil: null, marks: [] },
                  { unit: "aldersdale", oil: 0, marks: ["oiler_exhausted"] },
                  { unit: "gray_ranger", oil: 5, marks: [] },
                ],
              },
            ],
          },
          axis: {
            forces: [
              { id: "r1", fuel: fuel("full", 30) },
              { id: "r2", reloading: false, units: [{ torpedoesSpent: 0, marks: [] }] },
              { id: "r3", units: [{ torpedoesSpent: 1, marks: ["torps_expended"] }] },
              { id: "r4", units: [{ torpedoesSpent: 1 }] },
            ],
          },
        },
      },
      rulings: ["D-25"],
    }),
  ];
}

/** 11.3 Vectors for forces that refuel in a turn, and forces that do not. */
export function refuellers(): Vector[] {
  const plain: Omit<Case, "id" | "title" | "citation"> = {
    operation: "refuelForce",
    base: "lone-allied",
    input: { force: "f1" },
  };
  const step: Change = phase("move_refuel", "allied");
  const other = tf("f2", 2, ships("kent", 3), inPort("reykjavik"));
  const full = tf("f2", 2, ships("kent", 3));
  const no = (id: string, title: string, citation: string, code: string, force: Fleet, beside = other): Vector =>
    refused({
      ...plain,
      id: `refuels-not-${id}`,
      title,
      citation,
      change: all(step, forces("allied", force, beside)),
      code,
      section: citation,
      pointer: "/input/force",
    });
  const yes = (id: string, title: string, units: Fleet["units"]): Vector =>
    resolves({
      ...plain,
      id: `refuels-${id}`,
      title,
      citation: "11.3.2",
      change: all(step, forces("allied", tf("f1", 1, units), full)),
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ id: "f1", refuelling: true }, { refuelling: false }] } } },
    });
  const pack = { kind: "wolf_pack" as const, fuel: fuel("full", null) };
  return [
    yes(
      "ten",
      "11.3.2 An oiler serves ten CS with all its oil",
      withOil(ships("norfolk", 3, "dd_ai", 7), ["gray_ranger", 1, 10]),
    ),
    yes(
      "one",
      "11.3.2 A single destroyer CS takes fuel from its oiler",
      withOil(ships("dd_ai", 1), ["gray_ranger", 1, 5]),
    ),
    no(
      "pack-in-port",
      "11.1 A Wolf Pack in port is full",
      "11.1",
      "ALWAYS_FULL",
      tf("f1", 1, ships("ss_british", 2), { ...pack, ...inPort("scapa_flow") }),
    ),
    no(
      "box",
      "11.3 In a box there is no fuel",
      "11.3",
      "NO_FUEL_HERE",
      tf("f1", 1, withOil(ships("dd_ai", 2), ["gray_ranger", 1, 10]), inBox("kara_sea")),
    ),
    no(
      "escorts",
      "11.1 Escorts with an oiler need no fuel",
      "11.1",
      "ALWAYS_FULL",
      tf("f1", 1, withOil(ships("es_british", 2), ["gray_ranger", 1, 10])),
    ),
    no(
      "dregs",
      "11.3.2 Oil that is 1 short of the next step of 5 is not enough",
      "11.3.2",
      "OIL_SHORT",
      tf("f1", 1, withOil(ships("norfolk", 3, "dd_ai", 4), ["gray_ranger", 1, 9])),
    ),
    no(
      "last-drop",
      "11.3.2 An oiler with 1 of its oil left still serves, but has too little",
      "11.3.2",
      "OIL_SHORT",
      tf("f1", 1, withOil(ships("norfolk", 3), ["gray_ranger", 1, 1])),
    ),
    no(
      "company",
      "11.3.2 Ships without oil add nothing to that of the oiler",
      "11.3.2",
      "OIL_SHORT",
      convoy(
        "f1",
        1,
        withOil(ships("norfolk", 3, "dd_ai", 3, "dd_tribal", 1, "es_british", 2, "mv", 9), ["gray_ranger", 1, 5]),
        { at: "0708" },
      ),
    ),
  ];
}

/** 11.1.1, 11.1.2, 11.1.4 The fuel of forces that join, part and exchange ships. */
export function sharedFuel(): Vector[] {
  const joined = (id: string, title: string, first: Fleet, joining: Fleet, whole: Fuel): Vector =>
    resolves({
      id: `joined-fuel-${id}`,
      title,
      citation: "11.1.1",
      operation: "combineForces",
      base: "lone-allied",
      change: all(phase("combine", "allied"), forces("allied", first, joining)),
      input: { force: first.id, joining: joining.id },
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ id: first.id, fuel: whole }] } } },
    });
  const parted = (id: string, title: string, force: Fleet, fuels: Json[], citation = "11.1.4"): Vector =>
    resolves({
      id: `parted-fuel-${id}`,
      title,
      citation,
      operation: "detachForce",
      base: "lone-allied",
      change: all(phase("move_detach", "allied"), options("soviet_endurance"), forces("allied", force)),
      input: { force: force.id, units: [{ unit: "dd_ai", cs: 2 }] },
      rolls: [],
      snapshot: { sides: { allied: { forces: fuels } } },
    });
  const at12 = { fuel: fuel("full", 12) };
  const same = [{ fuel: { marker: 12 } }, { fuel: { marker: 12 } }];
  return [
    joined(
      "worse-later",
      "11.1.1 Low fuel goes before a Warning marker that comes earlier",
      tf("f1", 1, ships("norfolk", 3), { fuel: fuel("low", 14) }),
      tf("f2", 2, ships("kent", 3), { fuel: fuel("full", 12) }),
      fuel("low", 14),
    ),
    joined(
      "idle-marker",
      "11.1.1 A marker of merchants, which burn nothing, does not count",
      convoy("f1", 1, ships("es_british", 1, "mv", 4), { at: "0708", fuel: fuel("full", 10) }),
      tf("f2", 2, ships("kent", 3), { fuel: fuel("full", 14) }),
      fuel("full", 14),
    ),
    parted(
      "none-soviet",
      "11.1.4 British ships that part from British ones gain nothing",
      tf("f1", 1, ships("dd_ai", 4), at12),
      same,
    ),
    parted(
      "no-convoy",
      "11.1.4 British ships that part from Soviet ones in a TF gain nothing",
      tf("f1", 1, ships("dd_type7", 2, "dd_ai", 4), at12),
      same,
    ),
    parted(
      "loaded",
      "11.1.4 British ships that leave a loaded convoy with Soviet ones gain nothing",
      convoy("f1", 1, ships("dd_type7", 2, "dd_ai", 2, "mv", 5), { at: "0708", ...at12 }),
      same,
    ),
    resolves({
      id: "exchanged-fuel-own",
      title: "11.1.1 Ships that stay at Low fuel keep their force at it",
      citation: "11.1.1",
      operation: "exchangeShips",
      base: "lone-allied",
      change: all(
        phase("combine", "allied"),
        forces(
          "allied",
          tf("f1", 1, ships("norfolk", 3, "dd_tribal", 2), { fuel: fuel("low", 12) }),
          tf("f2", 2, ships("kent", 3, "dd_ai", 2), { fuel: fuel("full", 15) }),
        ),
      ),
      input: { force: "f1", to: "f2", units: [{ unit: "dd_tribal", cs: 2 }], back: [{ unit: "dd_ai", cs: 2 }] },
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ fuel: fuel("low", 12) }, { fuel: fuel("low", 12) }] } } },
      rulings: ["E-32"],
    }),
    moves({
      id: "soviet-endurance-mixed",
      title: "11.1.4 With the option one Soviet ship among British ones shortens the fuel of the force to 6 turns",
      citation: "11.1.4",
      change: all(
        options("soviet_endurance"),
        forces(
          "allied",
          tf("tf_home_fleet", 1, ships("dd_ai", 2, "dd_type7", 3), {
            ...inPort("murmansk"),
            sailed: false,
            fuel: fuel("full", null, true),
          }),
        ),
      ),
      path: ["0817"],
      snapshot: { sides: { allied: { forces: [{ fuel: fuel("full", 15) }] } } },
    }),
  ];
}
