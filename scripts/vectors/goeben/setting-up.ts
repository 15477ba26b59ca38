import type { Options, Snapshot } from "../../../src/rulesets/goeben/snapshot";
import { type Cargo, type GermanShipId, ORDERS, type OrderId } from "../../../src/rulesets/goeben/vocabulary";
import { aboard, options, set, ship } from "./changes";
import { all, type Change, draw, type Json, malformed, needs, refused, resolves, roll, type Vector } from "./kit";
import { alliedSide, freshGame, freshShip } from "./setup";

const TURNS: Readonly<Record<OrderId, number>> = {
  atlantic_breakout: 6,
  austro_hungarian_naval_pact: 6,
  raid_french_african_convoys: 10,
  italian_alliance: 10,
  ottoman_alliance: 8,
  suez_canal_operation: 8,
};

function drawOf(order: OrderId) {
  return draw("order", ORDERS.indexOf(order) + 1, order);
}

function newGame(id: string, title: string, citation: string, order: OrderId, input: Json, more: Json): Vector {
  const { snapshot, vp = 0 } = more as { snapshot?: Json; vp?: number };
  return resolves({
    id,
    title,
    citation,
    operation: "new",
    base: null,
    input,
    rolls: [drawOf(order)],
    outcome: { order, turns: TURNS[order], vp },
    snapshot: { order, phase: "outfit_setup", turn: 1, alert: 1, vp, step: 1, ...snapshot },
  });
}

/** 3.0, 19.0 New games. */
function games(): Vector[] {
  const orders = ORDERS.map((order) => {
    const id = `new-${order.replaceAll("_", "-")}`;
    return newGame(id, `3.0 The order drawn is ${order.replaceAll("_", " ")}`, "3.0", order, {}, {});
  });
  const status = (...ships: readonly GermanShipId[]): Json =>
    Object.fromEntries(
      (["goeben", "moltke", "breslau", "stralsund"] as const).map((each) => [
        each,
        { status: ships.includes(each) ? "in_play" : "absent" },
      ]),
    );
  const one = [{ space: null, used: false, lost: false }];
  const extras = (id: string, title: string, value: Options["germanExtras"], vp: number, snapshot: Json): Vector =>
    newGame(id, title, "19.0", "ottoman_alliance", { options: { germanExtras: value } }, { vp, snapshot });
  const fresh = freshGame() as unknown as Json;
  return [
    ...orders,
    newGame(
      "new-standard",
      "3.0 The standard set-up: faces unseen, markers counted, indexes at their start",
      "3.0",
      "ottoman_alliance",
      {},
      { snapshot: fresh },
    ),
    extras("new-moltke", "19.0 Moltke for Goeben costs 5 VP", "moltke_for_goeben", -5, {
      ships: { ...status("moltke", "breslau"), moltke: freshShip("moltke", true) },
      colliers: one,
    }),
    extras("new-stralsund", "19.0 Stralsund costs 10 VP", "add_stralsund", -10, {
      ships: { ...status("goeben", "breslau", "stralsund"), stralsund: freshShip("stralsund", true) },
      colliers: one,
    }),
    extras("new-moltke-and-stralsund", "19.0 D-64 Both prices add up", "moltke_for_goeben_and_stralsund", -15, {
      ships: status("moltke", "breslau", "stralsund"),
      colliers: one,
    }),
    extras(
      "new-all-four",
      "19.0 All four ships cost 50 VP, bring New Zealand into the pool and a second collier",
      "all_four",
      -50,
      {
        ships: status("goeben", "moltke", "breslau", "stralsund"),
        colliers: [...one, ...one],
        ...alliedSide({ joined: ["new_zealand"] }),
      },
    ),
    newGame(
      "new-campaign",
      "24.0 A campaign begins with one order drawn and five left",
      "24.0",
      "italian_alliance",
      { options: { campaign: true } },
      {
        snapshot: {
          options: { campaign: true },
          campaign: {
            scenario: 1,
            ordersLeft: ORDERS.filter((order) => order !== "italian_alliance"),
            achieved: [],
            failed: [],
            sunkForGood: [],
            alliances: [],
            highSeas: [],
            startSpaces: [],
            atlanticBonus: null,
            austroHungarianGained: false,
            result: null,
          },
        },
      },
    ),
    newGame(
      "new-options",
      "3.0 Options and rulings are pinned in the snapshot",
      "3.0",
      "suez_canal_operation",
      {
        options: {
          variableDeployment: true,
          austroHungarianWarships: true,
          seaplanes: true,
          nightCombat: true,
          mines: true,
          multiplayer: "captains",
        },
        rulings: { repairAtSeaMinus2: true, neutralPortIncidents: "chart" },
      },
      {
        snapshot: {
          options: {
            variableDeployment: true,
            germanExtras: "none",
            austroHungarianWarships: true,
            seaplanes: true,
            nightCombat: true,
            mines: true,
            campaign: false,
            multiplayer: "captains",
          },
          rulings: { repairAtSeaMinus2: true, neutralPortIncidents: "chart", atlanticAlwaysOpen: false },
        },
      },
    ),
    needs({
      id: "new-needs-order",
      title: "3.0 A new game asks for the draw of its order among six",
      citation: "3.0",
      operation: "new",
      base: null,
      next: { label: "order", count: 1, sides: 6, held: [], chart: null },
    }),
    malformed({
      id: "new-order-beyond",
      title: "3.0 There is no seventh order to draw",
      citation: "3.0",
      operation: "new",
      base: null,
      dice: [7],
      code: "TAPE_FACE_WRONG",
      pointer: "/dice/0",
    }),
    malformed({
      id: "new-unknown-extra",
      title: "19.0 There is no other choice of German ships",
      citation: "19.0",
      operation: "new",
      base: null,
      input: { options: { germanExtras: "both" } },
      code: "INPUT_MALFORMED",
      pointer: "/input/options/germanExtras",
    }),
  ];
}

interface Counter {
  readonly cargo: Cargo;
  readonly box: number;
}

interface Bought {
  readonly id: string;
  readonly title: string;
  readonly ship: GermanShipId;
  readonly cargo: readonly Counter[];
  readonly spent: number;
  readonly left: number;
  readonly change?: Change;
  readonly after?: Change;
  readonly citation?: string;
  readonly phase?: string;
  readonly rulings?: readonly string[];
}

/** 8.1 A ship is outfitted before the first turn. */
function outfits(plan: Bought): Vector {
  const { id, title, ship: name, cargo, spent, left, change, after, citation = "8.1", rulings } = plan;
  const { phase = "outfit_setup" } = plan;
  const stowed = Object.fromEntries(cargo.map((each) => [each.box, each.cargo]));
  return resolves({
    id,
    title,
    citation,
    operation: "outfitShip",
    base: "setup",
    change,
    input: { ship: name, cargo },
    outcome: { ship: name, spent, left, phase },
    after: all(ship(name, { loaded: true }), aboard(name, stowed), after),
    ...(rulings === undefined ? {} : { rulings }),
  });
}

function denied(plan: {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly section: string;
  readonly pointer: string;
  readonly ship?: GermanShipId;
  readonly cargo: readonly Counter[];
  readonly change?: Change;
  readonly charts?: Json;
}): Vector {
  const { ship: name = "goeben", cargo, section, ...rest } = plan;
  return refused({
    ...rest,
    section,
    citation: section,
    operation: "outfitShip",
    base: "setup",
    input: { ship: name, cargo },
  });
}

function outfitting(): Vector[] {
  const seaplanes = options({ seaplanes: true });
  const mines = options({ mines: true });
  return [
    outfits({
      id: "outfit-goeben",
      title: "8.1 Leadership 4 buys eight points of crew and gear",
      ship: "goeben",
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "reserve_crew", box: 2 },
        { cargo: "targeting_calculator", box: 12 },
        { cargo: "wireless", box: 3 },
        { cargo: "torpedo_reload", box: 4 },
      ],
      spent: 8,
      left: 0,
    }),
    outfits({
      id: "outfit-breslau-full",
      title: "8.2 Four Hull boxes hold four counters",
      citation: "8.2",
      ship: "breslau",
      cargo: [
        { cargo: "seebataillon", box: 1 },
        { cargo: "camera_crew", box: 2 },
        { cargo: "optics_searchlights", box: 3 },
        { cargo: "torpedo_nets", box: 4 },
      ],
      spent: 5,
      left: 3,
    }),
    outfits({
      id: "outfit-nothing",
      title: "8.1 A ship may sail without cargo",
      ship: "breslau",
      cargo: [],
      spent: 0,
      left: 8,
    }),
    outfits({
      id: "outfit-last-ship",
      title: "3.0 When the last ship is outfitted the task force is deployed",
      citation: "3.0",
      ship: "goeben",
      cargo: [{ cargo: "wireless", box: 1 }],
      spent: 1,
      left: 7,
      change: ship("breslau", { loaded: true }),
      after: set({ phase: "deploy_setup" }),
      phase: "deploy_setup",
    }),
    outfits({
      id: "outfit-seaplane",
      title: "20.1 A seaplane costs four and takes two adjacent Hull boxes",
      citation: "20.1",
      ship: "goeben",
      cargo: [{ cargo: "seaplane", box: 5 }],
      spent: 4,
      left: 4,
      change: seaplanes,
      after: aboard("goeben", { 6: "seaplane" }),
    }),
    outfits({
      id: "outfit-mines",
      title: "23.0 A light cruiser carries both mines there are",
      citation: "23.0",
      ship: "breslau",
      cargo: [
        { cargo: "mines", box: 1 },
        { cargo: "mines", box: 4 },
      ],
      spent: 2,
      left: 6,
      change: mines,
      rulings: ["D-57"],
    }),
    outfits({
      id: "outfit-several-copies",
      title: "8.3 D-57 Three Damage Control counters may stand on one ship",
      citation: "8.3",
      ship: "goeben",
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "damage_control", box: 2 },
        { cargo: "damage_control", box: 3 },
      ],
      spent: 6,
      left: 2,
      rulings: ["D-57"],
    }),
    denied({
      id: "outfit-too-dear",
      title: "8.1 Nine points are more than twice a Leadership of 4",
      code: "CARGO_POINTS",
      section: "8.1",
      pointer: "/input/cargo",
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "reserve_crew", box: 2 },
        { cargo: "targeting_calculator", box: 3 },
        { cargo: "seebataillon", box: 4 },
        { cargo: "wireless", box: 5 },
      ],
    }),
    denied({
      id: "outfit-leadership-counts",
      title: "8.1 Leadership 2 buys four points, not five",
      code: "CARGO_POINTS",
      section: "8.1",
      pointer: "/input/cargo",
      change: ship("goeben", { leadership: 2 }),
      cargo: [
        { cargo: "damage_control", box: 1 },
        { cargo: "reserve_crew", box: 2 },
        { cargo: "wireless", box: 3 },
      ],
    }),
    denied({
      id: "outfit-box-twice",
      title: "8.2 Two counters do not share a Hull box",
      code: "HULL_BOX_TAKEN",
      section: "8.2",
      pointer: "/input/cargo",
      cargo: [
        { cargo: "wireless", box: 1 },
        { cargo: "torpedo_nets", box: 1 },
      ],
    }),
    denied({
      id: "outfit-seaplane-last-box",
      title: "8.2 A seaplane does not fit into the last Hull box alone",
      code: "HULL_BOX_TAKEN",
      section: "8.2",
      pointer: "/input/cargo",
      change: seaplanes,
      cargo: [{ cargo: "seaplane", box: 12 }],
    }),
    denied({
      id: "outfit-counters-short",
      title: "8.3 There are two Targeting Calculators in the game",
      code: "COUNTERS_SHORT",
      section: "8.3",
      pointer: "/input/cargo",
      change: all(ship("breslau", { loaded: true }), aboard("breslau", { 1: "targeting_calculator" })),
      cargo: [
        { cargo: "targeting_calculator", box: 1 },
        { cargo: "targeting_calculator", box: 2 },
      ],
    }),
    denied({
      id: "outfit-two-seaplanes",
      title: "20.1 One seaplane to a ship, whatever the number of counters",
      code: "TOO_MANY_ABOARD",
      section: "20.1",
      pointer: "/input/cargo",
      change: seaplanes,
      charts: { CARGO: { facts: { cargo: { seaplane: { count: 2 } } } } },
      cargo: [
        { cargo: "seaplane", box: 1 },
        { cargo: "seaplane", box: 3 },
      ],
    }),
    denied({
      id: "outfit-seaplane-off",
      title: "20.1 Seaplanes come with their option only",
      code: "OPTION_OFF",
      section: "20.1",
      pointer: "/input/cargo/0/cargo",
      cargo: [{ cargo: "seaplane", box: 1 }],
    }),
    denied({
      id: "outfit-mines-off",
      title: "23.0 Mines come with their option only",
      code: "OPTION_OFF",
      section: "23.0",
      pointer: "/input/cargo/0/cargo",
      ship: "breslau",
      cargo: [{ cargo: "mines", box: 1 }],
    }),
    denied({
      id: "outfit-mines-battlecruiser",
      title: "23.0 A battlecruiser carries no mines",
      code: "CARGO_UNSUITABLE",
      section: "23.0",
      pointer: "/input/cargo/0/cargo",
      change: mines,
      cargo: [{ cargo: "mines", box: 1 }],
    }),
    denied({
      id: "outfit-seaplane-cruiser",
      title: "20.1 A light cruiser carries no seaplane",
      code: "CARGO_UNSUITABLE",
      section: "20.1",
      pointer: "/input/cargo/0/cargo",
      ship: "breslau",
      change: seaplanes,
      cargo: [{ cargo: "seaplane", box: 1 }],
    }),
    denied({
      id: "outfit-twice",
      title: "8.1 A ship is outfitted once",
      code: "ALREADY_OUTFITTED",
      section: "8.1",
      pointer: "/input/ship",
      change: ship("goeben", { loaded: true }),
      cargo: [],
    }),
    denied({
      id: "outfit-absent-ship",
      title: "3.0 A ship that is not in the game is not outfitted",
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/ship",
      ship: "moltke",
      cargo: [],
    }),
    denied({
      id: "outfit-box-beyond",
      title: "8.2 Breslau has no fifth Hull box",
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/cargo/0/box",
      ship: "breslau",
      cargo: [{ cargo: "wireless", box: 5 }],
    }),
    malformed({
      id: "outfit-unknown-cargo",
      title: "8.1 Cargo is what the Cargo Chart lists",
      citation: "8.1",
      operation: "outfitShip",
      base: "setup",
      input: { ship: "goeben", cargo: [{ cargo: "zeppelin", box: 1 }] },
      code: "INPUT_MALFORMED",
      pointer: "/input/cargo/0/cargo",
    }),
  ];
}

const OUTFITTED = all(
  set({ phase: "deploy_setup" }),
  ship("goeben", { loaded: true }),
  ship("breslau", { loaded: true }),
);

function deployed(space: string, ...ships: readonly GermanShipId[]): Change {
  return (state) => {
    state.phase = "collier_setup";
    for (const id of ships) Object.assign(state.ships[id], { space, startSpace: space });
  };
}

/** 24.0 The second scenario of a campaign, after the Ottoman Alliance was achieved. */
function secondScenario(state: Snapshot): void {
  state.order = "suez_canal_operation";
  state.alert = 2;
  for (const each of [state.ships.goeben, state.ships.breslau]) each.leadership = 5;
  Object.assign(state.campaign!, {
    scenario: 2,
    achieved: ["ottoman_alliance"],
    alliances: ["ottoman"],
    startSpaces: ["constantinople", "dardanelles"],
    ordersLeft: ["atlantic_breakout", "austro_hungarian_naval_pact", "raid_french_african_convoys"],
  });
}

function deploying(): Vector[] {
  const variable = all(OUTFITTED, options({ variableDeployment: true }));
  const spaces = ["messina", "messina", "brindisi", "pola", "athens", "dardanelles"];
  const rolled = spaces.map((space, index) =>
    resolves({
      id: `deploy-variable-${index + 1}`,
      title: `18.0 Variable deployment ${index + 1}: ${space}`,
      citation: "18.0",
      operation: "deployTaskForce",
      base: "setup",
      change: variable,
      rolls: [roll("variable-deployment", "VARIABLE_DEPLOYMENT", [index + 1])],
      outcome: { deployed: ["goeben", "breslau"].map((id) => ({ ship: id, space })), phase: "collier_setup" },
      after: deployed(space, "goeben", "breslau"),
    }),
  );
  const second = all(OUTFITTED, secondScenario);
  const later = { citation: "24.2", operation: "deployTaskForce", base: "campaign-setup", change: second } as const;
  return [
    ...rolled,
    resolves({
      id: "deploy-messina",
      title: "3.0 The task force begins at Messina",
      citation: "3.0",
      operation: "deployTaskForce",
      base: "setup",
      change: OUTFITTED,
      outcome: { deployed: ["goeben", "breslau"].map((id) => ({ ship: id, space: "messina" })) },
      after: deployed("messina", "goeben", "breslau"),
    }),
    needs({
      id: "deploy-needs-die",
      title: "18.0 Variable deployment asks for its die",
      citation: "18.0",
      operation: "deployTaskForce",
      base: "setup",
      change: variable,
      next: { label: "variable-deployment", count: 1, sides: 6, held: [], chart: "VARIABLE_DEPLOYMENT" },
    }),
    refused({
      id: "deploy-first-scenario-fixed",
      title: "3.0 The start of a first scenario is not chosen",
      citation: "3.0",
      operation: "deployTaskForce",
      base: "setup",
      change: OUTFITTED,
      input: { starts: { goeben: "pola" } },
      code: "START_FIXED",
      section: "3.0",
      pointer: "/input/starts",
    }),
    refused({
      id: "deploy-campaign-first-fixed",
      title: "24.0 The first scenario of a campaign is set up as any other",
      citation: "24.0",
      operation: "deployTaskForce",
      base: "campaign-setup",
      change: OUTFITTED,
      input: { starts: { goeben: "pola" } },
      code: "START_FIXED",
      section: "3.0",
      pointer: "/input/starts",
    }),
    resolves({
      ...later,
      id: "deploy-campaign-pola",
      title: "24.2 Later scenarios begin at Pola",
      outcome: { deployed: ["goeben", "breslau"].map((id) => ({ ship: id, space: "pola" })) },
      after: deployed("pola", "goeben", "breslau"),
    }),
    resolves({
      ...later,
      id: "deploy-campaign-bonus",
      title: "24.2 A bonus lets each ship begin elsewhere",
      input: { starts: { breslau: "dardanelles", goeben: "constantinople" } },
      outcome: {
        deployed: [
          { ship: "goeben", space: "constantinople" },
          { ship: "breslau", space: "dardanelles" },
        ],
      },
      after: all(deployed("constantinople", "goeben"), deployed("dardanelles", "breslau")),
    }),
    refused({
      ...later,
      id: "deploy-campaign-elsewhere",
      title: "24.2 No ship begins where no bonus allows",
      input: { starts: { breslau: "messina" } },
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/starts/breslau",
    }),
    refused({
      id: "deploy-out-of-turn",
      title: "3.0 The task force is deployed after outfitting",
      citation: "3.0",
      operation: "deployTaskForce",
      base: "setup",
      code: "OUT_OF_TURN",
      section: "3.0",
    }),
  ];
}

function colliers(): Vector[] {
  const waiting = all(OUTFITTED, deployed("messina", "goeben", "breslau"));
  const plan = { citation: "3.0", operation: "placeCollier", base: "setup", change: waiting } as const;
  const begun: Change = (state) => {
    state.phase = "outfitting";
    for (const each of Object.values(state.ships)) each.loaded = false;
  };
  const placed = (id: string, title: string, space: string): Vector =>
    resolves({
      ...plan,
      id,
      title,
      input: { space },
      outcome: { left: 0, phase: "outfitting", turn: 1 },
      after: all(begun, (state) => {
        state.colliers = [{ space, used: false, lost: false }];
      }),
    });
  const shut = (id: string, title: string, space: string): Vector =>
    refused({
      ...plan,
      id,
      title,
      input: { space },
      code: "NO_SEA_SPACE",
      section: "3.0",
      pointer: "/input/space",
    });
  const two = all(waiting, options({ germanExtras: "all_four" }), (state) => {
    for (const id of ["moltke", "stralsund"] as const) {
      state.ships[id] = { ...freshShip(id, true), space: "messina", startSpace: "messina", loaded: true };
    }
    state.vp = -50;
    state.colliers = [...state.colliers, { space: "cyclades", used: false, lost: false }].reverse();
    Object.assign(state, alliedSide({ joined: ["new_zealand"] }));
  });
  return [
    placed("collier-at-sea", "3.0 A collier is placed at sea; the first turn begins", "myrtoan_sea"),
    placed("collier-patrol-zone", "3.0 A collier may lie in an Allied patrol zone", "adriatic_pz"),
    placed("collier-atlantic", "3.0 A collier may lie in the Atlantic", "north_atlantic"),
    shut("collier-port", "3.0 A collier is not placed in a port", "messina"),
    shut("collier-friendly-base", "3.0 A collier is not placed in a naval base", "pola"),
    shut("collier-black-sea", "3.0 A collier is not placed in the Black Sea", "black_sea_west"),
    refused({
      ...plan,
      id: "collier-nowhere",
      title: "3.0 A collier is placed in a space of the map",
      input: { space: "kiel" },
      code: "VALUE_NOT_LISTED",
      section: "3.0",
      pointer: "/input/space",
    }),
    resolves({
      ...plan,
      id: "collier-second",
      title: "19.0 With both battlecruisers the second collier follows the first",
      citation: "19.0",
      change: two,
      input: { space: "kaso_strait" },
      outcome: { left: 0, phase: "outfitting" },
      after: all(begun, (state) => {
        state.colliers[1] = { space: "kaso_strait", used: false, lost: false };
      }),
    }),
    resolves({
      ...plan,
      id: "collier-first-of-two",
      title: "19.0 After the first of two colliers one is left to place",
      citation: "19.0",
      change: all(two, (state) => {
        state.colliers[0] = { space: null, used: false, lost: false };
        state.colliers[1] = { space: null, used: false, lost: false };
      }),
      input: { space: "kaso_strait" },
      outcome: { left: 1, phase: "collier_setup" },
      after: (state) => {
        state.colliers[0] = { space: "kaso_strait", used: false, lost: false };
      },
    }),
  ];
}

/** 3.0, 8.1, 18.0, 19.0 From a new game to the first turn. */
export const settingUp = (): Vector[] => [...games(), ...outfitting(), ...deploying(), ...colliers()];
