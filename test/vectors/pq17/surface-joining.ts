import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Pending } from "../../../src/rulesets/pq17/chapters/3-sequence-of-play/state";
import { all, type Change, draw, needs, plain, refused, resolves, type Vector } from "./kit";
import { field, fighting } from "./kit/battles";
import { cardWith, finds, misses } from "./kit/cards";
import { convoy, fleet, HEX, ships } from "./kit/fleets";

const pq = convoy("convoy", 1, ships("es_british", 2, "mv", 8), { idLevel: 1 });

const cover = fleet("cover", 2, ships("sheffield", 4, "jamaica", 4), { identified: false, idLevel: 0 });

const raiders = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4, "dd_z36a", 3), {
  identified: false,
  idLevel: 0,
});

const second = fleet("second", 2, ships("prinz_eugen", 4, "dd_z36a", 1), { identified: false, idLevel: 0 });

/** The Axis TF has found the convoy; the Allied TF in the hex may intercept. */
const mayIntercept: Change = all(field({ attacker: "axis", allied: [pq, cover], axis: [raiders] }), (state) => {
  const attack = { attackers: ["raiders"], target: "convoy", hex: HEX };
  state.pending = { decision: "surf_intercept", side: "allied", attack } as Pending;
  state.sides.axis.attacked = ["raiders"];
});

const shadowed: Change = (state) => {
  state.sides.allied.shadowing = [{ target: 1, by: "force", id: "cover" }];
};

function interceptions(): Vector[] {
  const plan = { operation: "interceptAttack", base: "surface-segment", citation: "7.5.1" };
  const goesOn = { pending: { decision: "surf_submarines", side: "allied", battle: { attacker: "axis" } } };
  return [
    resolves({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      citation: "7.5.1",
      id: "intercept-offered",
      title: "7.5.1 An attack that has found its target may be intercepted by another TF of the hex",
      change: field({ attacker: "axis", allied: [pq, cover], axis: [raiders] }),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis")],
      outcome: { located: ["raiders"], round: null },
      snapshot: { pending: { decision: "surf_intercept", side: "allied", attack: { target: "convoy", hex: HEX } } },
    }),
    resolves({
      ...plan,
      id: "intercept-none",
      title: "7.5.1 Without interception the attack continues",
      change: mayIntercept,
      input: { forces: [] },
      rolls: [],
      outcome: { by: null },
      rulings: ["D-19"],
      snapshot: goesOn,
    }),
    resolves({
      ...plan,
      id: "intercept-success",
      title: "7.5.1 D-19 A TF that finds the attackers attacks them, and that battle replaces the attack",
      change: mayIntercept,
      input: { forces: ["cover"] },
      rolls: [finds("interception-card", "allied")],
      outcome: { by: "cover", round: 1 },
      rulings: ["D-19"],
      snapshot: {
        pending: {
          decision: "surf_maneuver_defender",
          side: "axis",
          battle: {
            attacker: "allied",
            forces: [
              { side: "allied", force: "cover" },
              { side: "axis", force: "raiders" },
            ],
          },
        },
      },
    }),
    resolves({
      ...plan,
      id: "intercept-fails",
      title: "7.5.1 An interception that fails lets the attack continue",
      change: mayIntercept,
      input: { forces: ["cover"] },
      rolls: [misses("interception-card", "allied")],
      outcome: { by: null },
      snapshot: goesOn,
    }),
    resolves({
      ...plan,
      id: "intercept-numbered",
      title: "7.5.1 D-08 A numbered card does not find an attacker that is not identified",
      change: mayIntercept,
      input: { forces: ["cover"] },
      rolls: [
        draw(
          "interception-card",
          cardWith("allied", "day", "fair", "1"),
          `failed with card ${cardWith("allied", "day", "fair", "1")}`,
        ),
      ],
      outcome: { by: null },
      snapshot: goesOn,
    }),
    resolves({
      ...plan,
      id: "intercept-shadowing",
      title: "7.5.1 A TF that shadows the attackers draws a second card",
      change: all(mayIntercept, shadowed),
      input: { forces: ["cover"] },
      rolls: [
        misses("interception-card", "allied"),
        draw(
          "interception-card",
          cardWith("allied", "day", "fair", "U") - 1,
          `success with card ${cardWith("allied", "day", "fair", "U")}`,
        ),
      ],
      outcome: { by: "cover", round: 1 },
    }),
    needs({
      ...plan,
      id: "intercept-needs-card",
      title: "7.5.1 Requests the interception card",
      change: mayIntercept,
      input: { forces: ["cover"] },
      next: { label: "interception-card" },
    }),
    refused({
      ...plan,
      id: "intercept-target",
      title: "7.5.1 The force that is attacked does not intercept",
      change: mayIntercept,
      input: { forces: ["convoy"] },
      code: "VALUE_NOT_LISTED",
      section: "7.5.1",
      pointer: "/input/forces/0",
    }),
    refused({
      operation: "engageForces",
      base: "surface-segment",
      citation: "7.5.2",
      id: "engage-pending",
      title: "7.5.1 The interception is decided first",
      change: mayIntercept,
      input: { forces: [] },
      code: "DECISION_PENDING",
      section: "7.5.2",
    }),
  ];
}

/** A battle to which another force of the phasing Axis, or of the Allies, may come. */
function engaging(side: "axis" | "allied", more: Force): Change {
  const step = side === "axis" ? "engage_phasing" : "engage_other";
  const known = { ...raiders, identified: true, idLevel: 1 };
  return all(fighting({ attacker: "axis", allied: [pq], axis: [known] }, { step }), (state) => {
    state.sides[side].forces = [...state.sides[side].forces, more];
    Object.assign(state.pending ?? {}, { decision: "surf_engage", side });
  });
}

function engagements(): Vector[] {
  const plan = { operation: "engageForces", base: "surface-battle", citation: "7.5.2" };
  return [
    resolves({
      ...plan,
      id: "engage-joins",
      title:
        "7.5.2 From round 2 another TF that finds the enemy joins; its destroyers fill the counter of their class (1.4)",
      change: engaging("axis", second),
      input: { forces: ["second"] },
      rolls: [finds("engage-card", "axis")],
      outcome: {
        joined: ["second"],
        display: [
          { no: 1, side: "axis", cs: 4 },
          { no: 2, side: "axis", cs: 4 },
          { no: 3, side: "axis", cs: 4 },
          { no: 4, side: "allied", cs: 2 },
          { no: 5, side: "allied", cs: 8 },
          { no: 6, side: "axis", cs: 4, area: "deployment" },
        ],
      },
      rulings: ["D-20"],
      snapshot: { sides: { axis: { fought: ["second"] } }, pending: { decision: "surf_maneuver_defender" } },
    }),
    resolves({
      ...plan,
      id: "engage-fails",
      title: "7.5.2 A TF that does not find the enemy stays out",
      change: engaging("axis", second),
      input: { forces: ["second"] },
      rolls: [misses("engage-card", "axis")],
      outcome: { joined: [] },
      snapshot: { sides: { axis: { fought: [] } }, pending: { decision: "surf_maneuver_defender", side: "allied" } },
    }),
    resolves({
      ...plan,
      id: "engage-other-side",
      title: "7.5.2 The other side may join after the phasing side",
      change: engaging("allied", cover),
      input: { forces: ["cover"] },
      rolls: [finds("engage-card", "allied")],
      outcome: { joined: ["cover"] },
      snapshot: { sides: { allied: { fought: ["cover"] } } },
    }),
    resolves({
      ...plan,
      id: "engage-none",
      title: "7.5.2 No TF need join",
      change: engaging("axis", second),
      input: { forces: [] },
      rolls: [],
      outcome: { joined: [] },
    }),
    needs({
      ...plan,
      id: "engage-needs-card",
      title: "7.5.2 Requests the engagement card",
      change: engaging("axis", second),
      input: { forces: ["second"] },
      next: { label: "engage-card" },
    }),
    refused({
      ...plan,
      id: "engage-done",
      title: "7.5 D-35 A TF that has fought in this segment does not fight again",
      citation: "D-35",
      change: all(engaging("axis", second), (state) => {
        state.sides.axis.fought = ["second"];
      }),
      input: { forces: ["second"] },
      code: "CHOICE_COUNT",
      section: "7.5.2",
      pointer: "/input/forces",
    }),
    refused({
      ...plan,
      id: "engage-elsewhere",
      title: "7.5.2 Only TFs of the hex join",
      change: engaging("axis", { ...second, at: "0514" }),
      input: { forces: ["second"] },
      code: "CHOICE_COUNT",
      section: "7.5.2",
      pointer: "/input/forces",
    }),
  ];
}

/** 7.5.5, D-47 Escorts after a battle. */
function escorts(): Vector[] {
  const lost = [{ side: "allied" as const, force: "convoy", unit: "es_british", cs: 2 }];
  const ending = (allied: readonly Force[]): Change =>
    fighting(
      { attacker: "axis", axis: [{ ...raiders, identified: true, idLevel: 1 }], allied },
      { step: "withdraw_attacker", escortsLost: lost },
    );
  const plan = { operation: "withdrawUnits", base: "surface-battle", citation: "7.5.5" };
  const input = { roll: false, units: [], otherModifiers: true };
  return [
    resolves({
      ...plan,
      id: "escorts-back",
      title: "7.5.5 D-47 Escorts that were lost come back to their convoy after the battle",
      change: ending([convoy("convoy", 1, ships("dd_ai", 1, "es_british", 1, "mv", 8))]),
      input,
      rolls: [plain("combat-continue", [1], "over")],
      outcome: { round: null, vp: 0 },
      rulings: ["D-47"],
      snapshot: {
        sides: {
          allied: { forces: [{ units: [{ unit: "dd_ai" }, { unit: "es_british", cs: 3 }, { unit: "mv", cs: 8 }] }] },
        },
      },
    }),
    resolves({
      ...plan,
      id: "escorts-lost",
      title: "7.5.5 D-47 Without an escort or a convoy left they are sunk, ½ VP each",
      change: ending([fleet("convoy", 1, ships("dd_ai", 1))]),
      input,
      rolls: [plain("combat-continue", [1], "over")],
      outcome: { round: null, vp: -1 },
      rulings: ["D-47"],
      snapshot: { sides: { allied: { sunk: [{ unit: "es_british", cs: 2 }] } } },
    }),
  ];
}

/** 7.5.1, 7.5.2(i), 7.5.5 Vectors for the forces that fight, and the forces that remain. */
export const vectors = (): Vector[] => [...interceptions(), ...engagements(), ...escorts()];
