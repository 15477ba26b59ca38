import type { Snapshot } from "../../../../src/rulesets/pq17/snapshot";
import { pick } from "../events/event";
import { all, type Change, draw, type Json, plain, type Roll, resolves, type Vector } from "../kit";
import { rulings } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { inPort } from "../kit/stations";

/** The chits Z and L, which bring no condition in March or July, and A on the German Fuel Chart. */
export const chits = (axis: "L" | "T"): Roll[] => [
  draw("special-chit", 26, "Z"),
  draw("special-chit", axis === "L" ? 12 : 20, axis),
  draw("special-chit", 1, "A"),
];

/** July II is over, and August I begins. */
const july2: Change = (state) => {
  state.fortnight = "1942-07-II";
  state.campaign!.number = 10;
};

const campaign =
  (changes: Partial<NonNullable<Snapshot["campaign"]>>): Change =>
  (state) => {
    Object.assign(state.campaign!, changes);
  };

/** The order-of-battle phase ends, and the next fortnight begins. */
function next(id: string, title: string, ruling: string, change: Change, snapshot: Json): Vector {
  return resolves({
    id: `fortnight-${id}`,
    title: `${title} (${ruling})`,
    citation: title.split(" ")[0]!,
    operation: "endPhase",
    base: "campaign-bare",
    change: all(july2, change),
    input: {},
    rolls: chits("T"),
    snapshot,
    rulings: [ruling],
  });
}

/** 10.4, 12.2.1, 15.6-15.8 How a new fortnight begins. */
export function fortnights(): Vector[] {
  const allied =
    (...forces: Snapshot["sides"]["allied"]["forces"]): Change =>
    (state) => {
      state.sides.allied.forces = forces;
    };
  const axis =
    (...forces: Snapshot["sides"]["allied"]["forces"]): Change =>
    (state) => {
      state.sides.axis.forces = forces;
    };
  const low = { state: "low" as const, marker: 12, refuelled: false };
  const p40 = [{ unit: "p40_vvs", cs: 2, at: "vaenga" }];
  const late: Change = (state) => {
    state.sides.allied.campaign!.late = structuredClone(p40);
  };
  return [
    next(
      "freight-short",
      "15.3.3 Five MV do not bring a Soviet unit of 2 CS that waits for its freight",
      "E-98",
      all(campaign({ unloaded: 5 }), late),
      { sides: { allied: { campaign: { late: p40 } } } },
    ),
    next("freight", "15.3.3 Six MV bring it", "E-98", all(campaign({ unloaded: 6 }), late), {
      sides: { allied: { campaign: { late: [] } } },
    }),
    next(
      "packs",
      "15.8 Of 4 CS of German submarines at sea 2 stay there; the others go to Narvik and Kirkenes",
      "E-83",
      axis(fleet("pack", 1, ships("ss_german", 4), { kind: "wolf_pack", at: "0511" })),
      {
        sides: {
          axis: {
            forces: [
              { id: "pack", station: "at_sea", at: "0511", units: [{ unit: "ss_german", cs: 2 }] },
              { kind: "wolf_pack", station: "in_port", at: "narvik", units: [{ unit: "ss_german", cs: 1 }] },
              { kind: "wolf_pack", station: "in_port", at: "kirkenes", units: [{ unit: "ss_german", cs: 1 }] },
            ],
          },
        },
      },
    ),
    next(
      "kola",
      "15.8.2 Half of 3 CS of Soviet destroyers, fractions down, are at sea in the hex of Murmansk",
      "E-84",
      allied(fleet("flot", 1, ships("dd_type7", 3), inPort("murmansk"))),
      {
        sides: {
          allied: {
            forces: [
              { id: "flot", station: "in_port", at: "murmansk", units: [{ unit: "dd_type7", cs: 2 }] },
              { kind: "task_force", station: "at_sea", at: "0817", units: [{ unit: "dd_type7", cs: 1 }] },
              {},
              {},
            ],
            command: [{ spent: 0 }, { pool: "severnyy_flot", spent: 0 }],
          },
        },
      },
    ),
    next(
      "kola-boats",
      "15.8.2 Of 1 CS of Soviet torpedo boats that CS is at sea, as at least one always is",
      "E-84",
      allied(fleet("flot", 1, ships("tb_novik", 1), inPort("murmansk"))),
      {
        sides: {
          allied: {
            forces: [
              { kind: "task_force", station: "at_sea", at: "0817", units: [{ unit: "tb_novik", cs: 1 }] },
              {},
              {},
            ],
          },
        },
      },
    ),
    next(
      "bunkers",
      "15.8 A force in port begins the next operation with full bunkers",
      "E-85",
      axis(fleet("raider", 1, ships("lutzow", 4), { ...inPort("narvik"), fuel: low })),
      { sides: { axis: { forces: [{ id: "raider", at: "narvik", fuel: { state: "full" } }] } } },
    ),
    next(
      "withdrawal-missed",
      "15.7.2 Nigeria, due to leave for PEDESTAL, is at Reykjavik: half of her 4 points are lost",
      "E-88",
      all(allied(fleet("cover", 1, ships("nigeria", 4), inPort("reykjavik"))), (state) => {
        state.fortnight = "1942-08-I";
        state.campaign!.number = 11;
      }),
      { campaign: { played: [{ fortnight: "1942-08-I", vp: -2 }], vpTotal: -2 } },
    ),
    next(
      "ev",
      "15.8.3 The reinforcements of EV come in the phase after its aircraft may go",
      "E-90",
      campaign({ ev: { stage: "declared", moved: true, gathered: false } }),
      { campaign: { ev: { moved: true, gathered: true } } },
    ),
    next(
      "replacements",
      "15.6.3 Replacements not given out go to the weakest units, destroyed ones first",
      "E-93",
      (state) => {
        state.sides.axis.campaign!.replacements = [{ units: ["ju88a4"], cs: 2 }];
        state.sides.axis.aircraft = [
          plane("ju88a4_1", "ju88a4", 1, { base: "banak", lost: 1 }),
          plane("ju88a4_2", "ju88a4", 0, { base: "banak", lost: 2 }),
        ];
      },
      {
        sides: {
          axis: {
            campaign: { replacements: [] },
            aircraft: [
              { id: "ju88a4_1", cs: 2 },
              { id: "ju88a4_2", cs: 1 },
            ],
          },
        },
      },
    ),
    next(
      "atlantic",
      "12.2.1 Ships called back that have not come when the operation ends stay in the Atlantic",
      "E-95",
      (state) => {
        const away = [{ unit: "lutzow", cs: 4 }];
        state.sides.axis.special.returning = { ships: away, turn: 30, fuelWarning: 40, shown: false };
      },
      { sides: { axis: { campaign: { breakout: [{ unit: "lutzow", cs: 4 }] } } } },
    ),
    next(
      "ice",
      "10.4 No result for Solid Pack is as mild as the Clear zone before it: it becomes Clear without a die",
      "E-92",
      (state) => {
        const clear = { expected: "clear" as const, fixed: true };
        Object.assign(state.ice, { west_i: clear, west_iii: clear, west_iv: clear, west_v: clear });
        state.ice.west_ii = { expected: "solid_pack", fixed: false };
      },
      { ice: { west_i: { expected: "clear" }, west_ii: { expected: "clear" } } },
    ),
  ];
}

/** 12.6.1, 15.5.3 Ships and aircraft lost for good when a fortnight ends. */
export function fortnightLosses(): Vector[] {
  return [
    resolves({
      id: "fortnight-grounded",
      title: "15.5.3 Half of the ships that went aground in a fortnight are lost for good, drawn at random",
      citation: "15.5.3",
      operation: "endPhase",
      base: "campaign-bare",
      change: all(july2, (state) => {
        const away = { at: "clyde", due: 15, loaded: null, why: "grounding" } as const;
        state.sides.allied.campaign!.returns = [
          { unit: "norfolk", cs: 2, ...away },
          { unit: "kent", cs: 2, ...away },
        ];
      }),
      input: {},
      rolls: [pick("grounded-loss", 1), ...chits("T")],
      snapshot: { sides: { allied: { campaign: { returns: [{ unit: "kent", cs: 2, due: 15 }] } } } },
    }),
    ...[false, true].map((isSilent) =>
      resolves({
        id: isSilent ? "fortnight-offensive-silent" : "fortnight-offensive",
        title: isSilent
          ? "12.6.1, E-133 By ruling a Ground Offensive costs the same without the dice of the players"
          : "12.6.1, E-133 A Ground Offensive costs the Soviets half of their air CS, drawn at random; each player rolls a die",
        citation: "12.6.1",
        operation: "endPhase",
        base: "campaign-bare",
        change: all(july2, isSilent ? rulings("offensiveWithoutDie") : undefined, (state) => {
          state.sides.allied.chits = [{ letter: "D", condition: "ground_offensive", revealed: true, fulfilled: false }];
          state.sides.allied.aircraft = [
            plane("pe2_1", "pe2", 1, { base: "vaenga" }),
            plane("pe2_2", "pe2", 1, { base: "vaenga" }),
          ];
        }),
        input: {},
        rolls: [
          ...(isSilent ? [] : [plain("offensive-die", [4], "no_effect"), plain("offensive-die", [9], "no_effect")]),
          draw("offensive-loss", 1, "pe2_1"),
          ...chits("T"),
        ],
        snapshot: {
          sides: {
            allied: {
              aircraft: [
                { id: "pe2_1", cs: 0 },
                { id: "pe2_2", cs: 1 },
              ],
            },
          },
        },
        rulings: ["E-133", "E-138"],
      }),
    ),
  ];
}
