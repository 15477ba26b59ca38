import { done, moved, scores, special } from "../conditions/condition";
import { all, type Change, draw, type Json, needs, plain, refused, resolves, roll, type Vector } from "../kit";
import { chit, dummy, fresh, phase, rulings } from "../kit/changes";
import { convoy, fleet, ships } from "../kit/fleets";
import { inHex, of } from "../kit/forces";
import { moves, stays } from "../kit/move";
import { plane } from "../kit/pieces";
import { adds, forces, inBox, inPort } from "../kit/stations";

const BOMBERS: Change = all(chit("allied", "K", "bomber_command", true), phase("combine", "allied"), (state) => {
  state.sides.allied.special.bombers = ["b1", "b2", "b3"];
  state.sides.allied.chits[0]!.revealed = true;
  state.sides.allied.aircraft = [
    plane("b3", "halifax", 2, { base: "wick" }),
    plane("b1", "halifax", 2, { base: "wick", mission: "flown" }),
    plane("b2", "halifax", 0, { base: "wick", lost: 2 }),
    plane("other", "hudson", 2, { base: "wick", mission: "flown" }),
  ];
});

const RETURNING: Change = (state) => {
  for (const each of state.sides.axis.forces) each.units = each.units.filter(({ unit }) => unit !== "lutzow");
  state.sides.axis.dummyLimit = 1;
  state.sides.axis.dummies = [dummy(9, "0713")];
  state.sides.axis.special.returning = {
    ships: [{ unit: "lutzow", cs: 4 }],
    turn: state.turn - 1,
    fuelWarning: 20,
    shown: true,
  };
};

/** 12.2.1, 12.4, 12.5 Aircraft and ships that conditions bring and take away. */
export function comings(): Vector[] {
  return [
    resolves({
      operation: "endPhase",
      base: "turn-end",
      id: "bombers-leave",
      title: "12.4 Bombers of Bomber Command that have flown, or are shot down, leave; the others wait",
      citation: "12.4",
      change: BOMBERS,
      rolls: [],
      outcome: { phase: "random_event", phasing: "axis" },
      snapshot: { sides: { allied: { aircraft: [{ id: "b3" }, { id: "other" }], special: { bombers: ["b3"] } } } },
    }),
    resolves({
      operation: "endPhase",
      base: "turn-end",
      id: "bombers-wait",
      title: "12.4 While none of them has flown all bombers of Bomber Command wait",
      citation: "12.4",
      change: all(BOMBERS, (state) => {
        state.sides.allied.special.bombers = ["b3"];
      }),
      rolls: [],
      outcome: { phase: "random_event", phasing: "axis" },
      snapshot: {
        sides: {
          allied: {
            aircraft: [{ id: "b3" }, { id: "b1" }, { id: "b2" }, { id: "other" }],
            special: { bombers: ["b3"] },
          },
        },
      },
    }),
    resolves({
      operation: "returnShips",
      base: "event-axis",
      id: "back-dummy-over",
      title: "12.2.1 The dummy of ships that come back is one more than the Axis may have",
      citation: "12.2.1",
      change: RETURNING,
      input: { hex: "0401", dummy: "0601" },
      rolls: [draw("block-order", 1, "as they stood")],
      snapshot: { sides: { axis: { dummyLimit: 2, dummies: [{ at: "0713" }, { at: "0601" }] } } },
    }),
    resolves({
      operation: "endPhase",
      base: "setting-up",
      id: "carriers-noted",
      title: "12.5 The carriers that begin at Scapa Flow are noted when planning is over",
      citation: "12.5",
      change: all(phase("prep_plan", "axis"), chit("allied", "M", "carrier_strike"), (state) => {
        const port = state.sides.allied.forces.find(({ id }) => id === "scapa_reserve")!;
        const home = state.sides.allied.forces.find(({ id }) => id === "tf_home_fleet")!;
        home.units = home.units.filter(({ unit }) => unit !== "victorious");
        port.units = [fresh("furious", 3), fresh("victorious", 4), fresh("dd_ai", 1)];
      }),
      rolls: [],
      snapshot: {
        sides: {
          allied: {
            special: {
              carriers: [
                { unit: "furious", struck: false },
                { unit: "victorious", struck: false },
              ],
            },
          },
        },
      },
    }),
  ];
}

/** 12.2, 12.12 Vectors for pieces that leave the map. */
export function departures(): Vector[] {
  const breakout = chit("axis", "A", "atlantic_breakout");
  const kara = chit("axis", "E", "wunderland");
  const leaves = (id: string, title: string, units: [string, number][], fuel: Json, total: number): Vector =>
    moves({
      id: `atlantic-${id}`,
      title,
      citation: "12.2",
      side: "axis",
      change: all(breakout, of("axis", ...units), inHex("axis", "0401"), (state) => {
        state.sides.axis.forces.find(({ at }) => at === "0401")!.fuel = fuel as never;
      }),
      path: ["atlantic"],
      end: "removed",
      snapshot: { vp: { total } },
      rulings: ["E-69"],
    });
  const scheer = fleet("scheer", 9, ships("admiral_scheer", 4), inBox("kara_sea"));
  const pack = fleet("pack", 8, ships("ss_german", 2), { ...inBox("kara_sea"), kind: "wolf_pack" });
  const enters = (id: string, title: string, change: Change, snapshot: Json): Vector =>
    moves({ id: `kara-${id}`, title, citation: "12.12", side: "axis", change, path: ["kara_sea"], snapshot });
  const enemies = (count: number): Json => ({
    sides: { allied: { forces: Array.from({ length: count }, () => ({})) } },
  });
  return [
    leaves(
      "two",
      "12.2 A capital ship and a cruiser that break out together score for both",
      [
        ["scharnhorst", 3],
        ["lutzow", 4],
      ],
      { state: "full", marker: 16, refuelled: false },
      -17,
    ),
    leaves(
      "low",
      "12.2 With Low fuel a breakout brings nothing",
      [["lutzow", 4]],
      { state: "low", marker: 30, refuelled: false },
      0,
    ),
    stays({
      id: "atlantic-escorted",
      title: "12.2 Destroyers do not break out with a heavy ship",
      citation: "12.2",
      side: "axis",
      change: all(breakout, of("axis", ["lutzow", 4], ["dd_z36a", 1]), inHex("axis", "0401")),
      path: ["atlantic"],
      code: "NOT_HEAVY_SHIPS",
      section: "12.2",
      pointer: "/input/path/0",
    }),
    stays({
      id: "kara-two-ships",
      title: "12.12 Two Panzerschiffe together do not enter the Kara Sea",
      citation: "12.12",
      side: "axis",
      change: all(kara, of("axis", ["lutzow", 4], ["admiral_scheer", 4]), inHex("axis", "0421")),
      path: ["kara_sea"],
      code: "NOT_FOR_WUNDERLAND",
      section: "12.12",
      pointer: "/input/path/0",
    }),
    enters(
      "after-pack",
      "12.12 A Panzerschiff enters the Kara Sea after a Wolf Pack, and no second convoy is placed",
      all(kara, of("axis", ["lutzow", 4]), inHex("axis", "0421"), adds("axis", pack), (state) => {
        state.sides.axis.special.kara = true;
      }),
      enemies(1),
    ),
    enters(
      "scheer-elsewhere",
      "12.12 A Panzerschiff in another box does not keep one out of the Kara Sea",
      all(kara, of("axis", ["lutzow", 4]), inHex("axis", "0421"), adds("axis", { ...scheer, at: "germany" })),
      enemies(2),
    ),
    resolves({
      operation: "attackKaraConvoy",
      base: "sub-attack",
      id: "kara-pack-attacks",
      title: "12.12 A Wolf Pack in the Kara Sea that has not moved attacks the convoy there",
      citation: "12.12",
      change: all(
        kara,
        forces("axis", fleet("pack", 8, ships("ss_german", 1), { ...inBox("kara_sea"), kind: "wolf_pack" }), scheer),
        forces("allied", convoy("kara", 1, ships("mv", 4), inBox("kara_sea"))),
        (state) => {
          state.sides.axis.special.kara = true;
          state.sides.axis.forces[0]!.fuel.marker = null;
          state.sides.allied.forces[0]!.fuel.marker = null;
        },
      ),
      input: { force: "pack" },
      rolls: [roll("sub-combat", "SUBMARINE_COMBAT", [1], null, { PACK_1: -1 })],
      rulings: ["E-75"],
      snapshot: { sides: { axis: { fought: ["pack"] } } },
    }),
    needs({
      operation: "attackKaraConvoy",
      base: "sub-attack",
      id: "kara-pack-needs",
      title: "12.12 Requests the die of the Wolf Pack's attack",
      citation: "12.12",
      change: all(
        kara,
        forces("axis", fleet("pack", 8, ships("ss_german", 1), { ...inBox("kara_sea"), kind: "wolf_pack" })),
        forces("allied", convoy("kara", 1, ships("mv", 4), inBox("kara_sea"))),
        (state) => {
          state.sides.axis.special.kara = true;
          state.sides.axis.forces[0]!.fuel.marker = null;
          state.sides.allied.forces[0]!.fuel.marker = null;
        },
      ),
      input: { force: "pack" },
      next: { label: "sub-combat" },
    }),
    refused({
      operation: "attackKaraConvoy",
      base: "sub-attack",
      id: "kara-pack-moved",
      title: "12.12 A Wolf Pack that has moved this turn does not attack the convoy of the Kara Sea",
      citation: "12.12",
      change: all(
        kara,
        forces("axis", {
          ...fleet("pack", 8, ships("ss_german", 1), { ...inBox("kara_sea"), kind: "wolf_pack" }),
          moved: moved("0421"),
        }),
        forces("allied", convoy("kara", 1, ships("mv", 4), inBox("kara_sea"))),
        (state) => {
          state.sides.axis.special.kara = true;
          state.sides.axis.forces[0]!.fuel.marker = null;
          state.sides.allied.forces[0]!.fuel.marker = null;
        },
      ),
      input: { force: "pack" },
      code: "NO_ATTACKER",
      section: "12.12",
    }),
    refused({
      operation: "attackKaraConvoy",
      base: "surface-segment",
      id: "kara-allied",
      title: "12.12 The Allies do not attack the convoy of the Kara Sea",
      citation: "12.12",
      change: phase("surface_combat", "allied"),
      input: { force: "raider" },
      code: "OUT_OF_TURN",
      section: "12.12",
    }),
  ];
}

/** 12.3, 12.10, 12.11, 12.12, 12.14 Vectors for the VP of conditions that several forces or ships could score. */
export function counts(): Vector[] {
  const gearboxPlan = (...units: { unit: string; cs: number }[]): Change =>
    all(
      chit("allied", "F", "gearbox"),
      special("allied", { plan: { condition: "gearbox", force: "gearbox", ships: units } }),
    );
  const by = (code: string, side: string, amount: number, rule: string): Json => ({ side, code, amount, rule });
  const shares = [
    { unit: "manchester", cs: 4 },
    { unit: "dd_ai", cs: 2 },
  ];
  const late = (letter: "I" | "X" | "F"): Change => chit("axis", letter, "axis_convoy");
  const bound = convoy("axis_convoy", 5, ships("es_german", 1, "mv", 2), inPort("kirkenes"));
  const here = { ...bound, convoy: { ...bound.convoy!, destinations: ["kirkenes"], arrived: true } };
  const archery = {
    condition: "archery" as const,
    force: "archery",
    ships: [{ unit: "jamaica", cs: 4 }],
    hex: "1012",
    turn: 10,
    declared: true,
  };
  const title: Change = all(
    chit("allied", "A", "title"),
    special("allied", { plan: { condition: "title", port: "trondheim", turn: 10, declared: true } }),
    adds(
      "axis",
      fleet("others", 5, ships("lutzow", 4), inPort("trondheim")),
      fleet("tirpitz", 6, ships("scharnhorst", 3, "tirpitz", 5), inPort("trondheim")),
    ),
  );
  const tally = (...uncounted: { unit: string; cs: number }[]): Json => ({ sides: { axis: { tally: { uncounted } } } });
  return [
    scores(
      "gearbox-other-ships",
      "12.10 GEARBOX counts its own ships, two destroyers for 1 VP, whatever is with them",
      "12.10",
      all(
        gearboxPlan(...shares),
        adds("allied", fleet("gearbox", 7, ships("manchester", 4, "dd_ai", 2, "dd_jr", 3), inPort("barentsburg"))),
      ),
      by("COND_GEARBOX", "allied", 2, "12.10"),
      { snapshot: done("allied") },
    ),
    scores(
      "gearbox-part",
      "12.10 GEARBOX waits for each of its ships that is left",
      "12.10",
      all(
        gearboxPlan(...shares),
        adds(
          "allied",
          fleet("gearbox", 7, ships("dd_ai", 2), inPort("barentsburg")),
          fleet("others", 8, ships("manchester", 4), inPort("reykjavik")),
        ),
      ),
      null,
    ),
    scores(
      "gearbox-lost-cruiser",
      "12.10 GEARBOX scores for the ships that are left",
      "12.10",
      all(gearboxPlan(...shares), adds("allied", fleet("gearbox", 7, ships("dd_ai", 1), inPort("barentsburg")))),
      by("COND_GEARBOX", "allied", 0.5, "12.10"),
      { snapshot: done("allied") },
    ),
    scores(
      "gearbox-no-mission",
      "12.10 A letter that orders no GEARBOX costs nothing at confirmation",
      "12.10",
      chit("allied", "A", "gearbox"),
      null,
      { base: "last-turn" },
    ),
    scores(
      "convoy-late-confirmed",
      "12.3 An Axis convoy that has not come in when the operation is over is late",
      "12.3",
      late("X"),
      by("COND_AXIS_CONVOY", "axis", 3, "12.3"),
      { base: "last-turn", rulings: ["E-62"] },
    ),
    scores(
      "convoy-elsewhere",
      "12.3 Merchants score in Kirkenes alone, and as merchants of a convoy",
      "12.3",
      all(
        chit("axis", "I", "axis_convoy", true),
        adds(
          "axis",
          { ...here, units: ships("es_german", 1, "mv", 2) },
          { ...here, id: "elsewhere", ...inPort("narvik"), units: ships("es_german", 1, "mv", 5) },
          fleet("tf", 7, ships("dd_z36a", 4), inPort("kirkenes")),
        ),
      ),
      by("COND_AXIS_CONVOY", "axis", -2, "12.3"),
      { base: "last-turn" },
    ),
    scores(
      "sizilien-best",
      "12.11 Of two TFs at Barentsburg the one worth more scores",
      "12.11",
      all(
        chit("axis", "I", "sizilien"),
        adds(
          "axis",
          fleet("lesser", 5, ships("admiral_hipper", 4), { at: "0214" }),
          fleet("greater", 6, ships("tirpitz", 5, "lutzow", 4), { at: "0214" }),
        ),
      ),
      by("COND_SIZILIEN", "axis", -3, "12.11"),
      { snapshot: done("axis") },
    ),
    scores(
      "sizilien-light",
      "12.11 Destroyers alone at Barentsburg score nothing, and the condition stays open",
      "12.11",
      all(chit("axis", "I", "sizilien"), adds("axis", fleet("light", 5, ships("dd_z36a", 4), { at: "0214" }))),
      null,
      { snapshot: { sides: { axis: { chits: [{ fulfilled: false }] } } } },
    ),
    scores(
      "wunderland-other-box",
      "12.12 A Panzerschiff in another box scores nothing",
      "12.12",
      all(
        chit("axis", "E", "wunderland"),
        adds("axis", fleet("scheer", 5, ships("admiral_scheer", 4), inBox("germany"))),
      ),
      null,
    ),
    scores(
      "archery-adrift",
      "12.14.1 Landing ships without a CS land no one",
      "12.14.1",
      all(
        chit("allied", "A", "archery"),
        special("allied", { plan: archery }),
        adds("allied", fleet("archery", 7, ships("jamaica", 4, "lsi", 0), { at: "1012", moved: moved("1012") })),
      ),
      null,
      { snapshot: done("allied") },
    ),
    scores(
      "mines-ruled-two",
      "12.8, E-126 By ruling a TF that has moved just two hexes lays mines",
      "12.8",
      all(
        chit("axis", "C", "minelaying"),
        special("axis", { plan: { condition: "minelaying", hex: "0315" } }),
        rulings("minesWithinTwoHexes"),
        adds("axis", fleet("layer", 5, ships("koln", 2), { at: "0315", moved: moved("0414", "0315") })),
      ),
      by("COND_MINELAYING", "axis", -2, "12.8"),
      { snapshot: done("axis") },
    ),
    scores(
      "title-counted-before",
      "12.14.2 CS that TITLE takes from Tirpitz are added to those that do not count already",
      "12.14.2",
      all(title, (state) => {
        state.sides.axis.tally.uncounted = [
          { unit: "scharnhorst", cs: 1 },
          { unit: "tirpitz", cs: 1 },
        ];
      }),
      null,
      {
        rolls: [plain("title-attack", [3], "3 hits")],
        snapshot: tally({ unit: "scharnhorst", cs: 1 }, { unit: "tirpitz", cs: 4 }),
      },
    ),
    scores(
      "title-sunk",
      "12.14.2 Tirpitz that TITLE sinks leaves no CS uncounted",
      "12.14.2",
      all(title, (state) => {
        state.sides.axis.forces.find(({ id }) => id === "tirpitz")!.units[1]!.cs = 2;
      }),
      { side: "axis", code: "SHIP_SUNK", amount: 50, unit: "tirpitz", rule: "2" },
      { rolls: [plain("title-attack", [5], "5 hits")], snapshot: { sides: { axis: { sunk: [{ unit: "tirpitz" }] } } } },
    ),
  ];
}

/** 12.7 Port Raids. */
export function raids(): Vector[] {
  const raiders: Change = (state) => {
    state.sides.axis.aircraft = [
      plane("flak", "bf109", 2, { base: "kirkenes_air", interceptor: true }),
      plane("bombers", "ju88a4", 2, { base: "banak", aborted: 1, mission: "flown" }),
      plane("scouts", "bv138", 2, { base: "banak" }),
      plane("spent", "ju88a4", 0, { base: "banak", lost: 2 }),
      plane("photos", "pr_ju88", 2, { base: "banak" }),
      plane("fighters", "bf110", 2, { base: "banak", mission: "flown" }),
      plane("torpedoes", "he111h6", 2, { base: "bardufoss" }),
    ];
  };
  const left = (raidsLeft: number): Change =>
    all(chit("axis", "K", "port_raids"), raiders, (state) => {
      state.sides.axis.special.raidsLeft = raidsLeft;
    });
  const plan = { operation: "raidPort", base: "confirmation", citation: "12.7" };
  const input = (...aircraft: string[]): Json => ({ port: "murmansk", light: "day", aircraft });
  const no = (id: string, title: string, change: Change, at: number, ...aircraft: string[]): Vector =>
    refused({
      ...plan,
      id: `raid-${id}`,
      title,
      change: all(left(2), change),
      input: input(...aircraft),
      code: new Set(aircraft).size < aircraft.length ? "CHOICE_REPEATED" : "VALUE_NOT_LISTED",
      section: "12.7",
      pointer: `/input/aircraft/${at}`,
    });
  const nothing: Change = () => undefined;
  const offensive: Change = (state) => {
    state.sides.allied.chits = [{ letter: "D", condition: "ground_offensive", revealed: true, fulfilled: false }];
  };
  return [
    resolves({
      ...plan,
      id: "raid-again",
      title: "12.7 Steps that were turned back in the first raid fly again in the second",
      change: left(1),
      input: input("bombers", "fighters"),
      rolls: [],
      snapshot: {
        pending: { strike: { cause: "port_raid", aircraft: ["bombers", "fighters"] } },
        sides: { axis: { special: { raidsLeft: 0 } } },
      },
    }),
    no("interceptor", "12.7 Interceptors raid no port", nothing, 1, "bombers", "flak"),
    no("no-step", "12.7 An air unit without steps raids no port", nothing, 0, "spent"),
    no("photo", "12.7 Photo aircraft raid no port", nothing, 0, "photos"),
    no("offensive", "12.6 In a Ground Offensive bombers without torpedoes raid no port", offensive, 0, "bombers"),
    resolves({
      ...plan,
      id: "raid-offensive-torpedoes",
      title: "12.6 In a Ground Offensive bombers with torpedoes raid ports all the same",
      citation: "12.6",
      change: all(left(2), offensive),
      input: input("torpedoes"),
      rolls: [],
      snapshot: { pending: { strike: { aircraft: ["torpedoes"] } }, sides: { axis: { special: { raidsLeft: 1 } } } },
    }),
    no("twice-named", "12.7 An air unit is named once", nothing, 1, "bombers", "bombers"),
    resolves({
      ...plan,
      operation: "endPhase",
      id: "raids-over",
      title: "12.7 When the raids are over the units that joined leave, and no raid is left",
      change: all(left(1), (state) => {
        state.sides.axis.special.joining = ["stg5"];
        state.sides.axis.aircraft.push(plane("stg5", "ju87r", 2, { base: "kirkenes_air" }));
      }),
      input: {},
      rolls: [],
      snapshot: {
        sides: {
          axis: {
            aircraft: ["flak", "bombers", "scouts", "spent", "photos", "fighters", "torpedoes"].map((id) => ({ id })),
            special: { raidsLeft: 0, joining: [] },
          },
        },
      },
    }),
  ];
}
