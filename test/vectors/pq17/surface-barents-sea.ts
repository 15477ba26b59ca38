import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Pending } from "../../../src/rulesets/pq17/chapters/3-sequence-of-play/state";
import { all, type Change, draw, plain, type Roll, resolves, roll, type Vector } from "./kit";
import { battleOf, type Field, field, fighting } from "./kit/battles";
import { cardWith, misses } from "./kit/cards";
import { convoy, fleet, HEX, ships } from "./kit/fleets";

const unseen = { identified: false, idLevel: 0 };

const identification = { identified: true, idLevel: 2 };

const hipper = (z34: number, changes: Partial<Force> = {}) =>
  fleet("hipper", 1, ships("admiral_hipper", 4, "dd_z34_36", z34, "dd_z36a", 1), changes);

const lutzow = (changes: Partial<Force> = {}) =>
  fleet("lutzow", 2, ships("lutzow", 4, "dd_z34_36", 1, "dd_z36a", 2), changes);

const cover = (changes: Partial<Force> = {}) => fleet("cover", 2, ships("jamaica", 4, "sheffield", 4), changes);

const whole = (changes: Partial<Force> = {}) =>
  convoy("jw_51b", 1, ships("dd_jr", 1, "tb_old", 1, "tb_op", 3, "es_british", 1, "mv", 13), changes);

const second = (...units: (string | number)[]) =>
  convoy("jw_51b", 1, ships(...units, "tb_op", 3, "es_british", 1, "mv", 13), identification);

const night = {
  attacker: "axis",
  light: "night",
  weather: "reduced_visibility",
  options: ["destroyer_hits"],
} as const satisfies Partial<Field>;

/** Dice at a target whose number is known from the example. */
const dice = (faces: readonly number[], number: number, modifiers: Readonly<Record<string, number>> = {}): Roll[] => {
  const more = Object.values(modifiers).reduce((sum, value) => sum + value, 0);
  return faces.map((face) => plain("gunnery", [face], face + more >= number ? "hit" : "miss", modifiers));
};

const aim = (unit: number, target: number, cs: number) => ({ unit, target, cs });

const start = field({
  ...night,
  allied: [whole({ idLevel: 1 }), cover(unseen)],
  axis: [hipper(2, unseen), lutzow(unseen)],
});

function approach(): Vector[] {
  const zero = cardWith("axis", "night", "reduced_visibility", "0");
  return [
    resolves({
      id: "barents-1-located",
      title: "7.5 Example: a card with 0 finds JW-51B, which is ID1; the cover in its hex may intercept",
      citation: "7.5",
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      change: start,
      input: { block: 1, attackers: ["hipper"] },
      rolls: [draw("locate-card", zero, `success with card ${zero}`)],
      outcome: { located: ["hipper"] },
      snapshot: { pending: { decision: "surf_intercept", side: "allied" } },
    }),
    resolves({
      id: "barents-2-no-surprise",
      title: "7.5 Example: the interception fails, and a die of 3 + 1 + 1 does not surprise the convoy",
      citation: "7.5",
      operation: "interceptAttack",
      base: "surface-segment",
      change: all(start, (state) => {
        state.pending = {
          decision: "surf_intercept",
          side: "allied",
          attack: { attackers: ["hipper"], target: "jw_51b", hex: HEX },
        } as Pending;
        state.sides.axis.attacked = ["hipper"];
      }),
      input: { forces: ["cover"] },
      rolls: [
        misses("interception-card", "allied", "night", "reduced_visibility"),
        roll("surprise", "SURPRISE", [3], null, { REDUCED_VISIBILITY: 1, ATTACKER_UNIDENTIFIED: 1 }),
      ],
      outcome: { by: null },
      snapshot: { pending: { decision: "surf_submarines", battle: { surprise: false, attacker: "axis" } } },
    }),
  ];
}

/** Round 1: Hipper 1, Z34-36 2, Z36A 3; J-R 4, Old 5, O-P 6, ES 7, MV 8 and 9. */
const first: Change = fighting(
  { ...night, allied: [whole({ idLevel: 1 })], axis: [hipper(2, unseen)] },
  { round: 1, guns: [aim(4, 1, 1)] },
  {
    4: { area: "screening", screens: [1] },
    6: { area: "screening", screens: [2, 3] },
    7: { area: "withdrawal" },
    8: { area: "withdrawal" },
    9: { area: "withdrawal" },
  },
);

function rounds(): Vector[] {
  const secondSunk = second("tb_old", 1);
  return [
    resolves({
      id: "barents-3-round-1",
      title: "7.5 Example, round 1: Hipper's 8 hits the J-R destroyer, which a fate of 7 damages without VP",
      citation: "7.5",
      operation: "targetGuns",
      base: "surface-battle",
      change: first,
      input: { targets: [aim(1, 4, 4), aim(2, 6, 2), aim(3, 5, 1)] },
      rolls: [
        ...dice([0, 3, 6, 8], 7),
        roll("destroyer-fate", "DESTROYER_FATE", [7]),
        ...dice([2, 7], 8),
        ...dice([1], 8),
        ...dice([5], 9),
      ],
      outcome: {
        salvos: [
          { unit: 1, hits: 1 },
          { unit: 2, hits: 0 },
          { unit: 3, hits: 0 },
          { unit: 4, hits: 0 },
        ],
        vp: 0,
      },
      snapshot: {
        sides: {
          allied: {
            forces: [{ units: [{ unit: "tb_old" }, { unit: "tb_op" }, { unit: "es_british" }, { unit: "mv" }] }],
            removed: [{ unit: "dd_jr", cs: 1, why: "destroyer_damage" }],
          },
        },
      },
    }),
    resolves({
      id: "barents-4-goes-on",
      title: "7.5 Example, end of round 1: both forces are ID2, and a die of 5 continues the battle",
      citation: "7.5",
      operation: "withdrawUnits",
      base: "surface-battle",
      change: fighting(
        { ...night, allied: [{ ...secondSunk, idLevel: 1 }], axis: [hipper(2, unseen)] },
        { round: 1, step: "withdraw_attacker" },
      ),
      input: { roll: false, units: [], otherModifiers: true },
      rolls: [plain("combat-continue", [5], "goes on")],
      outcome: { round: 2 },
      snapshot: {
        sides: { allied: { forces: [{ idLevel: 2 }] }, axis: { forces: [{ identified: true, idLevel: 2 }] } },
      },
    }),
    resolves({
      id: "barents-5-round-2",
      title: "7.5 Example, round 2: with Evasion Hipper hits once with 0, 2, 8 and 9, and the Old destroyer sinks",
      citation: "7.5",
      operation: "targetGuns",
      base: "surface-battle",
      change: fighting(
        { ...night, allied: [secondSunk], axis: [hipper(2, identification)] },
        { round: 2, guns: [aim(4, 1, 1), aim(5, 2, 3)] },
        {
          1: { evasion: true },
          4: { area: "torpedo_attack", screens: [1] },
          5: { area: "torpedo_attack", screens: [2, 3] },
          6: { area: "withdrawal" },
          7: { area: "withdrawal" },
          8: { area: "withdrawal" },
        },
      ),
      input: { targets: [aim(1, 4, 4), aim(2, 5, 2), aim(3, 5, 1)] },
      rolls: [
        ...dice([0, 2, 8, 9], 8, { EVASION_FIRER: -1 }),
        ...dice([4, 5], 8),
        ...dice([3], 8),
        ...dice([4], 9),
        ...dice([1, 2, 3], 9),
      ],
      outcome: {
        salvos: [{ unit: 1, hits: 1 }, { hits: 0 }, { hits: 0 }, { unit: 4, hits: 0 }, { unit: 5, hits: 0 }],
        vp: -1,
      },
      snapshot: { pending: { decision: "surf_torp_targets_defender", side: "allied" } },
    }),
  ];
}

/** Round 3: Hipper 1, Z34-36 2, Z36A 3, Lützow 4; O-P 7, ES 8, MV 9 and 10, Jamaica 11, Sheffield 12. */
const third = (z34: number, changes: Parameters<typeof fighting>[1]): Change =>
  all(
    fighting(
      {
        ...night,
        allied: [second(), cover(identification)],
        axis: [hipper(z34, identification), lutzow(identification)],
      },
      { round: 3, ...changes },
      {
        1: { evasion: true },
        2: { area: "torpedo_attack" },
        4: { evasion: true },
        7: { area: "torpedo_attack" },
        8: { area: "withdrawal" },
        9: { area: "withdrawal" },
        10: { area: "withdrawal" },
        11: { area: "screening", screens: [1, 4], since: 3 },
        12: { area: "screening", screens: [2, 3], since: 3 },
      },
    ),
    (state) => {
      // 1.4 The destroyers of both TFs share the fewest counters.
      const { units } = battleOf(state);
      for (const [into, from] of [
        [1, 4],
        [2, 5],
      ] as const) {
        units[into]!.parts.push(...units[from]!.parts);
        units[from]!.parts = [];
      }
    },
  );

function last(): Vector[] {
  const evading = { EVASION_FIRER: -1 };
  return [
    resolves({
      id: "barents-6-round-3",
      title: "7.5 Example, round 3: fourteen German dice miss; Jamaica hits Hipper twice, Sheffield sinks a destroyer",
      citation: "7.5",
      operation: "targetGuns",
      base: "surface-battle",
      change: third(2, { guns: [aim(7, 3, 3), aim(11, 1, 4), aim(12, 2, 4)] }),
      input: { targets: [aim(1, 11, 4), aim(2, 7, 3), aim(3, 7, 3), aim(4, 12, 4)] },
      rolls: [
        ...dice([0, 0, 0, 0], 7, evading),
        ...dice([0, 0, 0], 8),
        ...dice([0, 0, 0], 8),
        ...dice([0, 0, 0, 0], 6, evading),
        ...dice([0, 2, 6], 9),
        ...dice([1, 4, 8, 9], 8),
        ...dice([2, 3, 6, 7], 7),
        roll("destroyer-fate", "DESTROYER_FATE", [3]),
      ],
      outcome: {
        salvos: [
          { hits: 0 },
          { hits: 0 },
          { hits: 0 },
          { hits: 0 },
          { unit: 7, hits: 0 },
          { unit: 11, hits: 2 },
          { unit: 12, hits: 1 },
        ],
        vp: 1,
      },
      rulings: ["E-53"],
      snapshot: {
        pending: { battle: { germanLosses: true } },
        sides: {
          axis: {
            forces: [
              {
                id: "hipper",
                units: [
                  { unit: "admiral_hipper", cs: 2 },
                  { unit: "dd_z34_36", cs: 1 },
                  { unit: "dd_z36a", cs: 1 },
                ],
              },
              { id: "lutzow", units: [{ cs: 4 }, { cs: 1 }, { cs: 2 }] },
            ],
          },
        },
      },
    }),
    resolves({
      id: "barents-7-torpedoes",
      title: "7.5 Example, round 3: 8 misses Hipper, who evades; both flotillas have spent their torpedoes",
      citation: "7.5",
      operation: "targetTorpedoes",
      base: "surface-battle",
      change: third(1, {
        step: "torpedo_targets_attacker",
        torpedoes: [{ unit: 7, target: 1, attacks: 3 }],
        germanLosses: true,
      }),
      input: { targets: [{ unit: 2, target: 12, attacks: 2 }] },
      rolls: [
        ...[0, 3, 8].map((face) => roll("torpedo-attack", "TORPEDO_ATTACK", [face], null, { EVASION_TARGET: -1 })),
        ...[1, 6].map((face) => roll("torpedo-attack", "TORPEDO_ATTACK", [face])),
      ],
      outcome: {
        volleys: [
          { unit: 7, attacks: 3, successes: 0 },
          { unit: 2, attacks: 2, successes: 0 },
        ],
      },
      snapshot: {
        pending: { decision: "surf_withdraw_defender", side: "allied" },
        sides: { allied: { forces: [{ units: [{ unit: "tb_op", torpedoesSpent: 3 }, {}, {}] }, { id: "cover" }] } },
      },
    }),
    resolves({
      id: "barents-8-withdrawal",
      title: "7.5 Example, round 3: a die of 5 + 1 + 1 takes every German ship away, and the battle is over",
      citation: "7.5",
      operation: "withdrawUnits",
      base: "surface-battle",
      change: third(1, { step: "withdraw_attacker", germanLosses: true }),
      input: { roll: true, units: [1, 2, 3, 4], otherModifiers: true },
      rolls: [roll("withdrawal", "WITHDRAWAL", [5], null, { NIGHT: 1, REDUCED_VISIBILITY: 1 })],
      outcome: { withdrawn: [1, 2, 3, 4], round: null },
      snapshot: {
        sides: {
          allied: {
            forces: [
              { idLevel: 2, fuel: { marker: 18 } },
              { idLevel: 2, fuel: { marker: 18 } },
            ],
          },
          axis: {
            forces: [
              { idLevel: 2, fuel: { marker: 18 } },
              { idLevel: 2, fuel: { marker: 18 } },
            ],
          },
        },
      },
    }),
  ];
}

/** 7.5 The Battle of the Barents Sea, as the rulebook plays it. */
export const vectors = (): Vector[] => [...approach(), ...rounds(), ...last()];
