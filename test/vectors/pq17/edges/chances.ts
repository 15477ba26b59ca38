import { COAST, event, pick } from "../events/event";
import { all, type Change, facts, type Json, type Roll, resolves, type Vector } from "../kit";
import { torpedo } from "../kit/attacks";
import { force, fresh, laden } from "../kit/changes";
import { endsPhase } from "../kit/endings";
import { inHex, of } from "../kit/forces";

const damage = (face: number, column: string): Roll => ({
  label: "torpedo-damage",
  faces: [face],
  chart: "TORPEDO_DAMAGE",
  column,
  modified: face,
});

const eventFacts = (name: string, members: Json): Json => ({ EVENTS: { facts: { events: { [name]: members } } } });

/** An event under charts of a caller's own. */
const under = (charts: Json, vector: Vector): Vector => ({ ...vector, charts });

const shot = (face: number, result: "hit" | "miss"): Roll => ({
  label: "chance-encounter",
  faces: [face],
  chart: null,
  result,
});

/** 13 Events with charts that a caller has changed, and events at the edge of their terms. */
export function chances(): Vector[] {
  const mined = { side: "allied", total: 0, citation: "13.5" } as const;
  const eventCase = { side: "allied", total: 16, citation: "13.7" } as const;
  const light = { TARGET_LIGHT: -1 };
  const off = inHex("allied", COAST);
  const axisConvoy =
    (dispersed: number, ...units: [string, number][]): Change =>
    (state) => {
      const each = force(state, "axis");
      Object.assign(each, { kind: "convoy", units: units.map(([unit, cs]) => fresh(unit, cs)) });
      const merchants = units.reduce((sum, [unit, cs]) => sum + (unit === "mv" ? cs : 0), dispersed);
      each.convoy = laden(merchants, {
        destinations: ["kirkenes"],
        visited: [each.at],
        dispersed: dispersed > 0 ? [{ unit: "mv", cs: dispersed }] : [],
      });
    };
  const identify =
    (idLevel: number, identified: boolean): Change =>
    (state) => {
      Object.assign(force(state, "axis"), { identified, idLevel });
    };
  return [
    under(
      eventFacts("chance_encounter", { hits: 2 }),
      event({
        ...eventCase,
        id: "encounter-two-hits",
        title: "13.7 A destroyer that is hit sinks, whatever hits a heavy ship takes",
        change: of("axis", ["dd_z36a", 3]),
        rolls: [pick("event-ship", 1), shot(8, "hit")],
        snapshot: { sides: { axis: { forces: [{ units: [{ unit: "dd_z36a", cs: 2 }] }] } } },
      }),
    ),
    event({
      ...eventCase,
      id: "encounter-convoy-merchant",
      title: "13.7 Of a convoy a merchant is fired at, not its escort",
      change: axisConvoy(0, ["es_german", 2], ["mv", 1]),
      rolls: [shot(9, "hit")],
      snapshot: { sides: { axis: { forces: [{ units: [{ unit: "es_german", cs: 2 }] }] } } },
    }),
    event({
      ...eventCase,
      id: "encounter-convoy-dispersed",
      title: "13.7 Of a convoy whose merchants are all dispersed a warship is fired at",
      change: axisConvoy(3, ["es_german", 1]),
      rolls: [shot(0, "miss")],
      snapshot: { sides: { axis: { forces: [{ units: [{ unit: "es_german", cs: 1 }] }] } } },
    }),
    under(
      eventFacts("signals", { idLevel: 2 }),
      event({
        side: "allied",
        total: 7,
        id: "signals-low",
        title: "13 Signals raise a force that is known less well to their level",
        change: identify(1, true),
        snapshot: { sides: { axis: { forces: [{ identified: true, idLevel: 2 }] } } },
      }),
    ),
    under(
      eventFacts("signals", { idLevel: 2 }),
      event({
        side: "allied",
        total: 7,
        id: "signals-unknown",
        title: "13 Signals raise a force that is not identified to their level",
        change: identify(0, false),
        snapshot: { sides: { axis: { forces: [{ identified: true, idLevel: 2 }] } } },
      }),
    ),
    event({
      ...mined,
      id: "mines-class-sunk",
      title: "13.5 A CS that sinks leaves the Crippled ones of its class to the mines",
      change: all(off, (state) => {
        force(state, "allied").units = [fresh("dd_ai", 1), { ...fresh("dd_ai", 1), marks: ["crippled"] }];
      }),
      rolls: [
        pick("mine-target", 1),
        torpedo(9, light),
        damage(9, "LIGHT"),
        torpedo(0, { ...light, TARGET_CRIPPLED: 1 }),
        torpedo(0, { ...light, TARGET_CRIPPLED: 1 }),
      ],
      snapshot: { sides: { allied: { forces: [{ units: [{ unit: "dd_ai", cs: 1, marks: ["crippled"] }] }] } } },
    }),
    event({
      ...mined,
      id: "mines-class-crippled",
      title: "13.5 A CS that is Crippled strikes no other mine",
      change: all(off, of("allied", ["dd_ai", 1])),
      rolls: [torpedo(9, light), damage(0, "LIGHT")],
      snapshot: { sides: { allied: { forces: [{ units: [{ unit: "dd_ai", cs: 1, marks: ["crippled"] }] }] } } },
    }),
  ];
}

/** 13.6 Groups that come by event or by turn, and where. */
export function groups(): Vector[] {
  const group = (no: number, at: string, turn: number | null, ...units: Json[]): Json => ({
    group: no,
    at,
    turn,
    units,
    placed: false,
  });
  const unit = (name: string, cs: number): Json => ({ unit: name, cs });
  const listed =
    (side: "allied" | "axis", ...list: Json[]): Change =>
    (state) => {
      state.sides[side].reinforcements = list as never;
    };
  const comes = (id: string, title: string, change: Change, snapshot: Json, charts?: Json): Vector => {
    const made = event({ side: "axis", total: 12, citation: "13.6", id: `groups-${id}`, title, change, snapshot });
    return charts === undefined ? made : under(charts, made);
  };
  const first = facts<{ orderOfBattle: Json[] }>("CAMPAIGN").orderOfBattle[0]!;
  const row = (fortnight: string, ...units: Json[]): Json => ({
    ...first,
    fortnight,
    side: "allied",
    at: "scapa_flow",
    units,
  });
  const scenarios = facts<{ scenarios: Json[] }>("SCENARIOS").scenarios.map((each) =>
    each.id === "pq_17" ? { ...each, reinforcements: { allied: [], axis: [] } } : each,
  );
  return [
    comes(
      "places",
      "13.6 Ships come to the port of an airbase, aircraft to the airbase of a port, and submarines as packs of 4 CS",
      listed(
        "axis",
        group(1, "bardufoss", null, unit("koln", 2)),
        group(1, "narvik", null, unit("ju88a4", 2)),
        group(1, "narvik", null, unit("ss_german", 9)),
        group(2, "kiel", null, unit("nurnberg", 2)),
      ),
      {
        sides: {
          axis: {
            reinforcements: [{ placed: true }, { placed: true }, { placed: true }, { placed: false }],
            forces: [
              {},
              { at: "narvik", units: [{ unit: "koln" }] },
              { units: [{ cs: 4 }] },
              { units: [{ cs: 4 }] },
              { units: [{ cs: 1 }] },
            ],
          },
        },
      },
    ),
    comes(
      "two",
      "13.6 Where the charts bring two groups the next two come",
      listed(
        "axis",
        group(1, "kiel", null, unit("koln", 2)),
        group(2, "kiel", null, unit("nurnberg", 2)),
        group(3, "kiel", null, unit("brummer", 1)),
      ),
      { sides: { axis: { reinforcements: [{ placed: true }, { placed: true }, { placed: false }] } } },
      eventFacts("reinforcements", { groups: 2 }),
    ),
    comes(
      "lost-ship",
      "13.6 A named ship that is lost does not come, nor one that is in play; a class does",
      all(
        listed("axis", group(1, "kiel", null, unit("koln", 2), unit("admiral_hipper", 4), unit("dd_z36a", 2))),
        of("axis", ["dd_z36a", 1], ["admiral_hipper", 4]),
        (state) => {
          state.sides.axis.sunk = [
            { unit: "nurnberg", cs: 2, turn: 5, loaded: false },
            { unit: "koln", cs: 2, turn: 5, loaded: false },
          ];
        },
      ),
      { sides: { axis: { forces: [{}, { units: [{ unit: "dd_z36a", cs: 2 }] }] } } },
    ),
    endsPhase("groups")(
      "timed",
      "13.6 Groups come in the turn that is named for them, or as soon after it as can be",
      "turn-end",
      listed(
        "allied",
        group(1, "scapa_flow", 9, unit("anson", 4)),
        group(2, "scapa_flow", 11, unit("howe", 4)),
        group(3, "scapa_flow", 12, unit("norfolk", 3)),
        group(4, "scapa_flow", null, unit("kent", 3)),
      ),
      { turn: 11 },
    ),
    resolves({
      operation: "new",
      base: null,
      id: "start-promised",
      title: "12.13 The first arrival of the list comes of which no ship is in play, from this fortnight on",
      citation: "12.13",
      charts: {
        SCENARIOS: { facts: { scenarios } },
        CAMPAIGN: {
          facts: {
            orderOfBattle: [
              row("1942-06-II", unit("howe", 4)),
              row("1942-07-I", unit("london", 3), unit("belfast", 4)),
              row("1942-07-I", unit("jamaica", 4)),
              row("1942-07-II", unit("anson", 4)),
            ],
          },
        },
      },
      input: { scenario: "pq_17", options: [] },
      rolls: [
        { label: "special-chit", faces: [1], chart: null },
        { label: "special-chit", faces: [25], chart: null },
      ],
      rulings: ["E-73"],
    }),
    resolves({
      operation: "moveForce",
      base: "ice-allied",
      id: "ice-corridor",
      title: "10.3 Icebreakers make Thin Pack of the corridor to Arkhangelsk Light Drift",
      citation: "10.3",
      change: (state) => {
        state.ice.east_v = { expected: "thin_pack", fixed: true };
        const home = force(state, "allied", "tf_home_fleet");
        Object.assign(home, { at: "0718", units: [fresh("kent", 3)] });
      },
      input: { piece: "tf_home_fleet", speed: "slow", path: ["0818"], cross: "light_drift" },
      rolls: [{ label: "ice-damage-card", faces: [2], chart: null }],
      outcome: { end: "arrived" },
    }),
  ];
}
