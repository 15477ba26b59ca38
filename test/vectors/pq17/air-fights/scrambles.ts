import { all, type Change, type Json, needs, type Roll, refused, resolves, roll, type Vector } from "../kit";
import { strikeIn } from "../kit/attacks";
import { options, weather } from "../kit/changes";
import { fleet, ships } from "../kit/fleets";
import { aircraft, plane } from "../kit/pieces";

/** 7.2.1 Vectors for the aircraft that may rise. */
export function scrambling(): Vector[] {
  const rise = (
    id: string,
    title: string,
    input: readonly string[],
    code: string,
    pointer: string,
    change?: Change,
    section = "7.2.1",
  ): Vector =>
    refused({
      id: `scramble-${id}`,
      title: `7.2.1 ${title}`,
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-scramble",
      change,
      input: { aircraft: input },
      code,
      section,
      pointer,
    });
  const surprised: Change = (state) => {
    strikeIn(state).surprised = true;
  };
  const zeppelin =
    (refuelling: boolean): Change =>
    (state) => {
      const { hex } = strikeIn(state);
      state.sides.axis.forces.push(fleet("zeppelin", 21, ships("graf_zeppelin", 3), { at: hex, refuelling }));
      state.sides.axis.aircraft.push(plane("bf109t", "bf109t", 2, { carrier: "graf_zeppelin" }));
    };
  return [
    resolves({
      id: "scramble-none",
      title: "7.2.1 No one has to rise: what is at the base is lined up at once",
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-scramble",
      input: { aircraft: [] },
      rolls: [],
      outcome: { airCombat: [], next: "air_deploy" },
      snapshot: { pending: { decision: "air_deploy", side: "axis" } },
    }),
    rise(
      "away",
      "D-53 aircraft that are away cannot rise",
      ["bf110_1"],
      "VALUE_NOT_LISTED",
      "/input/aircraft/0",
      aircraft("axis", "bf110_1", { mission: "search", hex: "0716" }),
    ),
    rise(
      "aborted",
      "a unit whose steps have all turned back cannot rise",
      ["bf110_1"],
      "VALUE_NOT_LISTED",
      "/input/aircraft/0",
      aircraft("axis", "bf110_1", { aborted: 2 }),
    ),
    rise("bomber", "bombers do not rise", ["ju87r_1"], "VALUE_NOT_LISTED", "/input/aircraft/0"),
    rise(
      "elsewhere",
      "D-53 without the option fighters of a base elsewhere do not rise",
      ["bf109_banak"],
      "VALUE_NOT_LISTED",
      "/input/aircraft/0",
      (state) => {
        state.sides.axis.aircraft.push(plane("bf109_banak", "bf109", 2, { base: "banak" }));
      },
    ),
    rise(
      "refuelling",
      "11.3.2 fighters of a carrier that refuels at sea do not rise",
      ["bf109t"],
      "VALUE_NOT_LISTED",
      "/input/aircraft/0",
      zeppelin(true),
    ),
    resolves({
      id: "scramble-carrier",
      title: "7.2.1 fighters of a carrier at sea in the hex rise",
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-scramble",
      change: zeppelin(false),
      input: { aircraft: ["bf109t"] },
      rolls: [],
      outcome: { next: "air_dogfight_targets" },
      snapshot: { pending: { strike: { scrambled: ["bf109t"] } } },
    }),
    rise("twice", "a unit rises once", ["bf109_1", "bf109_1"], "CHOICE_REPEATED", "/input/aircraft/1"),
    rise(
      "fog",
      "9.2.3 in Fog the fighters of the base stay down",
      ["bf109_2"],
      "CHOICE_COUNT",
      "/input/aircraft",
      weather("fog"),
    ),
    rise(
      "surprised",
      "with surprise one unit rises alone",
      ["bf109_1", "bf109_2"],
      "CHOICE_COUNT",
      "/input/aircraft",
      all(options("air_surprise"), surprised),
    ),
    rise(
      "surprised-interceptor",
      "with surprise it is an Interceptor if there is one",
      ["bf109_2"],
      "VALUE_NOT_LISTED",
      "/input/aircraft/0",
      all(options("air_surprise"), surprised),
    ),
    resolves({
      id: "scramble-surprised-without-interceptor",
      title: "7.2.1 with surprise and no Interceptor any one fighter unit may rise",
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-scramble",
      change: all(options("air_surprise"), surprised, aircraft("axis", "bf109_1", { interceptor: false })),
      input: { aircraft: ["bf110_1"] },
      rolls: [],
      outcome: { next: "air_dogfight_targets" },
      snapshot: { pending: { strike: { scrambled: ["bf110_1"] } } },
    }),
  ];
}

/** 7.2.1 The option: surprise of an air attack. */
export function surprise(): Vector[] {
  const declared = (
    id: string,
    title: string,
    change: Change,
    rolls: Roll[],
    surprised: boolean,
    more: Json = {},
  ): Vector =>
    resolves({
      id: `air-surprise-${id}`,
      title: `7.2.1 ${title}`,
      citation: "7.2.1",
      operation: "declareAirAttack",
      base: "air-kirkenes",
      change,
      input: { target: "airbase:kirkenes_air", groups: [["albacore_1", "albacore_2", "fulmar_1"]] },
      rolls,
      outcome: { next: "air_scramble" },
      snapshot: { pending: { decision: "air_scramble", strike: { surprised } } },
      ...more,
    });
  const option = options("air_surprise");
  const surpriseDie = (face: number, modifiers: Readonly<Record<string, number>> = {}): Roll =>
    roll("air-surprise", "SURPRISE", [face], null, modifiers);
  return [
    declared("off", "without the option there is no die for surprise", () => undefined, [], false),
    declared("none", "with the option a 7 brings no surprise", option, [surpriseDie(7)], false, { rulings: ["E-111"] }),
    declared("success", "with the option an 8 surprises", option, [surpriseDie(8)], true, { rulings: ["E-111"] }),
    declared(
      "reduced-visibility",
      "SURPRISE Reduced Visibility: +1",
      all(option, weather("reduced_visibility")),
      [surpriseDie(7, { REDUCED_VISIBILITY: 1 })],
      true,
    ),
    declared("storm", "SURPRISE Storm: +1", all(option, weather("storm")), [surpriseDie(7, { STORM: 1 })], true),
    needs({
      id: "air-surprise-needs-roll",
      title: "7.2.1 the die for surprise is requested",
      citation: "7.2.1",
      operation: "declareAirAttack",
      base: "air-kirkenes",
      change: option,
      input: { target: "airbase:kirkenes_air", groups: [["fulmar_1"]] },
      next: { label: "air-surprise", chart: "SURPRISE" },
    }),
    refused({
      id: "air-surprise-two-near",
      title: "7.2.1 without surprise one fighter unit of an adjacent hex may join, not two",
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-near-vaenga",
      change: option,
      input: { aircraft: ["hurricane_1", "hurricane_2"] },
      code: "ONE_FROM_NEXT_HEX",
      section: "7.2.1",
      pointer: "/input/aircraft",
    }),
    resolves({
      id: "air-surprise-one-near",
      title: "7.2.1 without surprise one of an adjacent hex joins all of the hex attacked",
      citation: "7.2.1",
      operation: "scrambleFighters",
      base: "air-near-vaenga",
      change: option,
      input: { aircraft: ["hurricane_2", "sea_hurricane"] },
      rolls: [],
      outcome: { next: "air_dogfight_targets" },
      snapshot: { pending: { strike: { scrambled: ["hurricane_2", "sea_hurricane"] } } },
    }),
  ];
}
