import { die, NOTHING, QUIET, QUIET_TOO } from "./incidents/results";
import { all, type Change, malformed, refused, resolves, type Vector } from "./kit";
import { aboard, consort, consortIs, marker, options, set, ship } from "./kit/changes";
import { type Meeting, meets } from "./kit/incidents";
import { alliedSide, freshShip } from "./kit/setup";

/** Quiet Seas markers that lie in the pool again. */
function quiet(...ids: readonly string[]): Change {
  return all(...ids.map((id) => marker(id, "pool", null, { turn: 2 })));
}

/** 2.1 A French warship is drawn where ships are: it joins them in the Western Mediterranean alone. */
function french(id: string, title: string, space: string, more: Partial<Meeting> & { joins: boolean }): Vector {
  const { joins, ...plan } = more;
  const others = (plan.draws ?? []).slice(1);
  return meets({
    id: `zone-${id}`,
    title,
    citation: "2.1",
    space,
    draws: [],
    events: others.map(() => NOTHING),
    after: all(
      joins ? marker("jules_michelet", "set_aside", space) : marker("jules_michelet", "pool", null, { turn: 2 }),
      quiet(...others),
    ),
    ...(joins ? {} : { rulings: ["D-25"] }),
    ...plan,
  });
}

/** 2.1 Vectors for the zone of a space. */
function zones(): Vector[] {
  const michelet = "jules_michelet";
  const space = "gulf_of_venice";
  const fleet = "austro_hungarian_fleet_sorties_1";
  return [
    french("west-bizerte", "2.1 The space north-west of Bizerte is in the Western Mediterranean", "nw_of_bizerte", {
      joins: true,
      draws: [michelet],
    }),
    french("west-gibraltar", "2.1 Gibraltar is in the Western Mediterranean", "gibraltar", {
      joins: true,
      draws: [michelet, QUIET, QUIET_TOO],
    }),
    french("east-bizerte", "2.1 Bizerte itself is in the Eastern Mediterranean", "bizerte", {
      joins: false,
      draws: [michelet, QUIET, QUIET_TOO],
    }),
    french("east-messina", "2.1 Messina itself is in the Eastern Mediterranean", "messina", {
      joins: false,
      alert: 4,
      draws: [michelet, QUIET, QUIET_TOO, "minefield_1"],
    }),
    french("atlantic", "2.1 French markers do nothing in the Atlantic", "north_atlantic", {
      joins: false,
      change: set({ order: "atlantic_breakout" }),
      draws: [michelet],
    }),
    french("adriatic", "2.1 French markers do nothing in the Adriatic", "southern_adriatic", {
      joins: false,
      draws: [michelet],
    }),
    meets({
      id: "zone-adriatic-north",
      title: "2.1 The Gulf of Venice is in the Adriatic",
      citation: "2.1",
      space,
      alert: 2,
      draws: ["dublin", fleet],
      events: [{ result: "fleet_sortie", markers: ["dublin"] }],
      after: all(marker("dublin", "pool", null, { turn: 2 }), marker(fleet, "removed", null, { turn: 2 })),
    }),
  ];
}

/** 2.2 Vectors for the kinds of counters, and the number of each. */
function counters(): Vector[] {
  return [
    meets({
      id: "counters-coastal-no-incident",
      title: "2.2 Coastal defence units are not Incident markers: none is turned up in the Incident phase",
      citation: "2.2",
      space: "bone",
      draws: [QUIET, QUIET_TOO],
      events: [NOTHING, NOTHING],
      snapshot: { coastal: [], unseen: { faceDownCoastal: alliedSide().unseen.faceDownCoastal } },
    }),
    malformed({
      id: "counters-cargo-limit",
      title: "2.2 A game holds two Targeting Calculators: a snapshot with three is impossible",
      citation: "2.2",
      operation: "endPhase",
      base: "messina-outfitting",
      change: all(
        aboard("goeben", { 1: "targeting_calculator", 2: "targeting_calculator" }),
        aboard("breslau", { 1: "targeting_calculator" }),
      ),
      code: "COUNTERS_EXCEEDED",
      pointer: "/snapshot/ships",
    }),
  ];
}

/** 19.0 All four ships in the Central Ionian Sea, with a Collier off Malta and another among the Cyclades. */
const FOUR: Change = (state) => {
  state.options.germanExtras = "all_four";
  state.vp = -50;
  for (const id of ["moltke", "stralsund"] as const) {
    state.ships[id] = { ...freshShip(id, true), space: "central_ionian", startSpace: "messina", arrived: 1 };
  }
  state.colliers = ["medina_bank", "cyclades"].map((space) => ({ space, used: false, lost: false }));
  Object.assign(state, alliedSide({ joined: ["new_zealand"] }));
};

/** 13.1 Colliers and Austro-Hungarian ships among incidents. */
function bystanders(): Vector[] {
  const attacked = (id: string, title: string, faces: readonly [number, number], vp: number): Vector =>
    meets({
      id,
      title,
      change: FOUR,
      draws: ["collier_attacked_1"],
      rolls: faces.map((face) => die("collier-attacked", "COLLIER_ATTACKED", face)),
      events: [{ result: "colliers_attacked", colliers: faces.filter((face) => face === 6).length }],
      outcome: { vp },
      snapshot: {
        vp,
        colliers: ["medina_bank", "cyclades"].map((space, index) =>
          faces[index] === 6 ? { space: null, lost: true } : { space, lost: false },
        ),
      },
    });
  return [
    refused({
      id: "incidents-collier",
      title: "7.4 A Collier alone in a space causes no incidents",
      citation: "7.4",
      operation: "resolveIncidents",
      base: "at-sea",
      input: { space: "medina_bank" },
      code: "VALUE_NOT_LISTED",
      section: "13.0",
      pointer: "/input/space",
    }),
    attacked("collier-attacked-two", "13.1 Collier Attacked: each of two Colliers has its die", [6, 6], -52),
    attacked("collier-attacked-second", "13.1 Collier Attacked: the die of one Collier spares the other", [3, 6], -51),
    meets({
      id: "consort-storm",
      title: "13.1 Storm: a 6 is one engine damage to an Austro-Hungarian ship",
      change: all(
        options({ austroHungarianWarships: true }),
        marker("austro_hungarian_fleet_sorties_1", "removed", null, { turn: 1 }),
        consort("viribus_unitis", "central_ionian", { arrived: 1 }),
      ),
      draws: ["storm_1"],
      rolls: [1, 2, 6].map((face) => die("storm", "STORM", face)),
      events: [{ result: "storm", ships: ["viribus_unitis"] }],
      after: all(
        consortIs("viribus_unitis", { damage: 1 }),
        marker("storm_1", "pool", null, { turn: 2 }),
        set({ storms: ["central_ionian"] }),
      ),
      snapshot: { vp: 0 },
    }),
  ];
}

/** 6.1 Goeben and Breslau have their incidents apart. */
function apart(): Vector[] {
  return [
    meets({
      id: "apart-second-first",
      title: "6.1 The player lets Breslau have her incidents before Goeben",
      citation: "6.1",
      space: "off_zante",
      change: ship("goeben", { space: "central_ionian" }),
      draws: [QUIET],
      events: [NOTHING],
      phase: "incidents",
      after: quiet(QUIET),
      snapshot: { phase: "incidents" },
    }),
    meets({
      id: "apart-then-the-other",
      title: "6.1 After Breslau, Goeben draws for herself",
      citation: "6.1",
      change: all(ship("breslau", { space: "off_zante" }), set({ done: ["off_zante"] })),
      draws: [QUIET_TOO],
      events: [NOTHING],
      after: quiet(QUIET_TOO),
      snapshot: { done: ["off_zante", "central_ionian"] },
    }),
  ];
}

/** 4.1 One phase follows the other where there is something to decide. */
function turns(): Vector[] {
  const follows = (id: string, title: string, change: Change, ended: string, phase: string): Vector =>
    resolves({
      id: `turn-${id}`,
      title,
      citation: "4.1",
      operation: "endPhase",
      base: "at-sea",
      change,
      outcome: { ended, phase, turn: 2 },
      snapshot: { phase, turn: 2 },
    });
  const dublin = marker("dublin", "set_aside", "central_ionian");
  const trader = marker("allied_merchantman_1", "set_aside", "central_ionian");
  const ashore: Change = (state) => {
    for (const each of [state.ships.goeben, state.ships.breslau]) each.space = "bone";
  };
  return [
    follows(
      "incidents-end",
      "4.1 Naval combat follows incidents",
      all(dublin, trader, set({ done: ["central_ionian"] })),
      "incidents",
      "naval_combat",
    ),
    follows(
      "combat-end",
      "4.1 Commerce raiding follows naval combat",
      all(trader, set({ phase: "naval_combat", done: ["central_ionian"] })),
      "naval_combat",
      "raiding",
    ),
    follows(
      "raiding-end",
      "4.1 Shore bombardment follows commerce raiding",
      all(ashore, set({ phase: "raiding" })),
      "raiding",
      "bombardment",
    ),
  ];
}

/** 2, 4.1, 6.1, 13.1 Zones, counters, and the order in which groups and phases follow each other. */
export const vectors = (): Vector[] => [...zones(), ...counters(), ...bystanders(), ...apart(), ...turns()];
