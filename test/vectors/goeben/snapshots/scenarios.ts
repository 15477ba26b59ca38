import type { Snapshot } from "../../../../src/rulesets/goeben/snapshot";
import type { GermanShipId, Phase } from "../../../../src/rulesets/goeben/vocabulary";
import { facts } from "../kit";
import { alliedSide, freshGame, gameAt } from "../kit/setup";

/** The snapshots that vectors start from, by name. */
export const snapshots: Readonly<Record<string, () => Snapshot>> = {
  setup: () => freshGame(),
  "messina-outfitting": () => gameAt("messina", "outfitting"),
  "at-sea": () => gameAt("central_ionian", "incidents", 2),
  "breslau-alone": breslauAlone,
  "intelligence-choice": () => ({
    ...gameAt("messina", "intelligence_choice", 2),
    alert: 3,
    intelligenceUsed: true,
    intelligence: { offers: ["IR"], space: null },
  }),
  "french-sortie": frenchSortie,
  submarine: () => waiting("submarine_evasion", "allied_submarine_1"),
  berlin,
  "second-scenario": () => second("ottoman_alliance"),
  "italian-scenario": () => second("italian_alliance"),
  "placeholder-scenario": placeholder,
  "atlantic-scenario": atlantic,
  "campaign-objective": objective,
  "campaign-between": between,
  "campaign-one-ship": () => sunk(between(), "goeben"),
  "campaign-no-ship": () => ({
    ...sunk(sunk(between(), "goeben"), "breslau"),
    orderAchieved: false,
    result: "defeat",
    endReason: "no_german_ship",
    vp: 10,
  }),
  "campaign-setup": () => ({
    ...freshGame(),
    options: { ...freshGame().options, campaign: true },
    campaign: campaign(),
  }),
};

/** Goeben has been sunk; Breslau is in the Central Ionian Sea. */
function breslauAlone(): Snapshot {
  const state = gameAt("central_ionian", "incidents", 2);
  Object.assign(state.ships.goeben, { status: "sunk", space: null, hull: 0 });
  return { ...state, vp: -40 };
}

/** The French fleet is at sea for the movement of turn 3; Goeben and Breslau are west of Corsica. */
function frenchSortie(): Snapshot {
  const state = gameAt("west_of_corsica", "movement", 3);
  const marker = state.markers.find(({ id }) => id === "french_navy_sortie_1")!;
  Object.assign(marker, { place: "set_aside", turn: 2 });
  return { ...state, frenchSortie: true };
}

/** A marker drawn in the Central Ionian Sea waits for a choice. */
function waiting(phase: Phase, id: string): Snapshot {
  const state = gameAt("central_ionian", phase, 2);
  const space = "central_ionian";
  Object.assign(state.markers.find((each) => each.id === id)!, { place: "set_aside", space, turn: 2 });
  return { ...state, incident: { space, queue: [id], drawn: [id] } };
}

/** Intelligence from Berlin waits for a choice at alert level 2. */
function berlin(): Snapshot {
  const state = waiting("intelligence_choice", "intelligence_from_berlin_1");
  return { ...state, alert: 2, intelligence: { offers: ["IB", "JE"], space: "central_ionian" } };
}

/** The second scenario of a campaign after an alliance: Goeben and Breslau in the Central Ionian Sea in turn 2. */
function second(order: "ottoman_alliance" | "italian_alliance"): Snapshot {
  const state = gameAt("central_ionian", "incidents", 2);
  const ottoman = order === "ottoman_alliance";
  for (const ship of [state.ships.goeben, state.ships.breslau])
    Object.assign(ship, { startSpace: "pola", leadership: 5 });
  const nations = ["italian", "austro_hungarian"];
  const sites = facts<{ spaces: { id: string; nation: string | null; terrain: string }[] }>("MAP").spaces.filter(
    ({ nation, terrain }) => nation !== null && nations.includes(nation) && /port|base/.test(terrain),
  );
  const highSeas = ottoman ? [] : ["malta_pz", "adriatic_pz"];
  return {
    ...state,
    ...alliedSide({ highSeas }),
    alert: 2,
    order: "suez_canal_operation",
    options: { ...state.options, campaign: true },
    campaign: {
      ...campaign(),
      scenario: 2,
      ordersLeft: ["atlantic_breakout", "austro_hungarian_naval_pact", "raid_french_african_convoys"],
      achieved: [order],
      alliances: [ottoman ? "ottoman" : "italian"],
      highSeas,
      startSpaces: ottoman ? ["constantinople", "dardanelles"] : sites.map(({ id }) => id),
    },
  };
}

/** The first order of a campaign, the Ottoman Alliance, is fulfilled in turn 3. */
function objective(): Snapshot {
  const state = gameAt("constantinople", "objective", 3);
  const options = { ...state.options, campaign: true };
  return { ...state, options, vp: 75, orderAchieved: true, campaign: campaign() };
}

/** The first scenario of a campaign, the Ottoman Alliance, has been won at Constantinople. */
function between(): Snapshot {
  const state = gameAt("constantinople", "between_scenarios", 5);
  const options = { ...state.options, campaign: true };
  return {
    ...state,
    options,
    vp: 80,
    orderAchieved: true,
    result: "victory",
    endReason: "order_fulfilled",
    campaign: campaign(),
  };
}

/** The second scenario of a campaign: Inflexible is gone, and a placeholder lies among the British markers. */
function placeholder(): Snapshot {
  const state = second("ottoman_alliance");
  const removedMarkers = [
    { id: "inflexible", kind: "royal_navy_warship" as const, place: "sunk" as const, space: null, turn: 3 },
  ];
  return {
    ...state,
    ...alliedSide({ removed: removedMarkers, placeholders: 1 }),
    campaign: { ...state.campaign!, sunkForGood: ["inflexible"] },
  };
}

/** The second scenario of a campaign after Atlantic Breakout: its ships began in the North Atlantic. */
function atlantic(): Snapshot {
  const state = second("ottoman_alliance");
  for (const ship of [state.ships.goeben, state.ships.breslau]) {
    Object.assign(ship, { space: "north_atlantic", startSpace: "north_atlantic", arrived: 0 });
  }
  const nations = facts<{ spaces: { id: string; nation: string | null }[] }>("MAP").spaces;
  const spanish = nations.filter(({ nation }) => nation === "spanish").map(({ id }) => id);
  return {
    ...state,
    phase: "movement",
    campaign: {
      ...campaign(),
      scenario: 2,
      ordersLeft: [
        "austro_hungarian_naval_pact",
        "raid_french_african_convoys",
        "italian_alliance",
        "ottoman_alliance",
      ],
      achieved: ["atlantic_breakout"],
      startSpaces: ["north_atlantic", ...spanish],
      atlanticBonus: "start_atlantic_or_spain",
    },
  };
}

/** The snapshot with a German ship sunk. */
function sunk(state: Snapshot, id: GermanShipId): Snapshot {
  const ship = { ...state.ships[id], status: "sunk" as const, space: null, hull: 0 };
  return { ...state, ships: { ...state.ships, [id]: ship } };
}

function campaign(): NonNullable<Snapshot["campaign"]> {
  return {
    scenario: 1,
    ordersLeft: [
      "atlantic_breakout",
      "austro_hungarian_naval_pact",
      "raid_french_african_convoys",
      "italian_alliance",
      "suez_canal_operation",
    ],
    achieved: [],
    failed: [],
    sunkForGood: [],
    alliances: [],
    highSeas: [],
    startSpaces: [],
    atlanticBonus: null,
    austroHungarianGained: false,
    result: null,
  };
}
