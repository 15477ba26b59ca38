import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { aa, bomb } from "./air-bombing";
import { options, weather } from "./changes";
import { COAST, event, eventRoll, inHex, ships as own, pick } from "./events";
import { cardsDrawn } from "./ice";
import { all, type Change, draw, type Json, needs, type Roll, resolves, roll, type Vector } from "./kit";
import { being, moves } from "./moves";
import { card, force as forceIs, plane } from "./pieces";
import { axisAt, axisChit, carrierStrikes } from "./remaining-refusals";
import { PACK } from "./sub-bases";
import { FOUND } from "./sub-combat";
import { convoy, fleet, ships } from "./surface/fleets";
import { torpedo } from "./torpedoes";

const inPort = (at: string) => ({ station: "in_port" as const, at, block: null, identified: false, idLevel: 0 });
const inBox = (at: string) => ({ station: "box" as const, at, block: null, identified: false, idLevel: 0 });

/** The chits Z and L, which bring no condition in March or July, and A on the German Fuel Chart. */
const chits = (axis: "L" | "T"): Roll[] => [
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

function fortnights(): Vector[] {
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
  return [
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
      "bunkers",
      "15.8 A force in port begins the next operation with full bunkers",
      "E-85",
      axis(fleet("raider", 1, ships("lutzow", 4), { ...inPort("narvik"), fuel: low })),
      { sides: { axis: { forces: [{ id: "raider", at: "narvik", fuel: { state: "full" } }] } } },
    ),
    next(
      "withdrawal-missed",
      "15.7.2 Nigeria, due to leave for PEDESTAL, lies at Reykjavik: half of her 4 points are lost",
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

/** 3.2, 8.4, 15.9.1 The campaign begins, has no operation, or ends one. */
function operations(): Vector[] {
  const poor: Change = (state) => {
    for (const side of ["allied", "axis"] as const) {
      const mine = state.sides[side];
      for (const each of mine.command) each.available = 0;
      Object.assign(mine, { forces: [], dummies: [], portDummies: [], aircraft: [], patrolWhite: [], chits: [] });
    }
  };
  const empties = convoy("empties", 3, ships("mv", 6), { ...inPort("murmansk"), sailed: false });
  empties.convoy = { ...empties.convoy!, loaded: false, destinations: ["reykjavik"] };
  return [
    resolves({
      id: "campaign-new",
      title: "8.4 A campaign begins with its convoys in their ports and empties in Murmansk (E-82)",
      citation: "8.4",
      operation: "new",
      base: null,
      input: { scenario: "campaign", months: 1, options: [] },
      rolls: chits("L").slice(0, 2),
      snapshot: {
        phase: "prep_initiative",
        phasing: "allied",
        fortnight: "1942-03-I",
        campaign: {
          months: 1,
          boxes: [
            { port: "murmansk", unloading: [], ballast: [{ unit: "mv", cs: 15, damaged: false, faceUp: false }] },
            { port: "arkhangelsk", unloading: [], ballast: [] },
          ],
        },
      },
      rulings: ["E-82"],
    }),
    resolves({
      id: "campaign-no-command",
      title: "3.2 No operation is played when neither side has a command point (E-81); chits are shown (E-96)",
      citation: "3.2",
      operation: "endPhase",
      base: "campaign-planning-axis",
      change: all(poor, axisChit("T", "none")),
      input: {},
      rolls: [],
      outcome: { phase: "admin_oob", phasing: "allied" },
      snapshot: { campaign: { fought: false }, sides: { axis: { chits: [{ letter: "T", revealed: true }] } } },
      rulings: ["E-81", "E-96"],
    }),
    resolves({
      id: "campaign-empties-wait",
      title:
        "15.9.1 A convoy in ballast that has not sailed lies in its box again, face up, and costs ½ VP a ship (E-86)",
      citation: "15.9.1",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: (state) => {
        state.sides.allied.forces = [empties];
      },
      input: {},
      rolls: [],
      outcome: { phase: "admin_oob" },
      snapshot: {
        campaign: {
          boxes: [{ port: "murmansk", ballast: [{ unit: "mv", cs: 6, damaged: false, faceUp: true }] }, {}],
        },
        vp: { log: [{ code: "EMPTY_IN_RUSSIA", amount: -3, unit: "murmansk", rule: "15.9.1" }] },
        sides: { allied: { forces: [] } },
      },
      rulings: ["E-86"],
    }),
    resolves({
      id: "campaign-damage-given-back",
      title: "2.4 When Tirpitz is sunk the 20 points scored for her damage in earlier fortnights are given back (E-91)",
      citation: "2.4",
      operation: "endPhase",
      base: "campaign-last-turn",
      change: (state) => {
        const { axis } = state.sides;
        axis.campaign!.credited = [{ unit: "tirpitz", amount: 20 }];
        axis.sunk = [{ unit: "tirpitz", cs: 5, turn: 9, loaded: false }];
      },
      input: {},
      rolls: [],
      snapshot: {
        vp: { total: -20, log: [{ side: "axis", code: "CAPITAL_DAMAGE", amount: -20, unit: "tirpitz", rule: "2.4" }] },
        sides: { axis: { campaign: { credited: [] } } },
      },
      rulings: ["E-91"],
    }),
    resolves({
      id: "end-germany-box",
      title: "3.4 A TF in the Germany box is in port: the operation ends (E-72)",
      citation: "3.4",
      operation: "endPhase",
      base: "turn-end",
      change: (state) => {
        state.sides.axis.forces = [fleet("raiders", 1, ships("lutzow", 4), inBox("germany"))];
      },
      input: {},
      rolls: [],
      outcome: { phase: "end" },
      rulings: ["E-72"],
    }),
    resolves({
      id: "end-kara-sea",
      title: "3.4 One in the Kara Sea is at sea: it goes on",
      citation: "3.4",
      operation: "endPhase",
      base: "turn-end",
      change: (state) => {
        state.sides.axis.forces = [fleet("raiders", 1, ships("lutzow", 4), inBox("kara_sea"))];
      },
      input: {},
      rolls: [],
      outcome: { phase: "turn_weather" },
    }),
  ];
}

/** 5.2, 7.5.6, 9.3.1 What befalls ships. */
function ordeals(): Vector[] {
  const gale = all(weather("gale"), options("destroyer_hits"), own("allied", ["dd_ai", 2]));
  const cards = [...cardsDrawn("weather-damage-card", [4]), pick("weather-damage-ship", 1)];
  const fate = (face: number): Roll => roll("destroyer-fate", "DESTROYER_FATE", [face]);
  const spared = cardsDrawn("weather-damage-card", [1]);
  const merchant = { TARGET_CONVOY_SHIP: 1 };
  const raiders = fleet("raiders", 1, ships("admiral_hipper", 4));
  return [
    event({
      id: "gale-destroyer-sunk",
      side: "allied",
      total: 4,
      title: "9.3.1 With destroyer hits a destroyer whose fate it is sinks in a Gale, and scores (D-41)",
      citation: "9.3.1",
      change: gale,
      rolls: [...cards, fate(0), ...spared],
      snapshot: {
        vp: { total: -1 },
        sides: { allied: { sunk: [{ unit: "dd_ai", cs: 1 }], removed: [], forces: [{ units: [{ cs: 1 }] }] } },
      },
      rulings: ["D-41"],
    }),
    event({
      id: "gale-destroyer-crippled",
      side: "allied",
      total: 4,
      title: "9.3.1 Any other fate takes it out without points (D-41)",
      citation: "9.3.1",
      change: gale,
      rolls: [...cards, fate(6), ...spared],
      snapshot: {
        vp: { total: 0 },
        sides: { allied: { sunk: [], removed: [{ unit: "dd_ai", cs: 1, why: "weather" }] } },
      },
      rulings: ["D-41"],
    }),
    resolves({
      id: "strays-kept-back",
      title: "5.2 A Wolf Pack that a patrol kept in its first hex has not moved, and attacks (E-06)",
      citation: "5.2",
      operation: "attackStrayMerchants",
      base: "sub-strays",
      change: forceIs("axis", PACK, { moved: { hexes: 1, speed: "moderate", entered: [], done: true } }),
      input: { force: PACK, block: 1 },
      rolls: [
        card("locate-card", FOUND.axis),
        draw("scatter-target", 1, "mv"),
        torpedo(0, merchant),
        draw("scatter-target", 1, "mv"),
        torpedo(0, merchant),
        { label: "scatter-torps", faces: [9], chart: null },
      ],
      outcome: { attacks: [{ success: false }, { success: false }] },
      rulings: ["E-06"],
    }),
    resolves({
      id: "carrier-flak",
      title: "7.5.6 The cruiser that Albacores attack fires at them alone (E-55)",
      citation: "7.5.6",
      operation: "strikeFromCarrier",
      base: "surface-battle",
      change: carrierStrikes(raiders),
      input: { runs: [{ aircraft: "albacore_1", target: 1, ordnance: "bombs" }] },
      rolls: [aa(0, "3"), bomb(0, 8)],
      outcome: { flak: [{ aircraft: "albacore_1", result: "none" }], attacks: [{ dice: 1, hits: 0 }] },
      snapshot: { pending: { battle: { struck: true } } },
      rulings: ["E-55"],
    }),
    needs({
      id: "carrier-asks",
      title: "7.2.5 A strike from a carrier asks for the AA fire at it",
      citation: "7.5.6",
      operation: "strikeFromCarrier",
      base: "surface-battle",
      change: carrierStrikes(raiders),
      input: { runs: [{ aircraft: "albacore_1", target: 1, ordnance: "bombs" }] },
      next: { label: "aa", chart: "AA_DEFENSE", column: "3" },
    }),
    resolves({
      id: "event-grounding-campaign",
      title: "15.5.3 A grounded ship comes back five fortnights later, as after one hit (E-89)",
      citation: "15.5.3",
      operation: "resolveRandomEvent",
      base: "campaign-event",
      change: all(inHex("allied", COAST), own("allied", ["norfolk", 3], ["dd_ai", 1])),
      input: {},
      rolls: [eventRoll("allied", 2), pick("event-ship", 1)],
      snapshot: {
        sides: { allied: { campaign: { returns: [{ unit: "norfolk", due: 14, why: "grounding" }] } } },
      },
      rulings: ["E-89"],
    }),
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
    resolves({
      id: "fortnight-offensive",
      title: "12.6.1 A Ground Offensive costs the Soviets half of their air CS, drawn at random",
      citation: "12.6.1",
      operation: "endPhase",
      base: "campaign-bare",
      change: all(july2, (state) => {
        state.sides.allied.chits = [{ letter: "D", condition: "ground_offensive", revealed: true, fulfilled: false }];
        state.sides.allied.aircraft = [
          plane("pe2_1", "pe2", 1, { base: "vaenga" }),
          plane("pe2_2", "pe2", 1, { base: "vaenga" }),
        ];
      }),
      input: {},
      rolls: [draw("offensive-loss", 1, "pe2_1"), ...chits("T")],
      snapshot: { sides: { allied: { aircraft: [{ id: "pe2_2", cs: 1 }] } } },
    }),
  ];
}

/** 12.2, 12.12 The edges of the map. */
function edges(): Vector[] {
  return [
    moves({
      id: "kara-entered",
      title: "12.12 A Panzerschiff enters the Kara Sea, where a loaded convoy is placed (E-68)",
      citation: "12.12",
      side: "axis",
      change: all(axisChit("E", "wunderland"), axisAt("0421", ["lutzow", 4])),
      path: ["kara_sea"],
      snapshot: {
        sides: { axis: { special: { kara: true }, forces: [{ station: "box", at: "kara_sea" }] } },
      },
      rulings: ["E-68"],
    }),
    moves({
      id: "atlantic-reached",
      title: "12.2 A cruiser with 7 turns and more to its Fuel Warning breaks out for 5 VP (E-69)",
      citation: "12.2",
      side: "axis",
      change: all(
        axisChit("A", "atlantic_breakout"),
        axisAt("0401", ["lutzow", 4]),
        being("axis", (each) => {
          each.fuel.marker = 30;
        }),
      ),
      path: ["atlantic"],
      end: "removed",
      snapshot: {
        vp: { total: -5, log: [{ side: "axis", code: "COND_ATLANTIC_BREAKOUT", amount: -5, rule: "12.2" }] },
        sides: { axis: { removed: [{ unit: "lutzow", cs: 4, why: "breakout" }] } },
      },
      rulings: ["E-69"],
    }),
  ];
}

/** Rulings that stand in no other file. */
export const remainingRulings = (): Vector[] => [...fortnights(), ...operations(), ...ordeals(), ...edges()];
