import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, draw, refused, resolves, type Vector } from "./kit";
import { field } from "./kit/battles";
import { finds, misses } from "./kit/cards";
import { fleet, HEX, ships } from "./kit/fleets";

/** The Axis has a report of the Allied force at ID3, by categories: each with its counters and their CS. */
const reported =
  (categories: readonly (readonly [string, number, number])[]): Change =>
  (state) => {
    const number = categories.reduce((sum, [, count]) => sum + count, 0);
    state.sides.axis.reports = [
      {
        turn: state.turn,
        block: 1,
        hex: HEX,
        kind: "task_force",
        number: 1,
        scattered: false,
        level: 3,
        warships: { least: number, most: number },
        size: null,
        heavy: 0,
        carrier: false,
        convoyShips: 0,
        categories: categories.map(([category, count, cs]) => ({ category, counters: count, cs })) as never,
      },
    ];
  };

/** 7.5, 7.5.7 Declaring surface attacks, and their limits. */
export function vectors(): Vector[] {
  return [...declarations(), ...limits()];
}

/** 7.5.7, 12.9 Forces that German ships must not attack, and enemies too strong for them. */
function limits(): Vector[] {
  const attack = { operation: "declareSurfaceAttack", base: "surface-segment", citation: "7.5.7" };
  const input = { block: 1, attackers: ["raiders"] };
  const known = { identified: true, idLevel: 3 };
  const meet = (allied: Force, axis: Force, categories: readonly (readonly [string, number, number])[]): Change =>
    all(field({ attacker: "axis", allied: [allied], axis: [axis] }), reported(categories));
  const no = (id: string, title: string, change: Change): Vector =>
    refused({ ...attack, id: `limits-${id}`, title, change, input, code: "SUPERIOR_ENEMY", section: "7.5.7" });
  const yes = (id: string, title: string, change: Change, citation = "7.5.7"): Vector =>
    resolves({
      ...attack,
      citation,
      id: `limits-${id}`,
      title,
      change,
      input,
      rolls: [finds("locate-card", "axis")],
      outcome: { located: ["raiders"], round: 1 },
    });
  const hipper = fleet("raiders", 1, ships("admiral_hipper", 4, "dd_z36a", 3));
  const two = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4));
  const tirpitz = fleet("raiders", 1, ships("tirpitz", 5));
  const bb = fleet("cover", 1, ships("duke_of_york", 4), known);
  const cl = fleet("cover", 1, ships("sheffield", 4), known);
  const dd = (cs: number): Force => fleet("cover", 1, ships("dd_ai", cs), known);
  const cruisers: Force = fleet("cover", 1, ships("sheffield", 4, "norfolk", 3), known);
  return [
    no(
      "battleship",
      "7.5.7 A force with an undamaged battleship is not attacked",
      meet(bb, two, [["capital_ships", 1, 4]]),
    ),
    no(
      "battleship-tirpitz",
      "7.5.7 Not even Tirpitz attacks an undamaged battleship",
      meet(bb, tirpitz, [["capital_ships", 1, 4]]),
    ),
    no(
      "cruisers-equal",
      "7.5.7 As many cruisers as the Germans have are too many",
      meet(cl, hipper, [["cruisers", 1, 4]]),
    ),
    yes(
      "cruisers-fewer",
      "7.5.7 Fewer cruisers than the Germans have may be attacked",
      meet(cl, two, [["cruisers", 1, 4]]),
    ),
    yes(
      "cruisers-tirpitz",
      "7.5.7 With an undamaged battleship cruisers do not count",
      meet(cruisers, tirpitz, [["cruisers", 2, 7]]),
    ),
    no(
      "destroyers-equal",
      "7.5.7 As many destroyer CS as all German CS are too many",
      meet(dd(7), hipper, [["light_ships", 2, 7]]),
    ),
    yes(
      "destroyers-fewer",
      "7.5.7 Fewer destroyer CS than all German CS may be attacked",
      meet(dd(6), hipper, [["light_ships", 2, 6]]),
    ),
    yes(
      "no-restrictions",
      "12.9 Under No Restrictions the limits do not bind",
      all(meet(bb, two, [["capital_ships", 1, 4]]), (state) => {
        state.sides.axis.chits = [{ letter: "F", condition: "no_restrictions", revealed: false, fulfilled: false }];
      }),
      "12.9",
    ),
    yes(
      "unknown",
      "7.5.7 E-52 Below ID3 nothing forbids the attack",
      field({ attacker: "axis", allied: [fleet("cover", 1, ships("duke_of_york", 4))], axis: [two] }),
      "E-52",
    ),
    resolves({
      ...attack,
      id: "limits-outmatched",
      title: "7.5.7 D-37 A German force on the display before a stronger enemy is outmatched",
      citation: "D-37",
      change: field({ attacker: "allied", allied: [bb], axis: [two] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [finds("locate-card", "allied")],
      outcome: { round: 1 },
      rulings: ["D-37"],
      snapshot: { pending: { decision: "surf_maneuver_defender", side: "axis", battle: { outmatched: true } } },
    }),
    resolves({
      ...attack,
      id: "limits-weaker",
      title: "7.5.7 A German force on the display before a weaker enemy is not outmatched",
      change: field({ attacker: "allied", allied: [cl], axis: [two] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [finds("locate-card", "allied")],
      snapshot: { pending: { decision: "surf_maneuver_defender", battle: { outmatched: false } } },
    }),
  ];
}

/** 7.1.1, 7.5, 11.3.2 Attacks that are declared. */
function declarations(): Vector[] {
  const attack = { operation: "declareSurfaceAttack", base: "surface-segment", citation: "7.5" };
  const two = [fleet("cover", 1, ships("sheffield", 4)), fleet("force_r", 2, ships("norfolk", 3))];
  const target = fleet("raiders", 1, ships("lutzow", 4, "admiral_hipper", 4));
  const here = field({ attacker: "allied", allied: two, axis: [target] });
  const no = (
    id: string,
    title: string,
    change: Change,
    code: string,
    section: string,
    pointer = "",
    attackers = ["cover"],
  ): Vector =>
    refused({ ...attack, id: `declare-${id}`, title, change, input: { block: 1, attackers }, code, section, pointer });
  return [
    resolves({
      ...attack,
      id: "declare-together",
      title: "7.1.1 D-49 TFs that attack together draw a card each; those that find the target fight",
      citation: "D-49",
      change: here,
      input: { block: 1, attackers: ["cover", "force_r"] },
      rolls: [misses("locate-card", "allied"), draw("locate-card", 5, "success with card 6")],
      outcome: { located: ["force_r"], round: 1 },
      rulings: ["D-49", "D-20"],
      snapshot: { sides: { allied: { attacked: ["cover", "force_r"], fought: ["force_r"] } } },
    }),
    resolves({
      ...attack,
      id: "declare-deployed",
      title: "7.5.2 Both sides put every ship face up in Deployment",
      citation: "7.5.2",
      change: field({ attacker: "allied", allied: [two[0]!], axis: [target] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [finds("locate-card", "allied")],
      outcome: {
        round: 1,
        display: [
          { no: 1, side: "allied", area: "deployment", cs: 4 },
          { no: 2, side: "axis", area: "deployment", cs: 4 },
          { no: 3, side: "axis", area: "deployment", cs: 4 },
        ],
      },
    }),
    resolves({
      ...attack,
      id: "declare-lost",
      title: "7.1.1 An attack that finds nothing is over, and the TF has had its chance",
      citation: "7.1.1",
      change: field({ attacker: "allied", allied: [two[0]!], axis: [target] }),
      input: { block: 1, attackers: ["cover"] },
      rolls: [misses("locate-card", "allied")],
      outcome: { located: [], round: null },
      snapshot: { sides: { allied: { attacked: ["cover"], fought: [] } } },
    }),
    no(
      "unidentified",
      "7.1.1 Only identified forces are attacked",
      field({ attacker: "allied", allied: two, axis: [{ ...target, identified: false, idLevel: 0 }] }),
      "NOTHING_TO_ATTACK",
      "7.5",
    ),
    no(
      "again",
      "7.5 D-35 A TF attacks once in a segment",
      all(here, (state) => {
        state.sides.allied.attacked = ["cover", "force_r"];
      }),
      "NOTHING_TO_ATTACK",
      "7.5",
    ),
    no(
      "refuelling",
      "11.3.2 A TF that refuels does not attack",
      field({ attacker: "allied", allied: [{ ...two[0]!, refuelling: true }, two[1]!], axis: [target] }),
      "VALUE_NOT_LISTED",
      "7.1.1",
      "/input/attackers/0",
    ),
    no(
      "wolf-pack",
      "7.5 Wolf Packs are not attacked in surface combat",
      field({
        attacker: "allied",
        allied: two,
        axis: [fleet("raiders", 1, ships("ss_german", 2), { kind: "wolf_pack" })],
      }),
      "NOTHING_TO_ATTACK",
      "7.5",
    ),
    refused({
      ...attack,
      id: "declare-turn",
      title: "7.5 Surface attacks are declared in the surface combat segment",
      change: all(here, (state) => {
        state.phase = "submarine_combat";
      }),
      input: { block: 1, attackers: ["cover"] },
      code: "OUT_OF_TURN",
      section: "7.5",
    }),
  ];
}
