import type { Light, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { all, type Change, refused, resolves, roll, type Vector } from "./kit";
import { type Field, fighting, WITHDRAWING } from "./kit/battles";
import { convoy, fleet, HEX, LONE_CRUISER, ships } from "./kit/fleets";
import { off } from "./kit/stations";

const pair = ships("admiral_hipper", 4, "lutzow", 4);

const raiders = fleet("raiders", 1, pair);

const crippled = fleet("raiders", 1, [pair[0]!, { ...pair[1]!, marks: ["crippled"] }]);

const starved = fleet("raiders", 1, pair, { fuel: { state: "critical", marker: null, refuelled: false } });

const damaged = fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 2));

const all23 = { roll: true, units: [2, 3], otherModifiers: true };

/** The Axis, attacked by a cruiser, is to roll for withdrawal in round 2. */
const leaving = (on: Partial<Field> = {}, changes = {}): Change =>
  fighting(
    { attacker: "allied", allied: [LONE_CRUISER], axis: [raiders], ...on },
    { step: "withdraw_defender", ...changes },
  );

const warned: Change = (state) => {
  state.events = [{ event: "superior_warning", side: "axis", until: state.turn, after: "axis" }];
};

interface Setting {
  readonly id: string;
  readonly title: string;
  readonly light?: Light;
  readonly weather?: Weather;
  readonly modifiers: Readonly<Record<string, number>>;
}

const SETTINGS: readonly Setting[] = [
  { id: "fair", title: "by day in Fair weather", modifiers: {} },
  { id: "night", title: "by night", light: "night", modifiers: { NIGHT: 1 } },
  {
    id: "reduced",
    title: "by night in Reduced Visibility",
    light: "night",
    weather: "reduced_visibility",
    modifiers: { NIGHT: 1, REDUCED_VISIBILITY: 1 },
  },
  { id: "fog", title: "in Fog", weather: "fog", modifiers: { FOG: 2 } },
  { id: "storm", title: "in a Storm", weather: "storm", modifiers: { STORM: 1 } },
  { id: "gale", title: "in a Gale", weather: "gale", modifiers: { GALE: 2 } },
];

function both({ id, title, light = "day", weather = "fair", modifiers }: Setting): Vector[] {
  const needed = 7 - Object.values(modifiers).reduce((sum, value) => sum + value, 0);
  return [needed - 1, needed].map((die) =>
    resolves({
      ...WITHDRAWING,
      id: `withdrawal-${id}-${die}`,
      title: `WITHDRAWAL A die of ${die} ${title} ${die >= needed ? "lets units leave" : "keeps units in the battle"}`,
      change: leaving({ light, weather }),
      input: all23,
      rolls: [roll("withdrawal", "WITHDRAWAL", [die], null, modifiers)],
      outcome: { withdrawn: die >= needed ? [2, 3] : [] },
      rulings: ["E-60"],
      snapshot: { pending: { decision: "surf_withdraw_attacker", side: "allied" } },
    }),
  );
}

/** A roll of units that differ: those that leave are named. */
function differing(id: string, title: string, change: Change, die: number, withdrawn: readonly number[]): Vector {
  return resolves({
    ...WITHDRAWING,
    id: `withdrawal-${id}-${die}`,
    title,
    change,
    input: all23,
    rolls: [roll("withdrawal", "WITHDRAWAL", [die])],
    outcome: { withdrawn: withdrawn },
  });
}

function slow(): Vector[] {
  const red = leaving({ axis: [damaged] }, { germanLosses: true });
  const poor = leaving({ axis: [starved] });
  return [
    differing(
      "crippled",
      "WITHDRAWAL 7.5.2 A Crippled unit has 2 less: 8 is not enough",
      leaving({ axis: [crippled] }),
      8,
      [2],
    ),
    differing(
      "crippled",
      "WITHDRAWAL 7.5.2 A Crippled unit has 2 less: 9 is enough",
      leaving({ axis: [crippled] }),
      9,
      [2, 3],
    ),
    differing("starved", "WITHDRAWAL 11.2.3 Critical Fuel makes units slow: 8 is not enough", poor, 8, []),
    differing("starved", "WITHDRAWAL 11.2.3 Critical Fuel makes units slow: 9 is enough", poor, 9, [2, 3]),
    differing("moderate", "WITHDRAWAL A ship that damage has left at Moderate speed is not slow", red, 7, [2, 3]),
  ];
}

function warnings(): Vector[] {
  const change = all(leaving({ light: "night" }), warned);
  const by = (
    id: string,
    title: string,
    die: number,
    otherModifiers: boolean,
    withdrawn: readonly number[],
    modifiers: Readonly<Record<string, number>>,
  ) =>
    resolves({
      ...WITHDRAWING,
      id: `withdrawal-warned-${id}`,
      title,
      citation: "13.3",
      change,
      input: { roll: true, units: [2, 3], otherModifiers },
      rolls: [roll("withdrawal", "WITHDRAWAL", [die], null, modifiers)],
      outcome: { withdrawn: withdrawn },
    });
  return [
    by("4", "13.3 A Warning from Superiors adds 2 to the roll", 4, true, [2, 3], { NIGHT: 1, SUPERIOR_ORDERS: 2 }),
    by("alone-4", "13.3 Under a Warning other modifiers may be left out", 4, false, [], { SUPERIOR_ORDERS: 2 }),
    by("alone-5", "13.3 Under a Warning its own modifier counts alone", 5, false, [2, 3], { SUPERIOR_ORDERS: 2 }),
    refused({
      ...WITHDRAWING,
      id: "withdrawal-warned-stays",
      title: "13.3 Under a Warning German units must try to withdraw",
      citation: "13.3",
      change,
      input: { roll: false, units: [], otherModifiers: true },
      code: "MUST_TRY_TO_WITHDRAW",
      section: "13.3",
      pointer: "/input/roll",
    }),
  ];
}

function duties(): Vector[] {
  const stay = { roll: false, units: [], otherModifiers: true };
  const lost = leaving({ axis: [damaged] }, { germanLosses: true });
  const must = (id: string, title: string, change: Change, citation = "7.5.2"): Vector =>
    refused({
      ...WITHDRAWING,
      id: `withdrawal-must-${id}`,
      title,
      citation,
      change,
      input: stay,
      code: "MUST_TRY_TO_WITHDRAW",
      section: citation,
      pointer: "/input/roll",
    });
  return [
    must("losses", "7.5.2 Once a German unit has lost a step the Axis must roll", lost),
    must("outmatched", "7.5.7 Before a stronger enemy the Axis must roll", leaving({}, { outmatched: true }), "7.5.7"),
    refused({
      ...WITHDRAWING,
      id: "withdrawal-must-all",
      title: "7.5.2 When the Axis must roll all its units that can leave must try",
      change: lost,
      input: { roll: true, units: [2], otherModifiers: true },
      code: "MUST_TRY_TO_WITHDRAW",
      section: "7.5.2",
      pointer: "/input/units",
    }),
    resolves({
      ...WITHDRAWING,
      id: "withdrawal-stays",
      title: "7.5.2 Without German losses the Axis need not roll",
      change: leaving(),
      input: stay,
      rolls: [],
      outcome: { withdrawn: [] },
      snapshot: { pending: { decision: "surf_withdraw_attacker", side: "allied" } },
    }),
    refused({
      ...WITHDRAWING,
      id: "withdrawal-modifiers",
      title: "13.3 Without a Warning no modifier may be left out",
      citation: "13.3",
      change: leaving(),
      input: { roll: true, units: [2], otherModifiers: false },
      code: "VALUE_NOT_LISTED",
      section: "7.5.2",
      pointer: "/input/otherModifiers",
    }),
    refused({
      ...WITHDRAWING,
      id: "withdrawal-diw",
      title: "7.5.2 A ship Dead in the Water does not leave the display",
      change: leaving({ axis: [fleet("raiders", 1, ships("admiral_hipper", 4, "lutzow", 0))] }),
      input: { roll: true, units: [3], otherModifiers: true },
      code: "CANNOT_WITHDRAW",
      section: "7.5.2",
      pointer: "/input/units/0",
    }),
  ];
}

/** 7.5.2 Merchants leave only near a friendly coast. */
function merchants(): Vector[] {
  const guard = (at: string) => convoy("convoy", 1, ships("es_british", 2, "mv", 5), { at });
  const on = (at: string): Change =>
    all(
      fighting(
        { attacker: "axis", axis: [fleet("raiders", 1, pair, { at })], allied: [guard(at)] },
        { step: "withdraw_defender", hex: at },
      ),
    );
  const box = { station: "box" as const, at: "kara_sea", ...off };
  return [
    refused({
      ...WITHDRAWING,
      id: "withdrawal-merchants-sea",
      title: "7.5.2 In the open sea merchants cannot withdraw",
      change: on(HEX),
      input: { roll: true, units: [4], otherModifiers: true },
      code: "CANNOT_WITHDRAW",
      section: "7.5.2",
      pointer: "/input/units/0",
    }),
    resolves({
      ...WITHDRAWING,
      id: "withdrawal-merchants-kara",
      title: "12.12 In the Kara Sea merchants withdraw as near a friendly coast",
      citation: "12.12",
      change: fighting(
        {
          attacker: "axis",
          axis: [fleet("raiders", 1, ships("admiral_scheer", 4), box)],
          allied: [convoy("kara", 1, ships("es_soviet", 1, "mv", 4), box)],
        },
        { step: "withdraw_defender", hex: box.at },
      ),
      input: { roll: true, units: [3], otherModifiers: true },
      rolls: [roll("withdrawal", "WITHDRAWAL", [9])],
      outcome: { withdrawn: [3] },
    }),
  ];
}

/** 7.5.2(v) The Withdrawal Table. */
export const vectors = (): Vector[] => [
  ...SETTINGS.flatMap(both),
  ...slow(),
  ...warnings(),
  ...duties(),
  ...merchants(),
];
