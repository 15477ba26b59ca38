import { type Change, type Json, resolves, roll, type Vector } from "../kit";
import { type Field, fighting } from "../kit/battles";
import { ships } from "../kit/fleets";
import { cover, dice, marked, plan, raiders } from "./gunfire";

/** 7.9 Destroyers that are hit, with the option. */
export function fates(): Vector[] {
  const battle = (on: Partial<Field>): Change =>
    fighting({
      attacker: "allied",
      allied: [cover(...ships("adventure", 1))],
      axis: [raiders(...ships("dd_z36a", 3))],
      ...on,
    });
  const input = { targets: [{ unit: 1, target: 2, cs: 1 }] };
  const hit = dice("CM", "DD", [8]);
  const results: readonly (readonly [string, readonly number[], Json, number])[] = [
    [
      "sunk",
      [0, 1, 2, 3],
      { forces: [{ units: [{ unit: "dd_z36a", cs: 2, marks: [] }] }], sunk: [{ unit: "dd_z36a", cs: 1 }], removed: [] },
      1,
    ],
    [
      "diw",
      [4, 5],
      {
        forces: [
          {
            units: [
              { unit: "dd_z36a", cs: 2, marks: [] },
              { unit: "dd_z36a", cs: 1, marks: ["diw"] },
            ],
          },
        ],
        sunk: [],
      },
      0,
    ],
    [
      "crippled",
      [6],
      {
        forces: [
          {
            units: [
              { unit: "dd_z36a", cs: 2, marks: [] },
              { unit: "dd_z36a", cs: 1, marks: ["crippled"] },
            ],
          },
        ],
        sunk: [],
      },
      0,
    ],
    [
      "damaged",
      [7, 8, 9],
      {
        forces: [{ units: [{ unit: "dd_z36a", cs: 2, marks: [] }] }],
        sunk: [],
        removed: [{ unit: "dd_z36a", cs: 1, why: "destroyer_damage" }],
      },
      0,
    ],
  ];
  const all = results.flatMap(([fate, faces, axis, vp]) =>
    faces.map((face) =>
      resolves({
        ...plan,
        id: `fate-${face}`,
        title: `DESTROYER_FATE 7.9 A die of ${face}: ${fate}`,
        citation: "7.9",
        change: battle({ options: ["destroyer_hits"] }),
        input,
        rolls: [...hit, roll("destroyer-fate", "DESTROYER_FATE", [face])],
        outcome: { salvos: [{ dice: 1, hits: 1 }], vp },
        snapshot: { pending: { battle: { germanLosses: true } }, sides: { axis } },
      }),
    ),
  );
  return [
    ...all,
    resolves({
      ...plan,
      id: "fate-option-off",
      title: "7.9 Without the option a hit sinks a destroyer and no fate is rolled",
      citation: "7.9",
      change: battle({}),
      input,
      rolls: hit,
      outcome: { salvos: [{ dice: 1, hits: 1 }], vp: 1 },
      snapshot: {
        sides: { axis: { forces: [{ units: [{ unit: "dd_z36a", cs: 2 }] }], sunk: [{ unit: "dd_z36a", cs: 1 }] } },
      },
    }),
    resolves({
      ...plan,
      id: "fate-torpedo-boat",
      title: "7.9 The option concerns destroyers alone: a torpedo boat that is hit sinks",
      citation: "7.9",
      change: battle({ options: ["destroyer_hits"], axis: [raiders(...ships("tb_35_37", 3))] }),
      input,
      rolls: hit,
      outcome: { salvos: [{ hits: 1 }], vp: 0.5 },
    }),
    resolves({
      ...plan,
      id: "fate-out",
      title: "7.9 A destroyer Dead in the Water that is hit sinks without a fate",
      citation: "7.9",
      change: fighting(
        {
          attacker: "allied",
          allied: [cover(...ships("adventure", 1))],
          axis: [raiders(marked("dd_z36a", 1, "diw"))],
          options: ["destroyer_hits"],
        },
        { germanLosses: true },
      ),
      input,
      rolls: dice("CM", "DD", [6], { TARGET_DIW_OR_TOW: 2 }),
      outcome: { salvos: [{ hits: 1 }], vp: 1, round: 2 },
    }),
  ];
}
