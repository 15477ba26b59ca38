import { all, type Change, draw, type Json, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { options, weather } from "../kit/changes";
import { force, forceOf, plane, ship } from "../kit/pieces";
import { CONVOY, declares, denies, IDS, inPort, locate, WHOLE } from "./locating";

/** 7.1.2 The option: groups that look for the target one by one. */
export function coordinating(): Vector[] {
  const groups = [["he111", "he115"], ["ju88_a", "ju88_b"], ["ju88_c"]];
  const input = { target: "block:1", groups };
  const option = options("coordination");
  const split = (
    id: string,
    title: string,
    rolls: Roll[],
    located: boolean[],
    first: string[] | null,
    later: string[][],
    more: Json & { change?: Change } = {},
  ): Vector =>
    resolves({
      id: `coordination-${id}`,
      title: `7.1.2 ${title}`,
      citation: "7.1.2",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: option,
      input,
      rolls,
      outcome: { groups: groups.map((each, index) => ({ aircraft: each, located: located[index] })) },
      snapshot: first === null ? { pending: null } : { pending: { strike: { aircraft: first, later } } },
      ...more,
    });
  return [
    split(
      "sure-first",
      "a group that finds the target by U attacks alone and first",
      [locate(12), locate(3), locate(1)],
      [true, true, false],
      ["he111", "he115"],
      [["ju88_a", "ju88_b"]],
      { rulings: ["E-107"] },
    ),
    split(
      "sure-two",
      "two such groups attack one after the other, in the order of their cards",
      [locate(12), locate(5), locate(1)],
      [true, true, false],
      ["he111", "he115"],
      [["ju88_a", "ju88_b"]],
    ),
    split(
      "sure-between",
      "a group that finds it by U goes before those that find it by a number",
      [locate(3), locate(11), locate(3)],
      [true, true, true],
      ["ju88_a", "ju88_b"],
      [["he111", "he115", "ju88_c"]],
      {
        // Cards 3, 12 and 4: a 0, a U, and a 2 against ID2.
        change: all(option, force("allied", CONVOY, { idLevel: 2 })),
        rulings: ["E-107"],
      },
    ),
    split(
      "others-together",
      "groups that find it by a number attack together",
      [locate(3), locate(28), locate(1)],
      [true, true, false],
      ["he111", "he115", "ju88_a", "ju88_b"],
      [],
    ),
    split("none", "no group finds it", [locate(1), locate(6), locate(9)], [false, false, false], null, []),
    refused({
      id: "coordination-off",
      title: "7.1.2 without the option there is one group",
      citation: "7.1.2",
      operation: "declareAirAttack",
      base: "air-convoy",
      input,
      code: "CHOICE_COUNT",
      section: "7.1",
      pointer: "/input/groups",
    }),
    refused({
      id: "coordination-twice",
      title: "7.1.2 an air unit attacks in one group",
      citation: "7.1.2",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: option,
      input: { target: "block:1", groups: [["he111"], ["he111", "he115"]] },
      code: "AIRCRAFT_TWICE",
      section: "7.1.2",
      pointer: "/input/groups",
    }),
  ];
}

/** 7.1, 7.1.3 Vectors for the targets that may be attacked. */
export function refusals(): Vector[] {
  const closed = (id: string, title: string, change: Change, input: Json, more: Json): Vector =>
    refused({
      id: `air-attack-${id}`,
      title,
      citation: "7.1",
      operation: "declareAirAttack",
      base: "air-convoy",
      change,
      input,
      code: "NO_AIR_TARGET",
      section: "7.1",
      ...more,
    });
  const overPort: Change = (state) => {
    const convoy = forceOf(state, "allied", CONVOY);
    Object.assign(convoy, inPort("murmansk"));
    for (const unit of state.sides.axis.aircraft) unit.hex = "0817";
  };
  const event =
    (kind: "port_strike" | "airbase_strike"): Change =>
    (state) => {
      state.events.push({ event: kind, side: "axis", until: state.turn, after: "axis" });
    };
  return [
    closed(
      "unidentified",
      "7.1.1 only identified forces are attacked",
      force("allied", CONVOY, { identified: false }),
      WHOLE,
      {},
    ),
    closed(
      "struck",
      "7.1 a target is attacked from the air once in a segment",
      (state) => {
        state.sides.axis.struck = ["block:1"];
      },
      WHOLE,
      {},
    ),
    closed(
      "searchers",
      "7.1 D-27 aircraft that search do not attack",
      (state) => {
        for (const unit of state.sides.axis.aircraft) unit.mission = "search";
      },
      WHOLE,
      {},
    ),
    closed(
      "elsewhere",
      "7.1 aircraft attack in the hex they fly over",
      () => undefined,
      { target: "block:2", groups: [IDS] },
      { code: "VALUE_NOT_LISTED", pointer: "/input/target" },
    ),
    closed(
      "out-of-turn",
      "B aircraft attack in the air combat segment",
      (state) => {
        state.phase = "recon";
      },
      WHOLE,
      { code: "OUT_OF_TURN", title: "7.1 aircraft attack in the air combat segment" },
    ),
    closed(
      "port-without-leave",
      "7.1.3 land-based aircraft attack no port without leave",
      overPort,
      { target: "port:murmansk", groups: [IDS] },
      {},
    ),
    resolves({
      id: "air-attack-port-strike",
      title: "7.1.3 with Port Strike they attack ships in port without a card, and the event is used up",
      citation: "7.1.3",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: all(overPort, event("port_strike")),
      input: { target: "port:murmansk", groups: [["ju88_a"]] },
      rolls: [],
      outcome: { groups: [{ located: true }], next: "air_deploy" },
      snapshot: { events: [] },
    }),
    closed(
      "airbase-by-port-strike",
      "7.1.3 and no airbase by that event",
      all(overPort, event("port_strike")),
      { target: "airbase:vaenga", groups: [["ju88_a"]] },
      { code: "VALUE_NOT_LISTED", pointer: "/input/target" },
    ),
    resolves({
      id: "air-attack-airbase-strike",
      title: "7.1.3 with Airbase Strike they attack an airbase without a card",
      citation: "7.1.3",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: all(overPort, event("airbase_strike"), (state) => {
        state.sides.allied.aircraft = [plane("pe2_1", "pe2", 2, { base: "vaenga" })];
      }),
      input: { target: "airbase:vaenga", groups: [["ju88_a"]] },
      rolls: [],
      outcome: { groups: [{ located: true }], next: "air_assign" },
      snapshot: { events: [] },
    }),
    closed(
      "britain",
      "7.1.3 never in Britain, Orkneys and Shetlands included",
      all(event("port_strike"), (state) => {
        Object.assign(forceOf(state, "allied", CONVOY), inPort("scapa_flow"));
        for (const unit of state.sides.axis.aircraft) unit.hex = "1206";
      }),
      { target: "port:scapa_flow", groups: [IDS] },
      {},
    ),
    refused({
      id: "air-attack-pending",
      title: "7.2 while an attack is in progress no other is declared",
      citation: "7.2",
      operation: "declareAirAttack",
      base: "air-deploy",
      input: WHOLE,
      code: "DECISION_PENDING",
      section: "7.1",
    }),
    ...(
      [
        ["scrambleFighters", { aircraft: [] }, "7.2.1"],
        ["directFighters", { fire: [{ aircraft: "x", targets: ["y"] }] }, "7.2.2"],
        ["returnFire", { fire: [{ aircraft: "x", target: "y" }] }, "7.2.3"],
        ["deployTargets", { line: [[{ no: 1, cs: 1 }]] }, "7.2.4"],
        ["assignAircraft", { runs: [] }, "7.2.4"],
        ["nameElusiveTarget", { stack: null }, "13.1"],
        ["directFlak", { support: [], cams: [] }, "7.2.5"],
        ["turnAircraft", { turns: [] }, "7.2.6"],
        ["strikeBack", { aircraft: [] }, "14.1"],
        ["castOffTow", { no: 1 }, "7.2.4"],
      ] as const
    ).map(([operation, input, section]) =>
      refused({
        id: `air-nothing-pending-${operation.toLowerCase()}`,
        title: `${section} without an attack in progress there is nothing to answer for ${operation}`,
        citation: section,
        operation,
        base: "air-convoy",
        input,
        code: "NOTHING_PENDING",
        section,
      }),
    ),
  ];
}

const MERCHANT = (face: number) => draw("scatter-target", face, "mv");

/** 7.7.3 Aircraft against a scattered or dispersed convoy. */
export function strays(): Vector[] {
  const scattered: Change = (state) => {
    const convoy = forceOf(state, "allied", CONVOY);
    convoy.units = [ship("mv", 5)];
    Object.assign(convoy.convoy!, { scattered: true });
    convoy.idLevel = 3;
    Object.assign(state, { options: [] });
  };
  return [
    declares(
      "scattered-second",
      "7.1.1 a scattered convoy is looked for with a second card",
      [locate(1), locate(11)],
      true,
      {
        change: scattered,
        outcome: { next: "air_assign" },
      },
    ),
    declares(
      "scattered-option",
      "7.1.1 second_location_card: and so with the option, in any weather",
      [locate(1), locate(4)],
      true,
      {
        change: all(scattered, options("second_location_card"), weather("reduced_visibility"), denies({})),
        outcome: { next: "air_assign" },
      },
    ),
    resolves({
      id: "air-strays-dispersed",
      title: "7.7.3 E-01 dispersed merchants are attacked by name of their convoy, one by one",
      citation: "7.7.3",
      operation: "declareAirAttack",
      base: "air-convoy",
      change: (state) => {
        forceOf(state, "allied", CONVOY).convoy!.dispersed = [{ unit: "mv", cs: 2 }];
      },
      input: { target: "strays:1", groups: [["ju88_a"]] },
      rolls: [locate(12)],
      outcome: { next: "air_assign" },
      snapshot: { pending: { strike: { against: "scattered", block: 1 } } },
    }),
    resolves({
      id: "air-strays-attack",
      title: "7.7.3 each air unit attacks one merchant picked at random, whose star fires first",
      citation: "7.7.3",
      operation: "assignAircraft",
      base: "air-assign",
      change: all(scattered, (state) => {
        const { pending } = state;
        if (pending !== null && "strike" in pending)
          Object.assign(pending.strike, { against: "scattered", ships: [], line: [] });
      }),
      input: {
        runs: [
          { aircraft: "ju88_a", wave: 1, stack: null, ordnance: "bombs" },
          { aircraft: "he111", wave: 1, stack: null, ordnance: "torpedoes" },
        ],
      },
      rolls: [
        MERCHANT(2),
        roll("aa", "AA_DEFENSE", [8], "*"),
        { label: "bomb", faces: [6], chart: null, modified: 6, result: "miss", modifiers: {} },
        { label: "bomb", faces: [7], chart: null, modified: 7, result: "hit", modifiers: {} },
        MERCHANT(4),
        roll("aa", "AA_DEFENSE", [8], "*", { TORPEDO_RUN: 1 }),
        roll("torpedo-attack", "TORPEDO_ATTACK", [7], null, { TARGET_CONVOY_SHIP: 1 }),
        roll("torpedo-damage", "TORPEDO_DAMAGE", [8], "MX"),
      ],
      outcome: {
        flak: [
          { stack: null, aircraft: "ju88_a", result: "none" },
          { stack: null, aircraft: "he111", result: "abort" },
        ],
        attacks: [
          { aircraft: "ju88_a", dice: 2, hits: 1, harms: [{ unit: "mv", sunk: 1 }] },
          { aircraft: "he111", dice: 1, hits: 1, harms: [{ unit: "mv", sunk: 1 }] },
        ],
        next: null,
      },
      snapshot: { vp: { total: -4 }, sides: { allied: { forces: [{ units: [{ unit: "mv", cs: 3 }] }] } } },
    }),
  ];
}
