import { all, type Case, type Change, refused, resolves, type Vector } from "../kit";
import { force, fresh, options, phase } from "../kit/changes";
import { being, COVER, convoy } from "../kit/forces";

/** 1.2.3 Ships that leave their force. */
export function detaching(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "1.2.3", operation: "detachForce", base: "lone-allied" };
  const step = phase("move_detach", "allied");
  const fleet: Change = being("allied", (each) => {
    each.units = [fresh("norfolk", 3), fresh("kent", 3), fresh("dd_ai", 3)];
    Object.assign(each, { identified: true, idLevel: 2 });
    Object.assign(each.fuel, { marker: 14 });
  });
  const towed: Change = being("allied", (each) => {
    each.units = [
      { ...fresh("norfolk", 0), tow: "dd_ai" },
      { ...fresh("dd_ai", 1), tow: "norfolk" },
      fresh("kent", 3),
      fresh("dd_ai", 2),
    ];
  });
  const crippled: Change = being("allied", (each) => {
    each.units.push({ ...fresh("dd_ai", 1), marks: ["crippled"] });
    each.units[2] = fresh("dd_ai", 2);
  });
  const one = [{ unit: "kent", cs: 3 }];
  return [
    resolves({
      ...plain,
      id: "detach-ids",
      title: "1.2.3 The new force keeps the ID of the old one",
      change: all(step, fleet),
      input: { force: COVER, units: [...one, { unit: "dd_ai", cs: 1 }] },
      rolls: [],
      outcome: { force: COVER, kind: "task_force" },
    }),
    resolves({
      ...plain,
      id: "detach-heavy",
      title: "11.1.2 Heavy ships that leave light ones gain 8 turns of fuel",
      citation: "11.1.2",
      change: all(step, fleet),
      input: { force: COVER, units: one },
      rolls: [],
      outcome: { kind: "task_force" },
      rulings: ["E-44"],
    }),
    resolves({
      ...plain,
      id: "detach-tow",
      title: "1.2.3, 5.1.1 A ship in tow leaves with the CS that tows it (E-46)",
      change: all(step, fleet, towed),
      input: { force: COVER, units: [{ unit: "norfolk", cs: 1 }] },
      rolls: [],
      outcome: { kind: "task_force" },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { id: COVER, units: [{ unit: "kent" }, { unit: "dd_ai", cs: 2, tow: null }] },
              {
                units: [
                  { unit: "norfolk", tow: "dd_ai" },
                  { unit: "dd_ai", cs: 1, tow: "norfolk" },
                ],
              },
            ],
          },
        },
      },
      rulings: ["E-46"],
    }),
    resolves({
      ...plain,
      id: "detach-crippled",
      title: "7.9 Crippled destroyers leave as their owner picks them",
      citation: "7.9",
      change: all(step, fleet, options("destroyer_hits"), crippled),
      input: { force: COVER, units: [{ unit: "dd_ai", cs: 1, mark: "crippled" }] },
      rolls: [],
      outcome: { kind: "task_force" },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { id: COVER, units: [{ unit: "norfolk" }, { unit: "kent" }, { unit: "dd_ai", cs: 2, marks: [] }] },
              { units: [{ unit: "dd_ai", cs: 1, marks: ["crippled"] }] },
            ],
          },
        },
      },
    }),
    refused({
      ...plain,
      id: "detach-mark-alike",
      title: "7.9 A mark picks nothing where all CS are alike",
      citation: "7.9",
      change: all(step, fleet),
      input: { force: COVER, units: [{ unit: "dd_ai", cs: 1, mark: "crippled" }] },
      code: "VALUE_NOT_LISTED",
      section: "1.2.3",
      pointer: "/input/units/0/mark",
    }),
    refused({
      ...plain,
      id: "detach-whole-ship",
      title: "1.2.3 A named ship leaves whole",
      change: all(step, fleet),
      input: { force: COVER, units: [{ unit: "kent", cs: 2 }] },
      code: "VALUE_NOT_LISTED",
      section: "1.2.3",
      pointer: "/input/units/0/cs",
    }),
    refused({
      ...plain,
      id: "detach-all",
      title: "1.2.3 Something stays with the old force",
      change: all(step, fleet),
      input: {
        force: COVER,
        units: [
          { unit: "norfolk", cs: 3 },
          { unit: "kent", cs: 3 },
          { unit: "dd_ai", cs: 3 },
        ],
      },
      code: "FORCE_EMPTIED",
      section: "1.2.3",
      pointer: "/input/units",
    }),
    refused({
      ...plain,
      id: "detach-merchants",
      title: "1.2.3 Merchants never detach themselves",
      change: all(step, convoy("0708", 9)),
      input: { force: COVER, units: [{ unit: "mv", cs: 2 }] },
      code: "VALUE_NOT_LISTED",
      section: "1.2.3",
      pointer: "/input/units/0/unit",
    }),
    refused({
      ...plain,
      id: "detach-out-of-turn",
      title: "1.2.3 Forces are split before blocks move",
      change: phase("move_blocks", "allied"),
      input: { force: COVER, units: one },
      code: "OUT_OF_TURN",
      section: "1.2.3",
    }),
  ];
}

/** 5.5 A convoy that scatters. */
export function scattering(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = {
    citation: "5.5",
    operation: "scatterConvoy",
    base: "lone-allied",
    input: { convoy: COVER },
  };
  const step = phase("move_detach", "allied");
  return [
    resolves({
      ...plain,
      id: "scatter",
      title: "5.5 A convoy scatters: its warships leave it as a TF, and it is ID3 (6.8.1)",
      change: all(step, convoy("0708", 9)),
      rolls: [],
      outcome: { convoy: COVER },
    }),
    refused({
      ...plain,
      id: "scatter-tf",
      title: "5.5 A TF does not scatter",
      change: step,
      code: "NO_CONVOY",
      section: "5.5",
    }),
  ];
}

/** 6.3.3 Forces that divide while they shadow. */
export function shadowersDetached(): Vector[] {
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
  ];
}
