import type { GermanShipId } from "../../../../src/rulesets/goeben/vocabulary";
import { all, type Change, draw, type Json, needs, type Vector } from "../kit";
import { options, ship } from "../kit/changes";
import { battle, type Fought, harmed, inRound, orders, printed, volley } from "../kit/combat";
import { lost, sunk } from "../kit/losses";
import { answers, plan } from "./answers";

const noOrders: Json = orders("goeben", null);

/** The round that follows, friendly ships first. */
function next(round: number): Change {
  return battle({ round, fired: [], anyFire: true });
}

/** Other German ships join, with their price left out of account. */
function joined(id: "moltke" | "stralsund", extras: "all_four" | "add_stralsund"): Change {
  return (state) => {
    state.options.germanExtras = extras;
    if (extras === "all_four" && state.markers.every((each) => each.id !== "new_zealand")) {
      state.markers.push({ id: "new_zealand", kind: "royal_navy_warship", place: "pool", space: null, turn: 0 });
      state.colliers.push({ space: null, used: false, lost: true });
    }
    const model = id === "moltke" ? state.ships.goeben : state.ships.breslau;
    Object.assign(state.ships[id], { status: "in_play", space: model.space, startSpace: "messina", arrived: 1 });
    const order: GermanShipId[] = ["goeben", "moltke", "breslau", "stralsund"];
    state.battle!.german = order.filter((each) => state.ships[each].status === "in_play");
  };
}

const breslauDone = { fired: ["breslau"] };

const second = inRound("secondary", breslauDone);

const third = inRound("tertiary");

/** 14.11 Dice and order of Allied fire. */
function dice(): Vector[] {
  const dark = all(options({ nightCombat: true }), battle({ night: true }));
  const inflexible = (terms: Readonly<Record<string, number>>): Fought =>
    volley({ firer: "inflexible", target: "goeben", fire: [{ weapon: "secondary", terms }] });
  const alone = (
    id: string,
    title: string,
    change: Change | undefined,
    terms: Readonly<Record<string, number>>,
    rulings?: readonly string[],
  ): Vector =>
    answers(
      id,
      title,
      "inflexible-contact",
      all(second, change),
      [inflexible(terms)],
      next(2),
      rulings === undefined ? {} : { rulings },
    );
  return [
    answers(
      "order",
      "14.11 Allied ships fire large before small, each by its own priority",
      "squadron-contact",
      second,
      [
        printed("inflexible", "goeben", ["secondary"]),
        printed("warrior", "breslau", ["secondary"]),
        printed("gloucester", "breslau", ["secondary"]),
        printed("dd_5th_flotilla_1", "breslau", ["secondary"]),
      ],
      next(2),
      { rulings: ["D-37"] },
    ),
    answers(
      "british-first",
      "14.11 All British ships fire before the French, a cruiser before their armored cruiser",
      "french-contact",
      second,
      [
        printed("gloucester", "breslau", ["secondary"]),
        printed("edgar_quinet", "breslau", ["secondary"]),
        printed("jurien_de_la_graviere", "breslau", ["secondary"]),
      ],
      next(2),
    ),
    alone("printed", "14.11 Allied dice are the printed factor alone, without Leadership or armor", undefined, {
      GUN_FACTOR: 4,
    }),
    alone("gun-damage", "14.13 One gun result halves the factor", harmed("inflexible", { gunHits: 1 }), {
      GUN_FACTOR: 4,
      GUN_DAMAGE: -2,
    }),
    alone("night", "22.0 Night halves the Allied factor, fractions up (D-53)", dark, { GUN_FACTOR: 4, NIGHT: -2 }, [
      "D-53",
    ]),
    alone(
      "night-and-damage",
      "22.0 D-53 Night halves what gun damage has left",
      all(dark, harmed("inflexible", { gunHits: 1 })),
      { GUN_FACTOR: 4, GUN_DAMAGE: -2, NIGHT: -1 },
      ["D-53"],
    ),
    answers(
      "odd-damage",
      "14.13 D-40 Half of an odd factor is rounded up",
      "warrior-contact",
      all(inRound("primary"), harmed("warrior", { gunHits: 1 })),
      [
        volley({
          firer: "warrior",
          target: "breslau",
          fire: [{ weapon: "primary", terms: { GUN_FACTOR: 3, GUN_DAMAGE: -1 } }],
        }),
      ],
      next(1),
    ),
    answers(
      "guns-out",
      "14.13 D-40 Two gun results silence a ship",
      "inflexible-contact",
      all(second, harmed("inflexible", { gunHits: 2 })),
      [],
      battle({ round: 2, fired: [], anyFire: true }),
    ),
    answers(
      "withdrawn",
      "14.13 A ship that has withdrawn does not fire",
      "squadron-contact",
      all(second, harmed("warrior", { withdrawn: true }), harmed("inflexible", { damage: 0, sunk: true })),
      [printed("gloucester", "breslau", ["secondary"]), printed("dd_5th_flotilla_1", "breslau", ["secondary"])],
      next(2),
    ),
  ];
}

/** 14.11 Targeting Priority. */
function priorities(): Vector[] {
  const stralsund = joined("stralsund", "add_stralsund");
  const moltke = all(joined("moltke", "all_four"), joined("stralsund", "all_four"));
  const dealt = battle({ fired: ["breslau", "stralsund"] });
  const fourDealt = battle({ fired: ["moltke", "breslau", "stralsund"] });
  const tie = (face: number, name: string) => draw("allied-target", face, name);
  const warrior = printed("warrior", "stralsund", ["secondary"]);
  const drawn: Fought = { ...warrior, rolls: [tie(2, "stralsund"), ...warrior.rolls] };
  const alone: Change = all(battle({ german: ["goeben"] }), ship("breslau", { space: "off_zante" }));
  return [
    answers(
      "tie",
      "14.11 Equal targets are drawn among, in the order of the ships",
      "warrior-contact",
      all(second, stralsund, dealt),
      [drawn],
      next(2),
      { rulings: ["D-37"] },
    ),
    answers(
      "ties-first",
      "14.11 D-37 Every target is fixed before the first ship fires",
      "squadron-contact",
      all(second, moltke, fourDealt),
      [
        {
          ...printed("inflexible", "moltke", ["secondary"]),
          rolls: [
            tie(2, "moltke"),
            tie(1, "breslau"),
            tie(2, "stralsund"),
            tie(1, "breslau"),
            ...printed("inflexible", "moltke", ["secondary"]).rolls,
          ],
        },
        printed("warrior", "breslau", ["secondary"]),
        printed("gloucester", "stralsund", ["secondary"]),
        printed("dd_5th_flotilla_1", "breslau", ["secondary"]),
      ],
      next(2),
      { rulings: ["D-37"] },
    ),
    answers(
      "only-battlecruiser",
      "14.11 A cruiser with nothing it prefers fires at the battlecruiser",
      "warrior-contact",
      all(inRound("secondary"), alone),
      [printed("warrior", "goeben", ["secondary"])],
      next(2),
    ),
    answers(
      "convoy",
      "14.11 A Troop Convoy fires by the column of cruisers and destroyers (errata)",
      "convoy-contact",
      second,
      [printed("dd_bouclier_flotilla", "breslau", ["secondary"]), printed("troop_convoy_1", "breslau", ["secondary"])],
      next(2),
    ),
    answers(
      "target-gone",
      "14.11 D-37 A target sunk by an earlier ship absorbs the fire of the later ones",
      "squadron-contact",
      all(second, ship("breslau", { hull: 1 })),
      [
        printed("inflexible", "goeben", ["secondary"]),
        printed("warrior", "breslau", ["secondary"], { hits: [3], sunk: true }),
        { rolls: [], outcome: { firer: "gloucester", target: "breslau", shots: [], results: [], sunk: false } },
        { rolls: [], outcome: { firer: "dd_5th_flotilla_1", target: "breslau", shots: [], results: [], sunk: false } },
      ],
      all(sunk("breslau"), lost(10), next(2)),
      { rulings: ["D-37", "D-82"] },
    ),
    answers(
      "new-priorities",
      "14.11 A new round brings new priorities: with Breslau gone all fire at Goeben",
      "squadron-contact",
      all(third, (state) => {
        Object.assign(state.ships.breslau, { space: "off_zante" });
        state.battle!.german = ["goeben"];
      }),
      [
        printed("warrior", "goeben", ["tertiary"]),
        printed("gloucester", "goeben", ["tertiary"]),
        printed("dd_5th_flotilla_1", "goeben", ["tertiary"]),
      ],
      battle({ round: 3, fired: [], anyFire: true }),
    ),
    needs({
      ...plan,
      base: "warrior-contact",
      id: "allied-fire-needs-target",
      title: "14.11 Requests the draw among equal targets",
      change: all(second, stralsund, dealt),
      input: noOrders,
      next: {
        label: "allied-target",
        dice: "1d2",
        count: 1,
        sides: 2,
        chart: null,
        totals: [
          { total: 1, result: "breslau" },
          { total: 2, result: "stralsund" },
        ],
      },
    }),
  ];
}

/** 14.11 Allied gunnery. */
export const alliedFire = (): Vector[] => [...dice(), ...priorities()];
