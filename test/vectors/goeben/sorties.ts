import {
  all,
  type Change,
  draw,
  type Json,
  needs,
  plain,
  type Roll,
  refused,
  resolves,
  roll,
  stateOf,
  type Vector,
} from "./kit";
import { both, consort, consortIs, Draws, marker, options, rulings, set, ship, turned } from "./kit/changes";
import { meets } from "./kit/incidents";

const FLEET = "austro_hungarian_fleet_sorties_1";

const POWERS = "central_powers_fleet_sortie_1";

const FRENCH = "french_navy_sortie_1";

const BERLIN = "intelligence_from_berlin_1";

const GULF = "southern_adriatic";

const NOTHING = { result: "no_effect" };

function austroHungarian(): Vector[] {
  const available = [
    "viribus_unitis",
    "tegetthoff",
    "radetzky",
    "erzherzog_karl",
    "sankt_georg",
    "kaiser_karl_vi",
    "admiral_spaun",
    "novara",
    "dd_tatra_flotilla",
  ];
  const optional = options({ austroHungarianWarships: true });
  const calls = (id: string, title: string, face: number, coming: readonly string[], change?: Change): Vector => {
    const left = [...available];
    const draws: Roll[] = [];
    const box = available.length - (change === undefined ? 0 : 7);
    const pool = change === undefined ? left : ["novara", "dd_tatra_flotilla"];
    if (box > face) {
      for (const each of coming) {
        draws.push(draw("austro-hungarian-ship", pool.indexOf(each) + 1, each));
        pool.splice(pool.indexOf(each), 1);
      }
    }
    const ships = available.filter((each) => coming.includes(each));
    return meets({
      id,
      title,
      citation: "20.0",
      space: GULF,
      alert: 2,
      change: all(optional, change),
      draws: ["dublin", FLEET],
      rolls: [plain("fleet-sortie", [face], `${face}`), ...draws],
      events: [{ result: "fleet_sortie", ships }],
      outcome: { alert: 3 },
      after: all(
        marker("dublin", "set_aside", GULF),
        marker(FLEET, "removed", null, { turn: 2 }),
        ...ships.map((each) => consort(each, "pola", { arrived: 2 })),
        set({ alert: 3 }),
      ),
      rulings: ["D-70"],
    });
  };
  const removeShips: Change = (state) => {
    for (const id of available.slice(0, 7)) consortIs(id, { status: "sunk" })(state);
    state.vp = -113;
  };
  return [
    meets({
      id: "fleet-sends-back",
      title: "13.1 Austro-Hungarian Fleet Sorties: Allied warships drawn in the Adriatic go back",
      space: GULF,
      alert: 3,
      draws: ["dublin", FLEET, "defence"],
      events: [{ result: "fleet_sortie", markers: ["defence", "dublin"] }],
      outcome: { alert: 3 },
      after: all(
        marker("dublin", "pool", null, { turn: 2 }),
        marker(FLEET, "removed", null, { turn: 2 }),
        marker("defence", "pool", null, { turn: 2 }),
      ),
    }),
    meets({
      id: "fleet-nobody-drawn",
      title: "13.1 Austro-Hungarian Fleet Sorties: used up even when no warship was drawn",
      space: GULF,
      draws: [FLEET],
      events: [{ result: "fleet_sortie" }],
      after: marker(FLEET, "removed", null, { turn: 2 }),
    }),
    meets({
      id: "fleet-outside",
      title: "13.1 Austro-Hungarian Fleet Sorties: no effect without a friendly warship in the Adriatic",
      alert: 2,
      draws: ["dublin", FLEET],
      events: [NOTHING],
      after: all(marker("dublin", "set_aside", "central_ionian"), marker(FLEET, "pool", null, { turn: 2 })),
    }),
    meets({
      id: "fleet-other-group",
      title: "13.1 Austro-Hungarian Fleet Sorties: a group outside the Adriatic keeps its Allied warships",
      alert: 2,
      change: ship("breslau", { space: GULF }),
      draws: ["dublin", FLEET],
      events: [{ result: "fleet_sortie" }],
      after: all(marker("dublin", "set_aside", "central_ionian"), marker(FLEET, "removed", null, { turn: 2 })),
    }),
    meets({
      id: "fleet-group-before",
      title: "13.1 Austro-Hungarian Fleet Sorties: what another group drew in the Adriatic before goes back",
      change: all(ship("breslau", { space: GULF }), marker("dublin", "set_aside", GULF), set({ done: [GULF] })),
      draws: [FLEET],
      events: [{ result: "fleet_sortie", markers: ["dublin"] }],
      after: all(marker("dublin", "pool", null, { turn: 2 }), marker(FLEET, "removed", null, { turn: 2 })),
      snapshot: { done: [GULF, "central_ionian"] },
    }),
    meets({
      id: "fleet-placed-stay",
      title: "13.1 Warships that lay in the patrol zone are not drawn and stay",
      space: "adriatic_pz",
      revealed: ["chatham", "quiet_seas_1", "quiet_seas_2", "quiet_seas_3", "warrior"].map(
        (id) => ["british", id] as const,
      ),
      draws: ["dublin", FLEET],
      events: [{ result: "fleet_sortie", markers: ["dublin"] }],
    }),
    calls("fleet-joins-two", "20.0 D-70 With the option two Austro-Hungarian ships come out to Pola; alert +1", 2, [
      "novara",
      "viribus_unitis",
    ]),
    calls(
      "fleet-joins-all",
      "20.0 C.7 When the die is as many as are available all come without a draw",
      2,
      ["novara", "dd_tatra_flotilla"],
      removeShips,
    ),
    calls("fleet-joins-one", "20.0 One comes out on a 1", 1, ["dd_tatra_flotilla"], removeShips),
    needs({
      id: "fleet-needs-die",
      title: "20.0 With the option the sortie requests its die",
      citation: "20.0",
      operation: "resolveIncidents",
      base: "at-sea",
      change: all(both(GULF), optional),
      input: { space: GULF },
      rolls: new Draws(stateOf({ base: "at-sea", change: both(GULF) })).pool(FLEET),
      next: { label: "fleet-sortie", count: 1, sides: 6, held: [], chart: null },
    }),
  ];
}

function centralPowers(): Vector[] {
  const sortie = (
    id: string,
    title: string,
    space: string,
    change: Change,
    first: string,
    back: boolean,
    cited?: readonly string[],
  ): Vector =>
    meets({
      id,
      title,
      base: "second-scenario",
      space,
      change,
      draws: [first, POWERS],
      events: [{ result: "fleet_sortie", markers: back ? [first] : [] }],
      after: all(
        marker(first, back ? "pool" : "set_aside", back ? null : space, { turn: 2 }),
        marker(POWERS, "removed", null, { turn: 2 }),
      ),
      ...(cited === undefined ? {} : { rulings: cited }),
    });
  const ottoman = set({});
  return [
    meets({
      id: "powers-no-alliance",
      title: "13.1 Central Powers Fleet Sortie: as Quiet Seas without an alliance",
      space: GULF,
      alert: 2,
      draws: ["dublin", POWERS],
      events: [NOTHING],
      after: all(marker("dublin", "set_aside", GULF), marker(POWERS, "pool", null, { turn: 2 })),
    }),
    sortie(
      "powers-ottoman",
      "13.1 D-27 After the Ottoman Alliance Allied warships drawn in the Adriatic go back",
      GULF,
      ottoman,
      "dublin",
      true,
      ["D-27"],
    ),
    sortie("powers-ottoman-elsewhere", "13.1 D-27 Elsewhere they stay", "medina_bank", ottoman, "dublin", false, [
      "D-27",
    ]),
    sortie(
      "powers-ottoman-by-ruling",
      "13.1 D-27 Under the other ruling the zone is the Eastern Mediterranean",
      "medina_bank",
      rulings({ ottomanSortieZone: "eastern_med" }),
      "dublin",
      true,
      ["D-27"],
    ),
    sortie(
      "powers-ottoman-adriatic-by-ruling",
      "13.1 D-27 Under the other ruling the Adriatic is not the zone",
      GULF,
      rulings({ ottomanSortieZone: "eastern_med" }),
      "dublin",
      false,
      ["D-27"],
    ),
  ];
}

function italian(): Vector[] {
  const plan = { base: "italian-scenario", space: "south_of_minorca" } as const;
  return [
    meets({
      ...plan,
      id: "powers-italian",
      title: "13.1 After the Italian Alliance Allied ships drawn in the Western Mediterranean go back, convoys too",
      alert: 3,
      draws: ["troop_convoy_3", POWERS, "dublin"],
      events: [{ result: "fleet_sortie", markers: ["dublin", "troop_convoy_3"] }],
      after: all(
        marker("troop_convoy_3", "pool", null, { turn: 2 }),
        marker(POWERS, "removed", null, { turn: 2 }),
        marker("dublin", "pool", null, { turn: 2 }),
      ),
    }),
    meets({
      ...plan,
      id: "powers-italian-east",
      title: "13.1 The Italian fleet does nothing in the Eastern Mediterranean",
      space: "medina_bank",
      alert: 2,
      draws: ["dublin", POWERS],
      events: [{ result: "fleet_sortie" }],
      after: all(marker("dublin", "set_aside", "medina_bank"), marker(POWERS, "removed", null, { turn: 2 })),
    }),
  ];
}

function french(): Vector[] {
  const collier =
    (space: string | null): Change =>
    (state) => {
      state.colliers = [{ space, used: false, lost: space === null }];
    };
  const west = (id: string, title: string, from: string, lost: boolean): Vector =>
    meets({
      id,
      title,
      space: "south_tyrrhenian",
      change: collier(from),
      draws: [FRENCH],
      events: [{ result: "french_sortie", colliers: lost ? 1 : 0 }],
      outcome: { vp: 0 },
      after: all(set({ frenchSortie: true }), lost ? collier(null) : undefined, (state) => {
        Object.assign(state.markers.find(({ id: each }) => each === FRENCH)!, {
          place: "set_aside",
          space: null,
          turn: 2,
        });
      }),
    });
  return [
    west(
      "french-sortie-zone",
      "13.1 French Navy Sortie: a collier in the Toulon zone is lost without VP",
      "toulon_pz",
      true,
    ),
    west(
      "french-sortie-beside",
      "13.1 French Navy Sortie: a collier next to the North African zone is lost",
      "off_philippeville",
      true,
    ),
    west("french-sortie-away", "13.1 French Navy Sortie: a collier further away is safe", "sw_of_sardinia", false),
    meets({
      id: "french-sortie-east",
      title: "13.1 D-25 French Navy Sortie: ignored outside the Western Mediterranean",
      change: collier("toulon_pz"),
      draws: [FRENCH],
      events: [{ result: "ignored" }],
      snapshot: { frenchSortie: false, colliers: [{ space: "toulon_pz", lost: false }] },
      rulings: ["D-25"],
    }),
  ];
}

function berlin(): Vector[] {
  const space = "central_ionian";
  const waits: Json = { offers: ["IB", "JE"], space };
  const apply = { citation: "13.1", operation: "applyIntelligence", base: "berlin" } as const;
  const over: Change = (state) => {
    Object.assign(state, { phase: "incidents", intelligence: null, incident: null, done: [space] });
  };
  const draws = new Draws(stateOf({ base: "berlin" }));
  const shown = ["gloucester", "quiet_seas_1"];
  const faces = shown.map((each) => draws.face("british", each));
  return [
    meets({
      id: "berlin",
      title: "13.1 Intelligence from Berlin: the player chooses IB or JE",
      alert: 2,
      draws: [BERLIN, "storm_1"],
      events: [{ result: "intelligence" }],
      finished: false,
      phase: "intelligence_choice",
      snapshot: { intelligence: waits, incident: { space, queue: [BERLIN, "storm_1"], drawn: [BERLIN, "storm_1"] } },
    }),
    resolves({
      ...apply,
      id: "berlin-je",
      title: "13.1 Intelligence from Berlin: JE lowers the alert level and the incidents end",
      input: { effect: "JE" },
      outcome: { effect: "JE", revealed: null, alert: 1, phase: "incidents", incidents: { space, finished: true } },
      after: all(over, set({ alert: 1 }), marker(BERLIN, "pool")),
    }),
    resolves({
      ...apply,
      id: "berlin-ib",
      title: "13.1 Intelligence from Berlin: IB turns up everything in one place",
      input: { effect: "IB", space: "gibraltar_pz" },
      rolls: faces,
      outcome: { effect: "IB", revealed: { markers: shown.map(turned), coastal: [] }, incidents: { finished: true } },
      after: all(
        over,
        marker(BERLIN, "pool"),
        marker("gloucester", "map", "gibraltar_pz", { from: "gibraltar_pz" }),
        marker("quiet_seas_1", "pool", null, { turn: 2, from: "gibraltar_pz" }),
      ),
    }),
    resolves({
      ...apply,
      id: "berlin-goes-on",
      title: "13.1 After the choice the incidents drawn later follow",
      change: (state) => {
        state.incident!.queue.push("mechanical_breakdown_1");
        state.incident!.drawn.push("mechanical_breakdown_1");
        marker("mechanical_breakdown_1", "set_aside", space)(state);
      },
      input: { effect: "JE" },
      rolls: [6, 1].map((face) => roll("mechanical-breakdown", "MECHANICAL_BREAKDOWN", [face])),
      outcome: {
        incidents: {
          finished: true,
          events: [
            { marker: "mechanical_breakdown_1", kind: "mechanical_breakdown", result: "breakdown", ships: ["goeben"] },
          ],
        },
      },
      snapshot: { ships: { goeben: { engines: 5 } }, incident: null },
    }),
    refused({
      ...apply,
      id: "berlin-no-ir",
      title: "13.1 Intelligence from Berlin offers no IR",
      input: { effect: "IR", space: "adriatic_pz", reveal: { british: 2, french: 0, coastal: 0 } },
      code: "VALUE_NOT_LISTED",
      section: "11.2",
      pointer: "/input/effect",
    }),
  ];
}

/** 13.1 Fleets that come out, and news from Berlin. */
export const vectors = (): Vector[] => [
  ...austroHungarian(),
  ...centralPowers(),
  ...italian(),
  ...french(),
  ...berlin(),
];
