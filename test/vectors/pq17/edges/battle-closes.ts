import { all, plain, resolves, roll, type Vector } from "../kit";
import { fighting, WITHDRAWING } from "../kit/battles";
import { convoy, fleet, ships } from "../kit/fleets";
import { cover as defender, defending, deny, move, order } from "../kit/maneuver";
import { cover, dice, marked, plan, raiders } from "../surface-guns/gunfire";
import { stack } from "./battle-displays";

/** 1.4, 7.5.2 Vectors for the adjustments at the end of a battle. */
export function battleCloses(): Vector[] {
  return [
    resolves({
      ...WITHDRAWING,
      id: "battle-close-gathered",
      title: "1.4 Like CS of a force are one entry again when a battle is over",
      citation: "1.4",
      change: all(
        fighting(
          {
            attacker: "axis",
            axis: [raiders(...ships("admiral_hipper", 4))],
            allied: [
              cover(
                ...ships("sheffield", 4, "dd_ai", 2),
                marked("dd_ai", 1, "crippled"),
                marked("dd_ai", 1, "crippled"),
              ),
            ],
          },
          { step: "withdraw_attacker" },
        ),
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      snapshot: {
        pending: null,
        sides: {
          allied: {
            forces: [
              {
                units: [
                  { unit: "sheffield", cs: 4 },
                  { unit: "dd_ai", cs: 2, marks: [] },
                  { unit: "dd_ai", cs: 2, marks: ["crippled"] },
                ],
              },
            ],
          },
        },
      },
    }),
    resolves({
      ...plan,
      id: "battle-close-surprised-fire",
      title: "7.5.3 In the round of surprise the defender fires after the attacker's torpedoes",
      citation: "7.5.3",
      change: fighting(
        {
          attacker: "axis",
          axis: [raiders(...ships("admiral_hipper", 4))],
          allied: [cover(...ships("sheffield", 4))],
        },
        { step: "gun_targets_attacker", round: 1, surprise: true, guns: [{ unit: 2, target: 1, cs: 4 }] },
      ),
      input: { targets: [{ unit: 1, target: 2, cs: 4 }] },
      rolls: [...dice("CA", "CL", [0, 0, 0, 0]), ...dice("CL", "CA", [0, 0, 0, 0])],
      outcome: {
        salvos: [
          { unit: 1, target: 2, dice: 4, hits: 0 },
          { unit: 2, target: 1, dice: 4, hits: 0 },
        ],
        round: 1,
      },
    }),
    resolves({
      ...WITHDRAWING,
      id: "battle-close-same-name-elsewhere",
      title: "7.5.2 A force that has the name of an enemy in the battle is not in it",
      citation: "7.5.2",
      change: all(
        fighting(
          {
            attacker: "axis",
            axis: [raiders(...ships("admiral_hipper", 4))],
            allied: [cover(...ships("sheffield", 4))],
          },
          { step: "withdraw_attacker" },
        ),
        (state) => {
          state.sides.axis.forces.push(
            fleet("cover", 2, ships("lutzow", 4), { at: "0412", identified: false, idLevel: 0 }),
          );
        },
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [0], "over")],
      snapshot: {
        pending: null,
        sides: { axis: { forces: [{ id: "raiders" }, { id: "cover", identified: false, fuel: { marker: 20 } }] } },
      },
    }),
    resolves({
      ...WITHDRAWING,
      id: "battle-close-same-name-joins",
      title: "7.5.2 A force that has the name of an enemy in the battle may join it",
      citation: "7.5.2",
      change: all(
        fighting(
          {
            attacker: "axis",
            axis: [raiders(...ships("admiral_hipper", 4))],
            allied: [cover(...ships("sheffield", 4))],
          },
          { step: "withdraw_attacker" },
        ),
        (state) => {
          state.sides.axis.forces.push(fleet("cover", 2, ships("lutzow", 4)));
        },
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [9], "goes on")],
      snapshot: { pending: { decision: "surf_engage", side: "axis", battle: { round: 3 } } },
    }),
    resolves({
      ...WITHDRAWING,
      id: "battle-close-mixed-escort",
      title: "7.5.8 A stack of a destroyer and an escort is an escort of the merchants",
      citation: "7.5.8",
      change: all(
        fighting(
          {
            attacker: "axis",
            axis: [raiders(...ships("admiral_hipper", 4))],
            allied: [convoy("convoy", 1, ships("dd_ai", 1, "es_british", 1, "mv", 4))],
          },
          { step: "withdraw_attacker" },
        ),
        stack(2, 3),
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [9], "goes on")],
      snapshot: { pending: { decision: "surf_maneuver_defender", battle: { round: 3, unescorted: null } } },
    }),
    ...(["diw", "crippled"] as const).map((mark) =>
      deny(
        `stack-part-${mark}`,
        `7.5.2 A stack of which a part is ${mark === "diw" ? "Dead in the Water" : "Crippled"} stays in Deployment`,
        "7.5.2",
        all(
          defending(
            {},
            {
              allied: [defender],
              axis: [raiders(...ships("admiral_hipper", 4, "dd_z36a", 2), marked("dd_z34_36", 1, mark))],
            },
          ),
          stack(4, 5),
        ),
        order([move(4, "torpedo_attack")]),
        "CANNOT_MANEUVER",
        "7.5.2",
        "/input/moves/0/unit",
      ),
    ),
    resolves({
      ...plan,
      id: "battle-close-loss-adrift",
      title: "7.5.2(v) A German destroyer that is made Dead in the Water is a loss",
      citation: "7.5.2",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("london", 3))],
          axis: [raiders(...ships("dd_z36a", 2, "lutzow", 4))],
          options: ["destroyer_hits"],
        },
        { germanLosses: false },
      ),
      input: { targets: [{ unit: 1, target: 3, cs: 3 }] },
      rolls: [...dice("CA", "DD", [7]), roll("destroyer-fate", "DESTROYER_FATE", [4]), ...dice("CA", "DD", [0, 0])],
      outcome: { salvos: [{ unit: 1, target: 3, hits: 1 }] },
      snapshot: { pending: { battle: { germanLosses: true } } },
    }),
  ];
}
