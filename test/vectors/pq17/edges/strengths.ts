import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, refused, resolves, type Vector } from "../kit";
import { field } from "../kit/battles";
import { cardsDrawn, cardWith, finds } from "../kit/cards";
import { laden } from "../kit/changes";
import { convoy, fleet, HEX, ships } from "../kit/fleets";
import { marked } from "../surface-guns/gunfire";

const ATTACK = { operation: "declareSurfaceAttack", base: "surface-segment", citation: "7.5.7" };

type Category = readonly [category: string, counters: number, cs: number];

/** A report that the Axis has of a block. */
const report = (state: { turn: number }, block: number, level: number, categories: readonly Category[]) => ({
  turn: state.turn,
  block,
  hex: HEX,
  kind: "task_force",
  number: block,
  scattered: false,
  level,
  warships: null,
  size: null,
  heavy: level < 2 ? null : 0,
  carrier: level < 2 ? null : false,
  convoyShips: null,
  categories: categories.map(([category, counters, cs]) => ({ category, counters, cs })),
});

/** Reports that the Axis has, the oldest first. */
const reports =
  (...entries: readonly (readonly [block: number, level: number, categories: readonly Category[]])[]): Change =>
  (state) => {
    state.sides.axis.reports = entries.map((entry) => report(state, ...entry)) as never;
  };

const known = { identified: true, idLevel: 3 };

const raiders = (...units: Parameters<typeof fleet>[2][number][]): Force => fleet("raiders", 1, units);

const cover = (...units: Parameters<typeof fleet>[2][number][]): Force => fleet("cover", 1, units, known);

/** 7.5.7, E-52 German attacks on forces of which the Axis has a report. */
export function reportedStrengths(): Vector[] {
  const input = { block: 1, attackers: ["raiders"] };
  const no = (id: string, title: string, axis: Force, allied: Force, report: Change): Vector =>
    refused({
      ...ATTACK,
      id: `strength-${id}`,
      title: `7.5.7 ${title}`,
      change: all(field({ attacker: "axis", allied: [allied], axis: [axis] }), report),
      input,
      code: "SUPERIOR_ENEMY",
      section: "7.5.7",
    });
  const yes = (id: string, title: string, axis: Force, allied: Force, report: Change): Vector =>
    resolves({
      ...ATTACK,
      id: `strength-${id}`,
      title: `7.5.7 ${title}`,
      change: all(field({ attacker: "axis", allied: [allied], axis: [axis] }), report),
      input,
      rolls: [finds("locate-card", "axis")],
      outcome: { located: ["raiders"], round: 1 },
    });
  const sheffield = cover(...ships("sheffield", 4));
  const flotilla = cover(...ships("dd_ai", 3));
  const cruiser: readonly Category[] = [["cruisers", 1, 4]];
  return [
    no(
      "damaged",
      "Tirpitz damaged counts no more as undamaged",
      raiders(...ships("tirpitz", 3)),
      sheffield,
      reports([1, 3, cruiser]),
    ),
    no(
      "crippled",
      "nor does a Crippled battleship of all its CS",
      raiders(marked("tirpitz", 5, "crippled")),
      sheffield,
      reports([1, 3, cruiser]),
    ),
    no(
      "of-block",
      "E-52 The last report of the block at ID3 counts, not one of another block, nor a later one at a lower ID",
      raiders(...ships("admiral_hipper", 4)),
      sheffield,
      reports([1, 3, [["light_ships", 1, 1]]], [1, 3, cruiser], [2, 3, [["light_ships", 1, 1]]], [1, 2, []]),
    ),
    yes(
      "forgotten",
      "E-52 A report at ID3 forbids nothing once the force is of ID2",
      raiders(...ships("admiral_hipper", 4)),
      { ...sheffield, idLevel: 2 },
      reports([1, 3, cruiser]),
    ),
    yes(
      "unreported",
      "E-52 Without a report a force of ID3 may be attacked",
      raiders(...ships("admiral_hipper", 4)),
      sheffield,
      reports([2, 3, cruiser]),
    ),
    yes(
      "carrier",
      "E-52 A carrier is no battleship, though it is reported as a capital ship",
      raiders(...ships("admiral_hipper", 4)),
      cover(...ships("victorious", 4)),
      reports([
        1,
        3,
        [
          ["capital_ships", 1, 4],
          ["carriers", 1, 4],
        ],
      ]),
    ),
    no(
      "carrier-and-battleship",
      "E-52 A battleship beside a carrier counts",
      raiders(...ships("admiral_hipper", 4)),
      cover(...ships("victorious", 4, "duke_of_york", 4)),
      reports([
        1,
        3,
        [
          ["capital_ships", 2, 8],
          ["carriers", 1, 4],
        ],
      ]),
    ),
    yes(
      "no-warships",
      "One CS of destroyers may attack a force without warships",
      raiders(...ships("dd_z36a", 1)),
      cover(...ships("aldersdale", 2)),
      reports([1, 3, [["submarines", 0, 0]]]),
    ),
    no(
      "one-destroyer",
      "One CS of destroyers may not attack another",
      raiders(...ships("dd_z36a", 1)),
      cover(...ships("dd_ai", 1)),
      reports([1, 3, [["light_ships", 1, 1]]]),
    ),
    no(
      "oiler",
      "An oiler adds no CS to those of the German warships",
      raiders(...ships("dd_z36a", 3, "german_oiler", 1)),
      flotilla,
      reports([1, 3, [["light_ships", 1, 3]]]),
    ),
  ];
}

/** 7.5.7, D-37 What a German force on the display makes of its enemy when the round begins. */
export function shownStrengths(): Vector[] {
  const meets = (id: string, title: string, allied: Force, axis: Force, outmatched: boolean): Vector =>
    resolves({
      ...ATTACK,
      id: `strength-shown-${id}`,
      title: `7.5.7 ${title}`,
      change: field({ attacker: "allied", allied: [allied], axis: [axis] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [finds("locate-card", "allied")],
      outcome: { round: 1 },
      ...(outmatched && { rulings: ["D-37"] }),
      snapshot: { pending: { battle: { outmatched } } },
    });
  const destroyers = (...units: ReturnType<typeof ships>) => raiders(...ships("dd_z36a", 3), ...units);
  return [
    meets("equal", "Three CS of destroyers are outmatched by three", cover(...ships("dd_ai", 3)), destroyers(), true),
    meets("one-more", "Four CS are not", cover(...ships("dd_ai", 3)), raiders(...ships("dd_z36a", 4)), false),
    meets(
      "two-classes",
      "Destroyers and torpedo boats count together",
      cover(...ships("dd_ai", 2, "tb_op", 2)),
      raiders(...ships("dd_z36a", 4)),
      true,
    ),
    meets(
      "single",
      "One CS of destroyers is outmatched by one",
      cover(...ships("dd_ai", 1)),
      raiders(...ships("dd_z36a", 1)),
      true,
    ),
    meets(
      "oiler",
      "An oiler adds no CS to the German ones",
      cover(...ships("dd_ai", 3)),
      destroyers(...ships("german_oiler", 1)),
      true,
    ),
    meets(
      "adrift",
      "Destroyers Dead in the Water do not count against the Axis",
      cover(...ships("dd_ai", 3), marked("dd_ai", 2, "diw")),
      raiders(...ships("dd_z36a", 4)),
      false,
    ),
    meets("escorts", "Nor do escorts", cover(...ships("dd_ai", 2, "es_british", 4)), destroyers(), false),
    meets(
      "cruisers-equal",
      "Two cruisers outmatch two",
      cover(...ships("london", 3, "sheffield", 4)),
      raiders(...ships("admiral_hipper", 4, "lutzow", 4)),
      true,
    ),
    meets(
      "cruisers-fewer",
      "Two cruisers do not outmatch three",
      cover(...ships("london", 3, "sheffield", 4)),
      raiders(...ships("admiral_hipper", 4, "lutzow", 4, "koln", 2)),
      false,
    ),
    meets(
      "no-cruisers",
      "E-51 A force without cruisers is not too strong in them for one without",
      cover(...ships("dd_ai", 2)),
      destroyers(),
      false,
    ),
    meets(
      "tirpitz",
      "Cruisers do not outmatch Tirpitz undamaged",
      cover(...ships("london", 3, "sheffield", 4)),
      raiders(...ships("tirpitz", 5)),
      false,
    ),
    meets(
      "tirpitz-damaged",
      "They outmatch Tirpitz damaged",
      cover(...ships("london", 3)),
      raiders(...ships("tirpitz", 4)),
      true,
    ),
    meets(
      "tirpitz-crippled",
      "They outmatch Tirpitz Crippled",
      cover(...ships("london", 3)),
      raiders(marked("tirpitz", 5, "crippled")),
      true,
    ),
    meets(
      "renown-crippled",
      "A battlecruiser that is Crippled outmatches cruisers, not Tirpitz",
      cover(marked("renown", 3, "crippled")),
      raiders(...ships("tirpitz", 5)),
      false,
    ),
    meets(
      "renown",
      "A battlecruiser undamaged outmatches Tirpitz",
      cover(...ships("renown", 3)),
      raiders(...ships("tirpitz", 5)),
      true,
    ),
  ];
}

/** 7.5, 7.5.1 Attacks that are declared and intercepted where several forces and hexes are in question. */
export function declarations(): Vector[] {
  const other = "0514";
  const at = (id: string, block: number, hex: string, ...pairs: (string | number)[]): Force =>
    fleet(id, block, ships(...pairs), { at: hex });
  const hexes: Change = field({
    attacker: "axis",
    allied: [at("cover", 1, HEX, "sheffield", 4), at("support", 2, other, "norfolk", 3)],
    axis: [
      at("raiders", 1, HEX, "admiral_hipper", 4),
      at("f2", 2, other, "lutzow", 4),
      at("third", 3, HEX, "prinz_eugen", 4),
    ],
  });
  const citation = "7.5";
  const attack = (input: { block: number; attackers: string[] }) => ({ ...ATTACK, citation, input });
  const tf = (units: Force["units"], more: Partial<Force> = {}) => fleet("cover", 1, units, { ...known, ...more });
  return [
    refused({
      ...attack({ block: 1, attackers: ["f2"] }),
      id: "declare-from-elsewhere",
      title: "7.5 A TF attacks in its own hex alone",
      change: hexes,
      code: "VALUE_NOT_LISTED",
      section: "7.1.1",
      pointer: "/input/attackers/0",
    }),
    refused({
      ...attack({ block: 1, attackers: ["raiders", "raiders"] }),
      id: "declare-itself-twice",
      title: "7.5 A TF is named once",
      change: hexes,
      code: "CHOICE_REPEATED",
      section: "7.1.1",
      pointer: "/input/attackers/1",
    }),
    resolves({
      ...attack({ block: 1, attackers: ["third", "raiders"] }),
      id: "declare-in-order",
      title: "7.5.1 D-49 TFs that attack together draw their cards in the order of their names",
      citation: "D-49",
      change: hexes,
      rolls: cardsDrawn("locate-card", [cardWith("axis", "day", "fair", "U"), cardWith("axis", "day", "fair", "-")]),
      outcome: { located: ["raiders"], round: 1 },
      rulings: ["D-49"],
      snapshot: { sides: { axis: { attacked: ["third", "raiders"], fought: ["raiders"] } } },
    }),
    refused({
      ...attack({ block: 1, attackers: ["raiders"] }),
      id: "declare-too-weak-alone",
      title: "7.5.7 A TF that is strong enough with another may not attack alone",
      citation: "7.5.7",
      change: all(
        field({
          attacker: "axis",
          allied: [tf(ships("sheffield", 4, "norfolk", 3))],
          axis: [raiders(...ships("koln", 2)), fleet("f2", 2, ships("admiral_hipper", 4, "lutzow", 4))],
        }),
        reports([1, 3, [["cruisers", 2, 7]]]),
      ),
      code: "SUPERIOR_ENEMY",
      section: "7.5.7",
      pointer: "/input/attackers",
    }),
    refused({
      ...attack({ block: 1, attackers: ["raiders"] }),
      id: "declare-dispersed-whole",
      title: "7.5 A convoy all of whose ships are dispersed is attacked ship by ship alone",
      change: field({
        attacker: "axis",
        allied: [
          convoy("convoy", 1, [], {
            idLevel: 3,
            convoy: laden(4, { dispersed: [{ unit: "mv", cs: 4 }] as never }),
          }),
        ],
        axis: [raiders(...ships("koln", 2))],
      }),
      code: "NOTHING_TO_ATTACK",
      section: "7.5",
    }),
    refused({
      ...attack({ block: 1, attackers: ["raiders"] }),
      id: "declare-fought",
      title: "7.5 D-35 A TF that has fought in this segment is not attacked again",
      citation: "D-35",
      change: all(
        field({ attacker: "axis", allied: [tf(ships("dd_ai", 1))], axis: [raiders(...ships("koln", 2))] }),
        (state) => {
          state.sides.allied.fought = ["cover"];
        },
      ),
      code: "NOTHING_TO_ATTACK",
      section: "7.5",
    }),
    resolves({
      ...attack({ block: 1, attackers: ["raiders"] }),
      id: "declare-fought-convoy",
      title: "7.5 A convoy may be attacked again after a combat",
      change: all(
        field({
          attacker: "axis",
          allied: [convoy("convoy", 1, ships("dd_ai", 1, "mv", 4))],
          axis: [raiders(...ships("koln", 2))],
        }),
        (state) => {
          state.sides.allied.fought = ["convoy"];
        },
      ),
      rolls: [finds("locate-card", "axis")],
      outcome: { located: ["raiders"], round: 0 },
    }),
    refused({
      ...attack({ block: 2, attackers: ["raiders"] }),
      id: "declare-stray-elsewhere",
      title: "7.5 A scattered convoy in a hex without TFs of the side is none of its targets",
      change: field({
        attacker: "axis",
        allied: [
          tf(ships("dd_ai", 1)),
          convoy("convoy", 2, ships("mv", 4), { at: other, idLevel: 3, convoy: laden(4, { scattered: true }) }),
        ],
        axis: [
          raiders(...ships("koln", 2)),
          fleet("wolf_pack_1", 2, ships("ss_german", 2), { at: other, kind: "wolf_pack" }),
        ],
      }),
      code: "VALUE_NOT_LISTED",
      section: "7.1.1",
      pointer: "/input/block",
    }),
    refused({
      ...attack({ block: 2, attackers: ["raiders"] }),
      id: "declare-stray-here",
      title: "7.7 A scattered convoy in the hex of a TF is attacked by another rule",
      citation: "7.7",
      change: field({
        attacker: "axis",
        allied: [
          tf(ships("dd_ai", 1)),
          convoy("convoy", 2, ships("mv", 4), { idLevel: 3, convoy: laden(4, { scattered: true }) }),
        ],
        axis: [raiders(...ships("koln", 2))],
      }),
      code: "CONVOY_SCATTERED",
      section: "7.7",
      pointer: "/input/block",
    }),
  ];
}

/** 7.5.1, D-19, D-49 Vectors for interceptions in a hex with several forces. */
export function interceptions(): Vector[] {
  const intercept = { operation: "interceptAttack", base: "surface-segment", citation: "7.5.1" };
  const standby = fleet("standby", 3, ships("duke_of_york", 4), known);
  const first = fleet("cover", 1, ships("sheffield", 4));
  const best = fleet("support", 2, ships("norfolk", 3), known);
  const target = fleet("raiders", 1, ships("tirpitz", 5));
  const strong = fleet("f2", 2, ships("admiral_hipper", 4, "lutzow", 4));
  const weak = fleet("third", 3, ships("koln", 2));
  const fifth = fleet("fifth", 5, ships("admiral_scheer", 4, "nurnberg", 2));
  const spent = fleet("fourth", 4, ships("german_oiler", 1));
  const waits = (side: "allied" | "axis", attackers: string[], of: string, on: Change): Change =>
    all(on, (state) => {
      state.pending = {
        decision: "surf_intercept",
        side,
        attack: { attackers, target: of, hex: HEX },
      } as typeof state.pending;
      state.sides[side === "axis" ? "allied" : "axis"].attacked = attackers;
    });
  const byAxis = waits(
    "axis",
    ["cover", "support"],
    "raiders",
    all(
      field({ attacker: "allied", allied: [standby, first, best], axis: [target, strong, weak, spent, fifth] }),
      reports([3, 3, [["capital_ships", 1, 4]]], [2, 3, [["cruisers", 1, 3]]]),
    ),
  );
  const byAllies = waits(
    "allied",
    ["raiders"],
    "convoy",
    all(
      field({
        attacker: "axis",
        allied: [convoy("convoy", 2, ships("es_british", 2, "mv", 4)), first],
        axis: [fleet("raiders", 1, ships("lutzow", 4), known)],
      }),
      reports([1, 3, [["capital_ships", 1, 4]]]),
    ),
  );
  const no = (id: string, title: string, force: string): Vector =>
    refused({
      ...intercept,
      id: `intercept-${id}`,
      title: `7.5.1 ${title}`,
      change: byAxis,
      input: { forces: [force] },
      code: "VALUE_NOT_LISTED",
      section: "7.5.1",
      pointer: "/input/forces/0",
    });
  return [
    no("outmatched", "7.5.7 A German TF does not intercept a force of as many cruisers".slice(6), "third"),
    no("attacked", "The TF that is attacked does not intercept", "raiders"),
    no("unarmed", "A TF without guns does not intercept", "fourth"),
    refused({
      ...intercept,
      id: "intercept-itself-twice",
      title: "7.5.1 A TF is named once",
      change: byAxis,
      input: { forces: ["f2", "f2"] },
      code: "CHOICE_REPEATED",
      section: "7.5.1",
      pointer: "/input/forces/1",
    }),
    resolves({
      ...intercept,
      id: "intercept-several",
      title: "7.5.1 D-49 The attackers alone are intercepted, by what is known of the best known of them",
      citation: "D-49",
      change: byAxis,
      input: { forces: ["f2"] },
      rolls: [finds("interception-card", "axis")],
      outcome: { by: "f2", round: 1 },
      snapshot: {
        pending: {
          battle: {
            attacker: "axis",
            forces: [
              { side: "axis", force: "f2" },
              { side: "allied", force: "cover" },
              { side: "allied", force: "support" },
            ],
          },
        },
      },
    }),
    resolves({
      ...intercept,
      id: "intercept-by-allies",
      title: "7.5.7 The limits bind the German side alone: Allied TFs intercept whatever they meet",
      citation: "7.5.7",
      change: byAllies,
      input: { forces: ["cover"] },
      rolls: [finds("interception-card", "allied")],
      outcome: { by: "cover", round: 1 },
      snapshot: { pending: { battle: { attacker: "allied" } } },
    }),
  ];
}
