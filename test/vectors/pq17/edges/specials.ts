import { keeps } from "../campaign-accounts/fortnight";
import { plan as ending, moved, scores, special } from "../conditions/condition";
import { all, type Change, draw, facts, type Json, needs, plain, refused, resolves, type Vector } from "../kit";
import { field } from "../kit/battles";
import { finds } from "../kit/cards";
import { chit, fresh, laden, light, phase, rulings } from "../kit/changes";
import { after, draws, LETTERS } from "../kit/chit-draws";
import { convoy, fleet, ships } from "../kit/fleets";
import { plane } from "../kit/pieces";
import { adds, forces, inBox, inPort } from "../kit/stations";

/** The changes that a caller's charts make to a condition. */
const conditionFacts = (condition: string, facts: Json): Json => ({
  CONDITIONS: { facts: { conditions: { [condition]: facts } } },
});

const tf = (id: string, number: number, at: string, ...units: (string | number)[]): ReturnType<typeof fleet> =>
  fleet(id, number, ships(...units), {
    ...inPort(at),
    sailed: false,
    fuel: { state: "full", marker: null, refuelled: true },
  });

/** 12.4 Bomber Command. */
export function bomberCommand(): Vector[] {
  const photos: Change = (state) => {
    state.sides.allied.photos = [
      { turn: 7, port: "narvik", heavy: ["admiral_hipper"], types: [] },
      { turn: 8, port: "trondheim", heavy: ["lutzow", "tirpitz"], types: [] },
    ] as never;
  };
  const called = all(chit("allied", "K", "bomber_command"), light("night"), photos);
  const plan = { operation: "callBombers", base: "event-allied", citation: "12.4" };
  const full: Change = (state) => {
    state.sides.allied.aircraft = ["wick", "sumburgh", "reykjavik_air", "vaenga", "yagodnik"].flatMap((base) =>
      Array.from({ length: 10 }, (_, index) => plane(`${base}_${index}`, "hudson", 2, { base })),
    );
  };
  return [
    resolves({
      ...plan,
      id: "bombers-called-seen",
      title: "12.4 One capital ship on one of several photographs suffices",
      change: called,
      outcome: { aircraft: ["halifax_1", "halifax_2", "halifax_3"] },
    }),
    resolves({
      ...plan,
      id: "bombers-called-odd",
      title: "12.4 Of 3 CS the second unit has 1 CS",
      change: called,
      charts: conditionFacts("bomber_command", { cs: 3 }),
      outcome: { aircraft: ["halifax_1", "halifax_2"] },
    }),
    resolves({
      ...plan,
      id: "bombers-called-full",
      title: "12.4 Bombers that find no room at any base do not come",
      change: all(called, full),
      outcome: { aircraft: [] },
      snapshot: { sides: { allied: { special: { bombers: [] } } } },
    }),
    resolves({
      ...ending,
      id: "bombers-last-leaves",
      title: "12.4 The last bomber of Bomber Command leaves once it has flown",
      citation: "12.4",
      change: all(chit("allied", "K", "bomber_command", true), phase("combine", "allied"), (state) => {
        state.sides.allied.special.bombers = ["last"];
        state.sides.allied.aircraft = [plane("last", "halifax", 2, { base: "wick", mission: "flown" })];
      }),
      snapshot: { sides: { allied: { aircraft: [], special: { bombers: [] } } } },
    }),
  ];
}

/** 12.2 Ships in the Atlantic, and those that come back. */
export function breakouts(): Vector[] {
  return [
    resolves({
      operation: "recallBreakout",
      base: "campaign-planning-axis",
      id: "return-last-chit",
      title: "12.2.1 The last chit of the bag is drawn for two ships in the Atlantic",
      citation: "12.2.1",
      change: all(
        keeps("axis", {
          breakout: [
            { unit: "prinz_eugen", cs: 4 },
            { unit: "scharnhorst", cs: 2 },
          ],
        }),
        (state) => {
          state.bag = ["G"];
        },
      ),
      rolls: [draw("special-chit", 1, "G")],
      outcome: { ships: ["prinz_eugen", "scharnhorst"] },
      snapshot: { sides: { axis: { special: { returning: { turn: 17, fuelWarning: 24 } } } } },
    }),
    refused({
      operation: "returnShips",
      base: "event-allied",
      id: "back-allied",
      title: "12.2.1 No ships come back in the Allied random event segment",
      citation: "12.2.1",
      change: (state) => {
        for (const each of state.sides.axis.forces) each.units = each.units.filter(({ unit }) => unit !== "lutzow");
        state.sides.axis.special.returning = {
          ships: [{ unit: "lutzow", cs: 4 }],
          turn: state.turn - 1,
          fuelWarning: 20,
          shown: true,
        };
      },
      input: { hex: "0401", dummy: "0601" },
      code: "NO_SHIPS_RETURN",
      section: "12.2.1",
    }),
  ];
}

/** The draws with which a fortnight begins, of these letters. */
const drawn = (...letters: string[]) => {
  const bag = [...LETTERS];
  return letters.map((letter) => {
    const face = bag.indexOf(letter) + 1;
    bag.splice(face - 1, 1);
    return draw("special-chit", face, letter);
  });
};

/** 12, 15.3.2 Conditions of a fortnight of the campaign. */
export function campaignChits(): Vector[] {
  const next = { operation: "endPhase", base: "campaign-bare", citation: "12" };
  const german = (id: string, cs: number, more: Json = {}) =>
    plane(id, "ju88a4", cs, { base: "banak", lost: 2 - cs, ...more });
  const offensive: Change = (state) => {
    state.sides.allied.chits = [{ letter: "D", condition: "ground_offensive", revealed: true, fulfilled: false }];
    state.sides.axis.aircraft = [
      german("m", 1),
      german("z", 1),
      german("a", 1),
      plane("flak", "bf109", 2, { base: "banak", interceptor: true }),
      plane("stuka", "ju87c", 2, { carrier: "graf_zeppelin" }),
    ];
    state.sides.axis.forces = [tf("zeppelin", 1, "trondheim", "graf_zeppelin", 3)];
  };
  const lost = (...cs: number[]): Json => ({ sides: { axis: { aircraft: cs.map((each) => ({ cs: each })) } } });
  return [
    resolves({
      ...next,
      id: "fortnight-raids-and-claims",
      title: "12.7, 15.3.2 Port Raids and Reinforcements that are drawn in a campaign bring two raids and two claims",
      change: after(9),
      rolls: drawn("A", "K", "Z"),
      snapshot: {
        sides: {
          axis: { special: { raidsLeft: 2 }, campaign: { claims: 0 } },
          allied: { special: { raidsLeft: 0 }, campaign: { claims: 2 } },
        },
      },
    }),
    resolves({
      ...next,
      id: "fortnight-axis-claims",
      title: "15.3.2 Reinforcements of the Axis bring it two claims, and no raids",
      citation: "15.3.2",
      change: after(9),
      rolls: drawn("Z", "N", "Y"),
      snapshot: {
        sides: { axis: { special: { raidsLeft: 0 }, campaign: { claims: 2 } }, allied: { campaign: { claims: 0 } } },
      },
    }),
    resolves({
      ...next,
      id: "fortnight-cobweb-since",
      title: "12.1 In the first fortnight for which the charts have the agent he reports",
      citation: "12.1",
      charts: conditionFacts("agent_cobweb", { since: "1942-07-I" }),
      change: all(after(9), chit("axis", "R", "agent_cobweb")),
      rolls: draws(10, "A"),
      snapshot: { campaign: { cobweb: true, spent: ["agent_cobweb"] } },
    }),
    resolves({
      ...next,
      id: "fortnight-unspent",
      title: "12 A strike that was not made may come again, and so may a mission that was carried out",
      change: all(after(9), (state) => {
        state.sides.allied.chits = [{ letter: "A", condition: "title", revealed: false, fulfilled: false }];
        state.sides.axis.chits = [{ letter: "C", condition: "minelaying", revealed: true, fulfilled: true }];
      }),
      rolls: draws(10, "A"),
      snapshot: { campaign: { spent: [] } },
    }),
    resolves({
      ...next,
      id: "fortnight-offensive-units",
      title: "12.6.1 A Ground Offensive takes no interceptor and nothing aboard a carrier; units are drawn by id",
      citation: "12.6.1",
      change: all(after(9), offensive),
      rolls: [
        plain("offensive-die", [4], "no_effect"),
        draw("offensive-loss", 2, "m"),
        plain("offensive-die", [9], "no_effect"),
        ...draws(10, "A"),
      ],
      snapshot: lost(0, 1, 1, 2, 2),
      rulings: ["E-133"],
    }),
    resolves({
      ...next,
      id: "fortnight-offensive-elsewhere",
      title: "12.6.1 Aircraft at bases outside Norway are not lost",
      citation: "12.6.1",
      charts: { CAMPAIGN: { facts: { places: { havens: { axis: ["ireland"] } } } } },
      change: all(after(9), (state) => {
        state.sides.allied.chits = [{ letter: "D", condition: "ground_offensive", revealed: true, fulfilled: false }];
        state.sides.axis.aircraft = [german("m", 1), german("z", 1)];
      }),
      rolls: [plain("offensive-die", [4], "no_effect"), plain("offensive-die", [9], "no_effect"), ...draws(10, "A")],
      snapshot: lost(1, 1),
    }),
    resolves({
      ...next,
      id: "fortnight-offensive-coasts",
      title: "12.6.1 A base in a hex with coasts of Norway and of its neighbors is in Norway",
      citation: "12.6.1",
      change: all(after(9), (state) => {
        state.sides.allied.chits = [{ letter: "D", condition: "ground_offensive", revealed: true, fulfilled: false }];
        state.sides.axis.aircraft = [german("m", 2, { base: "kirkenes_air" })];
      }),
      rolls: [
        plain("offensive-die", [4], "no_effect"),
        draw("offensive-loss", 1, "m"),
        plain("offensive-die", [9], "no_effect"),
        ...draws(10, "A"),
      ],
      snapshot: lost(1),
    }),
  ];
}

/** 12 Conditions that a scenario begins with. */
export function beginnings(): Vector[] {
  const start = { operation: "new", base: null, citation: "12" };
  const { scenarios } = facts<{ scenarios: Json[] }>("SCENARIOS");
  const bare = scenarios.map((each) =>
    each.id === "pq_17" ? { ...each, reinforcements: { allied: [], axis: [] } } : each,
  );
  const weak = scenarios.map((each) =>
    each.id === "pq_17"
      ? {
          ...each,
          forces: {
            ...(each.forces as Json),
            axis: (each.forces as { axis: Json[] }).axis.map((force) => ({
              ...force,
              units: (force.units as { unit: string; cs: number }[]).map((ship) =>
                ["tirpitz", "lutzow"].includes(ship.unit) ? { ...ship, cs: ship.cs - 2 } : ship,
              ),
            })),
          },
        }
      : each,
  );
  return [
    resolves({
      ...start,
      id: "start-cobweb-since",
      title: "12.1 In the first fortnight for which the charts have the agent he reports two convoys",
      citation: "12.1",
      charts: conditionFacts("agent_cobweb", { since: "1942-07-I" }),
      input: { scenario: "pq_17", options: [] },
      rolls: drawn("Z", "R"),
      snapshot: { sides: { axis: { special: { cobweb: 2 } } } },
      rulings: ["E-61"],
    }),
    resolves({
      ...start,
      id: "start-no-group",
      title: "12.13 A scenario without groups brings the first arrival of the campaign's list",
      citation: "12.13",
      charts: { SCENARIOS: { facts: { scenarios: bare } } },
      input: { scenario: "pq_17", options: [] },
      rolls: drawn("A", "Z"),
      rulings: ["E-73"],
    }),
    resolves({
      ...start,
      id: "start-nothing-promised",
      title: "12.13 Reinforcements bring nothing where no list has any",
      citation: "12.13",
      charts: { SCENARIOS: { facts: { scenarios: bare } }, CAMPAIGN: { facts: { orderOfBattle: [] } } },
      input: { scenario: "pq_17", options: [] },
      rolls: drawn("A", "Z"),
      snapshot: { sides: { allied: { chits: [{ condition: "reinforcements", fulfilled: true }] } } },
      rulings: ["E-73"],
    }),
    resolves({
      ...start,
      id: "start-weak-capital",
      title: "2.4 CS that a capital ship lacks from the start do not count as damage; a cruiser has none to count",
      citation: "2.4",
      charts: { SCENARIOS: { facts: { scenarios: weak } } },
      input: { scenario: "pq_17", options: [] },
      rolls: drawn("Z", "Y"),
      snapshot: {
        sides: { axis: { tally: { uncounted: [{ unit: "tirpitz", cs: 2 }] } }, allied: { tally: { uncounted: [] } } },
      },
    }),
  ];
}

/** 12.1, 12.11, 12.12 Vectors for the effects of moves and attacks on conditions. */
export function workings(): Vector[] {
  const cobweb = all(chit("axis", "R", "agent_cobweb"), (state) => {
    state.sides.axis.special.cobweb = 2;
  });
  const sails = (id: string, title: string, path: string[], lies: Json, visited: string[]): Vector =>
    resolves({
      operation: "moveForce",
      base: "campaign-sailing",
      id: `cobweb-${id}`,
      title,
      citation: "12.1",
      change: all(cobweb, (state) => {
        const [force] = state.sides.allied.forces;
        Object.assign(force!, { fuel: { state: "full", marker: 13, refuelled: false }, ...lies });
        force!.convoy = laden(15, { visited });
      }),
      input: { piece: "convoy_waiting", speed: "slow", path, cross: "solid_pack" },
      outcome: { end: "arrived" },
      snapshot: {
        sides: { axis: { special: { cobweb: 2 } }, allied: { forces: [{ identified: false, idLevel: 0 }] } },
      },
    });
  const wunderland = chit("axis", "E", "wunderland");
  const kara = (
    id: string,
    title: string,
    change: Change,
    snapshot: Json,
    more: { charts?: Json; path?: string[]; from?: string } = {},
  ): Vector =>
    resolves({
      operation: "moveForce",
      base: "ice-axis",
      id: `kara-${id}`,
      title,
      citation: "12.12",
      ...(more.charts && { charts: more.charts }),
      change: all(wunderland, change, (state) => {
        const [raider] = state.sides.axis.forces;
        Object.assign(raider!, { units: [fresh("lutzow", 4)], at: more.from ?? "0421" });
      }),
      input: { piece: "trondheim_group", speed: "moderate", path: more.path ?? ["kara_sea"], cross: "clear" },
      outcome: { end: "arrived" },
      snapshot,
    });
  const nothing: Change = () => undefined;
  const reversed = [...facts<{ ports: Json[] }>("PORTS").ports].reverse();
  const sea = inBox("kara_sea");
  const convoyThere: Change = all(wunderland, forces("allied", convoy("kara", 1, ships("mv", 4), sea)), (state) => {
    state.sides.axis.special.kara = true;
    state.sides.allied.forces[0]!.fuel.marker = null;
  });
  const attack = { operation: "attackKaraConvoy", citation: "12.12" };
  return [
    sails(
      "elsewhere",
      "12.1 The agent does not report a convoy that leaves another port",
      ["1204"],
      { at: "loch_ewe", fuel: { state: "full", marker: null, refuelled: true } },
      [],
    ),
    sails(
      "before",
      "12.1 The agent does not report a convoy that has left his port in an earlier turn",
      ["0506"],
      { station: "at_sea", at: "0505", block: 1, sailed: true },
      ["0504", "0505"],
    ),
    kara(
      "germany",
      "12.12 In another box no convoy of the Kara Sea appears",
      nothing,
      { sides: { axis: { special: { kara: false } } } },
      {
        path: ["germany"],
        from: "1707",
      },
    ),
    kara(
      "no-escort",
      "12.12 A convoy for which the charts have no escort sails without",
      nothing,
      { sides: { allied: { forces: [{}, { units: [{ unit: "mv", cs: 4 }] }] } } },
      { charts: conditionFacts("wunderland", { es: 0 }) },
    ),
    kara(
      "first-port",
      "12.12 The convoy of the Kara Sea is bound for the first permanent port of the Allies, whatever ports come first",
      nothing,
      { sides: { allied: { forces: [{}, { convoy: { destinations: ["barentsburg"] } }] } } },
      { charts: { PORTS: { facts: { ports: reversed } } } },
    ),
    resolves({
      ...attack,
      base: "surface-segment",
      id: "kara-raider-moved",
      title:
        "12.12 A Panzerschiff attacks the convoy in the turn in which it has come, though another adrift is with it",
      change: all(
        convoyThere,
        phase("surface_combat", "axis"),
        forces("axis", {
          ...fleet("raider", 9, [...ships("admiral_scheer", 4), { ...fresh("lutzow", 0) }], sea),
          fuel: { state: "full", marker: 20, refuelled: false },
          moved: moved("0421"),
        }),
      ),
      input: { force: "raider" },
      snapshot: { sides: { axis: { attacked: ["raider"] } } },
      rulings: ["E-75"],
    }),
    refused({
      ...attack,
      base: "sub-attack",
      id: "kara-pack-spent",
      title: "12.12 A Wolf Pack without torpedoes does not attack the convoy of the Kara Sea",
      change: all(
        convoyThere,
        forces("axis", {
          ...fleet("pack", 8, [{ ...fresh("ss_german", 1), marks: ["torps_expended"] }], { ...sea, kind: "wolf_pack" }),
          fuel: { state: "full", marker: null, refuelled: false },
        }),
      ),
      input: { force: "pack" },
      code: "NO_ATTACKER",
      section: "12.12",
    }),
    ...attacked(),
  ];
}

/** 12.11 Forces that are attacked at Barentsburg, and elsewhere. */
function attacked(): Vector[] {
  const open = chit("axis", "I", "sizilien");
  const meets = (
    id: string,
    title: string,
    side: "allied" | "axis",
    hex: string,
    change: Change,
    list: Readonly<Record<"allied" | "axis", string[]>>,
  ): Vector =>
    resolves({
      operation: "declareSurfaceAttack",
      base: "surface-segment",
      id: `attacked-${id}`,
      title,
      citation: "12.11",
      change: all(
        field({
          attacker: side,
          allied: [fleet("cover", 1, ships("sheffield", 4), { at: hex })],
          axis: [fleet("raiders", 1, ships("admiral_hipper", 4), { at: hex })],
        }),
        change,
      ),
      input: { block: 1, attackers: [side === "allied" ? "cover" : "raiders"] },
      rolls: [finds("locate-card", side)],
      snapshot: {
        sides: {
          allied: { special: { attacked: list.allied } },
          axis: { special: { attacked: list.axis } },
        },
      },
    });
  const nobody = { allied: [], axis: [] };
  return [
    meets("elsewhere", "12.11 Only attacks at Barentsburg are noted", "allied", "0414", open, nobody),
    meets("unordered", "12.11 Without the condition no attack is noted", "allied", "0214", () => undefined, nobody),
    meets("allied", "12.11 Attacks on Allied forces are not noted", "axis", "0214", open, nobody),
    meets(
      "again",
      "12.11 A force that is attacked twice is noted once",
      "allied",
      "0214",
      all(open, special("axis", { attacked: ["raiders"] })),
      { allied: [], axis: ["raiders"] },
    ),
    meets("here", "12.11 An attack at Barentsburg is noted", "allied", "0214", open, { allied: [], axis: ["raiders"] }),
  ];
}

/** 12.10 GEARBOX among the ice. */
export function iceOfGearbox(): Vector[] {
  const plan = (force: string): Change =>
    all(
      chit("allied", "F", "gearbox"),
      special("allied", { plan: { condition: "gearbox", force, ships: [{ unit: "norfolk", cs: 3 }] } }),
    );
  const zone =
    (name: "west_iv" | "west_v", expected: "thin_pack" | "heavy_drift" | "solid_pack"): Change =>
    (state) => {
      state.ice[name] = { expected, fixed: expected === "solid_pack" };
    };
  const HOME = "tf_home_fleet";
  const at =
    (hex: string): Change =>
    (state) => {
      state.sides.allied.forces.find(({ id }) => id === HOME)!.at = hex;
    };
  const move = { operation: "moveForce", base: "ice-allied", citation: "12.10" };
  const input = (path: string[]): Json => ({ piece: HOME, speed: "moderate", path, cross: "solid_pack" });
  return [
    resolves({
      ...move,
      id: "gearbox-ice-clear",
      title: "12.10, E-128 Even certain Solid Pack of West IV counts as no ice for the TF of GEARBOX",
      change: all(plan(HOME), zone("west_iv", "solid_pack"), at("0314")),
      input: input(["0315"]),
      outcome: { end: "arrived" },
      rulings: ["E-128"],
    }),
    needs({
      ...move,
      id: "gearbox-ice-other-force",
      title: "12.10 Other forces meet the ice of West IV",
      change: all(plan("other"), zone("west_iv", "thin_pack"), at("0314")),
      input: input(["0315"]),
      next: { label: "ice-condition" },
    }),
    needs({
      ...move,
      id: "gearbox-ice-drift",
      title: "12.10 Heavy Drift of West IV is ice for the TF of GEARBOX too",
      change: all(plan(HOME), zone("west_iv", "heavy_drift"), at("0314")),
      input: input(["0315"]),
      next: { label: "ice-condition" },
    }),
    needs({
      ...move,
      id: "gearbox-ice-other-zone",
      title: "12.10 In other zones the TF of GEARBOX meets the ice",
      change: all(plan(HOME), zone("west_iv", "thin_pack"), zone("west_v", "thin_pack")),
      input: input(["0411"]),
      next: { label: "ice-condition" },
    }),
    needs({
      ...move,
      id: "gearbox-ice-void",
      title: "12.10, E-128 By ruling the pack ice of West IV is ice for the TF of GEARBOX",
      change: all(plan(HOME), zone("west_iv", "thin_pack"), rulings("gearboxVoidInPack"), at("0314")),
      input: input(["0315"]),
      next: { label: "ice-condition" },
    }),
  ];
}

/** 12 Vectors for the VP of conditions at the limits of their terms. */
export function moreCounts(): Vector[] {
  const by = (code: string, side: string, amount: number, rule: string): Json => ({ side, code, amount, rule });
  const layer = (id: string, changes: Json, ...units: (string | number)[]) =>
    adds("axis", fleet(id, 5, ships(...units), { at: "0315", moved: moved("0414", "0315"), ...changes }));
  const mining = all(
    chit("axis", "C", "minelaying"),
    special("axis", { plan: { condition: "minelaying", hex: "0315" } }),
  );
  const coast = convoy("axis_convoy", 5, ships("es_german", 1, "mv", 2), inPort("kirkenes"));
  const arrived = { ...coast, convoy: { ...coast.convoy!, destinations: ["kirkenes"], arrived: true } };
  const gearboxOf = (row: Json, others: Json[] = [{ from: "H", to: "J" }]): Json =>
    conditionFacts("gearbox", {
      forces: [
        { letters: [{ from: "F", to: "G" }], ca: 1, cl: 1, dd: 1, ...row },
        { letters: others, ca: 0, cl: 1, dd: 1 },
      ],
    });
  const archery = {
    condition: "archery" as const,
    force: "archery",
    ships: [{ unit: "jamaica", cs: 4 }],
    hex: "1012",
    turn: 10,
    declared: true,
  };
  const missed = (id: string, title: string, charts: Json, amount: number): Vector =>
    resolves({
      ...ending,
      base: "last-turn",
      id: `condition-${id}`,
      title,
      citation: "12.10",
      charts,
      change: chit("allied", "F", "gearbox"),
      outcome: { ended: "combine" },
      snapshot: { vp: { total: amount, log: [by("COND_GEARBOX", "allied", amount, "12.10")] } },
    });
  return [
    scores(
      "convoy-late-unlisted",
      "12.3 A letter for which the charts have no convoy gives no one points",
      "12.3",
      chit("axis", "K", "axis_convoy"),
      null,
      { base: "last-turn", rulings: ["E-62"] },
    ),
    scores(
      "convoy-unordered",
      "12.3 Without the condition merchants in Kirkenes score nothing",
      "12.3",
      adds("axis", arrived),
      null,
      { base: "last-turn" },
    ),
    scores(
      "convoy-late-early-end",
      "12.3 In an operation that ends before day 12 a convoy that never came in is late",
      "12.3",
      all(chit("axis", "A", "axis_convoy"), forces("axis"), forces("allied")),
      by("COND_AXIS_CONVOY", "axis", 2, "12.3"),
      { rulings: ["E-62"] },
    ),
    scores(
      "mines-left-hex",
      "12.8 A force in another hex lays no mines, whatever its path",
      "12.8",
      all(mining, layer("layer", { at: "0314" }, "koln", 2)),
      null,
    ),
    scores(
      "mines-in-port",
      "12.8 A TF in port lays no mines",
      "12.8",
      all(mining, layer("layer", { ...inPort("tromso") }, "koln", 2)),
      null,
    ),
    scores(
      "mines-convoy",
      "12.8 Warships of a convoy whose merchants are dispersed lay no mines",
      "12.8",
      all(mining, (state) => {
        const made = convoy("layer", 5, ships("dd_z36a", 2), { at: "0315", moved: moved("0414", "0315") });
        made.convoy = { ...made.convoy!, merchants: 2, destinations: ["kirkenes"], dispersed: [{ unit: "mv", cs: 2 }] };
        state.sides.axis.forces.push(made);
      }),
      null,
    ),
    scores(
      "sizilien-convoy",
      "12.11 A convoy at Barentsburg scores nothing, no matter who sails with it",
      "12.11",
      all(
        chit("axis", "I", "sizilien"),
        adds("axis", {
          ...convoy("coast", 5, ships("lutzow", 4, "mv", 2), { at: "0214" }),
          convoy: { ...arrived.convoy, arrived: false },
        }),
      ),
      null,
    ),
    scores(
      "sizilien-best-last",
      "12.11 Of two TFs at Barentsburg the one worth more scores, in whatever order",
      "12.11",
      all(
        chit("axis", "I", "sizilien"),
        adds(
          "axis",
          fleet("a_lesser", 5, ships("admiral_hipper", 4), { at: "0214" }),
          fleet("b_greater", 6, ships("tirpitz", 5, "lutzow", 4), { at: "0214" }),
        ),
      ),
      by("COND_SIZILIEN", "axis", -3, "12.11"),
    ),
    scores(
      "wunderland-escorted",
      "12.12 A Panzerschiff in the Kara Sea scores, whatever is with it",
      "12.12",
      all(
        chit("axis", "E", "wunderland"),
        adds("axis", fleet("scheer", 5, ships("admiral_scheer", 4, "dd_z36a", 1), inBox("kara_sea"))),
      ),
      by("COND_WUNDERLAND", "axis", -5, "12.12"),
    ),
    missed(
      "gearbox-letters",
      "12.10 A letter of one of two ranges of a row has the force of that row",
      gearboxOf(
        {
          letters: [
            { from: "F", to: "F" },
            { from: "H", to: "H" },
          ],
        },
        [
          { from: "G", to: "G" },
          { from: "I", to: "J" },
        ],
      ),
      -2.5,
    ),
    missed("gearbox-destroyers", "12.10 Each destroyer that was due costs ½ VP", gearboxOf({ dd: 3 }), -3.5),
    scores(
      "archery-one-step",
      "12.14.1 One CS of landing ships suffices",
      "12.14.1",
      all(
        chit("allied", "A", "archery"),
        special("allied", { plan: archery }),
        adds("allied", fleet("archery", 7, ships("jamaica", 4, "lsi", 1), { at: "1012", moved: moved("1012") })),
      ),
      by("COND_ARCHERY", "allied", 5, "12.14.1"),
    ),
  ];
}

/** 12.5 The carriers that begin at Scapa Flow. */
export function carriers(): Vector[] {
  const notes = (id: string, title: string, change: Change, list: Json[]): Vector =>
    resolves({
      operation: "endPhase",
      base: "setting-up",
      id: `carriers-${id}`,
      title,
      citation: "12.5",
      change: all(phase("prep_plan", "axis"), change),
      snapshot: { sides: { allied: { special: { carriers: list } } } },
    });
  const lies: Change = (state) => {
    const port = state.sides.allied.forces.find(({ id }) => id === "scapa_reserve")!;
    const home = state.sides.allied.forces.find(({ id }) => id === "tf_home_fleet")!;
    home.units = home.units.filter(({ unit }) => unit !== "victorious");
    port.units = [fresh("victorious", 4), fresh("renown", 3)];
  };
  const strike = chit("allied", "M", "carrier_strike");
  return [
    notes("one", "12.5 A single carrier at Scapa Flow is noted", all(strike, lies), [
      { unit: "victorious", struck: false },
    ]),
    notes("none", "12.5 With no carrier at Scapa Flow nothing is noted", strike, []),
    notes("unordered", "12.5 Without the condition no carrier is noted", lies, []),
  ];
}

/** 12 Orders in a phase that is not theirs. */
export function untimely(): Vector[] {
  const orders: [string, string, Json][] = [
    ["planCondition", "4.2", { condition: "minelaying", hex: "0315" }],
    ["declareStrike", "12.14", {}],
    ["callBombers", "12.4", {}],
    ["attackKaraConvoy", "12.12", { force: "raiders" }],
    ["raidPort", "12.7", { port: "murmansk", light: "day", aircraft: ["ju88a4_1"] }],
    ["returnShips", "12.2.1", { hex: "0401", dummy: "0601" }],
  ];
  return [
    ...orders.map(([operation, section, input]) =>
      refused({
        operation,
        base: "turn-end",
        id: `untimely-${operation.toLowerCase()}`,
        title: `${section} ${operation} belongs to another phase`,
        citation: section,
        input,
        code: "OUT_OF_TURN",
        section,
      }),
    ),
    refused({
      operation: "raidPort",
      base: "confirmation",
      id: "raid-allied",
      title: "12.7 The Allies raid no port",
      citation: "12.7",
      change: all(phase("admin_confirm", "allied"), chit("axis", "K", "port_raids"), (state) => {
        state.sides.axis.special.raidsLeft = 2;
      }),
      input: { port: "murmansk", light: "day", aircraft: ["ju88a4_1"] },
      code: "OUT_OF_TURN",
      section: "12.7",
    }),
  ];
}

/** 12.7 Before and after the raids. */
export function raidsAround(): Vector[] {
  const ship = { unit: "mv", faceUp: false };
  const boxes =
    (...arkhangelsk: Json[]): Change =>
    (state) => {
      state.campaign!.boxes = [
        { port: "murmansk", unloading: [{ ...ship, cs: 2, damaged: false }], ballast: [] },
        { port: "arkhangelsk", unloading: arkhangelsk as never, ballast: [] },
      ];
    };
  const left = (raidsLeft: number): Change =>
    all(chit("axis", "K", "port_raids"), (state) => {
      state.sides.axis.special.raidsLeft = raidsLeft;
    });
  const bomber =
    (more: Json = {}): Change =>
    (state) => {
      state.sides.axis.aircraft = [plane("ju88", "ju88a4", 2, { base: "kirkenes_air", ...more })];
    };
  const flotilla = forces("allied", tf("flot", 1, "murmansk", "dd_type7", 2));
  const opens = (
    id: string,
    title: string,
    change: Change,
    phaseNow: string,
    snapshot: Json,
    more: Json = {},
  ): Vector =>
    resolves({
      operation: "endPhase",
      base: "campaign-last-turn",
      id: `raids-${id}`,
      title,
      citation: "12.7",
      change,
      outcome: { phase: phaseNow },
      snapshot,
      ...more,
    });
  const inBoxes = (id: string, number: number, loaded: boolean, units: ReturnType<typeof ships>, cargo: Json = {}) => {
    const made = convoy(id, number, units, { ...inPort("murmansk"), sailed: false });
    return {
      ...made,
      fuel: { state: "full" as const, marker: null, refuelled: true },
      convoy: { ...made.convoy!, loaded, merchants: 0, arrived: true, ...cargo },
    };
  };
  const joined = (...list: [string, number][]): Json => ({
    sides: { axis: { aircraft: [{}, ...list.map(([base, cs]) => ({ unit: "ju87r", base, cs }))] } },
  });
  return [
    opens("none-left", "12.7 Without raids the operation is over", all(bomber(), flotilla), "admin_oob", {}),
    opens(
      "one-left",
      "12.7 One raid that is left is made, on ships of the boxes too; aircraft are ready for it",
      all(left(1), bomber({ mission: "flown", aborted: 1 }), boxes()),
      "admin_confirm",
      {
        sides: {
          allied: { forces: [{ at: "murmansk", units: [{ unit: "mv", cs: 2 }] }] },
          axis: { aircraft: [{ id: "ju88", mission: "none", aborted: 0 }, {}, {}] },
        },
      },
    ),
    opens(
      "shadow-ready",
      "12.7 A unit with another mission keeps it",
      all(left(1), bomber({ mission: "radius", radius: ["0716"] }), flotilla),
      "admin_confirm",
      { sides: { axis: { aircraft: [{ id: "ju88", mission: "radius" }, {}, {}] } } },
    ),
    opens(
      "night-only",
      "12.7 In an operation that was all night raids are made by night, and no unit joins",
      all(left(2), bomber(), flotilla, light("night")),
      "admin_confirm",
      { sides: { axis: { aircraft: [{ id: "ju88" }], special: { joining: [] } } } },
    ),
    opens(
      "one-port",
      "12.7 Aircraft that reach one of two ports may raid it, by day alone where only those that join reach it",
      all(left(2), flotilla, adds("allied", tf("other", 2, "arkhangelsk", "tb_novik", 1)), (state) => {
        state.light = { am: "day", pm: "night" };
      }),
      "admin_confirm",
      { sides: { axis: { aircraft: [{ unit: "ju87r" }, { unit: "ju87r" }] } } },
    ),
    opens(
      "nobody",
      "12.7 Where no aircraft reaches a port the operation is over",
      all(left(2), forces("allied", tf("other", 2, "arkhangelsk", "tb_novik", 1)), (state) => {
        state.sides.axis.aircraft = [plane("ju88", "ju88a4", 2, { base: "herdla" })];
      }),
      "admin_oob",
      { sides: { axis: { special: { raidsLeft: 0 } } } },
    ),
    opens(
      "charts-port",
      "12.7 Only boxes of ports that may be raided are opened, and only northern bases take those that join",
      all(
        left(2),
        bomber({ base: "bodo_air" }),
        boxes({ ...ship, cs: 4, damaged: false }),
        flotilla,
        adds("allied", tf("fleet", 3, "lerwick", "kent", 3)),
      ),
      "admin_confirm",
      {
        campaign: { boxes: [{ unloading: [{ cs: 2 }] }, { unloading: [{ cs: 4 }] }] },
        ...joined(["bodo_air", 2], ["bodo_air", 1]),
      },
      { charts: conditionFacts("port_raids", { ports: ["lerwick"], joins: { port: "lerwick", cs: 3 } }) },
    ),
    opens(
      "full-bases",
      "12.7 Units that find no room at any base do not join",
      all(left(2), flotilla, (state) => {
        const bases = facts<{ bases: { id: string; side: string }[] }>("AIRBASES").bases;
        state.sides.axis.aircraft = bases
          .filter(({ side }) => side === "axis")
          .flatMap(({ id }) =>
            Array.from({ length: 10 }, (_, index) => plane(`${id}_${index}`, "ju88a4", 2, { base: id })),
          );
      }),
      "admin_confirm",
      { sides: { axis: { special: { joining: [] } } } },
    ),
    resolves({
      operation: "endPhase",
      base: "campaign-last-turn",
      id: "raids-boxes-close",
      title: "12.7 After the raids what is left is in the boxes again; convoys of their own stay as they are",
      citation: "12.7",
      change: all(
        phase("admin_confirm", "axis"),
        left(1),
        boxes(),
        forces(
          "allied",
          inBoxes("a", 1, true, [fresh("mv", 5), { ...fresh("mv", 2), marks: ["crippled"] }]),
          inBoxes("b", 2, false, ships("mv", 3)),
          inBoxes("c", 3, true, ships("mv", 4, "dd_ai", 1), { merchants: 4 }),
          { ...inBoxes("d", 4, true, ships("mv", 1)), sailed: true },
        ),
      ),
      outcome: { phase: "admin_oob" },
      snapshot: { sides: { allied: { forces: [{ id: "c" }, { id: "d" }] } } },
    }),
  ];
}
