import type { Light, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { all, type Change, draw, needs, plain, type Roll, resolves, roll, type Vector } from "./kit";
import { battleOf, field, fighting } from "./kit/battles";
import { finds } from "./kit/cards";
import { convoy, fleet, ships } from "./kit/fleets";

const raiders = fleet("raiders", 1, ships("admiral_hipper", 4, "dd_z34_36", 2));

const merchants = (cs = 10) => convoy("convoy", 1, ships("mv", cs), { idLevel: 1 });

const stay = { block: null };

/** The owner of a convoy without warships must choose its submarines, before the battle. */
function attackQuestion({ light = "day", weather = "fair" }: { light?: Light; weather?: Weather }): Change {
  return all(
    fighting(
      { attacker: "axis", axis: [raiders], allied: [merchants()], light, weather },
      { step: "set_up", round: 0, units: [], hadWarships: false },
    ),
    (state) => {
      if (state.pending === null) return;
      Object.assign(state.pending, { decision: "surf_submarines", side: "allied" });
    },
  );
}

const SETTINGS: readonly (readonly [string, Light, Weather, number])[] = [
  ["day", "day", "fair", 2],
  ["night", "night", "fair", 1],
  ["reduced", "day", "reduced_visibility", 1],
  ["night-reduced", "night", "reduced_visibility", 1],
  ["fog", "day", "fog", 1],
  ["storm", "day", "storm", 1],
  ["gale", "day", "gale", 1],
];

function lengths(): Vector[] {
  return SETTINGS.map(([id, light, weather, unescorted]) =>
    resolves({
      operation: "sendConvoySubmarines",
      base: "surface-battle",
      citation: "7.5.8",
      id: `unescorted-${id}`,
      title: `UNESCORTED_ROUNDS 7.5.8 By ${light} in ${weather.replace("_", " ")} merchants alone are under fire for ${unescorted} ${unescorted === 1 ? "round" : "rounds"}`,
      change: attackQuestion({ light, weather }),
      input: stay,
      rolls: [],
      outcome: {
        round: 1,
        display: [
          { no: 1, side: "axis", area: "torpedo_attack", cs: 4 },
          { no: 2, side: "axis", area: "torpedo_attack", cs: 2 },
          { no: 3, side: "allied", area: "deployment", cs: 8 },
          { no: 4, side: "allied", area: "deployment", cs: 2 },
        ],
      },
      rulings: ["E-54"],
      snapshot: {
        pending: { decision: "surf_gun_targets_attacker", side: "axis", battle: { unescorted, round: 1 } },
      },
    }),
  );
}

/** 7.5.8 Surprise brings a round more. */
function surprised(): Vector[] {
  const by = (light: Light, weather: Weather, modifiers: Readonly<Record<string, number>>, unescorted: number) =>
    resolves({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      citation: "7.5.8",
      id: `unescorted-surprise-${weather}`,
      title: `UNESCORTED_ROUNDS 7.5.8 Surprised by ${light} in ${weather} merchants alone are under fire for ${unescorted} ${unescorted === 1 ? "round" : "rounds"}`,
      change: field({ light, weather, axis: [raiders], allied: [merchants()] }),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis", light, weather), roll("surprise", "SURPRISE", [9], null, modifiers)],
      outcome: { located: ["raiders"], round: 1 },
      snapshot: { pending: { decision: "surf_gun_targets_attacker", battle: { unescorted, surprise: true } } },
    });
  return [by("night", "fair", {}, 2), by("day", "storm", { STORM: 1 }, 1)];
}

/** 7.5.8 The last escort goes down: the rounds that follow are counted, with one for the escort. */
function stripped(): Vector[] {
  const escorted = convoy("convoy", 1, ships("dd_ai", 1, "mv", 4));
  const by = (id: string, light: Light, unescorted: number): Vector =>
    resolves({
      operation: "withdrawUnits",
      base: "surface-battle",
      citation: "7.5.8",
      id: `unescorted-stripped-${id}`,
      title: `UNESCORTED_ROUNDS 7.5.8 By ${light} a convoy that has lost its warships is under fire for ${unescorted} more rounds`,
      change: all(
        fighting(
          { attacker: "axis", axis: [raiders], allied: [{ ...escorted, units: ships("mv", 4) }], light },
          { step: "withdraw_attacker", round: 1 },
        ),
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [],
      outcome: { round: 2 },
      snapshot: {
        pending: { decision: "surf_gun_targets_attacker", side: "axis", battle: { unescorted, round: 2 } },
      },
    });
  return [by("day", "day", 3), by("night", "night", 2)];
}

const hunting = (unescorted: number, cs = 10): Change =>
  all(
    fighting({ attacker: "axis", axis: [raiders], allied: [merchants(cs)] }, { unescorted, hadWarships: false }),
    (state) => {
      for (const unit of battleOf(state).units) if (unit.side === "axis") unit.area = "torpedo_attack";
    },
  );

const guns = (faces: readonly number[], number: number): Roll[] =>
  faces.map((face) => plain("gunnery", [face], face >= number ? "hit" : "miss"));

function salvos(): Vector[] {
  const targets = [
    { unit: 1, target: 3, cs: 4 },
    { unit: 2, target: 4, cs: 2 },
  ];
  const plan = { operation: "targetGuns", base: "surface-hunt", citation: "7.5.8" };
  return [
    resolves({
      ...plan,
      id: "hunt-guns",
      title: "7.5.8 Guns sink merchants: CA need 5, destroyers 6, and each loaded CS costs 2 VP (2.1.1)",
      change: hunting(2),
      input: { targets },
      rolls: [...guns([4, 5, 0, 9], 5), ...guns([5, 6], 6)],
      outcome: {
        salvos: [
          { unit: 1, target: 3, dice: 4, hits: 2 },
          { unit: 2, target: 4, dice: 2, hits: 1 },
        ],
        vp: -6,
      },
      snapshot: {
        pending: { decision: "surf_torp_targets_attacker", side: "axis" },
        sides: { allied: { forces: [{ id: "convoy", units: [{ unit: "mv", cs: 7 }] }] } },
      },
    }),
    resolves({
      operation: "targetTorpedoes",
      base: "surface-hunt",
      citation: "7.5.8",
      id: "hunt-last-round",
      title: "7.5.8 After the last round the merchants that are left scatter and are ID3",
      change: all(hunting(1), (state) => {
        Object.assign(state.pending ?? {}, { decision: "surf_torp_targets_attacker" });
        battleOf(state).step = "torpedo_targets_attacker";
      }),
      input: { targets: [] },
      rolls: [],
      outcome: { round: null, display: [] },
      snapshot: {
        sides: {
          allied: { forces: [{ id: "convoy", idLevel: 3, convoy: { scattered: true }, fuel: { marker: 18 } }] },
          axis: { forces: [{ id: "raiders", idLevel: 3, fuel: { marker: 18 } }] },
        },
      },
    }),
    resolves({
      operation: "targetTorpedoes",
      base: "surface-hunt",
      citation: "7.5.8",
      id: "hunt-torpedoes",
      title: "7.5.8 7.3.1 Torpedoes against merchants have 1 more, and one hit may sink two (D-62)",
      change: all(hunting(2), (state) => {
        Object.assign(state.pending ?? {}, { decision: "surf_torp_targets_attacker" });
        battleOf(state).step = "torpedo_targets_attacker";
      }),
      input: {
        targets: [
          { unit: 1, target: 3, attacks: 1 },
          { unit: 2, target: 4, attacks: 2 },
        ],
      },
      rolls: [
        roll("torpedo-attack", "TORPEDO_ATTACK", [7], null, { TARGET_CONVOY_SHIP: 1 }),
        roll("torpedo-damage", "TORPEDO_DAMAGE", [8], "MX"),
        roll("torpedo-attack", "TORPEDO_ATTACK", [6], null, { TARGET_CONVOY_SHIP: 1 }),
        roll("torpedo-attack", "TORPEDO_ATTACK", [8], null, { TARGET_CONVOY_SHIP: 1 }),
        roll("torpedo-damage", "TORPEDO_DAMAGE", [7], "MX"),
        draw("torpedo-second-victim", 1, "mv"),
      ].map(({ result, ...rest }) => (rest.label === "torpedo-damage" ? rest : { ...rest, result })) as Roll[],
      outcome: {
        volleys: [
          { unit: 1, attacks: 1, successes: 1 },
          { unit: 2, attacks: 2, successes: 1 },
        ],
        round: 3,
      },
      rulings: ["D-62"],
      snapshot: {
        vp: { total: -6 },
        pending: { decision: "surf_gun_targets_attacker", battle: { unescorted: 1 } },
        sides: {
          allied: { forces: [{ id: "convoy", units: [{ unit: "mv", cs: 7 }] }] },
          axis: { forces: [{ units: [{ torpedoesSpent: 1 }, { torpedoesSpent: 2 }] }] },
        },
      },
    }),
    needs({
      ...plan,
      id: "hunt-needs-dice",
      title: "7.5.8 Requests a gunnery die for every CS",
      change: hunting(2),
      input: { targets },
      rolls: guns([4, 5, 0, 9], 5),
      next: { label: "gunnery", dice: "1d0-9" },
    }),
    needs({
      operation: "targetTorpedoes",
      base: "surface-hunt",
      citation: "7.5.8",
      id: "hunt-needs-torpedo",
      title: "7.3.1 Requests the torpedo attack die",
      change: all(hunting(2), (state) => {
        Object.assign(state.pending ?? {}, { decision: "surf_torp_targets_attacker" });
        battleOf(state).step = "torpedo_targets_attacker";
      }),
      input: { targets: [{ unit: 1, target: 3, attacks: 1 }] },
      next: { label: "torpedo-attack", dice: "1d0-9", chart: "TORPEDO_ATTACK" },
    }),
    needs({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      citation: "7.1.1",
      id: "declare-needs-card",
      title: "7.1.1 Requests the location card",
      change: field({ axis: [raiders], allied: [merchants()] }),
      input: { block: 1, attackers: ["raiders"] },
      next: { label: "locate-card" },
    }),
    needs({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      citation: "7.6",
      id: "declare-needs-surprise",
      title: "7.6 Requests the surprise die at night",
      change: field({ axis: [raiders], allied: [merchants()], light: "night" }),
      input: { block: 1, attackers: ["raiders"] },
      rolls: [finds("locate-card", "axis", "night")],
      next: { label: "surprise", dice: "1d0-9", chart: "SURPRISE" },
    }),
    needs({
      operation: "withdrawUnits",
      base: "surface-battle",
      citation: "7.5.2",
      id: "withdraw-needs-die",
      title: "7.5.2 Requests the withdrawal die",
      change: fighting({ attacker: "axis", axis: [raiders] }, { step: "withdraw_attacker" }),
      input: { roll: true, units: [1], otherModifiers: true },
      next: { label: "withdrawal", dice: "1d0-9", chart: "WITHDRAWAL" },
    }),
  ];
}

/** 7.5.8 Convoys without warships. */
export const vectors = (): Vector[] => [...lengths(), ...surprised(), ...stripped(), ...salvos()];
