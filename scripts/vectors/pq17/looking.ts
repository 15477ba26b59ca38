import type { Side, Weather } from "../../../src/rulesets/pq17/vocabulary";
import { force, fresh, known, light, phase, plane, weather } from "./changes";
import { BOTH_SIDES, DECKS } from "./decks";
import {
  all,
  type Case,
  type Change,
  chart,
  draw,
  type Json,
  needs,
  refused,
  resolves,
  roll,
  type Vector,
} from "./kit";
import { being } from "./moves";
import { cardRoll } from "./searches";

/** 3.1, 4.2, 5.3, 6.3, 6.4, 6.9 Set-up and plans, flights, sectors, photographs and shadowing. */
export function looking(): Vector[] {
  return [...photographs(), ...sectors(), ...flights(), ...shadowing(), ...settingUp(), ...planning()];
}

/** 6.9 Every card of both decks for a photograph. */
function photographs(): Vector[] {
  const port = { allied: "bergen", axis: "murmansk" } as const;
  const unit = { allied: "pr_spitfire_1", axis: "pr_ju88_1" } as const;
  const plain = (side: Side): Omit<Case, "id" | "title"> => ({
    citation: "6.9",
    operation: "photographPort",
    base: `lone-${side}`,
    input: { aircraft: unit[side], port: port[side] },
  });
  const step = (side: Side): Change => phase("photo", side);
  const cards = BOTH_SIDES.flatMap((side) =>
    DECKS[side].map(({ no, photo }) =>
      resolves({
        ...plain(side),
        id: `photo-${side}-${no}`,
        title: `6.9 DECKS ${side} card ${no}: a photograph ${photo ? "succeeds" : "fails"}`,
        change: step(side),
        rolls: [cardRoll("photo-card", no)],
        outcome: { photo: photo ? { turn: 9, port: port[side], heavy: [], types: [] } : null },
      }),
    ),
  );
  return [
    ...cards,
    resolves({
      ...plain("allied"),
      id: "photo-tells",
      title: "6.9 A photograph names heavy ships and tells types, counters and CS of the others, not their blocks",
      change: all(
        step("allied"),
        being("axis", (each) => {
          Object.assign(each, { station: "in_port", at: "bergen", block: null });
          each.units = [fresh("lutzow", 4), fresh("dd_z36a", 2), fresh("tb_35_37", 1)];
        }),
      ),
      rolls: [cardRoll("photo-card", DECKS.allied.find(({ photo }) => photo)!.no)],
      outcome: {
        photo: {
          port: "bergen",
          heavy: ["lutzow"],
          types: [
            { type: "DD", cs: 2 },
            { type: "TB", counters: 1, cs: 1 },
          ].map(({ type, cs }) => ({ type, counters: 1, cs })),
        },
      },
      snapshot: { sides: { axis: {} } },
    }),
    refused({
      ...plain("allied"),
      id: "photo-fog",
      title: "6.9 In Fog nobody photographs",
      change: all(step("allied"), weather("fog")),
      code: "NO_PHOTOGRAPH",
      section: "6.9",
    }),
    refused({
      ...plain("allied"),
      id: "photo-flown",
      title: "6.9 A unit that has flown photographs no second port",
      change: all(step("allied"), (state) => {
        plane(state, "allied", "pr_spitfire_1").mission = "flown";
      }),
      code: "NO_PHOTOGRAPH",
      section: "6.9",
    }),
    refused({
      ...plain("allied"),
      id: "photo-range",
      title: "6.9 A port out of range is not photographed",
      change: step("allied"),
      input: { aircraft: "pr_spitfire_1", port: "kirkenes" },
      code: "VALUE_NOT_LISTED",
      section: "6.9",
      pointer: "/input/port",
    }),
    needs({
      ...plain("axis"),
      id: "photo-asks",
      title: "6.9 A photograph asks for its card",
      change: step("axis"),
      next: { label: "photo-card" },
    }),
  ];
}

function sectors(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "6.4.2", operation: "assignSector", base: "recon-axis" };
  const chosen = (sector: string, ...hexes: string[]): Json => ({ sector, hexes });
  const shadow: Change = all(known("allied", "tf_home_fleet", 1), (state) => {
    const { block } = force(state, "allied", "tf_home_fleet");
    state.sides.axis.shadowing = [{ target: block!, by: "sector", id: "trondheim" }];
  });
  return [
    resolves({
      ...plain,
      id: "sector-trondheim",
      title: "6.4.2 Trondheim searches three hexes",
      input: chosen("trondheim", "0807", "0808", "0809"),
      rolls: [],
      outcome: { sector: "trondheim" },
      snapshot: {
        sides: {
          axis: {
            sectors: [
              { sector: "stavanger", limit: 1, hexes: [] },
              { sector: "trondheim", limit: 3, hexes: ["0807", "0808", "0809"] },
              { sector: "barents", limit: 4, hexes: [] },
            ],
          },
        },
      },
    }),
    resolves({
      ...plain,
      id: "sector-overlap",
      title: "6.4.2 Where sectors overlap either searches",
      input: chosen("barents", "0511", "0512"),
      rolls: [],
      outcome: { sector: "barents" },
    }),
    refused({
      ...plain,
      id: "sector-too-many",
      title: "6.4.2 No more hexes than the scenario gives",
      input: chosen("stavanger", "1205", "1206"),
      code: "CHOICE_COUNT",
      section: "6.4.2",
      pointer: "/input/hexes",
    }),
    refused({
      ...plain,
      id: "sector-shadows",
      title: "6.4.2 A force that it shadows takes one hex of a sector",
      change: shadow,
      input: chosen("trondheim", "0807", "0808", "0809"),
      code: "CHOICE_COUNT",
      section: "6.4.2",
      pointer: "/input/hexes",
    }),
    refused({
      ...plain,
      id: "sector-outside",
      title: "6.4.2 A sector searches its own hexes",
      input: chosen("stavanger", "0511"),
      code: "VALUE_NOT_LISTED",
      section: "6.4.2",
      pointer: "/input/hexes/0",
    }),
    refused({
      ...plain,
      id: "sector-gale",
      title: "9.2.5 In a Gale no sector searches",
      citation: "9.2.5",
      change: weather("gale"),
      input: chosen("trondheim", "0807"),
      code: "NO_SECTOR",
      section: "6.4.2",
    }),
    resolves({
      ...plain,
      id: "sector-gale-local",
      title: "9.5 Local Weather lets the sectors of its region search in a Gale",
      citation: "9.5",
      change: all(weather("gale"), (state) => {
        state.weather.local = [{ region: "south_norway", turn: 10, after: "allied" }];
      }),
      input: chosen("trondheim", "0807"),
      rolls: [],
      outcome: { sector: "trondheim" },
    }),
    resolves({
      ...plain,
      id: "sector-fog",
      title: "9.2.3 In Fog sectors search",
      citation: "9.2.3",
      change: weather("fog"),
      input: chosen("trondheim", "0807"),
      rolls: [],
      outcome: { sector: "trondheim" },
    }),
    refused({
      ...plain,
      id: "sector-late",
      title: "6.4.2 All hexes are chosen before the first card",
      change: (state) => {
        state.sides.axis.searched = [1];
      },
      input: chosen("trondheim", "0807"),
      code: "SEARCH_BEGUN",
      section: "6.4.2",
    }),
    refused({
      id: "sector-search-left",
      title: "6.2 Searching is mandatory: the segment does not end before",
      citation: "6.2",
      operation: "endPhase",
      base: "search-allied-force",
      code: "SEARCH_LEFT",
      section: "6.2",
    }),
  ];
}

function flights(): Vector[] {
  const plain = (side: Side, aircraft: string, mission: string, ...hexes: string[]): Omit<Case, "id" | "title"> => ({
    citation: "5.3",
    operation: "sendAircraft",
    base: `lone-${side}`,
    input: { aircraft, mission, hexes },
  });
  const step = (side: Side, is: Weather = "fair"): Change => all(phase("air_move", side), weather(is));
  const flies = (
    id: string,
    title: string,
    side: Side,
    aircraft: string,
    mission: string,
    hexes: string[],
    change?: Change,
  ): Vector =>
    resolves({
      ...plain(side, aircraft, mission, ...hexes),
      id: `flight-${id}`,
      title,
      change: all(step(side), change),
      rolls: [],
      outcome: { aircraft, mission, hexes },
    });
  const not = (
    id: string,
    title: string,
    side: Side,
    aircraft: string,
    mission: string,
    hexes: string[],
    code: string,
    section: string,
    pointer: string,
    change?: Change,
  ): Vector =>
    refused({
      ...plain(side, aircraft, mission, ...hexes),
      id: `flight-${id}`,
      title,
      change: all(step(side), change),
      code,
      section,
      pointer,
    });
  const carrier = (...marks: "crippled"[]): Change =>
    being("allied", (each) => {
      each.units = [{ ...fresh("victorious", 4), marks }];
    });
  const radius: Omit<Case, "id" | "title"> = {
    citation: "5.3.1",
    operation: "declareCarrierRadius",
    base: "lone-allied",
    input: { force: "tf_cruiser_cover" },
  };
  return [
    flies("search", "5.3 An R-rated unit searches a hex in range", "axis", "fw200_1", "search", ["0708"]),
    flies("attack", "5.3 A bomber attacks a hex in range", "axis", "ju88a4_1", "attack", ["0708"]),
    flies("asw", "5.3 An A-rated unit hunts submarines", "axis", "bv138_2", "asw", ["0909"]),
    flies("radius", "5.3.1 A unit with R and A forms a radius of one hex for each step", "axis", "bv138_2", "radius", [
      "0909",
    ]),
    flies("storm", "9.2.4 In a Storm land-based aircraft fly", "axis", "fw200_1", "search", ["0708"], weather("storm")),
    flies(
      "fog-local",
      "9.5 Local Weather lets aircraft fly in Fog",
      "axis",
      "fw200_1",
      "search",
      ["0708"],
      all(weather("fog"), (state) => {
        state.weather.local = [{ region: "south_norway", turn: 10, after: "allied" }];
      }),
    ),
    flies("night-r", "5.3 R-rated units fly by night", "axis", "fw200_1", "search", ["0708"], light("night")),
    flies(
      "night-event",
      "5.3 An event lets other units fly by night",
      "axis",
      "ju88a4_1",
      "attack",
      ["0708"],
      all(light("night"), (state) => {
        state.events = [{ event: "night_flying", side: "axis", until: 9, after: "axis" }];
      }),
    ),
    not(
      "radius-steps",
      "5.3.1 No more hexes than steps",
      "axis",
      "bv138_2",
      "radius",
      ["0909", "0910"],
      "CHOICE_COUNT",
      "5.3",
      "/input/hexes",
    ),
    not(
      "radius-night",
      "5.3.1 By night the Axis forms no radius before August 1943",
      "axis",
      "bv138_2",
      "radius",
      ["0909"],
      "VALUE_NOT_LISTED",
      "5.3",
      "/input/mission",
      light("night"),
    ),
    not(
      "range",
      "5.3 No unit flies out of its range",
      "axis",
      "ju87r_1",
      "attack",
      ["0708"],
      "VALUE_NOT_LISTED",
      "5.3",
      "/input/hexes/0",
    ),
    not(
      "fog",
      "9.2.3 In Fog aircraft stay on the ground",
      "axis",
      "fw200_1",
      "search",
      ["0708"],
      "GROUNDED",
      "9.2",
      "",
      weather("fog"),
    ),
    not(
      "night",
      "5.3 Other units do not fly by night",
      "axis",
      "ju88a4_1",
      "attack",
      ["0708"],
      "NIGHT",
      "5.3",
      "/input/aircraft",
      light("night"),
    ),
    not(
      "interceptor",
      "1.1.2 Interceptors stay at their base",
      "axis",
      "bf109_5",
      "attack",
      ["0714"],
      "INTERCEPTOR",
      "1.1.2",
      "/input/aircraft",
    ),
    not(
      "photo",
      "6.9 Photo units take photographs and do nothing else",
      "axis",
      "pr_ju88_1",
      "search",
      ["0714"],
      "PHOTOGRAPHS_ALONE",
      "6.9",
      "/input/aircraft",
    ),
    not(
      "twice",
      "5.3 A unit flies once",
      "axis",
      "fw200_1",
      "search",
      ["0708"],
      "ON_A_MISSION",
      "5.3",
      "/input/aircraft",
      (state) => {
        plane(state, "axis", "fw200_1").mission = "flown";
      },
    ),
    not(
      "no-recon",
      "5.3 A unit without R does not search",
      "axis",
      "ju88a4_1",
      "search",
      ["0708"],
      "VALUE_NOT_LISTED",
      "5.3",
      "/input/mission",
    ),
    resolves({
      ...radius,
      id: "carrier-radius",
      title: "5.3.1 A carrier at sea forms a radius over its hex",
      change: all(step("allied"), carrier()),
      rolls: [],
      outcome: { hex: "0708" },
      snapshot: { sides: { allied: { carrierRadii: ["tf_cruiser_cover"] } } },
      rulings: ["E-108"],
    }),
    ...(["fog", "storm", "gale"] as const).map((bad) =>
      refused({
        ...radius,
        id: `carrier-radius-${bad}`,
        title: `5.3.1 No carrier forms a radius in ${bad === "fog" ? "Fog" : bad === "storm" ? "a Storm" : "a Gale"}`,
        change: all(step("allied", bad), carrier()),
        code: "NO_CARRIER",
        section: "5.3.1",
      }),
    ),
    refused({
      ...radius,
      id: "carrier-radius-crippled",
      title: "7.8 A Crippled carrier forms none",
      change: all(step("allied"), carrier("crippled")),
      code: "NO_CARRIER",
      section: "5.3.1",
    }),
  ];
}

function shadowing(): Vector[] {
  const found: Change = (state) => {
    const target = force(state, "axis");
    Object.assign(target, { identified: true, idLevel: 1 });
    state.sides.allied.searched = [1];
    state.sides.allied.reports = [
      {
        turn: 9,
        block: 1,
        hex: target.at,
        kind: "task_force",
        number: target.number,
        scattered: false,
        level: 1,
        warships: { least: 1, most: 1 },
        size: null,
        heavy: null,
        carrier: null,
        convoyShips: null,
        categories: [],
      },
    ];
  };
  const plain: Omit<Case, "id" | "title"> = {
    citation: "6.3.3",
    operation: "shadowForce",
    base: "search-allied-both",
    input: { block: "1", shadower: "tf_cruiser_cover" },
  };
  const shadow = (by: string, id: string): Json => ({ sides: { allied: { shadowing: [{ target: 1, by, id }] } } });
  const asked: Omit<Case, "id" | "title"> = { citation: "6.3.5", operation: "giveUpShadowing", base: "shadow-asked" };
  return [
    resolves({
      ...plain,
      id: "shadow-cruiser",
      title: "6.3.3 An Allied TF with an undamaged cruiser shadows an Axis TF",
      change: found,
      rolls: [],
      outcome: { block: 1 },
      snapshot: shadow("force", "tf_cruiser_cover"),
    }),
    resolves({
      ...plain,
      citation: "6.3.1",
      id: "shadow-sector",
      title: "6.3.1 A sector shadows what it has found",
      change: found,
      input: { block: "1", shadower: "british" },
      rolls: [],
      snapshot: shadow("sector", "british"),
    }),
    refused({
      ...plain,
      id: "shadow-damaged",
      title: "6.3.3 A damaged cruiser does not shadow",
      change: all(
        found,
        being("allied", (each) => {
          each.units[0]!.cs = 2;
        }),
      ),
      code: "VALUE_NOT_LISTED",
      section: "6.3",
      pointer: "/input/shadower",
    }),
    refused({
      ...plain,
      citation: "6.3",
      id: "shadow-pack",
      title: "6.3 Wolf Packs are never shadowed",
      change: all(
        found,
        being("axis", (each, state) => {
          Object.assign(each, { kind: "wolf_pack", units: [fresh("ss_german", 2)] });
          each.fuel.marker = null;
          state.sides.allied.reports = [];
        }),
      ),
      code: "NOTHING_TO_SHADOW",
      section: "6.3",
    }),
    refused({
      ...plain,
      citation: "6.3",
      id: "shadow-not-found",
      title: "6.3 Only what was found in this segment is shadowed",
      change: known("axis", undefined, 1),
      code: "NOTHING_TO_SHADOW",
      section: "6.3",
    }),
    resolves({
      ...asked,
      id: "give-up-none",
      title: "6.3.5 The shadower goes on",
      input: { blocks: [] },
      rolls: [],
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target: 1, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      ...asked,
      id: "give-up",
      title: "6.3.5 The shadower gives up before the force moves",
      input: { blocks: [1] },
      rolls: [],
      outcome: { blocks: [1] },
      snapshot: { pending: null, unshadowed: ["tf_cruiser_cover"], sides: { axis: { shadowing: [] } } },
      rulings: ["D-30"],
    }),
    resolves({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "follow-detached",
      title: "6.3.4 The shadower follows the part that left",
      input: { block: 2 },
      rolls: [],
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target: 2, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      citation: "6.3.4",
      operation: "followPart",
      base: "shadow-split",
      id: "follow-kept",
      title: "6.3.4 The shadower stays with the old force",
      input: { block: 1 },
      rolls: [],
      snapshot: { pending: null, sides: { axis: { shadowing: [{ target: 1, by: "sector", id: "trondheim" }] } } },
    }),
    resolves({
      citation: "6.2.2",
      operation: "declareDenial",
      base: "lone-allied",
      id: "denial-declared",
      title: "6.2.2 A side says what it denies from now on",
      change: phase("combine", "allied"),
      input: { carrier: true, cam: false, wolfPack: true },
      rolls: [],
      snapshot: { sides: { allied: { denial: { carrier: true, cam: false, wolfPack: true } } } },
    }),
  ];
}

function settingUp(): Vector[] {
  const plain: Omit<Case, "id" | "title"> = { citation: "3.1", operation: "new", base: null };
  const chits = [draw("special-chit", 26, "Z"), draw("special-chit", 15, "O")];
  const starts = (chart("VARIABLE_START").rows as unknown as { min: number; max: number; turns: number }[]).flatMap(
    ({ min, max, turns }) =>
      [...new Set([min, max])].map((face) =>
        resolves({
          ...plain,
          citation: "8.3.1",
          id: `variable-start-${face}`,
          title: `8.3.1 VARIABLE_START ${face}: ${turns} turns`,
          input: { scenario: "pq_17", options: ["variable_start"] },
          rolls: [roll("variable-start", "VARIABLE_START", [face]), ...chits].map(({ result: _, ...each }) => each),
          outcome: { scenario: "pq_17", startTurn: 9 + turns },
          snapshot: { startTurn: 9 + turns, options: ["variable_start"] },
        }),
      ),
  );
  return [
    ...starts,
    resolves({
      ...plain,
      id: "new-pq-17",
      title: "8.3 PQ-17 begins on day 5 AM; the Axis sets up first, as the Allies have the initiative",
      input: { scenario: "pq_17" },
      rolls: chits,
      outcome: { scenario: "pq_17", startTurn: 9, setsUpFirst: "axis" },
      snapshot: { phase: "prep_setup_1", phasing: "axis", begun: false, initiative: "allied" },
    }),
    resolves({
      ...plain,
      id: "new-jw-51b",
      title: "8.3 JW-51B begins on day 3 AM",
      input: { scenario: "jw_51b" },
      rolls: chits,
      outcome: { startTurn: 5 },
    }),
    resolves({
      ...plain,
      id: "new-pq-12",
      title: "8.3 PQ-12 begins on day 5 AM",
      input: { scenario: "pq_12" },
      rolls: chits,
      outcome: { startTurn: 9 },
    }),
    resolves({
      ...plain,
      citation: "8.3.2",
      id: "new-complete",
      title: "8.3.2 A complete operation begins on day 1 PM",
      input: { scenario: "pq_17", options: ["complete_operation"] },
      rolls: chits,
      outcome: { startTurn: 2 },
    }),
    resolves({
      ...plain,
      citation: "12.6",
      id: "new-ground-offensive",
      title: "12.6 A Ground Offensive is shown at once, and its side draws again",
      input: { scenario: "pq_17" },
      rolls: [draw("special-chit", 4, "D"), draw("special-chit", 25, "Z"), draw("special-chit", 15, "P")]
        .map(({ result: _, ...each }) => each)
        .slice(0, 2)
        .concat([{ label: "special-chit", faces: [13], chart: null, column: null, row: null }]),
      outcome: { setsUpFirst: "axis" },
    }),
    needs({
      ...plain,
      id: "new-asks",
      title: "8.3.1 The start turn asks for its die",
      input: { scenario: "pq_17", options: ["variable_start"] },
      next: { label: "variable-start" },
    }),
    refused({
      ...plain,
      id: "new-months",
      title: "15.9 Months are played in the campaign alone",
      input: { scenario: "pq_17", months: 2 },
      code: "NO_CAMPAIGN",
      section: "15.9",
      pointer: "/input/months",
    }),
    resolves({
      citation: "4.1.3",
      operation: "placeDummy",
      base: "set-up-axis",
      id: "set-up-dummy",
      title: "1.3 While it sets up a side places its dummies where it likes",
      input: { at: "0714" },
      rolls: [],
      outcome: { dummy: "dummy_1" },
    }),
    refused({
      citation: "10.1.1",
      operation: "placeDummy",
      base: "set-up-axis",
      id: "set-up-ice",
      title: "10.1.1 Nothing starts in the zones of ice",
      input: { at: "0411" },
      code: "VALUE_NOT_LISTED",
      section: "1.3",
      pointer: "/input/at",
    }),
    resolves({
      citation: "4.1.3",
      operation: "endPhase",
      base: "set-up-axis",
      id: "set-up-ends",
      title: "4.1.3 The side with the initiative sets up last",
      input: {},
      rolls: [],
      outcome: { ended: "prep_setup_1", phase: "prep_setup_2", phasing: "allied" },
    }),
  ];
}

function planning(): Vector[] {
  const convoy: Omit<Case, "id" | "title"> = { citation: "4.2", operation: "planConvoy", base: "plan-allied" };
  const voyage: Omit<Case, "id" | "title"> = { citation: "4.2", operation: "planForce", base: "plan-allied" };
  const plan = (departs: number, speed: string, ...path: string[]): Json => ({
    force: "scapa_reserve",
    departs,
    speed,
    path,
  });
  return [
    ...["murmansk", "arkhangelsk"].map((destination) =>
      resolves({
        ...convoy,
        id: `plan-${destination}`,
        title: `4.2 PQ-17 is bound for ${destination}`,
        input: { convoy: "convoy_pq_17", destination },
        rolls: [],
        outcome: { destination },
      }),
    ),
    refused({
      ...convoy,
      id: "plan-reykjavik",
      title: "4.2 A loaded convoy is not bound for Reykjavik",
      input: { convoy: "convoy_pq_17", destination: "reykjavik" },
      code: "VALUE_NOT_LISTED",
      section: "4.2",
      pointer: "/input/destination",
    }),
    resolves({
      ...voyage,
      id: "plan-voyage",
      title: "4.2 A TF is planned out of port before the start turn",
      input: plan(6, "moderate", "1206", "1106"),
      rolls: [],
      outcome: { force: "scapa_reserve" },
      after: (state) => {
        force(state, "allied", "scapa_reserve").plan = { departs: 6, speed: "moderate", path: ["1206", "1106"] };
      },
    }),
    refused({
      ...voyage,
      id: "plan-too-long",
      title: "8.3 A plan goes no farther than the force sails by the end of the turn before",
      input: plan(8, "slow", "1206", "1106"),
      code: "PLAN_TOO_LONG",
      section: "8.3",
      pointer: "/input/path",
    }),
    refused({
      ...voyage,
      id: "plan-at-sea",
      title: "4.2 A force at sea is not planned",
      input: { force: "tf_home_fleet", departs: 6, speed: "moderate", path: ["0707"] },
      code: "AT_SEA",
      section: "4.2",
      pointer: "/input/force",
    }),
    refused({
      ...voyage,
      base: "plan-axis",
      id: "plan-axis-norway",
      title: "4.2 Axis forces are planned out of Kiel and Germany alone",
      input: { force: "narvik_group", departs: 6, speed: "moderate", path: ["0813"] },
      code: "NOT_FROM_GERMANY",
      section: "4.2",
      pointer: "",
    }),
    refused({
      ...voyage,
      id: "plan-day-1",
      title: "8.3 With a start on day 1 AM there is nothing to plan",
      change: (state) => {
        state.startTurn = 1;
      },
      input: plan(1, "slow", "1206"),
      code: "NO_TIME",
      section: "8.3",
    }),
    resolves({
      citation: "8.3",
      operation: "resolveWeather",
      base: "voyage-planned",
      id: "plan-sails",
      title:
        "8.3 When play begins a planned force stands where its plan has it at the end of the turn before, its fuel counted from its departure (E-35)",
      input: {},
      rolls: [{ label: "weather", faces: [0, 0], chart: "WEATHER" }],
      outcome: { phase: "random_event" },
      after: (state) => {
        const reserve = force(state, "allied");
        Object.assign(reserve, { station: "at_sea", at: "1106", block: 1, plan: null });
        reserve.fuel = { state: "full", marker: 18, refuelled: false };
      },
      snapshot: { begun: true },
      rulings: ["E-35"],
    }),
  ];
}
