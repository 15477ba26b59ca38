import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Case, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { dummy, force, fresh, known, options, phase, weather } from "../kit/changes";
import { being, COVER, convoy, of, pack, second } from "../kit/forces";
import { card } from "../kit/pieces";
import { without } from "./moves";

const ship = (unit: string, cs: number, more: Partial<Ship> = {}): Ship => ({ ...fresh(unit, cs), ...more });

const holds =
  (id: string, ...units: Ship[]): Change =>
  (state) => {
    force(state, "allied", id).units = units;
  };

/** Two cruisers adrift that destroyers tow, a third that is not in tow, and more destroyers. */
const TOWS = [
  ship("london", 0),
  ship("norfolk", 0, { tow: "dd_ai" }),
  ship("suffolk", 0, { tow: "dd_ai" }),
  ship("dd_ai", 1, { tow: "suffolk" }),
  ship("dd_ai", 1, { tow: "norfolk" }),
  ship("dd_ai", 2, { torpedoesSpent: 1 }),
  ship("kent", 3),
];

interface Part extends Json {
  readonly unit: string;
  readonly cs: number;
}

const part = (unit: string, cs: number, mark?: string): Part => ({ unit, cs, ...(mark && { mark }) });

/** 1.2.3, 5.1.1, 7.9 Vectors for the CS that leave a force. */
export function partings(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "1.2.3", operation: "detachForce", base: "lone-allied" };
  const step = phase("move_detach", "allied");
  const leaves = (id: string, title: string, units: Ship[], taken: Part[], stays: Json[], goes: Json[]): Vector =>
    resolves({
      ...plan,
      id: `parting-${id}`,
      title,
      change: all(step, holds(COVER, ...units)),
      input: { force: COVER, units: taken },
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ units: stays }, { units: goes }] } } },
    });
  const no = (id: string, title: string, units: Ship[], taken: Part[], code: string, more: Json = {}): Vector =>
    refused({
      ...plan,
      id: `parting-${id}`,
      title,
      change: all(step, holds(COVER, ...units)),
      input: { force: COVER, units: taken },
      code,
      section: "1.2.3",
      pointer: "/input/units",
      ...more,
    });
  const crippled = (unit: string, cs: number): Ship => ship(unit, cs, { marks: ["crippled"] });
  const broken = (unit: string, cs: number): Ship => ship(unit, cs, { marks: ["inoperative"] });
  const worn = (unit: string, cs: number): Ship => ship(unit, cs, { marks: ["crippled", "inoperative"] });
  const pairs = [
    ship("kent", 3),
    ship("dd_ai", 1, { tow: "dd_ai" }),
    ship("dd_ai", 1, { tow: "dd_ai", torpedoesSpent: 1 }),
    ship("dd_ai", 1, { tow: "dd_ai", marks: ["diw"] }),
    ship("dd_ai", 1, { tow: "dd_ai", marks: ["diw"], torpedoesSpent: 1 }),
  ];
  return [
    leaves(
      "own-tow",
      "5.1.1 A ship in tow leaves with the CS that tows it, not with one that tows another",
      TOWS,
      [part("norfolk", 1)],
      [{ unit: "london" }, { unit: "suffolk" }, { tow: "suffolk" }, { unit: "dd_ai", cs: 2 }, { unit: "kent" }],
      [{ unit: "norfolk" }, { unit: "dd_ai", tow: "norfolk" }],
    ),
    leaves(
      "other-tow",
      "5.1.1 The second ship in tow leaves with its own CS",
      TOWS,
      [part("suffolk", 1)],
      [{ unit: "london" }, { unit: "norfolk" }, { tow: "norfolk" }, { unit: "dd_ai", cs: 2 }, { unit: "kent" }],
      [{ unit: "suffolk" }, { unit: "dd_ai", tow: "suffolk" }],
    ),
    leaves(
      "tower-first",
      "5.1.1 The CS that leave last are those that tow, each with its own ship",
      TOWS,
      [part("dd_ai", 3)],
      [{ unit: "london" }, { unit: "norfolk" }, { tow: "norfolk" }, { unit: "kent" }],
      [{ unit: "dd_ai", cs: 2 }, { unit: "dd_ai", tow: "suffolk" }, { unit: "suffolk" }],
    ),
    leaves(
      "tower-alone",
      "1.2.3 The CS that tows is all that is named of its class",
      TOWS,
      [part("norfolk", 1), part("dd_ai", 1)],
      [{ unit: "london" }, { unit: "suffolk" }, { tow: "suffolk" }, { unit: "dd_ai", cs: 2 }, { unit: "kent" }],
      [{ unit: "norfolk" }, { unit: "dd_ai", tow: "norfolk" }],
    ),
    leaves(
      "tower-and-mark",
      "7.9 CS named with their mark leave besides the one that tows",
      [
        ship("norfolk", 0, { tow: "dd_ai" }),
        ship("dd_ai", 1, { tow: "norfolk" }),
        crippled("dd_ai", 1),
        ship("dd_ai", 1),
      ],
      [part("norfolk", 1), part("dd_ai", 1, "crippled")],
      [{ unit: "dd_ai", cs: 1, marks: [] }],
      [{ unit: "norfolk" }, { tow: "norfolk" }, { marks: ["crippled"] }],
    ),
    leaves(
      "marked-then-tower",
      "7.9 CS that leave without their mark come from what their mark has left, and then from those that tow",
      [
        ship("norfolk", 0, { tow: "dd_ai" }),
        ship("dd_ai", 1, { tow: "norfolk" }),
        crippled("dd_ai", 2),
        ship("kent", 3),
      ],
      [part("dd_ai", 1, "crippled"), part("dd_ai", 2)],
      [{ unit: "kent" }],
      [{ unit: "dd_ai", cs: 2 }, { unit: "dd_ai", tow: "norfolk" }, { unit: "norfolk" }],
    ),
    leaves(
      "pair",
      "5.1.1 A CS in tow of its own class counts with the one that tows it",
      pairs,
      [part("dd_ai", 2)],
      [{ unit: "kent" }, { torpedoesSpent: 1, marks: [] }, { torpedoesSpent: 1, marks: ["diw"] }],
      [
        { torpedoesSpent: 0, marks: [] },
        { torpedoesSpent: 0, marks: ["diw"] },
      ],
    ),
    leaves(
      "pair-marked",
      "5.1.1 CS named as adrift take those along that tow them, which do not count",
      pairs,
      [part("dd_ai", 2, "diw")],
      [{ unit: "kent" }],
      [{ marks: ["diw"] }, { marks: [] }, { marks: ["diw"] }, { marks: [] }],
    ),
    leaves(
      "two-marked",
      "7.9 Units of two classes, one of them with its mark",
      [crippled("dd_ai", 1), ship("dd_ai", 2), ship("dd_jr", 2), ship("kent", 3)],
      [part("dd_ai", 1, "crippled"), part("dd_ai", 2), part("dd_jr", 2)],
      [{ unit: "kent" }],
      [{ marks: ["crippled"] }, { unit: "dd_ai", cs: 2 }, { unit: "dd_jr", cs: 2 }],
    ),
    leaves(
      "two-marks",
      "7.9 CS of two marks are named once for each",
      [crippled("dd_ai", 1), broken("dd_ai", 1), ship("kent", 3)],
      [part("dd_ai", 1, "crippled"), part("dd_ai", 1, "inoperative")],
      [{ unit: "kent" }],
      [{ marks: ["crippled"] }, { marks: ["inoperative"] }],
    ),
    leaves(
      "spent-share",
      "7.3.2 CS that leave take their share of spent torpedoes, rounded down",
      [ship("dd_ai", 3, { torpedoesSpent: 1 }), ship("dd_jr", 1, { torpedoesSpent: 1 }), ship("kent", 3)],
      [part("dd_ai", 2), part("dd_jr", 1)],
      [{ unit: "dd_ai", cs: 1, torpedoesSpent: 1 }, { unit: "kent" }],
      [
        { unit: "dd_ai", cs: 2, torpedoesSpent: 0 },
        { unit: "dd_jr", torpedoesSpent: 1 },
      ],
    ),
    leaves(
      "oiler",
      "D-26 An oiler leaves with its oil",
      [ship("aldersdale", 2, { oil: 13 }), ship("dd_ai", 2)],
      [part("aldersdale", 2)],
      [{ unit: "dd_ai" }],
      [{ unit: "aldersdale", oil: 13 }],
    ),
    leaves(
      "leaves-adrift",
      "1.2.3 A ship adrift is enough to stay",
      [ship("norfolk", 0), ship("kent", 3)],
      [part("kent", 3)],
      [{ unit: "norfolk" }],
      [{ unit: "kent" }],
    ),
    leaves(
      "all-adrift",
      "1.2.3 Of two ships adrift one may leave",
      [ship("norfolk", 0), ship("london", 0)],
      [part("norfolk", 1)],
      [{ unit: "london" }],
      [{ unit: "norfolk" }],
    ),
    leaves(
      "all-but-one",
      "1.2.3 All but one CS may leave",
      [ship("norfolk", 3), ship("dd_ai", 2)],
      [part("norfolk", 3), part("dd_ai", 1)],
      [{ unit: "dd_ai", cs: 1 }],
      [{ unit: "norfolk" }, { unit: "dd_ai", cs: 1 }],
    ),
    no(
      "pairs-emptied",
      "1.2.3 Two tows are all of a force",
      [
        ship("dd_ai", 1, { tow: "dd_jr", marks: ["diw"] }),
        ship("dd_jr", 1, { tow: "dd_ai" }),
        ship("dd_us", 1, { tow: "dd_tribal", marks: ["diw"] }),
        ship("dd_tribal", 1, { tow: "dd_us" }),
      ],
      [part("dd_ai", 1), part("dd_us", 1)],
      "FORCE_EMPTIED",
    ),
    no(
      "pair-emptied",
      "1.2.3 A tow and the only other ship are all of a force",
      [ship("dd_ai", 1, { tow: "dd_jr", marks: ["diw"] }), ship("dd_jr", 1, { tow: "dd_ai" }), ship("dd_us", 1)],
      [part("dd_ai", 1), part("dd_us", 1)],
      "FORCE_EMPTIED",
    ),
    no(
      "others-mark",
      "7.9 Crippled CS of another class do not count",
      [crippled("dd_ai", 1), ship("dd_ai", 1), crippled("dd_jr", 2), ship("dd_jr", 1)],
      [part("dd_ai", 2, "crippled")],
      "FORCE_EMPTIED",
    ),
    no(
      "two-marks-of-one",
      "7.9 A CS of two marks is not named twice",
      [worn("dd_ai", 1), ship("dd_ai", 2)],
      [part("dd_ai", 1, "crippled"), part("dd_ai", 1, "inoperative")],
      "FORCE_EMPTIED",
    ),
    no(
      "two-marks-one-short",
      "7.9 CS with one mark do not count as CS with another",
      [crippled("dd_ai", 1), broken("dd_ai", 2), ship("dd_ai", 2)],
      [part("dd_ai", 2, "crippled"), part("dd_ai", 1, "inoperative")],
      "FORCE_EMPTIED",
    ),
    no(
      "all-marked",
      "7.9 Where every ship bears a mark, those named must be there",
      [crippled("dd_ai", 1), broken("dd_ai", 1), ship("kent", 1, { marks: ["crippled"] })],
      [part("dd_ai", 2, "crippled")],
      "FORCE_EMPTIED",
    ),
    no(
      "too-many-shares",
      "1.2.3 No more shares than units are named",
      [ship("norfolk", 3), ship("dd_ai", 4)],
      [part("norfolk", 3), part("dd_ai", 1), part("dd_ai", 2)],
      "CHOICE_COUNT",
    ),
    no(
      "more-than-one",
      "1.2.3 No more CS of a class leave than there are",
      [ship("norfolk", 3), ship("dd_ai", 1)],
      [part("dd_ai", 2)],
      "VALUE_NOT_LISTED",
      { pointer: "/input/units/0/cs" },
    ),
    no(
      "no-mark",
      "7.9 CS without a mark are not named by one, though ships of another class bear it",
      [ship("norfolk", 3), ship("dd_ai", 2), crippled("dd_jr", 1), ship("dd_jr", 1)],
      [part("dd_ai", 1, "crippled")],
      "VALUE_NOT_LISTED",
      { pointer: "/input/units/0/mark" },
    ),
    no(
      "no-marks",
      "7.9 In a force without marks no CS is named by one",
      [ship("norfolk", 3), ship("dd_ai", 2)],
      [part("dd_ai", 1, "crippled")],
      "VALUE_NOT_LISTED",
      { pointer: "/input/units/0/mark" },
    ),
    no(
      "only-marked",
      "7.9 A mark that all CS of a class bear is not named",
      [ship("norfolk", 3), crippled("dd_ai", 2)],
      [part("dd_ai", 1, "crippled")],
      "VALUE_NOT_LISTED",
      { pointer: "/input/units/0/mark" },
    ),
    no(
      "tows-merchant",
      "1.2.3 A destroyer that tows a merchant stays with its convoy",
      [],
      [part("dd_ai", 3)],
      "VALUE_NOT_LISTED",
      {
        pointer: "/input/units/0/cs",
        change: all(
          step,
          convoy("0708", 9),
          holds(
            COVER,
            ship("mv", 9),
            ship("mv", 1, { tow: "dd_ai", marks: ["diw"] }),
            ship("dd_ai", 1, { tow: "mv" }),
            ship("dd_ai", 2),
          ),
        ),
      },
    ),
    no(
      "merchant-in-tow",
      "1.2.3 A merchant in tow does not leave its convoy",
      [],
      [part("mv", 1)],
      "VALUE_NOT_LISTED",
      {
        pointer: "/input/units/0/unit",
        change: all(
          step,
          convoy("0708", 9),
          holds(
            COVER,
            ship("mv", 1, { tow: "dd_ai", marks: ["diw"] }),
            ship("dd_ai", 1, { tow: "mv" }),
            ship("dd_ai", 2),
          ),
        ),
      },
    ),
    refused({
      ...plan,
      id: "parting-no-force",
      title: "1.2.3 A side without forces detaches nothing",
      change: all(step, without("allied")),
      input: { force: COVER, units: [part("norfolk", 3)] },
      code: "NO_FORCE",
      section: "1.2.3",
    }),
  ];
}

/** 6.3.3 Vectors for the ships that a shadowing TF leaves behind. */
export function spared(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "6.3.3", operation: "detachForce", base: "lone-allied" };
  const shadows: Change = all(phase("recon", "allied"), known("axis", undefined, 1), (state) => {
    state.sides.allied.shadowing = [{ target: 1, by: "force", id: COVER }];
  });
  return [
    resolves({
      ...plan,
      id: "spared-one",
      title: "6.3.3 A TF that shadows leaves its destroyers behind",
      change: all(shadows, holds(COVER, ship("kent", 3), ship("dd_ai", 1))),
      input: { force: COVER, units: [part("dd_ai", 1)] },
      rolls: [],
      snapshot: { sides: { allied: { forces: [{ units: [{ unit: "kent" }] }, { units: [{ unit: "dd_ai" }] }] } } },
    }),
    refused({
      ...plan,
      id: "spared-damaged",
      title: "6.3.3 A TF whose cruisers are damaged leaves nothing behind",
      change: all(shadows, holds(COVER, ship("kent", 2), ship("dd_ai", 2))),
      input: { force: COVER, units: [part("dd_ai", 1)] },
      code: "NOTHING_TO_DETACH",
      section: "1.2.3",
    }),
    refused({
      ...plan,
      id: "spared-alone",
      title: "6.3.3 A cruiser that shadows by itself leaves nothing behind",
      change: all(shadows, holds(COVER, ship("kent", 3))),
      input: { force: COVER, units: [part("kent", 3)] },
      code: "NOTHING_TO_DETACH",
      section: "1.2.3",
    }),
  ];
}

/** 1.2.1, 1.2.2, 1.2.4, 9.4 Vectors for the forces that can join each other. */
export function joinings(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = {
    citation: "1.2.4",
    operation: "combineForces",
    base: "lone-allied",
    input: { force: COVER, joining: "tf_second" },
  };
  const step = phase("combine", "allied");
  const beside = (units: Ship[], members: Partial<Force> = {}): Change =>
    all(second("allied", "tf_second", "0708", ["kent", 3]), (state) => {
      Object.assign(force(state, "allied", "tf_second"), { units, ...members });
    });
  const no = (
    id: string,
    title: string,
    change: Change,
    code: string,
    section: string,
    more: Partial<Case> = {},
  ): Vector => refused({ ...plan, id: `joining-${id}`, title, change, code, section, ...more });
  const yes = (id: string, title: string, change: Change, units: Json[], more: Json = {}): Vector =>
    resolves({
      ...plan,
      id: `joining-${id}`,
      title,
      change: all(step, change),
      rolls: [],
      outcome: { combined: true },
      snapshot: { sides: { allied: { forces: [{ units, ...more }] } } },
    });
  const boats = { kind: "wolf_pack" as const, fuel: { state: "full" as const, marker: null, refuelled: false } };
  const merchants = convoy("0708", 9);
  const located = all(options("combine_location"), weather("storm"));
  return [
    no(
      "tf-to-pack",
      "1.2.2 No TF joins a Wolf Pack",
      all(
        step,
        pack("allied", "0708"),
        beside([ship("dd_ai", 2)], { fuel: { state: "full", marker: 20, refuelled: false } }),
        (state) => {
          force(state, "allied", "tf_second").kind = "task_force";
        },
      ),
      "SUBMARINES_ONLY",
      "1.2.2",
    ),
    no(
      "boats-to-german-convoy",
      "1.2.1 No German convoy has submarines",
      all(
        phase("combine", "axis"),
        being("axis", (each) => {
          Object.assign(each, { kind: "convoy", units: [fresh("es_german", 1), fresh("mv", 3)] });
          each.convoy = { ...NEW_CONVOY, destinations: ["kirkenes"] };
        }),
        second("axis", "tf_second", "0708"),
        (state) => {
          Object.assign(force(state, "axis", "tf_second"), { ...boats, convoy: null, units: [fresh("ss_german", 1)] });
        },
      ),
      "SUBMARINES_APART",
      "1.2.1",
      { base: "lone-axis", input: { force: "narvik_group", joining: "tf_second" } },
    ),
    yes(
      "escorts-full",
      "1.2.1 A convoy has four CS of escorts",
      all(merchants, holds(COVER, ship("es_british", 2), ship("mv", 10)), beside([ship("es_british", 2)], NO_CONVOY)),
      [{ unit: "es_british", cs: 4 }, { unit: "mv" }],
    ),
    yes(
      "boats-full",
      "1.2.1 A convoy has two CS of submarines",
      all(
        merchants,
        holds(COVER, ship("dd_ai", 2), ship("mv", 10), ship("ss_british", 1)),
        beside([ship("ss_british", 1)], { ...boats, convoy: null }),
      ),
      [{ unit: "dd_ai" }, { unit: "mv" }, { unit: "ss_british", cs: 2 }],
    ),
    no(
      "alone",
      "1.2.4 A force alone in its hex joins none",
      all(step, second("allied", "tf_second", "0709", ["kent", 3])),
      "NOBODY_JOINS",
      "1.2.4",
    ),
    no("no-force", "1.2.4 A side without forces combines none", all(step, without("allied")), "NO_FORCE", "1.2.4", {
      input: { force: COVER, joining: COVER },
    }),
    resolves({
      ...plan,
      id: "joining-trains",
      title: "4.3.4 A TF that trains continues training with another that does not",
      citation: "4.3.4",
      base: "lone-axis",
      change: all(
        phase("combine", "axis"),
        options("training"),
        second("axis", "tf_second", "0708", ["admiral_scheer", 4]),
        (state) => {
          const fuel = { state: "training" as const, marker: 12, refuelled: false };
          Object.assign(force(state, "axis", "narvik_group"), { training: "trondheim", fuel });
          state.sides.axis.trained = true;
        },
      ),
      input: { force: "narvik_group", joining: "tf_second" },
      rolls: [],
      outcome: { combined: true },
      snapshot: { sides: { axis: { forces: [{ id: "narvik_group", training: "trondheim" }] } } },
    }),
    resolves({
      ...plan,
      id: "joining-not-found",
      title: "9.4 The sixty pairs that looked last are kept",
      citation: "9.4",
      change: all(step, located, second("allied", "tf_second", "0708", ["kent", 3]), (state) => {
        state.sides.allied.sought = Array.from({ length: 60 }, (_, index) => `a_${index} b_${index}`);
      }),
      rolls: [card("combine-card", 2)],
      outcome: { combined: false },
    }),
    resolves({
      ...plan,
      id: "joining-found",
      title: "9.4 A card that Soviet searchers fail succeeds for two forces that look for each other",
      citation: "9.4",
      change: all(step, located, second("allied", "tf_second", "0708", ["kent", 3])),
      rolls: [card("combine-card", 6)],
      outcome: { combined: true },
    }),
  ];
}

const NO_CONVOY: Partial<Force> = {
  kind: "task_force",
  convoy: null,
  fuel: { state: "full", marker: null, refuelled: false },
};

const NEW_CONVOY: NonNullable<Force["convoy"]> = {
  loaded: true,
  destinations: ["murmansk"],
  merchants: 3,
  excused: 0,
  visited: ["0708"],
  closest: 9,
  scattered: false,
  dispersed: [],
  arrived: false,
};

/** 1.2.5 Vectors for exchanges: the forces that can take part, and their ships. */
export function swaps(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "1.2.5", operation: "exchangeShips", base: "lone-allied" };
  const step = phase("combine", "allied");
  const swap = (units: Part[], back: Part[] = []): Json => ({ force: COVER, to: "tf_second", units, back });
  const no = (
    id: string,
    title: string,
    change: Change,
    input: Json,
    code: string,
    pointer: string,
    more: Partial<Case> = {},
  ) =>
    refused({
      ...plan,
      id: `swap-${id}`,
      title,
      change: all(step, change),
      input,
      code,
      section: "1.2.5",
      pointer,
      ...more,
    });
  const yes = (id: string, title: string, change: Change, input: Json, forces: Json[]): Vector =>
    resolves({
      ...plan,
      id: `swap-${id}`,
      title,
      change: all(step, change),
      input,
      rolls: [],
      snapshot: { sides: { allied: { forces } } },
    });
  const pair: Change = all(
    of("allied", ["norfolk", 3], ["sussex", 3]),
    second("allied", "tf_second", "0708", ["kent", 3]),
  );
  const merchantsBeside: Change = all(
    of("allied", ["norfolk", 3], ["dd_ai", 2]),
    second("allied", "tf_second", "0708"),
    (state) => {
      const other = force(state, "allied", "tf_second");
      Object.assign(other, { kind: "convoy", units: [fresh("mv", 5)], convoy: { ...NEW_CONVOY, merchants: 5 } });
      other.fuel = { state: "full", marker: null, refuelled: false };
    },
  );
  return [
    yes("one-of-two", "1.2.5 A TF of two cruisers gives one", pair, swap([part("norfolk", 3)]), [
      { units: [{ unit: "sussex" }] },
      { units: [{ unit: "kent" }, { unit: "norfolk" }] },
    ]),
    yes(
      "to-merchants",
      "1.2.5 A convoy of merchants takes a destroyer and gives nothing back",
      merchantsBeside,
      swap([part("dd_ai", 1)]),
      [
        { units: [{ unit: "norfolk" }, { unit: "dd_ai", cs: 1 }] },
        { units: [{ unit: "mv" }, { unit: "dd_ai", cs: 1 }] },
      ],
    ),
    no(
      "merchants-back",
      "1.2.5 A convoy of merchants gives nothing back",
      merchantsBeside,
      swap([part("dd_ai", 1)], [part("mv", 1)]),
      "CHOICE_COUNT",
      "/input/back",
    ),
    no(
      "from-merchants",
      "1.2.5 Merchants do not leave their convoy",
      merchantsBeside,
      { force: "tf_second", to: COVER, units: [part("mv", 1)], back: [] },
      "NOTHING_TO_EXCHANGE",
      "/input/force",
    ),
    no(
      "to-pack",
      "1.2.2 A TF gives nothing to a Wolf Pack",
      all(of("allied", ["norfolk", 3], ["dd_ai", 2]), second("allied", "tf_second", "0708"), third, (state) => {
        const other = force(state, "allied", "tf_second");
        Object.assign(other, { kind: "wolf_pack", units: [fresh("ss_british", 2)] });
        other.fuel = { state: "full", marker: null, refuelled: false };
      }),
      swap([part("dd_ai", 1)]),
      "NOTHING_TO_EXCHANGE",
      "/input/force",
    ),
    no(
      "to-port",
      "1.2.5 Forces in two places exchange nothing",
      all(pair, third, (state) => {
        const other = force(state, "allied", "tf_second");
        Object.assign(other, { station: "in_port", at: "reykjavik", block: null });
        other.fuel = { state: "full", marker: null, refuelled: true };
      }),
      swap([part("norfolk", 3)]),
      "NOTHING_TO_EXCHANGE",
      "/input/force",
    ),
    no(
      "no-force",
      "1.2.5 A side without forces exchanges nothing",
      without("allied"),
      swap([part("dd_ai", 1)]),
      "NO_FORCE",
      "",
    ),
    yes(
      "heavy-for-light",
      "11.1.2 Heavy ships that are left by an exchange gain no turns of fuel",
      all(of("allied", ["norfolk", 3], ["dd_ai", 2]), second("allied", "tf_second", "0708", ["kent", 3])),
      swap([part("dd_ai", 2)], [part("kent", 3)]),
      [{ fuel: { marker: 20 } }, { units: [{ unit: "dd_ai" }] }],
    ),
  ];
}

/** Two more forces of a side lie in another hex and could exchange ships. */
const third: Change = (state) => {
  const [first] = state.sides.allied.forces;
  const at = (id: string, block: number, ...units: Ship[]): Force => ({
    ...structuredClone(first!),
    id,
    at: "0403",
    block,
    number: block + 10,
    units,
  });
  state.sides.allied.forces.push(
    at("tf_third", 3, ship("jamaica", 4), ship("dd_us", 2)),
    at("tf_fourth", 4, ship("kenya", 4)),
  );
};

/** 1.3 Vectors for the places where a dummy may be placed. */
export function decoys(): Vector[] {
  const plan: Omit<Case, "id" | "title"> = { citation: "1.3", operation: "placeDummy", base: "setting-up" };
  const no = (
    id: string,
    title: string,
    at: string,
    code = "VALUE_NOT_LISTED",
    more: Partial<Case> & Json = {},
  ): Vector =>
    refused({
      ...plan,
      id: `decoy-${id}`,
      title: `1.3 ${title}`,
      input: { at },
      code,
      section: "1.3",
      pointer: "/input/at",
      ...more,
    });
  return [
    no("enemy-port", "No dummy is set up in an enemy port", "narvik"),
    no("off-enemy-port", "No dummy is set up in the hex of an enemy port", "0813"),
    no("no-port", "No dummy is set up in a port that does not exist", "akureyri", "VALUE_NOT_LISTED", {
      change: (state) => {
        state.temporaryPorts = [];
      },
    }),
    no("late", "No dummy is placed in the recon segment", "0708", "OUT_OF_TURN", {
      base: "lone-allied",
      change: phase("recon", "allied"),
      pointer: "",
    }),
    resolves({
      ...plan,
      id: "decoy-second",
      title: "1.3 A dummy is placed next to the force that calls for it, not next to another in its hex",
      base: "lone-allied",
      change: all(phase("move_detach", "allied"), second("allied", "tf_second", "0708", ["kent", 3]), (state) => {
        force(state, "allied", "tf_second").dummyDue = true;
        state.sides.allied.dummies = [dummy(5, "0403")];
      }),
      input: { at: "0708" },
      rolls: [{ label: "block-order", faces: [1], chart: null }],
      snapshot: { sides: { allied: { forces: [{ dummyDue: false }, { dummyDue: false }] } } },
    }),
  ];
}
