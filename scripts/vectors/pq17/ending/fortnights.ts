import type { IceCondition, IceZone } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, draw, facts, type Json, needs, type Roll, resolves, roll, type Vector } from "../kit";

interface Row {
  readonly from: string;
  readonly to: string;
  readonly points: number;
}
const { columns } = facts<{
  columns: readonly { readonly from: string; readonly to: string; readonly rows: readonly Row[] }[];
}>("GERMAN_FUEL");
const { fortnights } = facts<{ fortnights: readonly string[] }>("CAMPAIGN");
const calendar = facts<{
  fortnights: readonly { readonly id: string; readonly season: string; readonly light: Json }[];
}>("CALENDAR").fortnights;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The fortnight that is over, by its number. */
const after =
  (number: number): Change =>
  (state) => {
    state.fortnight = fortnights[number - 1]!;
    if (state.campaign !== null) state.campaign.number = number;
  };

/** Letters that bring neither side a condition in a period. */
const IDLE = { allied: ["Z", "Y", "X"], early: ["L", "M", "N"], mid: ["T", "U", "V"], late: ["T", "U", "V"] } as const;

/** The draws with which a fortnight begins: a chit for each side, and one for German fuel. */
function draws(number: number, fuel: string): Roll[] {
  const period = number <= 4 ? "early" : number <= 14 ? "mid" : "late";
  const allied = IDLE.allied.find((each) => each !== fuel)!;
  const axis = IDLE[period].find((each) => each !== fuel)!;
  const bag = [...LETTERS];
  return [allied, axis, fuel].map((letter) => {
    const face = bag.indexOf(letter) + 1;
    bag.splice(face - 1, 1);
    return draw("special-chit", face, letter);
  });
}

/** 15.1, 8.2 Every row of the German Fuel Chart, and every fortnight of the calendar but the first. */
function fuel(): Vector[] {
  return columns.flatMap(({ from, to, rows }) => {
    const numbers = fortnights.flatMap((each, index) => (from <= each && each <= to ? [index + 1] : []));
    const edges = rows.flatMap((row) =>
      [...new Set([row.from, row.to])].map((letter) => ({ letter, points: row.points })),
    );
    return Array.from({ length: Math.max(numbers.length, edges.length) }, (_, index) => {
      const number = numbers[index % numbers.length]!;
      const { letter, points } = edges[index % edges.length]!;
      const fortnight = fortnights[number - 1]!;
      const day = calendar.find(({ id }) => id === fortnight.slice(5))!;
      return resolves({
        operation: "endPhase",
        base: "campaign-bare",
        id: `fuel-${fortnight.toLowerCase()}-${letter.toLowerCase()}`,
        title: `GERMAN_FUEL 15.1 ${fortnight}: chit ${letter} brings Gruppe Nord ${points} points (CALENDAR: ${day.season})`,
        citation: "15.1",
        change: after(number - 1),
        input: {},
        rolls: draws(number, letter),
        rulings: ["E-94"],
        outcome: { phase: "prep_initiative", phasing: "allied" },
        snapshot: {
          fortnight,
          season: day.season,
          light: day.light,
          turn: 1,
          campaign: { number, bids: null, fought: true },
          sides: {
            allied: {
              command: [
                { pool: "home_fleet", available: 8, spent: 0 },
                { pool: "severnyy_flot", available: 3, spent: 0 },
              ],
            },
            axis: {
              command: [{ pool: "gruppe_nord", available: 8 + points, spent: 0 }],
              campaign: { fuelChit: letter },
            },
          },
        },
      });
    });
  });
}

function supplies(): Vector[] {
  const plan = { operation: "endPhase", base: "campaign-bare", citation: "15.1", input: {} };
  const severnyy = (available: number, heavyLoss: boolean): Change =>
    all(after(9), (state) => {
      for (const each of state.sides.allied.command) if (each.pool === "severnyy_flot") each.available = available;
      if (state.campaign !== null) state.campaign.heavyLoss = heavyLoss;
    });
  const by = (id: string, title: string, available: number, heavyLoss: boolean, then: number): Vector =>
    resolves({
      ...plan,
      id: `supply-${id}`,
      title,
      change: severnyy(available, heavyLoss),
      rolls: draws(10, "A"),
      snapshot: { sides: { allied: { command: [{ available: 8 }, { pool: "severnyy_flot", available: then }] } } },
    });
  return [
    by("two", "15.1 Severnyy Flot gains 2 points", 0, false, 2),
    by("most", "15.1 Severnyy Flot has 3 points at most", 3, false, 3),
    by("heavy", "15.1 After heavy losses Severnyy Flot has 4 points at most", 3, true, 4),
    needs({
      ...plan,
      id: "fortnight-needs",
      title: "12 Asks for the chit with which a fortnight begins",
      change: after(9),
      next: { label: "special-chit" },
    }),
  ];
}

type Ice = Readonly<Record<string, readonly [IceCondition, boolean]>>;

const laid =
  (west: Ice): Change =>
  (state) => {
    for (const [zone, [expected, fixed]] of Object.entries(west))
      state.ice[`west_${zone}` as IceZone] = { expected, fixed };
  };
const die = (face: number, column: IceCondition): Roll => roll("ice-zone", "ICE", [face], column);
const told = (west: Ice): Json => ({
  ice: Object.fromEntries(
    Object.entries(west).map(([zone, [expected, fixed]]) => [`west_${zone}`, { expected, fixed }]),
  ),
});

/** 10.4 The ice of a new fortnight. */
function ices(): Vector[] {
  const by = (
    id: string,
    title: string,
    citation: string,
    number: number,
    before: Ice,
    dice: readonly Roll[],
    then: Ice,
  ): Vector =>
    resolves({
      operation: "endPhase",
      base: "campaign-bare",
      id: `ice-${id}`,
      title,
      citation,
      change: all(after(number - 1), laid(before)),
      input: {},
      rolls: [...dice, ...draws(number, "A")],
      snapshot: told(then),
    });
  const pack: readonly [IceCondition, boolean] = ["solid_pack", true];
  return [
    by(
      "thaw",
      "10.4.1 April I: uncertain zones are rolled from the lowest; the highest Solid Pack turns uncertain",
      "10.4.1",
      3,
      { i: pack, ii: pack, iii: ["thin_pack", false], iv: ["heavy_drift", false], v: ["light_drift", false] },
      [die(5, "thin_pack"), die(9, "heavy_drift"), die(0, "light_drift")],
      { i: pack, ii: ["solid_pack", false], iii: ["thin_pack", false], iv: ["thin_pack", false], v: ["clear", false] },
    ),
    by(
      "thaw-reroll",
      "10.4.1 A result worse than that of the next lower zone is rolled again",
      "10.4.1",
      9,
      {
        i: pack,
        ii: ["thin_pack", false],
        iii: ["heavy_drift", false],
        iv: ["light_drift", false],
        v: ["clear", true],
      },
      [
        die(0, "thin_pack"),
        die(9, "heavy_drift"),
        die(8, "heavy_drift"),
        die(1, "heavy_drift"),
        die(9, "light_drift"),
        die(1, "light_drift"),
      ],
      {
        i: ["solid_pack", false],
        ii: ["heavy_drift", false],
        iii: ["light_drift", false],
        iv: ["clear", false],
        v: ["clear", true],
      },
    ),
    by(
      "thaw-clear",
      "10.4.1 Clear zones but the lowest-numbered become certain",
      "10.4.1",
      10,
      { i: pack, ii: ["heavy_drift", false], iii: ["light_drift", false], iv: ["clear", false], v: ["clear", false] },
      [die(1, "heavy_drift"), die(0, "light_drift"), die(3, "clear"), die(7, "clear")],
      {
        i: ["solid_pack", false],
        ii: ["light_drift", false],
        iii: ["clear", false],
        iv: ["clear", true],
        v: ["clear", true],
      },
    ),
    by(
      "freeze",
      "10.4.2 September II: uncertain zones are rolled from the highest; the lowest Clear turns uncertain",
      "10.4.2",
      14,
      {
        i: ["thin_pack", false],
        ii: ["light_drift", false],
        iii: ["clear", true],
        iv: ["clear", true],
        v: ["clear", true],
      },
      [die(9, "light_drift"), die(9, "thin_pack")],
      {
        i: ["solid_pack", false],
        ii: ["heavy_drift", false],
        iii: ["clear", false],
        iv: ["clear", true],
        v: ["clear", true],
      },
    ),
    by(
      "freeze-reroll",
      "10.4.2 A result better than that of the next higher zone is rolled again; Solid Pack but the highest becomes certain",
      "10.4.2",
      16,
      {
        i: ["solid_pack", false],
        ii: ["solid_pack", false],
        iii: ["light_drift", false],
        iv: ["light_drift", false],
        v: ["clear", false],
      },
      [
        die(8, "clear"),
        die(9, "light_drift"),
        die(0, "light_drift"),
        die(5, "light_drift"),
        die(8, "light_drift"),
        die(1, "solid_pack"),
        die(4, "solid_pack"),
      ],
      {
        i: ["solid_pack", false],
        ii: ["thin_pack", false],
        iii: ["heavy_drift", false],
        iv: ["heavy_drift", false],
        v: ["light_drift", false],
      },
    ),
    by(
      "freeze-pack",
      "10.4.2 Of two Solid Pack zones the lower becomes certain",
      "10.4.2",
      17,
      {
        i: ["solid_pack", false],
        ii: ["solid_pack", false],
        iii: ["thin_pack", false],
        iv: ["light_drift", true],
        v: ["clear", true],
      },
      [die(3, "thin_pack"), die(9, "solid_pack"), die(2, "solid_pack")],
      {
        i: ["solid_pack", true],
        ii: ["solid_pack", false],
        iii: ["thin_pack", false],
        iv: ["light_drift", true],
        v: ["clear", false],
      },
    ),
    by(
      "fixed",
      "10.4 Certain zones are not rolled",
      "10.4",
      12,
      { i: pack, ii: pack, iii: ["heavy_drift", true], iv: ["light_drift", true], v: ["clear", true] },
      [],
      { i: pack, ii: ["solid_pack", false], iii: ["heavy_drift", true], iv: ["light_drift", true], v: ["clear", true] },
    ),
    needs({
      operation: "endPhase",
      base: "campaign-bare",
      id: "ice-needs",
      title: "10.4 Asks for the die of an uncertain zone",
      citation: "10.4",
      change: all(after(8), laid({ v: ["clear", false] })),
      input: {},
      next: { label: "ice-zone", dice: "1d0-9", chart: "ICE", column: "clear" },
    }),
  ];
}

/** 4.1.2 Bids for the initiative. */
function bids(): Vector[] {
  const by = (
    id: string,
    title: string,
    allied: number,
    axis: number,
    winner: "allied" | "axis",
    vp: number,
    more: { starred?: "allied" | "axis"; rulings?: string[] } = {},
  ): Vector =>
    resolves({
      operation: "bidInitiative",
      base: "campaign-axis-bid",
      id: `bid-${id}`,
      title,
      citation: "4.1.2",
      change: (state) => {
        if (state.sides.allied.campaign !== null) state.sides.allied.campaign.bid = allied;
        if (more.starred !== undefined) {
          state.sides[more.starred].chits = [
            {
              letter: "A",
              condition: more.starred === "allied" ? "reinforcements" : "atlantic_breakout",
              revealed: false,
              fulfilled: false,
            },
          ];
        }
      },
      input: { bid: axis },
      rolls: [],
      outcome: { bidder: "axis", decided: true, fought: true, vp },
      ...(more.rulings === undefined ? {} : { rulings: more.rulings }),
      snapshot: {
        initiative: winner,
        phase: "prep_setup_1",
        phasing: winner === "allied" ? "axis" : "allied",
        campaign: { bids: { allied, axis } },
        vp: { log: vp === 0 ? [] : [{ side: winner, code: "INITIATIVE_BID", amount: vp, rule: "4.1.2" }] },
      },
    });
  return [
    by("allied", "4.1.2 The higher bid wins: the Allies pay 5 VP", 5, 2, "allied", -5),
    by("axis", "4.1.2 The higher bid wins: the Axis pays 4 VP", 3, 4, "axis", 4),
    by("tie", "4.1.2 D-50 Equal bids go to the Allies, who pay", 3, 3, "allied", -3, { rulings: ["D-50"] }),
    by(
      "starred-axis",
      "4.1.2 A condition with an asterisk adds 1 to the bid of the Axis, which pays what it bid",
      3,
      3,
      "axis",
      3,
      { starred: "axis" },
    ),
    by("starred-tie", "4.1.2 With the asterisk the bids may be equal", 3, 2, "allied", -3, {
      starred: "axis",
      rulings: ["D-50"],
    }),
    by(
      "starred-allied",
      "4.1.2 An Allied asterisk wins against a bid that is as high, and costs the bid alone",
      2,
      2,
      "allied",
      -2,
      { starred: "allied" },
    ),
    by("starred-zero", "4.1.2 A bid of 0 with an asterisk against 1 is equal and costs nothing", 0, 1, "allied", 0, {
      starred: "allied",
      rulings: ["D-50"],
    }),
    resolves({
      operation: "bidInitiative",
      base: "campaign-bids",
      id: "bid-first",
      title: "4.1.2 The Allied bid is set in secret, and the Axis bids",
      citation: "4.1.2",
      input: { bid: 9 },
      rolls: [],
      outcome: { bidder: "allied", decided: false, phase: "prep_initiative", phasing: "axis" },
      snapshot: {
        campaign: { bids: null },
        sides: { allied: { campaign: { bid: 9 } }, axis: { campaign: { bid: null } } },
      },
    }),
  ];
}

/** 15.2.2, 15.9.1 Fortnights in which both sides pass, and the boxes of the Russian ports. */
function boxes(): Vector[] {
  const mv = (cs: number, more: Json = {}) => ({ unit: "mv", cs, damaged: false, faceUp: false, ...more });
  const by = (
    id: string,
    title: string,
    murmansk: Json,
    arkhangelsk: Json,
    log: readonly Json[],
    then: readonly Json[],
  ): Vector =>
    resolves({
      operation: "bidInitiative",
      base: "campaign-axis-bid",
      id: `boxes-${id}`,
      title,
      citation: "15.9.1",
      change: (state) => {
        if (state.sides.allied.campaign !== null) state.sides.allied.campaign.bid = 0;
        if (state.campaign === null) return;
        state.campaign.ev.stage = "completed";
        state.campaign.boxes = [
          { port: "murmansk", unloading: [], ballast: [], ...murmansk },
          { port: "arkhangelsk", unloading: [], ballast: [], ...arkhangelsk },
        ];
      },
      input: { bid: 0 },
      rolls: [],
      rulings: ["E-96"],
      outcome: {
        decided: true,
        fought: false,
        phase: "admin_oob",
        vp: log.reduce((sum, each) => sum + Number(each.amount), 0),
      },
      snapshot: { initiative: "allied", campaign: { fought: false, boxes: then }, vp: { log } },
    });
  const unloaded = (amount: number, unit: string) => ({ code: "UNLOADED", amount, unit, rule: "15.9.1" });
  const empty = (amount: number, unit: string) => ({ code: "EMPTY_IN_RUSSIA", amount, unit, rule: "15.9.1" });
  return [
    by(
      "none",
      "3.2 4.1.2 Two bids of 0 leave the fortnight without an operation",
      {},
      {},
      [],
      [
        { port: "murmansk", ballast: [] },
        { port: "arkhangelsk", ballast: [] },
      ],
    ),
    by(
      "murmansk",
      "15.2.2 Murmansk unloads 11 ships in a fortnight, 1 VP each",
      { unloading: [mv(13)] },
      {},
      [unloaded(11, "murmansk")],
      [{ unloading: [{ unit: "mv", cs: 2 }], ballast: [{ unit: "mv", cs: 11, faceUp: false }] }, {}],
    ),
    by(
      "arkhangelsk",
      "15.2.2 Arkhangelsk unloads 15 ships in a fortnight",
      {},
      { unloading: [mv(16)] },
      [unloaded(15, "arkhangelsk")],
      [{}, { unloading: [{ cs: 1 }], ballast: [{ cs: 15, faceUp: false }] }],
    ),
    by(
      "empties",
      "15.9.1 Every ship that was in a Ballast box before costs ½ VP",
      { unloading: [mv(3)], ballast: [mv(5)] },
      {},
      [empty(-2.5, "murmansk"), unloaded(3, "murmansk")],
      [
        {
          unloading: [],
          ballast: [
            { cs: 5, faceUp: true },
            { cs: 3, faceUp: false },
          ],
        },
        {},
      ],
    ),
    by(
      "damaged",
      "15.9.1 Ships that are Crippled or Dead in the Water unload for nothing",
      { unloading: [mv(2), mv(1, { damaged: true })] },
      {},
      [unloaded(2, "murmansk")],
      [
        {
          unloading: [],
          ballast: [
            { cs: 2, damaged: false },
            { cs: 1, damaged: true },
          ],
        },
        {},
      ],
    ),
  ];
}

/** 8.4, 10.4, 15.1, 15.2.2 What begins and ends a fortnight of the campaign. */
export const fortnightVectors = (): Vector[] => [...fuel(), ...supplies(), ...ices(), ...bids(), ...boxes()];
