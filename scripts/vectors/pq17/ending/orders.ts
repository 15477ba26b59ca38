import type { Chit, ConditionId, Side } from "../../../../src/rulesets/pq17/vocabulary";
import { all, type Change, type Json, refused, resolves, type Vector } from "../kit";
import { convoy, fleet, ships } from "../surface/fleets";

const inPort = (at: string) => ({ station: "in_port" as const, at, block: null, identified: false, idLevel: 0 });
const chit =
  (side: Side, letter: Chit, condition: ConditionId): Change =>
  (state) => {
    state.sides[side].chits = [{ letter, condition, revealed: false, fulfilled: false }];
  };
const gift = (force: string, unit: string, cs: number) => ({ force, unit, cs });
const night: Change = (state) => {
  state.light = { am: "night", pm: "night" };
};
const option =
  (...options: string[]): Change =>
  (state) => {
    state.options = options as never;
  };
interface Spec {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly base: string;
  readonly operation: string;
  readonly change?: Change;
  readonly input?: Json;
}
const no = (spec: Spec, code: string, section: string, pointer = ""): Vector =>
  refused({ ...spec, code, section, pointer });
const yes = (spec: Spec, outcome: Json, snapshot: Json = {}, rulings?: string[]): Vector =>
  resolves({ ...spec, rolls: [], outcome, snapshot, ...(rulings === undefined ? {} : { rulings }) });

/** 12.8, 12.10, 12.14 Plans. */
function plans(): Vector[] {
  const mine = { operation: "planCondition", base: "planning-axis", citation: "12.8" };
  const gear = { operation: "planCondition", base: "setting-up", citation: "12.10" };
  const force = [
    gift("tf_cruiser_cover", "norfolk", 3),
    gift("tf_home_fleet", "nigeria", 4),
    gift("scapa_reserve", "dd_ai", 1),
  ];
  const gearbox = (letter: Chit) => chit("allied", letter, "gearbox");
  const ice =
    (expected: "thin_pack" | "heavy_drift"): Change =>
    (state) => {
      state.ice.west_iv.expected = expected;
      state.ice.east_iv.expected = expected;
    };
  const archery = [
    gift("tf_home_fleet", "nigeria", 4),
    gift("tf_home_fleet", "dd_ai", 3),
    gift("tf_home_fleet", "dd_jr", 1),
  ];
  return [
    yes(
      {
        ...mine,
        id: "plan-mines",
        title: "12.8 A hex of West IV is planned for mines",
        change: chit("axis", "C", "minelaying"),
        input: { condition: "minelaying", hex: "0315" },
      },
      { condition: "minelaying", force: null },
      { sides: { axis: { special: { plan: { condition: "minelaying", hex: "0315" } } } } },
    ),
    no(
      {
        ...mine,
        id: "plan-mines-ice",
        title: "12.8 Ice heavier than Light Drift leaves no hex for mines",
        change: all(chit("axis", "C", "minelaying"), ice("heavy_drift")),
        input: { condition: "minelaying", hex: "0315" },
      },
      "ICE",
      "12.8",
    ),
    no(
      {
        ...mine,
        id: "plan-mines-hex",
        title: "12.8 Mines are laid in West IV or East IV",
        change: chit("axis", "C", "minelaying"),
        input: { condition: "minelaying", hex: "0811" },
      },
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/hex",
    ),
    no(
      {
        ...mine,
        id: "plan-nothing",
        title: "4.2 A side without such a condition plans none",
        citation: "4.2",
        change: chit("axis", "Z", "none"),
        input: { condition: "minelaying", hex: "0315" },
      },
      "NOTHING_TO_PLAN",
      "4.2",
    ),
    yes(
      {
        ...gear,
        id: "plan-gearbox-f",
        title: "12.10 Letter F: a CA, a CL and a DD gather for GEARBOX",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "reykjavik", ships: force },
      },
      { condition: "gearbox" },
    ),
    yes(
      {
        ...gear,
        id: "plan-gearbox-h",
        title: "12.10 Letter H: a CL and a DD",
        change: gearbox("H"),
        input: { condition: "gearbox", from: "scapa_flow", ships: force.slice(1) },
      },
      { condition: "gearbox" },
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-short",
        title: "12.10 Letter F asks for a CA too",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "reykjavik", ships: force.slice(1) },
      },
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-port",
        title: "12.10 GEARBOX begins at Reykjavik or Scapa Flow",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "loch_ewe", ships: force },
      },
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/from",
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-ice",
        title: "12.10 Thin Pack in West IV leaves GEARBOX no mission",
        change: all(gearbox("F"), ice("thin_pack")),
        input: { condition: "gearbox", from: "reykjavik", ships: force },
      },
      "ICE",
      "12.10",
    ),
    no(
      {
        ...gear,
        id: "plan-gearbox-late",
        title: "4.2 The ships of GEARBOX gather during set-up",
        base: "planning-allied",
        citation: "4.2",
        change: gearbox("F"),
        input: { condition: "gearbox", from: "reykjavik", ships: force },
      },
      "NOT_NOW",
      "4.2",
    ),
    yes(
      {
        ...gear,
        id: "plan-archery",
        title: "12.14.1 ARCHERY: a cruiser and four destroyers, a Norwegian hex and a turn",
        citation: "12.14.1",
        change: chit("allied", "A", "archery"),
        input: { condition: "archery", ships: archery, hex: "1012", turn: 12 },
      },
      { condition: "archery" },
      { sides: { allied: { special: { plan: { condition: "archery", hex: "1012", turn: 12, declared: false } } } } },
    ),
    no(
      {
        ...gear,
        id: "plan-archery-few",
        title: "12.14.1 ARCHERY asks for four destroyers",
        citation: "12.14.1",
        change: chit("allied", "A", "archery"),
        input: { condition: "archery", ships: archery.slice(0, 2), hex: "1012", turn: 12 },
      },
      "NOT_THE_FORCE",
      "12",
      "/input/ships",
    ),
    yes(
      {
        ...gear,
        id: "plan-title",
        title: "12.14.2 TITLE: a port of southern Norway and a turn",
        citation: "12.14.2",
        base: "planning-allied",
        change: chit("allied", "A", "title"),
        input: { condition: "title", port: "trondheim", turn: 12 },
      },
      { condition: "title", force: null },
    ),
    no(
      {
        ...gear,
        id: "plan-title-north",
        title: "12.14.2 TITLE does not reach northern Norway",
        citation: "12.14.2",
        base: "planning-allied",
        change: chit("allied", "A", "title"),
        input: { condition: "title", port: "narvik", turn: 12 },
      },
      "VALUE_NOT_LISTED",
      "4.2",
      "/input/port",
    ),
  ];
}

/** 12.14 Strikes that are declared. */
function declarations(): Vector[] {
  const spec = { operation: "declareStrike", base: "special-allied", citation: "12.14", input: {} };
  const plan = (turn: number, declared = false): Change =>
    all(chit("allied", "A", "title"), (state) => {
      state.sides.allied.special.plan = { condition: "title", port: "trondheim", turn, declared };
    });
  return [
    yes(
      {
        ...spec,
        id: "strike-declared",
        title: "12.14 A strike is declared in the special phase before its turn",
        change: plan(11),
      },
      { condition: "title", strikes: 11 },
      { sides: { allied: { special: { plan: { declared: true } }, chits: [{ revealed: true, fulfilled: false }] } } },
      ["E-65"],
    ),
    no(
      { ...spec, id: "strike-early", title: "12.14 A strike is not declared two turns ahead", change: plan(12) },
      "NOT_THE_TURN_BEFORE",
      "12.14",
    ),
    no(
      { ...spec, id: "strike-twice", title: "12.14 A strike is declared once", change: plan(11, true) },
      "STRIKE_DECLARED",
      "12.14",
    ),
    no(
      {
        ...spec,
        id: "strike-unplanned",
        title: "12.14 A strike that was not planned is not declared",
        change: chit("allied", "A", "title"),
      },
      "NO_STRIKE_PLANNED",
      "12.14",
    ),
  ];
}

/** 12.4 Bomber Command. */
function bombers(): Vector[] {
  const spec = { operation: "callBombers", base: "event-allied", citation: "12.4", input: {} };
  const photo =
    (unit: string): Change =>
    (state) => {
      state.sides.allied.photos = [{ turn: 8, port: "trondheim", heavy: [unit], types: [] }] as never;
    };
  const held = chit("allied", "K", "bomber_command");
  return [
    yes(
      {
        ...spec,
        id: "bombers-called",
        title: "12.4 Bomber Command comes at night once Tirpitz has been photographed: 6 CS at Wick",
        change: all(held, night, photo("tirpitz")),
      },
      {},
      { sides: { allied: { chits: [{ revealed: true, fulfilled: true }] } } },
      ["E-71"],
    ),
    no(
      { ...spec, id: "bombers-day", title: "12.4 Bomber Command comes at night", change: all(held, photo("tirpitz")) },
      "NOT_AT_NIGHT",
      "12.4",
    ),
    no(
      {
        ...spec,
        id: "bombers-unseen",
        title: "12.4 Bomber Command needs a capital ship identified in port",
        change: all(held, night, photo("lutzow")),
      },
      "NO_CAPITAL_SHIP_SEEN",
      "12.4",
    ),
    no(
      {
        ...spec,
        id: "bombers-none",
        title: "12.4 Without the condition no bombers come",
        change: all(chit("allied", "Z", "none"), night, photo("tirpitz")),
      },
      "NO_BOMBER_COMMAND",
      "12.4",
    ),
  ];
}

/** 14 Ahistorical forces. */
function purchases(): Vector[] {
  const spec = { operation: "buyForce", base: "setting-up", citation: "14" };
  const on = option("ahistorical_forces");
  return [
    yes(
      {
        ...spec,
        id: "buy-map",
        title: "14 Furious on the map costs the Allies her price of 15 VP",
        change: on,
        input: { force: 2, group: null },
      },
      { price: 15, vp: -15 },
      { vp: { log: [{ side: "allied", code: "AHISTORICAL", amount: -15, rule: "14" }] } },
      ["E-70"],
    ),
    yes(
      {
        ...spec,
        id: "buy-group",
        title: "14 As reinforcements she costs half",
        change: on,
        input: { force: 2, group: 1 },
      },
      { price: 7.5, vp: -7.5 },
    ),
    yes(
      {
        ...spec,
        id: "buy-axis",
        title: "14 Scharnhorst costs the Axis 30 VP",
        base: "setting-up-axis",
        change: on,
        input: { force: 1, group: null },
      },
      { price: 30, vp: 30 },
    ),
    no(
      { ...spec, id: "buy-off", title: "14 Without the option nothing is bought", input: { force: 2, group: null } },
      "OPTION_OFF",
      "14",
    ),
    no(
      {
        ...spec,
        id: "buy-enemy",
        title: "14 A side buys its own forces",
        change: on,
        input: { force: 1, group: null },
      },
      "VALUE_NOT_LISTED",
      "14",
      "/input/force",
    ),
    no(
      {
        ...spec,
        id: "buy-again",
        title: "14 A force is bought once",
        change: all(on, (state) => {
          state.sides.allied.special.bought = [2];
        }),
        input: { force: 2, group: null },
      },
      "NOTHING_TO_BUY",
      "14",
    ),
  ];
}

/** 4.3.4 Training. */
function training(): Vector[] {
  const spec = {
    operation: "declareTraining",
    base: "training-axis",
    citation: "4.3.4",
    input: { force: "narvik_group" },
  };
  const on = option("training");
  return [
    yes(
      { ...spec, id: "training-declared", title: "4.3.4 An Axis TF sails for training", change: on },
      { force: "narvik_group" },
    ),
    no({ ...spec, id: "training-off", title: "4.3.4 Without the option nobody trains" }, "NO_TRAINING", "4.3.4"),
    no(
      {
        ...spec,
        id: "training-again",
        title: "4.3.4 There is one training sortie in an operation",
        change: all(on, (state) => {
          state.sides.axis.trained = true;
        }),
      },
      "NO_TRAINING",
      "4.3.4",
    ),
    no(
      {
        ...spec,
        id: "training-at-sea",
        title: "4.3.4 A TF at sea does not begin to train",
        change: on,
        input: { force: "wolf_pack_eisteufel_1" },
      },
      "VALUE_NOT_LISTED",
      "4.3.4",
      "/input/force",
    ),
  ];
}

/** 15.5 Repairs. */
function repairs(): Vector[] {
  const spec = { operation: "repairShip", base: "campaign-oob-axis", citation: "15.5.1" };
  const hurt =
    (unit: string, cs: number, at?: string, marks: string[] = []): Change =>
    (state) => {
      for (const force of state.sides.axis.forces) {
        for (const ship of force.units) {
          if (ship.unit !== unit) continue;
          Object.assign(ship, { cs, marks });
          if (at !== undefined) force.at = at;
        }
      }
    };
  return [
    yes(
      {
        ...spec,
        id: "repair-tirpitz",
        title: "15.5.1 Tirpitz is repaired in Norway in two fortnights for a CS, and 1 VP",
        change: hurt("tirpitz", 4),
        input: { ship: "tirpitz", cs: 1, at: null },
      },
      { ship: "tirpitz", ready: 11, fortnight: "1942-08-I", vp: 1 },
      { vp: { log: [{ side: "axis", code: "REPAIR_TIRPITZ", amount: 1, rule: "15.5.1" }] } },
    ),
    yes(
      {
        ...spec,
        id: "repair-tirpitz-two",
        title: "15.5.1 Two CS of Tirpitz take two months",
        change: hurt("tirpitz", 3),
        input: { ship: "tirpitz", cs: 2, at: null },
      },
      { ready: 13, fortnight: "1942-09-I", vp: 1 },
    ),
    no(
      {
        ...spec,
        id: "repair-kirkenes",
        title: "15.5.1 Tirpitz is not repaired in Kirkenes",
        change: hurt("tirpitz", 4, "kirkenes"),
        input: { ship: "tirpitz", cs: 1, at: null },
      },
      "NO_DOCK",
      "15.5.1",
    ),
    yes(
      {
        ...spec,
        id: "repair-lutzow",
        title: "15.5.1 Lützow comes back to Kiel five fortnights later for a CS",
        change: hurt("lutzow", 3),
        input: { ship: "lutzow", cs: 1, at: "kiel" },
      },
      { ready: 14, fortnight: "1942-09-II", vp: 0 },
    ),
    yes(
      {
        ...spec,
        id: "repair-lutzow-two",
        title: "15.5.1 Two CS take ten fortnights",
        change: hurt("lutzow", 2),
        input: { ship: "lutzow", cs: 2, at: "germany" },
      },
      { ready: 19, fortnight: "1942-12-I" },
    ),
    no(
      {
        ...spec,
        id: "repair-dock",
        title: "15.5.1 German ships are repaired in Kiel or Germany",
        change: hurt("lutzow", 3),
        input: { ship: "lutzow", cs: 1, at: "narvik" },
      },
      "VALUE_NOT_LISTED",
      "15.5",
      "/input/at",
    ),
    no(
      {
        ...spec,
        id: "repair-crippled",
        title: "15.5 Crippled ships are not repaired",
        citation: "15.5",
        change: hurt("lutzow", 3, undefined, ["crippled"]),
        input: { ship: "lutzow", cs: 1, at: "kiel" },
      },
      "NOTHING_TO_REPAIR",
      "15.5",
    ),
    no(
      {
        ...spec,
        id: "repair-whole",
        title: "15.5 Ships that lack nothing are not repaired",
        citation: "15.5",
        input: { ship: "lutzow", cs: 1, at: "kiel" },
      },
      "NOTHING_TO_REPAIR",
      "15.5",
    ),
    no(
      {
        ...spec,
        id: "repair-too-much",
        title: "15.5.1 No more CS are repaired than are lacking",
        change: hurt("lutzow", 3),
        input: { ship: "lutzow", cs: 2, at: "kiel" },
      },
      "VALUE_NOT_LISTED",
      "15.5",
      "/input/cs",
    ),
  ];
}

/** 15.4 Emergency reinforcements and green units. */
function extras(): Vector[] {
  const buy = { operation: "buyEmergency", base: "campaign-planning", citation: "15.4.1" };
  const take = { operation: "takeGreenUnit", base: "campaign-planning", citation: "15.4.3" };
  const keep = { operation: "keepEmergency", base: "campaign-oob-allied", citation: "15.4" };
  const held =
    (bought: number): Change =>
    (state) => {
      const own = state.sides.allied.campaign;
      if (own !== null) own.emergency = [{ unit: "dd_us", cs: 3, bought, placed: true }];
    };
  const bought: Change = (state) => {
    const own = state.sides.allied.campaign;
    if (own !== null) own.emergency = [{ unit: "dd_ai", cs: 3, bought: 9, placed: false }];
  };
  return [
    yes(
      {
        ...buy,
        id: "emergency-british",
        title: "15.4.1 Four CS of A-I destroyers cost 4 VP",
        input: { unit: "dd_ai", cs: 4 },
      },
      { cost: -4, vp: -4 },
      { vp: { log: [{ side: "allied", code: "EMERGENCY", amount: -4, unit: "dd_ai", rule: "15.4" }] } },
    ),
    yes(
      {
        ...buy,
        id: "emergency-us",
        title: "15.4.1 US destroyers are a group of their own",
        change: bought,
        input: { unit: "dd_us", cs: 4 },
      },
      { cost: -4 },
    ),
    yes(
      {
        ...buy,
        id: "emergency-rest",
        title: "15.4.1 A-I and Old destroyers share a group of 4 CS: one is left",
        change: bought,
        input: { unit: "tb_old", cs: 1 },
      },
      { cost: -1 },
    ),
    no(
      {
        ...buy,
        id: "emergency-limit",
        title: "15.4.1 The group of A-I and Old destroyers holds 4 CS",
        change: bought,
        input: { unit: "tb_old", cs: 2 },
      },
      "VALUE_NOT_LISTED",
      "15.4",
      "/input/cs",
    ),
    yes(
      {
        ...buy,
        id: "emergency-german",
        title: "15.4.2 Two CS of German torpedo boats give 2 VP",
        base: "campaign-planning-axis",
        citation: "15.4.2",
        input: { unit: "tb_35_37", cs: 2 },
      },
      { cost: 2, vp: 2 },
    ),
    no(
      {
        ...buy,
        id: "emergency-german-limit",
        title: "15.4.2 Two CS at most",
        base: "campaign-planning-axis",
        citation: "15.4.2",
        input: { unit: "tb_35_37", cs: 3 },
      },
      "VALUE_NOT_LISTED",
      "15.4",
      "/input/cs",
    ),
    yes(
      {
        ...keep,
        id: "emergency-kept",
        title: "15.4 Emergency reinforcements of an earlier fortnight are paid for again",
        change: held(8),
        input: { unit: "dd_us" },
      },
      { cost: -3, vp: -3 },
    ),
    no(
      {
        ...keep,
        id: "emergency-fresh",
        title: "15.4 Those of this fortnight need not be",
        change: held(9),
        input: { unit: "dd_us" },
      },
      "NOTHING_TO_KEEP",
      "15.4",
    ),
    yes(
      {
        ...take,
        id: "green-jamaica",
        title: "15.4.3 Jamaica, New in August II, may come in July I with a Green Crew",
        change: option("green_units"),
        input: { unit: "jamaica" },
      },
      { unit: "jamaica", due: "1942-08-II" },
      {},
      ["E-87"],
    ),
    no(
      {
        ...take,
        id: "green-bermuda",
        title: "15.4.3 Bermuda, New in September II, is more than four fortnights off",
        change: option("green_units"),
        input: { unit: "bermuda" },
      },
      "VALUE_NOT_LISTED",
      "15.4.3",
      "/input/unit",
    ),
    no(
      { ...take, id: "green-off", title: "15.4.3 Without the option no green unit comes", input: { unit: "jamaica" } },
      "OPTION_NOT_USED",
      "15.4.3",
    ),
  ];
}

/** 15.7.5, 15.8, 12.2.1, 15.6.3 Order of battle. */
function orders(): Vector[] {
  const transfer = { operation: "transferToGermany", base: "campaign-oob-axis", citation: "15.7.5" };
  const back = { operation: "returnForce", base: "campaign-oob-allied", citation: "15.8" };
  const relief = { operation: "exchangePatrolWhite", base: "campaign-planning", citation: "15.8.1" };
  const air = { operation: "replaceAircraft", base: "campaign-oob-axis", citation: "15.6.3" };
  const lost: Change = (state) => {
    const own = state.sides.axis.campaign;
    if (own !== null) own.replacements = [{ units: ["ju88a4"], cs: 2 }];
    for (const unit of state.sides.axis.aircraft) if (unit.id === "ju88a4_1") Object.assign(unit, { cs: 1, lost: 1 });
  };
  return [
    yes(
      {
        ...transfer,
        id: "transfer-kiel",
        title: "15.7.5 With the option a German TF goes straight to Kiel",
        change: option("transfer_to_germany"),
        input: { force: "narvik_group", to: "kiel" },
      },
      { force: "narvik_group", to: "kiel" },
    ),
    yes(
      {
        ...transfer,
        id: "transfer-box",
        title: "15.7.5 or to the Germany box",
        change: option("transfer_to_germany"),
        input: { force: "trondheim_group", to: "germany" },
      },
      { to: "germany" },
    ),
    no(
      {
        ...transfer,
        id: "transfer-off",
        title: "15.7.5 Without the option there is no direct transfer",
        input: { force: "narvik_group", to: "kiel" },
      },
      "OPTION_NOT_USED",
      "15.7.5",
    ),
    no(
      {
        ...transfer,
        id: "transfer-norway",
        title: "15.7.5 The transfer is to Germany",
        change: option("transfer_to_germany"),
        input: { force: "narvik_group", to: "bergen" },
      },
      "VALUE_NOT_LISTED",
      "15.7.5",
      "/input/to",
    ),
    yes(
      {
        ...back,
        id: "home-iceland",
        title: "15.8 A TF at sea goes to a port of Iceland or Britain",
        input: { force: "tf_home_fleet", port: "reykjavik" },
      },
      { port: "reykjavik" },
    ),
    no(
      {
        ...back,
        id: "home-russia",
        title: "15.8 British and US ships do not go to Russian ports",
        input: { force: "tf_home_fleet", port: "murmansk" },
      },
      "VALUE_NOT_LISTED",
      "15.8",
      "/input/port",
    ),
    yes(
      {
        ...relief,
        id: "relief-suffolk",
        title: "15.8.1 Another CA takes the station of Patrol White",
        input: { ship: "suffolk" },
      },
      { ship: "suffolk" },
    ),
    no(
      {
        ...relief,
        id: "relief-first",
        title: "15.8.1 Patrol White is not relieved in the first fortnight",
        change: (state) => {
          state.fortnight = "1942-03-I";
          if (state.campaign !== null) state.campaign.number = 1;
        },
        input: { ship: "suffolk" },
      },
      "NOT_RELIEVED_NOW",
      "15.8.1",
    ),
    no(
      {
        ...relief,
        id: "relief-ev",
        title: "15.8.3 Patrol White is waived until EV is done",
        citation: "15.8.3",
        change: (state) => {
          if (state.campaign !== null) state.campaign.ev.stage = "declared";
        },
        input: { ship: "suffolk" },
      },
      "STATION_WAIVED",
      "15.8.1",
    ),
    yes(
      {
        ...air,
        id: "air-replaced",
        title: "15.6.3 A CS of replacements goes to a unit of its type",
        change: lost,
        input: { aircraft: "ju88a4_1" },
      },
      { aircraft: "ju88a4_1", cs: 2 },
      { sides: { axis: { campaign: { replacements: [{ units: ["ju88a4"], cs: 1 }] } } } },
    ),
    no(
      {
        ...air,
        id: "air-whole",
        title: "15.6.3 A unit at full strength takes none",
        change: lost,
        input: { aircraft: "ju88a4_2" },
      },
      "VALUE_NOT_LISTED",
      "15.6.3",
      "/input/aircraft",
    ),
    no(
      {
        ...air,
        id: "air-none",
        title: "15.6.3 Without replacements no unit takes any",
        input: { aircraft: "ju88a4_1" },
      },
      "NOTHING_TO_REPLACE",
      "15.6.3",
    ),
    no(
      {
        operation: "recallBreakout",
        base: "campaign-planning-axis",
        citation: "12.2.1",
        id: "recall-none",
        title: "12.2.1 Without ships in the Atlantic none are called back",
        input: {},
      },
      "NO_SHIPS_OUT",
      "12.2.1",
    ),
    no(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-closed",
        title: "15.8.3 EV needs an Allied bid of 0",
        input: { force: null },
      },
      "EV_CLOSED",
      "15.8.3",
    ),
    no(
      {
        operation: "claimReinforcement",
        base: "campaign-setup",
        citation: "15.3.2",
        id: "claim-none",
        title: "15.3.2 Without the condition nothing comes before its time",
        input: { unit: "anson" },
      },
      "NO_CLAIM",
      "15.3.2",
    ),
    no(
      {
        operation: "holdMerchants",
        base: "campaign-planning",
        citation: "15.2",
        id: "hold-none",
        title: "15.2 Merchants at sea are not left behind",
        input: { convoy: "convoy_pq_17", unit: "mv", cs: 5 },
      },
      "NO_CONVOY",
      "15.2",
    ),
    no(
      {
        operation: "bidInitiative",
        base: "campaign-bids",
        citation: "4.1.2",
        id: "bid-ten",
        title: "4.1.2 A bid is a die from 0 to 9",
        input: { bid: 9 },
        change: (state) => {
          if (state.campaign !== null) state.campaign.bids = { allied: 0, axis: 0 };
        },
      },
      "BIDS_SET",
      "4.1.2",
    ),
    yes(
      {
        operation: "claimReinforcement",
        base: "campaign-setup",
        citation: "15.3.2",
        id: "claim-anson",
        title: "15.3.2 Reinforcements brings Anson of July II at once",
        change: (state) => {
          state.fortnight = "1942-07-II";
          if (state.campaign !== null) state.campaign.number = 10;
          const own = state.sides.allied.campaign;
          if (own !== null) own.claims = 2;
        },
        input: { unit: "anson" },
      },
      { unit: "anson", cs: 4, at: "scapa_flow" },
      { sides: { allied: { campaign: { claims: 0 } } } },
    ),
    yes(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-declared",
        title: "15.8.3 After a bid of 0 a TF of a cruiser and two destroyers is named for EV",
        change: (state) => {
          if (state.campaign !== null) state.campaign.bids = { allied: 0, axis: 3 };
          state.sides.allied.forces.push(
            fleet("clyde", 57, ships("scylla", 2, "dd_jr", 2), {
              ...inPort("clyde"),
              number: 57,
              sailed: false,
              fuel: { state: "full", marker: null, refuelled: true },
            }),
          );
        },
        input: { force: "clyde" },
      },
      { force: "clyde" },
      { campaign: { ev: { stage: "declared", moved: false } } },
    ),
    no(
      {
        operation: "declareEv",
        base: "campaign-planning",
        citation: "15.8.3",
        id: "ev-no-force",
        title: "15.8.3 EV needs such a TF in the Clyde",
        change: (state) => {
          if (state.campaign !== null) state.campaign.bids = { allied: 0, axis: 3 };
        },
        input: { force: "clyde" },
      },
      "NO_EV_FORCE",
      "15.8.3",
    ),
    yes(
      {
        operation: "holdMerchants",
        base: "campaign-planning",
        citation: "15.2",
        id: "hold-five",
        title: "15.2 Five merchants of a loaded convoy in port stay behind",
        change: (state) => {
          const force = convoy("waiting", 40, ships("mv", 15), {
            ...inPort("reykjavik"),
            number: 40,
            sailed: false,
            fuel: { state: "full", marker: null, refuelled: true },
          });
          state.sides.allied.forces.push({
            ...force,
            convoy: { ...force.convoy!, destinations: ["murmansk", "arkhangelsk"] },
          });
        },
        input: { convoy: "waiting", unit: "mv", cs: 5 },
      },
      { convoy: "waiting" },
    ),
  ];
}

/** 4.2, 12, 14, 15 Decisions outside the operation turns. */
export const orderVectors = (): Vector[] => [
  ...plans(),
  ...declarations(),
  ...bombers(),
  ...purchases(),
  ...training(),
  ...repairs(),
  ...extras(),
  ...orders(),
];
