import type { Force, Ship } from "../../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { DisplayUnit, SurfaceBattle } from "../../../../src/rulesets/pq17/chapters/7-5-surface-combat/state";
import { all, type Change, type Json, plain, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { battleOf, type Field, fighting, WITHDRAWING } from "../kit/battles";
import { laden } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import * as maneuvers from "../kit/maneuver";
import { off } from "../kit/stations";
import { cover, marked, raiders } from "../surface-guns/gunfire";
import { stack } from "./battle-displays";

const STAY = { roll: false, units: [], otherModifiers: true };

const over = (face = 0): Roll => plain("combat-continue", [face], "over");

const goesOn = (face = 9): Roll => plain("combat-continue", [face], "goes on");

type Units = Readonly<Record<number, Partial<DisplayUnit>>>;

const last = (
  id: string,
  title: string,
  on: Field,
  rolls: Roll[],
  snapshot: Json,
  more: { battle?: Partial<SurfaceBattle>; units?: Units; change?: Change; rulings?: string[]; citation?: string } = {},
): Vector =>
  resolves({
    ...WITHDRAWING,
    id: `battle-end-${id}`,
    title,
    citation: more.citation ?? title.split(" ")[0]!.replace(",", ""),
    change: all(
      fighting({ attacker: "axis", ...on }, { step: "withdraw_attacker", ...more.battle }, more.units ?? {}),
      more.change,
    ),
    input: STAY,
    rolls,
    ...(more.rulings && { rulings: more.rulings }),
    snapshot,
  });

const hipper = raiders(...ships("admiral_hipper", 4));

const lost = (force: string, unit = "es_british", cs = 2) => ({ side: "allied" as const, force, unit, cs });

const unit = (name: string, cs: number, more: Json = {}) => ({ unit: name, cs, ...more });

/** 7.5.5, D-47 Where escorts come back to. */
export function returning(): Vector[] {
  const back = (
    id: string,
    title: string,
    allied: readonly Force[],
    escortsLost: SurfaceBattle["escortsLost"],
    forces: Json[],
  ): Vector =>
    last(
      `escorts-${id}`,
      `7.5.5 D-47 ${title}`,
      { axis: [hipper], allied },
      [over()],
      { sides: { allied: { forces } } },
      { battle: { escortsLost }, rulings: ["D-47"] },
    );
  const guarded = (...units: Ship[]) => convoy("convoy", 1, [...ships("dd_ai", 1), ...units, ...ships("mv", 4)]);
  const plainUnits = [unit("dd_ai", 1), unit("mv", 4)];
  return [
    back(
      "new",
      "Escorts of a class that is gone form an entry again",
      [guarded()],
      [lost("convoy")],
      [{ units: [...plainUnits, unit("es_british", 2, { marks: [] })] }],
    ),
    back(
      "marked",
      "They do not join those that are Dead in the Water",
      [guarded(marked("es_british", 1, "diw"))],
      [lost("convoy")],
      [{ units: [unit("dd_ai", 1), unit("es_british", 1, { marks: ["diw"] }), unit("mv", 4), unit("es_british", 2)] }],
    ),
    back(
      "own-force",
      "They come back to their own force, whatever it still holds",
      [guarded(), fleet("support", 2, ships("tb_op", 2))],
      [lost("support")],
      [{ units: plainUnits }, { units: [unit("tb_op", 2), unit("es_british", 2)] }],
    ),
    back(
      "other-force",
      "Where their force is gone they come back to the first that takes them",
      [fleet("cover", 3, ships("tb_op", 2)), guarded(), fleet("support", 2, ships("tb_op", 2, "es_british", 1))],
      [lost("gone", "es_soviet", 1)],
      [
        { units: [unit("tb_op", 2)] },
        { units: [...plainUnits, unit("es_soviet", 1)] },
        { units: [unit("tb_op", 2), unit("es_british", 1)] },
      ],
    ),
    back(
      "task-force",
      "A TF takes them that still has an escort among others",
      [fleet("cover", 3, ships("tb_op", 2)), fleet("support", 2, ships("tb_op", 2, "es_british", 1))],
      [lost("gone"), lost("support", "es_british", 1)],
      [{ units: [unit("tb_op", 2)] }, { units: [unit("tb_op", 2), unit("es_british", 4)] }],
    ),
  ];
}

/** 7, 7.5.2, 7.5.4, 7.5.6, D-22 What a round leaves for the next. */
export function rounds(): Vector[] {
  const rotated = (name: string, cs: number): Ship => ({ ...ships(name, cs)[0]!, rotated: true });
  return [
    last(
      "round-marks",
      "7.5.2 At the end of a round every marker of the display but those of Withdrawal is taken away",
      {
        axis: [raiders(rotated("admiral_hipper", 4), ...ships("lutzow", 4))],
        allied: [cover(...ships("sheffield", 4, "dd_ai", 3))],
      },
      [goesOn()],
      {
        pending: {
          decision: "surf_maneuver_defender",
          side: "allied",
          battle: {
            round: 3,
            struck: false,
            guns: [],
            torpedoes: [],
            units: [
              { area: "deployment", evasion: false, screens: [], protects: null },
              { area: "withdrawal", evasion: false },
              { area: "deployment", screens: [], protects: null },
              { area: "deployment" },
            ],
          },
        },
        sides: { axis: { forces: [{ units: [{ unit: "admiral_hipper", rotated: false }, {}] }] } },
      },
      {
        battle: {
          struck: true,
          guns: [{ unit: 1, target: 3, cs: 4 }],
          torpedoes: [{ unit: 4, target: 1, attacks: 3 }],
        },
        units: {
          1: { area: "screening", evasion: true, screens: [3], protects: 2 },
          2: { area: "withdrawal", evasion: true },
          3: { area: "screening", screens: [1, 2], protects: null },
          4: { area: "torpedo_attack", evasion: true, screens: [1], protects: 3 },
        },
        rulings: ["D-23"],
      },
    ),
    last(
      "round-single",
      "7.5.2 One target for guns and one for torpedoes are forgotten with the round",
      { axis: [raiders(...ships("dd_z36a", 3))], allied: [cover(...ships("dd_ai", 2))] },
      [goesOn()],
      { pending: { battle: { guns: [], torpedoes: [], units: [{ area: "deployment" }, {}] } } },
      {
        battle: { guns: [{ unit: 1, target: 2, cs: 3 }], torpedoes: [{ unit: 1, target: 2, attacks: 3 }] },
        units: { 1: { area: "torpedo_attack" } },
      },
    ),
    resolves({
      ...maneuvers.plan,
      id: "battle-broken-off",
      title: "7.5.2(ii) When every unit of both sides is in Withdrawal the battle ends, and no convoy scatters",
      citation: "7.5.2",
      change: fighting(
        { attacker: "axis", axis: [hipper], allied: [convoy("convoy", 1, ships("dd_ai", 1, "mv", 4))] },
        { step: "maneuver_attacker" },
        { 2: { area: "withdrawal" }, 3: { area: "withdrawal" } },
      ),
      input: maneuvers.order([maneuvers.move(1, "withdrawal")]),
      rolls: [],
      outcome: { round: null },
      snapshot: { pending: null, sides: { allied: { forces: [{ convoy: { scattered: false } }] } } },
    }),
    resolves({
      ...maneuvers.plan,
      id: "battle-not-broken-off",
      title: "7.5.2(ii) While one unit is not in Withdrawal the battle continues",
      citation: "7.5.2",
      change: fighting(
        { attacker: "axis", axis: [hipper], allied: [cover(...ships("sheffield", 4, "dd_ai", 1))] },
        { step: "maneuver_attacker" },
        { 2: { area: "withdrawal" } },
      ),
      input: maneuvers.order([maneuvers.move(1, "withdrawal")]),
      rolls: [],
      outcome: { round: 2 },
      snapshot: { pending: { decision: "surf_gun_targets_defender" } },
    }),
  ];
}

/** 7.5.8, 12.12 Hunts of merchants alone. */
export function hunts(): Vector[] {
  const hunted = (
    id: string,
    title: string,
    on: Field,
    battle: Partial<SurfaceBattle>,
    snapshot: Json,
    rolls: Roll[] = [],
  ): Vector =>
    resolves({
      operation: "targetTorpedoes",
      base: "surface-hunt",
      citation: title.split(" ")[0]!,
      id: `hunt-${id}`,
      title,
      change: all(
        fighting(
          { attacker: "axis", ...on },
          { step: "torpedo_targets_attacker", unescorted: 1, hadWarships: false, ...battle },
        ),
        (state) => {
          for (const each of battleOf(state).units) if (each.side === "axis") each.area = "torpedo_attack";
        },
      ),
      input: { targets: [] },
      rolls,
      snapshot,
    });
  const traders = convoy("convoy", 1, ships("mv", 4));
  const oilers = fleet("oilers", 2, ships("aldersdale", 2));
  const box = { station: "box" as const, at: "kara_sea", ...off };
  return [
    hunted(
      "task-force",
      "7.5.8 The convoy scatters, no TF of oilers next to it",
      { axis: [hipper], allied: [traders, oilers] },
      {},
      {
        pending: null,
        sides: {
          allied: {
            forces: [
              { id: "convoy", idLevel: 3, convoy: { scattered: true } },
              { id: "oilers", convoy: null },
            ],
          },
        },
      },
    ),
    hunted(
      "two-left",
      "7.5.8 With a round left the hunt continues, and a unit that is Crippled does not close in",
      {
        axis: [raiders(...ships("admiral_hipper", 4), marked("lutzow", 4, "crippled"))],
        allied: [oilers, traders],
      },
      { unescorted: 2, round: 2 },
      {
        pending: {
          decision: "surf_gun_targets_attacker",
          battle: { unescorted: 1, round: 3, units: [{ area: "torpedo_attack" }, { area: "deployment" }, {}, {}] },
        },
      },
    ),
    hunted(
      "kara",
      "12.12 The convoy of the Kara Sea does not scatter",
      {
        axis: [fleet("raiders", 1, ships("admiral_scheer", 4), box)],
        allied: [convoy("kara", 1, ships("mv", 4), { ...box, convoy: laden(4) })],
      },
      { hex: box.at },
      { pending: null, sides: { allied: { forces: [{ convoy: { scattered: false } }] } } },
    ),
    last(
      "merchants-and-tf",
      "7.5.8 If the convoy is gone, merchants of a TF are not an unescorted convoy: the battle is over",
      { axis: [hipper], allied: [oilers] },
      [],
      { pending: null },
    ),
    last(
      "stripped-stack",
      "7.5.8 A convoy whose auxiliaries fight next to warships of another force is not alone",
      { axis: [hipper], allied: [traders, fleet("support", 2, ships("tb_op", 2))] },
      [over()],
      { pending: null },
    ),
  ];
}

/** 7.5.9, E-59 Night battles with counters face down. */
export function nightReports(): Vector[] {
  return [
    last(
      "night-two-forces",
      "7.5.9, E-59 Each force whose units were hit is reported with those, and no other",
      {
        attacker: "allied",
        light: "night",
        options: ["night_action"],
        allied: [cover(...ships("london", 3))],
        axis: [
          fleet("raiders", 1, ships("admiral_hipper", 4, "dd_z36a", 2), { idLevel: 2 }),
          fleet("second", 2, ships("dd_z36a", 1, "lutzow", 4), { idLevel: 2 }),
          fleet("third", 3, ships("prinz_eugen", 4), { idLevel: 2 }),
        ],
      },
      [over()],
      {
        sides: {
          allied: {
            reports: [
              { block: 1, level: 2, kind: "task_force", heavy: 0, warships: { least: 1, most: 1 } },
              { block: 2, level: 2, kind: "task_force", heavy: 1, warships: { least: 2, most: 2 } },
            ],
          },
        },
      },
      {
        battle: { germanLosses: true },
        units: { 3: { hit: true }, 4: { hit: true }, 5: { hit: true } },
        change: stack(3, 5),
        rulings: ["E-59"],
      },
    ),
  ];
}

/** 7.5.2(v), 13.3 Withdrawals of units that differ. */
export function leaving(): Vector[] {
  const three = raiders(...ships("admiral_hipper", 4, "lutzow", 4), marked("prinz_eugen", 4, "crippled"));
  const on = (axis: Force, light: "day" | "night" = "night"): Change =>
    fighting(
      { attacker: "allied", allied: [cover(...ships("sheffield", 4))], axis: [axis], light },
      { step: "withdraw_defender" },
    );
  const warned: Change = (state) => {
    state.events = [{ event: "superior_warning", side: "axis", until: state.turn, after: "axis" }];
  };
  const leave = (
    id: string,
    title: string,
    change: Change,
    units: number[],
    die: number,
    modifiers: Record<string, number>,
    withdrawn: number[],
    otherModifiers = true,
  ): Vector =>
    resolves({
      ...WITHDRAWING,
      id: `leave-${id}`,
      title: `7.5.2(v) ${title}`,
      change,
      input: { roll: true, units, otherModifiers },
      rolls: [roll("withdrawal", "WITHDRAWAL", [die], null, modifiers)],
      outcome: { withdrawn },
    });
  const no = (
    id: string,
    title: string,
    change: Change,
    input: Json,
    code: string,
    pointer: string,
    section = "7.5.2",
  ): Vector =>
    refused({
      ...WITHDRAWING,
      id: `leave-not-${id}`,
      title: `7.5.2(v) ${title}`,
      change,
      input,
      code,
      section,
      pointer,
    });
  const slowTwo = raiders(
    marked("admiral_hipper", 4, "crippled"),
    marked("lutzow", 4, "crippled"),
    ...ships("prinz_eugen", 4),
  );
  return [
    leave(
      "out-of-order",
      "Units leave in the order of their numbers, slow ones by 2 less",
      on(three),
      [4, 3, 2],
      6,
      { NIGHT: 1 },
      [2, 3],
    ),
    leave(
      "slow-pair",
      "Slow units leave with a die that is high enough for them",
      on(slowTwo),
      [4, 3, 2],
      8,
      { NIGHT: 1 },
      [2, 3, 4],
    ),
    leave(
      "slow-stay",
      "Slow units stay with a die that is high enough for others",
      on(slowTwo),
      [3, 2, 4],
      7,
      { NIGHT: 1 },
      [4],
    ),
    leave(
      "warned-slow",
      "13.3 Under a Warning without other modifiers slow units leave as others do".slice(5),
      all(on(slowTwo), warned),
      [2, 3, 4],
      5,
      { SUPERIOR_ORDERS: 2 },
      [2, 3, 4],
      false,
    ),
    leave(
      "stack-slow",
      "A stack with one class at Critical Fuel is slow",
      all(
        fighting(
          {
            attacker: "allied",
            allied: [cover(...ships("sheffield", 4))],
            axis: [
              raiders(...ships("dd_z36a", 2)),
              fleet("second", 2, ships("dd_z36a", 1), { fuel: { state: "critical", marker: null, refuelled: false } }),
            ],
          },
          { step: "withdraw_defender" },
        ),
        stack(2, 3),
      ),
      [2],
      8,
      {},
      [],
    ),
    no(
      "twice",
      "A unit is named once",
      on(three),
      { roll: true, units: [2, 2], otherModifiers: true },
      "CHOICE_REPEATED",
      "/input/units/1",
    ),
    no(
      "unrolled",
      "Without a roll no unit leaves",
      on(three),
      { roll: false, units: [2], otherModifiers: true },
      "CHOICE_COUNT",
      "/input/units",
    ),
    no(
      "enemy",
      "A side names units of its own",
      on(three),
      { roll: true, units: [1], otherModifiers: true },
      "VALUE_NOT_LISTED",
      "/input/units/0",
    ),
    no(
      "merchant-stack",
      "A stack with a merchant is held by it",
      all(
        fighting(
          { attacker: "axis", axis: [hipper], allied: [convoy("convoy", 1, ships("dd_ai", 1, "tb_op", 1, "mv", 2))] },
          { step: "withdraw_defender" },
        ),
        stack(3, 4),
      ),
      { roll: true, units: [3], otherModifiers: true },
      "CANNOT_WITHDRAW",
      "/input/units/0",
    ),
  ];
}
