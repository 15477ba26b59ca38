import type { Aircraft, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Strike } from "../../../../src/rulesets/pq17/chapters/7-2-air-attack/state";
import { all, type Change, draw, type Json, type Roll, resolves, roll, type Vector } from "../kit";
import { aa, bomb, damage, strikeIn, torpedo } from "../kit/attacks";
import { options } from "../kit/changes";
import { forceOf, ship } from "../kit/pieces";
import { display, raider } from "../snapshots/air";

const CONVOY = "convoy_pq_17";

/** The convoy of the base consists of these ships in this line, under these aircraft. */
export function underAttack(
  units: readonly Ship[],
  line: Strike["line"],
  planes: readonly Aircraft[],
  changes: Partial<Strike> = {},
): Change {
  return (state) => {
    forceOf(state, "allied", CONVOY).units = structuredClone([...units]);
    state.sides.axis.aircraft = structuredClone([...planes]);
    const ids = planes.map(({ id }) => id);
    Object.assign(strikeIn(state), { ships: display(CONVOY, units), line, aircraft: ids, ...changes });
  };
}

type Run = readonly [aircraft: string, wave: number, stack: number | null, ordnance: "bombs" | "torpedoes"];

/** The orders of the attacker, unit by unit. */
export function ordersOf(...orders: readonly Run[]): Json {
  return {
    runs: orders.map(([aircraft, wave, stack, ordnance]) => ({ aircraft, wave, stack, ordnance })),
  };
}

/** An attack that the attacker has ordered. Default target: the convoy of the base. */
export function attack(
  id: string,
  title: string,
  change: Change,
  input: Json,
  rolls: readonly Roll[],
  more: Json = {},
): Vector {
  return resolves({
    id: `wave-${id}`,
    title,
    citation: title.split(" ")[0]!,
    operation: "assignAircraft",
    base: "air-assign",
    change,
    input,
    rolls,
    ...more,
  });
}

const CONVOY_SHIP = { TARGET_CONVOY_SHIP: 1 };

const LIGHT = { TARGET_LIGHT: -1 };

const UNDER_TORPEDOES = { TORPEDO_RUN: 1 };

/** The fate of a destroyer under 7.9. */
const fate = (face: number): Roll => roll("destroyer-fate", "DESTROYER_FATE", [face]);

/** Ships at the right end of the line: the last of them may support the middle one when a later wave attacks it. */
const BESIDE: readonly Ship[] = [ship("tb_novik", 1), ship("es_soviet", 1), ship("dd_tribal", 3)];

/**
 * The convoy of the base under attack, together with other ships, so that a vector can check the display of a second
 * wave.
 */
function displayed(units: readonly Ship[], line: Strike["line"], planes: readonly Aircraft[]): Change {
  const moved = line.map((stack) => stack.map(({ no, cs }) => ({ no: no + BESIDE.length, cs })));
  const beside = BESIDE.map(({ cs }, index) => [{ no: index + 1, cs }]);
  return underAttack([...BESIDE, ...units], [...moved, ...beside], [...planes, raider("second", "ju88a4", 1)]);
}

/** A first wave, after which a second waits for the support of the AA fire. */
function firstWave(
  id: string,
  title: string,
  change: Change,
  input: { runs: Json[] },
  rolls: readonly Roll[],
  stacks: number,
  { units, outcome = {}, ...more }: { units?: readonly Json[]; outcome?: Json } & Json = {},
): Vector {
  const second = { aircraft: "second", wave: 2, stack: stacks + 2, ordnance: "bombs" };
  return attack(id, title, change, { runs: [...input.runs, second] }, rolls, {
    ...more,
    outcome: { ...outcome, next: "air_support_aa" },
    ...(units && {
      snapshot: { sides: { allied: { forces: [{ units: [...BESIDE.map(({ unit }) => ({ unit })), ...units] }] } } },
    }),
  });
}

/** 7.2.4 The line of targets after hits. */
export function displays(): Vector[] {
  const torpedoes = [raider("torps", "he115c", 2)];
  const run = (stack: number): Json => ordersOf(["torps", 1, stack, "torpedoes"]);
  const bombers = [raider("stukas", "ju87r", 2)];
  const bombing = (stack: number): Json => ordersOf(["stukas", 1, stack, "bombs"]);
  const towing = [
    ship("sheffield", 0, { tow: "dd_ai" }),
    ship("dd_ai", 1, { tow: "sheffield" }),
    ship("trinidad", 0, { tow: "dd_ai" }),
    ship("dd_ai", 1, { tow: "trinidad" }),
  ];
  const apart = [[{ no: 1, cs: 0 }], [{ no: 2, cs: 1 }], [{ no: 3, cs: 0 }], [{ no: 4, cs: 1 }]];
  return [
    attack(
      "class-in-two-stacks",
      "7.2.4 Of a class in two stacks CS leave the stack that was hit, and then the other",
      underAttack(
        [ship("mv", 7), ship("mo", 3, { oil: 30 })],
        [
          [{ no: 1, cs: 6 }],
          [
            { no: 1, cs: 1 },
            { no: 2, cs: 3 },
          ],
        ],
        torpedoes,
      ),
      run(2),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 1, "mv"),
        damage(9, "MX"),
        draw("torpedo-second-victim", 4, "mv"),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 3, "mo"),
        damage(2, "MX"),
      ],
      {
        outcome: { attacks: [{ dice: 2, hits: 2, harms: [{ unit: "mv", sunk: 1 }, { sunk: 1 }, { unit: "mo" }] }] },
        snapshot: { vp: { total: -6 }, sides: { allied: { forces: [{ units: [{ cs: 5 }, { cs: 2, oil: 20 }] }] } } },
      },
    ),
    attack(
      "crippled-with-oil",
      "7.3.1(b) A crippled tanker takes its share of the oil to those that are crippled already",
      underAttack(
        [ship("mo", 4, { oil: 30 }), ship("mo", 1, { oil: 10, marks: ["crippled"] })],
        [[{ no: 1, cs: 4 }], [{ no: 2, cs: 1 }]],
        torpedoes,
      ),
      run(1),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 4, "mo"),
        damage(0, "MX"),
        torpedo(7, CONVOY_SHIP),
        draw("bomb-ship", 1, "mo"),
        damage(0, "MX"),
      ],
      {
        outcome: { attacks: [{ dice: 2, hits: 2, harms: [{ crippled: 1 }, { crippled: 1 }] }] },
        snapshot: {
          sides: {
            allied: {
              forces: [
                {
                  units: [
                    { cs: 2, oil: 16 },
                    { cs: 3, oil: 24 },
                  ],
                },
              ],
            },
          },
        },
      },
    ),
    attack(
      "crippled-with-torpedoes",
      "7.3.1(b) A crippled destroyer takes its share of the torpedoes spent to an entry of its own",
      underAttack([ship("dd_us", 3, { torpedoesSpent: 4 })], [[{ no: 1, cs: 3 }]], torpedoes),
      run(1),
      [
        aa(0, "1", UNDER_TORPEDOES),
        torpedo(9, LIGHT),
        draw("bomb-ship", 3, "dd_us"),
        damage(0, "LIGHT"),
        torpedo(9, LIGHT),
        draw("bomb-ship", 1, "dd_us"),
        damage(0, "LIGHT"),
      ],
      {
        snapshot: {
          sides: {
            allied: {
              forces: [
                {
                  units: [
                    { cs: 1, torpedoesSpent: 2, marks: [] },
                    { cs: 2, torpedoesSpent: 2, marks: ["crippled"] },
                  ],
                },
              ],
            },
          },
        },
      },
    ),
    attack(
      "crippled-made-diw",
      "7.3.1(a) Crippled destroyers made Dead in the Water lose that mark alone",
      underAttack(
        [ship("dd_us", 3, { marks: ["torps_expended", "crippled"] }), ship("mv", 2), ship("es_british", 1)],
        [[{ no: 1, cs: 3 }], [{ no: 2, cs: 2 }], [{ no: 3, cs: 1 }]],
        torpedoes,
        {
          ships: display(CONVOY, [
            ship("dd_us", 3, { marks: ["torps_expended", "crippled"] }),
            ship("mv", 2),
            ship("es_british", 1),
          ]),
        },
      ),
      run(1),
      [
        aa(0, "1", UNDER_TORPEDOES),
        torpedo(9, { ...LIGHT, TARGET_CRIPPLED: 1 }),
        draw("bomb-ship", 1, "dd_us torps_expended crippled"),
        damage(1, "LIGHT"),
        torpedo(9, { ...LIGHT, TARGET_CRIPPLED: 1 }),
        draw("bomb-ship", 3, "dd_us torps_expended diw"),
        damage(2, "LIGHT"),
      ],
      {
        outcome: { attacks: [{ harms: [{ diw: 1 }, { sunk: 1 }] }] },
        snapshot: {
          sides: {
            allied: { forces: [{ units: [{ cs: 2, marks: ["torps_expended", "crippled"] }, { cs: 2 }, { cs: 1 }] }] },
          },
        },
        rulings: ["D-62"],
      },
    ),
    attack(
      "diw-in-three-stacks",
      "7.3.1(a) Of three freighters that are Dead in the Water the one hit sinks",
      underAttack(
        [ship("mv", 3, { marks: ["diw"] }), ship("es_british", 2)],
        [[{ no: 1, cs: 1 }], [{ no: 1, cs: 1 }], [{ no: 2, cs: 2 }], [{ no: 1, cs: 1 }]],
        torpedoes,
      ),
      run(2),
      [torpedo(5, { ...CONVOY_SHIP, TARGET_DIW_OR_TOW: 2 }), damage(1, "MX")],
      {
        outcome: { attacks: [{ dice: 1, hits: 1, harms: [{ sunk: 1, lost: 1 }] }] },
        snapshot: { sides: { allied: { forces: [{ units: [{ cs: 2 }, { cs: 2 }] }] } } },
      },
    ),
    attack(
      "tower-diw",
      "5.1.1 A destroyer made Dead in the Water drops its own tow, and another keeps its own",
      underAttack(towing, apart, torpedoes),
      run(4),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(7, { ...LIGHT, TARGET_DIW_OR_TOW: 2 }),
        damage(2, "LIGHT"),
        torpedo(0, { ...LIGHT, TARGET_DIW_OR_TOW: 2 }),
      ],
      {
        snapshot: {
          sides: {
            allied: {
              forces: [
                {
                  units: [
                    { unit: "sheffield", tow: "dd_ai" },
                    { unit: "dd_ai", tow: "sheffield" },
                    { unit: "trinidad", tow: null },
                    { unit: "dd_ai", tow: null, marks: ["diw"] },
                  ],
                },
              ],
            },
          },
        },
      },
    ),
    attack(
      "tower-sunk",
      "5.1.1 With a destroyer that sinks its own tow is dropped, and another keeps its own",
      underAttack(towing, apart, bombers),
      bombing(4),
      [aa(0, "*"), bomb(6, 8, { TARGET_DIW_OR_TOW: 2 })],
      {
        snapshot: {
          sides: {
            allied: {
              forces: [
                {
                  units: [
                    { unit: "sheffield", tow: "dd_ai" },
                    { unit: "dd_ai", tow: "sheffield" },
                    { unit: "trinidad", tow: null },
                  ],
                },
              ],
            },
          },
        },
      },
    ),
    attack(
      "cruiser-tower",
      "5.1.1 A cruiser that loses its last CS while it tows drops the tow; the hits after it are lost on no other",
      underAttack(
        [ship("london", 3), ship("nigeria", 1, { tow: "trinidad" }), ship("trinidad", 0, { tow: "nigeria" })],
        [[{ no: 2, cs: 1 }], [{ no: 3, cs: 0 }], [{ no: 1, cs: 3 }]],
        torpedoes,
      ),
      run(1),
      [
        aa(0, "2", UNDER_TORPEDOES),
        torpedo(6, { TARGET_DIW_OR_TOW: 2 }),
        damage(3, "CL"),
        torpedo(5, { TARGET_DIW_OR_TOW: 2 }),
      ],
      {
        outcome: { attacks: [{ dice: 2, hits: 1, harms: [{ unit: "nigeria", lost: 1, diw: 1, crippled: 0 }] }] },
        snapshot: {
          sides: {
            allied: {
              forces: [
                {
                  units: [
                    { unit: "london", cs: 3 },
                    { unit: "nigeria", cs: 0, tow: null, marks: [] },
                    { unit: "trinidad", cs: 0, tow: null },
                  ],
                },
              ],
            },
          },
        },
        rulings: ["E-08"],
      },
    ),
    attack(
      "oiler-and-freighter",
      "7.2.6 An oiler loses steps with their oil, is Dead in the Water, and sinks; then the freighter next to it",
      underAttack(
        [ship("aldersdale", 2, { oil: 20 }), ship("mv", 1), ship("es_british", 2)],
        [
          [
            { no: 1, cs: 2 },
            { no: 2, cs: 1 },
          ],
          [{ no: 3, cs: 2 }],
        ],
        [raider("stukas", "ju87r", 2), raider("others", "ju87c", 2), raider("late", "ju87r", 1)],
      ),
      ordersOf(["stukas", 1, 1, "bombs"], ["others", 1, 1, "bombs"], ["late", 2, 1, "bombs"]),
      [
        aa(0, "1"),
        aa(0, "1"),
        bomb(6, 6),
        draw("bomb-ship", 1, "aldersdale"),
        bomb(6, 6),
        draw("bomb-ship", 1, "aldersdale"),
        bomb(7, 6),
        draw("bomb-ship", 1, "aldersdale"),
        bomb(8, 6),
      ],
      {
        outcome: {
          attacks: [
            {
              hits: 2,
              harms: [
                { lost: 1, diw: 0 },
                { lost: 1, diw: 1 },
              ],
            },
            {
              hits: 2,
              harms: [
                { unit: "aldersdale", sunk: 1 },
                { unit: "mv", sunk: 1 },
              ],
            },
          ],
          next: "air_retarget",
        },
        rulings: ["D-57"],
      },
    ),
    attack(
      "destroyer-fates",
      "7.9 Bombs on destroyers have their fates rolled, and one that is crippled sinks",
      all(
        options("destroyer_hits"),
        underAttack(
          [ship("dd_ai", 4), ship("tb_op", 1)],
          [[{ no: 1, cs: 4 }], [{ no: 2, cs: 1 }]],
          [raider("stukas", "ju87r", 2), raider("others", "ju87c", 2)],
        ),
      ),
      ordersOf(["stukas", 1, 1, "bombs"], ["others", 1, 1, "bombs"]),
      [
        aa(0, "1"),
        aa(0, "1"),
        bomb(8, 8),
        draw("bomb-ship", 1, "dd_ai"),
        fate(7),
        bomb(9, 8),
        draw("bomb-ship", 1, "dd_ai"),
        fate(6),
        bomb(9, 8),
        draw("bomb-ship", 3, "dd_ai crippled"),
        bomb(8, 8),
        draw("bomb-ship", 1, "dd_ai"),
        fate(4),
      ],
      {
        outcome: {
          attacks: [
            { hits: 2, harms: [{ lost: 1, sunk: 0 }, { crippled: 1 }] },
            { hits: 2, harms: [{ sunk: 1 }, { diw: 1 }] },
          ],
        },
      },
    ),
    attack(
      "torpedo-boat",
      "7.9 A torpedo boat has no fate of destroyers, and a hit sinks it",
      all(
        options("destroyer_hits"),
        underAttack([ship("tb_old", 2), ship("mv", 2)], [[{ no: 1, cs: 2 }], [{ no: 2, cs: 2 }]], bombers),
      ),
      bombing(1),
      [aa(0, "*"), bomb(8, 8), draw("bomb-ship", 2, "tb_old"), bomb(7, 8)],
      { outcome: { attacks: [{ hits: 1, harms: [{ unit: "tb_old", sunk: 1, lost: 1 }] }] } },
    ),
    attack(
      "submarine-beside",
      "7.2.4 A submarine of the convoy is not deployed when freighters are apart after a hit",
      underAttack(
        [ship("ss_british", 1), ship("mv", 2), ship("mo", 1, { oil: 10 })],
        [
          [
            { no: 2, cs: 2 },
            { no: 3, cs: 1 },
          ],
        ],
        torpedoes,
        { ships: display(CONVOY, [ship("ss_british", 1), ship("mv", 2), ship("mo", 1, { oil: 10 })]).slice(1) },
      ),
      run(1),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 3, "mo"),
        damage(0, "MX"),
        torpedo(8, CONVOY_SHIP),
        draw("bomb-ship", 1, "mv"),
        damage(1, "MX"),
      ],
      {
        outcome: {
          attacks: [
            {
              harms: [
                { unit: "mo", crippled: 1 },
                { unit: "mv", diw: 1 },
              ],
            },
          ],
        },
      },
    ),
  ];
}

/** 7.2.4 The line that a second wave finds. */
export function secondWaves(): Vector[] {
  const torpedoes = [raider("torps", "he115c", 2)];
  const run = (stack: number): { runs: Json[] } => ({
    runs: [{ aircraft: "torps", wave: 1, stack, ordnance: "torpedoes" }],
  });
  return [
    firstWave(
      "next-two-stacks",
      "7.2.4 A second wave finds a class gone from the stack that was hit, and fewer of it in another",
      displayed(
        [ship("mv", 7), ship("mo", 3, { oil: 30 })],
        [
          [{ no: 1, cs: 6 }],
          [
            { no: 1, cs: 1 },
            { no: 2, cs: 3 },
          ],
        ],
        torpedoes,
      ),
      run(2),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 1, "mv"),
        damage(9, "MX"),
        draw("torpedo-second-victim", 4, "mv"),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 3, "mo"),
        damage(2, "MX"),
      ],
      2,
      { units: [{ cs: 5 }, { cs: 2 }] },
    ),
    firstWave(
      "next-joined",
      "7.2.4 Tankers crippled in another stack than those that were so before are where they were hit",
      displayed(
        [ship("mo", 4, { oil: 40 }), ship("mo", 1, { oil: 10, marks: ["crippled"] }), ship("mv", 1)],
        [[{ no: 3, cs: 1 }], [{ no: 1, cs: 4 }], [{ no: 2, cs: 1 }]],
        torpedoes,
      ),
      run(2),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 4, "mo"),
        damage(0, "MX"),
        torpedo(7, CONVOY_SHIP),
        draw("bomb-ship", 1, "mo"),
        damage(0, "MX"),
      ],
      3,
      { units: [{ cs: 2, oil: 20 }, { cs: 3, oil: 30, marks: ["crippled"] }, { unit: "mv" }] },
    ),
    firstWave(
      "next-apart",
      "7.2.4 Freighters that are apart after a hit have numbers of their own",
      displayed(
        [ship("mv", 4), ship("mc", 1, { marks: ["cam_used"] })],
        [
          [{ no: 1, cs: 1 }],
          [
            { no: 1, cs: 3 },
            { no: 2, cs: 1 },
          ],
        ],
        torpedoes,
      ),
      run(2),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 1, "mv"),
        damage(0, "MX"),
        torpedo(9, CONVOY_SHIP),
        draw("bomb-ship", 1, "mv"),
        damage(1, "MX"),
      ],
      2,
      { units: [{ cs: 2 }, { unit: "mc" }, { cs: 1, marks: ["crippled"] }, { cs: 1, marks: ["diw"] }] },
    ),
    firstWave(
      "next-gathered",
      "1.4 A crippled freighter made Dead in the Water joins those that are so in another stack",
      displayed(
        [ship("mv", 2, { marks: ["diw"] }), ship("mv", 1, { marks: ["crippled"] }), ship("mo", 2, { oil: 20 })],
        [[{ no: 1, cs: 1 }], [{ no: 3, cs: 2 }], [{ no: 2, cs: 1 }], [{ no: 1, cs: 1 }]],
        torpedoes,
      ),
      run(3),
      [
        aa(0, "*", UNDER_TORPEDOES),
        torpedo(6, { ...CONVOY_SHIP, TARGET_CRIPPLED: 1 }),
        damage(1, "MX"),
        torpedo(0, { ...CONVOY_SHIP, TARGET_DIW_OR_TOW: 2 }),
      ],
      4,
      { units: [{ cs: 3, marks: ["diw"] }, { cs: 2 }] },
    ),
    firstWave(
      "next-adrift",
      "7.2.4 Of a class that is Dead in the Water in three stacks one is gone",
      displayed(
        [ship("mv", 3, { marks: ["diw"] }), ship("mo", 2, { oil: 20 })],
        [[{ no: 1, cs: 1 }], [{ no: 1, cs: 1 }], [{ no: 2, cs: 2 }], [{ no: 1, cs: 1 }]],
        torpedoes,
      ),
      run(2),
      [torpedo(5, { ...CONVOY_SHIP, TARGET_DIW_OR_TOW: 2 }), damage(1, "MX")],
      4,
      { units: [{ cs: 2 }, { cs: 2 }] },
    ),
    firstWave(
      "next-cruiser",
      "7.2.4 A second wave finds a cruiser with the CS that it has left",
      displayed([ship("nigeria", 4), ship("mv", 2)], [[{ no: 1, cs: 4 }], [{ no: 2, cs: 2 }]], torpedoes),
      run(1),
      [aa(0, "3", UNDER_TORPEDOES), torpedo(8), damage(4, "CL"), torpedo(8, { TARGET_CRIPPLED: 1 }), damage(0, "CL")],
      2,
      { units: [{ cs: 1, marks: ["crippled"] }, { cs: 2 }] },
    ),
    firstWave(
      "next-cruiser-sunk",
      "7.2.4 A second wave finds the stack of a cruiser empty that sank",
      displayed([ship("nigeria", 4), ship("mv", 2)], [[{ no: 1, cs: 4 }], [{ no: 2, cs: 2 }]], torpedoes),
      run(1),
      [aa(0, "3", UNDER_TORPEDOES), torpedo(8), damage(9, "CL")],
      2,
      { units: [{ unit: "mv", cs: 2 }] },
    ),
  ];
}
