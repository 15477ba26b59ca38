import type { Force, Ship } from "../../../../src/rulesets/pq17/snapshot-forces";
import { type Change, draw, facts, type Json, plain, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { type Field, fighting } from "./display";
import { fleet, ships } from "./fleets";

const plan = { operation: "targetGuns", base: "surface-battle", citation: "7.5.2" };
const HIT = facts<{ hit: Record<string, Record<string, number | null>> }>("NAVAL_GUNNERY").hit;
const cover = (...units: Ship[]): Force => fleet("cover", 1, units);
const raiders = (...units: Ship[]): Force => fleet("raiders", 1, units);
const marked = (unit: string, cs: number, ...marks: Ship["marks"]): Ship => ({ ...ships(unit, cs)[0]!, marks });

/** Dice of one firing type at one target type, each with the same modifiers. */
function dice(
  from: string,
  to: string,
  faces: readonly number[],
  modifiers: Readonly<Record<string, number>> = {},
): Roll[] {
  const number = HIT[from]?.[to] ?? 99;
  const more = Object.values(modifiers).reduce((sum, value) => sum + value, 0);
  return faces.map((face) => plain("gunnery", [face], face + more >= number ? "hit" : "miss", modifiers));
}

/** London fires at the only enemy. */
function modified(
  id: string,
  title: string,
  citation: string,
  target: Ship,
  modifiers: Readonly<Record<string, number>>,
  on: { evasion?: boolean; starved?: boolean } = {},
): Vector {
  const number =
    (HIT.CA?.[target.unit.startsWith("mv") ? "MX" : "CA"] ?? 0) - Object.values(modifiers).reduce((a, b) => a + b, 0);
  const fuel = { state: "critical" as const, marker: null, refuelled: false };
  const guns = fleet("cover", 1, ships("london", 3), on.starved ? { fuel } : {});
  return resolves({
    ...plan,
    id: `guns-${id}`,
    title,
    citation,
    change: fighting(
      { attacker: "allied", allied: [guns], axis: [raiders(target)] },
      {},
      on.evasion ? { 1: { evasion: true } } : {},
    ),
    input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
    rolls: dice("CA", "CA", [number - 1, number, 0], modifiers),
    outcome: { salvos: [{ unit: 1, target: 2, dice: 3, hits: 1 }] },
    snapshot: { pending: { battle: { germanLosses: true } } },
  });
}

function modifiers(): Vector[] {
  const whole = marked("admiral_hipper", 4);
  return [
    modified(
      "evading",
      "NAVAL_GUNNERY 7.5.2 D-22 A unit that evades fires with 1 less",
      "D-22",
      whole,
      { EVASION_FIRER: -1 },
      { evasion: true },
    ),
    modified(
      "crippled",
      "NAVAL_GUNNERY 7.3.1 A Crippled target is hit with 1 more",
      "7.3.1",
      marked("admiral_hipper", 4, "crippled"),
      { TARGET_CRIPPLED: 1 },
    ),
    modified(
      "starved",
      "NAVAL_GUNNERY 11.2.3 Critical Fuel takes 1 from the firer",
      "11.2.3",
      whole,
      { CRITICAL_FUEL_FIRER: -1 },
      { starved: true },
    ),
    modified(
      "starved-evading",
      "NAVAL_GUNNERY Evasion and Critical Fuel add up",
      "7.5.2",
      whole,
      { EVASION_FIRER: -1, CRITICAL_FUEL_FIRER: -1 },
      { starved: true, evasion: true },
    ),
    resolves({
      ...plan,
      id: "guns-diw",
      title: "NAVAL_GUNNERY 7 A ship Dead in the Water is hit with 2 more, and sinks by one hit (D-44)",
      citation: "7",
      change: fighting(
        { attacker: "allied", allied: [cover(...ships("london", 3))], axis: [raiders(marked("admiral_hipper", 0))] },
        { germanLosses: true },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CA", [4, 5, 0], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ dice: 3, hits: 1 }], vp: 8, round: 2 },
      snapshot: { sides: { axis: { forces: [], sunk: [{ unit: "admiral_hipper", cs: 4 }] } } },
    }),
    resolves({
      ...plan,
      id: "guns-diw-crippled",
      title: "NAVAL_GUNNERY D-43 Crippled and Dead in the Water do not add up",
      citation: "D-43",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("london", 3))],
          axis: [raiders(marked("admiral_hipper", 0, "crippled"), ...ships("lutzow", 4))],
        },
        { germanLosses: true },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CA", [4, 0, 0], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ dice: 3, hits: 0 }] },
    }),
  ];
}

/** C.5, D-44, D-60 How hits are applied. */
function hits(): Vector[] {
  const tow = (unit: string, cs: number, by: string): Ship => ({ ...ships(unit, cs)[0]!, tow: by });
  return [
    resolves({
      ...plan,
      id: "guns-simultaneous",
      title: "7.5.2 Fire is simultaneous: a ship that is sunk has fired, the attacker's dice first (D-03)",
      change: fighting(
        { attacker: "allied", allied: [cover(...ships("adventure", 1))], axis: [raiders(...ships("brummer", 1))] },
        { guns: [{ unit: 2, target: 1, cs: 1 }] },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
      rolls: [...dice("CM", "CM", [8]), ...dice("CM", "CM", [9]), plain("combat-continue", [2], "goes on")],
      outcome: {
        salvos: [
          { unit: 1, target: 2, dice: 1, hits: 1 },
          { unit: 2, target: 1, dice: 1, hits: 1 },
        ],
      },
      snapshot: {
        vp: { total: 0 },
        sides: {
          allied: { forces: [{ id: "cover", units: [{ unit: "adventure", cs: 0 }] }] },
          axis: { forces: [{ id: "raiders", units: [{ unit: "brummer", cs: 0 }] }] },
        },
      },
    }),
    resolves({
      ...plan,
      id: "guns-excess",
      title: "7 D-60 A heavy ship at 0 CS is Dead in the Water, the next hit sinks it, further hits are lost",
      citation: "D-60",
      change: fighting({
        attacker: "allied",
        allied: [cover(...ships("london", 3))],
        axis: [raiders(...ships("brummer", 1))],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CM", [6, 7, 9]),
      outcome: { salvos: [{ dice: 3, hits: 3 }], vp: 1, round: 2 },
      snapshot: { sides: { axis: { forces: [], sunk: [{ unit: "brummer", cs: 1 }] } } },
    }),
    resolves({
      ...plan,
      id: "guns-light",
      title: "7 Destroyers lose a CS for a hit and are gone with the last, each for 1 VP",
      citation: "7",
      change: fighting({
        attacker: "allied",
        allied: [cover(...ships("london", 3))],
        axis: [raiders(...ships("dd_z36a", 2))],
      }),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "DD", [7, 8, 9]),
      outcome: { salvos: [{ hits: 3 }], vp: 2, round: 2 },
      snapshot: { sides: { axis: { forces: [] } } },
    }),
    resolves({
      ...plan,
      id: "guns-tow",
      title: "NAVAL_GUNNERY D-33 A ship that tows is hit with 2 more",
      citation: "D-33",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("london", 3))],
          axis: [raiders(tow("admiral_hipper", 4, "lutzow"), tow("lutzow", 0, "admiral_hipper"))],
        },
        { germanLosses: true },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 3 }] },
      rolls: dice("CA", "CA", [4, 5, 0], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ hits: 1 }] },
      snapshot: {
        sides: {
          axis: {
            forces: [
              {
                units: [
                  { unit: "admiral_hipper", cs: 3 },
                  { unit: "lutzow", cs: 0 },
                ],
              },
            ],
          },
        },
      },
    }),
  ];
}

/** 7.9 The Destroyer Fate Table, every die, and hits without the option. */
function fates(): Vector[] {
  const battle = (on: Partial<Field>): Change =>
    fighting({
      attacker: "allied",
      allied: [cover(...ships("adventure", 1))],
      axis: [raiders(...ships("dd_z36a", 3))],
      ...on,
    });
  const input = { targets: [{ unit: 1, target: 2, cs: 1 }] };
  const hit = dice("CM", "DD", [8]);
  const results: readonly (readonly [string, readonly number[], Json, number])[] = [
    [
      "sunk",
      [0, 1, 2, 3],
      { forces: [{ units: [{ unit: "dd_z36a", cs: 2, marks: [] }] }], sunk: [{ unit: "dd_z36a", cs: 1 }], removed: [] },
      1,
    ],
    [
      "diw",
      [4, 5],
      {
        forces: [
          {
            units: [
              { unit: "dd_z36a", cs: 2, marks: [] },
              { unit: "dd_z36a", cs: 1, marks: ["diw"] },
            ],
          },
        ],
        sunk: [],
      },
      0,
    ],
    [
      "crippled",
      [6],
      {
        forces: [
          {
            units: [
              { unit: "dd_z36a", cs: 2, marks: [] },
              { unit: "dd_z36a", cs: 1, marks: ["crippled"] },
            ],
          },
        ],
        sunk: [],
      },
      0,
    ],
    [
      "damaged",
      [7, 8, 9],
      {
        forces: [{ units: [{ unit: "dd_z36a", cs: 2, marks: [] }] }],
        sunk: [],
        removed: [{ unit: "dd_z36a", cs: 1, why: "destroyer_damage" }],
      },
      0,
    ],
  ];
  const all = results.flatMap(([fate, faces, axis, vp]) =>
    faces.map((face) =>
      resolves({
        ...plan,
        id: `fate-${face}`,
        title: `DESTROYER_FATE 7.9 A die of ${face}: ${fate}`,
        citation: "7.9",
        change: battle({ options: ["destroyer_hits"] }),
        input,
        rolls: [...hit, roll("destroyer-fate", "DESTROYER_FATE", [face])],
        outcome: { salvos: [{ dice: 1, hits: 1 }], vp },
        snapshot: { pending: { battle: { germanLosses: true } }, sides: { axis } },
      }),
    ),
  );
  return [
    ...all,
    resolves({
      ...plan,
      id: "fate-option-off",
      title: "7.9 Without the option a hit sinks a destroyer and no fate is rolled",
      citation: "7.9",
      change: battle({}),
      input,
      rolls: hit,
      outcome: { salvos: [{ dice: 1, hits: 1 }], vp: 1 },
      snapshot: {
        sides: { axis: { forces: [{ units: [{ unit: "dd_z36a", cs: 2 }] }], sunk: [{ unit: "dd_z36a", cs: 1 }] } },
      },
    }),
    resolves({
      ...plan,
      id: "fate-torpedo-boat",
      title: "7.9 The option concerns destroyers alone: a torpedo boat that is hit sinks",
      citation: "7.9",
      change: battle({ options: ["destroyer_hits"], axis: [raiders(...ships("tb_35_37", 3))] }),
      input,
      rolls: hit,
      outcome: { salvos: [{ hits: 1 }], vp: 0.5 },
    }),
    resolves({
      ...plan,
      id: "fate-out",
      title: "7.9 A destroyer Dead in the Water that is hit sinks without a fate",
      citation: "7.9",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("adventure", 1))],
          axis: [raiders(marked("dd_z36a", 1, "diw"))],
          options: ["destroyer_hits"],
        },
        { germanLosses: true },
      ),
      input,
      rolls: dice("CM", "DD", [6], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ hits: 1 }], vp: 1, round: 2 },
    }),
  ];
}

/** D-57 Fire at a stack of several types. */
function stacks(): Vector[] {
  const mixed = (dd: number, tb: number): Change =>
    fighting(
      {
        attacker: "allied",
        allied: [cover(...ships("jamaica", 4))],
        axis: [raiders(...ships("dd_z36a", dd, "tb_35_37", tb))],
      },
      {
        units: [],
      },
    );
  const stack =
    (dd: number, tb: number): Change =>
    (state) => {
      mixed(dd, tb)(state);
      fighting({
        attacker: "allied",
        allied: [cover(...ships("jamaica", 4))],
        axis: [raiders(...ships("dd_z36a", dd, "tb_35_37", tb))],
      })(state);
      if (state.pending === null || !("battle" in state.pending)) return;
      const { units } = state.pending.battle;
      units[1]!.parts.push(...units[2]!.parts);
      units[2]!.parts = [];
    };
  const fire = (
    id: string,
    title: string,
    dd: number,
    tb: number,
    rolls: readonly Roll[],
    units: readonly Json[],
    vp: number,
  ): Vector =>
    resolves({
      ...plan,
      id: `stack-${id}`,
      title,
      citation: "D-57",
      change: stack(dd, tb),
      input: { targets: [{ unit: 1, target: 2, cs: 4 }] },
      rolls,
      outcome: { vp },
      rulings: ["D-57"],
      snapshot: { sides: { axis: { forces: [{ units }] } } },
    });
  return [
    fire(
      "boats",
      "NAVAL_GUNNERY D-57 A stack with more torpedo boats is fired at as torpedo boats; the ship hit is picked",
      1,
      2,
      [...dice("CL", "TB", [7, 8]), draw("gunnery-ship", 1, "dd_z36a"), ...dice("CL", "TB", [0, 0])],
      [{ unit: "tb_35_37", cs: 2 }],
      1,
    ),
    fire(
      "equal",
      "NAVAL_GUNNERY D-57 Of equal CS the type that is easier to hit counts, here destroyers",
      2,
      2,
      [
        ...dice("CL", "DD", [6, 7]),
        draw("gunnery-ship", 3, "tb_35_37"),
        ...dice("CL", "DD", [7]),
        draw("gunnery-ship", 3, "tb_35_37"),
        ...dice("CL", "DD", [0]),
      ],
      [{ unit: "dd_z36a", cs: 2 }],
      1,
    ),
  ];
}

/** 7.5.2(iii), 7.5.4, G.45 Targets that may not be named. */
function doors(): Vector[] {
  const two = fighting({
    attacker: "allied",
    allied: [cover(...ships("london", 3, "jamaica", 4))],
    axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))],
  });
  const screened = fighting(
    {
      attacker: "allied",
      allied: [cover(...ships("london", 3, "jamaica", 4))],
      axis: [raiders(...ships("admiral_hipper", 4, "lutzow", 4))],
    },
    {},
    { 3: { area: "screening", screens: [1], protects: 4 } },
  );
  const flotilla = (area: "deployment" | "torpedo_attack" | "screening") =>
    fighting(
      {
        attacker: "allied",
        allied: [cover(...ships("london", 3, "tb_old", 2, "es_british", 2))],
        axis: [raiders(...ships("admiral_hipper", 4))],
      },
      {},
      { 2: { area } },
    );
  const no = (
    id: string,
    title: string,
    change: Change,
    targets: readonly Json[],
    code: string,
    section: string,
    pointer: string,
  ): Vector =>
    refused({
      ...plan,
      id: `guns-refused-${id}`,
      title,
      citation: section,
      change,
      input: { targets },
      code,
      section,
      pointer,
    });
  const aim = (unit: number, target: number, cs: number) => ({ unit, target, cs });
  return [
    no(
      "twice",
      "7.5.2 No unit divides its fire",
      two,
      [aim(1, 3, 3), aim(1, 4, 3)],
      "FIRES_ONCE",
      "7.5.2",
      "/input/targets",
    ),
    no(
      "part",
      "7.5.2 A unit fires all its CS",
      two,
      [aim(1, 3, 2)],
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/targets/0/cs",
    ),
    no(
      "doubled",
      "7.5.2 G.45 No enemy is taken twice while another has no firer",
      two,
      [aim(1, 3, 3), aim(2, 3, 4)],
      "TARGET_LEFT_OUT",
      "7.5.2",
      "/input/targets",
    ),
    no(
      "screened",
      "7.5.4 A screened target cannot be chosen by the unit it is screened against",
      screened,
      [aim(1, 4, 3)],
      "TARGET_SCREENED",
      "7.5.4",
      "/input/targets/0/target",
    ),
    no(
      "boats",
      "D-21 Torpedo boats fire guns from the Torpedo Attack area alone",
      flotilla("deployment"),
      [aim(2, 4, 2)],
      "FIRES_NO_GUNS",
      "7.5.2",
      "/input/targets/0/unit",
    ),
    no(
      "escorts",
      "7.5.5 Escorts never fire",
      flotilla("torpedo_attack"),
      [aim(3, 4, 2)],
      "FIRES_NO_GUNS",
      "7.5.2",
      "/input/targets/0/unit",
    ),
    no(
      "friend",
      "7.5.2 Units fire at enemies",
      two,
      [aim(1, 2, 3)],
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/targets/0/target",
    ),
    resolves({
      ...plan,
      id: "guns-screened-other",
      title: "7.5.4 A screen blocks one unit: the other may fire at what it covers",
      citation: "7.5.4",
      change: screened,
      input: { targets: [aim(1, 3, 3), aim(2, 4, 4)] },
      rolls: [...dice("CA", "CA", [0, 0, 0]), ...dice("CL", "CB", [0, 0, 0, 7])],
      outcome: {
        salvos: [
          { unit: 1, hits: 0 },
          { unit: 2, dice: 4, hits: 0 },
        ],
      },
    }),
    resolves({
      ...plan,
      id: "guns-lone-light",
      title: "7.5.2 A TF of a single light counter may divide its fire",
      change: fighting({
        attacker: "allied",
        allied: [cover(...ships("dd_ai", 4))],
        axis: [raiders(...ships("admiral_hipper", 4, "dd_z36a", 3))],
      }),
      input: { targets: [aim(1, 2, 1), aim(1, 3, 3)] },
      rolls: [...dice("DD", "CA", [9]), ...dice("DD", "DD", [8, 7, 0])],
      outcome: {
        salvos: [
          { unit: 1, target: 2, dice: 1, hits: 1 },
          { unit: 1, target: 3, dice: 3, hits: 1 },
        ],
        vp: 1,
      },
    }),
    resolves({
      ...plan,
      id: "guns-none",
      title: "7.5.2 E-57 No unit need fire",
      change: two,
      input: { targets: [] },
      rolls: [],
      outcome: { named: 0, salvos: [] },
      snapshot: { pending: { decision: "surf_withdraw_defender", side: "axis" } },
    }),
  ];
}

/** 7.5.2(iii), 7.9 Gunnery beyond the cells of its table. */
export const guns = (): Vector[] => [...modifiers(), ...hits(), ...fates(), ...stacks(), ...doors()];
