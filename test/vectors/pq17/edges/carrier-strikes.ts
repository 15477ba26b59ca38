import type { Force } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, draw, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { aa, bomb, damage, torpedo } from "../kit/attacks";
import { battleOf, fighting } from "../kit/battles";
import { convoy, fleet, ships } from "../kit/fleets";
import { cover as closer, plan as maneuvers, order } from "../kit/maneuver";
import { plane } from "../kit/pieces";
import { marked, raiders } from "../surface-guns/gunfire";

/** A strike from the carrier that is attacked. */
export const STRIKE = { operation: "strikeFromCarrier", base: "surface-battle", citation: "7.5.6" };

const aboard = (id: string, unit: string, cs: number, more: Parameters<typeof plane>[3] = {}) =>
  plane(id, unit, cs, { carrier: "victorious", ...more });

const PLANES = [
  aboard("albacore_1", "albacore", 1),
  aboard("albacore_2", "albacore", 1, { mission: "flown" }),
  aboard("albacore_3", "albacore", 1),
  aboard("albacore_4", "albacore", 1, { mission: "search", hex: "0414" }),
  aboard("albacore_5", "albacore", 1, { aborted: 1 }),
  aboard("fulmar_1", "fulmar", 1),
  aboard("swordfish_1", "swordfish", 1, { carrier: "avenger" }),
  aboard("swordfish_2", "swordfish", 1, { carrier: null, base: "vaenga" }),
];

/** A carrier that is attacked, with another that is Crippled, may strike. */
export const striking = (axis: readonly Force[], allied?: Force): Change =>
  all(
    fighting(
      {
        attacker: "axis",
        axis,
        allied: [
          allied ??
            fleet("cover", 1, [...ships("victorious", 4), marked("avenger", 1, "crippled"), ...ships("dd_ai", 4)]),
        ],
      },
      { step: "carrier" },
    ),
    (state) => {
      state.pending = { decision: "surf_carrier", side: "allied", battle: battleOf(state) };
      state.sides.allied.aircraft = structuredClone(PLANES);
    },
  );

const run = (aircraft: string, target: number, ordnance: "bombs" | "torpedoes" = "bombs") => ({
  aircraft,
  target,
  ordnance,
});

const drifting =
  (expected: "clear" | "light_drift", fixed: boolean): Change =>
  (state) => {
    state.ice.west_v = { expected, fixed };
  };

const ice = (face: number): Roll => roll("ice-condition", "ICE", [face], "clear");

/** 7.5.6 Vectors for the aircraft that strike, their targets and their loads. */
export function strikesBarred(): Vector[] {
  const two = [raiders(...ships("admiral_hipper", 4, "lutzow", 4))];
  const no = (
    id: string,
    title: string,
    runs: Json[],
    pointer: string,
    code = "VALUE_NOT_LISTED",
    section = "7.5.6",
  ): Vector =>
    refused({
      ...STRIKE,
      id: `strike-not-${id}`,
      title: `7.5.6 ${title}`,
      change: striking(two),
      input: { runs },
      code,
      section,
      pointer,
    });
  const by = "/input/runs/0/aircraft";
  const german: Change = all(
    fighting(
      { attacker: "allied", allied: [closer], axis: [raiders(...ships("graf_zeppelin", 3))] },
      { step: "carrier" },
    ),
    (state) => {
      state.pending = { decision: "surf_carrier", side: "axis", battle: battleOf(state) };
      state.sides.axis.aircraft = [plane("ju87_1", "ju87c", 1, { carrier: "graf_zeppelin" })];
    },
  );
  return [
    no("busy", "Aircraft away on a mission do not strike", [run("albacore_4", 1)], by),
    no("turned-back", "nor those turned back", [run("albacore_5", 1)], by),
    no("fighter", "nor fighters", [run("fulmar_1", 1)], by),
    no("crippled", "nor those of a Crippled carrier", [run("swordfish_1", 1)], by),
    no("ashore", "nor those ashore", [run("swordfish_2", 1)], by),
    no("friend", "Aircraft strike enemies", [run("albacore_1", 3)], "/input/runs/0/target"),
    no(
      "three",
      "7.2.4 No more than two air units attack a unit".slice(6),
      [run("albacore_1", 1), run("albacore_2", 1), run("albacore_3", 1)],
      "/input/runs",
      "RUNS_IMPOSSIBLE",
      "7.2.4",
    ),
    refused({
      ...STRIKE,
      id: "strike-not-armed",
      title: "7.5.6 Dive bombers carry no torpedoes",
      change: german,
      input: { runs: [run("ju87_1", 1, "torpedoes")] },
      code: "VALUE_NOT_LISTED",
      section: "7.5.6",
      pointer: "/input/runs/0/ordnance",
    }),
    resolves({
      ...STRIKE,
      id: "strike-dive-bombers",
      title: "7.5.6 They drop bombs",
      change: german,
      input: { runs: [run("ju87_1", 1)] },
      rolls: [aa(0, "2"), bomb(7, 7)],
      outcome: { attacks: [{ dice: 1, hits: 1 }] },
      snapshot: { sides: { allied: { forces: [{ units: [{ unit: "london", cs: 2 }, {}] }] } } },
    }),
  ];
}

/** 7.2.5, 7.2.6, 7.3, 7.5.6 Vectors for the effects of strikes within a battle. */
export function strikesMade(): Vector[] {
  const strike = (
    id: string,
    title: string,
    change: Change,
    runs: Json[],
    rolls: Roll[],
    outcome: Json,
    snapshot: Json,
    rulings: string[] = [],
  ): Vector =>
    resolves({
      ...STRIKE,
      id: `strike-${id}`,
      title: `7.5.6 ${title}`,
      change,
      input: { runs },
      rolls,
      outcome,
      snapshot,
      rulings: ["E-55", ...rulings],
    });
  const two = [raiders(...ships("admiral_hipper", 4, "lutzow", 4))];
  const mixed = [run("albacore_1", 2, "torpedoes"), run("albacore_3", 2), run("albacore_2", 1)];
  const boats = [raiders(...ships("dd_z36a", 1, "lutzow", 4))];
  return [
    strike(
      "two-targets",
      "First all AA fire, target by target, then bombs and torpedoes in that order",
      striking(two),
      mixed,
      [aa(0, "3"), aa(1, "2", { TORPEDO_RUN: 1 }), aa(6, "2"), bomb(8, 8), torpedo(8), damage(0, "CA"), bomb(7, 8)],
      {
        flak: [
          { aircraft: "albacore_2", result: "none" },
          { aircraft: "albacore_1", result: "none" },
          { aircraft: "albacore_3", result: "none" },
        ],
        attacks: [
          { aircraft: "albacore_2", ordnance: "bombs", dice: 1, hits: 1 },
          { aircraft: "albacore_1", ordnance: "torpedoes", dice: 1, hits: 1 },
          { aircraft: "albacore_3", ordnance: "bombs", dice: 1, hits: 0 },
        ],
      },
      {
        pending: {
          battle: {
            germanLosses: true,
            struck: true,
            units: [{ hit: true, parts: [{ cs: 3 }] }, { hit: true, parts: [{ cs: 3 }] }, { hit: false }, {}, {}],
          },
        },
      },
    ),
    strike(
      "ice",
      "7.3 Where the die finds ice torpedoes are not dropped, and their aircraft draw no fire".slice(4),
      all(striking(two), drifting("clear", false)),
      mixed,
      [ice(8), aa(0, "3"), aa(6, "2"), bomb(7, 8), bomb(7, 8)],
      { attacks: [{ aircraft: "albacore_2" }, { aircraft: "albacore_3" }] },
      { pending: { battle: { units: [{ hit: false }, { hit: false }, { hit: false }, {}, {}] } } },
      ["E-139"],
    ),
    strike(
      "open-water",
      "7.3 Where the die finds open water they are dropped".slice(4),
      all(striking(two), drifting("clear", false)),
      [run("albacore_3", 2, "torpedoes")],
      [ice(7), aa(0, "2", { TORPEDO_RUN: 1 }), torpedo(7)],
      { attacks: [{ aircraft: "albacore_3", ordnance: "torpedoes", dice: 1, hits: 0 }] },
      { pending: { battle: { struck: true } } },
    ),
    strike(
      "certain-ice",
      "7.3 In ice that is certain no die is thrown, and torpedoes are not dropped".slice(4),
      all(striking(two), drifting("light_drift", true)),
      [run("albacore_3", 2, "torpedoes")],
      [],
      { attacks: [], flak: [] },
      { pending: { battle: { struck: true } } },
      ["E-139"],
    ),
    strike(
      "star",
      "7.2.5 A star fires once".slice(6),
      striking(boats),
      [run("albacore_2", 2), run("albacore_1", 2)],
      [aa(9, "*"), bomb(9, 9)],
      {
        flak: [{ aircraft: "albacore_2", result: "abort" }],
        attacks: [
          { aircraft: "albacore_2", dice: 0 },
          { aircraft: "albacore_1", dice: 1, hits: 1 },
        ],
      },
      { sides: { axis: { sunk: [{ unit: "dd_z36a", cs: 1 }] } } },
    ),
    strike(
      "adrift",
      "7.2.5 A unit of destroyers Dead in the Water does not fire".slice(6),
      striking([raiders(marked("dd_z36a", 1, "diw"), ...ships("lutzow", 4))]),
      [run("albacore_2", 2)],
      [bomb(6, 9, { TARGET_DIW_OR_TOW: 2 })],
      { flak: [], attacks: [{ aircraft: "albacore_2", dice: 1, hits: 0 }] },
      { pending: { battle: { struck: true } } },
    ),
    strike(
      "merchants",
      "D-62 A torpedo may sink a second merchant".slice(5),
      striking([raiders(...ships("lutzow", 4)), convoy("traders", 2, ships("mv", 3))]),
      [run("albacore_2", 2, "torpedoes")],
      [
        aa(0, "*", { TORPEDO_RUN: 1 }),
        torpedo(9, { TARGET_CONVOY_SHIP: 1 }),
        draw("bomb-ship", 1, "mv"),
        damage(8, "MX"),
        draw("torpedo-second-victim", 1, "mv"),
      ],
      { attacks: [{ dice: 1, hits: 1 }] },
      { sides: { axis: { forces: [{}, { units: [{ unit: "mv", cs: 1 }] }] } } },
      ["D-62"],
    ),
  ];
}

/** 7.5.6 Vectors for the conditions under which a side must decide on a strike. */
export function strikesAsked(): Vector[] {
  const closing = (id: string, title: string, aircraft: typeof PLANES, struck: boolean, decision: string): Vector =>
    resolves({
      ...maneuvers,
      citation: "7.5.6",
      id: `strike-asked-${id}`,
      title: `7.5.6 ${title}`,
      change: all(
        fighting(
          {
            attacker: "axis",
            axis: [fleet("raiders", 1, ships("admiral_hipper", 4))],
            allied: [fleet("cover", 1, ships("victorious", 4, "dd_ai", 4))],
          },
          { step: "maneuver_attacker", struck },
        ),
        (state) => {
          state.sides.allied.aircraft = structuredClone([...aircraft]);
        },
      ),
      input: order([]),
      rolls: [],
      snapshot: { pending: { decision, side: "allied" } },
    });
  return [
    closing("fighters", "A carrier with fighters alone is not asked", [PLANES[5]!], false, "surf_gun_targets_defender"),
    closing("flown", "One whose bombers have flown and are back is", [PLANES[1]!], false, "surf_carrier"),
    closing("struck", "Carriers strike once a round", [PLANES[0]!], true, "surf_gun_targets_defender"),
  ];
}
