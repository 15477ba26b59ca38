import { all, resolves, type Vector } from "./kit";
import { fighting } from "./kit/battles";
import { rulings } from "./kit/changes";
import { convoy, fleet, ships } from "./kit/fleets";
import { cover, crippled, defending, deny, move, order, plan, raiders } from "./kit/maneuver";

function refusals(): Vector[] {
  const first = defending({ round: 1 });
  const pq = convoy("convoy", 1, ships("es_british", 2, "mv", 8, "mo", 4));
  const merchants = fighting({ attacker: "axis", axis: [raiders], allied: [pq] }, { step: "maneuver_defender" });
  return [
    deny(
      "early",
      "7.5.2 In its first round no unit enters Torpedo Attack",
      "7.5.2",
      first,
      order([move(5, "torpedo_attack")]),
      "TOO_EARLY",
      "7.5.2",
      "/input/moves/0/area",
    ),
    deny(
      "crippled",
      "7.5.2 A Crippled ship does not maneuver",
      "7.5.2",
      defending({}, { axis: [crippled] }),
      order([move(3, "screening")]),
      "CANNOT_MANEUVER",
      "7.5.2",
      "/input/moves/0/unit",
    ),
    deny(
      "diw",
      "7.5.2 A ship Dead in the Water does not maneuver",
      "7.5.2",
      defending({}, { axis: [fleet("raiders", 1, ships("admiral_hipper", 0, "lutzow", 4))] }),
      order([move(3, "screening")]),
      "CANNOT_MANEUVER",
      "7.5.2",
      "/input/moves/0/unit",
    ),
    deny(
      "withdrawn",
      "7.5.2 A unit in Withdrawal stays there",
      "7.5.2",
      defending({}, {}, { 3: { area: "withdrawal" } }),
      order([move(3, "screening")]),
      "IN_WITHDRAWAL",
      "7.5.2",
      "/input/moves/0/unit",
    ),
    deny(
      "screens",
      "7.5.4 A screen before a unit in Deployment blocks one enemy, not two",
      "7.5.4",
      defending(),
      order([move(5, "screening", [1, 2], 3)]),
      "SCREEN_IMPOSSIBLE",
      "7.5.4",
      "/input/moves/0",
    ),
    deny(
      "screen-away",
      "7.5.4 A unit in Withdrawal screens nothing",
      "7.5.4",
      defending(),
      order([move(5, "withdrawal", [1])]),
      "SCREEN_IMPOSSIBLE",
      "7.5.4",
      "/input/moves/0",
    ),
    deny(
      "merchants",
      "7.5.4 Merchants move to Withdrawal alone",
      "7.5.4",
      merchants,
      order([move(5, "screening")]),
      "NO_WARSHIP",
      "7.5.4",
      "/input/moves/0/area",
    ),
    deny(
      "stack-limit",
      "7.2.4 Merchants stack to 10 CS",
      "7.2.4",
      merchants,
      order([], { stacks: [[5, 6]] }),
      "STACK_IMPOSSIBLE",
      "7.2.4",
      "/input/stacks",
    ),
    deny(
      "stack-kinds",
      "7.2.4 Escorts and merchants do not stack",
      "7.2.4",
      merchants,
      order([], { stacks: [[4, 6]] }),
      "STACK_IMPOSSIBLE",
      "7.2.4",
      "/input/stacks",
    ),
    deny(
      "stack-heavy",
      "7.2.4 Heavy ships do not stack",
      "7.2.4",
      defending(
        {},
        { axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4, "dd_z36a", 2, "dd_z34_36", 2))] },
      ),
      order([], { stacks: [[3, 4]] }),
      "VALUE_NOT_LISTED",
      "7.5.2",
      "/input/stacks/0/0",
    ),
    deny(
      "protects-mover",
      "7.5.4 What a screen covers by name stays in Deployment",
      "7.5.4",
      defending(),
      order([move(3, "withdrawal"), move(5, "screening", [1], 3)]),
      "MANEUVER_IMPOSSIBLE",
      "7.5.2",
      "/input",
    ),
    deny(
      "outmatched-area",
      "7.5.7 Before a stronger enemy German units move to Withdrawal",
      "7.5.7",
      defending({ outmatched: true }),
      order([move(3, "screening"), move(4, "withdrawal"), move(5, "withdrawal")]),
      "SUPERIOR_ENEMY",
      "7.5.7",
      "/input/moves/0/area",
    ),
    deny(
      "outmatched-all",
      "7.5.7 Before a stronger enemy all German units that can must move",
      "7.5.7",
      defending({ outmatched: true }),
      order([move(4, "withdrawal"), move(5, "withdrawal")]),
      "SUPERIOR_ENEMY",
      "7.5.7",
      "/input/moves",
    ),
  ];
}

function legal(): Vector[] {
  const pq = convoy("convoy", 1, ships("es_british", 2, "mv", 6, "mo", 4));
  const night = all(
    fighting(
      { attacker: "allied", allied: [cover], axis: [raiders], light: "night" },
      { step: "maneuver_attacker", round: 1, surprise: true },
    ),
  );
  return [
    resolves({
      ...plan,
      id: "maneuver-areas",
      title: "7.5.2 From its second round a unit may enter any area, and any may evade",
      change: defending(),
      input: order([move(5, "torpedo_attack", [1], 3), move(4, "withdrawal")], { evasion: [3] }),
      rolls: [],
      outcome: {
        moved: 2,
        display: [
          { no: 1, area: "deployment" },
          { no: 2, area: "deployment" },
          { no: 3, area: "deployment" },
          { no: 4, area: "withdrawal" },
          { no: 5, area: "torpedo_attack" },
        ],
      },
      snapshot: {
        pending: {
          decision: "surf_maneuver_attacker",
          side: "allied",
          battle: { units: [{}, {}, { evasion: true }, { evasion: false }, { screens: [1], protects: 3 }] },
        },
      },
      rulings: ["E-140"],
    }),
    resolves({
      ...plan,
      id: "maneuver-surprise",
      title: "7.5.2 7.5.3 By surprise at night the attacker enters Torpedo Attack in the first round",
      change: night,
      input: order([move(2, "torpedo_attack")]),
      rolls: [],
      outcome: { moved: 1 },
      snapshot: { pending: { decision: "surf_gun_targets_defender", side: "axis" } },
      rulings: ["E-135"],
    }),
    resolves({
      ...plan,
      id: "maneuver-ruled-without-surprise",
      title: "7.5.2, E-135 By ruling the attacker enters Torpedo Attack in the first round at night without surprise",
      change: all(
        fighting(
          { attacker: "allied", allied: [cover], axis: [raiders], light: "night" },
          { step: "maneuver_attacker", round: 1 },
        ),
        rulings("torpedoAreaWithoutSurprise"),
      ),
      input: order([move(2, "torpedo_attack")]),
      rolls: [],
      outcome: { moved: 1 },
      rulings: ["E-135"],
    }),
    deny(
      "ruled-by-day",
      "7.5.2, E-135 By day no one enters Torpedo Attack in the first round, whatever the ruling",
      "7.5.2",
      all(
        fighting({ attacker: "allied", allied: [cover], axis: [raiders] }, { step: "maneuver_attacker", round: 1 }),
        rulings("torpedoAreaWithoutSurprise"),
      ),
      order([move(2, "torpedo_attack")]),
      "TOO_EARLY",
      "7.5.2",
      "/input/moves/0/area",
    ),
    deny(
      "no-surprise",
      "7.5.2 At night without surprise no one enters Torpedo Attack in the first round",
      "7.5.2",
      fighting(
        { attacker: "allied", allied: [cover], axis: [raiders], light: "night" },
        { step: "maneuver_attacker", round: 1 },
      ),
      order([move(2, "torpedo_attack")]),
      "TOO_EARLY",
      "7.5.2",
      "/input/moves/0/area",
    ),
    resolves({
      ...plan,
      id: "maneuver-broken-off",
      title: "7.5.2 Once all units of both sides are in Withdrawal the battle is over, without a die",
      change: fighting(
        { attacker: "allied", allied: [cover], axis: [raiders] },
        { step: "maneuver_attacker" },
        { 3: { area: "withdrawal" }, 4: { area: "withdrawal" }, 5: { area: "withdrawal" } },
      ),
      input: order([move(1, "withdrawal"), move(2, "withdrawal")]),
      rolls: [],
      outcome: { moved: 2, round: null, display: [] },
      snapshot: {
        sides: {
          allied: { forces: [{ idLevel: 3, fuel: { marker: 18 } }] },
          axis: { forces: [{ idLevel: 3, fuel: { marker: 18 } }] },
        },
      },
    }),
    resolves({
      ...plan,
      id: "maneuver-stack",
      title: "7.2.4 E-56 Ten CS of merchants may be in one stack, known by its lowest number",
      citation: "7.2.4",
      change: fighting({ attacker: "axis", axis: [raiders], allied: [pq] }, { step: "maneuver_defender" }),
      input: order([move(5, "withdrawal")], { stacks: [[6, 5]] }),
      rolls: [],
      outcome: {
        display: [
          { no: 1 },
          { no: 2 },
          { no: 3 },
          { no: 4, area: "deployment", cs: 2 },
          { no: 5, area: "withdrawal", cs: 10 },
        ],
      },
      rulings: ["E-56"],
    }),
  ];
}

/** 7.2.4, 7.5.2, 7.5.4, 7.5.7 Vectors for legal and illegal maneuvers of units. */
export const vectors = (): Vector[] => [...refusals(), ...legal()];
