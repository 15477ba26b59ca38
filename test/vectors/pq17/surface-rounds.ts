import { all, type Change, needs, plain, resolves, type Vector } from "./kit";
import { fighting, WITHDRAWING } from "./kit/battles";
import { rulings } from "./kit/changes";
import { convoy, fleet, LONE_CRUISER, ships } from "./kit/fleets";

const stay = { roll: false, units: [], otherModifiers: true };

const raiders = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 4));

/** The attacker, who is the last to decide in a round, may withdraw. */
const closing = (round: number, light: "day" | "night" = "day"): Change =>
  fighting(
    { attacker: "allied", allied: [LONE_CRUISER], axis: [raiders], light },
    { step: "withdraw_attacker", round },
  );

const fought = (idLevel: number) => ({
  sides: {
    allied: { forces: [{ id: "cover", identified: true, idLevel, fuel: { state: "full", marker: 18 } }] },
    axis: { forces: [{ id: "raiders", identified: true, idLevel, fuel: { state: "full", marker: 18 } }] },
  },
});

/** D-23 The die that ends a battle, in every round. */
function ends(): Vector[] {
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return rounds.flatMap((round) => [
    resolves({
      ...WITHDRAWING,
      id: `round-${round}-over`,
      title: `7.5.2 D-23 After round ${round} a die of ${round - 1} ends the battle`,
      change: closing(round),
      input: stay,
      rolls: [plain("combat-continue", [round - 1], "over")],
      outcome: { round: null, display: [] },
      rulings: ["D-23"],
      snapshot: fought(3),
    }),
    resolves({
      ...WITHDRAWING,
      id: `round-${round}-on`,
      title: `7.5.2 D-23 After round ${round} a die of ${round} continues the battle`,
      change: closing(round),
      input: stay,
      rolls: [plain("combat-continue", [round], "goes on")],
      outcome: { round: round + 1 },
      rulings: ["D-23"],
      snapshot: { pending: { decision: "surf_maneuver_defender", side: "axis", battle: { round: round + 1 } } },
    }),
  ]);
}

function others(): Vector[] {
  const alone = fleet("cover", 1, ships("sheffield", 4));
  return [
    needs({
      ...WITHDRAWING,
      id: "round-needs",
      title: "7.5.2 D-23 Asks the Axis for the die that may end the battle",
      change: closing(4),
      input: stay,
      next: { label: "combat-continue", dice: "1d0-9" },
    }),
    resolves({
      ...WITHDRAWING,
      id: "round-10",
      title: "7.5.2 D-23 The tenth round is the last, without a die",
      change: closing(10),
      input: stay,
      rolls: [],
      outcome: { round: null, display: [] },
      snapshot: fought(3),
    }),
    resolves({
      ...WITHDRAWING,
      id: "round-night",
      title: "6.7 By night a surface battle brings ID2, and costs two turns of fuel (11.1.3)",
      citation: "6.7",
      change: closing(2, "night"),
      input: stay,
      rolls: [plain("combat-continue", [0], "over")],
      outcome: { round: null },
      snapshot: fought(2),
    }),
    resolves({
      ...WITHDRAWING,
      id: "round-empty",
      title: "7.5.2 A battle that one side has left is over without a die",
      change: fighting(
        { attacker: "allied", allied: [alone], axis: [raiders] },
        { step: "withdraw_attacker" },
        { 2: { withdrawn: true }, 3: { withdrawn: true } },
      ),
      input: stay,
      rolls: [],
      outcome: { round: null },
      snapshot: fought(3),
    }),
    ...[false, true].map((isKept) =>
      resolves({
        ...WITHDRAWING,
        id: isKept ? "round-convoy-fuel-kept" : "round-convoy-fuel",
        title: isKept
          ? "11.1.3, E-137 By ruling a surface battle costs a convoy no fuel"
          : "11.1.3, E-137 A surface battle costs a convoy its fuel too",
        citation: "11.1.3",
        change: all(
          fighting(
            { attacker: "axis", axis: [raiders], allied: [convoy("convoy", 1, ships("dd_ai", 3, "mv", 5))] },
            { step: "withdraw_attacker" },
          ),
          isKept ? rulings("convoyFuelKeptInBattle") : undefined,
        ),
        input: stay,
        rolls: [plain("combat-continue", [1], "over")],
        outcome: { round: null },
        snapshot: {
          sides: {
            allied: { forces: [{ id: "convoy", idLevel: 3, fuel: { marker: isKept ? 20 : 18 } }] },
            axis: { forces: [{ id: "raiders", fuel: { marker: 18 } }] },
          },
        },
        rulings: ["E-137"],
      }),
    ),
  ];
}

/** 7.5.2(vi) The end of a round and of a battle. */
export const vectors = (): Vector[] => [...ends(), ...others()];
