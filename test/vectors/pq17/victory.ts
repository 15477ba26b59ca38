import type { Force } from "../../../src/rulesets/pq17/chapters/1-2-forces/state";
import type { Side } from "../../../src/rulesets/pq17/vocabulary";
import { all, type Change, facts, type Json, plain, refused, resolves, type Vector } from "./kit";
import { fighting } from "./kit/battles";
import { convoy, fleet, ships } from "./kit/fleets";
import { forces, inPort } from "./kit/stations";

const VP = facts<{ sunkPerCs: Record<Side, Record<string, number>> }>("VICTORY_POINTS").sunkPerCs;

const starved = { state: "critical" as const, marker: null, refuelled: false };

/** One ship of each type of each side, with its full CS. */
const SHIPS: Readonly<Record<Side, readonly (readonly [string, string, number])[]>> = {
  allied: [
    ["BB", "washington", 5],
    ["BC", "renown", 3],
    ["CV", "victorious", 4],
    ["CVE", "avenger", 1],
    ["CA", "norfolk", 3],
    ["CL", "jamaica", 4],
    ["CLAA", "scylla", 2],
    ["CM", "adventure", 1],
    ["DD", "dd_ai", 1],
    ["TB", "tb_op", 1],
    ["AX", "aldersdale", 2],
    ["MX", "mv", 1],
  ],
  axis: [
    ["BB", "tirpitz", 5],
    ["BC", "scharnhorst", 3],
    ["CV", "graf_zeppelin", 3],
    ["CA", "admiral_hipper", 4],
    ["CB", "lutzow", 4],
    ["CL", "koln", 2],
    ["CM", "brummer", 1],
    ["DD", "dd_z36a", 1],
    ["TB", "tb_35_37", 1],
    ["AX", "german_oiler", 1],
    ["MX", "mv", 1],
  ],
};

const CLASSES = ["DD", "TB", "MX"];

/** A ship that one hit sinks is sunk by the guns of a battleship. */
function sunk(side: Side, type: string, unit: string, cs: number): Vector {
  const attacker = side === "allied" ? "axis" : "allied";
  const gun = attacker === "allied" ? ["king_george_v", 1] : ["tirpitz", 1];
  const merchant = type === "MX" || type === "AX";
  const wreck = CLASSES.includes(type) ? ships(unit, 1) : ships(unit, 0);
  const victim = merchant ? convoy("target", 1, wreck) : fleet("target", 1, wreck);
  const loaded = type === "MX" && side === "allied" ? -1 : 0;
  const amount = VP[side][type]! * cs;
  const modifiers = CLASSES.includes(type) ? {} : { TARGET_DIW_OR_TOW: 2 };
  return resolves({
    id: `sunk-${side}-${type.toLowerCase()}`,
    title: `VICTORY_POINTS 2 ${side === "allied" ? "An Allied" : "An Axis"} ${type} of ${cs} CS that is sunk scores ${amount + loaded} VP`,
    citation: "2",
    operation: "targetGuns",
    base: merchant ? "surface-hunt" : "surface-battle",
    change: fighting(
      { attacker, [attacker]: [fleet("firing", 1, ships(...gun))], [side]: [victim] },
      merchant ? { unescorted: 2, hadWarships: false } : {},
      merchant ? { 1: { area: "torpedo_attack" } } : {},
    ),
    input: { targets: [{ unit: 1, target: 2, cs: 1 }] },
    rolls: [plain("gunnery", [9], "hit", modifiers)],
    outcome: { vp: amount + loaded, salvos: [{ dice: 1, hits: 1 }] },
    snapshot: {
      vp: {
        log: [
          { side, code: "SHIP_SUNK", amount, unit, rule: "2" },
          ...(loaded === 0 ? [] : [{ side, code: "LOADED_MX_SUNK", amount: loaded, unit, rule: "2.1.1" }]),
        ],
      },
      sides: { [side]: { forces: [], sunk: [{ unit, cs }] } },
    },
  });
}

const plan = { operation: "endPhase", base: "last-turn" };

/** The operation ends with this turn: what is scored, in order, and who wins. */
function ends(
  id: string,
  title: string,
  citation: string,
  change: Change | undefined,
  log: readonly Json[],
  rulings?: string[],
): Vector {
  const total = log.reduce((sum, each) => sum + Number(each.amount), 0);
  const result = total > 0 ? "allied" : total < 0 ? "axis" : "draw";
  return resolves({
    ...plan,
    id: `end-${id}`,
    title,
    citation,
    change,
    input: {},
    rolls: [],
    outcome: { ended: "combine", phase: "end", result, vp: total },
    snapshot: { phase: "end", result, vp: { total, log } },
    ...(rulings === undefined ? {} : { rulings }),
  });
}

const home = (units: Force["units"], members: Json = {}): Force => {
  const force = convoy("pq", 3, units, { ...inPort("murmansk"), sailed: true });
  return { ...force, convoy: { ...force.convoy!, arrived: true, ...members } };
};

function criticalFuel(): Vector[] {
  const at = (units: Force["units"], changes: Partial<Force> = {}) =>
    fleet("cover", 1, units, { fuel: starved, at: "0607", ...changes });
  const by = (side: Side, amount: number, unit: string) => ({ side, code: "CRITICAL_FUEL", amount, unit, rule: "2.2" });
  return [
    ends(
      "fuel-allied",
      "2.2 Allied ships at sea in Critical Fuel: capital ship -2, cruiser and CVE -1, light ships -½ per CS",
      "2.2",
      forces("allied", at(ships("duke_of_york", 4, "norfolk", 3, "avenger", 1, "dd_ai", 3, "tb_op", 1))),
      [
        by("allied", -2, "duke_of_york"),
        by("allied", -1, "norfolk"),
        by("allied", -1, "avenger"),
        by("allied", -1.5, "dd_ai"),
        by("allied", -0.5, "tb_op"),
      ],
    ),
    ends(
      "fuel-axis",
      "2.2 Axis ships at sea in Critical Fuel give the Allies points",
      "2.2",
      forces("axis", at(ships("tirpitz", 5, "lutzow", 4, "dd_z36a", 2))),
      [by("axis", 2, "tirpitz"), by("axis", 1, "lutzow"), by("axis", 1, "dd_z36a")],
    ),
    ends(
      "fuel-port",
      "2.2 In port Critical Fuel scores nothing",
      "2.2",
      forces("allied", at(ships("duke_of_york", 4), inPort("reykjavik"))),
      [],
    ),
    ends(
      "fuel-low",
      "2.2 Low Fuel scores nothing",
      "2.2",
      forces("allied", at(ships("duke_of_york", 4), { fuel: { state: "low", marker: 40, refuelled: false } })),
      [],
    ),
  ];
}

function damage(): Vector[] {
  const by = (side: Side, amount: number, unit: string) => ({
    side,
    code: "CAPITAL_DAMAGE",
    amount,
    unit,
    rule: "2.4",
  });
  return [
    ends(
      "damage-axis",
      "2.4 Each CS that Tirpitz has lost is worth 10 VP",
      "2.4",
      forces("axis", fleet("raiders", 1, ships("tirpitz", 3), inPort("trondheim"))),
      [by("axis", 20, "tirpitz")],
      ["E-67"],
    ),
    ends(
      "damage-allied",
      "2.4 Each CS that an Allied capital ship has lost costs 5 VP",
      "2.4",
      forces("allied", fleet("cover", 1, ships("duke_of_york", 3, "victorious", 2), { at: "0607" })),
      [by("allied", -5, "duke_of_york"), by("allied", -10, "victorious")],
    ),
    ends(
      "damage-cruiser",
      "2.4 Damaged cruisers score nothing",
      "2.4",
      forces("axis", fleet("raiders", 1, ships("lutzow", 1), inPort("trondheim"))),
      [],
    ),
    ends(
      "damage-uncounted",
      "2.4 12.14.2 CS that TITLE took from Tirpitz do not score",
      "2.4",
      all(forces("axis", fleet("raiders", 1, ships("tirpitz", 3), inPort("trondheim"))), (state) => {
        state.sides.axis.tally.uncounted = [{ unit: "tirpitz", cs: 1 }];
      }),
      [by("axis", 10, "tirpitz")],
      ["E-67"],
    ),
  ];
}

function arrivals(): Vector[] {
  const by = (amount: number) => ({ side: "allied", code: "CONVOY_SHORTFALL", amount, unit: null, rule: "2.1.2" });
  const short = (
    id: string,
    title: string,
    cs: number,
    began: number,
    excused: number,
    amount: number | null,
  ): Vector =>
    ends(
      `arrived-${id}`,
      title,
      "2.1.2",
      forces("allied", home(ships("mv", cs), { merchants: began, excused })),
      amount === null ? [] : [by(amount)],
    );
  return [
    short("half", "2.1.2 20 of 40 MX arrive: ½ VP is lost for each of the other 20", 20, 40, 0, -10),
    short("three-quarters", "2.1.2 Three quarters are enough", 30, 40, 0, null),
    short("under", "2.1.2 One fewer is too few", 29, 40, 0, -5.5),
    short("excused", "2.1.2 Ships that ice or weather took do not count", 27, 40, 4, null),
    short("excused-under", "2.1.2 Of those that count too few arrive", 26, 40, 4, -5),
    ends(
      "arrived-lost",
      "2.1.2 A convoy of which nothing is left counts too",
      "2.1.2",
      (state) => {
        state.sides.allied.tally.lostConvoys = [{ merchants: 12, excused: 2 }];
      },
      [by(-5)],
    ),
  ];
}

function command(): Vector[] {
  const spent =
    (pool: string, number: number): Change =>
    (state) => {
      for (const side of ["allied", "axis"] as const) {
        for (const each of state.sides[side].command) if (each.pool === pool) each.spent = number;
      }
    };
  const by = (side: Side, amount: number, unit: string) => ({ side, code: "CP_SPENT", amount, unit, rule: "2.3" });
  return [
    ends(
      "cp-home-fleet",
      "2.3 4.3.2 Four points of Home Fleet cost 2 VP, as in the example",
      "2.3",
      spent("home_fleet", 4),
      [by("allied", -2, "home_fleet")],
    ),
    ends("cp-severnyy", "2.3 A point of Severnyy Flot costs ½ VP", "2.3", spent("severnyy_flot", 1), [
      by("allied", -0.5, "severnyy_flot"),
    ]),
    ends("cp-gruppe-nord", "2.3 Three points of Gruppe Nord bring the Allies 1½ VP", "2.3", spent("gruppe_nord", 3), [
      by("axis", 1.5, "gruppe_nord"),
    ]),
    ends(
      "draw",
      "2 D-01 A total of 0 is a draw",
      "2",
      all(spent("home_fleet", 2), spent("gruppe_nord", 2)),
      [by("allied", -1, "home_fleet"), by("axis", 1, "gruppe_nord")],
      ["D-01"],
    ),
    ends(
      "patrol-white",
      "2.2 5.1.9 A cruiser that has left Patrol White costs 2 VP",
      "2.2",
      (state) => {
        state.sides.allied.patrolWhite = [
          { unit: "kent", left: true },
          { unit: "suffolk", left: false },
        ];
      },
      [{ side: "allied", code: "PATROL_WHITE", amount: -2, unit: "kent", rule: "2.2" }],
    ),
    ends(
      "training",
      "4.3.4 A training TF that has not come back pays after all",
      "4.3.4",
      forces("axis", fleet("raiders", 1, ships("lutzow", 4, "admiral_hipper", 4), { at: "0811", training: "narvik" })),
      [by("axis", 0.5, "gruppe_nord")],
    ),
  ];
}

/** 3.4 When an operation ends. */
function ending(): Vector[] {
  const goes = (id: string, title: string, change: Change, snapshot: Json): Vector =>
    resolves({
      operation: "endPhase",
      base: "turn-end",
      id: `over-${id}`,
      title,
      citation: "3.4",
      change,
      input: {},
      rolls: [],
      outcome: { ended: "combine" },
      snapshot,
    });
  const allied = (...list: Force[]) => forces("allied", ...list);
  const cover = fleet("cover", 1, ships("sheffield", 4), { at: "0607" });
  const sea = convoy("pq", 3, ships("mv", 10), { at: "0607" });
  return [
    goes(
      "port",
      "3.4 With all convoys in port and all TFs of one side in port it is over",
      all(allied(home(ships("mv", 10)), fleet("cover", 1, ships("sheffield", 4), inPort("reykjavik")))),
      { phase: "end", result: "draw" },
    ),
    goes("both-at-sea", "3.4 With TFs of both sides at sea it goes on", allied(home(ships("mv", 10)), cover), {
      phase: "turn_weather",
      turn: 11,
    }),
    goes("convoy-at-sea", "3.4 With a convoy at sea it goes on", all(allied(sea), forces("axis")), {
      phase: "turn_weather",
      turn: 11,
    }),
    goes(
      "past-15",
      "3.4 8.1 After day 15 it continues while a convoy is at sea",
      all(allied(sea), (state) => {
        state.turn = 30;
      }),
      { phase: "turn_weather", turn: 31 },
    ),
    goes(
      "germany",
      "3.4 A TF in the Germany box is in port",
      all(
        allied(home(ships("mv", 10)), cover),
        forces(
          "axis",
          fleet("raiders", 1, ships("koln", 2), {
            station: "box",
            at: "germany",
            block: null,
            identified: false,
            idLevel: 0,
          }),
        ),
      ),
      { phase: "end" },
    ),
    goes(
      "wolf-packs",
      "3.4 Wolf Packs at sea do not keep it going",
      all(
        allied(home(ships("mv", 10)), cover),
        forces("axis", fleet("pack", 1, ships("ss_german", 3), { kind: "wolf_pack", at: "0811" })),
      ),
      { phase: "end" },
    ),
    refused({
      operation: "endPhase",
      base: "operation-over",
      id: "over-no-more",
      title: "3.4 Nothing is played after the end",
      citation: "3.4",
      input: {},
      code: "GAME_OVER",
      section: "3.2",
    }),
  ];
}

/** 2, 3.4, 4.3.2 Victory points and the end of an operation. */
export const vectors = (): Vector[] => [
  ...(["allied", "axis"] as const).flatMap((side) => SHIPS[side].map(([type, unit, cs]) => sunk(side, type, unit, cs))),
  ...criticalFuel(),
  ...damage(),
  ...arrivals(),
  ...command(),
  ...ending(),
];
