import { inMonth, merged, roll, two, type Vector } from "./kit/combat";
import { onBase, plays, refuses } from "./kit/pack";

/** 14.8.3 Two players name the numbers of an evasion. */
function evasions(): Vector[] {
  const plan = {
    citation: "14.8.3",
    operation: "resolveEvasion",
    base: "none",
    patch: { options: { twoPlayers: true } },
  };
  const charges = (total: number) => roll("depth-charge-attack", "E3", null, two(total));
  const minor = roll("boat-damage", "E4", null, [3, 2]);
  const vectors = [
    plays({
      ...plan,
      id: "two-players-number",
      title: "14.8.3 The opponent named the same number: three hits more, and no die for the escort",
      input: { number: 3, escort: 3 },
      rolls: [charges(3), minor, minor, minor],
      outcome: { guessed: "number", escort: 3, hits: 3 },
      rulings: ["E-95"],
    }),
    plays({
      ...plan,
      id: "two-players-direction",
      title: "14.8.3 He named the other number of that way: one hit more",
      input: { number: 5, escort: 6 },
      rolls: [charges(2), minor],
      outcome: { guessed: "direction", escort: 6, hits: 1 },
      rulings: ["E-95"],
    }),
    plays({
      ...plan,
      id: "two-players-nothing",
      title: "14.8.3 He named another way: one hit less",
      input: { number: 2, escort: 3 },
      rolls: [charges(5)],
      outcome: { guessed: "nothing", escort: 3, hits: 0 },
    }),
    refuses({
      ...plan,
      id: "two-players-one-number",
      title: "14.8.3 Where two play, both name a number",
      input: { number: 2 },
      code: "CHOICE_MISSING",
      section: "14.8",
      pointer: "/input/escort",
    }),
    refuses({
      ...plan,
      id: "two-players-alone",
      title: "14.8.3 Alone, no one names the escort's number",
      patch: {},
      input: { number: 2, escort: 5 },
      code: "VALUE_NOT_LISTED",
      section: "14.8",
      pointer: "/input/escort",
    }),
  ];
  return vectors.map((vector) => onBase("combat-viib-evasion", vector));
}

/** 11.4.6, E-29 A VIID on a caller's tracks with Mission boxes of their own. */
function missionBoxes(): Vector[] {
  const box = (kind: string, column: string, missionBoxIf: readonly string[] = []) => {
    return { kind, column, rolls: 1, bayOfBiscay: false, gibraltar: false, missionBoxIf };
  };
  const boxes = [
    box("transit", "transit"),
    box("mission", "atlantic", ["A", "M"]),
    box("area", "atlantic"),
    box("transit", "transit"),
  ];
  const tracks = [{ boat: "VIID", id: "atlantic", area: "atlantic", checks: 4, boxes }];
  const charts = { TRACKS: { facts: { tracks } } };
  const viid = { boat: { type: "VIID" }, startMonth: "1942-01", month: "1942-02" };
  const everywhere = merged(viid, { rulings: { viidAllMissionBoxes: true } });
  const plan = { citation: "11.4.6", operation: "resolveAssignment", base: "none", input: { request: false }, charts };
  const p1 = (total: number) => {
    return {
      ...roll("patrol-assignment", "P1", "1942-01_1942-06", two(total)),
      result: total === 4 ? "atlantic (W)" : "atlantic",
    };
  };
  const vectors = [
    plays({
      ...plan,
      id: "mission-boxes-listed",
      title: "11.4.6 A Mission box on another track is an ordinary one, as listed",
      patch: viid,
      rolls: [p1(8)],
      outcome: { area: "atlantic", mission: null, substituted: false },
      snapshot: { boat: { mineBay: 0 }, patrol: { missionState: "none" } },
    }),
    plays({
      ...plan,
      id: "mission-boxes-all",
      title: "11.4.6 With viidAllMissionBoxes the same patrol lays mines",
      patch: everywhere,
      rolls: [p1(8)],
      outcome: { area: "atlantic", mission: "M", track: "atlantic", substituted: true },
      snapshot: { boat: { mineBay: 15 }, patrol: { missionState: "pending" } },
      rulings: ["E-29"],
    }),
    plays({
      ...plan,
      id: "mission-boxes-flagged",
      title: "11.4.6 A patrol with another flag keeps it",
      patch: everywhere,
      rolls: [p1(4)],
      outcome: { area: "atlantic", mission: "W" },
      snapshot: { boat: { mineBay: 0 } },
    }),
    plays({
      ...plan,
      id: "mission-boxes-printed",
      title: "11.4.6 On the printed tracks the ruling changes nothing",
      charts: {},
      patch: everywhere,
      rolls: [p1(8)],
      outcome: { area: "atlantic", mission: null },
      snapshot: { boat: { mineBay: 0 } },
    }),
    plays({
      ...plan,
      id: "mission-boxes-choose",
      title: "11.2.1 A patrol that is requested lays mines too",
      citation: "11.2.1",
      operation: "choosePatrol",
      patch: merged(everywhere, { phase: "patrol_choice" }),
      input: { area: "atlantic", mission: "M" },
      rolls: [],
      outcome: { area: "atlantic", mission: "M" },
      rulings: ["E-41"],
    }),
  ];
  return vectors.map((vector) => onBase("port-viia", vector));
}

/** Rulings on what the rules leave open between two of them. */
function rulings(): Vector[] {
  const twoMonths = inMonth("1940-12", { boat: "IXA" });
  const supply = {
    phase: "resupply",
    options: { resupplyAtSea: true, initialLoadRestriction: true },
    patrol: {
      box: 6,
      checksDone: 6,
      checksDoneInBox: 1,
      checksRequired: 1,
      resupplied: true,
      resupplyTried: true,
      resupplyOffer: { G7a: 0, G7e: 4 },
    },
    boat: {
      tubes: { fwd1: "empty", fwd2: "empty" },
      fwdReloads: { G7a: 0, G7e: 5 },
      aftReloads: { G7a: 0, G7e: 0 },
    },
  };
  return [
    onBase(
      "combat-ixa-detection",
      plays({
        id: "date-two-months",
        title: "9.6.7 A boat at sea from December to January is searched for as in December",
        citation: "9.6.7",
        operation: "resolveDepthCharge",
        base: "none",
        patch: merged(twoMonths),
        input: { exceedTestDepth: false },
        rolls: [roll("escort-detection", "E2", "normal", two(8))],
        outcome: { detected: false },
        rulings: ["D1"],
      }),
    ),
    onBase(
      "patrol-viic",
      plays({
        id: "supply-restricted-load",
        title: "14.9.4 The restricted first load does not limit what comes aboard at sea",
        citation: "14.9.4",
        operation: "takeTorpedoes",
        base: "none",
        patch: supply,
        input: {
          fwdReloads: { G7a: 0, G7e: 2 },
          aftReloads: { G7a: 0, G7e: 0 },
          tubes: { fwd1: "G7e", fwd2: "G7e" },
        },
        rolls: [],
        outcome: { taken: 4, phase: "at_sea" },
        snapshot: { boat: { tubes: { fwd1: "G7e", fwd2: "G7e" }, fwdReloads: { G7a: 0, G7e: 7 } } },
        rulings: ["E-97"],
      }),
    ),
    onBase(
      "combat-viib-round",
      plays({
        id: "straggler-new-escort",
        title: "14.6.1 An escort that comes up to a straggler is another one, with its own quality",
        citation: "14.6.1",
        operation: "resolveAdditionalRound",
        base: "none",
        patch: {
          options: { variableEscortQuality: true },
          engagement: {
            following: "damaged",
            fought: true,
            targets: [{ slot: 1, type: "small_freighter", name: "Royal Sceptre", tons: 4800, points: 2, damage: 1 }],
            round: { mode: "surface", gunFired: true },
          },
        },
        input: {},
        rolls: [
          roll("additional-round-check", "E1", "additional_round_gibraltar", [1, 2]),
          roll("escort-quality", "ESCORT_QUALITY", "1939-1941", [6]),
        ],
        outcome: { result: "escort", phase: "detection" },
        snapshot: { engagement: { escorted: true, escortQuality: "veteran" } },
        rulings: ["E-99"],
      }),
    ),
  ];
}

/** 14.8.3, 11.4.6 and rulings besides: two players, Mission boxes of a VIID, two months, supply, stragglers. */
export function vectors(): Vector[] {
  return [...evasions(), ...missionBoxes(), ...rulings()];
}
