import type { Force } from "../../../src/rulesets/pq17/snapshot-forces";
import type { Chit, ConditionId } from "../../../src/rulesets/pq17/vocabulary";
import { dummy, force, fresh, options, phase, turn, weather } from "./changes";
import { second } from "./events";
import { all, type Change, type Json, refused, resolves, type Vector } from "./kit";
import { being, convoy, of, stays } from "./moves";
import { plane } from "./pieces";
import { battleOf, type Field, fighting } from "./surface/display";
import { fleet, ships } from "./surface/fleets";

const COVER = "tf_cruiser_cover";

/** The Axis holds one chit. */
export const axisChit =
  (letter: Chit, condition: ConditionId): Change =>
  (state) => {
    state.sides.axis.chits = [{ letter, condition, revealed: false, fulfilled: false }];
  };

/** The only moving force of the Axis lies in a hex with these ships. */
export const axisAt = (hex: string, ...units: [string, number][]): Change =>
  all(
    of("axis", ...units),
    being("axis", (each) => {
      each.at = hex;
    }),
  );

/** 12.2, 12.12 What does not leave the map's edge. */
function edges(): Vector[] {
  const held = axisChit("E", "wunderland");
  const breakout = axisChit("A", "atlantic_breakout");
  const no = (id: string, title: string, to: string, change: Change, code: string, section: string): Vector =>
    stays({
      id,
      title: `${section} ${title}`,
      citation: section,
      side: "axis",
      change,
      path: [to],
      code,
      section,
      pointer: "/input/path/0",
    });
  return [
    no(
      "kara-light",
      "A light cruiser does not enter the Kara Sea",
      "kara_sea",
      all(held, axisAt("0421", ["koln", 2])),
      "NOT_FOR_WUNDERLAND",
      "12.12",
    ),
    no(
      "kara-taken",
      "One Panzerschiff is in the Kara Sea at most (E-68)",
      "kara_sea",
      all(held, axisAt("0421", ["lutzow", 4]), (state) => {
        const there = { station: "box", block: null, identified: false, idLevel: 0 } as const;
        state.sides.axis.forces.push(fleet("scheer", 9, ships("admiral_scheer", 4), { ...there, at: "kara_sea" }));
      }),
      "BOX_TAKEN",
      "12.12",
    ),
    no(
      "atlantic-light",
      "No light cruiser breaks out",
      "atlantic",
      all(breakout, axisAt("0401", ["koln", 2])),
      "NOT_HEAVY_SHIPS",
      "12.2",
    ),
    no(
      "atlantic-bare",
      "Without the condition nobody breaks out",
      "atlantic",
      axisAt("0401", ["lutzow", 4]),
      "NO_BREAKOUT",
      "12.2",
    ),
    stays({
      id: "kara-convoy",
      title: "12.12 The convoy of the Kara Sea stays there",
      citation: "12.12",
      change: all(
        held,
        convoy("0421", 0),
        being("allied", (each) => {
          Object.assign(each, { station: "box", at: "kara_sea", block: null });
        }),
      ),
      speed: "slow",
      path: ["0421"],
      code: "KARA_CONVOY",
      section: "12.12",
    }),
  ];
}

/** 4.2, 15.2 Convoys of the campaign. */
function convoys(): Vector[] {
  const sail = {
    operation: "moveForce",
    base: "campaign-sailing",
    input: { piece: "convoy_waiting", speed: "slow", path: ["0504"], cross: "clear" },
  };
  const other: Change = (state) => {
    state.sides.allied.dummies.push(dummy(9, "0606"));
  };
  return [
    refused({
      id: "convoy-must-sail",
      title: "4.2 With the initiative the Allies do not end day 1 with their convoy in port",
      citation: "4.2",
      operation: "endPhase",
      base: "campaign-sailing",
      change: turn(2),
      input: {},
      code: "CONVOY_MUST_SAIL",
      section: "4.2",
    }),
    resolves({
      id: "convoy-may-wait",
      title: "4.2 On the first turn of day 1 it may wait",
      citation: "4.2",
      operation: "endPhase",
      base: "campaign-sailing",
      input: {},
      rolls: [],
      outcome: { ended: "move_blocks" },
    }),
    refused({
      ...sail,
      id: "convoy-not-ordered",
      title: "15.2 A convoy without orders stays in port",
      citation: "15.2",
      change: all(other, (state) => {
        state.sides.allied.campaign!.sailing = [];
      }),
      code: "CONVOY_NOT_ORDERED",
      section: "15.2",
      pointer: "/input/piece",
    }),
    refused({
      ...sail,
      id: "convoy-over-limit",
      title: "15.2 A convoy holds two counters of CAM ships at most: 9 CS are three",
      citation: "15.2",
      change: all(other, (state) => {
        force(state, "allied").units = [fresh("mc", 9), fresh("mv", 6)];
      }),
      code: "CONVOY_OVER_LIMIT",
      section: "15.2",
      pointer: "/input/piece",
    }),
  ];
}

/** 6.3.3, 9.4 Forces that divide or look for each other. */
function searches(): Vector[] {
  const leave = { operation: "detachForce", base: "recon-allied", citation: "6.3.3" };
  const cruisers: [string, number][] = [
    ["london", 3],
    ["norfolk", 3],
    ["wichita", 4],
    ["tuscaloosa", 3],
  ];
  const input = { force: COVER, units: cruisers.map(([unit, cs]) => ({ unit, cs })) };
  return [
    refused({
      ...leave,
      id: "detach-cruisers",
      title: "6.3.3 An undamaged cruiser stays with a TF that has begun to shadow",
      change: (state) => {
        force(state, "allied", COVER).at = "0709";
        state.sides.allied.shadowing = [{ target: 1, by: "force", id: COVER }];
      },
      input,
      code: "CRUISER_STAYS",
      section: "6.3.3",
      pointer: "/input/units",
    }),
    refused({
      ...leave,
      id: "detach-nobody-shadows",
      title: "6.3.3 In the recon segment only a TF that shadows divides",
      input,
      code: "NOBODY_SHADOWS",
      section: "6.3.3",
    }),
    refused({
      id: "combine-again",
      title: "9.4 Forces that did not find each other do not look again in the segment",
      citation: "9.4",
      operation: "combineForces",
      base: "lone-allied",
      change: all(
        phase("combine", "allied"),
        second("allied", "tf_second", "0708", ["kent", 3]),
        weather("storm"),
        options("combine_location"),
        (state) => {
          state.sides.allied.sought = [`${COVER} tf_second`];
        },
      ),
      input: { force: COVER, joining: "tf_second" },
      code: "NOT_FOUND",
      section: "9.4",
    }),
  ];
}

/** 1.3 Dummies. */
function dummies(): Vector[] {
  const plan = { operation: "withdrawDummy", base: "recon-axis", citation: "1.3", input: { dummy: "dummy_9" } };
  const there: Change = (state) => {
    state.sides.axis.dummies = [dummy(9, "0714")];
  };
  const none: Change = (state) => {
    state.sides.axis.dummies = [];
  };
  return [
    resolves({
      ...plan,
      id: "dummy-withdrawn",
      title: "1.3 A dummy goes off the map in a segment of its owner's phase, without a die",
      change: there,
      rolls: [],
      outcome: { dummy: "dummy_9" },
      after: none,
    }),
    refused({
      ...plan,
      id: "dummy-force",
      title: "1.3 A force is no dummy",
      change: there,
      input: { dummy: "trondheim_group" },
      code: "VALUE_NOT_LISTED",
      section: "1.3",
      pointer: "/input/dummy",
    }),
    refused({
      ...plan,
      id: "dummy-none",
      title: "1.3 A side without a dummy withdraws none",
      change: none,
      code: "NO_DUMMY",
      section: "1.3",
    }),
    refused({
      ...plan,
      id: "dummy-other-phase",
      title: "1.3 Not in the phase of the other side",
      change: all(there, phase("recon", "allied"), (state) => {
        state.sides.allied.dummies = [];
      }),
      code: "NO_DUMMY",
      section: "1.3",
    }),
  ];
}

/** A carrier that is attacked by a cruiser may strike with Albacores of 1 CS. */
export function carrierStrikes(raiders: Force): Change {
  const carrier = fleet("cover", 1, ships("victorious", 4, "dd_ai", 4));
  return all(fighting({ attacker: "axis", axis: [raiders], allied: [carrier] }, { step: "carrier" }), (state) => {
    state.pending = { decision: "surf_carrier", side: "allied", battle: battleOf(state) };
    state.sides.allied.aircraft = [plane("albacore_1", "albacore", 1, { carrier: "victorious" })];
  });
}

/** 7.5.2 Steps of a battle in which nobody can do anything. */
function battles(): Vector[] {
  const raiders = (...pairs: (string | number)[]) => fleet("raiders", 1, ships(...pairs));
  const cover = fleet("cover", 1, ships("sheffield", 4));
  const nobody = (
    id: string,
    title: string,
    operation: string,
    input: Json,
    code: string,
    on: Field,
    ...how: [Parameters<typeof fighting>[1], Parameters<typeof fighting>[2]?]
  ): Vector =>
    refused({
      id,
      title: `7.5.2 ${title}`,
      citation: "7.5.2",
      operation,
      base: "surface-battle",
      change: fighting({ allied: [cover], ...on }, ...how),
      input,
      code,
      section: "7.5.2",
    });
  const run = { aircraft: "albacore_1", target: 1, ordnance: "bombs" };
  return [
    nobody(
      "torpedoes-none",
      "Outside Torpedo Attack nobody uses torpedoes",
      "targetTorpedoes",
      { targets: [] },
      "NO_TORPEDOES",
      { attacker: "axis", axis: [raiders("admiral_hipper", 4)] },
      { step: "torpedo_targets_attacker" },
    ),
    nobody(
      "guns-without-any",
      "Nobody fires when no enemy is left on the display",
      "targetGuns",
      { targets: [] },
      "NOTHING_TO_FIRE",
      { attacker: "axis", axis: [raiders("admiral_hipper", 4)] },
      { step: "gun_targets_attacker" },
      { 2: { withdrawn: true } },
    ),
    nobody(
      "withdrawal-nobody",
      "A side whose ships are all Dead in the Water has nobody to withdraw",
      "withdrawUnits",
      { roll: false, units: [], otherModifiers: true },
      "NOTHING_LEAVES",
      { attacker: "allied", axis: [raiders("admiral_hipper", 0)] },
      { step: "withdraw_defender" },
    ),
    refused({
      id: "carrier-twice",
      title: "7.2.4 An air unit of a carrier attacks once in a strike",
      citation: "7.5.6",
      operation: "strikeFromCarrier",
      base: "surface-battle",
      change: all(carrierStrikes(raiders("admiral_hipper", 4)), (state) => {
        state.sides.allied.aircraft.push(plane("albacore_2", "albacore", 1, { carrier: "victorious" }));
      }),
      input: { runs: [run, run] },
      code: "RUNS_IMPOSSIBLE",
      section: "7.2.4",
      pointer: "/input/runs",
    }),
  ];
}

/** 12.7 Port Raids. */
function raids(): Vector[] {
  return [
    refused({
      id: "raid-nobody",
      title: "12.7 D-58 With aircraft of southern Norway alone nobody raids a port",
      citation: "12.7",
      operation: "raidPort",
      base: "confirmation",
      change: all(axisChit("K", "port_raids"), (state) => {
        const own = state.sides.axis;
        own.special.raidsLeft = 2;
        own.aircraft = own.aircraft.filter(({ id }) => id === "fw200_1");
      }),
      input: { port: "murmansk", light: "day", aircraft: ["fw200_1"] },
      code: "NO_RAIDERS",
      section: "12.7",
    }),
  ];
}

/** The refusals that stand in no other file. */
export const remainingRefusals = (): Vector[] => [
  ...edges(),
  ...convoys(),
  ...searches(),
  ...dummies(),
  ...battles(),
  ...raids(),
];
