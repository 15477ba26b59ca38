import type { Season, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { force, known, light, weather } from "./changes";
import { BOTH_SIDES, DECKS } from "./decks";
import {
  all,
  type Case,
  type Change,
  chart,
  facts,
  needs,
  type Roll,
  refused,
  resolves,
  roll,
  type Vector,
} from "./kit";
import { cardRoll } from "./searches";

interface WeatherRow {
  readonly min: number | null;
  readonly max: number | null;
  readonly result: Weather;
}

const SEASONS = ["summer", "equinox", "winter"] as const satisfies readonly Season[];
/** 9.2.1, 9.2.4, 9.2.5 What the weather of the turn before adds. */
const PREVIOUS: Readonly<Record<Weather, Readonly<Record<string, number>>>> = {
  fair: { PREVIOUS_FAIR: -2 },
  reduced_visibility: {},
  fog: {},
  storm: { PREVIOUS_STORM: 2 },
  gale: { PREVIOUS_GALE: 3 },
};
const CARDS = ["convoy-move", "convoy-move"].map((label) => cardRoll(label, 1));
const PLAIN: Omit<Case, "id" | "title"> = { citation: "9.1", operation: "resolveWeather", base: "weather-gale" };

/** 9.1-9.3 The weather, its cards, what it does to convoys, and what comes back. */
export function weathers(): Vector[] {
  return [
    ...rows(),
    ...previous(),
    ...dispersalDrms(),
    ...convoyCards(),
    ...starts(),
    ...dispersals(),
    ...rejoinings(),
    ...doors(),
  ];
}

/** Two dice that come to a total. */
function dice(total: number): number[] {
  const first = Math.min(9, total);
  return [first, total - first];
}

function rolled(season: Season, total: number, modifiers: Readonly<Record<string, number>> = {}): Roll {
  return roll("weather", "WEATHER", dice(total), season, modifiers);
}

function inSeason(season: Season): Change {
  return (state) => {
    state.season = season;
  };
}

/** 9.3.2 The modifier of dispersal by the modified roll that brought the Gale. */
function drmFor(modified: number): number {
  const { rows: list } = facts<{ rows: { min: number | null; max: number | null; drm: number }[] }>("GALE_DISPERSAL");
  return list.find(({ min, max }) => (min ?? -99) <= modified && modified <= (max ?? 99))!.drm;
}

function broughtBy(id: string, title: string, season: Season, total: number, before: Weather | null): Vector {
  const modifiers = before === null ? {} : PREVIOUS[before];
  const first = rolled(season, total, modifiers);
  const gale = first.result === "gale";
  return resolves({
    ...PLAIN,
    id,
    title,
    change: all(inSeason(season), (state) => {
      if (before !== null) state.weather.prevailing = before;
    }),
    rolls: gale ? [first, ...CARDS] : [first],
    outcome: { weather: first.result, phase: "random_event", phasing: "allied", turn: 9 },
    snapshot: { weather: { prevailing: first.result, dispersalDrm: gale ? drmFor(first.modified!) : 0 } },
  });
}

function rows(): Vector[] {
  return SEASONS.flatMap((season) => {
    const list = chart("WEATHER").columns!.find(({ id }) => id === season)!.rows as readonly WeatherRow[];
    return list.flatMap(({ min, max, result }) =>
      [...new Set([min ?? 0, max ?? 18])].map((total) =>
        broughtBy(`weather-${season}-${total}`, `9.1 WEATHER ${season}, ${total}: ${result}`, season, total, null),
      ),
    );
  });
}

function previous(): Vector[] {
  const told: Readonly<Record<Weather, string>> = {
    fair: "9.2.1 Fair weather before: -2",
    reduced_visibility: "9.2.2 Reduced Visibility before changes nothing",
    fog: "9.2.3 Fog before changes nothing",
    storm: "9.2.4 A Storm before: +2",
    gale: "9.2.5 A Gale before: +3",
  };
  return (Object.keys(told) as Weather[]).flatMap((before) => [
    broughtBy(`weather-after-${before}-low`.replace("_", "-"), told[before], "summer", 0, before),
    broughtBy(`weather-after-${before}-high`.replace("_", "-"), told[before], "summer", 15, before),
  ]);
}

function dispersalDrms(): Vector[] {
  return [15, 16, 17, 18]
    .map((total) => broughtBy(`weather-gale-${total}`, `9.3.2 GALE_DISPERSAL ${total}`, "winter", total, null))
    .concat([
      broughtBy("weather-gale-19", "9.3.2 GALE_DISPERSAL 19, by the modified roll", "winter", 16, "gale"),
      broughtBy("weather-gale-21", "9.3.2 GALE_DISPERSAL 21, by the modified roll", "winter", 18, "gale"),
    ]);
}

function convoyCards(): Vector[] {
  const gale = rolled("summer", 17);
  const first = DECKS.allied.map((card, index): Vector => {
    const other = DECKS.axis[index]!;
    const told = [card, other].map(({ no, stop, disperse }) => ({
      dispersed: false,
      card: no,
      moves: !stop,
      disperses: disperse,
    }));
    return resolves({
      ...PLAIN,
      id: `convoy-card-${card.no}`,
      title: `9.2.5 DECKS card ${card.no} of both decks for a convoy in a Gale`,
      citation: "9.2.5",
      rolls: [gale, cardRoll("convoy-move", card.no), cardRoll("convoy-move", card.no)],
      snapshot: {
        sides: {
          allied: { convoyCards: [{ force: "convoy_qp_13", ...told[0] }] },
          axis: { convoyCards: [{ force: "tromso_tender", ...told[1] }] },
        },
      },
      rulings: ["D-04"],
    });
  });
  const parted: Change = (state) => {
    const convoy = force(state, "allied");
    convoy.convoy!.dispersed = [{ unit: "mv", cs: 5 }];
    for (const each of convoy.units) if (each.unit === "mv") each.cs = 30;
  };
  return [
    ...first,
    resolves({
      ...PLAIN,
      id: "convoy-card-dispersed-part",
      title: "9.2.5 The dispersed part of a convoy has a card of its own, which disperses nobody",
      citation: "9.2.5",
      change: parted,
      rolls: [gale, cardRoll("convoy-move", 4), cardRoll("convoy-move", 2), cardRoll("convoy-move", 1)],
      snapshot: {
        sides: {
          allied: {
            convoyCards: [
              { force: "convoy_qp_13", dispersed: false, card: 4, moves: true, disperses: false },
              { force: "convoy_qp_13", dispersed: true, card: 2, moves: false, disperses: false },
            ],
          },
        },
      },
    }),
    resolves({
      ...PLAIN,
      id: "convoy-card-in-port",
      title: "9.2.5 A convoy in port draws no card",
      citation: "9.2.5",
      change: (state) => {
        Object.assign(force(state, "axis"), { station: "in_port", at: "tromso", block: null });
      },
      rolls: [gale, cardRoll("convoy-move", 7)],
      snapshot: { sides: { axis: { convoyCards: [] } } },
    }),
    resolves({
      ...PLAIN,
      id: "weather-decks-whole",
      title: "1.7 Both decks are whole again before the weather is rolled (D-02)",
      citation: "1.7",
      change: (state) => {
        for (const side of BOTH_SIDES) state.sides[side].deck = [3];
      },
      rolls: [rolled("summer", 8)],
      snapshot: Object.fromEntries([
        ["sides", Object.fromEntries(BOTH_SIDES.map((side) => [side, { deck: DECKS[side].map(({ no }) => no) }]))],
      ]),
    }),
    resolves({
      ...PLAIN,
      id: "weather-gale-ends-shadowing",
      title: "6.3.5 A Gale ends shadowing from the air, and the target loses 1 ID",
      citation: "6.3.5",
      change: all(known("allied", "convoy_qp_13", 2), (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
      }),
      rolls: [gale, ...CARDS],
      after: (state) => {
        force(state, "allied").idLevel = 1;
        state.sides.axis.shadowing = [];
      },
    }),
    resolves({
      ...PLAIN,
      id: "weather-fog-keeps-sector",
      title: "9.2.3 In Fog sectors go on shadowing",
      citation: "9.2.3",
      change: all(known("allied", "convoy_qp_13", 2), (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "sector", id: "trondheim" }];
      }),
      rolls: [rolled("summer", 12)],
      snapshot: { sides: { axis: { shadowing: [{ target: 1, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      ...PLAIN,
      id: "weather-fog-grounds-aircraft",
      title: "9.2.3 Fog sends an air unit home that shadows",
      citation: "9.2.3",
      change: all(known("allied", "convoy_qp_13", 2), (state) => {
        state.sides.axis.shadowing = [{ target: 1, by: "aircraft", id: "fw200_1" }];
        Object.assign(state.sides.axis.aircraft.find(({ id }) => id === "fw200_1")!, {
          mission: "shadow",
          hex: "0708",
        });
      }),
      rolls: [rolled("summer", 12)],
      snapshot: { sides: { axis: { shadowing: [] } } },
      after: (state) => {
        force(state, "allied").idLevel = 1;
      },
    }),
  ];
}

function starts(): Vector[] {
  const before: Omit<Case, "id" | "title"> = { ...PLAIN, citation: "8.3", base: "weather-before-start" };
  const example: Omit<Case, "id" | "title"> = { ...before, base: "weather-jw-51b" };
  return [
    resolves({
      ...before,
      id: "start-turn-1",
      title: "8.3 Before the start turn, without a Gale, the next turn's weather follows",
      rolls: [rolled("summer", 16)],
      outcome: { weather: "storm", rolledFor: 1, turn: 2, phase: "turn_weather", phasing: null },
      snapshot: { turn: 2, begun: false, phase: "turn_weather" },
    }),
    resolves({
      ...before,
      id: "start-turn-2",
      title: "9.2.4 The weather of a turn that is skipped counts for the next",
      citation: "9.2.4",
      change: (state) => {
        Object.assign(state, { turn: 2, weather: { ...state.weather, prevailing: "storm" } });
      },
      rolls: [rolled("summer", 14, { PREVIOUS_STORM: 2 })],
      outcome: { weather: "storm", rolledFor: 2, turn: 3, phase: "turn_weather" },
    }),
    resolves({
      ...before,
      id: "start-by-gale",
      title: "8.3 A Gale begins the player phases before the start turn",
      rolls: [rolled("summer", 17), cardRoll("convoy-move", 3), cardRoll("convoy-move", 3)],
      outcome: { weather: "gale", rolledFor: 1, turn: 1, phase: "random_event", phasing: "allied" },
      snapshot: { begun: true, turn: 1 },
    }),
    resolves({
      ...before,
      id: "start-turn-reached",
      title: "8.3 At the start turn player phases begin in any weather",
      change: (state) => {
        state.turn = state.startTurn;
      },
      rolls: [rolled("summer", 3)],
      outcome: { weather: "fair", turn: 9, phase: "random_event", phasing: "allied" },
      snapshot: { begun: true },
    }),
    resolves({
      ...example,
      id: "start-jw-51b-fourth",
      title: "8.3 The example of JW-51B: after the fourth roll without a Gale play stands before day 3 AM",
      rolls: [rolled("winter", 10)],
      outcome: { weather: "reduced_visibility", rolledFor: 4, turn: 5, phase: "turn_weather" },
      snapshot: { begun: false },
    }),
    resolves({
      ...example,
      id: "start-jw-51b-fifth",
      title: "8.3 The example of JW-51B: the fifth roll is the weather of day 3 AM, with which play begins",
      change: (state) => {
        Object.assign(state, { turn: 5, weather: { ...state.weather, prevailing: "reduced_visibility" } });
      },
      rolls: [rolled("winter", 11)],
      outcome: { weather: "fog", rolledFor: 5, turn: 5, phase: "random_event", phasing: "allied" },
      snapshot: { begun: true },
    }),
  ];
}

const DISPERSE: Omit<Case, "id" | "title"> = {
  citation: "9.3.2",
  operation: "resolveDispersal",
  base: "dispersal",
  input: { convoy: "convoy_pq_17" },
};

function dispersalRoll(face: number, drm = -3): Roll {
  return {
    label: "dispersal",
    faces: [face],
    chart: null,
    modified: face + drm,
    modifiers: { GALE_DISPERSAL: drm },
  };
}

function strays(...places: number[]): Roll[] {
  return places.map((face) => ({ label: "dispersal-ship", faces: [face], chart: null }));
}

/** Takes merchants of PQ-17 into its dispersed part. */
function astray(state: Parameters<Change>[0], lost: Readonly<Record<string, number>>, order: readonly string[]): void {
  const { units, convoy } = force(state, "allied");
  for (const each of units) each.cs -= lost[each.unit] ?? 0;
  force(state, "allied").units = units.filter(({ cs, unit }) => cs > 0 || lost[unit] === undefined);
  convoy!.dispersed = order.map((unit) => ({ unit, cs: lost[unit]! }));
  state.sides.allied.convoyCards[0]!.disperses = false;
}

function dispersals(): Vector[] {
  return [
    resolves({
      ...DISPERSE,
      id: "disperse-none",
      title: "9.3.2 A die is at least 0: three dice of 3 and less disperse nobody",
      rolls: [dispersalRoll(3), dispersalRoll(0), dispersalRoll(1)],
      outcome: { convoy: "convoy_pq_17", dispersed: 0 },
      after: (state) => {
        state.sides.allied.convoyCards[0]!.disperses = false;
      },
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-four",
      title: "9.3.2 One die for every 11 CS of merchants; each die counts by itself",
      rolls: [dispersalRoll(5), dispersalRoll(0), dispersalRoll(5), ...strays(1, 1, 3, 30)],
      outcome: { dispersed: 4 },
      after: (state) => astray(state, { mc: 1, mo: 1, mv: 2 }, ["mc", "mo", "mv"]),
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-22",
      title: "9.3.2 32 CS roll two dice, fractions down",
      change: (state) => {
        for (const each of force(state, "allied").units) if (each.unit === "mv") each.cs = 28;
      },
      rolls: [dispersalRoll(4), dispersalRoll(2), ...strays(5)],
      outcome: { dispersed: 1 },
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-dispersed",
      title: "9.3.2 Merchants that are dispersed already do not count",
      change: (state) => {
        const { units, convoy } = force(state, "allied");
        for (const each of units) if (each.unit === "mv") each.cs = 17;
        convoy!.dispersed = [{ unit: "mv", cs: 12 }];
      },
      rolls: [dispersalRoll(3)],
      outcome: { dispersed: 0 },
    }),
    resolves({
      ...DISPERSE,
      id: "disperse-small",
      title: "9.3.2 Fewer than 11 CS roll nothing",
      change: (state) => {
        for (const each of force(state, "allied").units) if (each.unit === "mv") each.cs = 6;
      },
      rolls: [],
      outcome: { dispersed: 0 },
    }),
    ...[-2, -4, -5, -6].map((drm) =>
      resolves({
        ...DISPERSE,
        id: `disperse-drm${drm}`,
        title: `9.3.2 A dispersal modifier of ${drm}`,
        change: weather("gale", drm),
        rolls: [dispersalRoll(-drm + 1, drm), dispersalRoll(0, drm), dispersalRoll(0, drm), ...strays(33)],
        outcome: { dispersed: 1 },
        after: (state: Parameters<Change>[0]) => astray(state, { mv: 1 }, ["mv"]),
      }),
    ),
    needs({
      ...DISPERSE,
      id: "disperse-asks",
      title: "9.3.2 Dispersal asks for its dice",
      next: { label: "dispersal" },
    }),
    refused({
      ...DISPERSE,
      id: "disperse-not-due",
      title: "9.3.2 A convoy whose card does not disperse it rolls nothing",
      change: (state) => {
        state.sides.allied.convoyCards[0]!.disperses = false;
      },
      code: "NO_DISPERSAL",
      section: "9.3.2",
    }),
  ];
}

const REJOIN: Omit<Case, "id" | "title"> = {
  citation: "9.3.3",
  operation: "resolveRejoining",
  base: "rejoining",
  input: { convoy: "convoy_pq_17" },
};

function rejoined(face: number, modifiers: Readonly<Record<string, number>>): Roll {
  return roll("rejoin", "REJOINING", [face], null, modifiers);
}

function back(
  id: string,
  title: string,
  face: number,
  modifiers: Readonly<Record<string, number>>,
  change: Change,
  count: number,
  mo: number,
): Vector {
  return resolves({
    ...REJOIN,
    id: `rejoin-${id}`,
    title,
    change,
    rolls: [rejoined(face, modifiers)],
    outcome: { rejoined: count },
    after: (state) => {
      const { units, convoy } = force(state, "allied");
      const came: Readonly<Record<string, number>> = { mo, mv: count - mo };
      for (const each of units) each.cs += came[each.unit] ?? 0;
      convoy!.dispersed = convoy!.dispersed
        .map(({ unit, cs }) => ({ unit, cs: cs - came[unit]! }))
        .filter(({ cs }) => cs > 0);
      state.rejoined = ["convoy_pq_17"];
    },
  });
}

function rejoinings(): Vector[] {
  const plain = weather("reduced_visibility");
  return [
    back("none", "9.3.3 REJOINING 1: none", 1, {}, plain, 0, 0),
    back("one-low", "9.3.3 REJOINING 2: one, the lowest in canonical order", 2, {}, plain, 1, 1),
    back("one", "9.3.3 REJOINING 3: one", 3, {}, plain, 1, 1),
    back("two", "9.3.3 REJOINING 5: two", 5, {}, plain, 2, 1),
    back("half", "9.3.3 REJOINING 6: half of five", 6, {}, plain, 3, 1),
    back("all", "9.3.3 REJOINING 9: all", 9, {}, plain, 5, 1),
    back("fair", "9.3.3 REJOINING Fair: +1", 1, { FAIR: 1 }, weather("fair"), 1, 1),
    back("fog", "9.3.3 REJOINING Fog: -2", 9, { FOG: -2 }, weather("fog"), 3, 1),
    back("night", "9.3.3 REJOINING by night: -1", 4, { NIGHT: -1 }, all(plain, light("night")), 1, 1),
    back(
      "fair-night",
      "9.3.3 REJOINING Fair by night: modifiers add up",
      7,
      { FAIR: 1, NIGHT: -1 },
      light("night"),
      3,
      1,
    ),
    needs({ ...REJOIN, id: "rejoin-asks", title: "9.3.3 Rejoining asks for its die", next: { label: "rejoin" } }),
    ...(["storm", "gale"] as const).map((bad) =>
      refused({
        ...REJOIN,
        id: `rejoin-${bad}`,
        title: `9.3.3 Nobody rejoins in a ${bad === "gale" ? "Gale" : "Storm"}`,
        change: weather(bad),
        code: "WEATHER_TOO_BAD",
        section: "9.3.3",
      }),
    ),
    refused({
      ...REJOIN,
      id: "rejoin-twice",
      title: "9.3.3 One die a turn for each convoy",
      change: (state) => {
        state.rejoined = ["convoy_pq_17"];
      },
      code: "NOBODY_ASTRAY",
      section: "9.3.3",
    }),
  ];
}

function doors(): Vector[] {
  return [
    needs({ ...PLAIN, id: "weather-asks", title: "9.1 The weather asks for two dice", next: { label: "weather" } }),
    needs({
      ...PLAIN,
      id: "weather-asks-cards",
      title: "9.2.5 A Gale asks for the cards of its convoys",
      citation: "9.2.5",
      rolls: [rolled("summer", 18)],
      next: { label: "convoy-move" },
    }),
    refused({
      ...PLAIN,
      id: "weather-out-of-turn",
      title: "9.1 The weather is rolled in the Weather Phase",
      change: (state) => {
        Object.assign(state, { phase: "photo", phasing: "allied" });
      },
      code: "OUT_OF_TURN",
      section: "9.1",
    }),
  ];
}
