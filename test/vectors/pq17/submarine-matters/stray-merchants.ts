import { type Change, draw, type Json, needs, type Roll, refused, resolves, type Vector } from "../kit";
import { damage, torpedo } from "../kit/attacks";
import { options, weather } from "../kit/changes";
import { card, force, forceOf, ship } from "../kit/pieces";
import { CONVOY, PACK } from "../snapshots/submarines";
import { LOCATION_CARDS } from "../submarines/combat";

const AXIS = card("locate-card", LOCATION_CARDS.axis);

/** 7.7 Scattered and dispersed convoys. */
export function strays(): Vector[] {
  const merchant = { TARGET_CONVOY_SHIP: 1 };
  const spent = (face: number): Roll => ({ label: "scatter-torps", faces: [face], chart: null });
  const pick = (face: number): Roll => draw("scatter-target", face, "mv");
  const input = { force: PACK, block: 1 };
  const hit = (id: string, title: string, rolls: Roll[], list: Json[], more: Json & { change?: Change } = {}): Vector =>
    resolves({
      id: `strays-${id}`,
      title: `7.7.2 ${title}`,
      citation: "7.7.2",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      input,
      rolls: [AXIS, ...rolls],
      outcome: { attacks: list },
      ...more,
    });
  const raid = { force: "trondheim_group", block: 1 };
  const refuses = (id: string, title: string, section: string, code: string, change: Change, more: Json = {}): Vector =>
    refused({
      id: `strays-${id}`,
      title: `${section} ${title}`,
      citation: section,
      operation: "attackStrayMerchants",
      base: "sub-strays",
      change,
      input,
      code,
      section,
      ...more,
    } as Parameters<typeof refused>[0]);
  const marks = (list: string[]): Json => ({ sides: { axis: { forces: [{ units: [{ marks: list }] }] } } });
  return [
    hit(
      "pack",
      "each submarine attacks a merchant picked at random; 2 leaves torpedoes",
      [pick(3), torpedo(7, merchant), damage(2, "MX"), pick(8), torpedo(6, merchant), spent(2)],
      [
        { success: true, harms: [{ unit: "mv", sunk: 1 }] },
        { success: false, harms: [] },
      ],
      {
        snapshot: { vp: { total: -2 }, ...marks([]) },
      },
    ),
    hit(
      "one-at-most",
      "a result is at most that ship",
      [pick(1), torpedo(9, merchant), damage(9, "MX"), pick(1), torpedo(0, merchant), spent(9)],
      [{ harms: [{ sunk: 1 }] }, {}],
      { snapshot: { vp: { total: -2 } } },
    ),
    hit(
      "spent-0",
      "a 0 spends the torpedoes",
      [pick(1), torpedo(0, merchant), pick(1), torpedo(0, merchant), spent(0)],
      [{}, {}],
      { snapshot: marks(["torps_expended"]) },
    ),
    hit(
      "spent-1",
      "and so does a 1",
      [pick(1), torpedo(0, merchant), pick(1), torpedo(0, merchant), spent(1)],
      [{}, {}],
      { snapshot: marks(["torps_expended"]) },
    ),
    hit(
      "gale",
      "in a Gale: -2",
      [
        pick(1),
        torpedo(8, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
        pick(1),
        torpedo(0, { TARGET_CONVOY_SHIP: 1, GALE: -2 }),
        spent(5),
      ],
      [{ success: false }, {}],
      { change: weather("gale") },
    ),
    hit(
      "next-hex",
      "6.8.1 a scattered convoy in the next hex is found too".slice(6),
      [pick(1), torpedo(0, merchant), pick(1), torpedo(0, merchant), spent(5)],
      [{}, {}],
      { change: force("allied", CONVOY, { at: "0411" }) },
    ),
    hit(
      "auxiliaries",
      "E-02 auxiliaries once no merchant is left".slice(5),
      [torpedo(0, merchant), torpedo(0, merchant), spent(5)],
      [{}, {}],
      { change: force("allied", CONVOY, { units: [ship("aldersdale", 2, { oil: 20 })] }) },
    ),
    hit(
      "dispersed",
      "E-01 those dispersed from a convoy that sails on".slice(5),
      [pick(2), torpedo(9, merchant), damage(1, "MX"), pick(1), torpedo(0, merchant), spent(5)],
      [{ harms: [{ diw: 1 }] }, {}],
      {
        change: (state) => {
          Object.assign(forceOf(state, "allied", CONVOY).convoy!, {
            scattered: false,
            dispersed: [{ unit: "mv", cs: 3 }],
          });
        },
        rulings: ["E-01", "E-02"],
        snapshot: {
          sides: {
            allied: {
              forces: [
                { convoy: { dispersed: [{ unit: "mv", cs: 2 }] }, units: [{ cs: 9 }, { cs: 1, marks: ["diw"] }] },
              ],
            },
          },
        },
      },
    ),
    resolves({
      id: "strays-second-card",
      title: "7.1.1 a scattered convoy is looked for with a second card",
      citation: "7.1.1",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      input,
      rolls: [card("locate-card", 36), card("locate-card", 1)],
      outcome: { located: { found: false, cards: 2 }, attacks: [] },
    }),
    resolves({
      id: "strays-second-card-option",
      title: "7.1.1 second_location_card: with the option too",
      citation: "7.1.1",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      change: options("second_location_card"),
      input,
      rolls: [card("locate-card", 36), card("locate-card", 1)],
      outcome: { located: { found: false, cards: 2 }, attacks: [] },
    }),
    resolves({
      id: "strays-task-force",
      title: "7.7.1 a TF sinks one merchant picked at random, without dice",
      citation: "7.7.1",
      operation: "attackStrayMerchants",
      base: "sub-raider",
      input: raid,
      rolls: [AXIS, pick(4)],
      outcome: { attacks: [{ success: true, harms: [{ unit: "mv", sunk: 1, lost: 1 }] }] },
      snapshot: { vp: { total: -2 }, sides: { axis: { forces: [{ fuel: { marker: 20 } }] } } },
      rulings: ["E-03"],
    }),
    resolves({
      id: "strays-last",
      title: "7.7.1 the last merchant needs no pick, and its convoy is gone",
      citation: "7.7.1",
      operation: "attackStrayMerchants",
      base: "sub-raider",
      change: force("allied", CONVOY, { units: [ship("mv", 1)] }),
      input: raid,
      rolls: [AXIS],
      outcome: { attacks: [{ success: true }] },
      snapshot: { vp: { total: -2 }, sides: { allied: { forces: [] } } },
    }),
    needs({
      id: "strays-needs-card",
      title: "7.7 the location card is requested",
      citation: "7.7",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      input,
      next: { label: "locate-card" },
    }),
    refuses(
      "no-target",
      "a convoy that is neither scattered nor dispersed is no target",
      "7.7",
      "NO_TARGET",
      (state) => {
        Object.assign(forceOf(state, "allied", CONVOY).convoy!, { scattered: false });
      },
    ),
    refuses(
      "no-attacker",
      "without a Wolf Pack at sea nothing attacks in this segment",
      "7.7",
      "NO_ATTACKER",
      (state) => {
        state.sides.axis.forces = [];
      },
    ),
    refuses(
      "fought",
      "a force attacks once",
      "7.1",
      "ALREADY_FOUGHT",
      (state) => {
        state.sides.axis.attacked = ["trondheim_group"];
      },
      { base: "sub-raider", input: raid },
    ),
    refuses(
      "unarmed",
      "ships without guns attack nothing",
      "7.7.1",
      "UNARMED",
      force("axis", "trondheim_group", { units: [ship("german_oiler", 1, { oil: 10 })] }),
      { base: "sub-raider", input: raid },
    ),
  ];
}

/** 5.2 A Wolf Pack that was kept back attacks. */
export function packKeptBack(): Vector[] {
  const merchant = { TARGET_CONVOY_SHIP: 1 };
  return [
    resolves({
      id: "strays-kept-back",
      title: "5.2 A Wolf Pack that a patrol kept in its first hex has not moved, and attacks (E-06)",
      citation: "5.2",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      change: force("axis", PACK, { moved: { hexes: 1, speed: "moderate", entered: [], done: true } }),
      input: { force: PACK, block: 1 },
      rolls: [
        card("locate-card", LOCATION_CARDS.axis),
        draw("scatter-target", 1, "mv"),
        torpedo(0, merchant),
        draw("scatter-target", 1, "mv"),
        torpedo(0, merchant),
        { label: "scatter-torps", faces: [9], chart: null },
      ],
      outcome: { attacks: [{ success: false }, { success: false }] },
      rulings: ["E-06"],
    }),
  ];
}
