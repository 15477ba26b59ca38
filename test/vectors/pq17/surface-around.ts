import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import { all, type Change, type Json, plain, refused, resolves, type Vector } from "./kit";
import { field, fighting } from "./kit/battles";
import { convoy, fleet, ships } from "./kit/fleets";
import { cover, raiders } from "./kit/maneuver";

/** 7.5.9, 6.3.3 Night battles, shadowing after a battle, and helpers of convoys. */
export function vectors(): Vector[] {
  return [...nights(), ...shadowing(), ...helpers()];
}

/** 7.5.9 Counters that stay hidden by night. */
function nights(): Vector[] {
  const guns = { operation: "targetGuns", base: "surface-battle", citation: "7.5.9" };
  const change = (on: boolean): Change =>
    fighting({
      attacker: "allied",
      allied: [cover],
      axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4))],
      light: "night",
      options: on ? ["night_action"] : [],
    });
  const input = { targets: [{ unit: 1, target: 3, cs: 3 }] };
  const rolls = [7, 0, 0].map((face) => plain("gunnery", [face], face >= 7 ? "hit" : "miss"));
  return [
    resolves({
      ...guns,
      id: "night-action-on",
      title: "7.5.9 With the option counters stay face down at night until they are hit",
      change: change(true),
      input,
      rolls,
      outcome: {
        display: [
          { no: 1, cs: null },
          { no: 2, cs: null },
          { no: 3, cs: 3 },
          { no: 4, cs: null },
        ],
      },
      snapshot: { pending: { battle: { units: [{ hit: false }, { hit: false }, { hit: true }, { hit: false }] } } },
    }),
    resolves({
      ...guns,
      id: "night-action-off",
      title: "7.5.9 Without the option counters are face up at night",
      change: change(false),
      input,
      rolls,
      outcome: {
        display: [
          { no: 1, cs: 3 },
          { no: 2, cs: 3 },
          { no: 3, cs: 3 },
          { no: 4, cs: 4 },
        ],
      },
    }),
    resolves({
      operation: "withdrawUnits",
      base: "surface-battle",
      citation: "7.5.9",
      id: "night-action-report",
      title: "7.5.9 E-59 After the battle units that were hit are reported as a TF of ID2",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 3, "lutzow", 4), { idLevel: 2 })],
          light: "night",
          options: ["night_action"],
        },
        { step: "withdraw_attacker", germanLosses: true },
        { 3: { hit: true } },
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      outcome: { round: null },
      rulings: ["E-59"],
      snapshot: {
        sides: {
          allied: { reports: [{ block: 1, level: 2, kind: "task_force", heavy: 1, warships: { least: 1, most: 1 } }] },
        },
      },
    }),
  ];
}

/** 6.3.3 Shadowing after a battle. */
function shadowing(): Vector[] {
  const tirpitz = fleet("raiders", 1, ships("tirpitz", 5), { idLevel: 3 });
  const fleetOf = (...more: (string | number)[]): Force => fleet("cover", 1, ships("norfolk", 3, "dd_ai", 2, ...more));
  const waits: Change = all(field({ attacker: "axis", allied: [fleetOf()], axis: [tirpitz] }), (state) => {
    state.pending = { decision: "surf_shadow", side: "allied", targets: [1], forces: ["cover"] };
  });
  const plan3 = { operation: "shadowAfterBattle", base: "surface-segment", citation: "6.3.3" };
  return [
    resolves({
      ...plan3,
      id: "shadow-whole",
      title: "6.3.3 After a battle a force with a cruiser may shadow a German TF with a capital ship",
      change: waits,
      input: { force: "cover", block: 1, cruisers: [] },
      rolls: [],
      outcome: { shadower: "cover" },
      snapshot: { sides: { allied: { shadowing: [{ target: 1, by: "force", id: "cover" }] } } },
    }),
    resolves({
      ...plan3,
      id: "shadow-none",
      title: "6.3.3 No force need shadow after a battle",
      change: waits,
      input: { force: null, block: null, cruisers: [] },
      rolls: [],
      outcome: { shadower: null },
      snapshot: { sides: { allied: { shadowing: [] } } },
    }),
    refused({
      ...plan3,
      id: "shadow-battleship",
      title: "6.3.3 Cruisers shadow, no destroyers",
      change: waits,
      input: { force: "cover", block: 1, cruisers: ["dd_ai"] },
      code: "VALUE_NOT_LISTED",
      section: "6.3.3",
      pointer: "/input/cruisers/0",
    }),
    resolves({
      operation: "withdrawUnits",
      base: "surface-battle",
      citation: "6.3.3",
      id: "shadow-offered",
      title: "6.3.3 When a battle with Tirpitz is over the Allied cruisers decide",
      change: fighting({ attacker: "axis", allied: [fleetOf()], axis: [tirpitz] }, { step: "withdraw_attacker" }),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      snapshot: { pending: { decision: "surf_shadow", side: "allied", targets: [1], forces: ["cover"] } },
    }),
  ];
}

/** 7.4.6, 7.5.6 Submarines of convoys, and strikes from carriers. */
function helpers(): Vector[] {
  const joiningQuestion = (units: Force["units"]): Change =>
    all(
      fighting(
        { attacker: "axis", axis: [raiders], allied: [convoy("convoy", 1, units)] },
        { step: "set_up", round: 0, units: [], hadWarships: false },
      ),
      (state) => {
        Object.assign(state.pending ?? {}, { decision: "surf_submarines", side: "allied" });
      },
    );
  const send = { operation: "sendConvoySubmarines", base: "surface-battle", citation: "7.4.6" };
  const boats = ships("es_british", 2, "ss_british", 1, "mv", 8);
  return [
    resolves({
      ...send,
      id: "submarines-stay",
      title: "7.4.6 D-56 Submarines that stay with their convoy are not deployed",
      change: joiningQuestion(boats),
      input: { block: null },
      rolls: [],
      outcome: {
        block: null,
        round: 1,
        display: [{ no: 1 }, { no: 2 }, { no: 3 }, { no: 4, side: "allied", cs: 2 }, { no: 5, side: "allied", cs: 8 }],
      },
    }),
    refused({
      ...send,
      id: "submarines-none",
      title: "7.4.6 A convoy without submarines sends none",
      change: joiningQuestion(ships("es_british", 2, "mv", 8)),
      input: { block: 1 },
      code: "VALUE_NOT_LISTED",
      section: "7.4.6",
      pointer: "/input/block",
    }),
    refused({
      operation: "strikeFromCarrier",
      base: "surface-battle",
      citation: "7.5.6",
      id: "carrier-not-asked",
      title: "7.5.6 Without a carrier there is no strike",
      input: { runs: [] },
      code: "DECISION_PENDING",
      section: "7.5.6",
    }),
    resolves({
      operation: "strikeFromCarrier",
      base: "surface-battle",
      citation: "7.5.6",
      id: "carrier-passes",
      title: "7.5.6 A carrier that is attacked need not strike",
      change: fighting(
        { attacker: "axis", axis: [raiders], allied: [fleet("cover", 1, ships("victorious", 4, "dd_ai", 4))] },
        { step: "carrier" },
      ),
      input: { runs: [] },
      rolls: [],
      outcome: { flak: [], attacks: [] },
      snapshot: { pending: { decision: "surf_gun_targets_defender", side: "allied", battle: { struck: true } } },
    }),
  ].map((each) =>
    each.id === "carrier-passes"
      ? {
          ...each,
          patch: {
            ...(each.patch as Json),
            pending: { ...((each.patch as { pending: Json }).pending ?? {}), decision: "surf_carrier", side: "allied" },
          },
        }
      : each,
  );
}
